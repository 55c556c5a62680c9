"""setup.1. The map: four pieces in a layout, joined into one board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from crownlands.core.components import Component, Word
from crownlands.games.legends.components import SIDES, Side

EDGES: Final = "NESW"


class Layout:
    """How four pieces lie: the slots, and which edges of which slots touch."""

    __slots__ = ("central", "links", "name", "places", "slots")

    def __init__(self, name: str, places: Mapping[str, tuple[int, int]], links: str, central: str | None) -> None:
        self.name: Final = name
        self.slots: Final = tuple(places)
        self.places: Final = places
        """Column and row of every slot."""
        self.links: Final = [tuple(link.split("-")) for link in links.split()]
        self.central: Final = central


LAYOUTS: Final = {
    "t": Layout(
        "t",
        {"central": (1, 0), "left": (0, 0), "right": (2, 0), "stem": (1, 1)},
        "central-W-left-E central-E-right-W central-S-stem-N",
        "central",
    ),
    "rectangle": Layout(
        "rectangle",
        {"nw": (0, 0), "ne": (1, 0), "sw": (0, 1), "se": (1, 1)},
        "nw-E-ne-W nw-S-sw-N ne-S-se-N sw-E-se-W",
        None,
    ),
}


SLOTS: Final[Mapping[str, Word]] = {
    slot: Word(f"slot:{slot}") for layout in LAYOUTS.values() for slot in layout.slots
}


class Region(Component):
    """A region on a board, with its neighbours. `land` is one step away, `water` a crossing."""

    __slots__ = ("code", "index", "island", "land", "reach", "slot", "water")

    def __init__(self, side: Side, number: int, index: int, slot: str, island: int) -> None:
        super().__init__(f"region:{side.name}.{number}")
        self.code: Final = f"{side.code}{number}"
        self.index: Final = index
        self.slot: Final = slot
        self.island: Final = island
        self.land: tuple[Region, ...] = ()
        self.water: tuple[Region, ...] = ()
        self.reach: tuple[Region, ...] = ()
        """Everything that touches: land and water."""


class Board(Component):
    """The map of a game. Boards are made from their ref: layout, and side and quarter turns of every slot."""

    __slots__ = ("islands", "joined", "layout", "lone_sides", "regions", "sides", "turns")

    def __init__(self, layout: Layout, sides: Sequence[Side], turns: Sequence[int]) -> None:
        slots = ",".join(f"{side.name}.{turn}" for side, turn in zip(sides, turns, strict=True))
        super().__init__(f"board:{layout.name}:{slots}")
        self.layout: Final = layout
        self.sides: Final = tuple(sides)
        self.turns: Final = tuple(turns)
        regions: list[Region] = []
        self.islands: list[tuple[Region, ...]] = []
        self.lone_sides: list[Side | None] = []
        """The side of every island that is alone there, and can be called by its name."""
        at: dict[tuple[str, int], Region] = {}
        for slot, side in zip(layout.slots, sides, strict=True):
            for island in side.islands:
                for number in island:
                    region = Region(side, number, len(regions), slot, len(self.islands))
                    at[slot, number] = region
                    regions.append(region)
                self.islands.append(tuple(at[slot, number] for number in island))
                self.lone_sides.append(None if len(side.islands) > 1 else side)
        self.regions: Final = tuple(regions)
        self.joined: Final[set[Region]] = set()
        """setup.1.b. The regions that a dotted line joins to another piece."""
        self._join(at)

    def _join(self, at: Mapping[tuple[str, int], Region]) -> None:
        """Borders and bridges are land; dotted lines on a piece and between pieces are water."""
        land: dict[Region, list[Region]] = {region: [] for region in self.regions}
        water: dict[Region, list[Region]] = {region: [] for region in self.regions}

        def link(lines: dict[Region, list[Region]], a: Region, b: Region) -> None:
            lines[a].append(b)
            lines[b].append(a)

        for slot, side in zip(self.layout.slots, self.sides, strict=True):
            for a, b in (*side.land, *side.bridges):
                link(land, at[slot, a], at[slot, b])
            for a, b in side.water:
                link(water, at[slot, a], at[slot, b])
        for slot, edge, other, other_edge in self.layout.links:
            here, there = at[slot, self._exit(slot, edge)], at[other, self._exit(other, other_edge)]
            link(water, here, there)
            self.joined.update((here, there))
        for region in self.regions:
            region.land = tuple(land[region])
            region.water = tuple(water[region])
            region.reach = region.land + region.water

    def _exit(self, slot: str, edge: str) -> int:
        """The region at the exit of a piece that faces this way after its turn."""
        at = self.layout.slots.index(slot)
        return self.sides[at].exits[EDGES[(EDGES.index(edge) - self.turns[at]) % 4]]

    def region(self, ref: str) -> Region:
        """The region with this ref; KeyError if it is not on this board."""
        for region in self.regions:
            if region.ref == ref:
                return region
        raise KeyError(ref)


@lru_cache(maxsize=512)
def board_from(ref: str) -> Board:
    """The board with a ref such as `board:t:desert.0,horseshoe.1,ice-peaks.0,tall-islands.2`."""
    _, layout, slots = ref.split(":")
    pieces = [slot.split(".") for slot in slots.split(",")]
    return Board(LAYOUTS[layout], [SIDES[name] for name, _ in pieces], [int(turn) for _, turn in pieces])


def board_of(layout: Layout, sides: Sequence[Side], turns: Sequence[int]) -> Board:
    """The board with these pieces; made once."""
    slots = ",".join(f"{side.name}.{turn}" for side, turn in zip(sides, turns, strict=True))
    return board_from(f"board:{layout.name}:{slots}")
