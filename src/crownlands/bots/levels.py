"""Five levels of strength, for every game.

A game may name the bots that play its levels (`Game.levels`). Otherwise the lower ones look no further than their
own turn, and do not always take the best option that they see; the upper ones are the game's champion, or search.
A search is limited by simulated decisions, not by time, so a level is equally strong on every machine.
"""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from random import Random
from typing import Any, ClassVar

from crownlands.bots.base import make_bot
from crownlands.bots.greedy import GreedyBot
from crownlands.bots.lines import Line, best_by_option
from crownlands.bots.search import Budget, SearchBot
from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.game import Game


class NoisyGreedyBot(GreedyBot):
    """Sees what every option leads to, and is more likely to take a good one than a bad one."""

    def __init__(self, seed: str, temperature: float) -> None:
        """How much worse than the best an option may be and still be likely, as a share of the whole range."""
        super().__init__(seed)
        self._temperature = temperature
        self._noise = Random(f"noise {seed}")

    def pick(self, lines: list[Line]) -> Line:
        best = list(best_by_option(lines).values())
        values = [line.value for line in best]
        spread = (max(values) - min(values)) * self._temperature
        if not spread:
            return self._noise.choice(best)
        weights = [exp((value - max(values)) / spread) for value in values]
        return self._noise.choices(best, weights)[0]


class HastyBot(Bot):
    """Plays like another bot, but makes some decisions for immediate points."""

    def __init__(self, seed: str, model: Bot, slips: float) -> None:
        """How often it does that, as a share of all decisions."""
        self._model = model
        self._hasty = GreedyBot(seed)
        self._slips = slips
        self._noise = Random(f"noise {seed}")

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        hasty = self._noise.random() < self._slips
        return (self._hasty if hasty else self._model).choose(eyes, decision)

    def close(self) -> None:
        self._model.close()


class Level(Bot):
    """The bot that the game names for a level, or else a general one."""

    offered = True
    thinks = True
    number: ClassVar[int]

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._player: Bot | None = None

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        if self._player is None:
            named = eyes.game.levels.get(self.number)
            self._player = make_bot(named, self._seed) if named else self.usual(eyes.game)
        return self._player.choose(eyes, decision)

    @abstractmethod
    def usual(self, game: Game[Any, Any]) -> Bot:
        """Who plays this level of a game that does not say."""

    def close(self) -> None:
        if self._player is not None:
            self._player.close()


class Level1(Level):
    """A beginner: any option, though a good one is a little more likely."""

    number = 1

    def usual(self, game: Game[Any, Any]) -> Bot:
        return NoisyGreedyBot(self._seed, temperature=8.0)


class Level2(Level):
    """Somebody who has played a few times: mostly good options."""

    number = 2

    def usual(self, game: Game[Any, Any]) -> Bot:
        return NoisyGreedyBot(self._seed, temperature=0.75)


class Level3(Level):
    """Plays every turn for the most immediate points."""

    number = 3

    def usual(self, game: Game[Any, Any]) -> Bot:
        return GreedyBot(self._seed)


class Level4(Level):
    """Sees as much as the strongest, but makes every other decision for immediate points."""

    number = 4

    def usual(self, game: Game[Any, Any]) -> Bot:
        return HastyBot(self._seed, strongest(game, self._seed), slips=0.5)


class Level5(Level):
    """The strongest we have: the game's own champion, or a search that takes its time."""

    number = 5

    def usual(self, game: Game[Any, Any]) -> Bot:
        return strongest(game, self._seed)


def strongest(game: Game[Any, Any], seed: str) -> Bot:
    return make_bot(game.champion, seed) if game.champion else SearchBot(seed, Budget(decisions=20_000))
