"""A bot that looks one of its own turns ahead, by the game's own evaluation."""

from __future__ import annotations

from random import Random

from crownlands.bots.base import Eyes
from crownlands.bots.lines import Line, Plan, Worth, at_once, best_line, find_lines
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice


class GreedyBot:
    """Searches its own turn with a narrow beam, plays the best line, and thinks again when surprised."""

    offered = False
    thinks = True

    def __init__(self, seed: str, worth: Worth = at_once) -> None:
        self._dice = Dice.from_seed(f"greedy {seed}")
        self._random = Random(f"greedy {seed}")
        self._plan = Plan()
        self._worth = worth

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._plan.next(eyes, decision)
        if planned is not None:
            return planned
        root = eyes.imagine(self._dice.child(str(self._random.random())))
        self._plan = Plan(self.pick(find_lines(root, eyes.seat, self._random, worth=self._worth)).steps)
        planned = self._plan.next(eyes, decision)
        assert planned is not None, "the plan starts with an option of this very decision"
        return planned

    def pick(self, lines: list[Line]) -> Line:
        """The line that is played."""
        return best_line(lines)
