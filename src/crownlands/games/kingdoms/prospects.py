"""How well a seat stands: points now, and what its stores, lands and armies will still bring."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.scoring import items
from crownlands.games.kingdoms.state import Kingdoms

STORE = (0.16, 0.13, 0.12)
"""What a mana, an ore and a food are worth in points, for bots."""
LAND = 0.25
"""What a region that yields something is worth."""


def prospects(g: Kingdoms, me: Seat) -> float:
    """end.points. The points of a seat as if the game ended now, and some for what is to come."""
    points = float(sum(item.points for item in items(g, me)))
    if g.over:
        return points
    store = sum(worth * amount for worth, amount in zip(STORE, g.stock[me], strict=True))
    lands = {region for region in g.armies[me] if region.yields >= 0 or region.ruins}
    return points + store + LAND * len(lands)
