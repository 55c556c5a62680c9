"""The levels of Lords of Xidit: every one plans its years, the higher the better, and all of them beat threats."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from statistics import mean

import pytest

from crownlands.bots import Eyes, make_bot, seat_bots
from crownlands.core.errors import BadSetup
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import ACT, BLUE, RED
from crownlands.games.xidit.game import LEVELS
from crownlands.games.xidit.plan_finder import PlanFinder
from tests.xidit.scene import Scene

GAMES = 3


@cache
def threats_beaten(bot: str, seats: int, number: int) -> int:
    """How many threats equal bots beat in a whole game, all seats together."""
    table = Table(GAME, seats, {}, seed=f"threats {number}")
    bots = seat_bots(dict.fromkeys(range(seats), bot), f"threats {number}")
    while not table.over:
        decision = table.pending[0]
        table.answer(bots[decision.seat].choose(Eyes(table.run, decision.seat), decision), decision.seat)
    return sum(event.key == "beat-threat" for event in table.log)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("level", "least"), [(1, 2), (2, 6), (3, 8)])
def test_equal_bots_of_a_low_level_beat_threats_too(level: int, least: int, seats: int) -> None:
    """threat.beat. A newcomer meets people who fight, not people who hoard units."""
    assert mean(threats_beaten(f"level{level}", seats, number) for number in range(GAMES)) >= least


def test_a_higher_level_beats_more_threats() -> None:
    found = [mean(threats_beaten(f"level{level}", 3, number) for number in range(GAMES)) for level in LEVELS]
    assert all(low < high for low, high in pairwise(found)), found


def test_a_level_is_the_planner_that_the_game_names() -> None:
    """A level of Lords of Xidit plays like that planner, answer by answer."""
    table = Table(GAME, 3, {"short": True}, seed="named")
    for level, name in LEVELS.items():
        one, other = make_bot(f"level{level}", "seed"), make_bot(name, "seed")
        decision = table.pending[0]
        eyes = Eyes(table.run, decision.seat)
        choice = one.choose(eyes, decision)
        assert choice is other.choose(eyes, decision)
        table.answer(choice, decision.seat)


@pytest.mark.parametrize("spec", ["", "6", "6/6/30/3", "6/6/30/3/x", "6/6/30/3/-1", "6/6/30/3/1000"])
def test_a_planner_says_what_it_takes(spec: str) -> None:
    with pytest.raises(BadSetup, match="wheels, tables, plans, finalists, slips"):
        make_bot(f"planner:{spec}", "seed")


def test_short_sight_misses_what_lies_further_on() -> None:
    """planning. Three orders reach the recruits at hand, but not the threat at the end of the road."""
    scene = Scene().tiles(recruits=(7, 6, 1, 2, 3), threats=(17, 8, 9, 10, 12)).hero(0, 7)
    scene.waiting(7, archer=1, infantry=1, mage=1).units(0, militia=2, archer=2, cleric=1)
    near = PlanFinder(scene.g, 0).plans(wheels=3)
    assert {len(judged.plan) for judged in near} == {3}
    whole = (ACT, RED, ACT, BLUE, RED, ACT)
    assert near[0].value < next(judged.value for judged in PlanFinder(scene.g, 0).plans() if judged.plan == whole)


def test_different_plans_do_different_things() -> None:
    """planning. A slip is another deed, not the same one by another road."""
    scene = Scene().tiles(recruits=(7, 6, 1, 2, 3), threats=(17, 8, 9, 10, 12)).hero(0, 7)
    scene.units(0, militia=2, archer=2, cleric=1)
    found = PlanFinder(scene.g, 0).different_plans()
    assert len({judged.acted for judged in found}) == len(found) > 1
    assert [judged.value for judged in found] == sorted((judged.value for judged in found), reverse=True)
