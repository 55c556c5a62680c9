"""How well a seat stands, for bots: how likely it is to outlast each of the three scorings."""

from __future__ import annotations

from math import exp, log
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.xidit.scoring import GOING, influence, rank, reputation, wealth
from crownlands.games.xidit.state import OVER, Xidit

LEFT: Final = {3: (4, 3, 2), 4: (4, 3, 2), 5: (5, 3, 2)}
"""end.out. How many are in each scoring, by seats; the neutral player is the fourth of three."""
SCALES: Final = (3.5, 2.0, 3.0)
"""How much wealth, influence and reputation differ by chance at the end of a game; more so early."""
UNIT_VALUES: Final = (0.030, 0.042, 0.057, 0.075, 0.099)
"""What a unit adds, weakest first, while there are years left to use it."""
BARD_VALUE: Final = 0.02
"""What a bard adds beside the points of its region: it is hard to push out."""


def evaluate(g: Xidit, me: Seat) -> float:
    """end.out. The chance to outlast all scorings, as the sum of logarithms, and something for units and bards."""
    if g.phase == OVER:
        return 10.0 * (g.seats - rank(g).index([me]))
    total = -sum(log(1.0 + exp(-lead / spread)) for lead, spread in leads(g, me))
    base = me * 5
    total += patience(g) * sum(UNIT_VALUES[unit] * g.units[base + unit] for unit in range(5))
    return total + BARD_VALUE * sum(g.bards[me * 9 : me * 9 + 9])


def leads(g: Xidit, me: Seat) -> list[tuple[float, float]]:
    """end.out. By column: how far a seat is above those who will go out, and how much chance may change of it."""
    columns = (wealth(g), influence(g), reputation(g))
    found = [(0.0, 1.0)] * 3
    for number, column in enumerate(g.scorings):
        points = columns[column]
        others = [points[seat] for seat in range(g.seats) if seat != me]
        if g.neutral:
            others.append(g.edition.tracks[column][g.neutral[column] - 1])
        lead = points[me] - bar(sorted(others), LEFT[g.seats][number], GOING[g.seats][number])
        spread = SCALES[column] * (1.0 + 0.12 * (1 + g.years - g.year))
        found[column] = (max(-30 * spread, min(30 * spread, lead)), spread)
    return found


def bar(others: list[int], left: int, going: int) -> float:
    """end.out. About what the best of those has who go out: `going` of the `left` who are still in."""
    place = going / left * len(others) - 0.5
    low = int(place) if place > 0 else 0
    high = min(low + 1, len(others) - 1)
    share = max(0.0, place - low)
    return others[low] * (1 - share) + others[high] * share


def patience(g: Xidit) -> float:
    """year. How much of a unit's worth is left: in the last years there is less and less time to use it."""
    return min(1.0, (g.years - g.year + (6 - g.order) / 6) / 2)


def values_of_points(g: Xidit, me: Seat) -> tuple[float, float, float]:
    """end.out. What one more point of wealth, influence and reputation is worth now."""
    wealth_, influence_, reputation_ = (1.0 / (1.0 + exp(lead / spread)) / spread for lead, spread in leads(g, me))
    return wealth_, influence_, reputation_
