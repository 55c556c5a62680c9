"""What the browser is told of a game of Legends: the view of a seat.

`make schema` makes the board's types from these.
"""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

Owner: TypeAlias = str
"""`seat:2` or `neutral`."""
Piece: TypeAlias = Annotated[list[Any], tuple[str, int]]
"""A side of a piece on the table, and by how many quarters it is turned."""


# -- the view ---------------------------------------------------------------------------------------------------


class RegionView(TypedDict):
    """A region and what is in it; owners with nothing there are not listed."""

    ref: str
    armies: dict[Owner, int]
    cities: dict[Owner, int]
    control: Owner | None
    token: str | None
    """A ref, or `hidden`."""
    peeked: list[int]
    """The seats that have looked at it."""


class IslandView(TypedDict):
    """The regions of an island, and who controls it."""

    regions: list[str]
    control: Owner | None


class PlaceInRow(TypedDict):
    """A card on offer, and the price of its place."""

    card: str
    price: int


class HoldingsView(TypedDict):
    """What a seat has."""

    coins: int
    supply: int
    cities: int
    moves: int
    recruits: int
    crossing: int
    flying: int
    elixirs: int
    immune: bool
    captives: int
    cards: list[str]
    tokens: list[str]
    leader: str | None


class PlayerView(HoldingsView):
    """What a seat has, and its points as if the game ended now."""

    points: int
    score: dict[str, int]
    """Where the points come from."""
    card_points: dict[str, int]
    """What each card that scores brings."""


class LandView(TypedDict):
    """What lies on the map, once it is laid out."""

    regions: NotRequired[list[RegionView]]
    islands: NotRequired[list[IslandView]]


class LegendsView(LandView):
    """Everything on the table but the order of the deck and the tokens that lie face down."""

    seats: int
    earlier: list[int]
    layout: str
    laying: str | None
    """The side that is being turned."""
    pieces: list[Piece]
    deck: int
    row: list[PlaceInRow]
    turn: int
    turns: int
    """How many there are in the whole game."""
    acting: int | None
    """Whose turn it is."""
    first: int | None
    ages: list[int]
    bids: list[int]
    cards_each: int
    board: NotRequired[str]
    """Only once the map is laid out."""
    start: NotRequired[str | None]
    players: NotRequired[list[PlayerView]]
    """Only once everybody has pieces."""
