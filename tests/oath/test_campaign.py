"""5.5.1, 5.5.2. Who can be attacked, which targets, how many dice, who stands by the defender."""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Reason
from crownlands.games.oath import words
from crownlands.games.oath.campaign.force import posts
from crownlands.games.oath.campaign.plan_kit import add_attack, join_ruled_sites, remove_attack
from crownlands.games.oath.campaign.steps import (
    campaign_at,
    cannot_campaign,
    cannot_campaign_at,
    fill_pools,
    title_dice,
)
from crownlands.games.oath.components import CARD, DARKEST_SECRET
from crownlands.games.oath.moments import Power, banned
from crownlands.games.oath.orders import TARGET
from crownlands.games.oath.state import ATTACKER, DEFENDER, NOBODY, Campaign, Oath
from tests.oath.campaigns import SHIELDS, War, bare, frontier
from tests.oath.scene import give_power, refused


def reason(found: Reason | None) -> str:
    return "" if found is None else found.key


# -- 5.5.1 ------------------------------------------------------------------------------------------------------


def test_it_costs_two_supply() -> None:
    """5.5.1."""
    war = War(frontier().has(1, supply=2), 1).start()
    assert war.g.supply[1] == 0, "one possible defender: named without a question, and paid for"
    assert reason(cannot_campaign(frontier().has(1, supply=1).g, 1)) == "no-supply"


def test_whoever_rules_the_site_or_stands_there_may_be_attacked() -> None:
    """5.5, 5.5.1, 10.your-enemy."""
    war = War(frontier().pawn(3, "provinces.1"), 1).start()
    assert war.decision.prompt == "defender"
    assert war.refs() == ["seat:2", "seat:3"], "seat 2 rules, seat 3 stands there; a player rules, so no bandits"


def test_bandits_where_no_player_rules() -> None:
    """5.5.1, 10.bandits."""
    war = War(frontier().warbands(2, "provinces.1", 0), 1).start()
    assert war.refs() == ["seat:2", words.BANDITS.ref]


def test_at_an_imperial_site_any_imperial_player_may_be_named() -> None:
    """5.5.1, 6.6.3."""
    scene = (
        frontier()
        .citizen(3)
        .pawn(1, "cradle.1")
        .pawn(2, "provinces.1")
        .pawn(0, "provinces.3")
        .pawn(3, "provinces.3")
    )
    war = War(scene, 1).start()
    assert sorted(war.refs()) == ["seat:0", "seat:3"], "neither is there; both rule it"


def test_the_chancellor_cannot_attack_a_citizen_who_is_elsewhere() -> None:
    """5.5.1. Attacked by the Chancellor a Citizen rules nothing, so there would be no target at the site."""
    scene = frontier().citizen(3).pawn(3, "provinces.1").pawn(0, "cradle.1")
    assert reason(cannot_campaign(scene.turn(0).g, 0)) == "nobody-to-attack"
    war = War(scene.pawn(3, "cradle.1"), 0).start()
    assert war.c.defender == 3
    assert war.c.apart == 3
    assert (war.c.sites, war.c.pawn) == ([], True), "who rules no Imperial site has nothing but the pawn to lose"


def test_a_citizen_who_attacks_the_empire_is_not_an_imperial_player() -> None:
    """5.5.1, 10.enemy."""
    scene = frontier().citizen(1).pawn(1, "cradle.1").pawn(0, "provinces.3").board(1, 4)
    war = War(scene.pawn(3, "provinces.3"), 1).start()
    assert (war.c.defender, war.c.apart) == (0, 1)
    assert war.c.sites == [0], "the site that the Chancellor rules must be a target"
    assert not war.g.imperial(1)


def test_free_campaigns_are_offered_and_may_be_declined() -> None:
    scene = frontier().has(1, supply=0)
    scene.g.due = [(0, 1, CARD["knights-errant"].index)]
    war = War(scene, 1).resume()
    assert war.decision.prompt == "follow-campaign"
    war.answer(war.refs()[1])
    assert war.g.campaign is None
    assert war.g.due == []


def test_a_free_campaign_against_one_seat_only() -> None:
    scene = frontier().pawn(3, "provinces.1").has(1, supply=0)
    scene.g.due = [(0, 1, CARD["sneak-attack"].index, 3)]
    war = War(scene, 1).resume().answer("yes")
    assert war.c.defender == 3
    scene = frontier().has(1, supply=0)
    scene.g.due = [(0, 1, CARD["sneak-attack"].index, 3)]
    assert War(scene, 1).resume().decision.prompt == "act", "seat 3 is not here: nothing is asked"


# -- 5.5.2: targets ---------------------------------------------------------------------------------------------


