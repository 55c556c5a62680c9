"""Lords of Xidit with threats that fall to anybody: chance alone seldom beats one, and checks see too little."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from crownlands.core.components import Component
from crownlands.core.dice import Dice
from crownlands.core.game import Setup
from crownlands.games.xidit.edition import BUILT_IN, Edition, load_edition
from crownlands.games.xidit.game import XiditGame
from crownlands.games.xidit.setup import set_up
from crownlands.games.xidit.state import PLACING, SETTING_UP, Xidit


def easy_edition() -> Edition:
    """Every threat asks for one unit, most of them for militia."""
    text = BUILT_IN.read_text(encoding="utf-8").replace('id = "reconstruction"', 'id = "easy"')
    head, *tiles = text.split("[[tile]]\ncity = ")
    for at, tile in enumerate(tiles):
        unit = "archer" if int(tile.split()[0]) % 4 == 0 else "militia"
        tiles[at] = re.sub("cost = {.*}", f"cost = {{ {unit} = 1 }}", tile)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "easy.toml"
        file.write_text("[[tile]]\ncity = ".join([head, *tiles]), encoding="utf-8")
        return load_edition(file)


EASY = easy_edition()


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
