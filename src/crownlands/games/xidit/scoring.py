"""The end: three scorings, each of which eliminates somebody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.core.game import Score, ScoreItem
from crownlands.games.xidit.components import COLUMNS, INFLUENCE, WEALTH
from crownlands.games.xidit.state import NOBODY, OVER, Xidit

NEUTRAL = NOBODY
"""variant.neutral. The neutral player among the ranked; the others are seats."""


def wealth(g: Xidit) -> list[int]:
    """end.wealth. Coins."""
    return g.coins[:]


def influence(g: Xidit) -> list[int]:
    """end.influence. Storeys on the map; those behind a screen do not count."""
    points = [0] * g.seats
    for owner, storeys in zip(g.owners, g.guilds, strict=True):
        if storeys:
            points[owner] += storeys
    return points


def reputation(g: Xidit) -> list[int]:
    """end.reputation. In every region the most bards give its first value, the second most its second."""
    points = [0] * g.seats
    for region in range(9):
        if region in g.closed:
            continue
        for seat, value in enumerate(region_points(g, region)):
            points[seat] += value
    return points


def shown_reputation(g: Xidit) -> list[int]:
    """end.reputation. The points of regions whose bards everybody sees: without the Bastion, until it opens."""
    points = reputation(g)
    central = g.edition.central
    if bastion_is_open(g) or central in g.closed:
        return points
    return [total - hidden for total, hidden in zip(points, region_points(g, central), strict=True)]


def bastion_is_open(g: Xidit) -> bool:
    """reward.bards. Whether everybody sees whose bards are in the Bastion: at open screens, and at the end."""
    return g.variants.open_screens or g.phase == OVER


def region_points(g: Xidit, region: int) -> list[int]:
    """end.reputation. What the bards of a region give."""
    return points_for(g.bards[region::9], g.edition.lyres[region])


def points_for(bards: list[int], lyre: tuple[int, int]) -> list[int]:
    """end.reputation. All who tie for first get its value, and then nobody is second; likewise the second."""
    most = max(bards)
    if not most:
        return [0] * len(bards)
    first, second = lyre
    rest = [count for count in bards if 0 < count < most]
    next_most = max(rest) if rest and bards.count(most) == 1 else 0
    return [first if count == most else second if count and count == next_most else 0 for count in bards]


def column_points(g: Xidit, column: int) -> list[int]:
    """end.wealth, end.influence, end.reputation. What every seat has in a column."""
    if column == WEALTH:
        return wealth(g)
    return influence(g) if column == INFLUENCE else reputation(g)


GOING: Final = {3: (1, 1, 1), 4: (1, 1, 1), 5: (2, 1, 1)}
"""end.out. How many go out in each scoring, by seats."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """One scoring: who stands where in the column, from the top, and who is eliminated."""

    column: int
    places: tuple[int, ...]
    """Seats and perhaps NEUTRAL, from the first to the last; those who were out before stand among them."""
    points: tuple[int, ...]
    """The points of each place."""
    out: tuple[int, ...]
    """Who is eliminated now, the last place first."""


def hall_of_fame(g: Xidit) -> list[Scoring]:
    """end, end.rank, end.out, end.ties, end.example. The three scorings in their order."""
    gone: set[int] = set()
    found = []
    for number, column in enumerate(g.scorings):
        points: dict[int, int] = dict(enumerate(column_points(g, column)))
        if g.neutral:
            points[NEUTRAL] = g.edition.tracks[column][g.neutral[column] - 1]
        places = sorted(points, key=lambda who: standing(g, who, points[who]), reverse=True)
        out = [who for who in reversed(places) if who not in gone][: GOING[g.seats][number]]
        gone.update(out)
        found.append(Scoring(column, tuple(places), tuple(points[who] for who in places), tuple(out)))
    return found


def standing(g: Xidit, who: int, points: int) -> tuple[int, int, int]:
    """end.ties, variant.neutral.ties. Points, then units behind the screen, then nearer to the first player."""
    if who == NEUTRAL:
        return points, -1, 0
    return points, sum(g.units_of(who)), -((who - g.first) % g.seats)


def survivor(scorings: list[Scoring]) -> int:
    """end.out. Who has not gone out in any scoring: a seat, or NEUTRAL."""
    gone = {who for scoring in scorings for who in scoring.out}
    return next(who for who in scorings[0].places if who not in gone)


def rank(g: Xidit) -> list[list[Seat]]:
    """end.out, variant.neutral. The survivor first, then the others, those eliminated last first.

    The neutral player is not named: if it has won, the first place is empty; else the others move up.
    """
    scorings = hall_of_fame(g)
    winner = survivor(scorings)
    order = [who for scoring in reversed(scorings) for who in reversed(scoring.out) if who != NEUTRAL]
    return [[] if winner == NEUTRAL else [winner], *([seat] for seat in order)]


def score_all(g: Xidit) -> list[Score]:
    """end.rank. What every seat has in the three columns, in the order of the scorings, and its place there."""
    items: list[list[ScoreItem]] = [[] for _ in range(g.seats)]
    for scoring in hall_of_fame(g):
        for place, (who, points) in enumerate(zip(scoring.places, scoring.points, strict=True), start=1):
            if who != NEUTRAL:
                facts = {"place": place, "out": "yes" if who in scoring.out else "no"}
                key = COLUMNS[scoring.column].ref.removeprefix("column:")
                items[who].append(ScoreItem(key, points, facts))
    return [Score(seat, tuple(of_seat)) for seat, of_seat in enumerate(items)]


def tell_end(g: Xidit) -> None:
    """end, end.rank, end.out. The ceremony: the screens are lifted, then three scorings, then the saviour."""
    for seat in range(g.seats):
        bastion = g.bards[seat * 9 + g.edition.central]
        g.tell("screen-lifted", seat, coins=g.coins[seat], units=sum(g.units_of(seat)), bastion=bastion)
    scorings = hall_of_fame(g)
    for number, scoring in enumerate(scorings, start=1):
        column = COLUMNS[scoring.column]
        g.tell("scoring", number=number, column=column)
        for place, (who, points) in enumerate(zip(scoring.places, scoring.points, strict=True), start=1):
            if who == NEUTRAL:
                g.tell("scored-neutral", column=column, points=points, place=place)
            else:
                g.tell("scored", who, column=column, points=points, place=place)
        for who in scoring.out:
            if who == NEUTRAL:
                g.tell("neutral-out", column=column)
            else:
                g.tell("out", who, column=column)
    winner = survivor(scorings)
    if winner == NEUTRAL:
        g.tell("neutral-wins")
    else:
        g.tell("saviour", winner)
