"""components. The catalogue of Legends: what is printed, as the browser is told it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

Pair: TypeAlias = Annotated[list[int], tuple[int, int]]
Point: TypeAlias = Annotated[list[float], tuple[float, float]]
Kind: TypeAlias = Literal["creature", "place"]
Join: TypeAlias = Literal["", "and", "or"]
Lane: TypeAlias = Annotated[list[Point], tuple[Point, Point]]
Edge: TypeAlias = Literal["N", "E", "S", "W"]
Link: TypeAlias = Annotated[list[str], tuple[str, str, str, str]]
"""A slot and its edge, and those that they touch."""


class Ability(TypedDict):
    """An ability at the top of a card."""

    kind: str
    amount: int
    word: str
    """The word that is counted."""
    count: int
    """How many cards make a set, how many coins a point."""


class Step(TypedDict):
    """An action on a card's scroll."""

    kind: str
    amount: int


class CardFacts(TypedDict):
    """A creature or place."""

    words: list[str]
    kind: Kind
    players: int
    """It is in the deck with this many players or more."""
    abilities: list[Ability]
    steps: list[Step]
    join: Join
    """How two steps belong together."""


class PrintedRegion(TypedDict):
    """A region on a side; its middle as shares of the piece."""

    ref: str
    code: str
    x: float
    y: float


class Shore(TypedDict):
    """Where bridges, lanes and exits touch the coast."""

    bridges: list[Lane]
    water: list[Lane]
    exits: dict[Edge, Point]


class SideFacts(TypedDict):
    """A side of a piece of the map. Regions are numbered from 1."""

    code: str
    regions: list[PrintedRegion]
    islands: list[list[int]]
    land: list[Pair]
    bridges: list[Pair]
    water: list[Pair]
    exits: dict[Edge, int]
    shore: Shore


class LayoutFacts(TypedDict):
    """How four pieces lie."""

    slots: dict[str, Pair]
    """Column and row of every slot."""
    links: list[Link]


class TokenFacts(TypedDict):
    """A token of the swamp or of the castle."""

    kind: str
    points: int


class Catalogue(TypedDict):
    """All that is the same at every table."""

    armies: int
    cities: int
    prices: list[int]
    cards_each: dict[str, int]
    """By the number of players."""
    aspect: float
    """Width to height of a piece."""
    layouts: dict[str, LayoutFacts]
    edges: str
    sides: dict[str, SideFacts]
    cards: dict[str, CardFacts]
    leaders: list[str]
    tokens: dict[str, TokenFacts]
