"""components. An edition: the file with the numbers and names of the components, read and checked.

The house brings a reconstruction. Who owns the printed game names another file in CROWNLANDS_KINGDOMS_EDITION;
whatever is wrong in it is said in one line with the key.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from crownlands.games.kingdoms.reading import BadEdition, Entry

HOME: Final = Path(__file__).parent
SHIPPED: Final = HOME / "data" / "reconstruction-1.toml"
VARIABLE: Final = "CROWNLANDS_KINGDOMS_EDITION"

PROVENANCES: Final = ("rules", "public", "reconstructed", "printed")
"""Where a fact comes from; "printed" is for owners, who can look at the card."""
TERRAINS: Final = ("forest", "mountain", "plains", "capital", "ruins", "water", "crags")
KINDS: Final = ("crown", "treasure", "bandits", "dragon-lair", "camp", "fort", "city", "church", "blank")
BOXES: Final = ("base", "heroes-call")
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
    number: int
    """Made from the content: two editions that differ anywhere have different numbers."""
    tower_cost: tuple[int, ...]
    tower_points: tuple[int, ...]
    tower_provenance: Mapping[str, str]
    tokens: tuple[tuple[str, int, str], ...]
    """Kind, count, where the count comes from."""
    factions: tuple[FactionRow, ...]
    territories: tuple[TerritoryRow, ...]


def load_edition(path: Path | None = None) -> Edition:
    """The edition in a file: the one named here or by the variable, else the one that the house brings."""
    path = path or Path(os.environ.get(VARIABLE) or SHIPPED)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(f"{path}: this edition cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadEdition(f"{path}: this edition is no TOML: {error}") from error
    try:
        return _edition(Entry(data, ""), _number(data))
    except BadEdition as error:
        raise BadEdition(f"{path}: {error}") from error


def _number(data: Mapping[str, Any]) -> int:
    text = json.dumps(data, sort_keys=True, ensure_ascii=True)
    digest = blake2b(text.encode(), digest_size=8).digest()
    return 100_000_000 + int.from_bytes(digest, "big") % 900_000_000


def _edition(top: Entry, number: int) -> Edition:
    tower = top.table("tower")
    edition = Edition(
        name=top.slug("name"),
        number=number,
        tower_cost=tower.numbers("cost", TOWERS),
        tower_points=tower.numbers("points", TOWERS),
        tower_provenance=_provenance(tower, "cost", "points"),
        tokens=tuple(_token(row) for row in top.tables("token")),
        factions=tuple(_faction(row) for row in top.tables("faction")),
        territories=tuple(_territory(row) for row in top.tables("territory")),
    )
    tower.nothing_else()
    top.nothing_else()
    _unique("token", [kind for kind, _, _ in edition.tokens])
    _unique("faction", [row.id for row in edition.factions])
    _unique("power", [level.power for row in edition.factions for level in row.levels])
    _unique("territory", [row.id for row in edition.territories])
    _check_enough(edition)
    return edition


def _token(row: Entry) -> tuple[str, int, str]:
    found = row.among("id", KINDS), row.number("count", 0, 16), row.among("provenance", PROVENANCES)
    row.nothing_else()
    return found


def _faction(row: Entry) -> FactionRow:
    levels = tuple(_level(level) for level in row.tables("levels"))
    if len(levels) != LEVELS:
        raise row.wrong("levels", f"a faction has {LEVELS} levels, not {len(levels)}")
    found = FactionRow(row.slug("id"), row.names("name"), row.among("box", BOXES), levels)
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
    return found


def _territory(row: Entry) -> TerritoryRow:
    found = TerritoryRow(
        row.slug("id"),
        row.number("card", 1, 99),
        row.among("side", ("a", "b")),
        row.names("name"),
        _provenance(row, "name", "layout"),
        tuple(_border(border) for border in row.tables("borders")),
        tuple(_region(region) for region in row.tables("region")),
    )
    row.nothing_else()
    ids = [region.id for region in found.regions]
    _unique(f"{row.where}region", ids)
    for border in found.borders:
        for name in border.between:
            if name not in ids:
                raise row.wrong("borders", f"there is no region {name!r} here")
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


def _unique(what: str, ids: list[str]) -> None:
    for name in ids:
        if ids.count(name) > 1:
            raise BadEdition(f"{what} {name!r} stands there twice")


def _check_enough(edition: Edition) -> None:
    """setup. Five players need five factions of the box and six cards with two sides each."""
    if sum(row.box == "base" for row in edition.factions) < 7:
        raise BadEdition("faction: the base box needs at least 7 factions")
    sides: dict[int, list[str]] = {}
    for row in edition.territories:
        sides.setdefault(row.card, []).append(row.side)
    for card, found in sides.items():
        if sorted(found) != ["a", "b"]:
            raise BadEdition(f"territory: card {card} needs the sides a and b, once each")
    if len(sides) < 6:
        raise BadEdition("territory: at least 6 cards are needed")
