"""A game at a glance, for a small card: how far it has come, and a map of a few dots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from crownlands.core.decisions import Seat
from crownlands.core.wire import Glance, SmallMap

WIDTH, HEIGHT, RIM = 100, 64, 13
"""The sheet that a small map is drawn on, and the margin around its places: the largest of them, with its coast,
takes that much (`SmallMap.svelte`)."""


NOTHING: Final[Glance] = {"progress": None, "map": None}
Spot: TypeAlias = tuple[float, float, Seat | None]


def small_map(spots: Sequence[Spot], links: Iterable[tuple[int, int]]) -> SmallMap:
    """A map of places at any scale, fitted into its sheet without distortion."""
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
