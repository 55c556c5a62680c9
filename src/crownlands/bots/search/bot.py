"""The bot that searches."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, Self

from crownlands.bots.base import Eyes, Moment
from crownlands.bots.lines import Plan, find_lines, in_the_end
from crownlands.bots.search.budget import Budget, Meter
from crownlands.bots.search.contest import FIELD, enter, hold
from crownlands.bots.search.processes import search_in_processes
from crownlands.bots.search.rewards import Judge
from crownlands.bots.search.rollouts import AHEAD, NEXT
from crownlands.bots.search.search import Search
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.run import Run

USUAL: Final = Budget(decisions=100_000)


class SearchBot:
    """Thinks ahead on imagined tables, and keeps its tree while its turn goes on."""

    offered = False
    thinks = True

    def __init__(self, seed: str, budget: Budget = USUAL, field: int = FIELD) -> None:
        self._budget = budget
        self._field = field
        self._dice = Dice.from_seed(f"search {seed}")
        self._random = Random(f"search {seed}")
        self._search: Search | None = None
        self._plan = Plan()
        self._last: tuple[Moment | None, Component] | None = None

    @classmethod
    def told(cls, text: str) -> partial[Self]:
        """`search:1.5s`, `search:2000`, `search:50k`, `search:1s/2`."""
        return partial(cls, budget=Budget.parse(text))

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._plan.next(eyes, decision)
        if planned is not None:
            return planned
        if eyes.moment is not None and self._budget.processes == 1:
            return self._contest(eyes, decision)
        search = self._tree(eyes, decision)
        if self._budget.processes > 1:
            search_in_processes(search, eyes, self._budget, self._dice)
        else:
            search.grow(lambda: eyes.imagine(self._dice), self._budget)
        choice = search.node(decision).best(decision.options)
        self._last = (eyes.moment, choice)
        return choice

    def _contest(self, eyes: Eyes, decision: Decision) -> Component:
        """A whole turn of one's own: its best lines against each other."""

        def imagine() -> Run:
            return eyes.imagine(self._dice)

        meter = Meter(self._budget)
        judge = Judge.sounding(imagine, self._random)
        lines = find_lines(imagine(), eyes.seat, self._random, worth=in_the_end)
        runners = enter(lines, judge, self._field)
        winner = hold(runners, eyes.seat, imagine, NEXT, judge, self._random, meter)
        self._plan = Plan(winner.steps)
        planned = self._plan.next(eyes, decision)
        assert planned is not None, "a line starts with an option of this very decision"
        return planned

    def _tree(self, eyes: Eyes, decision: Decision) -> Search:
        """The tree of the last decision if this one follows from it directly, else a new one."""
        if self._search is not None and self._last is not None:
            moment, choice = self._last
            if eyes.follows(moment) and self._search.follow(choice, decision):
                return self._search
        self._search = Search(eyes.seat, self._random, AHEAD)
        return self._search
