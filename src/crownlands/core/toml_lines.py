"""The line numbers of a TOML text, so that an error can say where to look."""

from __future__ import annotations

import re
from bisect import bisect
from typing import Final

Way = tuple[str | int, ...]
"""The path to a value: `("territory", 2, "name", "en")` is the English name of the third [[territory]]."""

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:\\.|[^"\\\n])*"' r"|'[^'\n]*'", re.DOTALL
)
PLAIN: Final = re.compile(r"[^,\]}\n#]+")
SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")


def lines_of(source: str) -> dict[Way, int]:
    """The line of every table, key and value of a text that is valid TOML."""
    scanner = Scanner(source)
    scanner.scan()
    return scanner.lines


class Scanner:
    """Walks through the text once; `here` is the table that the keys belong to."""

    def __init__(self, source: str) -> None:
        self.text = source
        self.at = 0
        self.ends = [found.start() for found in re.finditer("\n", source)]
        self.lines: dict[Way, int] = {}
        self.here: Way = ()
        self.last: dict[Way, int] = {}
        """How far each array of tables has come."""

    def scan(self) -> None:
        while self.next():
            if self.text.startswith("[", self.at):
                self.head()
            else:
                self.pair(self.here)

    def next(self) -> str:
        """The next character that is not blank or comment; empty at the end of the text."""
        found = SPACE.match(self.text, self.at)
        self.at = self.at if found is None else found.end()
        return self.text[self.at : self.at + 1]

    def note(self, way: Way) -> None:
        self.lines.setdefault(way, bisect(self.ends, self.at - 1) + 1)

    def head(self) -> None:
        """`[table]`, or `[[table]]`: one more of an array."""
        several = self.text.startswith("[[", self.at)
        start, self.at = self.at, self.at + 1 + several
        *outer, name = self.key()
        way = (*self.inside(outer), name)
        end, self.at = self.at + 1 + several, start
        if several:
            self.note(way)
            self.last[way] = self.last.get(way, -1) + 1
            way += (self.last[way],)
        self.here = way
        self.note(way)
        self.at = end

    def inside(self, names: list[str]) -> Way:
        """A path through arrays of tables leads to the last table of each."""
        way: Way = ()
        for name in names:
            way += (name,)
            if way in self.last:
                way += (self.last[way],)
        return way

    def key(self) -> list[str]:
        """A key with all its dots."""
        found: list[str] = []
        while True:
            self.next()
            name = BARE.match(self.text, self.at) or STRING.match(self.text, self.at)
            if name is None:
                return found or [""]
            found.append(name[0].strip("\"'"))
            self.at = name.end()
            if self.next() != ".":
                return found
            self.at += 1

    def pair(self, table: Way) -> None:
        """`key = value`."""
        start = self.at
        way = (*table, *self.key())
        after, self.at = self.at, start
        self.note(way)
        self.at = after + 1
        self.value(way)

    def value(self, way: Way) -> None:
        opened = self.next()
        if opened not in ("[", "{"):
            found = STRING.match(self.text, self.at) or PLAIN.match(self.text, self.at)
            self.at = self.at + 1 if found is None else found.end()
            return
        self.at += 1
        count = 0
        while (sign := self.next()) and sign not in "]}":
            if sign == ",":
                self.at += 1
            elif opened == "{":
                self.pair(way)
            else:
                self.note((*way, count))
                self.value((*way, count))
                count += 1
        self.at += 1
