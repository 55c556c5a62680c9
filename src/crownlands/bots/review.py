"""The review of a game: everybody's chances turn by turn, and the costliest answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, Final

from crownlands.bots.search import AHEAD, Budget, Rollout, Search
from crownlands.core.bots import Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.run import Run
from crownlands.core.table import Answer, Table, give
from crownlands.core.wire import facts

BUDGET: Final = Budget(decisions=3_000)
"""How much thinking goes into one answer …"""
WHOLE: Final = 750_000
"""… and into a whole game: the answers of a long one get less each, so that its review ends in time."""
FEWEST_DECISIONS: Final = 600
CAREFULLY: Final = Rollout(tries=2)
ROLLOUTS: Final = 24
FEWEST_ROLLOUTS: Final = 6
"""However little time there is."""
MOMENTS: Final = 60
"""How many turns of a long game the graph shows, about."""
WORST: Final = 5
LEAST_LOSS: Final = 0.03
ENOUGH: Final = 6
"""Nothing is said about an answer that was tried less often."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely every seat was to win after this many answers."""

    answers: int
    chances: tuple[float, ...]

    def json(self) -> dict[str, Any]:
        return {"answers": self.answers, "chances": list(self.chances)}


@dataclass(frozen=True, slots=True)
class Mistake:
    """An answer that was not the best: how much of the chance to win it cost."""

    answers: int
    """After how many answers it was given."""
    decision: Decision
    chosen: Component
    best: Component
    loss: float

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    def json(self) -> dict[str, Any]:
        return {
            "answers": self.answers,
            "seat": self.seat,
            "prompt": self.decision.prompt,
            "facts": facts(self.decision.facts),
            "chosen": self.chosen.ref,
            "best": self.best.ref,
            "loss": self.loss,
        }


@dataclass(frozen=True, slots=True)
class Step:
    """One judged answer: the chances before it, if a turn began there, and what it cost, if anything."""

    answers: int
    chances: Chances | None
    mistake: Mistake | None


@dataclass(frozen=True, slots=True)
class Review:
    """What a review has found."""

    graph: tuple[Chances, ...]
    mistakes: tuple[Mistake, ...]

    def json(self) -> dict[str, Any]:
        return {
            "graph": [moment.json() for moment in self.graph],
            "mistakes": [mistake.json() for mistake in self.mistakes],
        }


def review(
    table: Table,
    worst: int = WORST,
    budget: Budget | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Review:
    """Go through a table again and judge every answer by what its seat could know."""
    graph: list[Chances] = []
    mistakes: list[Mistake] = []
    for step in judge_answers(table, budget=budget or fair_budget(len(table.history))):
        graph += [step.chances] if step.chances is not None else []
        mistakes += [step.mistake] if step.mistake is not None else []
        progress(step.answers + 1)
    graph += outcome(table)
    mistakes.sort(key=lambda mistake: -mistake.loss)
    return Review(tuple(graph), tuple(mistakes[:worst]))


def fair_budget(answers: int) -> Budget:
    """How much thinking goes into each of this many answers."""
    assert BUDGET.decisions is not None
    share = WHOLE // max(1, answers)
    return Budget(decisions=max(FEWEST_DECISIONS, min(BUDGET.decisions, share)))


def judge_answers(table: Table, start: int = 0, budget: Budget = BUDGET, stride: int = 1) -> Iterator[Step]:
    """Look at one answer after the other, beginning with the one given after `start` answers.

    With a `stride` above 1, only every `stride`-th answer is judged, and the graph has correspondingly fewer
    moments.
    """
    run = Run(table.game, table.game.new(table.setup, Dice.from_seed(table.setup.seed)))
    turn: object = None
    apart, due = stride * len(table.history) / MOMENTS, 0.0
    for number, answer in enumerate(table.history):
        begins, turn = run.turn is not turn and number >= due, run.turn
        due = number + apart if begins else due
        if number >= start:
            chances = Chances(number, _chances(run, answer.seat, budget, number)) if begins else None
            mistake = _mistake(run, answer, budget, number) if number % stride == 0 else None
            yield Step(number, chances, mistake)
        give(run, answer)


def outcome(table: Table) -> list[Chances]:
    """The last point of the graph, if the game is over: the winner has a chance of one."""
    if not table.over:
        return []
    winners = table.winners
    won = tuple((seat in winners) / max(1, len(winners)) for seat in range(table.seats))
    return [Chances(len(table.history), won)]


def _mistake(run: Run, answer: Answer, budget: Budget, number: int) -> Mistake | None:
    decision = run.asked(answer.seat)
    assert decision is not None
    chosen = decision.find(answer.ref)
    assert chosen is not None
    found = _judge(Eyes(run, answer.seat), decision, chosen, budget, f"review {number}")
    return Mistake(number, decision, chosen, *found) if found and found[1] >= LEAST_LOSS else None


def _judge(
    eyes: Eyes, decision: Decision, chosen: Component, budget: Budget, name: str
) -> tuple[Component, float] | None:
    """The best option and how much better than the chosen one it surely is; None if the chosen one may be the
    best."""
    dice = Dice.from_seed(name)
    search = Search(eyes.seat, Random(name), AHEAD, watched=chosen)
    search.grow(lambda: eyes.imagine(dice), budget)
    node = search.node(decision)
    best = node.best(decision.options)
    if best is chosen or chosen not in node.arms or node.arms[chosen].visits < ENOUGH:
        return None
    return best, node.lower_bound(best) - node.arms[chosen].mean


def _chances(run: Run, seat: Seat, budget: Budget, number: int) -> tuple[float, ...]:
    """How often every seat wins when the game is played on at random, with some care; or as the game says."""
    dice, random = Dice.from_seed(f"chances review {number}"), Random(f"review {number}")
    if run.game.evaluates_chances:
        tables = [run.imagine(seat, dice) for _ in range(FEWEST_ROLLOUTS)]
        columns = zip(*(table.game.evaluations(table.state) for table in tables), strict=True)
        return tuple(fmean(column) / 100 for column in columns)
    wins = [0.0] * run.state.seats
    until = inf if budget.seconds is None else monotonic() + budget.seconds
    games = 0
    while games < FEWEST_ROLLOUTS or (games < ROLLOUTS and monotonic() < until):
        games += 1
        end, _ = CAREFULLY.play(run.imagine(seat, dice), random)
        winners = run.game.ranking(end.state)[0]
        for winner in winners:
            wins[winner] += 1 / len(winners)
    return tuple(count / games for count in wins)
