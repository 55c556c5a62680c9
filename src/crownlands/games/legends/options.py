"""The options of Legends: the map, and the variants of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.core.options import Options, option
from crownlands.games.legends.components import MAPS


@dataclass(frozen=True, slots=True)
class LegendsOptions(Options):
    """How a table of Legends is set up."""

    map: str = option("random", among=("random", "build", *MAPS))
    """Made by chance, by the first seat decision by decision, or a named map."""
    layout: str = option("t", among=("t", "rectangle"))
    """variant.rectangle. How the pieces lie, for a built or random map; a named map has its own."""
    exploration: bool = option(False)
    swamp: bool = option(False, needs="exploration")
    citadels: bool = option(False)
    leaders: bool = option(False)
    events: bool = option(False)
    ties: str = option("youngest", among=("youngest", "die"))
    """variant.die. Who wins a tie in the auction."""
    youngest: str = option("random", among=("random", "seat-1", "seat-2", "seat-3", "seat-4"))
    """turn.1. Which seat counts as the youngest; ages rise clockwise from it."""
