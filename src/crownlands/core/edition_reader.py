"""Reading an edition key by key: what is missing, wrong or unknown is said with its line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from crownlands.core.editions import BadEdition, EditionFile
from crownlands.core.toml_lines import Way

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LANGUAGES = ("en", "ru")


class Entry:
    """A table of the file, and the path to it."""

    def __init__(self, file: EditionFile, data: Mapping[str, Any], way: Way = ()) -> None:
        self._file = file
        self._left = dict(data)
        self._way = way

    def wrong(self, key: str, what: str) -> BadEdition:
        return self._file.wrong((*self._way, key), what)

    def nothing_else(self) -> None:
        """Every key has been read; an unknown one is an error and not ignored."""
        for key in self._left:
            raise self.wrong(key, "there is no such key")

    def _take(self, key: str, kind: type, default: object = None) -> Any:
        value = self._left.pop(key, default)
        if value is None:
            raise self.wrong(key, "is missing")
        if type(value) is not kind:
            raise self.wrong(key, f"{value!r} is not {_KINDS[kind]}")
        return value

    def slug(self, key: str) -> str:
        value: str = self._take(key, str)
        if not SLUG.fullmatch(value):
            raise self.wrong(key, f"{value!r} is not of small letters, digits and dashes")
        return value

    def among(self, key: str, values: Sequence[str]) -> str:
        value: str = self._take(key, str)
        if value not in values:
            raise self.wrong(key, f"{value!r} is none of {', '.join(values)}")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value: int = self._take(key, int, default)
        if not low <= value <= high:
            raise self.wrong(key, f"{value} is not from {low} to {high}")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        value: bool = self._take(key, bool, default)
        return value

    def numbers(self, key: str, count: int) -> tuple[int, ...]:
        values = self._take(key, list)
        if len(values) != count or not all(type(value) is int and 0 <= value <= 99 for value in values):
            raise self.wrong(key, f"{values!r} is not {count} numbers")
        return tuple(values)

    def names(self, key: str) -> dict[str, str]:
        """A proper name in every language; it becomes a Fluent message, so it may not hold braces."""
        table = self.table(key)
        found: dict[str, str] = {}
        for language in LANGUAGES:
            name: str = table._take(language, str)
            if not name.strip() or not name.isprintable() or any(mark in name for mark in "{}"):
                raise table.wrong(language, f"{name!r} is no name")
            found[language] = name.strip()
        table.nothing_else()
        return found

    def pair(self, key: str) -> tuple[str, str]:
        values = self._take(key, list)
        if len(values) != 2 or values[0] == values[1] or not all(isinstance(value, str) for value in values):
            raise self.wrong(key, f"{values!r} is not two different names")
        return values[0], values[1]

    def point(self, key: str) -> tuple[float, float]:
        return self._point(key, self._take(key, list))

    def points(self, key: str, least: int) -> list[tuple[float, float]]:
        values = self._take(key, list)
        if len(values) < least:
            raise self.wrong(key, f"needs at least {least} points")
        return [self._point(key, value) for value in values]

    def _point(self, key: str, value: object) -> tuple[float, float]:
        if isinstance(value, list) and len(value) == 2:
            x, y = value
            if all(type(part) in (int, float) and 0 <= part <= 1 for part in value):
                return float(x), float(y)
        raise self.wrong(key, f"{value!r} is no point [x, y] with both from 0 to 1")

    def table(self, key: str) -> Entry:
        return Entry(self._file, self._take(key, dict), (*self._way, key))

    def tables(self, key: str) -> list[Entry]:
        rows = self._take(key, list)
        found = []
        for number, row in enumerate(rows):
            if not isinstance(row, dict):
                raise self.wrong(key, f"{row!r} is not a table")
            found.append(Entry(self._file, row, (*self._way, key, number)))
        return found


_KINDS = {str: "a text", int: "a number", bool: "true or false", list: "a list", dict: "a table"}
