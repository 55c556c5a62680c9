"""components. The pieces of Oath, made once from the edition; every card has an index and a bit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from crownlands.core.components import Component, Word
from crownlands.games.oath.edition import BUILT_IN, CardRow, Cost, PowerRow, Tokens, load_edition
from crownlands.games.oath.edition_board import SUIT_NAMES, OathRow, RegionRow

EDITION: Final = load_edition(BUILT_IN)
BOARD: Final = EDITION.board
_N: Final = BOARD.numbers


class Suit(Component):
    """2.6.1. One of six, with its favor bank; `index` is its place clockwise."""

    __slots__ = ("bit", "index", "name")

    def __init__(self, name: str, index: int) -> None:
        super().__init__(f"suit:{name}")
        self.name: Final = name
        self.index: Final = index
        self.bit: Final = 1 << index


class Region(Component):
    """2.1, 2.1.1. The cradle, the provinces or the hinterland; `travel`: the supply to each of them (5.6.1)."""

    __slots__ = ("discards", "index", "name", "pile", "places", "travel")

    def __init__(self, row: RegionRow, index: int, first_slot: int) -> None:
        super().__init__(f"region:{row.id}")
        self.name: Final = row.id
        self.index: Final = index
        self.travel: Final = row.travel
        self.places: Final = tuple(Place(self, number, first_slot + number) for number in range(row.slots))
        self.pile: Final = Pile(self)
        self.discards: Region = self
        """2.1.2. Whose pile takes what is discarded here; set below, for the regions make a ring."""


class Place(Component):
    """2.1.1. Where a site lies: slots 0 and 1 in the cradle, 2 to 4 in the provinces, 5 to 7 in the hinterland."""

    __slots__ = ("bit", "name", "region", "slot")

    def __init__(self, region: Region, number: int, slot: int) -> None:
        self.name: Final = f"{region.name}.{number + 1}"
        super().__init__(f"place:{self.name}")
        self.region: Final = region
        self.slot: Final = slot
        self.bit: Final = 1 << slot


class Pile(Component):
    """2.1.2. The discard pile of a region."""

    __slots__ = ("index", "region")

    def __init__(self, region: Region) -> None:
        super().__init__(f"pile:{region.name}")
        self.region: Final = region
        self.index: Final = region.index


class Buried(Component):
    """2.4. The facedown relic `number` at a place, counted among all relics there."""

    __slots__ = ("number", "slot")

    def __init__(self, slot: int, number: int) -> None:
        super().__init__(f"buried:{slot}.{number}")
        self.slot: Final = slot
        self.number: Final = number


class Veiled(Component):
    """2.2.2. The facedown adviser `number` of a seat, counted among its facedown ones."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(f"veiled:{seat}.{number}")
        self.seat: Final = seat
        self.number: Final = number


class Space(Component):
    """2.3. A space of the Imperial Reliquary; its trait binds the Chancellor while no relic lies on it."""

    __slots__ = ("index", "trait")

    def __init__(self, trait: Card, index: int) -> None:
        super().__init__(f"reliquary:{index}")
        self.index: Final = index
        self.trait: Final = trait


class Colour(Component):
    """1.8, 1.9. A player board, its pawn and its warbands; purple is the Empire's."""

    __slots__ = ("index", "name", "warbands")

    def __init__(self, name: str, warbands: int, index: int) -> None:
        super().__init__(f"colour:{name}")
        self.name: Final = name
        self.index: Final = index
        self.warbands: Final = warbands


class Goal(Component):
    """2.10, 3.3.1. An oath: what its keeper has, what a successor has, and the vision that promises the same."""

    __slots__ = ("chancellor_holds", "goal", "index", "name", "successor", "vision")

    def __init__(self, row: OathRow, index: int) -> None:
        super().__init__(f"oath:{row.id}")
        self.name: Final = row.id
        self.index: Final = index
        self.goal: Final = row.goal
        """sites, relics-and-banners (most of them), or the name of what is held."""
        self.successor: Final = row.successor
        self.chancellor_holds: Final = CARD[row.chancellor_holds] if row.chancellor_holds else None
        """1.13. The banner that the Chancellor starts with."""
        self.vision: Final = CARD[row.vision]


