"""News between the processes of one house: PostgreSQL's LISTEN/NOTIFY, and polling the database now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import psycopg
import structlog
from sqlalchemy.exc import SQLAlchemyError

from crownlands.server.autoplay import close_forgotten_devices, follow_outside_changes, news_of, sweep, tick, wake
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.keepalive import with_keepalive
from crownlands.server.presence import HERE, hear_from, miss_the_silent, tell_of_everybody
from crownlands.server.store import CHANNEL

log = structlog.get_logger()
LOOK_SECONDS = 5
SWEEP_SECONDS = 60


async def listen(house: House) -> None:
    """Receive what other processes have written, for as long as the house is open."""
    address = with_keepalive(house.store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await follow_outside_changes(house)
                async for notice in connection.notifies():
                    await take_in(house, notice.payload)
        except (psycopg.Error, SQLAlchemyError, ApiError) as error:
            log.warning("listening-again", reason=str(error).strip())
            await asyncio.sleep(1)
        except Exception:  # without news, what others do elsewhere would be seen seconds later, for ever
            log.exception("listening-failed")
            await asyncio.sleep(1)


async def take_in(house: House, notice: str) -> None:
    """What another process has told; anybody who may use the database can say anything there."""
    sender, _, told = notice.partition(" ")
    table_id, *news = told.split(" ")
    if sender == house.store.key:
        return
    if news and news[0] == HERE:
        await hear_from(house, sender, table_id, news[1:])
    else:
        await news_of(house, table_id)


async def keep_time(house: House) -> None:
    """Clocks every second, the outside world every few seconds, tables that nobody is looking at every minute.

    None of these waits for another: to open tables may take minutes, and no clock stands still for that."""
    await asyncio.gather(
        repeat(1, partial(tick, house)),
        repeat(LOOK_SECONDS, partial(look_outside, house)),
        wake_and_sweep(house),
    )


async def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, with pauses."""
    while True:
        await tried(work)
        await asyncio.sleep(seconds)


async def tried(work: Callable[[], Awaitable[None]]) -> None:
    """Do something, if that can be done now."""
    try:
        await work()
    except (SQLAlchemyError, ApiError) as error:
        log.warning("store-unreachable", reason=str(error).splitlines()[0])
    except Exception:
        log.exception("tick-failed")


async def look_outside(house: House) -> None:
    """What has happened at other processes, and who is there."""
    await follow_outside_changes(house)
    await close_forgotten_devices(house)
    await tell_of_everybody(house)
    await miss_the_silent(house)


async def wake_and_sweep(house: House) -> None:
    """Tables that nobody is looking at: when the house opens, and then every minute."""
    await tried(partial(wake, house))
    await asyncio.sleep(1)
    await repeat(SWEEP_SECONDS, partial(sweep, house))
