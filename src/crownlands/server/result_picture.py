"""A game in one picture, to be shown elsewhere: its emblem, and once it is over the places."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from html import escape
from textwrap import wrap
from typing import Any, NamedTuple

import resvg_py

from crownlands.core.game import LIVERIES, Game
from crownlands.words import Words

WIDTH, HEIGHT = 1200, 630
"""The size that sites which show links expect."""
ROWS = 6
LONGEST_NAME = 22
COLOURS = ("#17508f", "#cc4a17", "#0f8060", "#f0cd3a", "#c27cc0", "#3b3e46")
"""The liveries, as the client has them by day."""
DARK_CHARGES = (3, 4)
CHARGES = (
    "M12 6.2 20.5 14v4.8L12 11 3.5 18.8V14Z",
    "M9.8 4h4.4v5.8H20v4.4h-5.8V20H9.8v-5.8H4V9.8h5.8Z",
    "M3.6 7.6 7.4 3.7 20.6 16.8 16.8 20.6Z",
    "M12 5.6a6.4 6.4 0 1 1 0 12.8 6.4 6.4 0 0 1 0-12.8Z",
    "M12 3.4 18.4 12 12 20.6 5.6 12Z",
    "m12 3.6 2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-2.9-5.2 2.9L8 13.7l-4.4-4 5.9-.7Z",
)
"""Chevron, cross, bend, roundel, lozenge, star."""
SHIELD = "M2 2.2h20v10.6c0 6-4 10-10 12.4C6 22.8 2 18.8 2 12.8Z"
STYLE = """
text { font-family: Georgia, 'Liberation Serif', 'DejaVu Serif', serif; fill: #2a2118 }
.plate { fill: #cfdcd6; stroke: #2a2118; stroke-width: 2.4 }
.rim { fill: none; stroke: #b58a2e; stroke-width: 1.4 }
.emblem path { fill: none; stroke: #2a2118; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round }
.emblem .land { fill: #f0e4c4 }
.emblem .gold { fill: #f0cd3a }
.emblem .sea { stroke: #7d9a93 }
.faded { fill: #6b5d48 }
.wax { fill: #9b2d1f }
"""


class Standing(NamedTuple):
    """A seat at the end of a game."""

    seat: int
    place: int
    name: str
    points: int | None
    livery: int


class Result(NamedTuple):
    """What a picture shows of a game that is over."""

    victory: str
    standings: tuple[Standing, ...]
    ended: float


@lru_cache(128)
def picture(game: Game[Any, Any], language: str, result: Result | None) -> bytes:
    """A PNG of a game, and of how one of its tables has ended."""
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing(game, language, result), style_sheet=STYLE))


def drawing(game: Game[Any, Any], language: str, result: Result | None) -> str:
    """The same as SVG."""
    words = Words(language, game)
    title = words.text(f"game-{game.name}")
    top = 120 if result else 290
    told = _ending(result, language) if result else _motto(words.text("web-motto"), top)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f5eedc"/>',
            '<rect x="18" y="18" width="1164" height="594" fill="#fcf8ec" stroke="#2a2118" stroke-width="3"/>',
            '<rect x="30" y="30" width="1140" height="570" fill="none" stroke="#b58a2e" stroke-width="2"/>',
            f'<g transform="translate(70 145) scale(3.4)" class="emblem">{_emblem(game)}</g>',
            _text(470, top, title, 52 if len(title) < 28 else 38),
            *told,
            _text(240, 570, "Crownlands", 30, "faded", "middle"),
            "</svg>",
        ]
    )


def _motto(motto: str, below: int) -> list[str]:
    return [_text(470, below + 60 + number * 44, line, 32, "faded") for number, line in enumerate(wrap(motto, 42))]


def _emblem(game: Game[Any, Any]) -> str:
    """The emblem of the game, or a crown, on a plate."""
    file = game.home / "emblem.svg"
    crown = '<path class="gold" d="M26 66V36l14 10 10-20 10 20 14-10v30ZM26 71h48v6H26Z"/>'
    inside = re.sub(r"</?svg[^>]*>", "", file.read_text(encoding="utf-8")) if file.is_file() else crown
    return f'<circle class="plate" cx="50" cy="50" r="47"/><circle class="rim" cx="50" cy="50" r="42.5"/>{inside}'


def _ending(result: Result, language: str) -> list[str]:
    rows = [_text(470, 180, _shortened(result.victory, 46), 36, "wax")]
    for number, standing in enumerate(result.standings[:ROWS]):
        rows += _row(standing, 240 + number * 56)
    day = datetime.fromtimestamp(result.ended, UTC)
    rows.append(_text(1130, 570, day.strftime("%d.%m.%Y" if language == "ru" else "%d %b %Y"), 26, "faded", "end"))
    return rows


def _row(standing: Standing, y: int) -> Sequence[str]:
    worn = standing.livery % LIVERIES
    shield = (
        f'<g transform="translate(520 {y - 31}) scale(1.5)">'
        f'<path d="{SHIELD}" fill="{COLOURS[worn]}" stroke="#2a2118"/>'
        f'<path d="{CHARGES[worn]}" fill="{"#2a2118" if worn in DARK_CHARGES else "#fff"}"/></g>'
    )
    return (
        _text(490, y, str(standing.place), 32, "faded", "middle"),
        shield,
        _text(575, y, _shortened(standing.name, LONGEST_NAME), 34),
        "" if standing.points is None else _text(1130, y, str(standing.points), 34, anchor="end"),
    )


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _text(x: int, y: int, text: str, size: int, kind: str = "", anchor: str = "start") -> str:
    shown = escape("".join(letter for letter in text if letter.isprintable()))
    return f'<text x="{x}" y="{y}" font-size="{size}" class="{kind}" text-anchor="{anchor}">{shown}</text>'
