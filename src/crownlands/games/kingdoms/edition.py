"""components. An edition: the file with the numbers and names of the components, read and checked.

The house brings a reconstruction. Who owns the printed game names another file in CROWNLANDS_KINGDOMS_EDITION;
a file that is wrong is left out, with a warning that names the line.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from crownlands.core.edition_reader import Entry
from crownlands.core.editions import EditionFile, edition_name, load_editions

HOME: Final = Path(__file__).parent
BUILT_IN: Final = HOME / "editions" / "reconstruction-1.toml"
SETTING: Final = "CROWNLANDS_KINGDOMS_EDITION"
"""The environment variable that names edition files of the host, several with the path separator between them."""
REMARKS: Final = ("provenance",)

PROVENANCES: Final = ("rules", "public", "reconstructed", "printed")
"""Where a fact comes from; "printed" is for owners, who can look at the card."""
TERRAINS: Final = ("forest", "mountain", "plains", "capital", "ruins", "water", "crags")
KINDS: Final = ("crown", "treasure", "bandits", "dragon-lair", "camp", "fort", "city", "church", "blank")
BOXES: Final = ("base", "heroes-call")
EFFECTS: Final = {
    row["id"].removeprefix("power.")
    for row in tomllib.loads((HOME / "rules.toml").read_text(encoding="utf-8"))["paragraph"]
    if row["id"].startswith("power.")
}
"""The powers that the house has: each is a paragraph of the rules, and an effect in `factions`."""
LEVELS: Final = 5
TOWERS: Final = 6

Point = tuple[float, float]


class LevelRow(NamedTuple):
    """One magic level of a faction: a power that the house knows, and its numbers."""

    power: str
    amount: int
    most: int
    of: int
    provenance: str


class FactionRow(NamedTuple):
    id: str
    name: Mapping[str, str]
    box: str
    levels: tuple[LevelRow, ...]


class RegionRow(NamedTuple):
    id: str
    terrain: str
    edge: bool
    at: Point
    slots: list[Point]
    outline: list[Point]


class BorderRow(NamedTuple):
    between: tuple[str, str]
    river: bool
    line: list[Point]


class TerritoryRow(NamedTuple):
    id: str
    card: int
    side: str
    name: Mapping[str, str]
    provenance: Mapping[str, str]
    borders: tuple[BorderRow, ...]
    regions: tuple[RegionRow, ...]


class Edition(NamedTuple):
    """Everything that an edition says."""

    name: str
    """The value of the variant; a host's own carries a hash of its content."""
    tower_cost: tuple[int, ...]
    tower_points: tuple[int, ...]
    tower_provenance: Mapping[str, str]
    tokens: tuple[tuple[str, int, str], ...]
    """Kind, count, where the count comes from."""
    factions: tuple[FactionRow, ...]
    territories: tuple[TerritoryRow, ...]


def load_edition(path: Path) -> Edition:
    """The edition in a file, or BadEdition with the line and what is wrong there."""
    file = EditionFile(path)
    top = Entry(file, file.data)
    top.slug("id")
    tower = top.table("tower")
    tokens, factions, territories = (top.tables(key) for key in ("token", "faction", "territory"))
    edition = Edition(
        name=edition_name(file.data, REMARKS, built_in=path == BUILT_IN),
        tower_cost=tower.numbers("cost", TOWERS),
        tower_points=tower.numbers("points", TOWERS),
        tower_provenance=_provenance(tower, "cost", "points"),
        tokens=tuple(map(_token, tokens)),
        factions=_factions(factions),
        territories=tuple(map(_territory, territories)),
    )
    tower.nothing_else()
    top.nothing_else()
    _unique(tokens, "id", [kind for kind, _, _ in edition.tokens])
    _unique(factions, "id", [row.id for row in edition.factions])
    _unique(territories, "id", [row.id for row in edition.territories])
    _check_enough(top, edition)
    return edition


