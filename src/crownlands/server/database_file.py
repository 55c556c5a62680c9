"""The file of an SQLite database while it is open: whether it is where it was, and whether its disk has room."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryFile
from typing import Self

from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

ROOM = 2**20
"""So many bytes are more than any move takes."""


class DatabaseFile:
    """A file as it was when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened = path.stat()

    @classmethod
    def of(cls, engine: Engine) -> Self | None:
        """Where an SQLite database is, unless it is in memory."""
        with engine.connect() as connection:
            name = connection.exec_driver_sql("SELECT file FROM pragma_database_list WHERE name = 'main'").scalar()
        return cls(Path(name)) if name else None

    @property
    def is_in_its_place(self) -> bool:
        """Whether it has been neither deleted nor replaced: what is written would be lost with it."""
        try:
            return os.path.samestat(self._path.stat(), self._opened)
        except OSError:
            return False

    def must_have_room(self) -> None:
        """Where a disk has no room for a move there may still be some for a change of a single page."""
        try:
            with TemporaryFile(dir=self._path.parent) as room:
                room.write(bytes(ROOM))
                room.flush()
                os.fsync(room.fileno())
        except OSError as error:
            raise OperationalError(None, None, error) from error
