"""How well a seat stands, for bots: points, lands, stores, and how much time is left to use them."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import ARMIES, SHIELDS, TOP, Region
from crownlands.games.kingdoms.scoring import items
from crownlands.games.kingdoms.state import Kingdoms

MAGIC = 5
LAND = 3.0
"""What a region that yields something is worth at the beginning, in points."""
STORE = (0.45, 0.40, 0.36)
"""What the first mana, ore and food are worth; every further one is worth less."""
FADES = 0.88
SECOND_ARMY = 0.15
"""What an army is worth that stands with another: it can go and take a region."""
BEST_OTHER, ALL_OTHERS = 0.5, 0.2
"""How much the points of the best other, and of all others together, count against one's own."""


def time_left(g: Kingdoms) -> float:
    """end.trigger. From 1 at the beginning to 0 at the end: how near somebody is to triggering it."""
    if g.over:
        return 0.0
    if g.ending:
        return 0.03 * (SHIELDS - len(g.shields))
    nearest = max(
        max(len(g.armies[seat]) / ARMIES, g.towers[seat] / TOP, len(g.powers[seat]) / MAGIC)
        for seat in range(g.seats)
    )
    return max(0.12, 1.0 - nearest)


def stores(amounts: list[int]) -> float:
    """What resources are worth, each further unit a little less."""
    return sum(worth * (1.0 - FADES**amount) / (1.0 - FADES) for worth, amount in zip(STORE, amounts, strict=True))


def lands(g: Kingdoms, me: Seat) -> float:
    """collect. How many resources a seat collects at once, and how much more it could hold."""
    regions: dict[Region, int] = {}
    for region in g.armies[me]:
        regions[region] = regions.get(region, 0) + 1
    yielding = sum(region.yields >= 0 or region in g.lying[me] for region in regions)
    crowded = sum(count > 1 for count in regions.values())
    return yielding + SECOND_ARMY * crowded


def standing(g: Kingdoms, me: Seat, time: float) -> float:
    """end.points. One seat alone."""
    points = float(sum(item.points for item in items(g, me)))
    if time == 0.0:
        return points
    return points + LAND * time * lands(g, me) + (0.25 + 0.75 * time) * stores(g.stock[me])


def advantage(g: Kingdoms, me: Seat) -> float:
    """end.winner. How well a seat stands compared with the others, for a bot that looks to the end of a turn."""
    time = time_left(g)
    all_seats = [standing(g, seat, time) for seat in range(g.seats)]
    mine = all_seats.pop(me)
    return mine - BEST_OTHER * max(all_seats) - ALL_OTHERS * sum(all_seats) / len(all_seats)


PLAIN_STORE = (0.16, 0.13, 0.12)
"""What a mana, an ore and a food are worth in points, whatever there is of them."""
PLAIN_LAND = 0.25
"""What a region that yields something is worth."""


def evaluation(g: Kingdoms, me: Seat) -> float:
    """end.points. The points of a seat as if the game ended now, and some for what is to come; quick to find."""
    points = float(sum(item.points for item in items(g, me)))
    if g.over:
        return points
    store = sum(worth * amount for worth, amount in zip(PLAIN_STORE, g.stock[me], strict=True))
    regions = {region for region in g.armies[me] if region.yields >= 0 or region.ruins}
    return points + store + PLAIN_LAND * len(regions)
