"""components. The pieces of the box, made once from the edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

from crownlands.core.components import Component, Word
from crownlands.games.kingdoms.edition import (
    Edition,
    FactionRow,
    LevelRow,
    RegionRow,
    TerritoryRow,
    current_edition,
)
from crownlands.games.kingdoms.moments import EFFECTLESS, Effect

ARMIES: Final = 7
SHIELDS: Final = 5
START_ARMIES: Final = 2
START_RESOURCES: Final = 6
MOST: Final = 9
"""collect.most. Nobody has more than nine of a resource."""
ROOM: Final = 2
"""move.limits. Two armies per region, whatever their colours."""
HIGHEST_DIAL: Final = 11
MANA, ORE, FOOD = 0, 1, 2


class Resource(Component):
    """Mana, ore or food; its index is its place in a seat's stock."""

    __slots__ = ("index", "name")

    def __init__(self, name: str, index: int) -> None:
        super().__init__(f"resource:{name}")
        self.name: Final = name
        self.index: Final = index


class Action(Component):
    """turn.select. One of the six actions on the action card."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(f"action:{name}")
        self.name: Final = name


class Token(Component):
    """exploration. An exploration token; those of one kind are numbered."""

    __slots__ = ("kind", "provenance", "stays")

    def __init__(self, kind: str, number: int, provenance: str) -> None:
        super().__init__(f"token:{kind}-{number}")
        self.kind: Final = kind
        self.provenance: Final = provenance
        """Where the count of its kind comes from."""
        self.stays: Final = kind in ("dragon-lair", "camp", "fort", "city", "church")
        """Whether it lies in its region once it has been turned up."""


class Power(Component):
    """magic. A level of a faction: what it does, with the numbers of the edition."""

    __slots__ = ("amount", "at", "changes", "level", "most", "name", "of", "provenance", "scores")

    def __init__(self, row: LevelRow, level: int) -> None:
        super().__init__(f"power:{row.power}")
        self.name: Final = row.power
        self.level: Final = level
        self.amount: Final = row.amount
        self.most: Final = row.most
        self.of: Final = row.of
        self.provenance: Final = row.provenance
        self.does(EFFECTLESS)

    def does(self, effect: Effect) -> None:
        """magic. What the power does; `factions` says it when it is loaded."""
        self.at = effect.at
        self.changes = effect.changes
        self.scores = effect.points

    def points(self, count: int) -> int:
        """This many points for each, and at most as many as the level says."""
        points = self.amount * count
        return min(points, self.most) if self.most else points


class Faction(Component):
    """components. A faction with its five levels."""

    __slots__ = ("box", "levels", "name", "names")

    def __init__(self, row: FactionRow) -> None:
        super().__init__(f"faction:{row.id}")
        self.name: Final = row.id
        self.names: Final = row.name
        self.box: Final = row.box
        self.levels: Final = tuple(Power(level, number) for number, level in enumerate(row.levels, start=1))


class Region(Component):
    """map.regions. A region of a territory, and what it touches."""

    __slots__ = (
        "capital", "coast", "crag_links", "crags", "edge", "index", "name", "near", "open", "rivers", "row",
        "ruins", "terrain", "territory", "water_links", "waters", "yields",
    )  # fmt: skip

    def __init__(self, row: RegionRow, territory: Territory, index: int) -> None:
        super().__init__(f"region:{territory.name}.{row.id}")
        self.row: Final = row
        self.name: Final = row.id
        self.index: Final = index
        self.territory: Final = territory
        self.terrain: Final = row.terrain
        self.edge: Final = row.edge
        self.open: Final = row.terrain not in ("water", "crags")
        """Whether every army may stand here."""
        self.ruins: Final = row.terrain == "ruins"
        self.capital: Final = row.terrain == "capital"
        self.yields: Final = YIELDS.get(row.terrain, NOTHING)
        self.near: tuple[Region, ...] = ()
        """Open regions with a common border that is not a river."""
        self.rivers: tuple[Region, ...] = ()
        """Open regions on the other bank of a river."""
        self.waters: tuple[Region, ...] = ()
        self.crags: tuple[Region, ...] = ()
        self.water_links: tuple[Region, ...] = ()
        """Open regions that touch the same water; the next likewise for crags."""
        self.crag_links: tuple[Region, ...] = ()
        self.coast = row.terrain == "water"
        """Water, or touching water or a river."""


class Territory(Component):
    """components. One side of a territory card."""

    __slots__ = ("card", "edges", "name", "open", "regions", "row", "side")

    def __init__(self, row: TerritoryRow, first_index: int) -> None:
        super().__init__(f"territory:{row.id}")
        self.row: Final = row
        self.name: Final = row.id
        self.card: Final = row.card
        self.side: Final = row.side
        self.regions: Final = tuple(Region(each, self, first_index + at) for at, each in enumerate(row.regions))
        self.open: Final = tuple(region for region in self.regions if region.open)
        self.edges: Final = tuple(region for region in self.open if region.edge)
        _join(self)


NOTHING: Final = -1
YIELDS: Final[Mapping[str, int]] = {"forest": MANA, "mountain": ORE, "plains": FOOD}


def _join(territory: Territory) -> None:
    """map.regions, map.rivers. What touches what, from the borders of the edition."""
    by_name = {region.name: region for region in territory.regions}
    for border in territory.row.borders:
        one, other = (by_name[name] for name in border.between)
        for here, there in ((one, other), (other, one)):
            if border.river:
                here.rivers += (there,) if there.open else ()
                here.coast = True
            elif there.open:
                here.near += (there,)
            elif there.terrain == "water":
                here.waters += (there,)
                here.coast = True
            else:
                here.crags += (there,)
    for one, other in combinations(territory.open, 2):
        if set(one.waters) & set(other.waters):
            one.water_links += (other,)
            other.water_links += (one,)
        if set(one.crags) & set(other.crags):
            one.crag_links += (other,)
            other.crag_links += (one,)


def _territories(edition: Edition) -> Iterable[Territory]:
    index = 0
    for row in edition.territories:
        yield Territory(row, index)
        index += len(row.regions)


EDITION: Final = current_edition()
RESOURCES: Final = (Resource("mana", MANA), Resource("ore", ORE), Resource("food", FOOD))
PATROL, QUEST, BUILD, RESEARCH, EXPAND, TRADE = ACTIONS = tuple(
    Action(name) for name in ("patrol", "quest", "build", "research", "expand", "trade")
)
COLLECT: Final = Word("collect")
SACRIFICE: Final = Word("sacrifice")
"""power.fallen-leaves. Give an army up for mana."""
FLAG: Final = Word("flag")
STAND_UP: Final = Word("stand-up")
SWAP: Final = Word("swap")
"""power.ambush. Change places with another player's army instead of going on a quest."""
RAISE: Final = Word("raise")
"""power.reserve. One more mana after the dials are shown."""
CONSCRIPT: Final = Word("conscript")
RAZE: Final = Word("raze")
"""exploration.lair. A level of the tower instead of the army."""
GIVE_UP: Final = Word("give-up")
"""war.retreat. The beaten army goes back to the supply."""
NEUTRAL: Final = Word("neutral")
WORDS: Final = (
    COLLECT, SACRIFICE, FLAG, STAND_UP, SWAP, RAISE, CONSCRIPT, RAZE, GIVE_UP, NEUTRAL,
)  # fmt: skip

TERRITORIES: Final = tuple(_territories(EDITION))
REGIONS: Final = tuple(region for territory in TERRITORIES for region in territory.regions)
CARDS: Final = tuple(
    tuple(side for side in TERRITORIES if side.card == card)
    for card in dict.fromkeys(territory.card for territory in TERRITORIES)
)
"""The territory cards, two sides each."""
FACTIONS: Final = tuple(Faction(row) for row in EDITION.factions)
BASE: Final = tuple(faction for faction in FACTIONS if faction.box == "base")
POWERS: Final = {power.name: power for faction in FACTIONS for power in faction.levels}
TOKENS: Final = tuple(
    Token(kind, number, provenance) for kind, count, provenance in EDITION.tokens for number in range(1, count + 1)
)
TOWER_COST: Final = (0, *EDITION.tower_cost)
TOWER_POINTS: Final = (0, *EDITION.tower_points)
TOP: Final = len(EDITION.tower_cost)

COMPONENTS: Final[Mapping[str, Component]] = {
    component.ref: component
    for component in (
        *RESOURCES, *ACTIONS, *WORDS, *TERRITORIES, *REGIONS, *FACTIONS, *POWERS.values(), *TOKENS,
    )
}  # fmt: skip
