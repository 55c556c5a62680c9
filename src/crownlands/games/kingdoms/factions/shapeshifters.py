"""power.shape-1, .shape-2, .shape-3, .shape-4, .shape-5.

Shapeshifters: every level is that of another faction.
"""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import Power
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.setup import suited
from crownlands.games.kingdoms.state import Kingdoms


async def take_shape(g: Kingdoms, power: Power, me: Seat) -> None:
    """power.shape-1, .shape-2, .shape-3, .shape-4, .shape-5. The level of a faction that nobody plays."""
    unused = [faction for faction in suited(g) if faction not in g.factions]
    fresh = [faction for faction in unused if faction not in g.shapes[me]]
    faction = g.dice.choice(fresh or unused)
    shape = faction.levels[power.level - 1]
    g.shapes[me].append(faction)
    g.powers[me][-1] = shape
    g.tell("took-shape", me, faction=faction, power=shape)
    if "learned" in shape.at:
        await shape.at["learned"](g, shape, me)


LEVELS = tuple(Effect(f"shape-{level}", at={"learned": take_shape}) for level in range(1, 6))
