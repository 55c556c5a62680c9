"""A game of Legends at a glance: the turn, and who controls which region."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.glance import Spot, small_map
from crownlands.core.wire import Glance, SmallMap
from crownlands.games.legends.board import Board, board_from
from crownlands.games.legends.components import ASPECT

APART = 0.95
"""From the middle of a piece to that of the next."""


def glance(view: Mapping[str, Any]) -> Glance:
    laid = view.get("regions")
    return {
        "progress": {"key": "turn", "facts": {"turn": view["turn"] + 1, "turns": view["turns"]}}
        if view.get("players") and view["turn"] < view["turns"]
        else None,
        "map": None if laid is None else _map(board_from(view["board"]), laid),
    }


def _map(board: Board, laid: list[dict[str, Any]]) -> SmallMap:
    at = _places(board)
    spots: list[Spot] = [
        (*at[region.ref], _seat(seen["control"])) for region, seen in zip(board.regions, laid, strict=True)
    ]
    links = [(region.index, other.index) for region in board.regions for other in region.land]
    return small_map(spots, links)


def _places(board: Board) -> dict[str, tuple[float, float]]:
    """Every region where its piece lies, turned as the piece is."""
    found: dict[str, tuple[float, float]] = {}
    pieces = zip(board.layout.slots, board.sides, board.turns, strict=True)
    for slot, side, turn in pieces:
        column, row = board.layout.places[slot]
        for number, (x, y) in enumerate(side.points, start=1):
            across, down = (x - 0.5) * ASPECT, y - 0.5
            for _ in range(turn % 4):
                across, down = -down, across
            found[f"region:{side.name}.{number}"] = (column * APART + across, row * APART + down)
    return found


def _seat(owner: str | None) -> int | None:
    return int(owner.removeprefix("seat:")) if owner is not None and owner.startswith("seat:") else None
