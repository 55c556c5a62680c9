"""magic. The powers of all factions, one file per faction; here they are given to the levels of the edition."""

from __future__ import annotations

from typing import Final

from crownlands.games.kingdoms.components import FACTIONS
from crownlands.games.kingdoms.factions import (
    arctic_elementals,
    birdfolk,
    centaurs,
    dark_elves,
    dwarves,
    elves,
    goblins,
    halflings,
    humans,
    lizardfolk,
    merfolk,
    orcs,
    pigfolk,
    shapeshifters,
    treants,
    undead,
    valkyries,
)
from crownlands.games.kingdoms.moments import Effect

EFFECTS: Final[dict[str, Effect]] = {
    effect.name: effect
    for faction in (
        humans, orcs, dwarves, lizardfolk, halflings, elves, goblins, dark_elves, undead, merfolk, centaurs,
        valkyries, shapeshifters, birdfolk, treants, arctic_elementals, pigfolk,
    )
    for effect in faction.LEVELS
}  # fmt: skip
"""Every power that an edition can name."""


def give_effects() -> None:
    """magic. Every level of the edition does what the power of its name does."""
    for faction in FACTIONS:
        for power in faction.levels:
            power.does(EFFECTS[power.name])


give_effects()
