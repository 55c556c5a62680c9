"""What the end of a game, or where it was cut off, is worth to every seat: a number from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from random import Random
from statistics import fmean
from typing import Final

from crownlands.bots.search.rollouts import BY_CHANCE
from crownlands.core.run import Run

SOUNDINGS: Final = 12
"""Random games before a search, which show what is a large lead in this game and what is a small one."""
PLACE: Final = 0.5
"""How much the place at the end counts; the rest is how far ahead."""


class Judge:
    """Turns evaluations into rewards, on a scale that it learns from a few random games."""

    __slots__ = ("scale",)

    def __init__(self, samples: list[list[float]]) -> None:
        sizes = [abs(value) for values in samples for value in values]
        self.scale = max(1e-9, 1.5 * fmean(sizes)) if sizes else 1.0

    @classmethod
    def calibrated(cls, imagine: Callable[[], Run], random: Random) -> Judge:
        """A judge whose scale comes from some random games; if the evaluation is a chance, from that alone."""
        now = imagine()
        if now.game.evaluates_chances:
            return cls([now.game.evaluations(now.state)])
        ends = []
        for sounding in range(SOUNDINGS):
            run, _ = BY_CHANCE.play(imagine() if sounding else now, random)
            ends.append(run.game.evaluations(run.state))
        return cls(ends)

    def reward(self, value: float) -> float:
        """An evaluation as a reward."""
        return 0.5 + 0.5 * tanh(value / self.scale)

    def standing(self, run: Run) -> list[float]:
        """How well everybody stands, including what is still to come."""
        return [self.reward(value) for value in run.game.prospects(run.state)]

    def rewards(self, run: Run) -> list[float]:
        """What everybody gets at the end; before the end, how well they stand."""
        rewards = self.standing(run)
        if run.over:
            winners = run.game.ranking(run.state)[0]
            rewards = [(1.0 - PLACE) * reward for reward in rewards]
            for seat in winners:
                rewards[seat] += PLACE / len(winners)
        return rewards
