"""What seats cannot see: hidden zones of the state, declared once.

From a game's declared zones the core derives how to redeal what a seat cannot know (`redeal`), and whether
somebody learned something (`learned`), which is a barrier for undo.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice


class Zone:
    """A list of the state with items that not everybody sees.

    `spots` are the indices of the hidden items; `knowers` says for each of them, as a bit mask of seats, who has
    seen it.
    """

    __slots__ = ("items", "knowers", "spots")

    def __init__(
        self, items: list[Any], spots: Sequence[int] | None = None, knowers: Sequence[int] | int = 0
    ) -> None:
        self.items = items
        self.spots = range(len(items)) if spots is None else spots
        self.knowers = knowers

    def unknown(self, seat: Seat) -> Sequence[int]:
        """The spots that this seat has not seen."""
        knowers = self.knowers
        if isinstance(knowers, int):
            return () if knowers >> seat & 1 else self.spots
        return [spot for spot, mask in zip(self.spots, knowers, strict=True) if not mask >> seat & 1]


Pool: TypeAlias = Sequence[Zone]
"""Zones whose unseen items could, for all a seat knows, be in each other's place."""


def redeal(pools: Sequence[Pool], seat: Seat, dice: Dice) -> None:
    """Redeal everything that the seat cannot know, in place."""
    for pool in pools:
        spots = [(zone.items, spot) for zone in pool for spot in zone.unknown(seat)]
        items = sorted((zone_items[spot] for zone_items, spot in spots), key=repr)  # not even their order is known
        dice.shuffle(items)
        for (zone_items, spot), item in zip(spots, items, strict=True):
            zone_items[spot] = item


def unknown(pools: Sequence[Pool], seat: Seat) -> Counter[Any]:
    """How many of which items are where the seat has not looked, pool by pool."""
    return Counter(
        (number, item)
        for number, pool in enumerate(pools)
        for zone in pool
        for item in (zone.items[spot] for spot in zone.unknown(seat))
    )


def learned(before: Sequence[Pool], after: Sequence[Pool], seat: Seat) -> bool:
    """Whether the seat has seen something between these two moments that was hidden from it."""
    return bool(unknown(before, seat) - unknown(after, seat))
