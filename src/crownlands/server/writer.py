"""The writer: one thread that puts log entries on the disk, everything that is waiting in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

import sqlalchemy as sa

from crownlands.server.database_tables import entries
from crownlands.server.log import Entry
from crownlands.server.store import Store


class Conflict(Exception):
    """Somebody else has written this entry of the log first."""


class NotStored(Exception):
    """The database did not accept the entry; nothing was announced."""


class _Job(NamedTuple):
    entries: tuple[Entry, ...]
    done: asyncio.Future[None]


class Writer:
    """Takes entries from the event loop and tells it when they are safe."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self._store = store
        self._loop = loop
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def put(self, *together: Entry) -> asyncio.Future[None]:
        """Write entries, all or none; the future is done when they are on the disk."""
        done = self._loop.create_future()
        self._jobs.put(_Job(together, done))
        return done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while self._write_what_waits():
            pass

    def _write_what_waits(self) -> bool:
        """Wait for entries and write them; returns whether there will be more.

        A function of its own, so that this thread keeps no reference to them while it waits again: an error leads
        to its table.
        """
        job = self._jobs.get()
        batch = [] if job is None else [job]
        last = job is None
        while not self._jobs.empty() and len(batch) < 500:
            more = self._jobs.get()
            if more is None:
                last = True
            else:
                batch.append(more)
        if batch:
            self._write(batch)
        return not last

    def _write(self, batch: list[_Job]) -> None:
        try:
            self._insert(batch)
        except (sa.exc.IntegrityError, sa.exc.DataError) as error:
            if len(batch) == 1:
                late = isinstance(error, sa.exc.IntegrityError)
                self._tell(batch, Conflict() if late else NotStored(_first_line(error)))
            else:  # one of them is late or wrong: write each separately
                for job in batch:
                    self._write([job])
        except Exception as error:  # the writer lives as long as the house
            self._tell(batch, NotStored(_first_line(error)))
        else:
            self._tell(batch, None)

    def _insert(self, batch: list[_Job]) -> None:
        with self._store.write(moves=True) as connection:
            together = [entry for job in batch for entry in job.entries]
            connection.execute(entries.insert(), [entry.row() for entry in together])
            self._store.announce(connection, *{entry.table for entry in together})

    def _tell(self, batch: list[_Job], error: Exception | None) -> None:
        def settle() -> None:
            for job in batch:
                if not job.done.done():
                    _settle(job.done, error)

        self._in_loop(settle)

    def _in_loop(self, call: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)


def _first_line(error: Exception) -> str:
    told = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return next(iter(str(told).strip().splitlines()), repr(told))


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
