"""The state of a game of Legends, and the verbs that change it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import compress

from crownlands.core.decisions import Seat
from crownlands.core.plain import plain, stored_as
from crownlands.core.state import State
from crownlands.games.legends.board import Board, Region
from crownlands.games.legends.components import ARMIES, CITIES, Card, Leader, Side, Token
from crownlands.games.legends.variants import LegendsVariants

PREPARER: Seat = 0
"""setup.1. Who lays out the map: the first seat."""
NOBODY = -1
OVER = 8
"""end. The stage that comes after all stages of a game."""


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Legends(State):
    """Who has what. An owner is a seat, or `seats` for the neutral armies of two players."""

    variants: LegendsVariants = field(metadata=stored_as("options"))
    earlier: list[int]
    """variant.long. The points of the games before this one."""
    stage: int = 0
    board: Board | None = None
    sides: list[Side] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    start: int = NOBODY
    """The start region, by its index on the board."""
    tokens: list[Token | None] = field(default_factory=list)
    """The token in every region."""
    pile: list[Token] = field(default_factory=list)
    """variant.swamp. Face-down tokens that are still to be laid."""
    seen: list[int] = field(default_factory=list)
    """variant.swamp. Which seats have looked at the token of a region, as a bit mask."""
    deck: list[Card] = field(default_factory=list)
    row: list[Card] = field(default_factory=list)
    armies: list[list[int]] = field(default_factory=list)
    """Armies by owner and region."""
    cities: list[list[int]] = field(default_factory=list)
    ages: list[int] = field(default_factory=list)
    """turn.1. The seats from the youngest to the oldest."""
    youngest: Seat = NOBODY
    """variant.long. Who was the youngest in the game before."""
    bids: list[int] = field(default_factory=list)
    first: Seat = NOBODY
    turn: int = 0
    """How many turns have been taken."""
    coins: list[int] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    """Armies in the supply, by seat."""
    cities_left: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    """Extra moves by seat; likewise the next lists."""
    recruits: list[int] = field(default_factory=list)
    flying: list[int] = field(default_factory=list)
    elixirs: list[int] = field(default_factory=list)
    immune: list[int] = field(default_factory=list)
    captives: list[int] = field(default_factory=list)
    tableau: list[list[Card]] = field(default_factory=list)
    taken: list[list[Token]] = field(default_factory=list)
    leaders: list[Leader | None] = field(default_factory=list)

    @property
    def map(self) -> Board:
        """The board, once it is laid out."""
        assert self.board is not None
        return self.board

    @property
    def owners(self) -> int:
        """setup.4. The seats, and with two players the neutral colour."""
        return self.seats + (self.seats == 2)

    @property
    def face_down(self) -> bool:
        """variant.swamp. Whether the exploration tokens lie face down: until the game is over."""
        return self.variants.swamp and self.stage < OVER

    def lay_board(self, board: Board) -> None:
        """The board is known: make room for what stands on it."""
        self.board = board
        regions = len(board.regions)
        self.tokens = [None] * regions
        self.seen = [0] * regions
        self.armies = [[0] * regions for _ in range(self.owners)]
        self.cities = [[0] * regions for _ in range(self.owners)]

    def seat_everyone(self, coins: int) -> None:
        """setup.3, setup.5. Every seat takes its pieces and coins."""
        zeros = [0] * self.seats
        self.coins = [coins] * self.seats
        self.supply = [ARMIES] * self.seats
        self.cities_left = [CITIES] * self.seats
        self.moves, self.recruits, self.flying, self.elixirs = zeros[:], zeros[:], zeros[:], zeros[:]
        self.captives = zeros[:]
        self.immune = [0] * self.owners
        self.tableau = [[] for _ in zeros]
        self.taken = [[] for _ in zeros]
        self.leaders = [None] * self.seats

    def with_armies(self, owner: int) -> Iterable[Region]:
        """The regions where this owner has an army."""
        return compress(self.map.regions, self.armies[owner])

    def with_cities(self, owner: int) -> Iterable[Region]:
        """The regions where this owner has a city."""
        return compress(self.map.regions, self.cities[owner])

    def count_word(self, seat: Seat, word: str) -> int:
        """How many of a seat's cards carry a word in their name."""
        return sum([word in card.words for card in self.tableau[seat]])
