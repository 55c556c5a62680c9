"""Points: where each of them comes from, and who has won."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.core.game import Score, ScoreItem
from crownlands.core.ranking import Tie, places_of, ties_of
from crownlands.games.kingdoms.components import TOWER_POINTS, Region
from crownlands.games.kingdoms.state import Kingdoms

CAPITAL, SHARED_CAPITAL = 2, 1
CROWN = 2


def score_all(g: Kingdoms) -> list[Score]:
    """end.points. The points of every seat, item by item, as if the game ended now."""
    return [Score(seat, tuple(item for item in items(g, seat) if item.points)) for seat in range(g.seats)]


def items(g: Kingdoms, me: Seat) -> list[ScoreItem]:
    """end.points, end.ruins, map.capitals, exploration.crown, exploration.city, two.points. One seat's points."""
    regions = list(dict.fromkeys(g.lasting(me)))
    capitals = [region for region in regions if region.capital]
    found = [
        ScoreItem("armies", len(g.lasting(me))),
        ScoreItem("magic", len(g.powers[me])),
        ScoreItem("tower", TOWER_POINTS[g.towers[me]], {"level": g.towers[me]}),
        ScoreItem(
            "capitals",
            sum(capital_points(g, region) for region in capitals),
            {"regions": capitals, "territories": [region.territory for region in capitals]},
        ),
    ]
    found += [
        ScoreItem("power", power.scores(g, power, me), {"power": power})
        for power in g.powers[me]
        if power.scores is not None
    ]
    if g.variants.exploration:
        cities = [region for region in regions if has_city(g, region.index)]
        found.append(ScoreItem("crown", CROWN if g.crown == me else 0))
        found.append(ScoreItem("cities", len(cities), {"regions": cities}))
    if g.lost is not None:
        found.append(ScoreItem("captured", g.captured[me]))
        conquered = [region for region in regions if region.territory is g.lost]
        found.append(ScoreItem("lost-kingdom", len(conquered), {"regions": conquered}))
    return found


def capital_points(g: Kingdoms, region: Region) -> int:
    """map.capitals. What a capital is worth to whoever has an army in it: less to each of two allies."""
    return SHARED_CAPITAL if len(set(g.garrison[region.index])) > 1 else CAPITAL


def has_city(g: Kingdoms, region: int) -> bool:
    """exploration.city. Whether a turned city lies there."""
    token = g.tokens[region]
    return token is not None and token.kind == "city" and g.turned[region]


TIE_BREAKERS = ("armies", "tower", "magic", "resources")
"""end.winner. What decides between equal points, in this order."""


def standings(g: Kingdoms) -> list[tuple[int, ...]]:
    """end.winner. Every seat's points; then armies, the tower, magic, all resources."""
    points = [score.total for score in score_all(g)]
    return [
        (points[seat], len(g.lasting(seat)), g.towers[seat], len(g.powers[seat]), sum(g.stock[seat]))
        for seat in range(g.seats)
    ]


def rank(g: Kingdoms) -> list[list[Seat]]:
    """end.winner. By points and what breaks ties; players who are equal in everything share a place."""
    return places_of(standings(g))


def ties(g: Kingdoms) -> list[Tie]:
    """end.winner. Who had equal points, and what decided between them."""
    return ties_of(standings(g), TIE_BREAKERS)


def tally(g: Kingdoms, score: Score) -> dict[str, int]:
    """end.points, components. What a seat has, counted."""
    seat = score.seat
    mana, ore, food = g.stock[seat]
    return {
        "points": score.total,
        "armies": len(g.armies[seat]),
        "mana": mana,
        "ore": ore,
        "food": food,
        "tower": g.towers[seat],
        "magic": len(g.powers[seat]),
    }
