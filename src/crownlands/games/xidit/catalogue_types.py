"""components. The catalogue of Lords of Xidit: what is printed, as the browser is told it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from crownlands.games.xidit.view_types import Five

Pair: TypeAlias = Annotated[list[float], tuple[float, float]]
"""A place on the board, as shares of its width and height."""
Names: TypeAlias = Annotated[list[str], tuple[str, str]]
Points: TypeAlias = Annotated[list[int], tuple[int, int]]
Colour: TypeAlias = Literal["black", "red", "blue"]


class Rewards(TypedDict):
    """What a deed brings, one of them."""

    coins: int
    bards: int
    guild: int


class CityFacts(TypedDict):
    """A city of the board."""

    number: int
    x: float
    y: float
    guild: Pair
    roads: dict[str, str | None]
    """By order: the city that the road leads to."""
    regions: list[str]


class RoadFacts(TypedDict):
    """A road: its line beside its colour, and the control point of a quadratic Bézier."""

    colour: Colour
    pattern: str
    cities: Names
    curve: Pair | None
    provenance: str


class OutlinePart(TypedDict):
    """A side of a region."""

    to: Pair
    curve: Pair | None


class RegionFacts(TypedDict):
    """A region of the board."""

    terrain: str
    lyre: Points
    """Points for the most bards, and for the second most."""
    label: Pair
    central: bool
    closes: int | None
    """With this few players it is closed."""
    cities: list[str]
    outline: list[OutlinePart]


class TileFacts(TypedDict):
    """A tile, both of its sides."""

    city: str
    crown: bool
    recruit: Five
    cost: Five
    rewards: Rewards
    provenance: str


class TitanFacts(TypedDict):
    """A Titan."""

    stack: int
    needs: int
    rewards: Rewards
    provenance: str


class EditionFacts(TypedDict):
    """What is printed on the components of an edition."""

    reconstructed: bool
    name: str
    digest: str
    aspect: Pair
    cities: dict[str, CityFacts]
    roads: list[RoadFacts]
    regions: dict[str, RegionFacts]
    tiles: dict[str, TileFacts]
    titans: dict[str, TitanFacts]
    neutral: dict[str, list[int]]
    """The neutral player's points by column and division."""


class Prize(TypedDict):
    """What the most units of a kind give in a census."""

    reward: str
    count: int


class UnitFacts(TypedDict):
    """A kind of unit."""

    total: int
    prize: Prize


class Catalogue(TypedDict):
    """All that is the same at every table."""

    units: dict[str, UnitFacts]
    orders: list[str]
    orders_a_year: int
    bards: int
    storeys: int
    highest: int
    """The most storeys of a guildhall."""
    editions: dict[str, EditionFacts]
