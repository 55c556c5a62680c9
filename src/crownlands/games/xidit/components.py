"""components. The pieces of the box as things to point at; what is printed on them is in an edition."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from crownlands.core.components import Component

HOME: Final = Path(__file__).parent

ORDERS_A_YEAR: Final = 6
BARDS: Final = 20
STOREYS: Final = 15
HIGHEST: Final = 4
"""reward.guild. How many storeys a guild has at most."""


class Indexed(Component):
    """A component with its place among those of its kind."""

    __slots__ = ("index",)

    def __init__(self, ref: str, index: int) -> None:
        super().__init__(ref)
        self.index: Final = index


class Unit(Indexed):
    """recruit. A kind of unit."""

    __slots__ = ("total",)

    def __init__(self, name: str, index: int, total: int) -> None:
        super().__init__(f"unit:{name}", index)
        self.total: Final = total


class Order(Indexed):
    """planning. One of the five icons of a planning wheel."""

    __slots__ = ()


class City(Indexed):
    """components. A city of the map."""

    __slots__ = ()


class Region(Indexed):
    """components. A region between the roads."""

    __slots__ = ()


class Tile(Indexed):
    """components. A city tile: recruits on one side, a threat on the other. Its city has the same number."""

    __slots__ = ("city", "crown")

    def __init__(self, city: City, crown: bool) -> None:
        number = city.index + 1
        super().__init__(f"tile:c{number}" if crown else f"tile:{number}", city.index + 21 * crown)
        self.city: Final = city.index
        self.crown: Final = crown


class Titan(Indexed):
    """titans. A Titan of the lair; `stack` counts the lair's three stacks."""

    __slots__ = ("stack",)

    def __init__(self, name: str, index: int) -> None:
        super().__init__(f"titan:{name}", index)
        self.stack: Final = index // 2


class Reward(Indexed):
    """reward. One of the three kinds of reward."""

    __slots__ = ()


class Column(Indexed):
    """end. One of the three scorings; also a column of the neutral player's board."""

    __slots__ = ()


UNIT_TOTALS: Final = {"militia": 18, "archer": 16, "infantry": 14, "cleric": 12, "mage": 10}
"""components. From the weakest to the strongest, and how many there are."""
ON_BOARD: Final = {3: 4, 4: 5, 5: 5}
"""setup.tiles, variant.three.setup. How many tiles of each side start on the board."""
UNITS: Final = tuple(Unit(name, at, total) for at, (name, total) in enumerate(UNIT_TOTALS.items()))
ORDERS: Final = tuple(
    Order(f"order:{name}", at) for at, name in enumerate(("black", "red", "blue", "act", "wait"))
)
ROADS: Final = ORDERS[:3]
BLACK, RED, BLUE, ACT, WAIT = range(5)
CITIES: Final = tuple(City(f"city:{number}", number - 1) for number in range(1, 22))
REGION_NAMES: Final = (
    "northeast", "east", "coast", "west", "northwest", "snow", "southwest", "south", "centre",
)  # fmt: skip
REGIONS: Final = tuple(Region(f"region:{name}", at) for at, name in enumerate(REGION_NAMES))
TILES: Final = tuple(Tile(city, crown) for crown in (False, True) for city in CITIES)
TITAN_NAMES: Final = ("3a", "3b", "4a", "4b", "5a", "5b")
TITANS: Final = tuple(Titan(name, at) for at, name in enumerate(TITAN_NAMES))
REWARDS: Final = tuple(Reward(f"reward:{name}", at) for at, name in enumerate(("coins", "bards", "guild")))
COINS, BARD_SONGS, GUILD = range(3)
COLUMNS: Final = tuple(
    Column(f"column:{name}", at) for at, name in enumerate(("wealth", "influence", "reputation"))
)
WEALTH, INFLUENCE, REPUTATION = range(3)

COMPONENTS: Final[Mapping[str, Component]] = {
    component.ref: component
    for component in (*UNITS, *ORDERS, *CITIES, *REGIONS, *TILES, *TITANS, *REWARDS, *COLUMNS)
}
