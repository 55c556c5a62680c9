"""Positions of Lords of Xidit, set up and played in the table's own words."""

from __future__ import annotations

from typing import Any, Self

from crownlands.core.dice import Dice
from crownlands.core.events import Event
from crownlands.core.run import Run
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import CITIES, COMPONENTS, ORDERS, REGION_NAMES, TILES, TITANS, UNIT_TOTALS
from crownlands.games.xidit.setup import cities_in_play, close_regions, lay_scorings, take_pieces
from crownlands.games.xidit.state import CENSUS, NO_TILE, PLANNING, THREAT, Xidit
from crownlands.games.xidit.tiles import draw_recruits, draw_threat, lay_recruits, lay_threat

WHEELS = dict(zip("krb!.", ORDERS, strict=True))
"""Black, red, blue, act, wait."""
UNIT_NAMES = tuple(UNIT_TOTALS)


class Scene:
    """A year about to be planned: nobody has anything that the test did not give. Cities go by their numbers."""

    def __init__(self, seats: int = 4, *, year: int = 1, first: int = 0, **variants: Any) -> None:
        setup = GAME.setup(seats, variants, "scene")
        self.g: Xidit = GAME.new(setup, Dice.from_seed("scene"))
        take_pieces(self.g)
        close_regions(self.g)
        lay_scorings(self.g)
        self.g.lair = [list(TITANS[at : at + 2]) for at in (0, 2, 4)]
        self.g.awake = [0, 0, 0]
        self.g.crown = 21 if seats == 3 else 0
        self.g.first, self.g.year, self.g.phase = first, year, PLANNING
        self.g.heroes = [20] * seats
        self.run: Run | None = None
        self.log: list[Event] = []
        count = 4 if seats == 3 else 5
        self.tiles(recruits=range(1, count + 1), threats=range(6, count + 6))

    # -- setting up -----------------------------------------------------------------------------------------

    def tiles(self, *, recruits: Any, threats: Any, next_recruits: Any = (), next_threats: Any = ()) -> Self:
        """Tiles on the board, and in the queues from the next one on; the rest fills the queues up."""
        g = self.g
        for city in range(21):
            g.sides[city] = NO_TILE
            for unit in range(5):
                g.barracks[unit] += g.waiting[city * 5 + unit]
                g.waiting[city * 5 + unit] = 0
        named = {*recruits, *threats, *next_recruits, *next_threats}
        rest = [city + 1 for city in cities_in_play(g) if city + 1 not in named]
        count = max(0, 5 - len(next_recruits))
        g.recruit_pile = [self.tile(number) for number in (*next_recruits, *rest[:count])][::-1]
        g.threat_pile = [self.tile(number) for number in (*next_threats, *rest[count:])][::-1]
        g.recruit_discard, g.threat_discard = [], []
        for number in recruits:
            lay_recruits(g, self.tile(number))
        for number in threats:
            lay_threat(g, self.tile(number))
        draw_recruits(g)
        draw_threat(g)
        return self

    def queues(self, *, recruits: Any, threats: Any, beaten: Any = (), emptied: Any = (), rest: str) -> Self:
        """The queues from the next tile on, and the discards from the oldest; `rest` takes all other tiles."""
        g = self.g
        named = {"recruits": [*recruits], "threats": [*threats], "beaten": [*beaten], "emptied": [*emptied]}
        there = {city + 1 for city in range(21) if g.sides[city] != NO_TILE}.union(*named.values())
        named[rest] += [city + 1 for city in cities_in_play(g) if city + 1 not in there]
        queues = {name: [self.tile(number) for number in numbers] for name, numbers in named.items()}
        g.next_recruits, *recruit_pile = queues["recruits"]
        g.next_threat, *threat_pile = queues["threats"]
        g.recruit_pile, g.threat_pile = recruit_pile[::-1], threat_pile[::-1]
        g.threat_discard, g.recruit_discard = queues["beaten"], queues["emptied"]
        return self

    def tile(self, number: int) -> Any:
        return TILES[number - 1 + self.g.crown]

    def hero(self, seat: int, city: int) -> Self:
        self.g.heroes[seat] = city - 1
        return self

    def units(self, seat: int, **counts: int) -> Self:
        """Units behind a screen, from the barracks."""
        for name, count in counts.items():
            unit = UNIT_NAMES.index(name)
            self.g.units[seat * 5 + unit] += count
            self.g.barracks[unit] -= count
        return self

    def waiting(self, city: int, **counts: int) -> Self:
        """What is left on a recruit tile; the rest goes back to the barracks."""
        for unit, name in enumerate(UNIT_NAMES):
            at = (city - 1) * 5 + unit
            self.g.barracks[unit] += self.g.waiting[at] - counts.get(name, 0)
            self.g.waiting[at] = counts.get(name, 0)
        return self

    def guild(self, seat: int, city: int, storeys: int) -> Self:
        self.g.owners[city - 1] = seat
        self.g.guilds[city - 1] = storeys
        self.g.storeys[seat] -= storeys
        return self

    def bards(self, seat: int, **counts: int) -> Self:
        """Bards on the map, by region."""
        for name, count in counts.items():
            self.g.bards[seat * 9 + REGION_NAMES.index(name)] += count
            self.g.stock[seat] -= count
        return self

    def wake(self, *stacks: int) -> Self:
        """The tops of these stacks (by the units that they ask for) are awake."""
        for needs in stacks:
            self.g.awake[needs - 3] = 1
        return self

    def at_census(self, unit: str = "militia") -> Self:
        """The year's orders have been carried out: a census comes."""
        self.g.phase = CENSUS
        self.g.census = UNIT_NAMES.index(unit)
        return self

    # -- playing --------------------------------------------------------------------------------------------

    @property
    def now(self) -> Run:
        if self.run is None:
            GAME.check(self.g)
            self.run = Run(GAME, self.g, forked=True, log=self.log)
            self.g = self.run.state  # type: ignore[assignment]
        return self.run

    def plan(self, *plans: str) -> Self:
        """Every seat's six orders, from seat 0 on; seats without a plan wait."""
        for seat in range(self.g.seats):
            orders = (plans[seat] if seat < len(plans) else "").ljust(6, ".")
            for wheel in orders:
                self.now.answer(seat, WHEELS[wheel])
        GAME.check(self.g)
        return self

    def answers(self, *words: str) -> Self:
        """Whoever is asked answers, one word after the other."""
        for word in words:
            decision = self.now.pending[0]
            option = decision.find(word) or decision.find(self.ref(word))
            assert option is not None, f"{word} is not offered: {decision}"
            self.now.answer(decision.seat, option)
            GAME.check(self.g)
        return self

    @staticmethod
    def ref(word: str) -> str:
        """`coins` is a reward, `snow` a region, `7` a city, `mage` a unit."""
        for kind in ("reward", "region", "city", "unit", "titan", "column"):
            if f"{kind}:{word}" in COMPONENTS:
                return f"{kind}:{word}"
        return f"n:{word}"

    def hands(self, *counts: int) -> Self:
        """census.hand. What every seat shows; a seat without such units is not asked."""
        for decision in self.now.pending:
            option = decision.find(f"n:{counts[decision.seat]}")
            assert option is not None, decision
            self.now.answer(decision.seat, option)
        GAME.check(self.g)
        return self

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        return self.now.pending[0].prompt

    @property
    def seat(self) -> int:
        return self.now.pending[0].seat

    @property
    def offered(self) -> set[str]:
        return {option.ref.partition(":")[2] or option.ref for option in self.now.pending[0].options}

    def refused(self) -> dict[str, str]:
        """Why not: by the name of what is refused, the key of the reason."""
        pairs = GAME.why_not(self.g, self.now.pending[0])
        return {thing.ref.partition(":")[2]: reason.key for thing, reason in pairs}

    def army(self, seat: int) -> dict[str, int]:
        """The units behind a screen."""
        return {name: count for name, count in zip(UNIT_NAMES, self.g.units_of(seat), strict=True) if count}

    def city(self, seat: int) -> int:
        """Where a hero is."""
        return self.g.heroes[seat] + 1

    def side(self, city: int) -> int:
        return self.g.sides[city - 1]

    def sung(self, seat: int) -> dict[str, int]:
        """A seat's bards on the map."""
        counts = self.g.bards[seat * 9 : seat * 9 + 9]
        return {name: count for name, count in zip(REGION_NAMES, counts, strict=True) if count}

    def told(self, key: str, seat: int | None = None) -> list[Event]:
        """What was told of this kind, perhaps of one seat."""
        return [event for event in self.log if event.key == key and seat in (None, event.seat)]


def number(tile: Any) -> int:
    """The number of a tile."""
    found: int = tile.city + 1
    return found


__all__ = ["CITIES", "THREAT", "Scene", "number"]
