"""power.swimmers, .tide, .deep-home, .pearls, .lords-of-the-coast. Merfolk: water."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import ANY, yielding
from crownlands.games.kingdoms.components import Power
from crownlands.games.kingdoms.dials import War
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def tide(g: Kingdoms, power: Power, me: Seat, war: War) -> int:
    """power.tide. A discount in wars in or at the water."""
    return power.amount if war.region.coast else 0


def pearls(g: Kingdoms, power: Power, me: Seat) -> tuple[int, int]:
    """power.pearls. Any resource with enough regions in or at the water."""
    return ANY, power.amount if sum(region.coast for region in yielding(g, me)) >= power.of else 0


def lords_of_the_coast(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.lords-of-the-coast. A point for so many armies in or at the water."""
    return power.points(sum(region.coast for region in g.lasting(me)) // power.of)


LEVELS = (
    Effect("swimmers", crosses="water"),
    Effect("tide", discount=tide),
    Effect("deep-home", occupies="water"),
    Effect("pearls", collects=pearls),
    Effect("lords-of-the-coast", points=lords_of_the_coast),
)
