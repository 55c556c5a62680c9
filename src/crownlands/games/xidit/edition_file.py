"""components. Reading an edition file: checks of what belongs together, and errors that name the line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn

from crownlands.core.editions import EditionFile
from crownlands.core.toml_lines import Way
from crownlands.games.xidit.components import COLUMNS, HIGHEST, ON_BOARD, REGION_NAMES, TITAN_NAMES, UNIT_TOTALS
from crownlands.games.xidit.edition_schema import OPTIONAL, SCHEMA

Row = Mapping[str, Any]

CITIES: Final = range(1, 22)
UNCROWNED: Final = (21, True)
"""variant.three. The rulebook names this city as one whose tile is not in that game."""


def inspect(file: EditionFile) -> None:
    """components. Stop with BadEdition at the first thing that is wrong in an edition."""
    Inspector(file).inspect()


def sides_of(border: list[int]) -> list[tuple[int, int]]:
    """The sides of a region, from city to city around it."""
    return list(zip(border, [*border[1:], border[0]], strict=True))


class Inspector:
    """Looks through an edition and finds what is wrong."""

    def __init__(self, file: EditionFile) -> None:
        self.file = file
        self.data = file.data

    def fail(self, table: str, at: int, key: str, wrong: str) -> NoReturn:
        """Stop with the line where a key of a table stands, or where the table starts."""
        number = (at,) if isinstance(self.data.get(table), list) else ()
        way: Way = (table, *number) if table else ()
        raise self.file.wrong((*way, key) if key else way, wrong)

    def fail_whole(self, wrong: str) -> NoReturn:
        """Stop with what no single line is to blame for."""
        raise self.file.wrong((), wrong)

    def inspect(self) -> None:
        """The shape of everything first, then what belongs together."""
        for table in self.data:
            if table not in SCHEMA and table not in SCHEMA[""]:
                self.fail("", 0, table, f"there is no such entry; there are {', '.join(filter(None, SCHEMA))}")
        self.check_row("", 0, {key: value for key, value in self.data.items() if key in SCHEMA[""]})
        for table in ("city", "road", "region", "tile", "titan"):
            rows = self.data.get(table)
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                self.fail_whole(f"it needs [[{table}]] tables")
            for at, row in enumerate(rows):
                self.check_row(table, at, row)
        if not isinstance(self.data.get("neutral"), dict):
            self.fail_whole("it needs a [neutral] table")
        self.check_row("neutral", 0, self.data["neutral"])
        self.check_cities()
        self.check_roads()
        self.check_regions()
        self.check_tiles()
        self.check_titans()
        self.check_neutral()

    def check_row(self, table: str, at: int, row: Row) -> None:
        schema = SCHEMA[table]
        for key, value in row.items():
            if key not in schema:
                self.fail(table, at, key, f"there is no such key; there are {', '.join(schema)}")
            if wrong := schema[key](value):
                self.fail(table, at, key, wrong)
        for key in schema:
            if key not in row and key not in OPTIONAL:
                self.fail(table, at, key, "is missing")

    def rows(self, table: str) -> list[Row]:
        found: list[Row] = self.data[table]
        return found

    def check_once(self, table: str, key: str, wanted: Iterable[object]) -> None:
        """Every wanted value stands in just one row of a table."""
        seen: set[object] = set()
        for at, row in enumerate(self.rows(table)):
            if row[key] in seen:
                self.fail(table, at, key, f"{row[key]} is there already")
            seen.add(row[key])
        missing = [value for value in wanted if value not in seen]
        if missing:
            self.fail_whole(f"there is no {table} with {key} = {missing[0]}")

    # -- what belongs together ----------------------------------------------------------------------------------

    def check_cities(self) -> None:
        """components. Twenty-one cities, each once."""
        self.check_once("city", "number", CITIES)

    def check_roads(self) -> None:
        """components, order.move. From a city at most one road of a colour."""
        seen: set[tuple[int, str]] = set()
        for at, row in enumerate(self.rows("road")):
            one, other = row["between"]
            if one == other:
                self.fail("road", at, "between", f"a road from city {one} to itself")
            for city in (one, other):
                if (city, row["colour"]) in seen:
                    self.fail("road", at, "colour", f"city {city} has a {row['colour']} road already")
                seen.add((city, row["colour"]))

    def check_regions(self) -> None:
        """components, variant.three. Nine regions with borders; one is central, two can be closed."""
        self.check_once("region", "id", REGION_NAMES)
        closes: list[int] = []
        central = 0
        for at, row in enumerate(self.rows("region")):
            self.check_border(at, row)
            if row["lyre"][1] > row["lyre"][0]:
                self.fail("region", at, "lyre", "the second place is worth more than the first")
            central += row.get("central", False)
            if "closes" in row:
                if row.get("central") or row["closes"] in closes:
                    self.fail("region", at, "closes", "the centre stays open, and 1 and 2 are one region each")
                closes.append(row["closes"])
        if central != 1 or len(closes) != 2:
            self.fail_whole("one region is central, one closes as 1 and one as 2")
        bordered = {city for row in self.rows("region") for city in row["border"]}
        if lonely := [city for city in CITIES if city not in bordered]:
            self.fail_whole(f"city {lonely[0]} is on the border of no region")

    def check_border(self, at: int, row: Row) -> None:
        """components. From city to city of its border a region ends at a road, the coast or the board's edge."""
        sides = sides_of(row["border"])
        joined = {frozenset(road["between"]) for road in self.rows("road")}
        open_sides = {tuple(side["between"]): side for side in row.get("coast", ())}
        for one, other in open_sides:
            if (one, other) not in sides:
                self.fail("region", at, "coast", f"city {other} does not follow city {one} on the border")
        for one, other in sides:
            if (one, other) not in open_sides and frozenset((one, other)) not in joined:
                self.fail("region", at, "border", f"no road joins the cities {one} and {other}, and no coast")
        if len(open_sides) == len(sides):
            self.fail("region", at, "coast", "a region has a road on one side at least")
        if len(sides) == 2 and not any("curve" in side for side in open_sides.values()):
            self.fail("region", at, "border", "a region of two cities needs a coast with a curve")

    def check_tiles(self) -> None:
        """setup.tiles, variant.three. A tile for every city, and eighteen crowned ones, with their units."""
        seen: set[tuple[int, bool]] = set()
        for at, row in enumerate(self.rows("tile")):
            tile = (row["city"], row["crown"])
            if tile in seen:
                self.fail("tile", at, "city", f"city {row['city']} has such a tile already")
            if tile == UNCROWNED:
                self.fail("tile", at, "city", "city 21 takes no part in the game of three: it has no crowned tile")
            seen.add(tile)
            units = 4 if row["crown"] else 5
            if len(row["recruit"]) != units:
                self.fail("tile", at, "recruit", f"needs {units} units, not {len(row['recruit'])}")
            if not sum(row["cost"].values()):
                self.fail("tile", at, "cost", "a threat asks for one unit at least")
            self.check_rewards("tile", at, row)
        for city in CITIES:
            if (city, False) not in seen:
                self.fail_whole(f"city {city} has no tile with crown = false")
        crowned = [city for city in CITIES if (city, True) in seen]
        if len(crowned) != 18 or not {14, 18} <= set(crowned):
            self.fail_whole("18 tiles have crown = true, 14 and 18 among them")
        for at, row in enumerate(self.rows("tile")):
            self.check_muster(at, row)

    def check_muster(self, at: int, row: Row) -> None:
        """setup.tiles, variant.three.setup. At the start every recruit tile gets a unit, whichever come first.

        Two kinds cannot run out together: the other tiles have fewer icons than the box has clerics and mages.
        """
        kinds = set(row["recruit"])
        if len(kinds) > 1:
            return
        (kind,) = kinds
        before = ON_BOARD[3 if row["crown"] else 5] - 1
        icons = sorted(
            other["recruit"].count(kind)
            for other in self.rows("tile")
            if other["crown"] == row["crown"] and other["city"] != row["city"]
        )
        if sum(icons[-before:]) >= UNIT_TOTALS[kind]:
            units = f"{UNIT_TOTALS[kind]} {kind} units"
            self.fail("tile", at, "recruit", f"could start empty: {before} other tiles may take all {units} first")

    def check_rewards(self, table: str, at: int, row: Row) -> None:
        """reward. Two of three kinds are taken, and a guild has four storeys at most."""
        rewards = row["rewards"]
        if rewards["guild"] > HIGHEST:
            self.fail(table, at, "rewards", f"a guild has {HIGHEST} storeys at most")
        if rewards["coins"] == 0:
            self.fail(table, at, "rewards", "coins must be at least 1")

    def check_titans(self) -> None:
        """titans. Two Titans each in three stacks."""
        self.check_once("titan", "id", TITAN_NAMES)
        for at, row in enumerate(self.rows("titan")):
            if row["units"] != int(row["id"][0]):
                self.fail("titan", at, "units", f"the Titan {row['id']} asks for {row['id'][0]} units")
            self.check_rewards("titan", at, row)

    def check_neutral(self) -> None:
        """variant.neutral. Three tracks of one length that never fall."""
        tracks = {column.ref.removeprefix("column:") for column in COLUMNS}
        lengths = {len(self.data["neutral"][track]) for track in tracks}
        for track in sorted(tracks):
            values = self.data["neutral"][track]
            if values != sorted(values):
                self.fail("neutral", 0, track, "the points fall from one division to the next")
            if len(lengths) > 1 and len(values) != max(lengths):
                self.fail("neutral", 0, track, f"has {len(values)} divisions, another column {max(lengths)}")