def test_the_attackers_site_is_a_target_if_the_defender_rules_it() -> None:
    """5.5.2."""
    war = War(frontier().warbands(2, "provinces.3", 1).relic(2, "map"), 1).start()
    assert war.c.sites == [2]
    assert war.decision.prompt == "target"
    assert set(war.refs()) == {"site:river", "relic:map", "pawn", "done"}


def test_relics_and_pawn_only_if_the_defender_is_here() -> None:
    """5.5.2, 10.your-site."""
    war = War(frontier().relic(2, "map").pawn(2, "provinces.3").warbands(2, "provinces.3", 1), 1).start()
    assert set(war.refs()) == {"site:river", "done"}
    why = {target.ref: found.key for target, found in refused(war.g, war.c.attacker, "target")}
    assert why["relic:map"] == why["pawn"] == "not-at-your-site"
    assert why["site:plains"] == "not-theirs"


def test_somebody_who_only_stands_here_has_no_site_to_lose() -> None:
    """5.5.2. Note to 5.5.2: bandits rule the site, so a relic, a banner or the pawn must be a target."""
    scene = frontier().warbands(2, "provinces.1", 0).relic(2, "map")
    war = War(scene, 1).start("seat:2")
    assert war.decision.prompt == "first-target"
    assert set(war.refs()) == {"relic:map", "pawn"}


def test_dice_of_targets_add_up_to_nine() -> None:
    """2.4.2, 2.5.2, 2.8.3, 5.5.2.

    Shown by 5.5.2: 2 sites, a relic with shield 2, a banner with 3 tokens, pawn and favor:
    2 + 2 + 3 + 2 = 9.
    """
    relic = next(
        card
        for card in map(CARD.get, ("cup-of-plenty", "map", "ivory-eye", "grand-mask"))
        if card and card.defense == 2
    )
    scene = frontier().warbands(2, "provinces.3", 1).relic(2, relic.name)
    scene.g.darkest, scene.g.darkest_secrets = 2, 3
    war = War(scene, 1).start("site:river", relic.ref, DARKEST_SECRET.ref, "pawn")
    assert war.decision.prompt == "attack-dice", "nothing is left to be a target"
    assert war.decision.facts == {"force": 6, "shields": 9}


def test_fewer_dice_if_you_like() -> None:
    """5.5.2."""
    war = War(frontier(), 1).start("done")
    assert war.decision.prompt == "attack-dice"
    assert war.refs()[0] == "n:6", "all is the first answer"
    assert war.answer("n:2").c.dice == 2


@pytest.mark.parametrize(("usurper", "dice"), [(False, 1), (True, 2)])
def test_the_title_brings_dice(usurper: bool, dice: int) -> None:
    """2.11, 5.5.2."""
    g = frontier().g
    g.title, g.usurper = 2, usurper
    assert title_dice(g, Campaign(attacker=1, at=2, defender=2)) == dice
    assert title_dice(g, Campaign(attacker=1, at=2, defender=3)) == 0
    assert title_dice(g, Campaign(attacker=2, at=2, defender=3)) == 0, "never against its holder"


def test_the_chancellors_title_helps_the_whole_empire() -> None:
    # ruling O8
    """2.11."""
    g = frontier().citizen(3).g
    g.title = 0
    assert title_dice(g, Campaign(attacker=1, at=2, defender=3)) == 1
    assert title_dice(g, Campaign(attacker=0, at=2, defender=3, apart=3)) == 0
    g.title = 3
    assert title_dice(g, Campaign(attacker=1, at=2, defender=0)) == 0, "a Citizen's title is that Citizen's alone"
    assert title_dice(g, Campaign(attacker=3, at=2, defender=0, apart=3)) == 0


def test_lost_dice_become_defense_dice() -> None:
    """5.5.3. Shown by 5.5.3: an attacker with 2 dice who loses 3 has none, and the defender one more."""
    c = Campaign(attacker=1, at=2, dice=2)
    remove_attack(c, 3)
    assert (c.dice, c.shields) == (0, 1)
    add_attack(c, 2)
    assert (c.dice, c.shields) == (2, 1)


def test_plains_and_mountain_look_at_all_targets_there() -> None:
    """site.plains, site.mountain: the pawn counts as a target at the site where it stands, and only once."""
    for name, dice in (("plains", 7), ("mountain", 5)):
        scene = frontier().site(name, "provinces.1").warbands(2, "provinces.1", 0).relic(2, "map")
        war = War(scene, 1).start("seat:2", "pawn", "done")
        assert war.c.sites == []
        trial = war.c.copy()
        fill_pools(war.g, trial, 6)
        assert trial.dice == dice


