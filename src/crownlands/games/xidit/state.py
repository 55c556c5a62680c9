"""The state of a game of Lords of Xidit: numbers in flat lists, by seat, city, region and kind of unit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.core.plain import plain, stored_as
from crownlands.core.state import State
from crownlands.games.xidit.components import Tile, Titan
from crownlands.games.xidit.edition import Edition
from crownlands.games.xidit.variants import XiditVariants

NOBODY: Final = -1
UNSET: Final = -1
NO_TILE, RECRUITS, THREAT = range(3)
"""What lies in a city."""
RECRUITED, SAVED, EXILED = range(3)
"""recruit.once, titans.once. What a hero can have done in a city: recruit, beat a threat, exile a Titan."""
SETTING_UP, PLACING, PLANNING, CARRYING_OUT, CENSUS, OVER = range(6)
"""The phases of a game; `Xidit.phase` is one of them."""
PHASES: Final = ("setup", "placing", "planning", "orders", "census", "over")


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Xidit(State):
    """Everything that is true at the table. Cities, regions, tiles, units and seats are counted from 0."""

    variants: XiditVariants = field(metadata=stored_as("options"))
    edition: Edition
    phase: int = SETTING_UP
    year: int = 0
    """The year that is played, from 1."""
    first: Seat = NOBODY
    """Who has the first player's token."""
    order: int = 0
    """orders. The wheel that is carried out, or how many heroes have been placed."""
    turn: int = 0
    """orders. Which seat after the first carries out its order."""
    census: int = 0
    """census. The kind of unit that is counted."""
    heroes: list[int] = field(default_factory=list)
    """The city of every hero."""
    plans: list[int] = field(default_factory=list)
    """planning. The orders: seat * 6 + wheel."""
    acted: list[int] = field(default_factory=list)
    """recruit.once, titans.once. What each seat has done where this year: seat * 3 + deed, bit masks of cities."""
    units: list[int] = field(default_factory=list)
    """Behind the screens: seat * 5 + unit."""
    coins: list[int] = field(default_factory=list)
    """Behind the screens."""
    stock: list[int] = field(default_factory=list)
    """Bards behind the screens."""
    bards: list[int] = field(default_factory=list)
    """Bards on the map: seat * 9 + region. Those of the centre are in the Bastion."""
    storeys: list[int] = field(default_factory=list)
    """Storeys that a seat can still build."""
    kept: list[int] = field(default_factory=list)
    """census.mages. Storeys that wait for a guild with room."""
    hands: list[int] = field(default_factory=list)
    """census.hand. What every seat has shown of the units that are counted."""
    guilds: list[int] = field(default_factory=list)
    """How many storeys stand beside every city …"""
    owners: list[int] = field(default_factory=list)
    """… and whose they are."""
    sides: list[int] = field(default_factory=list)
    """What lies in every city: no tile, recruits, a threat."""
    waiting: list[int] = field(default_factory=list)
    """Units on recruit tiles: city * 5 + unit."""
    barracks: list[int] = field(default_factory=list)
    crown: int = 0
    """variant.three. 21 if the crowned tiles are played: a city's tile is the one of its number plus this."""
    closed: list[int] = field(default_factory=list)
    """variant.three, variant.short. Regions without bards."""
    next_recruits: Tile | None = None
    next_threat: Tile | None = None
    recruit_pile: list[Tile] = field(default_factory=list)
    """The last tile is the top."""
    threat_pile: list[Tile] = field(default_factory=list)
    unseen_recruits: int = 0
    """How many tiles at the bottom of the pile nobody has seen there."""
    unseen_threats: int = 0
    recruit_discard: list[Tile] = field(default_factory=list)
    """The first tile is the oldest."""
    threat_discard: list[Tile] = field(default_factory=list)
    missing: int = 0
    """tiles.short. Recruit tiles that could not come because the barracks had no unit for them."""
    lair: list[list[Titan]] = field(default_factory=list)
    """titans. Three stacks; the last Titan of each is the top."""
    awake: list[int] = field(default_factory=list)
    """titans. Whether the top of each stack is awake."""
    neutral: list[int] = field(default_factory=list)
    """variant.neutral. The divisions of the three columns, from 1; empty without a neutral player."""
    scorings: list[int] = field(default_factory=list)
    """setup.scoring. Which column is scored first, second, third."""

    @property
    def years(self) -> int:
        """year, variant.short. How many years the game has."""
        return 9 if self.variants.short else 12

    @property
    def censuses(self) -> tuple[int, int, int]:
        """census. The years that end with a census: three in a game."""
        return (3, 6, 9) if self.variants.short else (4, 8, 12)

    @property
    def order_of_seats(self) -> list[Seat]:
        """orders. Clockwise from the first player."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def deeds_of(self, seat: Seat) -> int:
        """titans.once. Where a seat has done anything this year: a bit mask of cities."""
        recruited, saved, exiled = self.acted[seat * 3 : seat * 3 + 3]
        return recruited | saved | exiled

    def units_of(self, seat: Seat) -> list[int]:
        return self.units[seat * 5 : seat * 5 + 5]
