"""components. The catalogue of Oath: what is printed, as the browser is told it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from crownlands.games.oath.view_types import Pair

Where: TypeAlias = Literal["any", "adviser", "site"]


class CostFacts(TypedDict):
    """What has to be placed and burned; what is zero is left out."""

    favor: NotRequired[int]
    secrets: NotRequired[int]
    burn_favor: NotRequired[int]
    burn_secrets: NotRequired[int]


class PowerFacts(TypedDict):
    """A power of a card, without what it does."""

    timing: str
    modifies: list[str]
    persistent: bool
    must: bool
    side: str | None
    """attacker, defender or either; null if it is not a battle plan."""
    cost: CostFacts
    ends: str | None
    """When the card is discarded at the end of the campaign."""


class Tokens(TypedDict):
    """What a site starts with, or what a homeland gives."""

    relics: int
    favor: int
    secrets: int
    warbands: int


class SiteFacts(TypedDict):
    """What a site has and no other card."""

    capacity: NotRequired[int]
    bandits: NotRequired[int]
    coastal: NotRequired[bool]
    start: NotRequired[Tokens]
    recover: NotRequired[CostFacts | None]
    bank: NotRequired[str | None]
    homeland: NotRequired[str | None]
    reward: NotRequired[Tokens]


class CardFacts(SiteFacts):
    """A card."""

    kind: str
    number: int
    suit: str | None
    where: Where
    locked: bool
    first_game: bool
    defense: int
    other: str | None
    """The card's other side."""
    powers: list[PowerFacts]
    provenance: str
    oath: NotRequired[str]
    """What a vision promises: an oath's name."""


class PlaceFacts(TypedDict):
    """Where a site lies."""

    ref: str
    slot: int


class RegionFacts(TypedDict):
    """A region of the map."""

    ref: str
    name: str
    pile: str
    discards: str
    """The pile that takes what is discarded here."""
    travel: list[int]
    """The Supply to every region."""
    places: list[PlaceFacts]


class ColourFacts(TypedDict):
    """A colour and its warbands."""

    ref: str
    name: str
    warbands: int


class SpaceFacts(TypedDict):
    """A space of the Reliquary and its trait."""

    ref: str
    trait: str


class SupplyFacts(TypedDict):
    """What Supply there is, and what it buys."""

    most: int
    chancellor: list[Pair]
    """This much Supply with at least this many warbands in the bank."""
    exile: list[Pair]
    search: list[int]
    """By visions drawn."""
    search_pile: int
    search_darkest: int
    actions: dict[str, Pair]
    """The least and the most that an action costs before any power changes it."""


class AttackFace(TypedDict):
    """A side of an attack die."""

    swords: int
    hollow_swords: int
    skulls: int


class DefenseFace(TypedDict):
    """A side of a defense die."""

    shields: int
    doubles: bool


class DiceFacts(TypedDict):
    """The dice, and how many of them defend a pawn and the title."""

    attack: list[AttackFace]
    defense: list[DefenseFace]
    pawn: int
    oathkeeper: int
    usurper: int


class OathFacts(TypedDict):
    """What an oath asks for."""

    goal: str
    successor: str
    vision: str


class Catalogue(TypedDict):
    """All that is the same at every table."""

    favor: int
    suits: list[str]
    colours: list[ColourFacts]
    regions: list[RegionFacts]
    reliquary: list[SpaceFacts]
    actions: list[str]
    most_relics: int
    supply: SupplyFacts
    visions_to_win: int
    end_die: dict[str, int]
    """By round: the least face that ends the game."""
    last_round: int
    dice: DiceFacts
    oaths: dict[str, OathFacts]
    cards: dict[str, CardFacts]
