"""components. The catalogue of Tiny Epic Kingdoms: what is printed, as the browser is told it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from crownlands.games.kingdoms.view_types import EditionName

Point: TypeAlias = Annotated[list[float], tuple[float, float]]
Terrain: TypeAlias = Literal["forest", "mountain", "plains", "capital", "ruins", "water", "crags"]


class RegionFacts(TypedDict):
    """A region as it is printed."""

    ref: str
    code: str
    terrain: Terrain
    yields: str | None
    edge: bool
    open: bool
    coast: bool
    near: list[str]
    at: Point
    slots: list[Point]
    outline: list[Point]


class BorderFacts(TypedDict):
    """A border between two regions."""

    between: list[str]
    river: bool
    line: list[Point]


class TerritoryFacts(TypedDict):
    """A side of a territory card."""

    card: int
    side: str
    provenance: dict[str, str]
    regions: list[RegionFacts]
    borders: list[BorderFacts]


class LevelFacts(TypedDict):
    """A level of a faction's magic."""

    power: str
    cost: int
    provenance: str


class FactionFacts(TypedDict):
    """A faction card."""

    extra: bool
    levels: list[LevelFacts]


class TokenFacts(TypedDict):
    """An exploration token."""

    kind: str
    stays: bool
    provenance: str


class TowerFacts(TypedDict):
    """The tower, level by level from 1."""

    cost: list[int]
    points: list[int]
    provenance: dict[str, str]


class Catalogue(TypedDict):
    """All that is the same at every table."""

    edition: EditionName
    aspect: float
    """Width to height of a territory card."""
    armies: int
    shields: int
    most: int
    """Of a resource."""
    highest_dial: int
    resources: list[str]
    actions: list[str]
    tower: TowerFacts
    tokens: dict[str, TokenFacts]
    factions: dict[str, FactionFacts]
    territories: dict[str, TerritoryFacts]
