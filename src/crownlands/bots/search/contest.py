"""A contest of whole turns: the best lines that a beam has found play on, on the same imagined tables.

Every line meets the same tables and the same chances, so that what tells two lines apart is the lines; after every
round the worse half leaves (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from math import ceil, log2
from random import Random
from typing import Final, TypeAlias

from crownlands.bots.lines import Line, Step
from crownlands.bots.search.budget import Meter
from crownlands.bots.search.rewards import Judge
from crownlands.bots.search.rollouts import Rollout
from crownlands.core.decisions import Seat
from crownlands.core.run import Run

Imagine: TypeAlias = Callable[[], Run]

FIELD: Final = 16
"""How many lines start."""
ALIKE: Final = 4
"""How many of them may begin with the same choice."""
FORESIGHT: Final = 10.0
"""As how many tables the judgement at the end of the turn counts."""


class Runner:
    """A line in a contest, and what has come of it."""

    __slots__ = ("first_sight", "steps", "total", "visits")

    def __init__(self, line: Line, judge: Judge) -> None:
        self.steps = line.steps
        self.first_sight = judge.reward(line.value)
        self.total = 0.0
        self.visits = 0

    def standing(self, shift: float) -> float:
        """What it has brought, and what it promised; `shift` is how promises and results differ on the whole."""
        return (self.total + FORESIGHT * (self.first_sight + shift)) / (self.visits + FORESIGHT)


def enter(lines: Sequence[Line], judge: Judge, field: int = FIELD) -> list[Runner]:
    """The best lines, the best first; of those that begin alike and look equally good only one."""
    ranked = nlargest(len(lines), lines, key=lambda line: line[:2])
    seen: set[tuple[str, float]] = set()
    alike: dict[str, int] = {}
    runners: list[Runner] = []
    for line in ranked:
        first = line.steps[0].option.ref
        look = (first, round(line.value, 6))
        if look in seen or alike.get(first, 0) >= ALIKE:
            continue
        seen.add(look)
        alike[first] = alike.get(first, 0) + 1
        runners.append(Runner(line, judge))
        if len(runners) == field:
            break
    return runners


def hold(
    runners: list[Runner], seat: Seat, imagine: Imagine, rollout: Rollout, judge: Judge, random: Random, meter: Meter
) -> Runner:
    """Let them run until the budget is spent; the best of those who are left."""
    rounds = max(1, ceil(log2(len(runners))))
    for number in range(rounds):
        until = (number + 1) / rounds
        while meter.spent < until:
            table, chance = imagine(), random.random()
            for runner in runners:
                run = table.fork()
                cost = follow(run, seat, runner.steps)
                run, rolled = rollout.play(run, Random(chance))
                runner.total += judge.rewards(run)[seat]
                runner.visits += 1
                meter.spend(cost + rolled)
        runners = best(runners, ceil(len(runners) / 2))
    return runners[0]


def best(runners: Sequence[Runner], most: int) -> list[Runner]:
    """The best so many, by what they have brought and what they promised."""
    met = [runner for runner in runners if runner.visits]
    shift = sum(r.total / r.visits - r.first_sight for r in met) / len(met) if met else 0.0
    return nlargest(most, runners, key=lambda runner: runner.standing(shift))


def follow(run: Run, seat: Seat, steps: Sequence[Step]) -> int:
    """Play a line as far as this table offers it; how many decisions that was."""
    for count, step in enumerate(steps):
        asked = run.asked(seat)
        option = None if asked is None or asked.prompt != step.prompt else asked.find(step.option.ref)
        if option is None:
            return count
        run.answer(seat, option)
    return len(steps)
