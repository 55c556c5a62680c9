"""The house: its tables in memory, its database, and what runs in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import nullcontext
from math import inf, nextafter
from time import time
from typing import Any, NamedTuple, TypeVar, cast
from weakref import WeakValueDictionary

import sqlalchemy as sa
import structlog
from starlette.requests import HTTPConnection

from crownlands.core.registry import game as find_game
from crownlands.core.registry import games
from crownlands.server import clocks
from crownlands.server.bot_pool import BotPool
from crownlands.server.checks import must_make_sense
from crownlands.server.database_tables import chat, seats, tables
from crownlands.server.errors import ApiError
from crownlands.server.health import StoreHealthCheck
from crownlands.server.lanes import GAMES, READS, WRITES
from crownlands.server.limits import OpenSockets, VisitorLimits
from crownlands.server.live import CHAT_KEPT, LiveTable
from crownlands.server.people import People
from crownlands.server.result_rows import write_results
from crownlands.server.rows import ChatRow, TableRow
from crownlands.server.seating import StoredPlayer
from crownlands.server.security import asking, visitor_address
from crownlands.server.settings import Settings
from crownlands.server.shares import Shares
from crownlands.server.steady_time import now
from crownlands.server.store import Store
from crownlands.server.webhooks import Webhooks
from crownlands.server.writer import Writer

PUSHES_AT_ONCE_AT_ONE = 8
"""Most browsers hear from one of three push services."""
T = TypeVar("T")

log = structlog.get_logger()


async def in_thread(work: Callable[..., T], *arguments: Any) -> T:
    """Read from the database; whatever writes goes through `WRITES`."""
    return await READS.run(work, *arguments)


class TableVersion(NamedTuple):
    """How long the log of a table was, and when its row was last changed."""

    entries: int
    changed: float


class House:
    """One process of a house. Everything in memory can be rebuilt from the database."""

    when_changed: Callable[[LiveTable], None]
    """Called when something may have to answer next (`autoplay.follow_up`)."""
    when_over: Callable[[LiveTable], Awaitable[str | None]]
    """Called when a game has ended; returns the id of the table that follows, if any (`next_of_saga`)."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.health = StoreHealthCheck(store)
        self.webhooks = Webhooks(settings.webhooks)
        self.pushes = Webhooks(settings.webhooks, PUSHES_AT_ONCE_AT_ONE)
        """Separate from the webhooks, so that neither waits for the other."""
        self.shares = Shares(store, bool(settings.rate))
        self.bot_pool = BotPool(settings.bot_seconds, self.shares.of)
        self.limits = VisitorLimits(settings.rate)
        self.replay_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By share, while somebody watches a replay or is about to."""
        self.sockets = OpenSockets(bool(settings.rate))
        self.reviewing: dict[str, str] = {}
        """The tables that are being reviewed, and who has asked for it, by share."""
        self.one_review = asyncio.Lock()
        self.ahead: set[str] = set()
        """For whom bots are playing ahead, or are about to, by share."""
        self.one_ahead = asyncio.Lock()
        self.lesson_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By person, while a lesson is begun."""
        self.live: dict[str, LiveTable] = {}
        self.next_looks: dict[str, float] = {}
        """When games over days that are not in memory have to be checked again (`Clocks.next_look`)."""
        self.left_at: dict[str, int] = {}
        """How long the logs of tables were when they left memory, or could not be opened."""
        self.seen: set[str] = set()
        """Who has visited since that was last stored (`notices.py`)."""
        self.waits_for_others: dict[tuple[str, str], TableVersion] = {}
        """By person and table: games of people who are away that were not waiting for them (`notices.py`)."""
        self._loading: dict[tuple[str, str], asyncio.Task[LiveTable]] = {}
        """By the address that has asked, and by table."""
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        """By table, while it is read from the database."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By address, while a table is being opened for somebody there."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.writer: Writer | None = None
        self.beat = inf
        """When this process was last seen to run, with a database that accepts writes (`standstill.py`)."""

    def open(self) -> None:
        self.writer = Writer(self.store, asyncio.get_running_loop())

    async def close(self) -> None:
        """Finish what is in progress, write what is waiting, stop."""
        self.health.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.writer is not None:
            await in_thread(self.writer.close)  # it takes as long as it takes
        self.bot_pool.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something in the background."""

        async def run() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except sa.exc.SQLAlchemyError as error:
                log.warning("store-failed", reason=str(error).splitlines()[0])
            except Exception:
                log.exception("task-failed")

        self.keep(run())

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that lives until it is done, even if nobody waits for it any more, or until the house closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever awaits it gets the error

    def limit_logins(self, connection: HTTPConnection, account: str) -> None:
        """Somebody tries a password: not too often for one account, nor from one address."""
        address = visitor_address(connection.client)
        if not (self.limits.logins.allows(f"by {address}") and self.limits.logins.allows(f"for {account}")):
            raise ApiError("too-many", 429)

    def close_device(self, device: str) -> None:
        """Close everything that a logged-out device has open."""
        for live in self.live.values():
            for viewer in list(live.viewers):
                if viewer.device == device:
                    viewer.hang_up()

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database."""
        live = self.live.get(table_id)
        if live is not None:
            live.busy_until = now()  # it is not dropped while somebody is about to use it
            return live
        wanted = asking.get(), table_id
        loading = self._loading.get(wanted)
        if loading is None:
            loading = self._loading[wanted] = asyncio.create_task(self._open(*wanted))
            loading.add_done_callback(lambda _: self._loading.pop(wanted, None))
        return await asyncio.shield(loading)

    async def table_or_none(self, table_id: str) -> LiveTable | None:
        """A table, or None if it cannot be opened: that must not harm the others."""
        try:
            return await self.table(table_id)
        except ApiError:
            return None

    async def _open(self, address: str, table_id: str) -> LiveTable:
        """Tables that are asked for from one address are opened one after the other, so that others need not wait
        for all of them; nor for one of them that they have asked for, too, before its turn comes there."""
        async with self._opening.setdefault(address, asyncio.Lock()) if address else nullcontext():
            live = self.live.get(table_id)
            if live is not None:
                live.busy_until = now()
                return live
            reading = self._reading.get(table_id)
            if reading is None:
                reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
                reading.add_done_callback(lambda _: self._reading.pop(table_id, None))
            return await asyncio.shield(reading)

    async def _read(self, table_id: str) -> LiveTable:
        live = self.live[table_id] = await GAMES.run(self._load, table_id)
        self.when_changed(live)
        return live

    def _load(self, table_id: str) -> LiveTable:
        row = self.store.table(table_id) if table_id.isprintable() else None
        if row is None:
            raise ApiError("no-such-table", 404)
        if row["game"] not in games():
            raise ApiError("no-such-game", 404, game=row["game"])
        try:
            row["clock"] = clocks.checked(row["clock"])
            # Its game may start at this moment, and then the log is newer than the row.
            entries = [] if row["status"] == "waiting" else self.store.log(table_id)
            live = LiveTable(find_game(row["game"]), row, entries)
            must_make_sense(live)
        except Exception as error:  # whatever is wrong with its log, it must not harm the other tables
            log.error("broken-table", table=table_id, reason=repr(error))
            raise ApiError("broken-table", 409) from error
        newest = sa.select(chat).where(chat.c.table == table_id).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
        by_watchers = chat.c.seat.is_(None)
        said = [*self.store.rows(newest.where(by_watchers)), *self.store.rows(newest.where(~by_watchers))]
        live.hear(cast("list[ChatRow]", sorted(said, key=lambda row: int(row["id"]))))
        return live

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; everybody looking at it has to reconnect."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        for viewer in list(live.viewers):
            viewer.hang_up()


async def change_row(house: House, live: LiveTable, **values: Any) -> None:
    """Store something new about the table itself; it is true only once it is stored.

    As with the log, the database is the referee between processes: whoever comes second is refused.
    """
    values["changed"] = max(time(), nextafter(live.row["changed"], inf))
    if not await WRITES.run(_write_row, house.store, live.row, values):
        raise ApiError("stale", 409)
    live.row.update(cast("TableRow", values))


def _write_row(store: Store, row: TableRow, values: dict[str, Any]) -> bool:
    with store.write() as connection:
        known = tables.update().where(tables.c.id == row["id"], tables.c.changed == row["changed"])
        if not connection.execute(known.values(**values)).rowcount:
            return False
        if "players" in values:
            write_seats(connection, row["id"], values["players"])
        if "ranking" in values:
            write_results(connection, {**row, **values})
        store.announce(connection, row["id"])
    return True


def write_seats(connection: sa.Connection, table_id: str, players: list[StoredPlayer]) -> None:
    connection.execute(seats.delete().where(seats.c.table == table_id))
    rows = [
        {"table": table_id, "seat": seat, "person": player["person"]}
        for seat, player in enumerate(players)
        if player["person"] is not None
    ]
    if rows:
        connection.execute(seats.insert(), rows)
