"""A look back at a game: everybody's chances turn by turn, and the answers that lost most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from crownlands.bots.base import Eyes
from crownlands.bots.search import AHEAD, Budget, Rollout, Search
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.run import Run
from crownlands.core.table import Table, give

BUDGET: Final = Budget(decisions=3_000)
CAREFULLY: Final = Rollout(tries=2)
ROLLOUTS: Final = 24
WORST: Final = 5
LEAST_LOSS: Final = 0.03


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely every seat was to win after so many answers."""

    answers: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """An answer that was not the best: how much of the way from losing to winning it cost."""

    answers: int
    """After how many answers it was given."""
    decision: Decision
    chosen: Component
    best: Component
    loss: float

    @property
    def seat(self) -> Seat:
        return self.decision.seat


@dataclass(frozen=True, slots=True)
class Review:
    """What a look back has found."""

    graph: tuple[Chances, ...]
    mistakes: tuple[Mistake, ...]

    def json(self) -> dict[str, Any]:
        return {
            "graph": [{"answers": moment.answers, "chances": list(moment.chances)} for moment in self.graph],
            "mistakes": [
                {
                    "answers": mistake.answers,
                    "seat": mistake.seat,
                    "prompt": mistake.decision.prompt,
                    "chosen": mistake.chosen.ref,
                    "best": mistake.best.ref,
                    "loss": mistake.loss,
                }
                for mistake in self.mistakes
            ],
        }


def review(
    table: Table,
    worst: int = WORST,
    budget: Budget = BUDGET,
    progress: Callable[[int], None] = lambda _: None,
) -> Review:
    """Play a table once more and judge every answer by what its seat could know."""
    run = Run(table.game, table.game.new(table.setup, Dice.from_seed(table.setup.seed)))
    graph: list[Chances] = []
    mistakes: list[Mistake] = []
    turn: object = None
    for number, answer in enumerate(table.history):
        name = f"review {number}"
        if run.base is not turn:
            turn = run.base
            graph.append(Chances(number, _chances(run, answer.seat, name)))
        decision = run.asked(answer.seat)
        assert decision is not None
        chosen = decision.find(answer.ref)
        assert chosen is not None
        found = _judge(Eyes(run, answer.seat), decision, chosen, budget, name)
        if found is not None and found[1] >= LEAST_LOSS:
            mistakes.append(Mistake(number, decision, chosen, *found))
        give(run, answer)
        progress(number + 1)
    if run.over:
        winners = table.winners
        graph.append(Chances(len(table.history), tuple((s in winners) / len(winners) for s in range(table.seats))))
    mistakes.sort(key=lambda mistake: -mistake.loss)
    return Review(tuple(graph), tuple(mistakes[:worst]))


def _judge(
    eyes: Eyes, decision: Decision, chosen: Component, budget: Budget, name: str
) -> tuple[Component, float] | None:
    """The best option and how much better it surely does than the chosen one; None if that is the best."""
    dice = Dice.from_seed(name)
    search = Search(eyes.seat, Random(name), AHEAD, watched=chosen)
    search.grow(lambda: eyes.imagine(dice), budget)
    node = search.node(decision)
    best = node.best(decision.options)
    return None if best is chosen else (best, node.surely(best) - node.arms[chosen].mean)


def _chances(run: Run, seat: Seat, name: str) -> tuple[float, ...]:
    """How often every seat wins when the game is played on by chance, with some care."""
    dice, random = Dice.from_seed(f"chances {name}"), Random(name)
    wins = [0.0] * run.state.seats
    for _ in range(ROLLOUTS):
        end, _ = CAREFULLY.play(run.imagine(seat, dice), random)
        winners = run.game.ranking(end.state)[0]
        for winner in winners:
            wins[winner] += 1 / len(winners)
    return tuple(count / ROLLOUTS for count in wins)
