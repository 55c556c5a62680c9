"""5, 7.4. An order: the action at hand. Powers change it before it is paid; "as if" is two of its fields.

An order lives between two checkpoints and never holds anything hidden. Its `kind` also serves for deeds that a
persistent
power may forbid or make dearer (7.1.4): playing a card, taking a relic, using a battle plan …
"""

from __future__ import annotations

from typing import Final

from crownlands.core.decisions import Seat
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
"""10 «Забрать». A relic or banner is taken from `whose` (NOBODY: from nobody's hands)."""
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

    __slots__ = (
        "anywhere", "at", "bands", "bank", "card", "clears", "court", "discards_below", "discards_to",
        "discards_under", "draws", "favor", "forced", "free", "from_below", "hidden_ok", "ignores",
        "keeps", "kind", "left", "me", "mode", "occupied_ok", "price", "secret_for_favor", "secrets", "shows",
        "site_only", "source", "supply", "to", "used", "way", "whose",
    )  # fmt: skip

    def __init__(self, kind: str, me: Seat, at: int, supply: int = 0) -> None:  # noqa: PLR0915  a field each
        self.kind = kind
        self.me = me
        self.at = at
        """The slot where the action happens."""
        self.court: Seat = me
        """As if with whose court."""
        self.supply = supply
        """What it costs with surcharges; `free` makes it nothing (7.6.2)."""
        self.free = False
        self.price = Price()
        """Whatever else it costs."""
        self.used = 0
        """7.4.3. The modifiers of this action, as bits: they cannot be discarded during it."""
        self.card: Card | None = None
        """The card that is acted on: mustered on, traded with, played, recovered, used."""
        self.to = NOBODY
        """A slot: where a journey goes, where a card is played."""
        self.left = NOBODY
        """The slot that a journey has left."""
        self.whose: Seat = NOBODY
        """Whose thing it is."""
        self.mode = 0
        """FOR_FAVOR or FOR_SECRETS."""
        self.source: Pile | None = None
        """5.1.2. The pile that is searched; None for the world deck."""
        self.draws = 0
        self.keeps = 1
        """How many drawn cards may be played."""
        self.favor = 0
        """What it brings."""
        self.secrets = 0
        self.bands = 0
        self.bank: Card | None = None
        self.occupied_ok = False
        """Whether tokens on the card do not matter."""
        self.secret_for_favor = False
        """Whether a muster is paid with a secret."""
        self.shows = False
        """Whether everything drawn is shown to all."""
        self.discards_below = False
        """Whether discards go under the world deck."""
        self.discards_to: Pile | None = None
        """The pile that takes all discards of this action, instead of the usual one …"""
        self.discards_under = False
        """… at its bottom."""
        self.from_below = False
        """Whether the pile is drawn from its bottom."""
        self.anywhere = 0
        """Suits (bits) whose cards may be played at any site that lies face up."""
        self.clears = 0
        """Cards (bits) by each of which one card may be discarded first from the site where another is played."""
        self.site_only = False
        """Whether the card may be played only at a site."""
        self.hidden_ok = True
        """Whether the card may be played face down."""
        self.forced = False
        """Whether somebody else makes this seat travel."""
        self.ignores = 0
        """Site powers that a journey ignores, see `travel`."""
        self.way: Card | None = None
        """The card by which a journey is made."""

    def like(self) -> Order:
        """The same order once more, to be changed on its own."""
        new = object.__new__(Order)
        for name in Order.__slots__:
            setattr(new, name, getattr(self, name))
        new.price = self.price.copy()
        return new

    @property
    def cost(self) -> int:
        """The supply that it costs."""
        return 0 if self.free else max(0, self.supply)


def deed(g: Oath, kind: str, me: Seat, **facts: object) -> Order:
    """A deed that is no action of its own, for `forbidden` and `priced`."""
    order = Order(kind, me, g.pawn[me])
    for name, value in facts.items():
        setattr(order, name, value)
    return order
