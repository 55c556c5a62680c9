"""Setting text: units that stay whole, flowing into lines; columns; and a canvas of single characters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from crownlands.core.pictures import Picture, Span

Unit: TypeAlias = Sequence[Span]
"""Spans that stand on one line together."""
Line: TypeAlias = list[Span]
Cell: TypeAlias = tuple[str, str]
"""One character and its style."""

BLANK: Cell = (" ", "")


def width(unit: Unit) -> int:
    """How many characters a unit takes; all that we draw are as wide as one."""
    return sum(len(text) for text, _ in unit)


def words(text: str, style: str = "") -> list[Unit]:
    """A text as units that lines may break between."""
    return [[(word, style)] for word in text.split(" ")]


def flow(units: Iterable[Unit], widths: Iterable[int], gap: str = " ") -> list[Line] | None:
    """The units in lines of these widths, or None if they need more room."""
    room = iter(widths)
    lines: list[Line] = []
    left = -1
    for unit in units:
        needed = width(unit)
        if lines and len(gap) + needed <= left:
            lines[-1] += [(gap, ""), *unit]
            left -= len(gap) + needed
            continue
        here = next(room, None)
        if here is None or needed > here:
            return None
        lines.append(list(unit))
        left = here - needed
    return lines


def wrap(units: Sequence[Unit], room: int, hang: int = 0) -> list[Line]:
    """The units in lines of one width; all but the first are indented."""
    room = max(room, hang + max(map(width, units), default=0))
    lines = flow(units, [room] + [room - hang] * len(units)) or []
    return [line if at == 0 else [(" " * hang, ""), *line] for at, line in enumerate(lines)]


def pad(unit: Unit, room: int, *, right: bool = False) -> Line:
    """A unit with blanks after it, or before it, to fill a column."""
    blanks: Span = (" " * (room - width(unit)), "")
    return [blanks, *unit] if right else [*unit, blanks]


class Canvas:
    """Lines of single characters that can be drawn over."""

    __slots__ = ("rows",)

    def __init__(self, rows: Iterable[Iterable[Cell]]) -> None:
        self.rows = [list(row) for row in rows]

    def put(self, x: int, y: int, unit: Unit) -> None:
        """Write a unit from a place on; the canvas grows to hold it."""
        while len(self.rows) <= y:
            self.rows.append([])
        row = self.rows[y]
        row += [BLANK] * (x + width(unit) - len(row))
        for text, style in unit:
            row[x : x + len(text)] = [(char, style) for char in text]
            x += len(text)

    def put_lines(self, x: int, y: int, lines: Iterable[Unit]) -> None:
        for at, line in enumerate(lines):
            self.put(x, y + at, line)

    def picture(self) -> Picture:
        """The lines as spans, without blanks at their ends."""
        return [joined(row) for row in self.rows]


def joined(cells: Iterable[Cell]) -> Line:
    """Characters of one style in a row become one span; blanks take the style of what is before them."""
    line: Line = []
    text, current = "", ""
    for char, style in cells:
        if style != current and not (char == " " and not style):
            if text:
                line.append((text, current))
            text, current = "", style
        elif char == " " and current:
            line.append((text, current))
            text, current = "", ""
        text += char
    text = text.rstrip()
    return [*line, (text, current)] if text else line
