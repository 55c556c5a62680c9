"""card.*. The battle plans of the Order suit from later games."""

from __future__ import annotations

import pytest

from crownlands.games.oath.components import CARD, HEARTH, NOMAD
from crownlands.games.oath.state import ATTACKER, DEFENDER
from tests.oath.campaigns import BLANK, HOLLOW, SHIELDS, SKULL, SWORD, War, bare, frontier, purse
from tests.oath.scene import Scene

HERE = "provinces.1"


def attack(scene: Scene, *answers: str, defense: list[int] | None = None, swords: list[int] | None = None) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    rolls = ([BLANK] * 3 if defense is None else defense, [SWORD] * 12 if swords is None else swords)
    return War(scene, 1).rolls(*rolls).start("done", "n:6", *answers)


def bandit_site() -> Scene:
    return frontier().warbands(2, HERE, 0).pawn(2, "hinterland.1")


@pytest.mark.parametrize("first", ["code-of-honor", "longbows"])
def test_code_of_honor_stands_alone(first: str) -> None:
    """card.code-of-honor."""
    scene = frontier().adviser(1, "code-of-honor").adviser(1, "longbows")
    war = attack(scene)
    assert war.refs() == ["card:longbows", "card:code-of-honor", "done"]
    war.answer(f"card:{first}")
    assert war.c.dice == (8 if first == "code-of-honor" else 7)
    assert war.decision.prompt != "plan" or war.decision.seat != 1, "nothing else"


def test_code_of_honor_binds_allies() -> None:
    """card.code-of-honor."""
    scene = bare().site("steppe", HERE).pawn(1, HERE).pawn(0, HERE).board(1, 6).board(0, 1).warbands(0, HERE, 1)
    scene.citizen(2).pawn(2, HERE).adviser(0, "code-of-honor").adviser(2, "longbows")
    war = War(scene, 1).rolls([BLANK] * 9, [SWORD] * 12).start("seat:2")
    war.until("plan", target="done", attack_dice="n:6", join="yes", let_join="yes")
    war.answer("done")
    assert (war.decision.seat, war.refs()) == (0, ["card:code-of-honor", "done"])
    war.answer("card:code-of-honor")
    assert war.decision.prompt != "plan", "nobody of the side has another one"
    assert len(war.c.roll) == 4


def test_bandits_with_code_of_honor_use_it_alone() -> None:
    """card.code-of-honor."""
    scene = bandit_site().card("code-of-honor", "provinces.2").card("longbows", HERE)
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    assert len(war.c.roll) == 4


def test_encirclement_needs_the_larger_force() -> None:
    """card.encirclement."""
    war = attack(purse(frontier().adviser(1, "encirclement").board(2, 3), 1, 1), "card:encirclement")
    assert war.c.dice == 8, "six against five"
    war = attack(purse(frontier().adviser(1, "encirclement").board(2, 4), 1, 1))
    assert war.decision.prompt != "plan", "six against six"


def test_field_promotion_rewards_the_victor_only() -> None:
    """card.field-promotion."""
    war = attack(purse(frontier().adviser(1, "field-promotion"), 1, 1), "card:field-promotion")
    war.until("act", lose="n:1", occupy="n:1")
    assert war.g.board[1] == 6 - 1 + 3
    scene = purse(frontier().adviser(1, "field-promotion"), 1, 1)
    war = attack(scene, "card:field-promotion", defense=[SHIELDS], swords=[HOLLOW] * 6)
    war.until("act", lose="n:3", sacrifice="no")
    assert war.g.board[1] == 3


def test_military_parade_pays_for_every_adviser_of_the_enemy_side() -> None:
    """card.military-parade."""
    scene = frontier().adviser(1, "military-parade").adviser(2, "elders").adviser(2, "rain-boots")
    scene.adviser(2, "tinkers-fair", up=False)
    banks, favor = scene.g.banks[:], scene.g.favor[1]
    war = attack(scene, "card:military-parade")
    war.until("act", lose="n:1", occupy="n:1", plan="done")
    assert war.g.favor[1] == favor + 2, "two of a suit bring two"
    assert war.g.banks[NOMAD.index] == banks[NOMAD.index] - 2
    assert war.g.banks[HEARTH.index] == banks[HEARTH.index]


def test_military_parade_counts_the_advisers_of_allies() -> None:
    """card.military-parade."""
    scene = bare().site("steppe", HERE).pawn(1, HERE).pawn(2, HERE).pawn(0, "cradle.1").board(1, 6).board(2, 0)
    scene.citizen(2).warbands(0, HERE, 1).adviser(1, "military-parade").adviser(0, "elders").adviser(2, "wolves")
    favor = scene.g.favor[1]
    war = War(scene, 1).rolls([BLANK] * 9, [SWORD] * 12).start("seat:2")
    war.until("act", target="done", attack_dice="n:6", plan="card:military-parade", lose="n:0", occupy="n:1")
    assert war.c.allies == [0]
    assert war.g.favor[1] == favor + 2


