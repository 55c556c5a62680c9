"""Setting text: units that stay whole flow into lines and columns; a canvas of single characters to draw on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, TypeAlias

from crownlands.core.pictures import Picture, Span

Unit: TypeAlias = Sequence[Span]
"""Spans that stand on one line together."""
Line: TypeAlias = list[Span]
Cell: TypeAlias = tuple[str, str]
"""One character and its style."""

BLANK: Final[Cell] = (" ", "")


def width(unit: Unit) -> int:
    """How many columns a unit takes: every character that we draw takes one."""
    return sum(len(text) for text, _ in unit)


def words(text: str, style: str = "") -> list[Unit]:
    """A text as units, so that a line may end after every word."""
    return [[(word, style)] for word in text.split(" ")]


def flow(units: Iterable[Unit], widths: Iterable[int]) -> list[Line] | None:
    """The units in lines of these widths, a blank between them, or None if they need more room."""
    rooms = iter(widths)
    lines: list[Line] = []
    left = 0
    for unit in units:
        needed = width(unit)
        if lines and needed < left:
            lines[-1] += [BLANK, *unit]
            left -= 1 + needed
            continue
        room = next(rooms, None)
        if room is None or needed > room:
            return None
        lines.append(list(unit))
        left = room - needed
    return lines


def wrap(units: Sequence[Unit], room: int, hang: int = 0) -> list[Line]:
    """The units in as many lines of one width as they need; all but the first are indented."""
    room = max(room, hang + max(map(width, units), default=0))
    lines = flow(units, [room] + [room - hang] * len(units)) or []
    return [line if at == 0 else [(" " * hang, ""), *line] for at, line in enumerate(lines)]


def pad(unit: Unit, room: int, *, right: bool = False) -> Line:
    """A unit with blanks after it, or before it, to fill a column."""
    blanks: Span = (" " * (room - width(unit)), "")
    return [blanks, *unit] if right else [*unit, blanks]


def table(rows: Sequence[Sequence[Unit]], room: int) -> list[Line]:
    """Columns as wide as they must be; the last one breaks between words where the room ends."""
    widths = [max(width(row[at]) for row in rows) + 2 for at in range(len(rows[0]) - 1)]
    lines: list[Line] = []
    for *cells, last in rows:
        start: Line = [(" ", "")]
        for cell, column in zip(cells, widths, strict=True):
            start += pad(cell, column)
        first, *rest = [unit for text, style in last for unit in words(text, style)]
        lines += wrap([[*start, *first], *rest], room, hang=width(start))
    return lines


class Canvas:
    """Lines of single characters that can be drawn over."""

    __slots__ = ("rows",)

    def __init__(self, rows: Iterable[Iterable[Cell]]) -> None:
        self.rows = [list(row) for row in rows]

    def put(self, x: int, y: int, unit: Unit) -> None:
        """Write a unit from a place on; the canvas grows to hold it."""
        self.rows += [[] for _ in range(y + 1 - len(self.rows))]
        row = self.rows[y]
        row += [BLANK] * (x + width(unit) - len(row))
        for text, style in unit:
            row[x : x + len(text)] = [(char, style) for char in text]
            x += len(text)

    def put_lines(self, x: int, y: int, lines: Iterable[Unit]) -> None:
        """Write lines one below the other."""
        for at, line in enumerate(lines):
            self.put(x, y + at, line)

    def picture(self) -> Picture:
        """The lines as spans."""
        return [
            [("".join(char for char, _ in cells), style) for style, cells in groupby(row, key=itemgetter(1))]
            for row in self.rows
        ]


def trimmed(line: Line) -> Line:
    """A line without the blanks at its end."""
    line = [span for span in line if span[0]]
    while line and not line[-1][0].rstrip(" "):
        line.pop()
    return [*line[:-1], (line[-1][0].rstrip(" "), line[-1][1])] if line else []
