"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision


class RandomBot(Bot):
    """Plays by chance, with a stream of its own."""

    offered = False
    thinks = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        options = decision.options
        return options[int(self._random() * len(options))]
