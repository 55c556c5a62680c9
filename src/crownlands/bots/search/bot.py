"""The bot that searches."""

from __future__ import annotations

from random import Random
from typing import Final

from crownlands.bots.base import Eyes, Moment
from crownlands.bots.search.budget import Budget
from crownlands.bots.search.rollouts import Rollout
from crownlands.bots.search.search import Search
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice

USUAL: Final = Budget(decisions=100_000)


class SearchBot:
    """Thinks ahead on imagined tables, and keeps its tree while its turn goes on."""

    thinks = True

    def __init__(self, seed: str, budget: Budget = USUAL, rollout: Rollout = Rollout(), trust: float=.5) -> None:
        self.trust=trust
        self.budget = budget
        self.rollout = rollout
        self._dice = Dice.from_seed(f"search {seed}")
        self._random = Random(f"search {seed}")
        self._search: Search | None = None
        self._last: tuple[Moment | None, Component] | None = None

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        search = self._tree(eyes, decision)
        search.grow(lambda: eyes.imagine(self._dice), self.budget)
        choice = search.node(decision).best(decision.options)
        self._last = (eyes.moment, choice)
        return choice

    def _tree(self, eyes: Eyes, decision: Decision) -> Search:
        """The tree of the last decision if this one follows from it directly, else a new one."""
        if self._search is not None and self._last is not None:
            moment, choice = self._last
            if eyes.follows(moment) and self._search.follow(choice, decision):
                return self._search
        self._search = Search(eyes.seat, self._random, self.rollout, self.trust)
        return self._search
