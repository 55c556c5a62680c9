"""The house: its tables in memory, its store, and what runs beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from time import time
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

from crownlands.core.registry import game as find_game
from crownlands.core.registry import games
from crownlands.server.errors import Refusal
from crownlands.server.live import LiveTable
from crownlands.server.people import People
from crownlands.server.settings import Settings
from crownlands.server.store import Store, chat, seats, tables
from crownlands.server.thinking import Thinkers
from crownlands.server.writer import Writer

T = TypeVar("T")
CHAT_KEPT = 100

log = structlog.get_logger()


async def aside(work: Callable[..., T], *arguments: Any) -> T:
    """Run something that blocks (the database) in a thread."""
    return await asyncio.to_thread(work, *arguments)


class House:
    """One process of a house. Everything in memory can be rebuilt from the store."""

    when_changed: Callable[[LiveTable], None]
    """Called when somebody may have to be asked next (`speaking.follow_up`)."""
    when_over: Callable[[LiveTable], Awaitable[None]]
    """Called when a game has ended (`opening.next_of_saga`)."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.thinkers = Thinkers(settings.bot_seconds)
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.writer: Writer | None = None

    def open(self) -> None:
        self.writer = Writer(self.store, asyncio.get_running_loop())

    async def close(self) -> None:
        """Finish what is under way, write what waits, stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.writer is not None:
            await aside(self.writer.close)
        self.thinkers.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Let something happen beside everything else."""

        async def run() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("task-failed")

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.live.get(table_id)
        if live is not None:
            return live
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self.live:
                self.live[table_id] = await aside(self._load, table_id)
        self._loading.pop(table_id, None)
        return self.live[table_id]

    def _load(self, table_id: str) -> LiveTable:
        row = self.store.row(sa.select(tables).where(tables.c.id == table_id))
        if row is None:
            raise Refusal("no-such-table", 404)
        if row["game"] not in games():
            raise Refusal("no-such-game", 404, game=row["game"])
        live = LiveTable(find_game(row["game"]), row, self.store.log(table_id))
        newest = sa.select(chat).where(chat.c.table == table_id).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
        live.chat = [chat_json(line) for line in reversed(self.store.rows(newest))]
        return live


async def save_row(house: House, live: LiveTable) -> None:
    """Keep what has changed about the table itself."""
    live.row["changed"] = time()
    await aside(write_row, house, live)


def write_row(house: House, live: LiveTable) -> None:
    values = {name: live.row[name] for name in ("status", "players", "setup", "next", "changed", "host")}
    with house.store.write() as connection:
        connection.execute(tables.update().where(tables.c.id == live.id).values(**values))
        write_seats(connection, live)
        house.store.announce(connection, live.id)


def write_seats(connection: sa.Connection, live: LiveTable) -> None:
    connection.execute(seats.delete().where(seats.c.table == live.id))
    rows = [
        {"table": live.id, "seat": seat, "person": player["person"]}
        for seat, player in enumerate(live.players)
        if player["person"] is not None
    ]
    if rows:
        connection.execute(seats.insert(), rows)


def chat_json(line: Mapping[str, Any]) -> dict[str, Any]:
    return {"at": line["at"], "name": line["name"], "seat": line["seat"], "text": line["text"]}
