"""Lords of Xidit with threats that fall to anybody: chance alone seldom beats one, and checks see too little."""

from __future__ import annotations

import copy
from typing import Any

from crownlands.core.components import Component
from crownlands.core.dice import Dice
from crownlands.core.game import Setup
from crownlands.games.xidit.edition import RECONSTRUCTION, Edition
from crownlands.games.xidit.game import XiditGame
from crownlands.games.xidit.setup import set_up
from crownlands.games.xidit.state import PLACING, SETTING_UP, Xidit


def easy_data() -> dict[str, Any]:
    """Every threat asks for one unit, most of them for militia."""
    data: dict[str, Any] = copy.deepcopy(dict(RECONSTRUCTION.data))
    data["id"] = "easy"
    for row in data["tile"]:
        row["cost"] = {"archer" if row["city"] % 4 == 0 else "militia": 1}
    return data


EASY = Edition(easy_data())


def ease(g: Xidit) -> None:
    """Units behind every screen, one Titan awake, recruits about to run out, and few threats in their pile."""
    for seat in range(g.seats):
        for unit, count in enumerate((2, 2, 1, 1, 1)):
            there = min(count, g.barracks[unit])
            g.units[seat * 5 + unit] += there
            g.barracks[unit] -= there
    g.awake[0] = 1
    for city in range(21):
        for unit in range(4):
            g.barracks[unit] += g.waiting[city * 5 + unit] * bool(g.waiting[city * 5 + 4])
            g.waiting[city * 5 + unit] *= not g.waiting[city * 5 + 4]
    *rest, top = g.threat_pile
    g.recruit_pile, g.threat_pile = rest + g.recruit_pile, [top]
    g.unseen_recruits, g.unseen_threats = g.unseen_recruits + len(rest), 0


class EasyXidit(XiditGame):
    """The same rules with the easy edition and an easy start."""

    async def play(self, g: Xidit) -> None:
        if g.phase == SETTING_UP:
            set_up(g)
            ease(g)
            g.phase = PLACING
        await super().play(g)

    def new(self, setup: Setup, dice: Dice) -> Xidit:
        g = super().new(setup, dice)
        g.edition = EASY
        return g

    def find(self, ref: str) -> Component:
        return EASY if ref == EASY.ref else super().find(ref)


EASY_GAME = EasyXidit()
