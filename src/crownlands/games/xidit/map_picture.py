"""The map in text: roads by sign and colour, regions with their lyres and bards, cities with all that is there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from crownlands.core.edition_reader import Point
from crownlands.core.pictures import Names, Span
from crownlands.core.typesetting import BLANK, Canvas, Cell, Line, width
from crownlands.games.xidit.components import REGION_NAMES, TILES
from crownlands.games.xidit.edition import EDITION_REFS, Edition

WIDTH: Final = 100
HEIGHT: Final = 32
LETTERS: Final = "ABCDE"
SIGNS: Final = {"order:black": "■", "order:red": "×", "order:blue": "~", "order:act": "!", "order:wait": "·"}
"""Roads and orders."""
STYLES: Final = {"order:black": "bold", "order:red": "livery-1", "order:blue": "water"}
TILE_REFS: Final = {tile.ref: tile for tile in TILES}
COIN, BARD, STOREY, LYRE = "¢", "♪", "⌂", "♫"


def place(point: Sequence[float]) -> tuple[int, int]:
    """Where a point of the board lies on the canvas."""
    return round(point[0] * (WIDTH - 6)), round((point[1] - 0.08) * 35)


@cache
def roads(edition: Edition) -> tuple[tuple[Cell, ...], ...]:
    """The canvas with nothing but roads on it."""
    rows = [[BLANK] * WIDTH for _ in range(HEIGHT)]
    cities = edition.printed.cities
    for road in edition.printed.roads:
        one, other = (cities[number - 1].at for number in road.between)
        order = f"order:{road.colour}"
        for x, y in way(one, other, road.curve):
            if 0 <= x < WIDTH and 0 <= y < HEIGHT:
                rows[y][x] = (SIGNS[order], STYLES[order])
    return tuple(tuple(row) for row in rows)


def way(one: Point, other: Point, curve: Point | None) -> Iterator[tuple[int, int]]:
    """The cells that a road goes through; every second of a level stretch, so that it looks like a road."""
    middle = curve or ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    last = (-9, -9)
    for step in range(161):
        t = step / 160
        near, far, along = (1 - t) ** 2, t * t, 2 * t * (1 - t)
        x, y = place([near * a + along * b + far * c for a, b, c in zip(one, middle, other, strict=True)])
        if y != last[1] or abs(x - last[0]) > 1:
            last = (x, y)
            yield x, y


def draw_map(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Canvas:
    """The whole map of a view."""
    edition = EDITION_REFS[view["edition"]]
    canvas = Canvas(roads(edition))
    taken: set[tuple[int, int]] = set()
    for number, seen in enumerate(view["cities"], start=1):
        plate = city_plate(edition, number, seen, view, offered.get(seen["ref"]))
        x, y = place(edition.printed.cities[number - 1].at)
        put(canvas, taken, x - 1, y, plate)
    for row, seen in zip(edition.printed.regions, view["regions"], strict=True):
        plate = region_plate(edition, seen, names, offered.get(seen["ref"]))
        x, y = place(row.label)
        left = x - max(map(width, plate)) // 2
        put(canvas, taken, left, next((y + by for by in SHIFTS if fits(taken, left, y + by, plate)), y), plate)
    return canvas


SHIFTS: Final = (0, 1, -1, 2, -2, 3, -3)
"""How far the name of a region gives way to the cities around it."""


def cells(x: int, y: int, plate: list[Line]) -> set[tuple[int, int]]:
    return {(column, y + row) for row, line in enumerate(plate) for column in range(x - 1, x + width(line) + 1)}


def fits(taken: set[tuple[int, int]], x: int, y: int, plate: list[Line]) -> bool:
    return not taken & cells(x, y, plate)


def put(canvas: Canvas, taken: set[tuple[int, int]], x: int, y: int, plate: list[Line]) -> None:
    """Write the lines of a plate, within the map, and remember where."""
    x = max(0, min(WIDTH - max(map(width, plate)), x))
    canvas.put_lines(x, y, plate)
    taken |= cells(x, y, plate)


def region_plate(edition: Edition, seen: Mapping[str, Any], names: Names, label: str | None) -> list[Line]:
    """reward.bards. A region's name, its lyre and the bards in it; those that one cannot know are a `?`."""
    first, second = edition.lyres[REGION_NAMES.index(seen["ref"].removeprefix("region:"))]
    bards = [(f" {LETTERS[seat]}{'?' if count is None else count}", f"seat-{seat}") for seat, count in shown(seen)]
    if "total" in seen:
        bards.append((f" Σ{seen['total']}", "dim"))
    worth = "✗" if seen["closed"] else f"{LYRE}{first}/{second}"
    head: Line = [(names.name(seen["ref"]), "land")]
    if label is not None:
        head.append((f"[{label}]", "offered"))
    return [head, [(worth, "coin"), *bards]]


def shown(seen: Mapping[str, Any]) -> list[tuple[int, int | None]]:
    """The seats with bards in a region, as far as one knows."""
    some = seen.get("total", 1)
    return [(seat, count) for seat, count in enumerate(seen["bards"]) if count or (count is None and some)]


def city_plate(
    edition: Edition, number: int, seen: Mapping[str, Any], view: Mapping[str, Any], label: str | None
) -> list[Line]:
    """A city: its number, guild and heroes; below it the units that wait, or the threat with its rewards."""
    head: Line = [(f"({number})", "title")]
    if label is not None:
        head.append((f"[{label}]", "offered"))
    if seen["guild"]:
        head.append((f"{STOREY}{seen['guild']['storeys']}", f"seat-{seen['guild']['seat']}"))
    for seat, player in enumerate(view["players"]):
        if player["hero"] == seen["ref"]:
            head.append((LETTERS[seat], f"seat-{seat} bold"))
    if seen["side"] is None:
        return [head]
    if seen["side"] == "recruits":
        return [head, [("+" + digits(seen["units"]), "livery-2")]]
    return [head, threat(edition, seen["tile"])]


def digits(counts: Sequence[int]) -> str:
    """Units as digits, 1 for the weakest to 5 for the strongest."""
    return "".join(str(unit) * count for unit, count in enumerate(counts, start=1))


def threat(edition: Edition, ref: str) -> Line:
    """threat. What a threat asks for and what it gives."""
    tile = TILE_REFS[ref]
    return [(f"!{digits(edition.costs[tile.index])} ", "livery-4"), rewards(edition.rewards[tile.index])]


def rewards(counts: tuple[int, ...]) -> Span:
    coins, bards, storeys = counts
    return f"{coins}{COIN}{bards}{BARD}{storeys}{STOREY}", "coin"
