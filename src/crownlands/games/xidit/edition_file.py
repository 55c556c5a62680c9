"""components. Reading an edition file: what is printed, table by table, and whether it belongs together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from crownlands.core.edition_reader import Point, Section
from crownlands.core.editions import EditionFile
from crownlands.games.xidit.components import COLUMNS, HIGHEST, ON_BOARD, REGION_NAMES, TITAN_NAMES, UNIT_TOTALS

CITIES: Final = range(1, 22)
UNCROWNED: Final = (21, True)
"""variant.three. The rulebook names this city as one whose tile is not in that game."""
COLOURS: Final = ("black", "red", "blue")
TERRAINS: Final = ("canyon", "desert", "coast", "hills", "forest", "snow", "fields", "swamp", "plain")
DIVISIONS: Final = 7
"""variant.neutral.hard. The track has at least the division where a hard neutral player starts."""

Counts = tuple[int, ...]
Side = tuple[int, int]
"""A side of a region: from one city of its border to the next."""


class CityRow(NamedTuple):
    number: int
    at: Point
    guild: Point
    provenance: str


class RoadRow(NamedTuple):
    between: tuple[int, int]
    colour: str
    curve: Point | None
    provenance: str


class RegionRow(NamedTuple):
    id: str
    terrain: str
    border: tuple[int, ...]
    coast: Mapping[Side, Point | None]
    """The sides without a road, perhaps along a curve."""
    lyre: tuple[int, int]
    label: Point
    central: bool
    closes: int
    """variant.three, variant.short. As which region the rules close it, 1 or 2; 0: never."""
    provenance: str


class TileRow(NamedTuple):
    city: int
    crown: bool
    recruit: Counts
    """Units of each kind; so is the cost."""
    cost: Counts
    rewards: Counts
    """Coins, bards, storeys."""
    provenance: str


class TitanRow(NamedTuple):
    id: str
    units: int
    rewards: Counts
    provenance: str


class Printed(NamedTuple):
    """Everything that an edition says; cities, regions and Titans in the order of their components."""

    id: str
    reconstructed: bool
    aspect: tuple[int, int]
    cities: tuple[CityRow, ...]
    roads: tuple[RoadRow, ...]
    regions: tuple[RegionRow, ...]
    tiles: tuple[TileRow, ...]
    titans: tuple[TitanRow, ...]
    tracks: tuple[Counts, ...]
    """variant.neutral. The points on every division of the neutral player's columns."""


def read(file: EditionFile) -> Printed:
    """What is printed, or BadEdition with the line and what is wrong there."""
    top = Section(file)
    name, (width, height) = top.slug("id"), top.numbers("aspect", 2, 1, 100_000)
    cities, roads = _cities(top), _roads(top.tables("road"))
    found = Printed(
        name,
        top.flag("reconstructed", False),
        (width, height),
        cities,
        roads,
        _regions(top, {frozenset(road.between) for road in roads}),
        _tiles(top),
        _titans(top),
        _tracks(top.table("neutral")),
    )
    top.nothing_else()
    return found


def sides_of(border: Sequence[int]) -> list[Side]:
    """The sides of a region, from city to city around it."""
    return list(zip(border, [*border[1:], border[0]], strict=True))


def _check_all(top: Section, table: str, key: str, wanted: Iterable[object], found: Collection[object]) -> None:
    """Every wanted value stands in a row of a table."""
    for value in wanted:
        if value not in found:
            raise top.wrong(table, f"there is none with {key} = {value}")


def _provenance(row: Section) -> str:
    return row.text("from", "")


def _pair(row: Section, key: str, low: int, high: int) -> tuple[int, int]:
    one, other = row.numbers(key, 2, low, high)
    return one, other


def _curve(row: Section) -> Point | None:
    return row.point("curve", anywhere=True) if row.has("curve") else None


