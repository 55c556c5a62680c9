"""The bot that plans whole years: stronger than greedy, honest, and at home with every variant."""

import pytest

from crownlands.arena import simulate
from crownlands.bots import Eyes, make_bot
from crownlands.core.dice import Dice
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import ACT, BLACK, BLUE, CITIES, ORDERS, RED, WAIT
from crownlands.games.xidit.game import XiditGame
from crownlands.games.xidit.plan_finder import PlanFinder
from crownlands.games.xidit.planner import PlannerBot
from tests.xidit.easy import EASY_GAME
from tests.xidit.scene import Scene


def test_the_planner_wins_against_greedy_bots() -> None:
    """planning. Most of a few short games of three; docs/architecture.md has the share over many."""
    found = simulate(GAME, 3, 3, ["planner", "greedy"], seed="strength", variants={"short": True})
    assert found.bots["planner"].wins >= 2


@pytest.mark.parametrize(
    ("table", "seats", "variants"), [(GAME, 3, {"neutral": "hard"}), (EASY_GAME, 5, {"open_screens": True})]
)
def test_the_planner_plays_every_variant_to_the_end(
    table: XiditGame, seats: int, variants: dict[str, object]
) -> None:
    """titans.exile, variant.neutral.advance, census.hand. All that can be asked is answered."""
    found = simulate(table, 1, seats, ["planner", "random"], seed="variants", variants={**variants, "short": True})
    assert found.games == 1


def test_a_planner_at_another_game_looks_one_answer_ahead() -> None:
    assert simulate(game("legends"), 1, 2, ["planner", "random"], seed="legends").games == 1


def test_the_planner_chooses_by_what_its_seat_knows() -> None:
    """The same view and the same seed give the same choice, whatever lies hidden."""
    table = Table(EASY_GAME, 3, {"short": True}, seed="honest")
    for number in range(9):
        decision = table.pending[0]
        seat = decision.seat
        truth = make_bot("planner", str(number)).choose(Eyes(table.run, seat), decision)
        elsewhere = table.run.imagine(seat, Dice.from_seed(str(number)))
        asked = elsewhere.asked(seat)
        assert asked is not None
        assert make_bot("planner", str(number)).choose(Eyes(elsewhere, seat), asked).ref == truth.ref
        table.answer(truth, seat)


def test_the_planner_goes_on_from_wheels_that_are_set() -> None:
    """planning. A fresh bot keeps what stands on the board and plans the rest: here the threat at city 17."""
    scene = Scene().tiles(recruits=range(1, 6), threats=(17, 7, 8, 9, 10)).hero(0, 6)
    scene.units(0, militia=1, archer=1, cleric=1)
    blue = scene.now.pending[0].options[BLUE]
    scene.now.answer(0, blue)
    for _ in range(5):
        decision = scene.now.pending[0]
        option = PlannerBot("fresh").choose(Eyes(scene.now, 0), decision)
        scene.now.answer(0, option)
    for seat in (1, 2, 3):
        for _ in range(6):
            scene.now.answer(seat, ORDERS[WAIT])
    assert [event.facts["city"] for event in scene.told("beat-threat", 0)] == [CITIES[16]]


def test_a_forecast_knows_the_best_plan_of_a_lonely_hero() -> None:
    """order.move, recruit, threat. The blue player's year is among the best; waiting in vain is not."""
    scene = Scene().tiles(recruits=(7, 6, 1, 2, 3), threats=(17, 8, 9, 10, 12)).hero(0, 7)
    scene.waiting(7, archer=1, infantry=1, mage=1).units(0, militia=2, archer=2, cleric=1)
    plans = PlanFinder(scene.g, 0).plans()
    assert (ACT, RED, ACT, BLUE, RED, ACT) in [forecast.plan for forecast in plans[:3]]
    assert all(WAIT not in forecast.plan for forecast in plans)
    fixed = PlanFinder(scene.g, 0).plans((WAIT, BLACK))
    assert {forecast.plan[:2] for forecast in fixed} == {(WAIT, BLACK)}


def test_a_forecast_counts_titans() -> None:
    """titans.exile. With enough units, and only where no tile lies."""
    rich = Scene().wake(3).hero(0, 21).units(0, militia=3)
    assert PlanFinder(rich.g, 0).plans()[0].plan.count(ACT) >= 1
    assert PlanFinder(rich.g, 0).plans()[0].value > PlanFinder(Scene().hero(0, 21).g, 0).plans()[0].value
    poor = Scene().wake(3).hero(0, 21)
    assert all(forecast.plan[0] != ACT for forecast in PlanFinder(poor.g, 0).plans())
