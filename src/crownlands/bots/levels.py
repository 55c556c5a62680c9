"""Five levels of strength, for every game.

The lower ones look no further than their own turn, and do not always take the best option that they see; the upper
ones are the game's champion, or search. A search is limited by simulated decisions, not by time, so a level plays
the same on every machine.
"""

from __future__ import annotations

from math import exp
from random import Random

from crownlands.bots.base import make_bot
from crownlands.bots.greedy import GreedyBot
from crownlands.bots.lines import Line, best_by_option
from crownlands.bots.search import Budget, SearchBot
from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision


class NoisyGreedyBot(GreedyBot):
    """Sees what every option leads to, and is more likely to take a good one than a bad one."""

    offered = True
    temperature: float
    """How much worse than the best an option may be and still be likely, as a share of the whole range."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._noise = Random(f"noise {seed}")

    def pick(self, lines: list[Line]) -> Line:
        best = list(best_by_option(lines).values())
        values = [line.value for line in best]
        spread = (max(values) - min(values)) * self.temperature
        if not spread:
            return self._noise.choice(best)
        weights = [exp((value - max(values)) / spread) for value in values]
        return self._noise.choices(best, weights)[0]


class Level1(NoisyGreedyBot):
    """A beginner: any option, though a good one is a little more likely."""

    temperature = 8.0


class Level2(NoisyGreedyBot):
    """Somebody who has played a few times: mostly good options."""

    temperature = 0.75


class Level3(GreedyBot):
    """Plays every turn for the most points right away."""

    offered = True


class Level5(Bot):
    """The strongest we have: the game's own champion, or a search that takes its time."""

    offered = True
    thinks = True

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._player: Bot | None = None

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        if self._player is None:
            champion = eyes.game.champion
            budget = Budget(decisions=20_000)
            self._player = make_bot(champion, self._seed) if champion else SearchBot(self._seed, budget)
        return self._player.choose(eyes, decision)


class Level4(Level5):
    """Sees as much as the strongest, but plays every other decision for points right away."""

    slips = 0.5
    """How often it does that."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._hasty = Level3(seed)
        self._noise = Random(f"noise {seed}")

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        hasty = self._noise.random() < self.slips
        return self._hasty.choose(eyes, decision) if hasty else super().choose(eyes, decision)