def _cities(top: Section) -> tuple[CityRow, ...]:
    """components. Twenty-one cities, each once."""
    found: list[CityRow] = []
    seen: set[int] = set()
    for row in top.tables("city"):
        row.once("number", number := row.number("number", 1, 21), seen)
        places = row.point("at", anywhere=True), row.point("guild", anywhere=True)
        found.append(CityRow(number, *places, _provenance(row)))
    _check_all(top, "city", "number", CITIES, seen)
    return tuple(sorted(found))


def _roads(rows: Sequence[Section]) -> tuple[RoadRow, ...]:
    """components, order.move. From a city at most one road of a colour."""
    found: list[RoadRow] = []
    seen: set[tuple[int, str]] = set()
    for row in rows:
        road = RoadRow(
            _pair(row, "between", 1, 21), row.among("colour", COLOURS), _curve(row), provenance=_provenance(row)
        )
        one, other = road.between
        if one == other:
            raise row.wrong("between", f"a road from city {one} to itself")
        for city in road.between:
            if (city, road.colour) in seen:
                raise row.wrong("colour", f"city {city} has a {road.colour} road already")
            seen.add((city, road.colour))
        found.append(road)
    return tuple(found)


# -- regions ----------------------------------------------------------------------------------------------------


def _regions(top: Section, joined: Collection[frozenset[int]]) -> tuple[RegionRow, ...]:
    """components, variant.three. Nine regions with borders; one is central, two can be closed."""
    seen: set[str] = set()
    found = []
    closing: set[int] = set()
    for row in top.tables("region"):
        found.append(region := _region(row))
        row.once("id", region.id, seen)
        _check_border(row, region, joined)
        if region.lyre[1] > region.lyre[0]:
            raise row.wrong("lyre", "the second place is worth more than the first")
        if region.closes and (region.central or region.closes in closing):
            raise row.wrong("closes", "the centre stays open, and 1 and 2 are one region each")
        closing.add(region.closes)
    _check_all(top, "region", "id", REGION_NAMES, seen)
    if sum(region.central for region in found) != 1 or not {1, 2} <= closing:
        raise top.wrong("region", "one region is central, one closes as 1 and one as 2")
    for city in CITIES:
        if not any(city in region.border for region in found):
            raise top.wrong("region", f"city {city} is on the border of no region")
    return tuple(sorted(found, key=lambda region: REGION_NAMES.index(region.id)))


def _region(row: Section) -> RegionRow:
    coast = row.tables("coast", optional=True)
    return RegionRow(
        row.among("id", REGION_NAMES),
        row.among("terrain", TERRAINS),
        row.numbers("border", (2, 21), 1, 21),
        {_pair(side, "between", 1, 21): _curve(side) for side in coast},
        _pair(row, "lyre", 0, 99),
        row.point("label", anywhere=True),
        row.flag("central", False),
        row.number("closes", 1, 2, 0),
        _provenance(row),
    )


def _check_border(row: Section, region: RegionRow, joined: Collection[frozenset[int]]) -> None:
    """components. From city to city of its border a region ends at a road, the coast or the board's edge."""
    sides = sides_of(region.border)
    for one, other in region.coast:
        if (one, other) not in sides:
            raise row.wrong("coast", f"city {other} does not follow city {one} on the border")
    for one, other in sides:
        if (one, other) not in region.coast and frozenset((one, other)) not in joined:
            raise row.wrong("border", f"no road joins the cities {one} and {other}, and no coast")
    if len(region.coast) == len(sides):
        raise row.wrong("coast", "a region has a road on one side at least")
    if len(sides) == 2 and not any(region.coast.values()):
        raise row.wrong("border", "a region of two cities needs a coast with a curve")


# -- tiles and Titans -------------------------------------------------------------------------------------------


