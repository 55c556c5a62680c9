"""The table in text: the action card, every territory as a small map with its regions, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from crownlands.core.pictures import Names, Picture, Span
from crownlands.core.typesetting import trimmed
from crownlands.games.kingdoms.components import ACTIONS, COMPONENTS, TOWER_POINTS, Territory
from crownlands.games.kingdoms.map_picture import HEIGHT, WIDTH, draw_map

LETTERS: Final = "ABCDE"
GAP: Final = 3
LIST: Final = 24
"""How wide the list of regions beside a map is."""
COLUMNS_WIDE: Final = 112
BLOCK: Final = WIDTH + 1 + LIST
Line = list[Span]


def picture(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """The table as a view shows it; what is `offered` carries its label."""
    lines = card_lines(view, names, offered) if view["stage"] != "setup" else []
    blocks = [
        territory_block(territory, view["neutral_price"] or 0, names, offered) for territory in view["territories"]
    ]
    blocks += [
        loose_block(COMPONENTS[ref], names, offered)
        for player in view["players"]
        for ref in player["cards"]
        if ref in offered or any(other.startswith(ref.replace("territory", "region")) for other in offered)
    ]
    for at in range(0, len(blocks), 2):
        lines += [[], *beside(blocks[at : at + 2])]
    lines += [*war_lines(view, names), [], *seat_lines(view, names), *notes(view, names)]
    return [trimmed(line) for line in lines]


def notes(view: Mapping[str, Any], names: Names) -> Picture:
    """components. What the signs of the map mean, and what is not as printed."""
    found = [names.text("picture-legend")]
    if view["edition"]["reconstructed"]:
        found.append(names.text("picture-reconstructed", name=view["edition"]["name"]))
    return [[], *([(line, "dim")] for text in found for line in wrap(text, COLUMNS_WIDE))]


def width(line: Sequence[Span]) -> int:
    return sum(len(text) for text, _ in line)


def pad(line: Sequence[Span], room: int) -> Line:
    return [*line, (" " * max(0, room - width(line)), "")]


def beside(blocks: Sequence[Picture]) -> Picture:
    """Blocks next to each other."""
    rows = zip_longest(*blocks, fillvalue=[])
    return [[span for line in row[:-1] for span in pad(line, BLOCK + GAP)] + list(row[-1]) for row in rows]


def label(ref: str, offered: Mapping[str, str]) -> Line:
    return [(f"[{offered[ref]}]", "offered")] if ref in offered else []


# -- the action card ----------------------------------------------------------------------------------------


def card_lines(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """turn.select. The six actions; ■ marks a shield, ► the action of this turn."""
    line: Line = [(names.text("picture-actions") + " ", "title")]
    for action in ACTIONS:
        shield = action.ref in view["shields"]
        mark = "►" if action.ref == view["selected"] else "■" if shield else "□"
        line += [(f" {mark} {names.name(action.ref)}", "dim" if shield else "")]
        line += label(action.ref, offered)
    lines = [line]
    if view["ending"]:
        lines.append([(names.text("picture-ending"), "bold")])
    return lines


# -- territories --------------------------------------------------------------------------------------------


def territory_block(seen: Mapping[str, Any], price: int, names: Names, offered: Mapping[str, str]) -> Picture:
    """map.regions. A territory in play: its name and owner, the map, and beside it who stands where."""
    territory = COMPONENTS[seen["ref"]]
    assert isinstance(territory, Territory)
    owner = seen["seat"]
    title: Line = [(names.name(territory.ref), "title")]
    title += (
        [(" · " + lost_kingdom(price, names), "neutral")]
        if owner is None
        else [(f" · {LETTERS[owner]} {names.player(owner)}", f"seat-{owner}")]
    )
    rows = [region_line(region, territory, names, offered) for region in seen["regions"]]
    return block(title, territory, rows)


def lost_kingdom(price: int, names: Names) -> str:
    """two.war. What the third territory is, and what the next neutral army costs while there is one."""
    return names.text("picture-lost-kingdom", price=price)


def loose_block(territory: object, names: Names, offered: Mapping[str, str]) -> Picture:
    """setup.territory. A side that may be chosen, or whose regions may."""
    assert isinstance(territory, Territory)
    title = [*label(territory.ref, offered), (" " + names.name(territory.ref), "title")]
    nobody: list[dict[str, Any]] = []
    rows = [
        region_line({"ref": region.ref, "armies": nobody, "token": None}, territory, names, offered)
        for region in territory.regions
    ]
    return block(title, territory, rows)


def block(title: Line, territory: Territory, rows: Picture) -> Picture:
    drawn = draw_map(territory)
    lines: Picture = [title]
    for at in range(max(HEIGHT, len(rows))):
        left = drawn[at] if at < HEIGHT else []
        lines.append([*pad(left, WIDTH + 1), *(rows[at] if at < len(rows) else [])])
    return lines


def region_line(seen: Mapping[str, Any], territory: Territory, names: Names, offered: Mapping[str, str]) -> Line:
    """ruins, exploration. Label, code, terrain, armies (a small letter lies searching), token."""
    region = next(region for region in territory.regions if region.ref == seen["ref"])
    line: Line = [(f"{region.name}{'*' if region.edge and region.open else ' '}", "bold")]
    line.append((f" {names.text(f'terrain-{region.terrain}')}", "dim"))
    for army in seen["armies"]:
        owner = army["owner"]
        if owner == "neutral":
            line.append((" N", "neutral"))
        else:
            letter = LETTERS[owner].lower() if army["lying"] else LETTERS[owner]
            line.append((f" {letter}", f"seat-{owner} bold"))
    if seen["token"] is not None:
        text = "?" if seen["token"] == "hidden" else names.name(seen["token"])
        line.append((f" {text}", "coin"))
    return [*line, (" ", ""), *label(region.ref, offered)]


# -- war and seats ------------------------------------------------------------------------------------------


def war_lines(view: Mapping[str, Any], names: Names) -> Picture:
    """war, two.war. Where a war is being fought and what both sides could show, or what a neutral army costs."""
    war = view["war"]
    if war is None:
        return []
    lines: Picture = [[], [(names.text("picture-war", region=names.name(war["region"])), "bold")]]
    for at, side in enumerate(war["sides"]):
        text = names.text(
            "picture-side",
            **{key: side[key] for key in ("limit", "discount", "one_kind", "mana_only")},
            price=war["neutral_price"] or 0,
            cost=side["retreat_cost"],
        )
        dial = "" if war["dials"] is None else f" {war['dials'][at] or '⚐'}"
        seat = side["seat"]
        lines.append(
            [(f"  {LETTERS[seat]} {names.player(seat)}", f"seat-{seat}"), (f" {text}", ""), (dial, "bold")]
        )
    return lines


COLUMNS: Final = ("mana", "ore", "food", "armies", "tower", "magic", "points")


def seat_lines(view: Mapping[str, Any], names: Names) -> Picture:
    """components, exploration.crown, two.points. One line per seat, and the powers that it has learned."""
    columns = (*COLUMNS, "captured") if view["seats"] == 2 else COLUMNS
    heads = [names.text(f"picture-{key}") for key in columns]
    rooms = [max(6, len(head)) for head in heads]
    people = [f"{LETTERS[seat]} {names.player(seat)}" for seat in range(len(view["players"]))]
    first = max((len(name) for name in people), default=0) + 2
    lines: Picture = [
        [
            (" " * (first + 2), ""),
            *((head.rjust(room) + " ", "dim") for head, room in zip(heads, rooms, strict=True)),
        ]
    ]
    for seat, player in enumerate(view["players"]):
        tower = f"{player['tower']}={TOWER_POINTS[player['tower']]}"
        cells = [*player["resources"], player["armies"], tower, player["magic"], player["points"]]
        cells += [player["captured"]] if view["seats"] == 2 else []
        mark = "►" if seat == view["active"] else " "
        line: Line = [(f"{mark} ", ""), (people[seat].ljust(first), f"seat-{seat}")]
        line += [(str(cell).rjust(room) + " ", "") for cell, room in zip(cells, rooms, strict=True)]
        if player["faction"] is not None:
            line.append((" " + names.name(player["faction"]), "bold"))
        if player["crown"]:
            line.append((" ♛ " + names.text("token-crown"), "coin"))
        line.append(("".join(f" · {names.name(power)}" for power in player["powers"]), "dim"))
        lines.append(line)
    return lines
