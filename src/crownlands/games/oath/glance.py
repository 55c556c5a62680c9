"""A game of Oath at a glance: the round, and who rules which site."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.glance import Spot, small_map
from crownlands.core.wire import Glance, SmallMap
from crownlands.games.oath.components import LAST_ROUND, PLACES, REGIONS

ACROSS, DOWN, SLANT = 3.0, 1.3, 0.9
"""From region to region, and from site to site in one."""


def glance(view: Mapping[str, Any]) -> Glance:
    playing = view["stage"] == "play"
    return {
        "progress": {"key": "round", "facts": {"round": view["round"], "rounds": LAST_ROUND}} if playing else None,
        "map": _map(view["sites"]) if view["sites"] else None,
    }


def _map(sites: list[dict[str, Any]]) -> SmallMap:
    """The three regions side by side, each a small land of its own."""
    spots: list[Spot] = []
    links: list[tuple[int, int]] = []
    for column, region in enumerate(REGIONS):
        first = len(spots)
        for row, place in enumerate(region.places):
            rulers = sites[PLACES.index(place)]["rulers"]
            where = (column * ACROSS + (row % 2) * SLANT, (row - (len(region.places) - 1) / 2) * DOWN)
            spots.append((*where, rulers[0] if len(rulers) == 1 else None))
        links += [(at, at + 1) for at in range(first, len(spots) - 1)]
    return small_map(spots, links)
