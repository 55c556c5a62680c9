"""map.regions. A territory drawn with characters: its outlines on a small grid, rivers, terrain by pattern."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from crownlands.core.edition_reader import Point
from crownlands.core.pictures import Picture, Span
from crownlands.games.kingdoms.components import Region, Territory

WIDTH: Final = 30
HEIGHT: Final = 9
PATTERN: Final = {
    "forest": "♣", "mountain": "^", "plains": "·", "capital": "◊", "ruins": "∩", "water": "~", "crags": "▒",
}  # fmt: skip
STYLE: Final = {
    "forest": "livery-2 dim", "mountain": "livery-1 dim", "plains": "coin", "capital": "livery-4", "ruins": "dim",
    "water": "water", "crags": "dim",
}  # fmt: skip


@cache
def draw_map(territory: Territory) -> Picture:
    """The card as lines: every cell shows the terrain of the region that its middle lies in, `=` a river."""
    rows: list[list[Span]] = []
    for y in range(HEIGHT):
        row: list[Span] = []
        for x in range(WIDTH):
            region = region_at(territory, ((x + 0.5) / WIDTH, (y + 0.5) / HEIGHT))
            row.append((PATTERN[region.terrain], STYLE[region.terrain]))
        rows.append(row)
    for border in territory.row.borders:
        if border.river:
            for x, y in cells(border.line):
                rows[y][x] = ("=", "water")
    for region in territory.regions:
        put_code(rows, region)
    return [join(row) for row in rows]


def put_code(rows: list[list[Span]], region: Region) -> None:
    """The code of a region in its middle."""
    x = min(WIDTH - len(region.name) - 1, max(1, int(region.row.at[0] * WIDTH - len(region.name) / 2)))
    y = min(HEIGHT - 1, int(region.row.at[1] * HEIGHT))
    for at, mark in enumerate(region.name):
        rows[y][x + at] = (mark, "bold")


def join(row: list[Span]) -> list[Span]:
    """Cells of one style as one span."""
    found: list[Span] = []
    for mark, style in row:
        if found and found[-1][1] == style:
            found[-1] = (found[-1][0] + mark, style)
        else:
            found.append((mark, style))
    return found


def cells(line: list[Point]) -> list[tuple[int, int]]:
    """The cells that a line goes through."""
    found = []
    for (x1, y1), (x2, y2) in pairwise(line):
        for step in range(9):
            part = step / 8
            x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
            found.append((min(WIDTH - 1, int(x * WIDTH)), min(HEIGHT - 1, int(y * HEIGHT))))
    return list(dict.fromkeys(found))


def region_at(territory: Territory, point: Point) -> Region:
    """The region in whose outline a point lies; in a gap between outlines the nearest one."""
    for region in territory.regions:
        if inside(point, region.row.outline):
            return region
    x, y = point
    return min(territory.regions, key=lambda region: (region.row.at[0] - x) ** 2 + (region.row.at[1] - y) ** 2)


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies in an outline: a ray from it crosses the outline an odd number of times."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd
