"""Reading an edition key by key: whatever is missing, wrong or unknown is reported with its line.

Games read their editions through `Section`. A value that is wrong "must be" something, "not" what it is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, TypeVar

from crownlands.core.editions import BadEdition, EditionFile
from crownlands.core.toml_lines import Way

SLUG: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
LANGUAGES: Final = ("en", "ru")
LONGEST: Final = 60
"""How much of a wrong value is shown."""
FAR: Final = 1000
"""How far outside its picture a point may lie."""
ALIKE: Final = 0.8
"""How similar a key must be to a missing one to be taken for a misprint of it."""

Count = int | tuple[int, int]
"""How many values a list has: a number, or the least and the most."""
Point = tuple[float, float]
T = TypeVar("T")


class Section:
    """A table of the file, and the path to it."""

    def __init__(self, file: EditionFile, data: Mapping[str, Any] | None = None, way: Way = ()) -> None:
        self._file = file
        self._left = dict(file.data if data is None else data)
        self._way = way
        self._asked: dict[str, None] = {}
        self._inner: list[Section] = []

    def wrong(self, key: str, what: str) -> BadEdition:
        return self._file.wrong((*self._way, key), what)

    def nothing_else(self) -> None:
        """Check that every key has been read, here and in nested tables; an unknown one is an error."""
        for key in self._left:
            raise self.wrong(key, f"there is no such key; there are {', '.join(self._asked)}")
        for section in self._inner:
            section.nothing_else()

    def has(self, key: str) -> bool:
        self._asked[key] = None
        return key in self._left

    def unread(self) -> list[str]:
        """The keys that nobody has asked for yet."""
        return list(self._left)

    def is_table(self, key: str) -> bool:
        return self.has(key) and isinstance(self._left[key], dict)

    def once(self, key: str, value: T, seen: set[T]) -> None:
        """A value that no earlier section had; it is added to `seen`."""
        if value in seen:
            raise self.wrong(key, f"{value!r} is there already")
        seen.add(value)

    # -- single values --------------------------------------------------------------------------------------

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        value = self._take(key)
        if not isinstance(value, str) or not value.strip():
            raise self._must_be(key, "a text", value)
        return value

    def slug(self, key: str) -> str:
        value = self._take(key)
        if not isinstance(value, str) or not SLUG.fullmatch(value):
            raise self._must_be(key, "up to 40 lower-case Latin letters, digits and dashes", value)
        return value

    def among(self, key: str, values: Sequence[str], default: str | None = None) -> str:
        """One of a few words, which are listed if it is another."""
        if default is not None and not self.has(key):
            return default
        value = self._take(key)
        if not isinstance(value, str) or value not in values:
            raise self._must_be(key, f"one of {', '.join(values)}", value)
        return value

    def known(self, key: str, names: Collection[str]) -> str:
        """One of many names."""
        value = self.slug(key)
        if value not in names:
            raise self.wrong(key, f"there is no {value!r}")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        value = self._take(key)
        if type(value) is not int or not low <= value <= high:
            raise self._must_be(key, f"a whole number from {low} to {high}", value)
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and not self.has(key):
            return default
        value = self._take(key)
        if type(value) is not bool:
            raise self._must_be(key, "true or false", value)
        return value

    def point(self, key: str, *, anywhere: bool = False) -> Point:
        """A position as fractions of width and height; `anywhere` may lie outside, as the control point of a curve
        can."""
        return self._point(key, self._take(key), anywhere=anywhere)

    def names(self, key: str) -> dict[str, str]:
        """A proper name in every language; it becomes a Fluent message, so it must not contain braces."""
        table = self.table(key)
        found: dict[str, str] = {}
        for language in LANGUAGES:
            name = table.text(language)
            if not name.isprintable() or any(mark in name for mark in "{}"):
                raise table._must_be(language, "a name of printable characters without braces", name)
            found[language] = name.strip()
        return found

    # -- lists ----------------------------------------------------------------------------------------------

    def numbers(self, key: str, count: Count, low: int = 0, high: int = 99) -> tuple[int, ...]:
        values = self._take(key)
        right = _fits(values, count) and all(type(value) is int and low <= value <= high for value in values)
        if not right:
            raise self._must_be(key, f"{_several(count)} whole numbers from {low} to {high}", values)
        return tuple(values)

    def words(self, key: str, known: Collection[str], count: Count | None = None) -> tuple[str, ...]:
        """Known names; without a `count` there may be any number, or no such key."""
        values = self._take(key, [] if count is None else None)
        if not isinstance(values, list) or (count is not None and not _fits(values, count)):
            raise self._must_be(key, "a list of words" if count is None else f"{_several(count)} words", values)
        for value in values:
            if not isinstance(value, str) or value not in known:
                raise self.wrong(key, f"there is no {_shown(value)}")
        return tuple(values)

    def lines(self, key: str) -> list[str]:
        """Texts, in any number; there may be no such key."""
        values = self._take(key, [])
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self._must_be(key, "a list of texts", values)
        return values

    def points(self, key: str, least: int) -> list[Point]:
        values = self._take(key)
        if not isinstance(values, list) or len(values) < least:
            raise self._must_be(key, f"at least {least} points [x, y]", values)
        return [self._point(key, value) for value in values]

    # -- tables inside --------------------------------------------------------------------------------------

    def table(self, key: str) -> Section:
        value = self._take(key)
        if not isinstance(value, dict):
            raise self._must_be(key, "a table", value)
        return self._open(value, (*self._way, key))

    def tables(self, key: str, *, optional: bool = False) -> list[Section]:
        rows = self._take(key, [] if optional else None)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self._must_be(key, "a list of tables", rows)
        return [self._open(row, (*self._way, key, number)) for number, row in enumerate(rows)]

    def _open(self, data: Mapping[str, Any], way: Way) -> Section:
        self._inner.append(section := Section(self._file, data, way))
        return section

    # -- what all of them do --------------------------------------------------------------------------------

    def _take(self, key: str, default: object = None) -> Any:
        self._asked[key] = None
        value = self._left.pop(key, default)
        if value is None:
            for misprint in get_close_matches(key, self._left, 1, ALIKE):
                raise self.wrong(misprint, f"should this be {key}, which is missing?")
            raise self.wrong(key, "is missing")
        return value

    def _must_be(self, key: str, what: str, value: object) -> BadEdition:
        return self.wrong(key, f"must be {what}, not {_shown(value)}")

    def _point(self, key: str, value: object, *, anywhere: bool = False) -> Point:
        low, high = (-FAR, FAR) if anywhere else (0, 1)
        if isinstance(value, list) and len(value) == 2:
            x, y = value
            if all(type(part) in (int, float) and low <= part <= high for part in value):
                return float(x), float(y)
        raise self._must_be(key, f"two numbers [x, y] from {low} to {high}", value)


def _fits(values: object, count: Count) -> bool:
    least, most = count if isinstance(count, tuple) else (count, count)
    return isinstance(values, list) and least <= len(values) <= most


def _several(count: Count) -> str:
    return f"{count[0]} to {count[1]}" if isinstance(count, tuple) else str(count)


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except ValueError:  # Python shows no whole number of thousands of digits
        return "a number that is too long"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
