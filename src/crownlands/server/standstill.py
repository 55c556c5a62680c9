"""Whether this process has stood still: stopped, swapped out, on a machine that was paused, or without a database
that accepts anything.

Nobody could move meanwhile, and what they have sent arrives when it runs again. So the first who takes a turn at a
table with a live clock notes there that the house was closed (`playing.turn`), before anything else happens.
"""

from __future__ import annotations

from math import inf

import sqlalchemy as sa

from crownlands.server.database_tables import people
from crownlands.server.house import House, in_thread
from crownlands.server.live import LiveTable
from crownlands.server.steady_time import now
from crownlands.server.store import Store

LEAST_SECONDS = 30.0
"""Shorter breaks count. While somebody looks at a table, a sign is left more often than this
(`notices.write_down_seen`)."""


def stands_still(house: House) -> bool:
    """Whether nobody could do anything here for a while, and that has not been dealt with yet."""
    return now() - house.beat > LEAST_SECONDS


async def is_owed_time(house: House, live: LiveTable) -> bool:
    """Whether a live clock has run while nobody could move."""
    if not stands_still(house) or live.row["clock"]["kind"] != "live" or live.status != "playing":
        return False
    begun = max(live.clocks.unskipped(house.beat, now()), min(live.clocks.since.values(), default=inf))
    if begun > now() - LEAST_SECONDS:
        return False  # it is over, or has been noted
    return not await is_open_elsewhere(house)


async def is_open_elsewhere(house: House) -> bool:
    """Whether everybody could have moved at another process."""
    return not house.store.is_sqlite and await in_thread(_is_open_elsewhere, house.store, house.beat)


def _is_open_elsewhere(store: Store, since: float) -> bool:
    """Whether another process has seen visitors meanwhile. Who has only just come may have come to this one."""
    visits = sa.select(sa.func.max(people.c.seen).label("at")).where(people.c.seen > people.c.created)
    seen = store.row(visits.where(people.c.seen <= now() + LEAST_SECONDS))
    return float((seen or {}).get("at") or 0.0) > since + LEAST_SECONDS / 2
