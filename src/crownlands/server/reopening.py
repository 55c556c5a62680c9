"""A house that was closed, or stood still, or whose database accepted nothing for a while: live clocks have not
run meanwhile.

When a process opens and nobody has left a sign in the database for some time, no process was open. Whoever was
asked then would have lost their time, and with it the game, to a power cut.
"""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError

from crownlands.server.autoplay import valid_clock
from crownlands.server.database_tables import entries, people
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.lanes import HEALTH, WRITES
from crownlands.server.log import Entry, HouseClosed
from crownlands.server.playing import turn
from crownlands.server.standstill import LEAST_SECONDS, is_open_elsewhere, stands_still
from crownlands.server.steady_time import now
from crownlands.server.store import Store
from crownlands.server.writer import Conflict, NotStored

BEAT_SECONDS = 1.0
TABLES = 10_000

log = structlog.get_logger()


def last_sign(store: Store) -> float:
    """When something was last written down that shows that a house was open; visits, and entries in logs. What a
    clock has dated in the future that was ahead for a while tells nothing."""
    signs = entries.c.at, people.c.seen
    queries = [sa.select(sa.func.max(sign).label("at")).where(sign <= now()) for sign in signs]
    return max(float((store.row(query) or {}).get("at") or 0.0) for query in queries)


async def give_time_back(house: House) -> None:
    """Before anybody is let in: if no house was open for a while, that is as if this process had stood still."""
    try:
        since = await in_thread(last_sign, house.store)
        if 0 < since < now() - LEAST_SECONDS:
            house.beat = since
            if await _deal_with_pause(house):
                house.beat = now()
    except SQLAlchemyError as error:
        log.warning("store-failed", reason=str(error).splitlines()[0])


async def keep_beat(house: House) -> None:
    """See to it that this process is known to run."""
    while True:
        await beat(house)
        await asyncio.sleep(BEAT_SECONDS)


async def beat(house: House) -> None:
    """Note that this process runs; if it has stood still, deal with all clocks before that."""
    try:
        if await accepts_writes(house) and (not stands_still(house) or await _deal_with_pause(house)):
            house.beat = now()
    except SQLAlchemyError as error:
        log.warning("store-failed", reason=str(error).splitlines()[0])
    except Exception as error:  # without a beat, no clock would run again
        log.error("beat-failed", reason=repr(error))


async def accepts_writes(house: House) -> bool:
    """Whether the database accepts what is written: otherwise nobody can move."""
    store = house.store
    if store.refusals.going_on or (store.is_sqlite and await HEALTH.run(store.is_gone)):
        try:
            await WRITES.run(store.try_to_write)
        except SQLAlchemyError:
            return False
    return not store.refusals.going_on


async def _deal_with_pause(house: House) -> bool:
    """Note at all tables with a live clock since when nobody could move; returns whether the store has accepted
    that. If not, it is tried again, and meanwhile whoever moves does it for their table."""
    log.warning("stood-still", seconds=round(now() - house.beat))
    if await is_open_elsewhere(house):
        return True
    rows = await in_thread(house.store.playing, TABLES)
    clocks = {row["id"]: valid_clock(row) for row in rows}
    live = [table for table, clock in clocks.items() if clock is not None and clock["kind"] == "live"]
    here = [table for table in live if table in house.live]
    for table in here:
        if not await _take_a_turn(house, table):
            return False
    return await _note_unseen(house, [table for table in live if table not in here])


async def _note_unseen(house: House, ids: list[str]) -> bool:
    """The same at tables that are not in memory, without opening them: one alone may take half a minute.

    Whoever has come to one meanwhile hears of it. Returns whether the store has accepted it.
    """
    assert house.writer is not None
    newest, at = await in_thread(house.store.newest, ids), now()
    pause = HouseClosed(house.beat)
    try:
        if ids:
            await house.writer.put(*(Entry(table, newest.get(table, 0) + 1, at, pause) for table in ids))
    except (Conflict, NotStored) as error:  # somebody has just moved at one of them, or the disk is full
        log.warning("pause-not-noted", reason=str(error))
        return False
    return True


async def _take_a_turn(house: House, table_id: str) -> bool:
    """At one table; returns whether the store accepts anything, so that nobody waits for it at all others."""
    live = await house.table_or_none(table_id)
    if live is None:
        return True
    try:
        async with turn(house, live):
            pass
    except ApiError as error:  # another process was quicker, or the disk is full
        log.warning("clock-refused", table=table_id, reason=error.key)
        return error.key != "not-stored"
    except SQLAlchemyError:
        raise
    except Exception as error:  # whatever is wrong with one table, the house opens
        log.error("broken-table", table=table_id, reason=repr(error))
    return True
