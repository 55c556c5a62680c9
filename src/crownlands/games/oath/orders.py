"""5, 7.4. An order: the action at hand. Powers change it before it is paid; "as if" is two of its fields.

An order lives between two checkpoints and never holds anything hidden. Its `kind` also serves for deeds that a
persistent power may forbid or make dearer (7.1.4): playing a card, taking a relic, using a battle plan …
"""

from __future__ import annotations

from typing import Final

from crownlands.core.decisions import Decision, Seat
from crownlands.games.oath.components import Card, Pile
from crownlands.games.oath.costs import Price
from crownlands.games.oath.state import NOBODY, Oath

SEARCH: Final = "search"
MUSTER: Final = "muster"
TRADE: Final = "trade"
RECOVER: Final = "recover"
CAMPAIGN: Final = "campaign"
TRAVEL: Final = "travel"
USE: Final = "use"
"""6.2. An action power is used."""
PLAY: Final = "play"
"""5.1.4. A card is played face up, at a site (`to`) or in the court (`to` is NOBODY)."""
HIDE: Final = "hide"
"""5.1.4.2. A card is played face down."""
REVEAL: Final = "reveal"
"""5.1.4.3. A vision (or the Conspiracy) is played face up."""
PLAN: Final = "plan"
"""5.5.3. A battle plan is used."""
TARGET: Final = "target"
"""5.5.2. A site (`to`), a relic or banner (`card`) or the pawn of `whose` becomes a target."""
TAKE: Final = "take"
"""10.take. A relic or banner is taken from `whose` (NOBODY: from nobody's hands)."""
GIVE: Final = "give"
BANISH_CITIZEN: Final = "exile"
"""6.7, 6.8. A Citizen (`whose`) is exiled."""
STATION: Final = "station"
"""Warbands are put at a site (`to`)."""
SACRIFICE: Final = "sacrifice"
DISCARD: Final = "discard"
"""A card at a site or in a court is discarded, moved or swapped."""

DEEDS: Final = (
    SEARCH, MUSTER, TRADE, RECOVER, CAMPAIGN, TRAVEL, USE, PLAY, HIDE, REVEAL, PLAN, TARGET, TAKE, GIVE,
    BANISH_CITIZEN, STATION, SACRIFICE, DISCARD,
)  # fmt: skip

FOR_FAVOR, FOR_SECRETS = 1, 2
"""5.3.2. What a trade is for."""


class Order:
    """Who does what, where and at what price. `at` and `court` say as if where and as if with whose advisers."""

    kind: str
    me: Seat
    at: int
    """The slot where the action happens."""
    court: Seat
    """As if with whose court."""
    supply: int
    """What it costs with surcharges; `free` makes it nothing (7.6.2)."""
    free: bool = False
    price: Price
    """Whatever else it costs."""
    used: int = 0
    """7.4.3. The modifiers of this action, as bits: they cannot be discarded during it."""
    card: Card | None = None
    """The card that is acted on: mustered on, traded with, played, recovered, used."""
    to: int = NOBODY
    """A slot: where a journey goes, where a card is played."""
    left: int = NOBODY
    """The slot that a journey has left."""
    whose: Seat = NOBODY
    """Whose thing it is."""
    mode: int = 0
    """FOR_FAVOR or FOR_SECRETS."""
    source: Pile | None = None
    """5.1.2. The pile that is searched; None for the world deck."""
    draws: int = 0
    keeps: int = 1
    """How many drawn cards may be played."""
    favor: int = 0
    """What it brings."""
    secrets: int = 0
    bands: int = 0
    bank: Card | None = None
    occupied_ok: bool = False
    """Whether tokens on the card do not matter."""
    secret_for_favor: bool = False
    """Whether a muster is paid with a secret."""
    shows: bool = False
    """Whether everything drawn is shown to all."""
    discards_below: bool = False
    """Whether discards go under the world deck."""
    discards_to: Pile | None = None
    """The pile that takes all discards of this action, instead of the usual one …"""
    discards_under: bool = False
    """… at its bottom."""
    from_below: bool = False
    """Whether the pile is drawn from its bottom."""
    anywhere: int = 0
    """Suits (bits) whose cards may be played at any site that lies face up."""
    clears: int = 0
    """Cards (bits) by each of which one card may be discarded first from the site where another is played."""
    site_only: bool = False
    """Whether the card may be played only at a site."""
    hidden_ok: bool = True
    """Whether the card may be played face down."""
    forced: bool = False
    """Whether somebody else makes this seat travel."""
    ignores: int = 0
    """Site powers that a journey ignores, see `travel`."""
    way: Card | None = None
    """The card by which a journey is made."""

    # What is not changed stands in the class: most orders are made only to be looked at once.
    def __init__(self, kind: str, me: Seat, at: int, supply: int = 0) -> None:
        self.kind = kind
        self.me = me
        self.at = at
        self.court = me
        self.supply = supply
        self.price = Price()

    def like(self) -> Order:
        """The same order once more, to be changed on its own."""
        new = object.__new__(Order)
        new.__dict__.update(self.__dict__)
        new.price = self.price.copy()
        return new

    @property
    def cost(self) -> int:
        """The supply that it costs."""
        return 0 if self.free or self.supply < 0 else self.supply


def deed(g: Oath, kind: str, me: Seat, **facts: object) -> Order:
    """A deed that is not an action of its own, for `forbidden` and `priced`."""
    order = Order(kind, me, g.pawn[me])
    for name, value in facts.items():
        setattr(order, name, value)
    return order


def order_of(decision: Decision) -> Order:
    """The action that the question belongs to, as modifiers have made it."""
    assert isinstance(decision.about, Order)
    return decision.about


def card_of(decision: Decision) -> Card:
    """The card that the question is about."""
    card = (decision.facts or {})["card"]
    assert isinstance(card, Card)
    return card
