"""Whether the database answers: asked in a lane of its own, and never for longer than a moment."""

from __future__ import annotations

import asyncio
import sqlite3
from time import monotonic
from typing import Literal

import sqlalchemy as sa
import structlog
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext

from crownlands.server.lanes import CHECKS, HEALTH
from crownlands.server.store import Store

MOMENT, FRESH = 0.5, 0.2
"""How long to wait for an answer, and how long one is valid: asking SQLite means locking it for a moment."""
CHECK_SECONDS, DAY = 60.0, 86_400.0
"""How long the check of a whole file may take, and how often it is made."""
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
StoreHealth = Literal["ok", "locked", "slow", "unreachable", "refusing", "corrupt", "gone"]

log = structlog.get_logger()


class StoreHealthCheck:
    """Everybody who asks at the same time gets the same answer, so that a database in trouble is not asked more
    often."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Task[StoreHealth] | None = None
        self._asked_at = 0.0
        self._is_corrupt = False
        """Whether something that was read made no sense to SQLite, since the file was last looked through."""
        self._closing = False
        event.listen(store.engine, "handle_error", self._note)

    async def take(self) -> StoreHealth:
        if self._asked is None or (self._asked.done() and monotonic() - self._asked_at > FRESH):
            self._asked_at = monotonic()
            self._asked = asyncio.create_task(HEALTH.run(look, self._store))
        await asyncio.wait({self._asked}, timeout=MOMENT)
        found = self._asked.result() if self._asked.done() else "slow"
        return "corrupt" if self._is_corrupt else found

    def close(self) -> None:
        self._closing = True

    def _note(self, context: ExceptionContext) -> None:
        code = getattr(context.original_exception, "sqlite_errorcode", 0)
        if code & 0xFF in DAMAGED:
            self._is_corrupt = True

    async def look_through_daily(self) -> None:
        """Once when the house opens, and then every day: a page that nobody reads may be broken for months."""
        while self._store.is_sqlite:
            try:
                await CHECKS.run(self._look_through)
            except sa.exc.SQLAlchemyError as error:  # it took too long, or says itself what is broken
                log.warning("store-not-checked", reason=str(error).splitlines()[0])
            if self._is_corrupt:
                log.error("store-corrupt", database=self._store.shown_url)
            await asyncio.sleep(DAY)

    def _look_through(self) -> None:
        """For a limited time, and no longer than the house is open."""
        end = monotonic() + CHECK_SECONDS
        with self._store.engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.set_progress_handler(lambda: self._closing or monotonic() > end, 10_000)
            try:
                told = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            finally:
                driver.set_progress_handler(None, 0)
        self._is_corrupt = told != "ok"


def look(store: Store) -> StoreHealth:
    if store.is_gone():
        return "gone"
    try:
        store.probe()
    except sa.exc.SQLAlchemyError as error:
        return "locked" if "locked" in str(error) else "unreachable"
    return "refusing" if store.refusals.going_on else "ok"
