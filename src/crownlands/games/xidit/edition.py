"""components. An edition: everything that is printed on the board, the tiles and the Titans."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from crownlands.core.components import Component
from crownlands.core.editions import EditionFile, digest, edition_name, load_editions
from crownlands.games.xidit.components import (
    COLUMNS,
    HOME,
    REGION_NAMES,
    TILES,
    TITAN_NAMES,
    UNIT_TOTALS,
    Tile,
)
from crownlands.games.xidit.edition_file import inspect

NOWHERE: Final = -1
BUILT_IN: Final = HOME / "editions" / "reconstruction.toml"
SETTING: Final = "CROWNLANDS_XIDIT_EDITION"
"""The environment variable that names edition files of the host, several with the path separator between them."""
REMARKS: Final = ("from", "reconstructed")

Counts = tuple[int, ...]


class Edition(Component):
    """What is printed, by the numbers of cities, regions, tiles and Titans. `name` is the value of the variant."""

    __slots__ = (
        "central",
        "closes",
        "costs",
        "crowned",
        "data",
        "digest",
        "lyres",
        "name",
        "recruits",
        "regions",
        "rewards",
        "roads",
        "sizes",
        "titan_rewards",
        "titan_units",
        "tracks",
    )

    def __init__(self, data: Mapping[str, Any], *, built_in: bool = False) -> None:
        self.data: Final = data
        self.digest: Final = digest(data, REMARKS)
        self.name: Final = edition_name(data, REMARKS, built_in=built_in)
        super().__init__(f"edition:{data['id']}.{self.digest}")
        roads = [NOWHERE] * 63
        for road in data["road"]:
            colour = ("black", "red", "blue").index(road["colour"])
            one, other = (number - 1 for number in road["between"])
            roads[one * 3 + colour] = other
            roads[other * 3 + colour] = one
        self.roads: Final = tuple(roads)
        """Where the road of a colour leads from a city: city * 3 + colour."""
        rows = {row["id"]: row for row in data["region"]}
        self.lyres: Final = tuple((rows[name]["lyre"][0], rows[name]["lyre"][1]) for name in REGION_NAMES)
        self.regions: Final = tuple(
            tuple(at for at, name in enumerate(REGION_NAMES) if city + 1 in rows[name]["border"])
            for city in range(21)
        )
        """The regions around every city."""
        self.central: Final = next(at for at, name in enumerate(REGION_NAMES) if rows[name].get("central"))
        closing = {rows[name]["closes"]: at for at, name in enumerate(REGION_NAMES) if "closes" in rows[name]}
        self.closes: Final = (closing[1], closing[2])
        """variant.three, variant.short. The regions that the rules call 1 and 2."""
        tiles: dict[int, Mapping[str, Any]] = {tile_of(row).index: row for row in data["tile"]}
        self.recruits: Final = tuple(recruit_counts(tiles.get(at)) for at in range(42))
        self.costs: Final = tuple(cost_counts(tiles.get(at)) for at in range(42))
        self.sizes: Final = tuple(sum(cost) for cost in self.costs)
        self.rewards: Final = tuple(reward_counts(tiles.get(at)) for at in range(42))
        self.crowned: Final = tuple(at - 21 for at in sorted(tiles) if at >= 21)
        titans = {row["id"]: row for row in data["titan"]}
        self.titan_units: Final[Counts] = tuple(titans[name]["units"] for name in TITAN_NAMES)
        self.titan_rewards: Final = tuple(reward_counts(titans[name]) for name in TITAN_NAMES)
        self.tracks: Final[tuple[Counts, ...]] = tuple(
            tuple(data["neutral"][column.ref.removeprefix("column:")]) for column in COLUMNS
        )
        """variant.neutral. The points on every division of the neutral player's columns."""


def tile_of(row: Mapping[str, Any]) -> Tile:
    at: int = row["city"] - 1 + 21 * row["crown"]
    return TILES[at]


def recruit_counts(row: Mapping[str, Any] | None) -> Counts:
    return tuple(0 if row is None else row["recruit"].count(unit) for unit in UNIT_TOTALS)


def cost_counts(row: Mapping[str, Any] | None) -> Counts:
    return tuple(0 if row is None else row["cost"].get(unit, 0) for unit in UNIT_TOTALS)


def reward_counts(row: Mapping[str, Any] | None) -> Counts:
    """Coins, bards, storeys."""
    return tuple(0 if row is None else row["rewards"][kind] for kind in ("coins", "bards", "guild"))


def load(path: Path) -> Edition:
    """The edition in a file, or BadEdition with the line and what is wrong there."""
    file = EditionFile(path)
    inspect(file)
    return Edition(file.data, built_in=path == BUILT_IN)


EDITIONS: Final = {each.name: each for each in load_editions("Lords of Xidit", SETTING, BUILT_IN, load)}
RECONSTRUCTION: Final = EDITIONS["reconstruction"]
EDITION_REFS: Final = {edition.ref: edition for edition in EDITIONS.values()}
