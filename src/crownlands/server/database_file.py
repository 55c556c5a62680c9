"""The files of an SQLite database while it is open: whether they are in their place, and their disk has room."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from sqlite3 import Error, connect
from tempfile import TemporaryFile
from typing import Self

from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

ROOM = 2**20
"""So many bytes are more than any move takes."""


class DatabaseFile:
    """A database, its write-ahead log and the index of that, as they were when they were opened."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path, check_same_thread=False)
        """As long as it is open, SQLite itself neither deletes nor replaces the log."""
        self._connection.execute("PRAGMA schema_version").close()  # which opens the log too
        files = path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")
        self._opened = {file: file.stat() for file in files if file.exists()}
        self._folder = path.parent
        self._is_shut = False
        """Whether nobody may write any more (`_leave_it_whole`)."""

    @classmethod
    def of(cls, engine: Engine) -> Self | None:
        """Where an SQLite database is, unless it is in memory."""
        with engine.connect() as connection:
            query = "SELECT CAST(file AS BLOB) FROM pragma_database_list WHERE name = 'main'"
            name = connection.exec_driver_sql(query).scalar()  # any bytes: a folder may have been named elsewhere
        return cls(Path(os.fsdecode(name))) if name else None

    @property
    def is_in_its_place(self) -> bool:
        """Whether no file has been deleted or replaced: what is written would be lost with it."""
        if self._is_shut:
            return False
        try:
            return all(os.path.samestat(file.stat(), opened) for file, opened in self._opened.items())
        except OSError:
            return False

    def must_be_in_its_place(self) -> None:
        if not self.is_in_its_place:
            self._leave_it_whole()
            raise OperationalError(None, None, OSError("a file of the database was deleted or replaced"))

    def _leave_it_whole(self) -> None:
        """Where only the log is gone, the database itself can still take in what has been confirmed.

        After that nobody else may write, as long as this process lives: what another program writes would be in
        another log, and what this process has open would be copied over it.
        """
        with suppress(Error):
            if not self._is_shut:
                _, pages, copied = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages == copied:
                    self._connection.execute("BEGIN IMMEDIATE").close()
                    self._is_shut = True

    def must_have_room(self) -> None:
        """Where a disk has no room for a move there may still be some for a change of a single page."""
        try:
            with TemporaryFile(dir=self._folder) as room:
                room.write(bytes(ROOM))
                room.flush()
                os.fsync(room.fileno())
        except OSError as error:
            raise OperationalError(None, None, error) from error

    def close(self) -> None:
        self._connection.close()
