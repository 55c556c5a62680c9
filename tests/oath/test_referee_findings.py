"""What an independent reading of the Law found against the rules as they were played."""

from __future__ import annotations

from crownlands.games.oath.components import CARD, GOAL
from crownlands.games.oath.ruling import sites_ruled
from crownlands.games.oath.state import BOTH_CHANGED, Campaign
from crownlands.games.oath.title import keepers, vision_met
from crownlands.games.oath.travel import cannot_go, journey
from tests.oath.campaigns import War, bare
from tests.oath.scene import Scene, oath


def decadent(scene: Scene) -> Scene:
    """The Chancellor has to bear the trait."""
    scene.g.reliquary[1] = None
    return scene._changed()


def by_coast(scene: Scene, seat: int, goal: str) -> int:
    """What a journey by the coast costs; it has to be possible."""
    order = journey(scene.g, seat, scene.slot(goal), scene.g.sites[scene.g.pawn[seat]])
    assert cannot_go(scene.g, order) is None
    return order.cost


# -- 5.6.1, 7.6.2: only a way that spends no supply goes free of surcharges ---------------------------------------


def test_the_coast_does_not_spare_the_decadent_chancellor_the_surcharge() -> None:
    scene = oath().site("lush-coast", "cradle.2").site("rocky-coast", "hinterland.1").pawn(0, "cradle.2").turn(0)
    assert by_coast(scene, 0, "hinterland.1") == 1
    assert by_coast(decadent(scene), 0, "hinterland.1") == 1 + 1


def test_the_coast_leads_the_decadent_chancellor_home_for_nothing_past_the_pass() -> None:
    scene = oath().site("lush-coast", "cradle.2").site("narrow-pass", "cradle.1")
    scene.site("rocky-coast", "hinterland.1").pawn(0, "hinterland.1").turn(0)
    goal = scene.slot("cradle.2")
    assert cannot_go(scene.g, journey(scene.g, 0, goal)) is not None, "the plain way leads to the Pass"
    assert by_coast(scene, 0, "cradle.2") == 1
    assert by_coast(decadent(scene), 0, "cradle.2") == 0


def test_an_exile_pays_the_coast_as_ever() -> None:
    scene = decadent(oath().site("lush-coast", "cradle.2").site("rocky-coast", "hinterland.1"))
    scene.pawn(1, "cradle.2").turn(1)
    assert journey(scene.g, 1, scene.slot("hinterland.1"), CARD["lush-coast"]).cost == 1


# -- 2.11, 5.5.1, 7.6.5: a campaign inside the Empire does not part its sites for the oath ------------------------


def crowned_citizen(attacker: int, defender: int) -> Scene:
    """The Empire rules four sites, three of them by a Citizen's Crown; an Exile two. Then brothers fight."""
    scene = oath().citizen(1).relic(1, "bandit-crown")
    scene.site("river", "provinces.2").site("steppe", "provinces.3").site("wastes", "hinterland.2")
    scene.warbands(2, "provinces.1", 1).warbands(2, "hinterland.1", 1).turn(attacker)
    scene.g.campaign = Campaign(attacker=attacker, at=0, defender=defender, apart=1)
    scene.g.dirty = BOTH_CHANGED
    return scene


def test_the_empire_keeps_the_oath_while_its_citizen_with_the_crown_fights_it() -> None:
    for attacker, defender in [(1, 0), (0, 1)]:
        g = crowned_citizen(attacker, defender).g
        assert [sites_ruled(g, seat) for seat in (0, 1, 2)] == [1, 3, 2], "in the campaign they rule apart"
        assert keepers(g, GOAL["supremacy"]) == [0]


def test_no_seer_conquers_the_land_because_brothers_fight() -> None:
    g = crowned_citizen(1, 0).vision(2, "vision-of-conquest").g
    g.visions_drawn = 3
    assert not vision_met(g, 2, GOAL["supremacy"])


# -- 2.11: the title is always with whoever keeps the oath, in the middle of a campaign too -----------------------


def test_a_plan_that_gives_a_site_away_moves_the_title_before_the_next_plan() -> None:
    scene = bare().site("steppe", "provinces.1").site("wastes", "provinces.2").site("river", "provinces.3")
    scene.card("wrestlers", "provinces.1").card("longbows", "cradle.1").relic(1, "bandit-crown")
    scene.warbands(0, "provinces.1", 1).pawn(2, "provinces.1").board(2, 3)
    war = War(scene, 2)
    war.start().until("plan", defender="seat:0", target="done", attack_dice="n:3")
    assert [sites_ruled(war.g, seat) for seat in (0, 1)] == [3, 2]
    assert war.g.title == 0
    war.answer("card:wrestlers").until("plan", lose="n:1")
    assert [sites_ruled(war.g, seat) for seat in (0, 1)] == [2, 3], "the Crown has the empty site"
    assert war.g.title == 1
