"""What nobody will come back for: guests who never finished a game, tables that never started, chats of old games.

What was played to the end stays, and so does every saga, and every game in progress whose players include somebody
with an account or a recent visitor.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import NamedTuple

import sqlalchemy as sa
import structlog

from crownlands.server.database_tables import chat, entries, people, seats, tables
from crownlands.server.house import House
from crownlands.server.lanes import WRITES
from crownlands.server.settings import Settings
from crownlands.server.store import Store, forget_followers

DAY = 86_400.0

log = structlog.get_logger()


class Removed(NamedTuple):
    """How many of each were removed, or would be."""

    open_tables: int
    abandoned_tables: int
    guests: int
    chat_lines: int


class _OnlyLooking(Exception):
    """Raised to roll back: nothing is to be kept."""


async def expire_daily(house: House) -> None:
    """Once when the house opens, and then every day."""
    look: Callable[[Store], float] = last_activity
    while True:
        try:
            removed = await WRITES.run(_remove_by, look, house.store, house.settings)
            if any(removed):
                log.info("expired", **removed._asdict())
        except sa.exc.SQLAlchemyError as error:
            log.warning("store-failed", reason=str(error).splitlines()[0])
        await asyncio.sleep(DAY)
        look = _the_clock


def last_activity(store: Store) -> float:
    """When the house was last used, according to its database, plus one day.

    Machines may boot with a wrong clock and correct it a moment later. Until the house has been open for a day,
    its own history decides what has expired: a clock that is years ahead would remove everybody's open tables at
    once.
    """
    seen = store.row(sa.select(sa.func.max(people.c.seen).label("at")).where(people.c.seen <= time()))
    changed = store.row(sa.select(sa.func.max(tables.c.changed).label("at")).where(tables.c.changed <= time()))
    return min(time(), max(float(row["at"] or 0.0) for row in (seen, changed) if row) + DAY)


def _the_clock(_: Store) -> float:
    return time()


def _remove_by(look: Callable[[Store], float], store: Store, settings: Settings) -> Removed:
    return remove_expired(store, settings, at=look(store))


def remove_expired(store: Store, settings: Settings, *, at: float | None = None, dry_run: bool = False) -> Removed:
    """Remove what has expired by then, completely or not at all; returns how much that was."""
    now = time() if at is None else at
    days = (settings.guest_days, settings.open_table_days, settings.chat_days)
    lost, idle, said = (_days_before(now, each) for each in days)
    removed = Removed(0, 0, 0, 0)
    with suppress(_OnlyLooking), store.write() as connection:
        removed = Removed(
            open_tables=_remove(connection, tables, *_never_begun(idle)),
            abandoned_tables=_remove(connection, tables, *_abandoned(lost)),
            guests=_remove(connection, people, *_guests(lost)),
            chat_lines=_remove(connection, chat, *_old_chat(said)),
        )
        forget_followers(connection)
        if dry_run:
            raise _OnlyLooking
    return removed


def _days_before(now: float, days: float) -> float:
    """Everything before this time has expired; with 0 days, nothing has."""
    return now - days * DAY if days else 0.0


Conditions = tuple[sa.ColumnElement[bool], ...]


def _remove(connection: sa.Connection, part: sa.Table, *conditions: sa.ColumnElement[bool]) -> int:
    """What belongs to a row is removed with it: seats, log, devices.

    The rows are locked first, and then looked at again: somebody may have come back at this moment, and what they
    have done in another process is stored by then.
    """
    connection.execute(sa.select(*part.primary_key).where(*conditions).with_for_update())
    return int(connection.execute(part.delete().where(*conditions)).rowcount)


def _never_begun(before: float) -> Conditions:
    """A later game of a saga waits as long as the saga's players want."""
    first = sa.or_(tables.c.saga.is_(None), tables.c.saga == tables.c.id)
    return tables.c.status == "waiting", tables.c.changed < before, first


def _lost_guests(before: float) -> Conditions:
    """Guests who have not visited for long, and never finished a game."""
    finished = (
        sa.select(seats.c.person).join(tables, tables.c.id == seats.c.table).where(tables.c.status == "over")
    )
    return people.c.login.is_(None), people.c.seen < before, people.c.id.not_in(finished)


def _abandoned(before: float) -> Conditions:
    """Games in progress, outside sagas, that nobody has touched for long and that concern only such guests."""
    lost = sa.select(people.c.id).where(*_lost_guests(before))
    others = sa.select(seats.c.table).where(seats.c.person.not_in(lost))
    touched = sa.select(entries.c.table).where(entries.c.at >= before)
    return (
        tables.c.status == "playing",
        tables.c.saga.is_(None),
        tables.c.changed < before,
        tables.c.host.in_(lost),
        tables.c.id.not_in(others),
        tables.c.id.not_in(touched),
    )


def _guests(before: float) -> Conditions:
    """Such guests who no longer sit at any table and host none."""
    seated = sa.select(seats.c.person)
    hosts = sa.select(tables.c.host).where(tables.c.status != "over")
    return *_lost_guests(before), people.c.id.not_in(seated), people.c.id.not_in(hosts)


def _old_chat(before: float) -> Conditions:
    over = sa.select(tables.c.id).where(tables.c.status == "over", tables.c.changed < before)
    return (chat.c.table.in_(over),)


def give_back_space(store: Store) -> int:
    """Let SQLite shrink its file; returns by how many bytes it has shrunk."""
    if not store.is_sqlite:
        return 0  # PostgreSQL does that by itself
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        pages, size = "PRAGMA page_count", int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())
        before = int(connection.exec_driver_sql(pages).scalar_one())
        connection.exec_driver_sql("VACUUM")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        return (before - int(connection.exec_driver_sql(pages).scalar_one())) * size