def _tiles(top: Section) -> tuple[TileRow, ...]:
    """setup.tiles, variant.three. A tile for every city, and eighteen crowned ones, with their units."""
    rows = top.tables("tile")
    seen: set[tuple[int, bool]] = set()
    tiles = tuple(_tile(row, seen) for row in rows)
    for city in CITIES:
        if (city, False) not in seen:
            raise top.wrong("tile", f"city {city} has no tile with crown = false")
    crowned = {city for city, crown in seen if crown}
    if len(crowned) != 18 or not {14, 18} <= crowned:
        raise top.wrong("tile", "18 tiles have crown = true, 14 and 18 among them")
    for row, tile in zip(rows, tiles, strict=True):
        _check_muster(row, tile, tiles)
    return tiles


def _tile(row: Section, seen: set[tuple[int, bool]]) -> TileRow:
    """setup.tiles, variant.three. One tile of each kind per city; five units, on a crowned one four."""
    city, crown = found = row.number("city", 1, 21), row.flag("crown")
    if found in seen:
        raise row.wrong("city", f"city {city} has such a tile already")
    if found == UNCROWNED:
        raise row.wrong("city", "city 21 takes no part in the game of three: it has no crowned tile")
    seen.add(found)
    units, count = row.words("recruit", UNIT_TOTALS, (4, 5)), 4 if crown else 5
    if len(units) != count:
        raise row.wrong("recruit", f"needs {count} units, not {len(units)}")
    price = row.table("cost")
    cost = tuple(price.number(unit, 0, 9, 0) for unit in UNIT_TOTALS)
    price.nothing_else()
    if not sum(cost):
        raise row.wrong("cost", "a threat asks for one unit at least")
    return TileRow(city, crown, tuple(map(units.count, UNIT_TOTALS)), cost, _rewards(row), _provenance(row))


def _check_muster(row: Section, tile: TileRow, tiles: Iterable[TileRow]) -> None:
    """setup.tiles, variant.three.setup. At the start every recruit tile gets a unit, whichever come first.

    Two kinds cannot run out together: the other tiles have fewer icons than the box has clerics and mages.
    """
    kinds = [unit for unit, count in enumerate(tile.recruit) if count]
    if len(kinds) > 1:
        return
    (kind,) = kinds
    name, total = list(UNIT_TOTALS.items())[kind]
    before = ON_BOARD[3 if tile.crown else 5] - 1
    icons = sorted(other.recruit[kind] for other in tiles if other.crown == tile.crown and other.city != tile.city)
    if sum(icons[-before:]) >= total:
        units = f"{total} {name} units"
        raise row.wrong("recruit", f"could start empty: {before} other tiles may take all {units} first")


def _rewards(row: Section) -> Counts:
    """reward. Two of three kinds are taken, and a guild has four storeys at most."""
    table = row.table("rewards")
    return table.number("coins", 1, 20), table.number("bards", 0, 20), table.number("guild", 0, HIGHEST)


def _titans(top: Section) -> tuple[TitanRow, ...]:
    """titans. Two Titans each in three stacks."""
    found = []
    seen: set[str] = set()
    for row in top.tables("titan"):
        titan = TitanRow(row.among("id", TITAN_NAMES), row.number("units", 1, 9), _rewards(row), _provenance(row))
        row.once("id", titan.id, seen)
        if titan.units != int(titan.id[0]):
            raise row.wrong("units", f"the Titan {titan.id} asks for {titan.id[0]} units")
        found.append(titan)
    _check_all(top, "titan", "id", TITAN_NAMES, seen)
    return tuple(sorted(found, key=lambda titan: TITAN_NAMES.index(titan.id)))


def _tracks(table: Section) -> tuple[Counts, ...]:
    """variant.neutral. Three tracks of one length that never fall."""
    names = [column.ref.removeprefix("column:") for column in COLUMNS]
    tracks = {name: table.numbers(name, (DIVISIONS, 60)) for name in names}
    longest = max(map(len, tracks.values()))
    for name, track in sorted(tracks.items()):
        if list(track) != sorted(track):
            raise table.wrong(name, "the points fall from one division to the next")
        if len(track) != longest:
            raise table.wrong(name, f"has {len(track)} divisions, another column {longest}")
    _provenance(table)
    return tuple(tracks[name] for name in names)
