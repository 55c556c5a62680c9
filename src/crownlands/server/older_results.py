"""Games that ended before their results were stored, or that were imported: their rows are entered later."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
import structlog

from crownlands.server.database_tables import results, seats, tables
from crownlands.server.house import House, in_thread
from crownlands.server.lanes import WRITES
from crownlands.server.result_rows import write_results
from crownlands.server.store import Store

AT_ONCE = 200
"""How many tables are entered at a time."""

log = structlog.get_logger()


async def enter_older_games(house: House) -> None:
    """Enter the games that ended before results were stored, or were imported.

    Each is tried once: one whose row is damaged may have nobody to enter.
    """
    tried: set[str] = set()
    while rows := await in_thread(_without_results, house.store, tried):
        for row in rows:
            tried.add(row["id"])
            ranking = row["ranking"] or await _ranking(house, row["id"])
            if ranking is not None:
                await _try_to_enter(house, {**row, "ranking": ranking})


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


async def _try_to_enter(house: House, row: dict[str, Any]) -> None:
    try:
        await WRITES.run(_enter, house.store, row)
    except sa.exc.IntegrityError:
        pass  # another process was quicker
    except sa.exc.SQLAlchemyError:
        raise
    except Exception as error:  # whatever is wrong with one row, the others are entered
        log.warning("not-entered", table=row["id"], reason=repr(error))


def _enter(store: Store, row: dict[str, Any]) -> None:
    with store.write() as connection:
        connection.execute(tables.update().where(tables.c.id == row["id"]).values(ranking=row["ranking"]))
        write_results(connection, row)
