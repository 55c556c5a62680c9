"""One process for each SQLite file: a second one would not hear of the moves that the first announces, and a newer
version would migrate the file under an older one."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from crownlands.core.errors import CrownlandsError

if sys.platform != "win32":
    import fcntl

_held: Final[list[int]] = []
"""Open lock files: the lock lasts as long as the process, however that ends."""


def claim(database: str) -> None:
    """Refuse to open a house on an SQLite file that another process serves; several processes need PostgreSQL.

    The lock is on a file of its own: SQLite would lose its locks if anybody else closed the database. It belongs
    to the process and not to its children, so bots that outlive a crash for a moment do not keep the house closed.
    """
    path = _file_of(database)
    if path is None or sys.platform == "win32":
        return
    lock = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        if lock.exists() and os.access(path, os.W_OK):  # otherwise nothing would keep another away
            raise CrownlandsError(f"cannot open {lock.name}: {error.strerror}; it has to be yours") from error
        return  # the database cannot be opened there either, and says why
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as error:
        owner = os.pread(file, 20, 0).decode(errors="replace").strip()
        os.close(file)
        who = f"another house (process {owner})" if owner.isdigit() else "another house"
        shown = os.fsencode(path).decode(errors="replace")
        raise CrownlandsError(
            f"{who} is open on the database {shown}: close it first, or use PostgreSQL for several processes"
        ) from error
    except OSError:
        os.close(file)  # a file system without locks
        return
    _held.append(file)
    with suppress(OSError):  # the lock holds on a full disk, too
        os.ftruncate(file, 0)
        os.pwrite(file, str(os.getpid()).encode(), 0)


def _file_of(database: str) -> Path | None:
    """The file of an SQLite database, wherever links to it lead."""
    try:
        url = make_url(database)
    except Exception:  # the store says what is wrong with an address
        return None
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    try:
        return Path(name).resolve()
    except (OSError, RuntimeError, ValueError):  # a link that leads to itself, or no name of a file
        return None
