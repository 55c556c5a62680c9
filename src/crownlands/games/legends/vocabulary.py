"""components. Everything that a player of Legends can ever point at, in an order that stays."""

from __future__ import annotations

from typing import Final

from crownlands.core.vocabulary import common_refs
from crownlands.games.legends.components import ACTIONS, CARDS, COINS, NEUTRAL, SIDES, TAKE_COIN, TURNS

REGIONS: Final = tuple(
    f"region:{side.name}.{number}" for side in SIDES.values() for number in range(1, len(side.points) + 1)
)
"""The regions of all sides; a board has those of four of them."""

VOCABULARY: Final = (
    *common_refs(max(COINS), max(COINS.values())),
    *(card.ref for card in CARDS),
    *REGIONS,
    *(component.ref for component in (*SIDES.values(), *TURNS, *ACTIONS.values(), TAKE_COIN, NEUTRAL)),
)
"""turn.1. Numbers are for bids: no more than the coins at the beginning."""
