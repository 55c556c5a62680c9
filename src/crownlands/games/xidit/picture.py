"""The table in text: the map, the two queues, the Titans, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from crownlands.core.pictures import Names, Picture
from crownlands.core.typesetting import Line, Unit, table, wrap
from crownlands.games.xidit.components import ROADS, TITANS, UNITS
from crownlands.games.xidit.edition import EDITION_REFS, NOWHERE, Edition
from crownlands.games.xidit.map_picture import (
    BARD,
    COIN,
    LETTERS,
    SIGNS,
    STOREY,
    TILE_REFS,
    digits,
    draw_map,
    rewards,
    threat,
)

COLUMNS: Final = 100
HIDDEN: Final = "hidden"
ROAD_REFS: Final = tuple(road.ref for road in ROADS)
TITAN_REFS: Final = {titan.ref: titan for titan in TITANS}


def picture(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """The table as a view shows it; what is `offered` carries its label."""
    if "cities" not in view:
        return []
    return [
        calendar(view, names),
        *draw_map(view, names, offered).picture(),
        *legend(names),
        *queues(view, names),
        *lair(view, names, offered),
        *scorings(view, names),
        *players(view, names),
    ]


def calendar(view: Mapping[str, Any], names: Names) -> Line:
    """year. The year, the phase, and what the map is."""
    line: Line = [
        (names.text("picture-year", year=view["year"], years=view["years"]), "title"),
        (" · " + names.text(f"picture-phase-{view['phase']}"), ""),
    ]
    if view["order"] is not None:
        line.append((" · " + names.text("picture-order", number=view["order"]), "bold"))
    line.append((" · " + names.text("picture-first", player=names.player(view["first"])), ""))
    if view["reconstructed"]:
        line.append((" · " + names.text("picture-reconstructed"), "dim"))
    return line


def legend(names: Names) -> Picture:
    """What the signs mean."""
    units = [f"{at} {names.name(unit.ref)}" for at, unit in enumerate(UNITS, start=1)]
    roads = [f"{SIGNS[ref]} {names.name(ref)}" for ref in SIGNS]
    parts = [*units, *roads, f"+ {names.text('picture-recruits')}", f"! {names.text('picture-threat')}"]
    parts += [f"{COIN} {names.name('reward:coins')}", f"{BARD} {names.name('reward:bards')}"]
    parts += [f"{STOREY} {names.name('reward:guild')}"]
    return wrap([[(f"{part} ", "dim")] for part in parts], COLUMNS, hang=1)


# -- queues, Titans, scorings -------------------------------------------------------------------------------


def queues(view: Mapping[str, Any], names: Names) -> Picture:
    """tiles.next. What comes next of both kinds, the barracks beside them."""
    edition = EDITION_REFS[view["edition"]]
    lines: Picture = []
    for key in ("recruits", "threats"):
        queue = view[key]
        units: list[Unit] = [[(names.text(f"picture-next-{key}"), "bold")]]
        seen = [ref for ref in (queue["next"], *queue["pile"]) if ref not in (None, HIDDEN)]
        units += [tile_line(edition, ref, key) for ref in seen]
        if hidden := queue["pile"].count(HIDDEN):
            units.append([(names.text("picture-hidden", count=hidden), "dim")])
        if queue["discard"]:
            cities = " ".join(f"({TILE_REFS[ref].city + 1})" for ref in queue["discard"])
            units.append([(names.text("picture-discard", tiles=cities), "dim")])
        lines += wrap(units, COLUMNS, hang=2)
    return [*lines, [(names.text("picture-barracks") + " ", "bold"), (stock(view["barracks"]), "")]]


def stock(counts: list[int]) -> str:
    return " ".join(f"{count}×{unit}" for unit, count in enumerate(counts, start=1))


def tile_line(edition: Edition, ref: str, key: str) -> Unit:
    tile = TILE_REFS[ref]
    what: Line = (
        threat(edition, ref) if key == "threats" else [("+" + digits(edition.recruits[tile.index]), "livery-2")]
    )
    return [(f"({tile.city + 1})", "title"), *what]


def lair(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """titans. The three stacks: who is awake, and how many units that takes."""
    edition = EDITION_REFS[view["edition"]]
    units: list[Unit] = [[(names.text("picture-lair"), "bold")]]
    for stack in view["lair"]:
        titans = stack["titans"]
        text = f"{'?' * stack['needs']}"
        if not titans:
            units.append([(f"{text} –", "dim")])
        elif not stack["awake"]:
            units.append([(f"{text} {names.text('picture-asleep', count=len(titans))}", "dim")])
        else:
            top = TITAN_REFS[titans[0]]
            label = [(f"[{offered[top.ref]}]", "offered")] if top.ref in offered else []
            awake = (f"{text} {names.name(top.ref)} ", "livery-1")
            units.append([*label, awake, rewards(edition.titan_rewards[top.index])])
    return wrap(units, COLUMNS, hang=2)


def scorings(view: Mapping[str, Any], names: Names) -> Picture:
    """setup.scoring, variant.neutral. The scorings in their order, and the neutral player's points."""
    parts: list[Unit] = [[(names.text("picture-scorings"), "bold")]]
    for number, (ref, out) in enumerate(zip(view["scorings"], view["out"], strict=True), start=1):
        parts.append([(f"{number}. {names.name(ref)} −{out}", "")])
        if view["neutral"] is not None:
            points = view["neutral"][ref]["points"]
            parts[-1] = [*parts[-1], (f" ({names.text('picture-neutral')} {points})", "dim")]
    return wrap(parts, COLUMNS, hang=2)


