"""Games that ended before their results were stored, or that were imported: their rows are entered later."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from crownlands.server.database_tables import results, seats, tables
from crownlands.server.house import House, in_thread
from crownlands.server.result_rows import write_results
from crownlands.server.store import Store

AT_ONCE = 200
"""How many tables are entered at a time."""


async def enter_older_games(house: House) -> None:
    """Enter the games that ended before results were stored, or were imported."""
    unreadable: set[str] = set()
    while rows := await in_thread(_without_results, house.store, unreadable):
        for row in rows:
            ranking = row["ranking"] or await _ranking(house, row["id"])
            if ranking is None:
                unreadable.add(row["id"])
                continue
            with suppress(sa.exc.IntegrityError):  # another process was quicker
                await in_thread(_enter, house.store, {**row, "ranking": ranking})


def _without_results(store: Store, but: set[str]) -> list[dict[str, Any]]:
    query = sa.select(tables).where(
        tables.c.status == "over",
        tables.c.id.in_(sa.select(seats.c.table)),
        tables.c.id.not_in(sa.select(results.c.table)),
        tables.c.id.not_in(but),
    )
    return store.rows(query.limit(AT_ONCE))


async def _ranking(house: House, table_id: str) -> list[list[int]] | None:
    """As the rules say, for a table from before rankings were stored."""
    live = await house.table_or_none(table_id)
    return live.table.ranking() if live is not None and live.table is not None and live.table.over else None


def _enter(store: Store, row: dict[str, Any]) -> None:
    with store.write() as connection:
        connection.execute(tables.update().where(tables.c.id == row["id"]).values(ranking=row["ranking"]))
        write_results(connection, row)