def current_edition() -> Edition:
    """The last one that the variable names and that is right; else the one of the house."""
    return load_editions("Tiny Epic Kingdoms", SETTING, BUILT_IN, load_edition)[-1]


def _token(row: Entry) -> tuple[str, int, str]:
    found = row.among("id", KINDS), row.number("count", 0, 16), row.among("provenance", PROVENANCES)
    row.nothing_else()
    return found


def _factions(rows: Sequence[Entry]) -> tuple[FactionRow, ...]:
    """magic. Any power of the house at any level of any faction, once."""
    levels = [row.tables("levels") for row in rows]
    found = tuple(_faction(row, tables) for row, tables in zip(rows, levels, strict=True))
    tables = [table for tables in levels for table in tables]
    _unique(tables, "power", [level.power for row in found for level in row.levels])
    return found


def _faction(row: Entry, levels: Sequence[Entry]) -> FactionRow:
    if len(levels) != LEVELS:
        raise row.wrong("levels", f"a faction has {LEVELS} levels, not {len(levels)}")
    found = FactionRow(
        row.slug("id"), row.names("name"), row.among("box", BOXES), tuple(_level(level) for level in levels)
    )
    row.nothing_else()
    return found


def _level(row: Entry) -> LevelRow:
    found = LevelRow(
        row.slug("power"),
        row.number("amount", 0, 9, 1),
        row.number("most", 0, 9, 0),
        row.number("of", 1, 9, 1),
        row.among("provenance", PROVENANCES),
    )
    row.nothing_else()
    if found.power not in EFFECTS:
        raise row.wrong("power", f"there is no {found.power!r}")
    return found


def _territory(row: Entry) -> TerritoryRow:
    borders, regions = row.tables("borders"), row.tables("region")
    found = TerritoryRow(
        row.slug("id"),
        row.number("card", 1, 99),
        row.among("side", ("a", "b")),
        row.names("name"),
        _provenance(row, "name", "layout"),
        tuple(map(_border, borders)),
        tuple(map(_region, regions)),
    )
    row.nothing_else()
    ids = [region.id for region in found.regions]
    _unique(regions, "id", ids)
    for entry, border in zip(borders, found.borders, strict=True):
        for name in border.between:
            if name not in ids:
                raise entry.wrong("between", f"there is no region {name!r} here")
    if sum(region.terrain not in ("water", "crags") for region in found.regions) < 2:
        raise row.wrong("region", "a territory has at least two regions that armies can occupy")
    return found


def _region(row: Entry) -> RegionRow:
    found = RegionRow(
        row.slug("id"),
        row.among("terrain", TERRAINS),
        row.flag("edge"),
        row.point("at"),
        row.points("slots", 2),
        row.points("outline", 3),
    )
    row.nothing_else()
    return found


def _border(row: Entry) -> BorderRow:
    one, other = row.pair("between")
    found = BorderRow((one, other), row.flag("river", False), row.points("line", 2))
    row.nothing_else()
    return found


def _provenance(row: Entry, *keys: str) -> Mapping[str, str]:
    table = row.table("provenance")
    found = {key: table.among(key, PROVENANCES) for key in keys}
    table.nothing_else()
    return found


def _unique(rows: Sequence[Entry], key: str, ids: Sequence[str]) -> None:
    for at, name in enumerate(ids):
        if name in ids[:at]:
            raise rows[at].wrong(key, f"{name!r} stands there twice")


def _check_enough(top: Entry, edition: Edition) -> None:
    """setup. Five players need five factions of the box and six cards with two sides each."""
    if sum(row.box == "base" for row in edition.factions) < 7:
        raise top.wrong("faction", "the base box needs at least 7 factions")
    sides: dict[int, list[str]] = {}
    for row in edition.territories:
        sides.setdefault(row.card, []).append(row.side)
    for card, found in sides.items():
        if sorted(found) != ["a", "b"]:
            raise top.wrong("territory", f"card {card} needs the sides a and b, once each")
    if len(sides) < 6:
        raise top.wrong("territory", "at least 6 cards are needed")
