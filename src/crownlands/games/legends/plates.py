"""What stands in a region of the map: its code, who holds it, what may be chosen, armies and cities, its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from crownlands.core.typesetting import Line, Unit, flow, words
from crownlands.games.legends.map_picture import Row

LETTERS: Final = "ABCD"
CITY: Final = "▲"
FLAG: Final = "⚑"
START: Final = "★"
SIGNS: Final = {
    "hidden": "?",
    "token:magic-spring": "◊",
    "token:cottage": "⌂",
    "token:hidden-treasure": "¤",
    "token:magic-tome": "≡",
    "token:stable": "Ω",
    "token:swamp": "%",
    "token:citadel-1": "#",
    "token:citadel-2": "#",
    "token:citadel-3": "#",
    "token:dragon": "§",
    "token:gate-1": "∩",
    "token:gate-2": "∩",
    "token:thieves": "†",
}


def letter_of(owner: str) -> str:
    """The letter of a seat; small for the neutral colour."""
    kind, _, seat = owner.partition(":")
    return LETTERS[int(seat)] if kind == "seat" else "n"


def style_of(owner: str | None) -> str:
    """The style of an owner: `seat-0`, `neutral`; bold for nobody."""
    return "bold" if owner is None else owner.replace(":", "-")


def rank(owner: str) -> tuple[bool, str]:
    """Seats in their order, then the neutral colour."""
    return not owner.startswith("seat:"), owner


def flag(owner: str | None) -> Unit:
    """Who controls something."""
    return [("–", "dim")] if owner is None else [(FLAG + letter_of(owner), style_of(owner))]


def head(seen: Mapping[str, Any], code: str, *, start: bool, label: str | None) -> list[Unit]:
    """The code of a region with its signs, its controller's flag, and the label of what is offered."""
    owner = seen["control"]
    signs = START * start + (SIGNS[seen["token"]] if seen["token"] else "")
    units: list[Unit] = [[(code, style_of(owner)), (signs, "bold"), *(flag(owner) if owner else ())]]
    return units if label is None else [*units, [(f"[{label}]", "offered")]]


def forces(seen: Mapping[str, Any]) -> list[Unit]:
    """Armies and cities by owner: `3A` three armies, `1B▲▲` an army and two cities, `C▲` a city alone."""
    armies, cities = seen["armies"], seen["cities"]
    return [
        [(f"{armies.get(owner) or ''}{letter_of(owner)}{CITY * cities.get(owner, 0)}", style_of(owner))]
        for owner in sorted({*armies, *cities}, key=rank)
    ]


def settle(top: Sequence[Unit], pieces: Sequence[Unit], name: str, rows: Sequence[Row]) -> list[tuple[Row, Line]]:
    """Head, forces and name on the lines of a region, the name only if there is room; nothing if there is none."""
    title, both, close = words(name, "dim"), [*top, *pieces], [[span for unit in top for span in unit]]
    for paragraphs in ((top, pieces, title), (both, title), (top, pieces), (both,), (close, pieces)):
        fitting = [
            (rows[first:], lines)
            for first in range(len(rows))
            if (lines := set_paragraphs(paragraphs, rows[first:])) is not None
        ]
        if fitting:
            middle = rows[0].y + (len(rows) - 1) / 2
            here, lines = min(fitting, key=lambda fit: abs(fit[0][0].y + (len(fit[1]) - 1) / 2 - middle))
            return list(zip(here, lines, strict=False))
    return []


def set_paragraphs(paragraphs: Sequence[Sequence[Unit]], rows: Sequence[Row]) -> list[Line] | None:
    """Paragraphs one below the other, or None if they need more lines."""
    lines: list[Line] = []
    for units in paragraphs:
        more = flow(units, [row.width for row in rows[len(lines) :]])
        if more is None:
            return None
        lines += more
    return lines
