"""A contest between whole turns: the best lines of a beam search are played on, on the same imagined tables.

Every line meets the same tables and the same dice, so that only the lines themselves make a difference. After
every round the worse half drops out (sequential halving), and a clearly beaten line drops out at once (a race).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, TypeAlias

from crownlands.bots.lines import Line
from crownlands.bots.search.budget import Meter
from crownlands.bots.search.rewards import Judge
from crownlands.bots.search.rollouts import Rollout
from crownlands.core.decisions import Seat
from crownlands.core.plans import follow
from crownlands.core.run import Run

Imagine: TypeAlias = Callable[[], Run]

FIELD: Final = 16
"""How many lines start."""
ALIKE: Final = 4
"""How many of them may begin with the same choice."""
FORESIGHT: Final = 10.0
"""The evaluation at the end of the turn counts as much as this many tables."""
SURE: Final = 2.5
"""By how many standard errors a line must trail the leader to drop out before the round is over …"""
TABLES: Final = 8
"""… and on how many tables at the least."""


class Runner:
    """A line in a contest, and its results at every table."""

    __slots__ = ("first_sight", "results", "steps")

    def __init__(self, line: Line, judge: Judge) -> None:
        self.steps = line.steps
        self.first_sight = judge.reward(line.value)
        self.results: list[float] = []

    def standing(self, shift: float) -> float:
        """Its results and its first evaluation combined; `shift` is by how much the two differ on average."""
        return (sum(self.results) + FORESIGHT * (self.first_sight + shift)) / (len(self.results) + FORESIGHT)

    def beaten_by(self, leader: Runner) -> bool:
        """Whether it is clearly worse at the same tables."""
        behind = [theirs - mine for mine, theirs in zip(self.results, leader.results, strict=True)]
        if len(behind) < TABLES:
            return False
        return fmean(behind) > SURE * stdev(behind) / sqrt(len(behind))


def enter(lines: Sequence[Line], judge: Judge, field: int = FIELD) -> list[Runner]:
    """The best lines, the best first; of those that begin alike and look equally good, only one."""
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
    runners: list[Runner],
    seat: Seat,
    imagine: Imagine,
    rollout: Rollout,
    judge: Judge,
    random: Random,
    meter: Meter,
) -> Runner:
    """Let them compete until the budget is spent or one is left; returns the best."""
    rounds = ceil(log2(len(runners)))
    for number in range(rounds):
        while meter.spent < (number + 1) / rounds and len(runners) > 1:
            table, chance = imagine(), random.random()
            for runner in runners:
                run = table.fork()
                cost = follow(run, seat, runner.steps)
                run, rolled = rollout.play(run, Random(chance))
                runner.results.append(judge.rewards(run)[seat])
                meter.spend(cost + rolled)
            leader = max(runners, key=lambda runner: sum(runner.results))
            runners = [runner for runner in runners if runner is leader or not runner.beaten_by(leader)]
        runners = best(runners, ceil(len(runners) / 2))
    return runners[0]


def best(runners: Sequence[Runner], most: int) -> list[Runner]:
    """The best few by their results and their first evaluation, the best first."""
    shift = fmean(fmean(runner.results or [runner.first_sight]) - runner.first_sight for runner in runners)
    return nlargest(most, runners, key=lambda runner: runner.standing(shift))