class Card(Component):
    """2.3-2.9. A denizen, edifice, ruin, relic, vision, trait, banner or site; what a kind lacks is 0 or None."""

    __slots__ = (
        "bandits", "bank", "bit", "capacity", "coastal", "defense", "first_game", "homeland", "index", "kind",
        "locked", "name", "number", "oath", "other", "powers", "provenance", "recover", "reward", "start", "suit",
        "where",
    )  # fmt: skip

    def __init__(self, row: CardRow, index: int) -> None:
        self.kind: Final[str] = "relic" if row.kind == "scepter" else row.kind
        super().__init__(f"{'card' if row.kind == 'denizen' else self.kind}:{row.id}")
        self.name: Final = row.id
        self.number: Final = row.number
        """As printed; sites as in the string of a chronicle, traits and banners as they lie."""
        self.index: Final[int] = index
        self.bit: Final = 1 << index
        self.suit: Final[Suit | None] = SUIT.get(row.suit)
        self.where: Final[str] = row.where
        """7.2.1. any, adviser or site: where it may be played."""
        self.locked: Final[bool] = row.locked
        self.first_game: Final[bool] = row.first_game
        self.powers: Final[tuple[PowerRow, ...]] = row.powers
        self.provenance: Final = row.provenance
        self.defense: Final[int] = row.defense
        """Defense dice as a target; a banner has as many as tokens lie on it."""
        self.capacity: Final[int] = row.capacity
        self.bandits: Final[int] = row.bandits
        self.start: Final[Tokens] = row.start
        """2.8.2. What lies on a site when it is turned up."""
        self.recover: Final[Cost | None] = row.recover
        """5.4.2. What a relic at this site costs; its `favor` goes to `bank`."""
        self.bank: Final[Suit | None] = SUIT.get(row.bank)
        self.homeland: Final[Suit | None] = SUIT.get(row.homeland)
        """The suit whose cards earn the `reward` when they are played at this site."""
        self.reward: Final[Tokens] = row.reward
        self.coastal: Final[bool] = row.coastal
        self.oath: Final[str] = row.oath
        """The name of the goal that a vision promises."""
        self.other: Card | None = None
        """2.9. The other side of an edifice; set below."""


SUITS: Final = tuple(Suit(name, index) for index, name in enumerate(SUIT_NAMES))
"""Clockwise, from the world deck on."""
DISCORD, ARCANE, ORDER, HEARTH, BEAST, NOMAD = SUITS
SUIT: Final = {suit.name: suit for suit in SUITS}


def _regions() -> Iterable[Region]:
    slot = 0
    for index, row in enumerate(BOARD.regions):
        yield Region(row, index, slot)
        slot += row.slots


REGIONS: Final = tuple(_regions())
CRADLE, PROVINCES, HINTERLAND = REGIONS
for _region, _row in zip(REGIONS, BOARD.regions, strict=True):
    _region.discards = next(region for region in REGIONS if region.name == _row.discards)
PLACES: Final = tuple(place for region in REGIONS for place in region.places)
PILES: Final = tuple(region.pile for region in REGIONS)
COLOURS: Final = tuple(Colour(name, warbands, index) for index, (name, warbands) in enumerate(BOARD.colours))

CARDS: Final = tuple(Card(row, index) for index, row in enumerate(EDITION.cards))
CARD: Final = {card.name: card for card in CARDS}
"""By name: the files share no name, which `edition` checks."""
for _card, _line in zip(CARDS, EDITION.cards, strict=True):
    _card.other = CARD.get(_line.other)


def of_kind(kind: str) -> tuple[Card, ...]:
    return tuple(card for card in CARDS if card.kind == kind)


def mask(cards: Iterable[Card]) -> int:
    """The bits of the cards."""
    return sum(card.bit for card in cards)


SCEPTER: Final = CARD["the-grand-scepter"]
CONSPIRACY: Final = CARD["conspiracy"]
PEOPLES_FAVOR: Final = CARD["peoples-favor"]
DARKEST_SECRET: Final = CARD["darkest-secret"]
DENIZENS: Final = of_kind("denizen")
EDIFICES: Final = of_kind("edifice")
RUINS: Final = of_kind("ruin")
RELICS: Final = tuple(card for card in of_kind("relic") if card is not SCEPTER)
"""The relic deck: without the Scepter."""
VISIONS: Final = of_kind("vision")
"""With the Conspiracy."""
TRAITS: Final = of_kind("trait")
BANNERS: Final = of_kind("banner")
SITES: Final = of_kind("site")
GOALS: Final = tuple(Goal(row, index) for index, row in enumerate(BOARD.oaths))
"""In the order in which their visions win by exhaustion (3.4.3)."""
GOAL: Final = {goal.name: goal for goal in GOALS}

SUIT_BITS: Final = tuple(mask(card for card in CARDS if card.suit is suit) for suit in SUITS)
"""By the suit's index: its denizens and its edifice."""
DENIZEN_BITS: Final = mask(DENIZENS)
EDIFICE_BITS: Final = mask(EDIFICES)
RUIN_BITS: Final = mask(RUINS)
RELIC_BITS: Final = mask((*RELICS, SCEPTER))
VISION_BITS: Final = mask(VISIONS)
TRAIT_BITS: Final = mask(TRAITS)
BANNER_BITS: Final = mask(BANNERS)
LOCKED_BITS: Final = mask(card for card in CARDS if card.locked)