def test_the_hidden_place_wants_one_secret_a_campaign() -> None:
    """site.the-hidden-place."""
    scene = frontier().site("the-hidden-place", "provinces.1").relic(2, "map").has(1, secrets=2)
    war = War(scene, 1).start("relic:map", "pawn")
    assert (war.g.secrets[1], war.g.flipped[1]) == (1, 1), "once, for the site, the relic and the pawn together"
    poor = frontier().site("the-hidden-place", "provinces.1").has(1, secrets=0, flipped=3)
    assert reason(cannot_campaign(poor.g, 1)) == "nobody-to-attack", "flipped ones do not count"


def test_the_empires_spell_breaker_keeps_a_citizen_from_the_hidden_place() -> None:
    """5.5.1, site.the-hidden-place, card.spell-breaker. Who attacks the Empire is its enemy there too."""
    scene = frontier().citizen(1).site("the-hidden-place", "provinces.1").warbands(2, "provinces.1", 0)
    scene.pawn(0, "provinces.1").pawn(2, "provinces.3").has(1, secrets=2).card("spell-breaker", "provinces.2")
    scene.warbands(0, "provinces.1", 1).warbands(0, "provinces.2", 1)
    assert reason(cannot_campaign(scene.g, 1)) == "nobody-to-attack"
    assert scene.g.campaign is None, "asking leaves no campaign behind"
    war = War(scene.warbands(0, "provinces.2", 0), 1)
    assert reason(cannot_campaign(war.g, 1)) == "nobody-to-attack", "bandits break spells as well"
    war = War(scene.card("spell-breaker", "provinces.3").warbands(2, "provinces.3", 1), 1)
    assert reason(cannot_campaign(war.g, 1)) == "nobody-to-attack", "and so does an Exile"
    free = War(scene.site("steppe", "provinces.1"), 1).start()
    assert free.c.defender == 0 and free.c.apart == 1, "elsewhere no secret is wanted"


def test_the_hidden_place_elsewhere_is_not_offered_without_a_secret() -> None:
    scene = frontier().site("the-hidden-place", "provinces.3").warbands(2, "provinces.3", 1).has(1, secrets=0)
    war = War(scene, 1).start()
    assert "site:the-hidden-place" not in war.refs()
    assert dict(refused(war.g, war.c.attacker, "target"))[CARD["the-hidden-place"]].key == "no-secrets"


def pass_scene(ruler: int) -> War:
    scene = (
        frontier().site("narrow-pass", "hinterland.1").site("mine", "hinterland.2").warbands(2, "hinterland.2", 1)
    )
    scene.warbands(ruler, "hinterland.1", 1)
    return War(scene, 1).start()


def test_the_narrow_pass_goes_with_targets_behind_it() -> None:
    """site.narrow-pass."""
    war = pass_scene(ruler=2)
    assert {"site:mine", "site:narrow-pass"} <= set(war.refs())
    assert war.answer("site:mine").c.sites == [2, 5, 6], "the pass is declared with it"


def test_another_rulers_pass_closes_the_region() -> None:
    war = pass_scene(ruler=3)
    assert "site:mine" not in war.refs()
    assert dict(refused(war.g, war.c.attacker, "target"))[CARD["mine"]].key == "needs-pass"


def test_ones_own_pass_is_no_obstacle() -> None:
    war = pass_scene(ruler=1)
    assert war.answer("site:mine").c.sites == [2, 6]


def test_the_giant_python_wants_an_even_number() -> None:
    """card.giant-python: only dice of targets count; a set that cannot become even is never entered."""
    scene = frontier().adviser(2, "giant-python").warbands(2, "provinces.3", 1)
    war = War(scene, 1).start()
    assert war.decision.prompt == "first-target", "the own site alone is one die"
    assert war.answer("site:river").decision.prompt == "target", "two dice may stand"
    assert "pawn" in war.refs()
    assert "done" in war.refs()


def test_the_giant_python_can_bar_a_campaign() -> None:
    scene = frontier().adviser(2, "giant-python").pawn(2, "provinces.3")
    assert reason(cannot_campaign(scene.g, 1)) == "nobody-to-attack", (
        "one site with one die, and nothing else in reach"
    )


def test_the_giant_python_of_a_citizen_does_not_shield_the_chancellor() -> None:
    scene = (
        frontier()
        .citizen(3)
        .adviser(3, "giant-python")
        .pawn(1, "cradle.1")
        .pawn(3, "provinces.3")
        .pawn(0, "provinces.3")
    )
    war = War(scene, 1).start("seat:0")
    assert war.decision.prompt == "target"