# -- the players --------------------------------------------------------------------------------------------


def players(view: Mapping[str, Any], names: Names) -> Picture:
    """What every player has; a `?` stands for what is behind a screen."""
    heads = ("player", "units", "coins", "bards", "bastion", "storeys", "plan")
    rows: list[list[Unit]] = [[[(names.text(f"picture-{head}"), "dim")] for head in heads]]
    for seat, player in enumerate(view["players"]):
        first = "●" if seat == view["first"] else " "
        name: Unit = [(f"{first}{LETTERS[seat]} {names.player(seat)}"[:24], f"seat-{seat}")]
        units = "?" if player["units"] is None else digits(player["units"]) or "–"
        storeys = f"{player['storeys']}" + (f"+{player['kept']}" if player["kept"] else "")
        numbers = [text(player[key]) for key in ("coins", "bards", "bastion")]
        cells: list[Unit] = [[(cell, "")] for cell in (units, *numbers, storeys)]
        rows.append([name, *cells, plan(view, seat)])
    return table(rows, COLUMNS)


def text(value: int | None) -> str:
    return "?" if value is None else str(value)


def plan(view: Mapping[str, Any], seat: int) -> Unit:
    """planning. The six wheels; those that have been carried out are dim."""
    player = view["players"][seat]
    if player["plan"] is None:
        return [("??????", "dim")]
    done = carried_out(view, seat)
    signs = "".join("_" if ref is None else SIGNS[ref] for ref in player["plan"])
    spans = [(signs[:done], "dim"), (signs[done:], "bold"), (way(view, player, done), "")]
    return [span for span in spans if span[0]]


def carried_out(view: Mapping[str, Any], seat: int) -> int:
    """orders. How many orders a seat has behind it: in this wheel, whoever sits before the one who acts."""
    if view["order"] is None:
        return 0
    place, turn = ((at - view["first"]) % view["seats"] for at in (seat, view["acting"]))
    return int(view["order"] - (place >= turn))


def way(view: Mapping[str, Any], player: Mapping[str, Any], done: int) -> str:
    """order.move. The cities that the rest of the plan leads through, from where the hero stands."""
    edition = EDITION_REFS[view["edition"]]
    if player["hero"] is None or not any(player["plan"]):
        return ""
    at = int(player["hero"].removeprefix("city:")) - 1
    stops = [at]
    for ref in player["plan"][done:]:
        colour = ROAD_REFS.index(ref) if ref in ROAD_REFS else None
        target = NOWHERE if colour is None else edition.roads[at * 3 + colour]
        if target != NOWHERE:
            at = target
            stops.append(at)
    return "→".join(str(city + 1) for city in stops)
