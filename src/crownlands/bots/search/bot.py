"""The bot that searches."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, Self

from crownlands.bots.lines import find_lines, prospect
from crownlands.bots.search.budget import Budget, Meter
from crownlands.bots.search.contest import FIELD, best, enter, hold
from crownlands.bots.search.processes import think_together
from crownlands.bots.search.rewards import Judge
from crownlands.bots.search.rollouts import NEXT
from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.plans import Plan

USUAL: Final = Budget(decisions=100_000)


class SearchBot(Bot):
    """Thinks ahead on imagined tables, where the best ways to play its turn compete."""

    offered = False
    thinks = True

    def __init__(self, seed: str, budget: Budget = USUAL) -> None:
        self._budget = budget
        self._dice = Dice.from_seed(f"search {seed}")
        self._random = Random(f"search {seed}")
        self._plan = Plan()

    @classmethod
    def from_spec(cls, spec: str) -> partial[Self]:
        """`search:1.5s`, `search:2000`, `search:50k`, `search:1s/2`."""
        return partial(cls, budget=Budget.parse(spec))

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._plan.next(eyes, decision)
        if planned is not None:
            return planned
        meter = Meter(self._budget)
        judge = Judge.calibrated(lambda: eyes.imagine(self._dice), self._random)
        root = eyes.imagine(self._dice)
        decided = root.game.decided(root.state)
        lines = find_lines(root, eyes.seat, self._random, evaluate=prospect)
        runners = enter(lines, judge, 1 if decided else FIELD)

        def think(dice: Dice) -> tuple[int, list[list[float]]]:
            random = self._random if dice is self._dice else Random(dice.word())
            winner = hold(runners, eyes.seat, lambda: eyes.imagine(dice), NEXT, judge, random, meter)
            return runners.index(winner), [runner.results for runner in runners]

        found = think_together(self._budget.processes, self._dice, think)
        for _, results in found[1:]:
            for runner, more in zip(runners, results, strict=True):
                runner.results += more
        winners = {winner for winner, _ in found}
        self._plan = Plan(best([runners[winner] for winner in sorted(winners)], 1)[0].steps)
        planned = self._plan.next(eyes, decision)
        assert planned is not None, "a line starts with an option of this very decision"
        return planned
