"""What the browser is told of a game of Lords of Xidit: the view of a seat.

`make schema` makes the board's types from these. Refs are texts such as `city:7`; of units there are always five
numbers, the weakest kind first.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Five: TypeAlias = list[int]
Phase: TypeAlias = Literal["setup", "placing", "planning", "orders", "census", "over"]


# -- the view ---------------------------------------------------------------------------------------------------


class GuildView(TypedDict):
    """A guildhall."""

    seat: int
    storeys: int


class CityView(TypedDict):
    """A city and what lies in it."""

    ref: str
    side: Literal["recruits", "threat"] | None
    tile: str | None
    units: Five
    """Those that wait here."""
    guild: GuildView | None


class RegionView(TypedDict):
    """A region and the bards in it."""

    ref: str
    closed: bool
    bards: list[int | None]
    """Of every seat; in the Bastion null for seats that one cannot know."""
    total: NotRequired[int]
    """In the Bastion alone."""


class QueueView(TypedDict):
    """The tiles to come."""

    next: str | None
    top: str | None
    """Of the pile."""
    left: int
    """How many are in the pile."""
    gone: int
    """How many are in the discard."""
    pile: list[str]
    """From the top, `hidden` for a tile not seen yet."""
    discard: list[str]
    """From the oldest."""


class StackView(TypedDict):
    """A stack of Titans."""

    needs: int
    titans: list[str]
    """From the top, `hidden` if unknown."""
    awake: bool


class NeutralView(TypedDict):
    """How the neutral player stands in a column."""

    division: int
    points: int


class CensusView(TypedDict):
    """The kind of unit that is counted now."""

    unit: str
    hands: list[int] | None
    """Null until they are opened."""


class OwnView(TypedDict):
    """What a player has; null is what stands behind a screen."""

    hero: str | None
    """A city; null before it is placed."""
    storeys: int
    """Left to build."""
    kept: int
    """Storeys that wait for a guildhall."""
    plan: list[str | None] | None
    """Six orders, null where a wheel is not set; null while it is secret."""
    acted: list[str]
    """Cities where the seat has acted this year."""
    units: Five | None
    coins: int | None
    bards: int | None
    """In stock."""
    bastion: int | None
    """Bards in the Bastion."""


class PlayerView(OwnView):
    """A player, and how they stand in what everybody can see."""

    influence: int
    """Storeys on the map."""
    reputation: int
    """Points of the regions now, without a Bastion that is not open."""


class HallPlace(TypedDict):
    """A place in a scoring."""

    seat: int | None
    """Null: the neutral player."""
    points: int
    units: int | None
    """Null unless another has as many points, so that units decide."""


class ScoringView(TypedDict):
    """A scoring of the hall of fame: the places from the top, and who goes out."""

    column: str
    places: list[HallPlace]
    out: list[int | None]


class SetUpView(TypedDict):
    """What is known from the start."""

    seats: int
    years: int
    year: int
    """Counts from 1; 0 before the set-up."""
    phase: Phase
    first: int | None
    """The seat with the first player's token."""
    order: int | None
    """The wheel, 1 to 6, that is carried out now."""
    acting: int | None
    """The seat whose order it is."""
    edition: str
    """Its key in the catalogue's `editions`."""
    reconstructed: bool
    open_screens: bool
    """Whether everybody sees what stands behind the screens."""
    censuses: list[int]
    """The years that end with a census."""


class XiditView(SetUpView):
    """The table once the board is laid out."""

    closed: list[str]
    cities: list[CityView]
    regions: list[RegionView]
    bastion_open: bool
    """Whether everybody sees whose bards are in the Bastion."""
    recruits: QueueView
    threats: QueueView
    barracks: Five
    paid: int
    """Coins that the bank has paid out to all."""
    lair: list[StackView]
    scorings: list[str]
    """The columns in the order in which they are scored."""
    out: list[int]
    """How many go out in each scoring."""
    neutral: dict[str, NeutralView] | None
    """By column."""
    census: CensusView | None
    players: list[PlayerView]
    hall: list[ScoringView] | None
    """Null before the end."""
    saviour: int | None
    """The seat that has won; null before the end, or if the neutral player has."""
