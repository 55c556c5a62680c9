"""The variants of Legends: the map, and the variants of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from crownlands.core.variants import Preset, Variants, variant
from crownlands.games.legends.components import MAPS


@dataclass(frozen=True, slots=True)
class LegendsVariants(Variants):
    """How a table of Legends is set up."""

    map: str = variant("random", among=("random", "build", *MAPS))
    """Made by chance, by the first seat decision by decision, or a named map."""
    layout: str = variant("t", among=("t", "rectangle"))
    """variant.rectangle. How the pieces lie, for a built or random map; a named map has its own."""
    exploration: bool = variant(False)
    swamp: bool = variant(False, needs="exploration")
    citadels: bool = variant(False)
    leaders: bool = variant(False)
    events: bool = variant(False)
    ties: str = variant("youngest", among=("youngest", "die"))
    """variant.die. Who wins a tie in the auction."""
    youngest: str = variant("random", among=("random", "seat-1", "seat-2", "seat-3", "seat-4"))
    """turn.1. Which seat counts as the youngest; ages rise clockwise from it."""


PRESETS: Final[Mapping[str, Preset]] = {
    "first": Preset({"map": "old-kingdom"}),
    "standard": Preset(),
    "everything": Preset(dict.fromkeys(("exploration", "swamp", "citadels", "leaders", "events"), True)),
}
