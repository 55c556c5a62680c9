"""The bot that searches."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, Self

from crownlands.bots.base import Eyes
from crownlands.bots.lines import Plan, find_lines, in_the_end
from crownlands.bots.search.budget import Budget, Meter
from crownlands.bots.search.contest import FIELD, best, enter, hold
from crownlands.bots.search.processes import think_together
from crownlands.bots.search.rewards import Judge
from crownlands.bots.search.rollouts import AHEAD, NEXT
from crownlands.bots.search.search import Search
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice

USUAL: Final = Budget(decisions=100_000)


class SearchBot:
    """Thinks ahead on imagined tables: about its own turn as a whole, and about sealed rounds answer by answer."""

    offered = False
    thinks = True

    def __init__(self, seed: str, budget: Budget = USUAL, field: int = FIELD) -> None:
        self._budget = budget
        self._field = field
        self._dice = Dice.from_seed(f"search {seed}")
        self._random = Random(f"search {seed}")
        self._plan = Plan()

    @classmethod
    def told(cls, text: str) -> partial[Self]:
        """`search:1.5s`, `search:2000`, `search:50k`, `search:1s/2`."""
        return partial(cls, budget=Budget.parse(text))

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._plan.next(eyes, decision)
        if planned is not None:
            return planned
        if eyes.moment is None:
            return self._search(eyes, decision)
        return self._contest(eyes, decision)

    def _contest(self, eyes: Eyes, decision: Decision) -> Component:
        """A whole turn of one's own: its best lines against each other."""
        meter = Meter(self._budget)
        judge = Judge.sounding(lambda: eyes.imagine(self._dice), self._random)
        lines = find_lines(eyes.imagine(self._dice), eyes.seat, self._random, worth=in_the_end)
        runners = enter(lines, judge, self._field)

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

    def _search(self, eyes: Eyes, decision: Decision) -> Component:
        """A sealed round: a tree of everybody's answers."""
        search = Search(eyes.seat, self._random, AHEAD)

        def think(dice: Dice) -> list[tuple[str, int, float]]:
            if dice is not self._dice:
                search.reseed(dice)
            search.grow(lambda: eyes.imagine(dice), self._budget)
            return [(option.ref, arm.visits, arm.total) for option, arm in search.node(decision).arms.items()]

        _, *more = think_together(self._budget.processes, self._dice, think)
        node = search.node(decision)
        for found in more:
            for ref, visits, total in found:
                option = decision.find(ref)
                if option is not None:
                    node.add(option, visits, total)
        return node.best(decision.options)
