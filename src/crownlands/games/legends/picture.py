"""The table in text: the map with all that stands on it, the row of cards, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from crownlands.core.pictures import Names, Picture
from crownlands.core.typesetting import Canvas, Line, Unit, pad, table, trimmed, width, words, wrap
from crownlands.games.legends.board import Board, board_from
from crownlands.games.legends.components import COMPONENTS, SIDES, Card, Side
from crownlands.games.legends.map_picture import BETWEEN, HEIGHT, WIDTH, Piece, chart_of, draw_chart
from crownlands.games.legends.panels import (
    PANEL,
    islands_panel,
    legend,
    seats_panel,
    tokens_panel,
)
from crownlands.games.legends.plates import LETTERS, SIGNS, forces, head, settle

COLUMNS: Final = 100
LONG_NAME: Final = 24
"""Longer names of players do not push the cards of all others to the right."""


def picture(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """The table as a view shows it; what is `offered` carries its label."""
    top = board_lines if "board" in view else pieces_lines
    lines = top(view, names, offered) + row_lines(view, names, offered) + seat_lines(view, names, offered)
    return [trimmed(line) for line in lines]


# -- the map ------------------------------------------------------------------------------------------------


def board_lines(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """The map with all that stands on it, and the panels beside it."""
    board = board_from(view["board"])
    chart = chart_of(board.ref)
    canvas = Canvas(chart.lines)
    crowded: list[Unit] = []
    for region, seen in zip(board.regions, view["regions"], strict=True):
        room, pieces = chart.rooms[region.ref], forces(seen)
        top = head(seen, region.code, start=region.ref == view["start"], label=offered.get(region.ref))
        plate = settle(top, pieces, names.name(region.ref), room)
        if not plate:
            plate = settle(top, [[("…", "bold")]], "", room)
            crowded += [[(f" {region.code}:", "bold")], *pieces]
        for row, line in plate:
            canvas.put(row.x, row.y, line)
    tokens = put_panels(canvas, board, view, names)
    return canvas.picture() + wrap(crowded, COLUMNS, hang=1) + tokens


def put_panels(canvas: Canvas, board: Board, view: Mapping[str, Any], names: Names) -> list[Line]:
    """Put the panels into the two corners that a T leaves free, or beside a rectangle.

    The tokens go there too if there is room; if not, they are returned, to stand below the map.
    """
    lands = [*islands_panel(view, board, names), *legend(view, board, names)]
    seats = seats_panel(view, names)
    tokens = tokens_panel(view, board, names)
    narrow = [line for token in tokens for line in wrap(broken(token), PANEL, hang=2)]
    in_corners = board.layout.central is not None
    top = HEIGHT + BETWEEN[1] if in_corners else 0
    used = top + len(lands) + (0 if in_corners else 1 + len(seats))
    beside = used + len(narrow) <= len(canvas.rows)
    if beside:
        lands += narrow
    if in_corners:
        canvas.put_lines(1, top, lands)
        canvas.put_lines(COLUMNS - PANEL, top, seats)
    else:
        canvas.put_lines(COLUMNS - PANEL, 0, [*lands, [], *seats])
    return [] if beside else wrap([[(" ", ""), *token, (" ", "")] for token in tokens], COLUMNS)


def broken(unit: Unit) -> list[Unit]:
    """A unit that may be broken between its words."""
    return [word for text, style in unit for word in words(text.strip(), style)]


# -- a map that is not built yet ----------------------------------------------------------------------------


class Sheet(NamedTuple):
    """A side to show by itself: how it is turned, and the number or label that it carries."""

    side: Side
    turn: int
    label: str
    style: str


def pieces_lines(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """setup.1. The pieces that lie already, and the sides that may come next."""
    laid = [
        Sheet(SIDES[ref.removeprefix("side:")], turn, f"{number}.", "bold")
        for number, (ref, turn) in enumerate(view["pieces"], start=1)
    ]
    choices = [
        Sheet(SIDES[ref.removeprefix("side:")], 0, f"[{label}]", "offered")
        for ref, label in offered.items()
        if ref.startswith("side:")
    ]
    strips = [sheets[at : at + 3] for sheets in (laid, choices) for at in range(0, len(sheets), 3)]
    return [line for strip in strips for line in strip_lines(strip, names)]


def strip_lines(strip: Sequence[Sheet], names: Names) -> Picture:
    """Up to three sides beside each other, with their names and the codes and names of their regions."""
    title: Line = []
    for side, turn, label, style in strip:
        text = names.name(side.ref) + (f" ↻ {90 * turn}°" if turn else "")
        title += pad([(" ", ""), (label, style), (" " + text, "title")], WIDTH + BETWEEN[0])
    chart = draw_chart([Piece(sheet.side, sheet.turn, (at, 0)) for at, sheet in enumerate(strip)])
    canvas = Canvas(chart.lines)
    codes = {sheet.side.name: sheet.side.code for sheet in strip}
    for ref, room in chart.rooms.items():
        name, _, number = ref.removeprefix("region:").partition(".")
        for row, line in settle([[(codes[name] + number, "bold")]], [], names.name(ref), room):
            canvas.put(row.x, row.y, line)
    return [title, *canvas.picture()]


# -- the row of cards ---------------------------------------------------------------------------------------


def row_lines(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> list[Line]:
    """cards. The card in use and the cards of the row, one per line: label, price, name, abilities, action."""
    used = card_in_use(view)
    rows = [] if used is None else [card_row(used[1], [(f"►{LETTERS[used[0]]}", f"seat-{used[0]}")], names, None)]
    for place in view["row"]:
        price = [(str(place["price"]), "coin")]
        rows.append(card_row(place["card"], price, names, offered.get(place["card"])))
    headings = [[(names.text(f"picture-{key}"), "dim")] for key in ("price", "card", "ability", "action")]
    return table([[[], *headings], *rows], COLUMNS) if rows else []


def card_row(ref: str, price: Unit, names: Names, label: str | None) -> list[Unit]:
    """A card as a row of a table."""
    card = COMPONENTS[ref]
    assert isinstance(card, Card)
    return [
        [] if label is None else [(f"[{label}]", "offered")],
        price,
        [(names.name(ref), "bold")],
        [(abilities_text(card, names), "")],
        [(action_text(card, names), "")],
    ]


def card_in_use(view: Mapping[str, Any]) -> tuple[int, str] | None:
    """turn.2. The seat in the middle of its turn and the card that it has just taken."""
    seat = view["acting"]
    cards = [] if seat is None else view["players"][seat]["cards"]
    return (seat, cards[-1]) if seat is not None and len(cards) > view["turn"] // view["seats"] else None


def abilities_text(card: Card, names: Names) -> str:
    """ability. The abilities of a card in words."""
    return ", ".join(
        names.text(
            f"ability-{ability.kind}",
            amount=ability.amount,
            count=ability.of,
            word=names.text(f"word-{ability.word}") if ability.word else "",
        )
        for ability in card.abilities
    )


def action_text(card: Card, names: Names) -> str:
    """action, action.or, action.and. The action of a card in words: `Place 3 armies, then destroy an army`."""
    first, *rest = [names.text(f"step-{step.kind}", amount=step.amount) for step in card.steps]
    then = f"{'' if card.join == 'or' else ','} {names.text(f'join-{card.join}')}" if rest else ""
    return "".join([first, *(f"{then} {step[0].lower()}{step[1:]}" for step in rest)])


# -- the seats ----------------------------------------------------------------------------------------------


def seat_lines(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> list[Line]:
    """A line or two per seat: its letter and name, its leader, its tokens, its cards."""
    players = view.get("players", ())
    active = view["acting"]
    starts: list[Line] = []
    for seat in range(len(players)):
        label = offered.get(f"seat:{seat}")
        mark = "►" if seat == active else " "
        start: Line = [(f"{mark}{LETTERS[seat]} {names.player(seat)}", f"seat-{seat}")]
        starts.append(start if label is None else [*start, (" ", ""), (f"[{label}]", "offered")])
    room = min(max(map(width, starts), default=0), LONG_NAME)
    lines: list[Line] = []
    for start, player in zip(starts, players, strict=True):
        lines += wrap([pad(start, room), *holdings(player, names)], COLUMNS, hang=room + 1)
    return lines


def holdings(player: Mapping[str, Any], names: Names) -> list[Unit]:
    """A seat's leader, tokens and cards by name."""
    marks = [] if player["leader"] is None else [names.name(player["leader"])]
    marks += [f"{SIGNS[token]} {names.name(token)}" for token in player["tokens"]]
    cards = [names.name(card) for card in player["cards"]]
    units: list[Line] = [[(mark, "bold"), (" ·", "dim")] for mark in marks]
    units += [[(card, ""), (",", "")] for card in cards]
    return [*units[:-1], *(unit[:1] for unit in units[-1:])]
