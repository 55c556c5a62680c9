"""card.*. The Beast denizens of later games that speak in campaigns."""

from __future__ import annotations

from crownlands.games.oath.campaign.force import force_of
from crownlands.games.oath.campaign.plans import cannot_plan, plan_order, plan_price
from crownlands.games.oath.campaign.steps import cannot_campaign
from crownlands.games.oath.campaign.targets import chosen, dice_of, wants_even
from crownlands.games.oath.components import CARD
from crownlands.games.oath.state import ATTACKER, DEFENDER, Campaign
from tests.oath.campaigns import BLANK, HOLLOW, SHIELD, SHIELDS, SKULL, SWORD, War, bare, frontier, purse
from tests.oath.scene import Scene

STEPPE = "provinces.1"


def attack(scene: Scene, *answers: str, defense: list[int] | None = None, swords: list[int] | None = None) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    rolls = ([BLANK] if defense is None else defense, [SWORD] * 12 if swords is None else swords)
    return War(scene, 1).rolls(*rolls).start("done", "n:6", *answers)


# -- plans ------------------------------------------------------------------------------------------------------


def test_nature_worship_counts_beast_advisers_of_the_side() -> None:
    """card.nature-worship."""
    for seat, pool in ((1, 8), (2, 4)):
        scene = frontier().card("nature-worship", "provinces.3").warbands(seat, "provinces.3", 1)
        scene.adviser(seat, "wolves").adviser(seat, "rangers").adviser(seat, "birdsong", up=False)
        war = attack(scene.has(seat, secrets=1), "card:nature-worship")
        assert war.c.dice == pool, "what lies face down has no suit"


def test_nature_worship_without_beasts_is_not_offered() -> None:
    """card.nature-worship."""
    scene = frontier().card("nature-worship", "provinces.3").warbands(1, "provinces.3", 1).has(1, secrets=1)
    assert attack(scene).c.plans == []


def test_walled_garden_adds_a_die_for_every_beast_at_sites() -> None:
    """card.walled-garden."""
    scene = frontier().card("walled-garden", STEPPE).card("wolves", "hinterland.1").adviser(2, "rangers")
    war = attack(scene, "card:walled-garden")
    assert war.c.shields == 3, "the Steppe's, the garden and the wolves; advisers are at no site"
    scene = frontier().card("walled-garden", "provinces.3").warbands(2, "provinces.3", 1)
    assert attack(scene).c.plans == [], "its site is no target"


def test_walled_garden_of_bandits_grows_only_at_a_target() -> None:
    """card.walled-garden."""
    for place, shields in ((STEPPE, 2), ("provinces.3", 1)):
        scene = frontier().warbands(2, STEPPE, 0).pawn(2, "hinterland.1").card("walled-garden", place)
        assert attack(scene).c.shields == shields


def test_war_tortoise_ignores_double_shields_or_double_swords() -> None:
    """card.war-tortoise."""
    scene = purse(frontier().adviser(1, "war-tortoise").board(2, 0), 1, 1).warbands(2, "provinces.2", 1)
    war = (
        War(scene, 1)
        .rolls([SHIELD, SHIELDS], [SWORD] * 6)
        .start("site:wastes", "done", "n:6", "card:war-tortoise")
    )
    assert war.c.defense == 1 + 3, "one shield and three warbands"
    scene = purse(frontier().adviser(2, "war-tortoise"), 2, 1)
    war = attack(scene, "card:war-tortoise", swords=[SKULL, SKULL, *[HOLLOW] * 4]).go(sacrifice="no")
    assert (war.c.attack, war.c.won) == (2, DEFENDER)
    assert war.g.board[1] == 2, "the two skulls still killed, and half of the rest in defeat"


# -- musts ------------------------------------------------------------------------------------------------------


def test_insect_swarm_burns_a_favor_for_every_plan_of_the_enemy() -> None:
    scene = purse(frontier().adviser(2, "insect-swarm").adviser(1, "longbows"), 1, 1)
    shared = scene.g.shared
    war = attack(scene, "card:longbows")
    assert (war.g.favor[1], war.g.shared) == (0, shared + 1)
    assert attack(purse(frontier().adviser(2, "insect-swarm").adviser(1, "longbows"), 1, 0)).c.plans == []


def test_insect_swarm_stings_only_the_other_side() -> None:
    scene = bare().citizen(2).adviser(2, "insect-swarm").adviser(1, "longbows").turn(1)
    c = scene.g.campaign = Campaign(attacker=1, at=0, defender=0)
    order = plan_order(c, 1, CARD["longbows"], ATTACKER)
    assert plan_price(scene.g, order).favor_burned == 0, "its owner has not joined"
    c.allies = [2]
    assert plan_price(scene.g, order).favor_burned == 1
    assert plan_price(scene.g, plan_order(c, 0, CARD["keep"], DEFENDER)).favor_burned == 0


def test_marsh_spirit_forbids_plans_to_whoever_targets_its_site() -> None:
    """card.marsh-spirit."""
    scene = frontier().card("marsh-spirit", STEPPE).adviser(1, "longbows").adviser(2, "rain-boots")
    scene.adviser(2, "mercenaries").has(2, favor=1)
    war = attack(scene)
    assert (war.decision.prompt, war.decision.seat) == ("plan", 2), "the defender may"
    reason = cannot_plan(war.g, war.c, 1, CARD["longbows"], ATTACKER)
    assert reason is not None and reason.facts == {"card": CARD["marsh-spirit"]}
    scene = frontier().card("marsh-spirit", "provinces.3").warbands(2, "provinces.3", 1).adviser(1, "longbows")
    assert attack(scene).refs() == ["card:longbows", "done"], "its site is no target"


