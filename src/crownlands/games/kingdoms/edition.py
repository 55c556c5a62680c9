"""components. An edition: the file with the numbers and names of the components, read and checked.

The house brings a reconstruction. Owners of the printed game name another file in CROWNLANDS_KINGDOMS_EDITION;
a file with a mistake is skipped, with a warning that names the line.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from crownlands.core.edition_reader import Point, Section
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
    top = Section(file)
    top.slug("id")
    tower = top.table("tower")
    edition = Edition(
        name=edition_name(file.data, REMARKS, built_in=path == BUILT_IN),
        tower_cost=tower.numbers("cost", TOWERS),
        tower_points=tower.numbers("points", TOWERS),
        tower_provenance=_provenance(tower, "cost", "points"),
        tokens=_tokens(top.tables("token")),
        factions=_factions(top.tables("faction")),
        territories=_territories(top.tables("territory")),
    )
    top.nothing_else()
    _check_enough(top, edition)
    return edition


def current_edition() -> Edition:
    """The last valid one that the variable names; otherwise the house's own."""
    return load_editions("Tiny Epic Kingdoms", SETTING, BUILT_IN, load_edition)[-1]


def _tokens(rows: Sequence[Section]) -> tuple[tuple[str, int, str], ...]:
    """exploration. The kinds of tokens, each once."""
    kinds: set[str] = set()
    found = []
    for row in rows:
        row.once("id", kind := row.among("id", KINDS), kinds)
        found.append((kind, row.number("count", 0, 16), row.among("provenance", PROVENANCES)))
    return tuple(found)


def _factions(rows: Sequence[Section]) -> tuple[FactionRow, ...]:
    """magic. Any power of the house at any level of any faction, once."""
    names: set[str] = set()
    powers: set[str] = set()
    found = []
    for row in rows:
        levels = row.tables("levels")
        if len(levels) != LEVELS:
            raise row.wrong("levels", f"a faction has {LEVELS} levels, not {len(levels)}")
        row.once("id", name := row.slug("id"), names)
        texts, box = row.names("name"), row.among("box", BOXES)
        found.append(FactionRow(name, texts, box, tuple(_level(level, powers) for level in levels)))
    return tuple(found)


def _level(row: Section, powers: set[str]) -> LevelRow:
    row.once("power", power := row.known("power", EFFECTS), powers)
    return LevelRow(
        power,
        row.number("amount", 0, 9, 1),
        row.number("most", 0, 9, 0),
        row.number("of", 1, 9, 1),
        row.among("provenance", PROVENANCES),
    )


def _territories(rows: Sequence[Section]) -> tuple[TerritoryRow, ...]:
    names: set[str] = set()
    return tuple(_territory(row, names) for row in rows)


def _territory(row: Section, names: set[str]) -> TerritoryRow:
    row.once("id", name := row.slug("id"), names)
    ids: set[str] = set()
    found = TerritoryRow(
        name,
        row.number("card", 1, 99),
        row.among("side", ("a", "b")),
        row.names("name"),
        _provenance(row, "name", "layout"),
        regions=tuple(_region(region, ids) for region in row.tables("region")),
        borders=tuple(_border(border, ids) for border in row.tables("borders")),
    )
    if sum(region.terrain not in ("water", "crags") for region in found.regions) < 2:
        raise row.wrong("region", "a territory has at least two regions that armies can occupy")
    return found


def _region(row: Section, ids: set[str]) -> RegionRow:
    row.once("id", name := row.slug("id"), ids)
    return RegionRow(
        name,
        row.among("terrain", TERRAINS),
        row.flag("edge"),
        row.point("at"),
        row.points("slots", 2),
        row.points("outline", 3),
    )


def _border(row: Section, regions: Collection[str]) -> BorderRow:
    one, other = row.words("between", regions, 2)
    if one == other:
        raise row.wrong("between", f"a border from region {one} to itself")
    return BorderRow((one, other), row.flag("river", False), row.points("line", 2))


def _provenance(row: Section, *keys: str) -> Mapping[str, str]:
    table = row.table("provenance")
    return {key: table.among(key, PROVENANCES) for key in keys}


def _check_enough(top: Section, edition: Edition) -> None:
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
