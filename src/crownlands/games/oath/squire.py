"""4.2. A bot that hardly thinks: it answers by quick replies, and now and then by chance."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Self

from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.plans import one_ahead
from crownlands.games.oath.quick_replies import quick_reply
from crownlands.games.oath.state import Oath


class SquireBot(Bot):
    """Plays Oath; at other games it looks one answer ahead."""

    offered = False
    thinks = True

    def __init__(self, seed: str, slips: float = 0.0) -> None:
        self._slips = slips
        self._dice = Dice.from_seed(f"squire {seed}")
        self._random = Random(f"squire {seed}")

    @classmethod
    def from_spec(cls, spec: str) -> partial[Self]:
        """`squire:30`: of a hundred answers thirty are given by chance."""
        if not spec.isdecimal() or int(spec) > 100:
            raise BadSetup(f"a squire takes the percentage of its slips (squire:30), not {spec[:40]!r}")
        return partial(cls, slips=int(spec) / 100)

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        if self._random.random() < self._slips:
            return self._random.choice(decision.options)
        table = eyes.imagine(self._dice)
        if not isinstance(table.state, Oath):
            return one_ahead(table, decision, self._random)
        return quick_reply(table.state, decision, self._random)
