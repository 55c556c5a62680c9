"""Whether the database answers: asked in a lane of its own, and never for longer than a moment."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Literal

import sqlalchemy as sa

from crownlands.server.lanes import HEALTH
from crownlands.server.store import Store

MOMENT, FRESH = 0.5, 0.2
"""How long to wait for an answer, and how long one is valid: asking SQLite means locking it for a moment."""
StoreHealth = Literal["ok", "locked", "slow", "unreachable"]


class Pulse:
    """Everybody who asks at the same time gets the same answer, so that a database in trouble is not asked more
    often."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Task[StoreHealth] | None = None
        self._asked_at = 0.0

    async def take(self) -> StoreHealth:
        if self._asked is None or (self._asked.done() and monotonic() - self._asked_at > FRESH):
            self._asked_at = monotonic()
            self._asked = asyncio.create_task(HEALTH.run(look, self._store))
        await asyncio.wait({self._asked}, timeout=MOMENT)
        return self._asked.result() if self._asked.done() else "slow"


def look(store: Store) -> StoreHealth:
    try:
        store.probe()
    except sa.exc.SQLAlchemyError as error:
        return "locked" if "locked" in str(error) else "unreachable"
    return "ok"
