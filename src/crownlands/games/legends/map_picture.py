"""The map in text: the sketches of the sides laid side by side, with coasts, borders, bridges and sea lanes.

A sketch says which region lies where. A character stands where four cells of the sketches meet: if they differ, it
is a piece of coast or border, else it is open sea or free land.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from crownlands.core.typesetting import BLANK, Cell
from crownlands.games.legends.board import board_from
from crownlands.games.legends.components import HOME, Side

WIDTH: Final = 32
HEIGHT: Final = 15
"""The size of a sketch, in cells."""
BETWEEN: Final = (1, 2)
"""Columns and rows of sea between two pieces."""
SEA: Final = ""
"""A cell of the map holds the ref of a region, or this."""

STROKES: Final = "   ╮ ─╭┬ ╯│┤╰┴├┼"
"""Lines by where they lead: 8 north, 4 east, 2 south, 1 west."""
INLAND: Final = {"─": "╌", "│": "╎"}
LANDINGS: Final = {(0, -1): 8, (1, 0): 4, (0, 1): 2, (-1, 0): 1}
"""The same by steps."""
STEPS: Final = [(x, y, (x * x / 4 + y * y) ** 0.5) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
"""Steps to the eight characters around one, and how far they are: a character is twice as high as wide."""
LANE: Final = "•"
RIPPLE: Final = "~"

Cells: TypeAlias = list[list[str]]
Point: TypeAlias = tuple[int, int]
Corners: TypeAlias = tuple[str, str, str, str]
"""The cells around a character: north-west, north-east, south-west, south-east."""
Around: TypeAlias = Mapping[Point, Corners]


class Piece(NamedTuple):
    """A side of a piece, its quarter turns, and its column and row on the table."""

    side: Side
    turn: int
    place: tuple[int, int]

    @property
    def left(self) -> int:
        return 1 + self.place[0] * (WIDTH + BETWEEN[0])

    @property
    def top(self) -> int:
        return 1 + self.place[1] * (HEIGHT + BETWEEN[1])


class Row(NamedTuple):
    """Free room for text on one line of a region."""

    y: int
    x: int
    width: int


class Chart(NamedTuple):
    """A map without anything on it, and where there is room for text in every region."""

    lines: Sequence[Sequence[Cell]]
    rooms: Mapping[str, Sequence[Row]]


def _load_sketches() -> dict[str, tuple[list[str], list[str]]]:
    with (HOME / "data" / "sketches.toml").open("rb") as file:
        rows = tomllib.load(file)["sketch"]
    return {row["side"]: (row["upright"], row["lying"]) for row in rows}


_SKETCHES: Final = _load_sketches()


def sketch(side: str, turn: int) -> list[str]:
    """The sketch of a side after this many quarter turns clockwise."""
    rows = _SKETCHES[side][turn % 2]
    return [row[::-1] for row in reversed(rows)] if turn >= 2 else rows


@lru_cache(maxsize=64)
def chart_of(board: str) -> Chart:
    """The chart of a board, by its ref."""
    laid = board_from(board)
    places = laid.layout.places
    pieces = {
        slot: Piece(side, turn, places[slot])
        for slot, side, turn in zip(laid.layout.slots, laid.sides, laid.turns, strict=True)
    }
    return draw_chart(list(pieces.values()), [gate(pieces[slot], edge) for slot, edge, *_ in laid.layout.links])


def draw_chart(pieces: Sequence[Piece], gates: Iterable[tuple[Point, Point]] = ()) -> Chart:
    """Pieces where they lie, and the sea lanes through the gates between them."""
    land = lay(pieces)
    around = corners(land)
    drawn = {point: stroke(cells) for point, cells in around.items()}
    for piece in pieces:
        drawn.update(ripples(piece, around))
        drawn.update(crossings(piece, around))
    for start, step in gates:
        drawn.update(lane(straight_way(start, step, around), around))
    rows, columns = len(land) - 1, len(land[0]) - 1
    lines = [[drawn[x, y] for x in range(columns)] for y in range(rows)]
    return Chart(lines, rooms(around))


# -- land and sea -------------------------------------------------------------------------------------------


def lay(pieces: Sequence[Piece]) -> Cells:
    """The cells of the whole map."""
    columns = max(piece.left for piece in pieces) + WIDTH + 1
    rows = max(piece.top for piece in pieces) + HEIGHT + 1
    land = [[SEA] * columns for _ in range(rows)]
    for piece in pieces:
        for y, row in enumerate(sketch(piece.side.name, piece.turn), start=piece.top):
            land[y][piece.left : piece.left + WIDTH] = [region_ref(piece.side, number) for number in row]
    return land


def region_ref(side: Side, number: int | str) -> str:
    return SEA if number == "." else f"region:{side.name}.{number}"


def corners(land: Cells) -> dict[Point, Corners]:
    """What meets at every character."""
    return {
        (x, y): (above[x], above[x + 1], below[x], below[x + 1])
        for y, (above, below) in enumerate(pairwise(land))
        for x in range(len(above) - 1)
    }


def stroke(cells: Corners, landing: int = 0) -> Cell:
    """The line where four cells meet, whole along a coast, broken between two regions; with a landing stage."""
    nw, ne, sw, se = cells
    line = STROKES[8 * (nw != ne) | 4 * (ne != se) | 2 * (sw != se) | (nw != sw) | landing]
    if line == " ":
        return BLANK
    return (line, "land") if SEA in cells else (INLAND.get(line, line), "dim")


def is_open_sea(cells: Corners | None) -> bool:
    return cells == (SEA, SEA, SEA, SEA)


def ripples(piece: Piece, around: Around) -> Iterator[tuple[Point, Cell]]:
    """A few waves on the open sea of a piece."""
    for y in range(piece.top - 1, piece.top + HEIGHT + 1):
        for x in range(piece.left, piece.left + WIDTH):
            if (x * 5 + y * 11) % 19 == 0 and all(is_open_sea(around.get((x + dx, y))) for dx in (-1, 0, 1)):
                yield (x, y), (RIPPLE, "water")


# -- bridges and sea lanes ----------------------------------------------------------------------------------


def lane(way: Sequence[Point], around: Around) -> Iterator[tuple[Point, Cell]]:
    """A dotted line from coast to coast, with a landing stage at both ends."""
    yield from ((point, (LANE, "water")) for point in way[1:-1])
    for (x, y), (to_x, to_y) in ((way[0], way[1]), (way[-1], way[-2])):
        yield (x, y), stroke(around[x, y], LANDINGS.get((to_x - x, to_y - y), 0))


def bridge(way: Sequence[Point], around: Around) -> Iterator[tuple[Point, Cell]]:
    """A double line from coast to coast."""
    level = any(not is_open_sea(around.get((x + 1, y))) for x, y in way[1:-1])
    yield from ((point, ("═" if level else "║", "bold")) for point in way[1:-1])


def crossings(piece: Piece, around: Around) -> Iterator[tuple[Point, Cell]]:
    """The bridges and sea lanes on one piece."""
    for draw, pairs in ((bridge, piece.side.bridges), (lane, piece.side.water)):
        for a, b in pairs:
            way = shortest_way(region_ref(piece.side, a), region_ref(piece.side, b), around)
            yield from draw(way, around)


def gate(piece: Piece, edge: str) -> tuple[Point, Point]:
    """setup.1.b. Where a sea lane leaves a piece in the middle of its east, west or south edge, and which way."""
    x, y = piece.left + WIDTH // 2 - 1, piece.top + HEIGHT // 2
    match edge:
        case "E":
            return (piece.left + WIDTH - 1, y), (1, 0)
        case "W":
            return (piece.left - 1, y), (-1, 0)
        case _:
            return (x, piece.top + HEIGHT), (0, 1)


def straight_way(start: Point, step: Point, around: Around) -> list[Point]:
    """From coast to coast through a point of the open sea."""
    x, y = start
    while is_open_sea(around.get((x, y))):
        x, y = x - step[0], y - step[1]
    way = [(x, y)]
    while len(way) == 1 or is_open_sea(around.get((x, y))):
        x, y = x + step[0], y + step[1]
        way.append((x, y))
    return way


def coast_of(region: str, around: Around) -> set[Point]:
    """Where a region meets the sea, and no other region does."""
    return {point for point, cells in around.items() if set(cells) == {region, SEA}}


def shortest_way(start: str, goal: str, around: Around) -> list[Point]:
    """The shortest way over the open sea from coast to coast, near the middle of both if there are several."""
    coast, other = coast_of(start, around), coast_of(goal, around)
    middle = [sum(axis) / len(axis) for axis in zip(*coast, *other, strict=True)]
    heap: list[tuple[float, list[Point]]] = [(0.0, [point]) for point in coast]
    seen: set[Point] = set()
    while heap:
        far, way = heappop(heap)
        x, y = way[-1]
        if (x, y) in other:
            return way
        if (x, y) in seen:
            continue
        seen.add((x, y))
        for dx, dy, length in STEPS:
            point = x + dx, y + dy
            if (point in other and len(way) > 1) or is_open_sea(around.get(point)):
                off = abs(point[0] - middle[0]) / 2 + abs(point[1] - middle[1])
                heappush(heap, (far + length + off / 1000, [*way, point]))
    raise ValueError(f"no open sea between {start} and {goal}")


# -- room for text ------------------------------------------------------------------------------------------

TEXT: Final = (12, 4)
"""Columns and lines of a text that is as long as most."""
LEAST_WIDTH: Final = 5
"""Room for the armies and cities of one owner."""


def rooms(around: Around) -> dict[str, list[Row]]:
    """For every region the lines on which there is room for text, with one left margin."""
    free: dict[str, dict[int, list[int]]] = {}
    for (x, y), cells in sorted(around.items(), key=lambda item: item[0][::-1]):
        if cells[0] != SEA and len(set(cells)) == 1:
            free.setdefault(cells[0], {}).setdefault(y, []).append(x)
    return {region: room(lines) for region, lines in free.items()}


def room(lines: Mapping[int, Sequence[int]]) -> list[Row]:
    """The best block of text in a region: the margin that gives most room, and all lines along it."""
    margins = sorted({x for columns in lines.values() for x in columns})
    space = {x: _space(x, lines) for x in margins}
    best = [x for x in margins if space[x] == max(space.values())]
    return block(best[len(best) // 2], lines)


def _space(x: int, lines: Mapping[int, Sequence[int]]) -> int:
    """How good a margin is: the room of the best few lines along it."""
    room = [min(row.width, TEXT[0]) ** 2 for row in block(x, lines)]
    return max((sum(room[at : at + TEXT[1]]) for at in range(len(room))), default=0)


def block(x: int, lines: Mapping[int, Sequence[int]]) -> list[Row]:
    """The longest run of lines with some room right of a margin."""
    best: list[Row] = []
    run: list[Row] = []
    for y, columns in sorted(lines.items()):
        end = x
        while end in columns:
            end += 1
        if run and (end - x < LEAST_WIDTH or run[-1].y != y - 1):
            run = []
        if end - x >= LEAST_WIDTH:
            run = [*run, Row(y, x, end - x)]
        best = max(best, run, key=len)
    return best
