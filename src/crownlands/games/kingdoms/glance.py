"""A game of Tiny Epic Kingdoms at a glance: the turn, and who holds which region of which kingdom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.glance import Spot, small_map
from crownlands.core.wire import Glance, SmallMap
from crownlands.games.kingdoms.catalogue import ASPECT
from crownlands.games.kingdoms.components import TERRITORIES

ROOM = 1.25
"""From one kingdom to the next, in widths of a card."""
ABREAST = 3
BY_REF = {territory.ref: territory for territory in TERRITORIES}


def glance(view: Mapping[str, Any]) -> Glance:
    playing = view["stage"] == "play"
    return {
        "progress": {"key": "turn", "facts": {"turn": view["turn"] + 1}} if playing else None,
        "map": _map(view["territories"]) if view["territories"] else None,
    }


def _map(kingdoms: list[dict[str, Any]]) -> SmallMap:
    """The kingdoms side by side, three in a row."""
    spots: list[Spot] = []
    links: list[tuple[int, int]] = []
    for at, kingdom in enumerate(kingdoms):
        number = {}
        column, row = at % ABREAST, at // ABREAST
        regions = BY_REF[kingdom["ref"]].regions
        for region, seen in zip(regions, kingdom["regions"], strict=True):
            x, y = region.row.at
            number[region] = len(spots)
            spots.append((column * ROOM + x, row * ROOM * 0.8 + y / ASPECT, _holder(seen["armies"])))
        links += [(number[one], number[near]) for one in regions for near in one.near]
    return small_map(spots, links)


def _holder(armies: list[dict[str, Any]]) -> int | None:
    """Who stands in a region alone; nobody where two players meet."""
    owners = {army["owner"] for army in armies}
    owner = owners.pop() if len(owners) == 1 else None
    return owner if isinstance(owner, int) else None
