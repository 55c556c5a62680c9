"""A bot that looks one of its own turns ahead, by the game's own evaluation."""

from __future__ import annotations

from collections import deque
from random import Random

from crownlands.bots.base import Eyes
from crownlands.bots.lines import Line, Step, best_line, find_lines
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice


class GreedyBot:
    """Searches its own turn with a narrow beam, plays the best line, and thinks again when surprised."""

    offered = False
    thinks = True

    def __init__(self, seed: str) -> None:
        self._dice = Dice.from_seed(f"greedy {seed}")
        self._random = Random(f"greedy {seed}")
        self._plan: deque[Step] = deque()

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._planned(decision)
        if planned is not None:
            return planned
        root = eyes.imagine(self._dice.child(str(self._random.random())))
        self._plan = deque(self.pick(find_lines(root, eyes.seat, self._random)).steps)
        planned = self._planned(decision)
        assert planned is not None, "the plan starts with an option of this very decision"
        return planned

    def pick(self, lines: list[Line]) -> Line:
        """The line that is played."""
        return best_line(lines)

    def _planned(self, decision: Decision) -> Component | None:
        """The next step of the plan, if this is the decision that it was made for."""
        if self._plan:
            step = self._plan.popleft()
            option = decision.find(step.option.ref) if step.prompt == decision.prompt else None
            if option is not None:
                return option
            self._plan.clear()
        return None
