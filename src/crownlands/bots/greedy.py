"""A bot that looks one of its own turns ahead, by the game's own evaluation."""

from __future__ import annotations

from collections import deque
from heapq import nlargest
from random import Random
from typing import NamedTuple

from crownlands.bots.base import Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.run import Run

WIDTH = 3
"""How many unfinished lines are followed on from every first step."""
SAMPLES = 8
"""How often a sealed round is played out by chance to judge one answer to it."""
DEPTH = 40
"""How many decisions a turn may have."""


class Line(NamedTuple):
    """Some steps into the turn: what was chosen, where it leads, what that is worth."""

    value: float
    tie: float
    """Chance, to choose among equals."""
    steps: tuple[tuple[str, str], ...]
    """Prompt and ref of every choice."""
    run: Run
    finished: bool


class GreedyBot:
    """Searches its own turn with a narrow beam, plays the best line, and thinks again when surprised."""

    thinks = True

    def __init__(self, seed: str) -> None:
        self._dice = Dice.from_seed(f"greedy {seed}")
        self._random = Random(f"greedy {seed}")
        self._plan: deque[tuple[str, str]] = deque()

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._planned(decision)
        if planned is not None:
            return planned
        self._plan = deque(self._think(eyes))
        planned = self._planned(decision)
        assert planned is not None, "the plan starts with an option of this very decision"
        return planned

    def _planned(self, decision: Decision) -> Component | None:
        """The next step of the plan, if this is the decision that it was made for."""
        if self._plan:
            prompt, ref = self._plan.popleft()
            option = decision.find(ref) if prompt == decision.prompt else None
            if option is not None:
                return option
            self._plan.clear()
        return None

    def _think(self, eyes: Eyes) -> tuple[tuple[str, str], ...]:
        """The steps of the best line that the beam finds from any of the options."""
        root = eyes.imagine(self._dice.child(str(self._random.random())))
        if root.sealed is not None:
            return self._think_sealed(root, eyes.seat)
        best: Line | None = None
        for option in eyes.decision.options:
            line = self._best_line(root, self._step(root, root, eyes.seat, option, ()), eyes.seat)
            if best is None or line[:2] > best[:2]:
                best = line
        assert best is not None
        return best.steps

    def _best_line(self, root: Run, start: Line, me: Seat) -> Line:
        """The best finished line that begins with this one."""
        best = start if start.finished else None
        beam = [] if start.finished else [start]
        for _ in range(DEPTH):
            grown = [
                self._step(root, line.run, me, option, line.steps) for line in beam for option in _open(line, me)
            ]
            finished = [line for line in grown if line.finished]
            best = max(filter(None, (best, *finished)), key=lambda line: line[:2], default=None)
            beam = nlargest(WIDTH, (line for line in grown if not line.finished), key=lambda line: line[:2])
            if not beam:
                break
        return best if best is not None else beam[0]

    def _step(self, root: Run, run: Run, me: Seat, option: Component, steps: tuple[tuple[str, str], ...]) -> Line:
        """One choice further along a line."""
        asked = run.asked(me)
        assert asked is not None
        fork = run.fork()
        fork.answer(me, option)
        value = fork.game.evaluate(fork.state, me)
        finished = fork.over or fork.base is not root.base or fork.asked(me) is None
        return Line(value, self._random.random(), (*steps, (asked.prompt, option.ref)), fork, finished)

    def _think_sealed(self, root: Run, me: Seat) -> tuple[tuple[str, str], ...]:
        """In a sealed round: the answer that does best on average when everything else in it is chance."""
        asked = root.asked(me)
        assert asked is not None
        best = max(asked.options, key=lambda option: (self._average(root, me, option), self._random.random()))
        return ((asked.prompt, best.ref),)

    def _average(self, root: Run, me: Seat, option: Component) -> float:
        total = 0.0
        for _ in range(SAMPLES):
            run = root.fork()
            sealed = run.sealed
            run.answer(me, option)
            while run.sealed is sealed and run.pending:
                other = run.pending[0]
                run.answer(other.seat, other.options[int(self._random.random() * len(other.options))])
            total += run.game.evaluate(run.state, me)
        return total


def _open(line: Line, me: Seat) -> tuple[Component, ...]:
    asked = line.run.asked(me)
    return () if asked is None else tuple(asked.options)