def test_favor_that_bandits_would_parade_for_burns() -> None:
    scene = bandit_site().card("military-parade", HERE).adviser(1, "elders")
    shared = scene.g.shared
    war = War(scene, 1).rolls([SHIELDS], [HOLLOW] * 6).start("done", "n:1")
    war.until("act", lose="n:3", sacrifice="no")
    assert war.c.won == DEFENDER
    assert war.g.shared == shared + 1


def test_outriders_ignore_skulls() -> None:
    """card.outriders."""
    war = attack(frontier().adviser(1, "outriders"), "card:outriders", defense=[BLANK], swords=[SKULL] * 6)
    war.until("occupy", lose="n:1")
    assert war.g.board[1] == 6 and war.c.attack == 12


def test_peace_envoy_gives_a_favor_for_each_die_and_wins() -> None:
    scene = purse(purse(frontier().adviser(1, "peace-envoy").adviser(2, "longbows"), 1, 2), 2, 0)
    war = attack(scene, "card:peace-envoy")
    assert war.decision.prompt == "occupy"
    assert (war.c.won, war.c.roll, war.c.killed) == (ATTACKER, [], [0, 0])
    assert (war.g.favor[1], war.g.favor[2]) == (0, 1), "one placed, one for the only die"
    assert war.g.board[2] == 4, "the beaten force goes home"


def test_peace_envoy_is_its_sides_only_plan() -> None:
    war = attack(purse(frontier().adviser(1, "peace-envoy").adviser(1, "longbows"), 1, 2), "card:longbows")
    assert war.decision.prompt != "plan"


def test_peace_envoy_is_for_who_can_pay_all_of_it() -> None:
    scene = purse(frontier().adviser(1, "peace-envoy"), 1, 1)
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    assert not war.c.plans and war.decision.prompt != "plan"


def test_peace_envoy_needs_the_enemy_at_ones_site() -> None:
    scene = purse(frontier().adviser(1, "peace-envoy").pawn(2, "hinterland.1"), 1, 5)
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("n:6")
    assert not war.c.plans and war.decision.prompt != "plan"


def test_a_defenders_peace_envoy_sends_the_attackers_home() -> None:
    scene = purse(purse(frontier().adviser(2, "peace-envoy"), 2, 2), 1, 0)
    war = attack(scene, "card:peace-envoy")
    assert war.c.won == DEFENDER
    assert (war.g.board[1], war.g.favor[1], war.g.favor[2]) == (6, 1, 0)


def test_favor_given_by_a_peace_envoy_can_be_burned_with_the_pawn() -> None:
    scene = purse(purse(frontier().adviser(1, "peace-envoy"), 1, 4), 2, 1)
    war = War(scene, 1).start()
    war.until("plan", target="pawn", attack_dice="n:6")
    war.answer("card:peace-envoy")
    war.until("burn-half", occupy="n:1", banish="no")
    assert war.g.favor[2] == 1 + 3
    war.answer("yes")
    assert war.g.favor[2] == 2


def test_relic_hunter_targets_buried_relics_and_may_return_them() -> None:
    """card.relic-hunter."""
    scene = frontier().adviser(1, "relic-hunter")
    [relic] = scene.g.buried[2]
    war = attack(scene, "card:relic-hunter")
    assert war.refs() == ["buried:2.0", "done"]
    war.answer("buried:2.0")
    assert war.c.shields == 2
    war.until("relic-hunter-return", lose="n:1", occupy="n:1")
    assert relic in war.g.relics[1]
    war.answer("done")
    assert relic in war.g.relics[1]


def test_relic_hunter_says_nothing_where_no_relic_is() -> None:
    """card.relic-hunter."""
    scene = frontier().adviser(1, "relic-hunter")
    scene.g.relic_deck += scene.g.buried[2]
    scene.g.relic_deck_seen += [0] * len(scene.g.buried[2])
    scene.g.buried[2], scene.g.buried_seen[2] = [], []
    war = attack(scene)
    assert not war.c.plans and war.decision.prompt != "plan"


def test_shield_wall_holds_or_dies_to_the_last() -> None:
    """card.shield-wall."""
    scene = purse(frontier().adviser(2, "shield-wall"), 2, 1)
    war = attack(scene, "card:shield-wall")
    assert len(war.c.defense_roll) == 3
    war.until("act", lose="n:2", sacrifice="yes", occupy="n:1")
    assert war.g.board[2] == 0 and war.c.killed[1] == 4


def test_specialist_silences_the_defending_side() -> None:
    """card.specialist."""
    scene = purse(frontier().adviser(1, "specialist").adviser(2, "longbows"), 1, 2)
    war = attack(scene, "card:specialist")
    assert war.decision.prompt != "plan" and len(war.c.roll) == 6


def test_specialist_silences_bandits() -> None:
    """card.specialist."""
    scene = purse(bandit_site().adviser(1, "specialist").card("longbows", HERE), 1, 2)
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6", "card:specialist")
    assert len(war.c.roll) == 6
    assert CARD["longbows"].index not in [index for index, _, _ in war.c.plans]
