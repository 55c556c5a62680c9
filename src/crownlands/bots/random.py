"""A bot that picks any option, all equally likely."""

from __future__ import annotations

from random import Random

from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision


class RandomBot(Bot):
    """Plays at random."""

    offered = False
    thinks = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        options = decision.options
        return options[int(self._random() * len(options))]
