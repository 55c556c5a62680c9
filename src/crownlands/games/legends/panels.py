"""What stands beside the map: the islands, the legend, the tokens, and the numbers of every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from crownlands.core.pictures import Names
from crownlands.core.typesetting import Line, Unit, pad, words, wrap
from crownlands.games.legends.board import Board, Region
from crownlands.games.legends.components import NEUTRAL
from crownlands.games.legends.map_picture import LANE
from crownlands.games.legends.plates import (
    CITY,
    FLAG,
    LETTERS,
    SIGNS,
    START,
    flag,
    letter_of,
    rank,
    style_of,
)

PANEL: Final = 31
"""How wide a panel is."""
NOTHING: Final = "–"


# -- islands ------------------------------------------------------------------------------------------------


def islands_panel(view: Mapping[str, Any], board: Board, names: Names) -> list[Line]:
    """end.islands. Every piece with its islands, who controls them, and by how many of their regions."""
    control = {seen["ref"]: seen["control"] for seen in view["regions"]}
    lines: list[Line] = [[(names.text("picture-islands"), "title")]]
    for slot, side in zip(board.layout.slots, board.sides, strict=True):
        islands = [
            island_unit(island, seen["control"], [control[region.ref] for region in island])
            for island, seen in zip(board.islands, view["islands"], strict=True)
            if island[0].slot == slot
        ]
        lines += wrap([*words(names.name(side.ref)), *islands], PANEL, hang=2)
    return lines


def island_unit(island: Sequence[Region], owner: str | None, controllers: Sequence[str | None]) -> Unit:
    """`D1–7 ⚑A 4A 2B`: the regions of an island, who controls it, and by how many regions."""
    code = island[0].code if len(island) == 1 else f"{island[0].code}–{island[-1].code[1:]}"
    unit = [(f" {code} ", ""), *flag(owner)]
    if len(island) > 1:
        for other in sorted({ref for ref in controllers if ref is not None}, key=rank):
            unit += [(" ", ""), (f"{controllers.count(other)}{letter_of(other)}", style_of(other))]
    return unit


def legend(view: Mapping[str, Any], board: Board, names: Names) -> list[Line]:
    """The signs of the map in words."""
    signs = {"start": START, "city": CITY, "control": FLAG, "crossing": LANE * 2}
    if any(side.bridges for side in board.sides):
        signs["bridge"] = "══"
    if view["seats"] == 2:
        signs["neutral"] = letter_of(NEUTRAL.ref)
    units = [[(sign, "bold"), (" " + names.text(f"picture-{key}"), "dim")] for key, sign in signs.items()]
    return wrap(units, PANEL)


# -- tokens -------------------------------------------------------------------------------------------------


def tokens_panel(view: Mapping[str, Any], board: Board, names: Names) -> list[Unit]:
    """The tokens on the map, each kind once: its sign, what it does, and where it lies."""
    places: dict[str, list[str]] = {}
    signs: dict[str, str] = {}
    for region, seen in zip(board.regions, view["regions"], strict=True):
        if seen["token"] is not None:
            kind = token_kind(seen["token"])
            places.setdefault(kind, []).append(region.code)
            signs[kind] = SIGNS[seen["token"]]
    return [
        [(signs[kind], "bold"), (" " + names.text(f"picture-token-{kind}"), "dim"), (" " + " ".join(codes), "")]
        for kind, codes in places.items()
    ]


def token_kind(token: str) -> str:
    """`citadel` for the three citadels, `gate` for both gates, the token's own id for any other."""
    return token.removeprefix("token:").rstrip("-123")


# -- seats --------------------------------------------------------------------------------------------------


def seats_panel(view: Mapping[str, Any], names: Names) -> list[Line]:
    """What everybody has, one column per seat, and how far the game is."""
    if "players" not in view:
        return []
    rows = seat_rows(view)
    texts = {key: names.text(f"picture-{key}") for key in rows}
    label = max(map(len, texts.values())) + 1
    room = (PANEL - label) // view["seats"]
    active = view["acting"]
    top = pad([], label)
    for seat in range(view["seats"]):
        top += pad([("►" * (seat == active) + LETTERS[seat], f"seat-{seat}")], room, right=True)
    lines = [*status(view, names), top]
    for key, values in rows.items():
        line = pad([(texts[key], "dim")], label)
        for value in values:
            style = "dim" if value == NOTHING else "bold" if key == "points" else ""
            line += pad([(value, style)], room, right=True)
        lines.append(line)
    return lines


def seat_rows(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The numbers of the seats by what they count; what nobody can have is left out."""
    players = view["players"]
    rows = {
        "points": [str(player["points"]) for player in players],
        "coins": [str(player["coins"]) for player in players],
        "cards": [f"{len(player['cards'])}/{view['cards_each']}" for player in players],
        "supply": [str(player["supply"]) for player in players],
        "cities": [str(player["cities"]) for player in players],
        "moves": [plus(player["moves"]) for player in players],
        "recruits": [plus(player["recruits"]) for player in players],
        "crossing": [str(player["crossing"]) for player in players],
        "elixirs": [str(player["elixirs"] or NOTHING) for player in players],
        "immune": ["✓" if player["immune"] else NOTHING for player in players],
    }
    if any(player["captives"] for player in players):
        rows["captives"] = [str(player["captives"] or NOTHING) for player in players]
    if view["earlier"]:
        rows["earlier"] = [str(points) for points in view["earlier"]]
    return rows


def plus(amount: int) -> str:
    return f"+{amount}" if amount else NOTHING


def status(view: Mapping[str, Any], names: Names) -> list[Line]:
    """turn, end. The number of this turn, of how many, and the cards in the deck."""
    turn, turns = view["turn"] + 1, view["turns"]
    text = names.text("picture-turn", turn=turn, of=turns, deck=view["deck"])
    return wrap(words(text if turn <= turns else names.text("picture-turns-over"), "title"), PANEL)
