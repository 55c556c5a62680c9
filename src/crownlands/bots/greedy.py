"""A bot that looks to the end of its own turn, by the game's evaluation."""

from __future__ import annotations

from random import Random

from crownlands.bots.lines import Evaluation, Line, best_line, find_lines, points_now
from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.plans import Plan, Positions

PATIENCE = 80
"""After this many answers in a row, a line that lets somebody else play is taken if there is one."""


class GreedyBot(Bot):
    """Searches its own turn with a narrow beam and plays the best line, until something unforeseen happens."""

    offered = False
    thinks = True

    def __init__(self, seed: str, evaluate: Evaluation = points_now) -> None:
        self._dice = Dice.from_seed(f"greedy {seed}")
        self._random = Random(f"greedy {seed}")
        self._plan = Plan()
        self._positions = Positions()
        self._evaluate = evaluate

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._plan.next(eyes, decision)
        if planned is not None:
            return planned
        self._positions.note(eyes, decision)
        root = eyes.imagine(self._dice.child(str(self._random.random())))
        lines = find_lines(root, eyes.seat, self._random, evaluate=self._evaluate)
        self._plan = Plan(self.pick(self._leading_on(lines, eyes)).steps)
        planned = self._plan.next(eyes, decision)
        assert planned is not None, "the plan starts with an option of this very decision"
        return planned

    def _leading_on(self, lines: list[Line], eyes: Eyes) -> list[Line]:
        """The lines that do not go in circles, if there are any: actions that cost nothing could
        go on for ever."""
        if eyes.in_a_row >= PATIENCE:
            return [line for line in lines if line.run.asked(eyes.seat) is None] or lines
        return [line for line in lines if not self._positions.known(line.run, eyes.seat)] or lines

    def pick(self, lines: list[Line]) -> Line:
        """Which of the lines to play."""
        return best_line(lines)
