"""The state of a game of Tiny Epic Kingdoms, and the verbs that change it."""

from __future__ import annotations

from dataclasses import dataclass, field

from crownlands.core.components import PLAYERS, Component
from crownlands.core.decisions import Seat
from crownlands.core.plain import UNLESS_DEFAULT, plain, stored_as
from crownlands.core.state import State
from crownlands.games.kingdoms.components import (
    EDITION,
    MOST,
    NEUTRAL,
    REGIONS,
    RESOURCES,
    Action,
    Faction,
    Power,
    Region,
    Territory,
    Token,
)
from crownlands.games.kingdoms.edition import Edition
from crownlands.games.kingdoms.variants import KingdomsVariants

NOBODY = -1
UNSET = -1
"""A dial that has not been shown."""
WHITE = 0
"""The white flag on a dial."""


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Kingdoms(State):
    """Who has what. An owner of armies is a seat, or `seats` for the neutral armies of two players."""

    variants: KingdomsVariants = field(metadata=stored_as("options"))
    ruleset: int = field(default=1, metadata=UNLESS_DEFAULT)
    """2: whoever has nothing left to divide before the first turn is asked all the same."""
    stage: int = 0
    first: Seat = NOBODY
    offered: list[Faction] = field(default_factory=list)
    """setup.faction. The factions that can still be chosen."""
    factions: list[Faction | None] = field(default_factory=list)
    homes: list[tuple[Territory, ...]] = field(default_factory=list)
    """setup.territory. Both sides of every seat's card, then the side that it has chosen."""
    territories: list[Territory] = field(default_factory=list)
    """The sides on the table: the seats' homes in their order, and the Lost Kingdom of two players."""
    stock: list[list[int]] = field(default_factory=list)
    """Mana, ore and food of every seat."""
    towers: list[int] = field(default_factory=list)
    powers: list[list[Power]] = field(default_factory=list)
    """What every seat has learned, level by level; Shapeshifters have the power that they drew."""
    shapes: list[list[Faction]] = field(default_factory=list)
    """power.shape-1. The factions that a seat has drawn."""
    armies: list[list[Region]] = field(default_factory=list)
    """The region of every army in play, by owner."""
    lying: list[list[Region]] = field(default_factory=list)
    """ruins. The armies among those that lie searching."""
    garrison: list[tuple[int, ...]] = field(default_factory=list)
    """The owners of the armies in every region of the edition, in the order in which they came."""
    shields: list[Action] = field(default_factory=list)
    """turn.select. The actions under a shield, in the order in which they were selected."""
    active: Seat = NOBODY
    selected: Action | None = None
    acted: int = 0
    """How many seats have acted in this turn."""
    turn: int = 0
    ending: bool = False
    over: bool = False
    battlefield: Region | None = None
    """war. Where a war is being fought, and by whom."""
    contested: list[Region] = field(default_factory=list)
    """war. Where armies stand together only because they fight, or will: nobody is allied there."""
    attacker: int = NOBODY
    defender: int = NOBODY
    dials: list[int] = field(default_factory=list)
    """The dials of attacker and defender, once they are shown."""
    tokens: list[Token | None] = field(default_factory=list)
    """exploration. The token in every region, and whether it lies face up."""
    turned: list[bool] = field(default_factory=list)
    box: list[Token] = field(default_factory=list)
    """Tokens that stayed in the box, unseen."""
    crown: Seat = NOBODY
    captured: list[int] = field(default_factory=list)
    """two. Neutral armies that a seat has taken."""

    @property
    def edition(self) -> Edition:
        """components. What is printed on the components; the variant of the table names it."""
        return EDITION

    # -- who is there ---------------------------------------------------------------------------------------

    @property
    def neutral(self) -> int:
        """two. The owner of the neutral armies."""
        return self.seats

    def name(self, owner: int) -> Component:
        """An owner as something to point at."""
        return PLAYERS[owner] if owner < self.seats else NEUTRAL

    def home(self, seat: Seat) -> Territory:
        return self.territories[seat]

    @property
    def lost(self) -> Territory | None:
        """two. The Lost Kingdom."""
        return self.territories[self.seats] if len(self.territories) > self.seats else None

    def allied(self, one: Seat, other: Seat) -> list[Region]:
        """war.alliance. The regions that two seats share; they are allies as long as there is one."""
        return [
            region
            for region in dict.fromkeys(self.armies[one])
            if other in self.garrison[region.index] and region not in self.contested
        ]

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def shows(self, region: Region, kind: str) -> bool:
        """exploration. Whether a token of this kind lies face up in a region."""
        token = self.tokens[region.index]
        return token is not None and token.kind == kind and self.turned[region.index]

    # -- resources ------------------------------------------------------------------------------------------

    def gain(self, seat: Seat, resource: int, amount: int = 1, event: str = "gained") -> None:
        """collect.most. Up to nine; what is more is lost."""
        stock = self.stock[seat]
        got = min(amount, MOST - stock[resource])
        if got > 0:
            stock[resource] += got
            if self.log is not None:
                self.tell(event, seat, resource=RESOURCES[resource], amount=got)

    # -- armies ---------------------------------------------------------------------------------------------

    def put(self, owner: int, region: Region) -> None:
        """An army comes to a region; in ruins it lies down, unless it is neutral: those search nothing."""
        self.armies[owner].append(region)
        self.garrison[region.index] += (owner,)
        if region.ruins and owner < self.seats:
            self.lying[owner].append(region)

    def take(self, owner: int, region: Region, standing: bool = False) -> None:
        """An army leaves a region: a lying one if there is one, unless it has to be one that stands."""
        self.armies[owner].remove(region)
        crowd = list(self.garrison[region.index])
        crowd.remove(owner)
        self.garrison[region.index] = tuple(crowd)
        lying = self.lying[owner]
        if region in lying and not standing:
            lying.remove(region)

    def standing(self, owner: int) -> list[Region]:
        """ruins. The regions with an army of this owner that stands upright."""
        lying = self.lying[owner]
        if not lying:
            return list(dict.fromkeys(self.armies[owner]))
        armies = self.armies[owner]
        return [region for region in dict.fromkeys(armies) if armies.count(region) > lying.count(region)]

    def lasting(self, seat: Seat) -> list[Region]:
        """end.ruins. The armies that count at the end: not those in ruins."""
        return [region for region in self.armies[seat] if not region.ruins]

    def lay_out(self) -> None:
        """Room for everything that can stand on the regions."""
        owners = self.seats + (self.seats == 2)
        self.armies = [[] for _ in range(owners)]
        self.lying = [[] for _ in range(owners)]
        self.garrison = [()] * len(REGIONS)
        self.tokens = [None] * len(REGIONS)
        self.turned = [False] * len(REGIONS)

    def seat_everyone(self) -> None:
        """setup. Empty hands for every seat."""
        seats = range(self.seats)
        self.stock = [[0, 0, 0] for _ in seats]
        self.towers = [0 for _ in seats]
        self.captured = [0 for _ in seats]
        self.powers = [[] for _ in seats]
        self.shapes = [[] for _ in seats]
        self.factions = [None for _ in seats]
