"""Where a table stands in its saga, as its row and its game tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.sagas import Heritage
from crownlands.core.table import Table


def handed_on(setup: Mapping[str, Any], table: Table | None) -> Heritage | None:
    """What a saga has come to with this table: what its next game starts from, or how it has ended."""
    if setup["saga"] is None or table is None or not table.over:
        return None
    return table.game.sagas[setup["saga"]["name"]].hand_on(setup["heritage"], table)


def info(setup: Mapping[str, Any], table: Table | None) -> dict[str, Any]:
    """Which game of which saga this is, how it stands, and who has won once it is over."""
    if setup["saga"] is None:
        return {"saga": None, "saga_game": None, "standing": None, "saga_ranking": None}
    name, heritage = setup["saga"]["name"], handed_on(setup, table)
    ranking = None
    if table is not None and heritage is not None and table.game.sagas[name].over(heritage):
        ranking = table.game.sagas[name].ranking(heritage)
    return {
        "saga": name,
        "saga_game": setup["saga"]["number"],
        "standing": (heritage or setup["heritage"] or {}).get("points"),
        "saga_ranking": ranking,
    }
