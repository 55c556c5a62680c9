"""Where a table stands in its saga, as its row and its game tell."""

from __future__ import annotations

from typing import Any

from crownlands.core.game import Game
from crownlands.core.sagas import Heritage, SagaLink
from crownlands.core.table import Table
from crownlands.server.messages import SagaInfo
from crownlands.server.rows import StoredSetup


def link_of(setup: StoredSetup) -> SagaLink | None:
    """Which game of which saga a stored set-up is of; older ones also hold a seed, which is of no use any more."""
    stored = setup["saga"]
    return SagaLink(stored["name"], stored["number"]) if stored else None


def handed_on(setup: StoredSetup, table: Table | None) -> Heritage | None:
    """What a saga has come to with this table: what its next game starts from, or how it has ended."""
    link = link_of(setup)
    if link is None or table is None or not table.over:
        return None
    return table.game.sagas[link.name].hand_on(setup["heritage"] or {}, table)


def info(setup: StoredSetup, game: Game[Any, Any], table: Table | None) -> SagaInfo:
    """Which game of which saga this is, how it stands, and who has won once it is over."""
    link = link_of(setup)
    if link is None:
        return {"saga": None, "saga_game": None, "standing": None, "saga_ranking": None}
    rules, heritage = game.sagas[link.name], handed_on(setup, table)
    over = heritage is not None and not rules.endless and rules.over(heritage)
    return {
        "saga": link.name,
        "saga_game": link.number,
        "standing": rules.standing(heritage or setup["heritage"] or {}),
        "saga_ranking": rules.ranking(heritage) if heritage is not None and over else None,
    }
