"""Editions: files with what is printed on the components of a game.

Of some games the host can name others in an environment variable. Mistakes in a file are reported in one
line that names the file, the line and the key.
"""

from __future__ import annotations

import json
import os
import tomllib
import warnings
from collections.abc import Callable, Collection, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

from crownlands.core.errors import BadSetup
from crownlands.core.toml_lines import Way, lines_of

LARGEST: Final = 1 << 20

E = TypeVar("E")


class BadEdition(BadSetup):
    """An edition file that cannot be played, in one line that names the file, the line and what is wrong."""


class EditionFile:
    """The contents of a file, and the line of each value."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        try:
            with path.open("rb") as file:
                raw = file.read(LARGEST + 1)
            if len(raw) > LARGEST:
                raise BadEdition(f"{path}: larger than a megabyte: this is not an edition")
            self.source: Final = raw.decode()
            self.data: Final[Mapping[str, Any]] = tomllib.loads(self.source)
        except OSError as error:
            raise BadEdition(f"{path}: cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise BadEdition(f"{path}: not UTF-8 text") from error
        except (ValueError, RecursionError) as error:
            raise BadEdition(f"{path}: this is not TOML: {error}") from error

    def wrong(self, way: Way, what: str) -> BadEdition:
        """What to raise about a value: with its line, or that of the table where it should be."""
        lines = lines_of(self.source)
        line = next((lines[way[:end]] for end in range(len(way), 0, -1) if way[:end] in lines), 0)
        names = " ".join(part for part in way if isinstance(part, str))
        where = f"line {line}" if line else "the file"
        return BadEdition(f"{self.path}: {where}: {names}: {what}" if names else f"{self.path}: {where}: {what}")


def digest(data: Mapping[str, Any], remarks: Collection[str]) -> str:
    """A short hash of everything that matters to the rules; keys that only say where a fact comes from are left
    out."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(item) for key, item in value.items() if key not in remarks}
        return [bare(item) for item in value] if isinstance(value, list) else value

    text = json.dumps(bare(data), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=4).hexdigest()


def edition_name(data: Mapping[str, Any], remarks: Collection[str], *, built_in: bool) -> str:
    """The value of the variant: the `id` of the built-in edition; for a host's own, with the hash."""
    name: str = data["id"]
    return name if built_in else f"{name}-{digest(data, remarks)}"


def load_editions(game: str, variable: str, built_in: Path, load: Callable[[Path], E]) -> list[E]:
    """The built-in edition and those that the variable names; an invalid one is skipped, with a warning."""
    found = [load(built_in)]
    for text in filter(None, os.environ.get(variable, "").split(os.pathsep)):
        try:
            found.append(load(Path(text)))
        except BadEdition as error:
            warnings.warn(f"this edition of {game} is skipped: {error}", stacklevel=2)
    return found
