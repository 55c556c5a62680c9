"""A game at a glance, for a small card: how far it has come, and a map of a few dots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, TypedDict

from crownlands.core.decisions import Seat
from crownlands.core.wire import Facts

WIDTH, HEIGHT, RIM = 100, 64, 9
"""The sheet that a small map is drawn on, and how far its places keep from the edge."""


class Progress(TypedDict):
    """How far a game has come: the message `progress-KEY`."""

    key: str
    facts: Facts


class SmallPlace(TypedDict):
    """A place of a small map: its middle on a sheet of 100 by 64, and whose it is."""

    x: int
    y: int
    seat: int | None


class SmallMap(TypedDict):
    """A map in a few dots, drawn by the house in the same way for every game."""

    places: list[SmallPlace]
    links: list[tuple[int, int]]
    """The places that are one land, or joined by a road, by their numbers from 0."""


class Glance(TypedDict):
    """What a small card tells of a game under way; null: the game does not say."""

    progress: Progress | None
    map: SmallMap | None


NOTHING: Final[Glance] = {"progress": None, "map": None}
Spot: TypeAlias = tuple[float, float, Seat | None]


def small_map(spots: Sequence[Spot], links: Iterable[tuple[int, int]]) -> SmallMap:
    """A map of places at any scale, fitted into its sheet with nothing stretched."""
    across = [x for x, _, _ in spots]
    down = [y for _, y, _ in spots]
    width, height = max(across) - min(across), max(down) - min(down)
    scale = min((WIDTH - 2 * RIM) / (width or 1), (HEIGHT - 2 * RIM) / (height or 1))
    left, top = (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2
    return {
        "places": [
            {
                "x": round(left + (x - min(across)) * scale),
                "y": round(top + (y - min(down)) * scale),
                "seat": seat,
            }
            for x, y, seat in spots
        ],
        "links": sorted({(min(pair), max(pair)) for pair in links}),
    }
