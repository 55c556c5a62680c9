"""A tournament as a picture: ratings with their intervals, and first places by seat, as SVG or PNG."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from crownlands.arena.tournament import Standings
from crownlands.core.errors import BadSetup

ROW, LEFT, WIDTH, TOP = 34, 150, 760, 64
ZOOM = 2
"""How many pixels of a PNG stand for one of the SVG."""
STYLE = """
  text { font: 14px Georgia, 'Times New Roman', serif; fill: #3b2f22 }
  .small { font-size: 12px; fill: #6f604d }
  .title { font-size: 18px }
  .line { stroke: #cbbd9f; stroke-width: 1 }
  .span { stroke: #8a3b2a; stroke-width: 3 }
  .dot { fill: #8a3b2a }
  .bar { fill: #5d7a6b }
"""


def check_plot(path: Path) -> None:
    """Raise BadSetup if the picture cannot be made, before any game is played for it."""
    if path.suffix not in (".svg", ".png"):
        raise BadSetup(f"a plot is an .svg or a .png, not {path.name!r}")
    if path.suffix == ".png":
        _painter()


def write_plot(path: Path, standings: Standings, name: Callable[[str], str] = str) -> None:
    """Write the picture as SVG or PNG, by the name of the file."""
    text = plot(standings, name)
    if path.suffix == ".png":
        path.write_bytes(_painter().svg_to_bytes(svg_string=text, zoom=ZOOM))
    else:
        path.write_text(text, encoding="utf-8")


def _painter() -> Any:
    try:
        return import_module("resvg_py")  # an extra
    except ImportError as error:
        raise BadSetup("a plot as PNG needs resvg: pip install 'crownlands[plot]'; SVG needs nothing") from error


def plot(standings: Standings, name: Callable[[str], str] = str) -> str:
    """The picture as the text of an SVG file."""
    data = standings.json()
    rows = list(data["bots"].items())
    low: float = min(row["low"] for _, row in rows) - 40
    high: float = max(row["high"] for _, row in rows) + 40
    scale = (WIDTH * 0.62 - LEFT) / (high - low)

    def across(rating: float) -> float:
        return LEFT + (rating - low) * scale

    height = TOP + ROW * len(rows) + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#f6efdf"/>',
        f'<text class="title" x="20" y="30">{escape(data["game"])}: {data["games"]} games, '
        f"{data['seats']} seats</text>",
        f'<text class="small" x="{LEFT}" y="52">rating, 95 %</text>',
        f'<text class="small" x="{WIDTH * 0.66:.0f}" y="52">first places by seat</text>',
    ]
    step = next(s for s in (10, 25, 50, 100, 200, 400, 800, 1600) if (high - low) / s <= 6 or s == 1600)
    mark = int(low // step + 1) * step
    while mark < high:
        x = across(mark)
        parts.append(f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - 36}"/>')
        parts.append(f'<text class="small" text-anchor="middle" x="{x:.1f}" y="{height - 18}">{mark}</text>')
        mark += step
    for number, (bot, row) in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        parts.append(f'<text x="20" y="{y + 5:.1f}">{escape(name(bot))}</text>')
        parts.append(
            f'<line class="span" x1="{across(row["low"]):.1f}" x2="{across(row["high"]):.1f}" '
            f'y1="{y:.1f}" y2="{y:.1f}"/><circle class="dot" cx="{across(row["rating"]):.1f}" cy="{y:.1f}" r="6">'
            f"<title>{row['rating']:.0f} ({row['low']:.0f} – {row['high']:.0f})</title></circle>"
        )
        for seat, tally in enumerate(row["by_seat"]):
            x, tall = WIDTH * 0.66 + seat * 58, tally["share"] * (ROW - 10)
            parts.append(
                f'<rect class="bar" x="{x:.1f}" y="{y + ROW / 2 - 5 - tall:.1f}" width="12" height="{tall:.1f}"/>'
                f'<text class="small" x="{x + 16:.1f}" y="{y + 5:.1f}">{tally["share"]:.0%}</text>'
            )
    return "\n".join([*parts, "</svg>", ""])
