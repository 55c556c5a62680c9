"""components. An edition: everything that is printed on the board, the tiles and the Titans."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from crownlands.core.components import Component
from crownlands.core.editions import EditionFile, digest, edition_name, load_editions
from crownlands.games.xidit.components import HOME, TILES, Tile
from crownlands.games.xidit.edition_file import CITIES, COLOURS, Printed, TileRow, read

NOWHERE: Final = -1
BUILT_IN: Final = HOME / "editions" / "reconstruction.toml"
SETTING: Final = "CROWNLANDS_XIDIT_EDITION"
"""The environment variable that names edition files of the host, several with the path separator between them."""
REMARKS: Final = ("from", "reconstructed")


class Edition(Component):
    """What is printed, by the numbers of cities, regions, tiles and Titans. `name` is the value of the variant."""

    __slots__ = (
        "central",
        "closes",
        "costs",
        "crowned",
        "digest",
        "lyres",
        "name",
        "printed",
        "recruits",
        "regions",
        "rewards",
        "roads",
        "sizes",
        "titan_rewards",
        "titan_units",
        "tracks",
    )

    def __init__(self, printed: Printed, name: str, content: str) -> None:
        super().__init__(f"edition:{printed.id}.{content}")
        self.printed: Final = printed
        self.name: Final = name
        self.digest: Final = content
        roads = [NOWHERE] * 63
        for road in printed.roads:
            colour = COLOURS.index(road.colour)
            one, other = (number - 1 for number in road.between)
            roads[one * 3 + colour] = other
            roads[other * 3 + colour] = one
        self.roads: Final = tuple(roads)
        """Where the road of a colour leads from a city: city * 3 + colour."""
        regions = printed.regions
        self.lyres: Final = tuple(row.lyre for row in regions)
        self.regions: Final = tuple(
            tuple(at for at, row in enumerate(regions) if number in row.border) for number in CITIES
        )
        """The regions around every city."""
        self.central: Final = next(at for at, row in enumerate(regions) if row.central)
        closing = {row.closes: at for at, row in enumerate(regions)}
        self.closes: Final = (closing[1], closing[2])
        """variant.three, variant.short. The regions that the rules call 1 and 2."""
        tiles = {tile_of(row).index: row for row in printed.tiles}
        rows = [tiles.get(at, NO_TILE) for at in range(42)]
        self.recruits: Final = tuple(row.recruit for row in rows)
        self.costs: Final = tuple(row.cost for row in rows)
        self.sizes: Final = tuple(sum(cost) for cost in self.costs)
        self.rewards: Final = tuple(row.rewards for row in rows)
        self.crowned: Final = tuple(at - 21 for at in sorted(tiles) if at >= 21)
        self.titan_units: Final = tuple(row.units for row in printed.titans)
        self.titan_rewards: Final = tuple(row.rewards for row in printed.titans)
        self.tracks: Final = printed.tracks
        """variant.neutral. The points on every division of the neutral player's columns."""


NO_TILE: Final = TileRow(0, False, (0,) * 5, (0,) * 5, (0,) * 3, "")
"""variant.three. Three cities have no crowned tile."""


def tile_of(row: TileRow) -> Tile:
    return TILES[row.city - 1 + 21 * row.crown]


def load_edition(path: Path) -> Edition:
    """The edition in a file, or BadEdition with the line and what is wrong there."""
    file = EditionFile(path)
    printed = read(file)
    name = edition_name(file.data, REMARKS, built_in=path == BUILT_IN)
    return Edition(printed, name, digest(file.data, REMARKS))


EDITIONS: Final = {each.name: each for each in load_editions("Lords of Xidit", SETTING, BUILT_IN, load_edition)}
RECONSTRUCTION: Final = EDITIONS["reconstruction"]
EDITION_REFS: Final = {edition.ref: edition for edition in EDITIONS.values()}
