"""A bot that looks to the end of its own turn, by the game's evaluation."""

from __future__ import annotations

from random import Random

from crownlands.bots.lines import Evaluation, Line, best_line, find_lines, points_now
from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.plans import Plan


class GreedyBot(Bot):
    """Searches its own turn with a narrow beam and plays the best line, until something unforeseen happens."""

    offered = False
    thinks = True

    def __init__(self, seed: str, evaluate: Evaluation = points_now) -> None:
        self._dice = Dice.from_seed(f"greedy {seed}")
        self._random = Random(f"greedy {seed}")
        self._plan = Plan()
        self._evaluate = evaluate

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._plan.next(eyes, decision)
        if planned is not None:
            return planned
        root = eyes.imagine(self._dice.child(str(self._random.random())))
        self._plan = Plan(self.pick(find_lines(root, eyes.seat, self._random, evaluate=self._evaluate)).steps)
        planned = self._plan.next(eyes, decision)
        assert planned is not None, "the plan starts with an option of this very decision"
        return planned

    def pick(self, lines: list[Line]) -> Line:
        """Which of the lines to play."""
        return best_line(lines)
