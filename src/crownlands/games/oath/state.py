"""The state of a game of Oath.

Plain data, flat lists by seat, by slot (0-1 cradle, 2-4 provinces, 5-7 hinterland) or by colour.

The verbs that change it and ask nobody stand in `tokens`, `warbands` and `cards`; who rules what is a query
(`ruling`), never a field.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from crownlands.core.components import Component
from crownlands.core.decisions import Seat
from crownlands.core.plain import DERIVED, UNLESS_DEFAULT, Plain, plain, stored_as
from crownlands.core.state import State
from crownlands.games.oath.components import CARDS, COLOURS, FIRST_OATH, PLACES, Card, Goal, Region, Suit
from crownlands.games.oath.variants import OathVariants

NOBODY: Final = -1
CHANCELLOR, CITIZEN, EXILE = range(3)
EMPIRE: Final = 0
"""The index of purple among the colours."""
WAKE, ACT, REST = range(3)
"""The phases of a turn (4)."""
BANDITS: Final = 1 << 6
"""10.ruling. The bandits among the rulers of a site or card: a bit above those of six seats."""
SLOTS: Final = range(len(PLACES))

ATTACKER, DEFENDER = 1, 2
"""The sides of a campaign, as bits."""
UNDECIDED: Final = 0
FREE_CAMPAIGN, FREE_TRAVEL = range(2)
"""What can be due: (FREE_CAMPAIGN, seat, card) with a fourth part if only that seat may be attacked, (FREE_TRAVEL,
seat, card)."""
CARDS_MOVED, RULE_CHANGED, BOTH_CHANGED = 1, 2, 3
"""What has changed since the last survey, as bits."""
AGAINST_BANDITS: Final = -2


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Campaign(Plain):
    """5.5. A campaign under way; what it has come to so far. The view shows it whole."""

    attacker: Seat
    at: int
    """The slot at which the attacker acts."""
    step: int = 0
    defender: int = NOBODY
    """A seat, or AGAINST_BANDITS."""
    apart: Seat = NOBODY
    """5.5.1. The Citizen who is not an Imperial player in this campaign."""
    free: bool = False
    """Whether it costs no supply."""
    only: Seat = NOBODY
    """The only seat that may be attacked (Sneak Attack)."""
    joined: list[int] = field(default_factory=list)
    """Slots whose warbands fight along with the attacker (Captains, Vow of Union …)."""
    sites: list[int] = field(default_factory=list)
    """5.5.2. The targets: sites by slot, relics and banners, the pawn with its favor."""
    things: list[Card] = field(default_factory=list)
    pawn: bool = False
    buried: list[tuple[int, int]] = field(default_factory=list)
    """card.relic-hunter. Facedown relics that became targets: slot, number."""
    hunts: bool = False
    """card.relic-hunter. Whether the attacker may put the relics taken under the relic deck."""
    flipped: bool = False
    """site.the-hidden-place. Whether a secret was turned for targets there: once per campaign."""
    declared: bool = False
    """Whether the attacker has named all targets."""
    allies: list[Seat] = field(default_factory=list)
    """The Chancellor first, then Citizens clockwise from the defender."""
    asked: list[Seat] = field(default_factory=list)
    """Citizens who have said whether they join."""
    dice: int = 0
    """The attack pool, and the defense pool."""
    shields: int = 0
    plans: list[tuple[int, int, int]] = field(default_factory=list)
    """5.5.3. Battle plans used: index of the card, its user (NOBODY: bandits), side."""
    passed: list[Seat] = field(default_factory=list)
    """Who uses no more plans."""
    chosen: list[tuple[int, int]] = field(default_factory=list)
    """What a plan was used for, where it offers a choice: index of the card, number."""
    expiring: list[int] = field(default_factory=list)
    """Indices of the plans that are discarded at the end."""
    spared: int = 0
    """Sides whose force is not killed in defeat; it goes before `slaughter`."""
    slaughter: int = 0
    """Sides that lose all of their force in defeat, not half."""
    no_skulls: bool = False
    no_single_shields: bool = False
    no_double_shields: bool = False
    no_hollow_swords: bool = False
    no_double_swords: bool = False
    no_plans: int = 0
    """Sides that may use no (more) battle plans."""
    halved: bool = False
    """Half of the attack dice are rolled."""
    doubled: bool = False
    """The attack roll counts twice."""
    no_sacrifice: bool = False
    sacrifice_worth: int = 1
    """How much a sacrificed warband adds to the attack."""
    bloodless: bool = False
    """Won without a fight: nothing is rolled and nobody dies."""
    roll: list[int] = field(default_factory=list)
    """Faces rolled by the attacker, and by the defender."""
    defense_roll: list[int] = field(default_factory=list)
    defense: int = 0
    """5.5.4, 5.5.5. The values as far as they are known."""
    attack: int = 0
    skulls: int = 0
    """Skulls that have still to be buried."""
    sacrificed: int = 0
    won: int = UNDECIDED
    """ATTACKER or DEFENDER, once it is decided."""
    killed: list[int] = field(default_factory=lambda: [0, 0])
    """How many warbands each side has lost: the attacker's, the defender's."""
    savers: list[tuple[int, int]] = field(default_factory=list)
    """card.hospital. Cards that save the dead of a side: index, side."""
    saved: list[tuple[int, int, int]] = field(default_factory=list)
    """Warbands that wait for the end: index of the card that saves them, colour, number."""
    survivors: list[tuple[int, int]] = field(default_factory=list)
    """5.5.6. How many of the loser's force came home to which seat's board."""
    caged: bool = False
    """relic.obsidian-cage. Whether the survivors go into the Cage at the end."""
    burned: bool = False
    """5.5.7.3. Whether half of the defender's favor was burned."""


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Deal(Plain):
    """7.6.3. A deal under way: what each of two seats would give, and who is to answer."""

    proposer: Seat
    other: Seat
    kinds: int
    """What may lie on the scales: bits, see `deals`."""
    rule: str
    favor: list[int] = field(default_factory=lambda: [0, 0])
    """What the proposer gives, and what the other one gives."""
    secrets: list[int] = field(default_factory=lambda: [0, 0])
    things: list[list[Card]] = field(default_factory=lambda: [[], []])
    """Relics and banners."""
    advisers: list[list[int]] = field(default_factory=lambda: [[], []])
    """Places in the court."""
    sites: list[list[int]] = field(default_factory=lambda: [[], []])
    space: int = NOBODY
    """6.6.1. Citizenship: the space of the Reliquary whose relic is promised."""
    touched: list[int] = field(default_factory=list)
    """What its author has set already, see `deals.mark_of`: each thing once, so that filling the scales ends."""
    turned: bool = False
    """Whether the other one has changed it and given it back."""
    proposed: bool = field(default=False, metadata=UNLESS_DEFAULT)
    """Whether it waits for an answer; else somebody puts things on the scales."""

    @property
    def asked(self) -> Seat:
        """Who puts things on the scales, or is to answer: the one who changes a deal hands it back."""
        return self.other if self.turned != self.proposed else self.proposer


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Chronicle(Plain):
    """8. What the winner has written so far. Roles and boards stay as the game has left them."""

    step: int = 0
    """How many pages are written, see `chronicle.PAGES`."""
    oath: Goal | None = None
    """8.1."""
    offered: list[Seat] = field(default_factory=list)
    """8.2. Who was offered citizenship, in that order, and what they said."""
    accepted: list[Seat] = field(default_factory=list)
    declined: list[Seat] = field(default_factory=list)
    built: Card | None = None
    """8.3.1. The edifice that was raised or repaired, and where."""
    at: int = NOBODY
    suit: Suit | None = None
    """8.4."""


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Oath(State):
    """2, 2.2, 2.2.1, 2.2.2, 2.2.3. Who has what, who has seen what, and what is under way."""

    variants: OathVariants = field(metadata=stored_as("options"))
    heritage: str = ""
    """8. The land that the game starts from, as JSON with sorted keys; nothing: the first game."""
    stage: int = 0

    # -- seats
    role: list[int] = field(default_factory=list)
    colour: list[int] = field(default_factory=list)
    """1.9. The board that a seat has chosen; NOBODY as long as it has none."""
    favor: list[int] = field(default_factory=list)
    secrets: list[int] = field(default_factory=list)
    """Face up on the board."""
    flipped: list[int] = field(default_factory=list)
    """Face down on the board (7.1.2): they cannot be paid."""
    board: list[int] = field(default_factory=list)
    """Warbands on the board: purple for an Imperial player, otherwise of the player's own colour."""
    supply: list[int] = field(default_factory=list)
    pawn: list[int] = field(default_factory=list)
    """The slot of the pawn."""
    advisers: list[list[Card]] = field(default_factory=list)
    faceup: list[list[bool]] = field(default_factory=list)
    """Facing is a fact of its own: that everybody knows a card does not turn it up."""
    adviser_seen: list[list[int]] = field(default_factory=list)
    """Who knows each adviser, as a mask of seats."""
    relics: list[list[Card]] = field(default_factory=list)
    vision: list[Card | None] = field(default_factory=list)
    """2.2.1. The revealed vision."""
    hands: list[list[Card]] = field(default_factory=list)
    """Cards drawn and not yet played or discarded."""
    hand_seen: list[list[int]] = field(default_factory=list)

    # -- the map
    sites: list[Card] = field(default_factory=list)
    site_up: list[bool] = field(default_factory=list)
    site_seen: list[int] = field(default_factory=list)
    cards: list[list[Card]] = field(default_factory=list)
    """Denizens, edifices and ruins at every site, face up."""
    buried: list[list[Card]] = field(default_factory=list)
    """Relics at every site, face down."""
    buried_seen: list[list[int]] = field(default_factory=list)
    holder: list[int] = field(default_factory=lambda: [NOBODY] * len(PLACES))
    """The colour of the warbands at every site; NOBODY where there are none."""
    bands: list[int] = field(default_factory=lambda: [0] * len(PLACES))
    site_favor: list[int] = field(default_factory=lambda: [0] * len(PLACES))
    site_secrets: list[int] = field(default_factory=lambda: [0] * len(PLACES))
    banks: list[int] = field(default_factory=lambda: [0] * 6)
    """2.1.3. The favor banks by suit."""
    shared: int = 0
    """2.1.7. Favor in the shared bank."""
    reserve: list[int] = field(default_factory=lambda: [colour.warbands for colour in COLOURS])
    """Warbands in the personal banks, by colour."""
    favor_on: bytearray = field(default_factory=lambda: bytearray(len(CARDS)))
    """Tokens on cards, by the card's index."""
    secrets_on: bytearray = field(default_factory=lambda: bytearray(len(CARDS)))
    caged: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    """relic.obsidian-cage. Warbands in the Cage, by colour."""
    prophet: Seat = NOBODY
    """card.false-prophet. Whose warband stands on a revealed vision, and on which."""
    prophecy: Card | None = None

    # -- what is hidden
    deck: list[Card] = field(default_factory=list)
    """2.1.5. The world deck; its top is the end of the list."""
    deck_seen: list[int] = field(default_factory=list)
    seams: list[int] = field(default_factory=list)
    """1.19, 8.8. How many cards are left in each section of the world deck, from the top."""
    piles: list[list[Card]] = field(default_factory=lambda: [[], [], []])
    pile_seen: list[list[int]] = field(default_factory=lambda: [[], [], []])
    relic_deck: list[Card] = field(default_factory=list)
    relic_deck_seen: list[int] = field(default_factory=list)
    reliquary: list[Card | None] = field(default_factory=list)
    """2.3. None: the space is open, and its trait binds the Chancellor."""
    reliquary_seen: list[int] = field(default_factory=list)
    site_deck: list[Card] = field(default_factory=list)
    archive: list[Card] = field(default_factory=list)
    """Denizens and edifices that are not in this world."""
    dispossessed: list[Card] = field(default_factory=list)
    outcasts: int = field(default=0, metadata=UNLESS_DEFAULT)
    """8.5. The Dispossessed that everybody knows, as bits: those of earlier games, until a power mixes them."""
    box: list[Card] = field(default_factory=list)
    """Cards that have left the game, in view of all."""

    # -- marks
    people: Seat = NOBODY
    """2.5. Who holds the People's Favor, and what lies on it."""
    people_favor: int = 0
    mob: bool = False
    darkest: Seat = NOBODY
    darkest_secrets: int = 0
    oath: Goal = FIRST_OATH
    title: Seat = NOBODY
    usurper: bool = False
    visions_drawn: int = 0
    round: int = 1
    chancellor: Seat = 0
    active: Seat = NOBODY
    phase: int = WAKE
    winner: Seat = NOBODY
    won_by: list[str] = field(default_factory=list)
    """The ways in which the winner has won (3.1-3.4); a vision by its name."""

    # -- this turn
    woken: int = 0
    """4.1. How many steps of the wake phase are done."""
    ended: bool = False
    """The act phase is over."""
    doing: Component | None = None
    """4.2. What was chosen from the menu and is under way: an action, or a card whose power is used."""
    scepter_taken: Seat = NOBODY
    """Who has taken the Grand Scepter in this turn: it gives no power until the next."""
    spoilt: list[int] = field(default_factory=lambda: [0] * len(PLACES))
    """Suits that the active seat has discarded from a site in this turn, as bits: no homeland reward for them."""
    moved: int = 0
    """6.5. Pairs of places between which warbands have been moved since the last other action, as bits."""
    rested: list[int] = field(default_factory=list)
    """4.3.5. Indices of the cards whose rest power was used."""
    refused: list[tuple[int, int]] = field(default_factory=list)
    """6.5. What was asked for and refused since the last other action: the move, how many warbands."""
    in_use: int = 0
    """7.4.3. The modifiers of the action whose card is being played, as bits: its When Played spares them."""
    proposals: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Deals proposed in this turn: index of the card, proposer, partner, hash of the terms."""

    # -- under way
    campaign: Campaign | None = None
    due: list[tuple[int, ...]] = field(default_factory=list)
    """What may be done next because of a power, the last first; see `turn`."""
    deal: Deal | None = None
    chronicle: Chronicle | None = field(default=None, metadata=UNLESS_DEFAULT)
    """8. Only after the end, and only at a table of a chronicle."""

    # -- remembered by `ruling.survey`, which works it out anew when something has changed
    at: list[int] = field(default_factory=list, metadata=DERIVED)
    """The cards at every site, as a mask of their bits."""
    court: list[int] = field(default_factory=list, metadata=DERIVED)
    """The face-up advisers and the relics of every seat, as a mask."""
    live: int = field(default=0, metadata=DERIVED)
    """Everything that lies face up and has a power."""
    rulers: list[int] = field(default_factory=list, metadata=DERIVED)
    """Who rules every site: a mask of seats and BANDITS; 0 for a site that lies face down."""
    ruled: list[int] = field(default_factory=list, metadata=DERIVED)
    """The cards that every seat rules."""
    ruled_count: list[int] = field(default_factory=list, metadata=DERIVED)
    """How many sites every seat rules."""
    dirty: int = field(default=BOTH_CHANGED, metadata=DERIVED)

    # -- who is who ---------------------------------------------------------------------------------------------

    def imperial(self, seat: Seat) -> bool:
        """6.6.3, 10.imperial. Chancellor and Citizens; not the Citizen who fights the Empire (5.5.1)."""
        c = self.campaign
        return self.role[seat] != EXILE and (c is None or c.apart != seat)

    def banner(self, seat: Seat) -> int:
        """The colour of a seat's warbands: purple for the Empire's players."""
        return self.colour[seat] if self.role[seat] == EXILE else EMPIRE

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise."""
        return [*range(seat + 1, self.seats), *range(seat)]

    def in_turn(self, first: Seat | None = None) -> list[Seat]:
        """All seats clockwise, from the active one or from `first`."""
        start = self.active if first is None else first
        return [(start + step) % self.seats for step in range(self.seats)]

    @property
    def everybody(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def region(self, seat: Seat) -> Region:
        """10.your-site. Where the pawn is."""
        return PLACES[self.pawn[seat]].region

    def site(self, seat: Seat) -> Card:
        return self.sites[self.pawn[seat]]

    def present(self, slot: int) -> list[Seat]:
        """The seats whose pawn is at a site."""
        return [seat for seat in range(self.seats) if self.pawn[seat] == slot]

    def all_secrets(self, seat: Seat) -> int:
        """Secrets on the board, face up or down."""
        return self.secrets[seat] + self.flipped[seat]

    def trophies(self, seat: Seat) -> int:
        """Relics and banners together."""
        return len(self.relics[seat]) + (self.people == seat) + (self.darkest == seat)
