"""9.4. The names of the counts that a program sees of a game of Oath, and where they stand; `features` fills them.

Seats are told from where the seat itself sits: `0` is the seat, `1` the next clockwise. A card counts its place in
the list that it lies in, from 1. Of a hidden card only the back can be seen, so a list also has its size and the
places of its hidden visions. What follows from all this (odds, claims, supply to come) is not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crownlands.core.features import Layout
from crownlands.games.oath.components import (
    ATTACK,
    BANNERS,
    CARDS,
    COLOURS,
    DEFENSE,
    DENIZENS,
    EDIFICES,
    GOALS,
    PLACES,
    REGIONS,
    RELICS,
    RELIQUARY,
    RUINS,
    SCEPTER,
    SEATS,
    SITES,
    SUITS,
    VISIONS,
    Card,
)
from crownlands.games.oath.war_view import BY_SIDE, FLAGS

SEAT_NAMES: Final = tuple(str(seat) for seat in range(SEATS))
WORLD: Final = (*DENIZENS, *VISIONS)
BUILT: Final = (*DENIZENS, *EDIFICES, *RUINS)
"""What can lie at a site, face up."""
TREASURE: Final = (*RELICS, SCEPTER)
COUNTS: Final = ("favor", "secrets", "flipped", "warbands", "supply", "advisers", "hand", "relics")
"""Numbers of a seat; `flipped` are its secrets that lie face down."""
SITE_COUNTS: Final = ("up", "favor", "secrets", "relics", "warbands")
MARKS: Final = ("active", "chancellor", "title", "people", "darkest", "winner")
NUMBERS: Final = (
    "stage", "round", "usurper", "visions drawn", "shared", "people favor", "mob", "darkest secrets",
    "relic deck",
)  # fmt: skip
WAR_COUNTS: Final = (
    "step", "pawn", "declared", "dice", "shields", "attack", "defense", "skulls", "sacrificed", "won",
    "killed attackers", "killed defenders",
)  # fmt: skip
WAR_SEATS: Final = ("attacker", "defender", "apart", "ally", "passed", "survivors")
PLANS: Final = tuple(card for card in CARDS if any(power.timing == "battle-plan" for power in card.powers))
PRIZES: Final = (*TREASURE, *BANNERS)
DEAL_KINDS: Final = ("favor", "secrets", "relics", "banners", "advisers", "sites")
"""In the order of the bits in `deals`."""
COURT: Final = 8
"""Places in a court, as many as there can be during an exchange."""
WAYS: Final = ("usurper", "steadfast", "empire", *(card.name for card in VISIONS))


def labels(cards: Sequence[Card]) -> list[str]:
    return [card.ref for card in cards]


def places_in(cards: Sequence[Card]) -> tuple[int, ...]:
    """By the index of a card: its place on an axis, 0 for those that are not on it."""
    found = [0] * len(CARDS)
    for place, card in enumerate(cards):
        found[card.index] = place
    return tuple(found)


LAYOUT: Final = Layout()
_PLACES: Final = [place.name for place in PLACES]
_COLOURS: Final = [colour.name for colour in COLOURS]
_HEAPS: Final = [region.name for region in REGIONS]
_VISIONS: Final = [str(number) for number in range(1, len(VISIONS) + 1)]

TABLE: Final = LAYOUT.block("table", NUMBERS)
PHASE: Final = LAYOUT.block("phase", ("wake", "act", "rest"))
OATH: Final = LAYOUT.block("oath", [goal.name for goal in GOALS])
WON: Final = LAYOUT.block("won by", WAYS)
MARK: Final = LAYOUT.block("mark", MARKS, SEAT_NAMES)
BANKS: Final = LAYOUT.block("bank", [suit.name for suit in SUITS])
RESERVE: Final = LAYOUT.block("reserve", _COLOURS)
CAGED: Final = LAYOUT.block("caged", _COLOURS)
TOKENED: Final = SITES[0].index
"""The cards before the sites: favor and secrets can lie on them. What lies at a site is counted there."""
FAVOR_ON: Final = LAYOUT.block("favor on", labels(CARDS[:TOKENED]))
SECRETS_ON: Final = LAYOUT.block("secrets on", labels(CARDS[:TOKENED]))

SITE: Final = LAYOUT.block("site", _PLACES, labels(SITES))
AT_SITE: Final = LAYOUT.block("at", _PLACES, SITE_COUNTS)
BUILDINGS: Final = LAYOUT.block("card", _PLACES, labels(BUILT))
BURIED: Final = LAYOUT.block("relic", _PLACES, labels(TREASURE))
HOLDER: Final = LAYOUT.block("warbands", _PLACES, _COLOURS)
PAWNS: Final = LAYOUT.block("pawn", _PLACES, SEAT_NAMES)
RULERS: Final = LAYOUT.block("ruler", _PLACES, (*SEAT_NAMES, "bandits"))

ROLE: Final = LAYOUT.block("role", SEAT_NAMES, ("chancellor", "citizen", "exile"))
COLOUR: Final = LAYOUT.block("colour", SEAT_NAMES, _COLOURS)
SEAT_COUNTS: Final = LAYOUT.block("seat", SEAT_NAMES, COUNTS)
ADVISERS: Final = LAYOUT.block("adviser", SEAT_NAMES, labels(WORLD))
ADVISER_VISIONS: Final = LAYOUT.block("adviser hidden vision", SEAT_NAMES, _VISIONS)
FACE_DOWN: Final = LAYOUT.block("face down", labels(WORLD))
"""Advisers that the seat knows although they lie face down."""
HANDS: Final = LAYOUT.block("hand", SEAT_NAMES, labels(WORLD))
HAND_VISIONS: Final = LAYOUT.block("hand hidden vision", SEAT_NAMES, _VISIONS)
HELD: Final = LAYOUT.block("held", SEAT_NAMES, labels(TREASURE))
REVEALED: Final = LAYOUT.block("revealed", SEAT_NAMES, labels(VISIONS))
PROPHECY: Final = LAYOUT.block("prophecy", SEAT_NAMES, labels(VISIONS))

DECK_TOP: Final = LAYOUT.block("deck top", ("denizen", "vision"))
DECK: Final = LAYOUT.block("deck", ("top", "inside", "bottom"), labels(WORLD))
PILE_SIZES: Final = LAYOUT.block("pile", _HEAPS)
PILES: Final = LAYOUT.block("pile", _HEAPS, labels(WORLD))
PILE_VISIONS: Final = LAYOUT.block("pile hidden vision", _HEAPS, _VISIONS)
RELIC_DECK: Final = LAYOUT.block("relic deck", labels(TREASURE))
RELIQUARY_SPACES: Final = LAYOUT.block("reliquary", [space.trait.name for space in RELIQUARY], ("filled",))
RELIQUARY_KNOWN: Final = LAYOUT.block("reliquary", [space.trait.name for space in RELIQUARY], labels(TREASURE))
ARCHIVE: Final = LAYOUT.block("archive", labels((*DENIZENS, *EDIFICES)))
BOX: Final = LAYOUT.block("box", labels(CARDS))

WAR: Final = LAYOUT.block("war", WAR_COUNTS)
WAR_FLAGS: Final = LAYOUT.block("war", (*FLAGS, *BY_SIDE))
WAR_SEAT: Final = LAYOUT.block("war", WAR_SEATS, SEAT_NAMES)
AGAINST_BANDITS: Final = LAYOUT.block("war defender bandits")
WAR_AT: Final = LAYOUT.block("war at", _PLACES)
WAR_TARGETS: Final = LAYOUT.block("war target", _PLACES)
WAR_JOINED: Final = LAYOUT.block("war joined", _PLACES)
WAR_BURIED: Final = LAYOUT.block("war target relic", _PLACES, [str(number) for number in range(4)])
WAR_PRIZES: Final = LAYOUT.block("war target", labels(PRIZES))
WAR_PLANS: Final = LAYOUT.block("war plan", (*SEAT_NAMES, "bandits"), labels(PLANS))
EXPIRING: Final = LAYOUT.block("war plan expires", labels(PLANS))
ROLLED: Final = LAYOUT.block("war attack roll", [str(face) for face in range(len(ATTACK))])
DEFENDED: Final = LAYOUT.block("war defense roll", [str(face) for face in range(len(DEFENSE))])
SAVED: Final = LAYOUT.block("war saved", _COLOURS)

DEAL_SEATS: Final = LAYOUT.block("deal", ("proposer", "other"), SEAT_NAMES)
DEAL_MAY: Final = LAYOUT.block("deal may", DEAL_KINDS)
DEAL_TURNED: Final = LAYOUT.block("deal turned")
DEAL_SPACE: Final = LAYOUT.block("deal space", [space.trait.name for space in RELIQUARY])
DEAL_TOKENS: Final = LAYOUT.block("deal gives", ("proposer", "other"), ("favor", "secrets"))
DEAL_THINGS: Final = LAYOUT.block("deal gives", ("proposer", "other"), labels(PRIZES))
DEAL_ADVISERS: Final = LAYOUT.block("deal gives adviser", ("proposer", "other"), [str(at) for at in range(COURT)])
DEAL_SITES: Final = LAYOUT.block("deal gives site", ("proposer", "other"), _PLACES)
DUE_SEATS: Final = LAYOUT.block("due", SEAT_NAMES)
DUE_CARDS: Final = LAYOUT.block("due", labels(CARDS))
NAMES: Final = tuple(LAYOUT.names)