SEATS: Final = 6
BURIED: Final = tuple(tuple(Buried(place.slot, number) for number in range(4)) for place in PLACES)
"""By slot. A site starts with two relics at most; a chronicle from elsewhere can bring three."""
VEILED: Final = tuple(tuple(Veiled(seat, number) for number in range(8)) for seat in range(SEATS))
"""By seat. Three at most, but a court may hold two players' until an exchange is over."""
RELIQUARY: Final = tuple(Space(trait, index) for index, trait in enumerate(TRAITS))
DECK: Final = Word("deck")
RELIC_DECK: Final = Word("relic-deck")
WORDS: Final = (DECK, RELIC_DECK)

ATTACK: Final = BOARD.attack
DEFENSE: Final = BOARD.defense
END_DIE: Final = (1, 2, 3, 4, 5, 6)
END_ROLLS: Final = dict(BOARD.end_die)
"""3.3. By round: the game ends on this number or more."""
LAST_ROUND: Final = _N["rounds.last"]
FAVOR: Final = _N["box.favor"]
BANK_FAVOR: Final = BOARD.banks
"""1.6. In every bank, by the number of players less one."""
MOST_SUPPLY: Final = _N["supply.most"]
CHANCELLOR_SUPPLY: Final = BOARD.chancellor_supply
"""4.3.3. From the top: with at least this many warbands in the bank, this much supply."""
EXILE_SUPPLY: Final = BOARD.exile_supply
SEARCH_SUPPLY: Final = BOARD.search_supply
"""5.1.1. What the world deck costs, by the number of visions drawn."""
PILE_SUPPLY: Final = _N["actions.search.pile_supply"]
DARKEST_SUPPLY: Final = _N["banners.darkest_search"]
SEARCH_DRAWS: Final = _N["actions.search.draws"]
MUSTER_SUPPLY: Final = _N["actions.muster.supply"]
MUSTER_FAVOR: Final = _N["actions.muster.favor"]
MUSTER_WARBANDS: Final = _N["actions.muster.warbands"]
TRADE_SUPPLY: Final = _N["actions.trade.supply"]
TRADE_SECRETS_PAID: Final = _N["actions.trade.secrets_paid"]
TRADE_FAVOR: Final = _N["actions.trade.favor"]
"""5.3.2. For a secret, before one more for each adviser of the suit; TRADE_SECRETS likewise for favor."""
TRADE_FAVOR_PAID: Final = _N["actions.trade.favor_paid"]
TRADE_SECRETS: Final = _N["actions.trade.secrets"]
RECOVER_SUPPLY: Final = _N["actions.recover.supply"]
CAMPAIGN_SUPPLY: Final = _N["actions.campaign.supply"]
PAWN_DICE: Final = _N["actions.campaign.pawn_dice"]
OATHKEEPER_DICE: Final = _N["title.oathkeeper"]
USURPER_DICE: Final = _N["title.usurper"]
VISIONS_TO_WIN: Final = _N["visions.to_win"]
ADVISERS: Final = _N["start.advisers"]
BANNER_START: Final = _N["banners.start"]
BANNER_LEAST: Final = _N["banners.least"]
SEIZED_BURNS: Final = _N["banners.seized_burns"]
MOB_FROM: Final = _N["banners.mob_from"]
CHANCELLOR_FAVOR: Final = _N["start.chancellor.favor"]
CHANCELLOR_SECRETS: Final = _N["start.chancellor.secrets"]
START_FAVOR: Final = _N["start.exile.favor"]
"""1.15. For Exiles and Citizens alike."""
START_SECRETS: Final = _N["start.exile.secrets"]
START_WARBANDS: Final = _N["start.exile.warbands"]
"""1.12, 1.15. On everybody's board."""
TOP_SITE_WARBANDS: Final = _N["start.chancellor.top_site_warbands"]
SITE_WARBANDS: Final = _N["start.chancellor.site_warbands"]
START_HAND: Final = _N["start.cards.hand"]
START_PILE: Final = _N["start.cards.pile"]
WORLD_DECK: Final = BOARD.world_deck
"""1.19, 8.8. From the top: this many denizens and visions shuffled together; the other denizens lie below."""
FIRST_OATH: Final = GOAL[BOARD.first_oath]
FIRST_SITES: Final = tuple(
    (next(place for place in PLACES if place.name == where), CARD[site], CARD[denizen])
    for where, site, denizen in BOARD.first_sites
)
"""The first game: place, site and denizen there; the other places are drawn and lie face down."""

COMPONENTS: Final[Mapping[str, Component]] = {
    component.ref: component
    for component in (
        *CARDS, *SUITS, *REGIONS, *PLACES, *PILES, *COLOURS, *GOALS, *RELIQUARY, *WORDS,
        *(each for row in BURIED for each in row), *(each for row in VEILED for each in row),
    )
}  # fmt: skip