def test_bans_on_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    def hall(g: Oath, order: object, card: object, rulers: int) -> Reason | None:
        barred = getattr(order, "kind", "") is TARGET and getattr(order, "card", None) is DARKEST_SECRET
        return banned(CARD["hall-of-debate"]) if barred else None

    give_power(monkeypatch, Power("hall-of-debate", forbids=hall))
    scene = frontier().card("hall-of-debate", "cradle.1")
    scene.g.darkest, scene.g.darkest_secrets = 2, 2
    war = War(scene, 1).start()
    assert DARKEST_SECRET.ref not in war.refs()
    assert dict(refused(war.g, war.c.attacker, "target"))[DARKEST_SECRET].key == "forbidden-by"


# -- who fights along -------------------------------------------------------------------------------------------


def test_dice_go_up_to_the_whole_force() -> None:
    # ruling O6
    """card.captains: the warbands of the site join, and each may be a die."""
    scene = frontier().warbands(1, "provinces.3", 3).pawn(2, "provinces.3").board(1, 2).turn(1)
    assert cannot_campaign_at(scene.g, 1, 4) is None
    campaign_at(scene.g, 1, 4)
    war = War(scene, 1).resume()
    war.until("attack-dice", first_target="pawn", target="done")
    assert war.refs()[0] == "n:5"


def test_vow_of_union_joins_every_ruled_site(monkeypatch: pytest.MonkeyPatch) -> None:
    give_power(monkeypatch, Power("vow-of-union", force=join_ruled_sites))
    scene = frontier().adviser(1, "vow-of-union").warbands(1, "provinces.3", 2).warbands(1, "provinces.2", 1)
    war = War(scene, 1).start("done")
    assert war.c.joined == [3, 4]
    assert war.refs()[0] == "n:9"


def test_vow_of_union_of_a_citizen_against_the_empire_joins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    give_power(monkeypatch, Power("vow-of-union", force=join_ruled_sites))
    scene = frontier().citizen(1).adviser(1, "vow-of-union").pawn(1, "cradle.1").pawn(0, "provinces.3").board(1, 4)
    war = War(scene, 1).start()
    assert war.c.joined == [], "no Imperial site is this Citizen's in such a campaign"


def test_a_citizens_captains_take_imperial_warbands_along() -> None:
    """card.captains: they join the attacker and do not defend, and the site need not be a target."""
    scene = frontier().citizen(1).pawn(1, "provinces.3").pawn(0, "cradle.1").board(1, 1).turn(1)
    campaign_at(scene.g, 1, 0)
    war = War(scene, 1).resume().answer("seat:0")
    assert war.decision.prompt == "first-target"
    war.answer("pawn")
    assert war.c.sites == []
    assert [post.slot for post in posts(war.g, war.c, ATTACKER)] == [NOBODY, 0]
    assert [post.seat for post in posts(war.g, war.c, DEFENDER)] == [0]


# -- allies -----------------------------------------------------------------------------------------------------


def empire_defends() -> War:
    """Exile 1 attacks Citizen 2 at the Plains; Citizen 3 is there, the Chancellor is not;
    Citizen 4 is elsewhere.
    """
    scene = bare(5).citizen(2, 3, 4).pawn(0, "hinterland.1").pawn(4, "hinterland.1").board(1, 5)
    return War(scene, 1).start("seat:2", "done", "n:5")


def test_the_chancellor_stands_by_unasked_and_citizens_with_leave() -> None:
    """5.5.2."""
    war = empire_defends()
    assert (war.decision.seat, war.decision.prompt) == (3, "join")
    war.answer("yes")
    assert (war.decision.seat, war.decision.prompt) == (2, "let-join")
    war.answer("yes")
    assert war.c.allies == [0, 3]
    assert 4 not in war.c.asked


def test_a_defender_may_do_without() -> None:
    assert empire_defends().answer("yes", "no").c.allies == [0]
    assert empire_defends().answer("no").c.allies == [0]


def test_nobody_helps_a_citizen_whom_the_chancellor_attacks() -> None:
    scene = bare(5).citizen(2, 3).board(0, 4).relic(2, "map")
    war = War(scene, 0).start("seat:2", "pawn", "done", "n:4")
    assert war.until("banish", sacrifice="yes").seat == 0
    assert war.c.allies == war.c.asked == []


def test_the_attacking_citizen_is_not_an_ally() -> None:
    """5.5.2."""
    scene = bare(5).citizen(2, 3).board(2, 4)
    war = War(scene, 2).rolls([SHIELDS] * 3).start("seat:3", "done", "n:0")
    assert war.c.allies == [0]
    assert war.c.asked == []
