"""power.swimmers, .tide, .deep-home, .pearls, .lords-of-the-coast. Merfolk: water."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import gain_any, yielding
from crownlands.games.kingdoms.components import Power, Region
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def tide(g: Kingdoms, power: Power, me: Seat, foe: Seat, region: Region, attacks: bool) -> int:
    """power.tide. A discount in wars in or at the water."""
    return power.amount if region.coast else 0


async def pearls(g: Kingdoms, power: Power, me: Seat) -> None:
    """power.pearls. Any resource with enough regions in or at the water."""
    if sum(region.coast for region in yielding(g, me)) >= power.of:
        for _ in range(power.amount):
            await gain_any(g, me, "power.pearls")


def lords_of_the_coast(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.lords-of-the-coast. A point for so many armies in or at the water."""
    return power.points(sum(region.coast for region in g.lasting(me)) // power.of)


LEVELS = (
    Effect("swimmers", crosses="water"),
    Effect("tide", discount=tide),
    Effect("deep-home", occupies="water"),
    Effect("pearls", collected=pearls),
    Effect("lords-of-the-coast", points=lords_of_the_coast),
)
