"""A house that was closed, or stood still, for a while: live clocks have not run meanwhile.

When a process opens and nobody has left a sign in the database for some time, no process was open. Whoever was
asked then would have lost their time, and with it the game, to a power cut.
"""

from __future__ import annotations

import asyncio
from math import inf

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError

from crownlands.server.autoplay import valid_clock
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.live import LiveTable
from crownlands.server.log import HouseClosed
from crownlands.server.playing import append, turn
from crownlands.server.standstill import LEAST_SECONDS, stands_still
from crownlands.server.steady_time import now
from crownlands.server.store import Store, entries, people

BEAT_SECONDS = 1.0
TABLES = 500

log = structlog.get_logger()


def last_sign(store: Store) -> float:
    """When something was last written down that shows that a house was open; visits, and entries in logs."""
    query = sa.select(sa.func.max(entries.c.at).label("at"))
    seen = sa.select(sa.func.max(people.c.seen).label("at"))
    return max(float((store.row(each) or {}).get("at") or 0.0) for each in (query, seen))


async def give_time_back(house: House) -> None:
    """Before anybody is let in: note at all tables with a live clock since when the house was closed."""
    try:
        since = await in_thread(last_sign, house.store)
        if not 0 < since < now() - LEAST_SECONDS:
            return
        for row in await in_thread(house.store.playing, TABLES):
            clock = valid_clock(row)
            if clock is not None and clock["kind"] == "live" and not await _note(house, row["id"], since):
                return
    except SQLAlchemyError as error:
        log.warning("store-failed", reason=str(error).splitlines()[0])


async def _note(house: House, table_id: str, since: float) -> bool:
    """Note it at one table; returns whether the store takes anything, so that the house need not wait for it."""
    live = await house.table_or_none(table_id)
    if live is None:
        return True
    try:
        async with turn(house, live):
            if min(live.clocks.since.values(), default=inf) <= since:  # else it is over, or another has noted it
                await append(house, live, HouseClosed(since))
    except ApiError as error:  # another process was quicker, or the disk is full
        log.warning("clock-refused", table=table_id, reason=error.key)
        return error.key != "not-stored"
    except SQLAlchemyError:
        raise
    except Exception as error:  # whatever is wrong with one table, the house opens
        log.error("broken-table", table=table_id, reason=repr(error))
    return True


async def keep_beat(house: House) -> None:
    """See to it that this process is known to run; if it has stood still, deal with all clocks before that."""
    while True:
        if stands_still(house):
            log.warning("stood-still", seconds=round(now() - house.beat))
            for live in list(house.live.values()):
                await _take_a_turn(house, live)
        house.beat = now()
        await asyncio.sleep(BEAT_SECONDS)


async def _take_a_turn(house: House, live: LiveTable) -> None:
    try:
        async with turn(house, live):
            pass
    except (ApiError, SQLAlchemyError) as error:  # another process was quicker, or the disk is full
        log.warning("clock-refused", table=live.id, reason=str(error))
