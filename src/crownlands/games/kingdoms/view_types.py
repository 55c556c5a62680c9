"""What the browser is told of a game of Tiny Epic Kingdoms: the view.

`make schema` makes the board's types from these. Refs are texts such as `region:elan.c1`; pairs and rows of fixed
length are lists, as JSON has nothing else.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from crownlands.core.wire import Facts, ScoreItem

StakeKey: TypeAlias = Literal["win", "lose", "flags", "alliance", "last", "bound"]
Owner: TypeAlias = int | Literal["neutral"]
"""A seat, or nobody's armies."""
Stock: TypeAlias = Annotated[list[int], tuple[int, int, int]]
"""Mana, ore and food."""
Pair: TypeAlias = Annotated[list[int], tuple[int, int]]


# -- the view ---------------------------------------------------------------------------------------------------


class EditionName(TypedDict):
    """What is printed on the components of this table."""

    name: str
    """The value of the variant."""
    reconstructed: bool


class ArmyView(TypedDict):
    """An army in a region."""

    owner: Owner
    lying: bool


class YieldView(TypedDict):
    """What collecting in a region gives, and to whom."""

    seat: int
    resource: str | None
    """Null: of their choice."""
    amount: int


class RegionView(TypedDict):
    """A region and what is in it."""

    ref: str
    armies: list[ArmyView]
    token: str | None
    """A ref, or `hidden` while it lies face down."""
    yields: list[YieldView]


class TerritoryView(TypedDict):
    """A side on the table, with its regions in the catalogue's order."""

    ref: str
    seat: int | None
    """Null: the Lost Kingdom."""
    regions: list[RegionView]


class AllianceView(TypedDict):
    """Two allies, and the regions that they share."""

    seats: Pair
    regions: list[str]


class StakeView(TypedDict):
    """What a war means, in a sentence: the message `stake-KEY`."""

    key: StakeKey
    facts: Facts


class SideView(TypedDict):
    """What one side of a war could show and pay, and where it could go."""

    seat: int
    limit: int
    """The highest number that it can pay."""
    discount: int
    one_kind: int
    """What more is taken off for paying with one kind of resource."""
    mana_only: int
    """What more is taken off for paying with mana alone."""
    mana_value: int
    food_value: int
    feast: Pair | None
    """This much food together pays this much; null without such a power."""
    retreat_cost: int
    stakes: list[StakeView]


class WarView(TypedDict):
    """The war under way."""

    region: str
    attacker: int
    defender: Owner
    dials: Pair | None
    """The attacker's and the defender's; 0 is the flag."""
    neutral_price: int | None
    stakes: list[StakeView]
    """What everybody should know about it."""
    sides: list[SideView]
    """Attacker and defender; only the attacker against neutrals."""


class HarvestView(TypedDict):
    """What collecting would bring now."""

    mana: int
    ore: int
    food: int
    choice: int
    """How many of one's choice."""
    sure: int
    """How many without a choice."""


class Costs(TypedDict):
    """What the next step costs; null: there is none."""

    build: int | None
    research: int | None
    expand: int | None


class PlayerView(TypedDict):
    """What lies before a seat."""

    faction: str | None
    cards: list[str]
    """Territories to choose from."""
    home: str | None
    resources: Stock
    tower: int
    magic: int
    powers: list[str]
    """Those learned, level by level."""
    shapes: list[str]
    """Factions drawn."""
    armies: int
    supply: int
    lying: int
    points: int
    score: list[ScoreItem]
    crown: bool
    captured: int
    harvest: HarvestView | None
    costs: Costs
    status: Literal["selects", "acts", "acted"] | None
    """In this turn."""


class KingdomsView(TypedDict):
    """The same for every seat. Before the seats have settled there are no territories."""

    seats: int
    edition: EditionName
    stage: Literal["setup", "play", "over"]
    first: int | None
    active: int | None
    turn: int
    """Counts turns from 0."""
    offered: list[str]
    """Factions that can still be chosen."""
    shields: list[str]
    """Actions under a shield, in the order in which they were selected."""
    selections_left: int
    """How many more actions can be selected before the card is cleared."""
    selected: str | None
    """The action of this turn."""
    acting: int | None
    """The seat whose turn to act or collect it is."""
    ending: bool
    """Whether the end has been triggered."""
    tower: list[list[int]]
    """By level from 0, the seats whose token stands there."""
    territories: list[TerritoryView]
    """In seat order, the Lost Kingdom last."""
    neutral_price: int | None
    """What taking a region of the Lost Kingdom costs now."""
    alliances: list[AllianceView]
    war: WarView | None
    players: list[PlayerView]
    box: int
    """How many exploration tokens stayed in the box, unseen."""
