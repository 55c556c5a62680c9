"""Hints of Lords of Xidit: a whole plan, and in a sentence what it is for."""

from __future__ import annotations

import pytest

from crownlands.bots import Eyes, seat_bots
from crownlands.core.decisions import Preview
from crownlands.core.hints import Hint
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import ACT, BLUE, ORDERS, RED, UNITS, WAIT
from crownlands.games.xidit.forecast import forecast
from crownlands.games.xidit.hint_reasons import good_for
from crownlands.games.xidit.plan_finder import Plan
from crownlands.games.xidit.plan_reasons import Deeds, gain, reasons
from crownlands.games.xidit.planner import PlannerBot
from crownlands.words import LANGUAGES, Words
from tests.xidit.scene import Scene

WAITING: Plan = (WAIT,) * 6
WAY: Plan = (ACT, RED, ACT, BLUE, RED, ACT)
"""From city 7: recruit there, recruit in city 6, and on to the threat of city 17."""


def at_seven() -> Scene:
    scene = Scene().tiles(recruits=(7, 6, 1, 2, 3), threats=(17, 8, 9, 10, 12)).hero(0, 7)
    return scene.waiting(7, archer=1, infantry=1, mage=1)


def why(scene: Scene, plan: Plan, *rivals: Plan) -> tuple[Preview, ...]:
    steps = forecast(scene.g, 0, [ORDERS[order] for order in plan])
    return reasons(scene.g, 0, plan, steps, [{1: rival} for rival in rivals])


def said(found: tuple[Preview, ...], language: str = "en") -> str:
    words = Words(language, GAME)
    return " ".join(words.text(f"hint-{reason.key}", **reason.facts) for reason in found)


def test_a_plan_that_recruits_for_a_threat_names_units_and_threat() -> None:
    """threat.beat, reward. The archers are what the threat still lacks; who is recruited besides comes after."""
    found = why(at_seven().units(0, cleric=1, mage=1), WAY)
    assert found[0].key == "plan-recruit-for"
    text = said(found)
    assert "1 archer" in text
    assert "Frost Serpent" in text
    assert "reward" in text
    assert "«Ледяной змей»" in said(found, "ru")


def test_a_plan_for_which_all_units_are_there_says_so() -> None:
    found = why(at_seven().units(0, militia=2, archer=2, infantry=1, cleric=2, mage=2), WAY)
    assert [reason.key for reason in found] == ["plan-beat", "plan-also"]


def test_a_plan_without_a_threat_says_what_its_units_are_good_for() -> None:
    """recruit. The threat that then lacks least, and what it still lacks."""
    found = why(at_seven(), (ACT, *WAITING[1:]))
    assert found[0].key in ("plan-prepare", "plan-towards")
    assert "1 archer" in said(found)


def test_two_units_of_a_kind_are_counted_as_two() -> None:
    scene = at_seven()
    two = Deeds([UNITS[0], UNITS[0]], [], None, None)
    assert "2 militia" in said(tuple(gain(scene.g, 0, two)))


def test_a_hint_at_a_census_says_what_showing_costs() -> None:
    """census.hand. Nothing is won at once behind sealed hands, so its adviser says what the hand is for."""
    scene = Scene(year=4).at_census("militia").units(0, militia=2)
    decision = scene.now.pending[0]
    none, both = (
        Hint(shown, 0.5, (), (shown,), tuple(good_for(scene.g, decision, shown)))
        for shown in (decision.options[0], decision.options[-1])
    )
    for language in LANGUAGES:
        words = Words(language, GAME)
        assert len({words.hint(none, decision), words.hint(both, decision), ""}) == 3


def test_a_plan_that_does_nothing_says_where_it_leads() -> None:
    scene = at_seven()
    assert [reason.key for reason in why(scene, WAITING)] == ["plan-position"]
    assert "City 7" in said(why(scene, WAITING))


def test_a_rival_who_may_come_first_is_named() -> None:
    """orders. On half of the tables the second hero acts in city 17 before me; on one of four is no news."""
    scene = at_seven().units(0, militia=2, archer=2, infantry=1, cleric=2, mage=2).hero(1, 17)
    there: Plan = (ACT, *WAITING[1:])
    assert "Seat 2 may get to City 17 first" in said(why(scene, WAY, there, WAITING))
    assert why(scene, WAY, there, WAITING, WAITING, WAITING)[-1].key != "plan-risk"


def test_the_planner_hints_at_different_whole_plans_with_their_reasons() -> None:
    """planning. Each can be played as it is, and its forecast begins with its first wheel."""
    table = Table(GAME, 3, {}, seed="advice")
    while (decision := table.pending[0]).prompt != "order":
        table.answer(decision.options[0], decision.seat)
    found = PlannerBot("advice").hints(Eyes(table.run, decision.seat), decision)
    assert 2 <= len(found) <= 3
    for hint in found:
        assert 0 < hint.value < 1
        assert len(hint.line) == len(hint.steps) == 6
        assert hint.why
    assert found == sorted(found, key=lambda hint: -hint.value), "the best first"
    table.answer(found[0].line[0].option, decision.seat)
    rest = PlannerBot("advice").hints(Eyes(table.run, decision.seat), table.pending[0])
    assert all(len(hint.line) == 5 and len(hint.steps) == 6 for hint in rest)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_no_two_plans_are_for_the_same_and_none_is_for_nothing(seed: str) -> None:
    """planning. Far from recruits there is little to do: what is left is said once, and idling is no hint."""
    scene = Scene().tiles(recruits=(17, 18, 16, 15, 14), threats=(3, 8, 9, 10, 12)).hero(0, 7)
    found = PlannerBot(seed).hints(Eyes(scene.now, 0), scene.now.pending[0])
    told = [said(hint.why) for hint in found]
    assert found and len(told) == len(set(told))
    assert not any(reason.key == "plan-position" for hint in found for reason in hint.why)


def test_hints_of_every_age_are_said_in_both_languages() -> None:
    """year. Early, when there is nothing to fight with, and late."""
    table = Table(GAME, 3, {"short": True}, seed="say it")
    bots = seat_bots(dict.fromkeys(range(3), "level1"), "say it")
    asked = {1, 4, 8}
    while asked:
        decision = table.pending[0]
        if decision.prompt == "order" and table.state.year in asked:
            asked.remove(table.state.year)
            for hint in table.hints(decision.seat):
                for language in LANGUAGES:
                    assert Words(language, GAME).hint(hint, decision).endswith(".")
        table.answer(bots[decision.seat].choose(Eyes(table.run, decision.seat), decision), decision.seat)
