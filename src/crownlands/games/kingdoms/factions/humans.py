"""power.merchants, .profit, .single-supply, .harbours, .full-granaries. Humans: trade and full stores."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import FOOD, Power
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def harbours(g: Kingdoms, power: Power, me: Seat) -> tuple[int, int]:
    """power.harbours. Food, once, for an army at the water; a river is water."""
    return FOOD, power.amount if any(region.coast for region in g.armies[me]) else 0


def full_granaries(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.full-granaries. A point for every resource of which there is enough."""
    return power.points(sum(amount >= power.of for amount in g.stock[me]))


LEVELS = (
    Effect("merchants", instead=(("research", "trade"),)),
    Effect("profit", profit=True),
    Effect("single-supply", pays_only="one"),
    Effect("harbours", collects=harbours),
    Effect("full-granaries", points=full_granaries),
)