def test_giant_python_wants_an_even_number_of_dice() -> None:
    scene = frontier().adviser(2, "giant-python").warbands(2, "provinces.2", 1)
    war = War(scene, 1).start()
    assert war.decision.prompt == "first-target", "the Steppe alone brings one die"
    assert war.refs() == ["site:wastes", "pawn"]
    war.answer("pawn")
    assert (war.decision.prompt, dice_of(war.g, war.c, chosen(war.c))) == ("attack-dice", 4), (
        "the Wastes had to follow"
    )


def test_giant_python_counts_dice_of_targets_only() -> None:
    """One die of the Steppe, two of the pawn, one of the Map, one of the ward; the title has no say."""
    for ward, possible in ((False, True), (True, False)):
        scene = frontier().adviser(2, "giant-python").relic(2, "map").turn(1)
        scene.g.title = 2
        if ward:
            scene.adviser(2, "sealing-ward")
        assert (cannot_campaign(scene.g, 1) is None) == possible


def test_giant_python_of_the_chancellor_guards_the_empire_and_a_citizens_only_the_citizen() -> None:
    scene = bare().citizen(2).adviser(2, "giant-python").turn(1)
    assert not wants_even(scene.g, Campaign(attacker=1, at=0, defender=0))
    assert wants_even(scene.g, Campaign(attacker=1, at=0, defender=2))
    scene = bare().citizen(2).adviser(0, "giant-python").turn(1)
    assert wants_even(scene.g, Campaign(attacker=1, at=0, defender=2))


# -- the force --------------------------------------------------------------------------------------------------


def test_vow_of_union_brings_all_warbands_and_any_of_them_may_die() -> None:
    """card.vow-of-union."""
    scene = frontier().adviser(1, "vow-of-union").warbands(1, "provinces.2", 2).warbands(1, "provinces.3", 1)
    war = War(scene, 1).rolls([BLANK], [SKULL, *[HOLLOW] * 8]).start("done")
    assert (war.decision.prompt, war.refs()[0]) == ("attack-dice", "n:9"), "six on the board and three at sites"
    war.answer("n:9")
    assert war.decision.prompt == "bury-skulls"
    war.answer("n:0", "n:0")
    assert war.g.bands[scene.slot("provinces.3")] == 0, "even the last one at a site"


def test_vow_of_union_is_for_attacks_and_leaves_a_citizen_without_the_empires_sites() -> None:
    """card.vow-of-union."""
    war = attack(frontier().adviser(2, "vow-of-union").warbands(2, "provinces.3", 4))
    assert war.c.joined == []
    scene = bare().citizen(1).adviser(1, "vow-of-union").pawn(1, "cradle.1").board(1, 3)
    war = War(scene, 1).start("seat:0")
    assert war.c.apart == 1
    assert force_of(war.g, war.c, ATTACKER) == 3, "against the Empire it rules no purple site"


def test_vow_of_union_counts_the_bandits_of_the_crown() -> None:
    """card.vow-of-union."""
    scene = frontier().adviser(1, "vow-of-union").relic(1, "bandit-crown")
    war = War(scene, 1).start("done")
    empty = [slot for slot in range(8) if war.g.site_up[slot] and not war.g.bands[slot]]
    assert force_of(war.g, war.c, ATTACKER) == 6 + sum(war.g.sites[slot].bandits for slot in empty)
    assert sum(war.g.sites[slot].bandits for slot in empty) > 0


def test_wild_allies_fight_at_a_site_with_a_beast() -> None:
    """card.wild-allies."""
    scene = (
        frontier()
        .pawn(1, "hinterland.1")
        .adviser(1, "wild-allies")
        .card("wolves", STEPPE)
        .card("elders", "cradle.1")
    )
    scene.has(1, secrets=1, supply=0).turn(1).start()
    scene.use("wild-allies")
    c = scene.g.campaign
    assert c is not None
    assert (c.at, c.defender, c.free, c.joined) == (scene.slot(STEPPE), 2, True, [])
    assert (scene.g.supply[1], scene.g.pawn[1]) == (0, scene.slot("hinterland.1"))


def test_wild_allies_bring_the_warbands_there() -> None:
    """card.wild-allies."""
    scene = frontier().warbands(1, "provinces.2", 3).pawn(2, "provinces.2").adviser(1, "wild-allies")
    scene.card("wolves", "provinces.2").has(1, secrets=1, supply=0).turn(1).start()
    scene.use("wild-allies")
    c = scene.g.campaign
    assert c is not None
    assert c.joined == [scene.slot("provinces.2")]
    assert force_of(scene.g, c, ATTACKER) == 9


def test_wild_allies_need_somebody_to_attack_beside_a_beast() -> None:
    """card.wild-allies."""
    scene = frontier().adviser(1, "wild-allies").has(1, secrets=1).turn(1)
    scene.start()
    assert "card:wild-allies" not in scene.refs()
