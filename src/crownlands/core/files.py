"""Files that people keep: read with care, and never half written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

LARGEST = 4 * 1024 * 1024


def read_text(path: Path, what: str, largest: int = LARGEST) -> str:
    """The text in a file of a sensible size; ValueError with one line about what is wrong."""
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise ValueError(f"{path.name} is larger than {largest // 2**20} MiB: this is not a {what}")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise ValueError(f"{path.name} is not UTF-8 text: this is not a {what}") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all: a full disk leaves what was there before."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fchmod(file.fileno(), 0o644)
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
