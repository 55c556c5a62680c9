"""components. What a client needs to draw the pieces: facts and coordinates, no words.

Names and texts are Fluent messages: `territory-elan`, `region-elan-c1`, `faction-orcs`, `power-fury` (the level's
name) and `rule-power-fury` (what it does, with the edition's numbers), `action-patrol`, `token-camp`,
`resource-mana`, `provenance-rules`.
"""

from __future__ import annotations

from typing import cast

from crownlands.games.kingdoms.catalogue_types import Catalogue, FactionFacts, RegionFacts, Terrain, TerritoryFacts
from crownlands.games.kingdoms.components import (
    ACTIONS,
    ARMIES,
    EDITION,
    FACTIONS,
    HIGHEST_DIAL,
    MOST,
    RESOURCES,
    SHIELDS,
    TERRITORIES,
    TOKENS,
    TOWER_COST,
    TOWER_POINTS,
    Faction,
    Region,
    Territory,
)
from crownlands.games.kingdoms.view import RECONSTRUCTED

ASPECT = 1.4
"""Width to height of a territory card."""


def catalogue() -> Catalogue:
    """components. All that is the same at every table."""
    return {
        "edition": {"name": EDITION.name, "reconstructed": RECONSTRUCTED},
        "aspect": ASPECT,
        "armies": ARMIES,
        "shields": SHIELDS,
        "most": MOST,
        "highest_dial": HIGHEST_DIAL,
        "resources": [resource.ref for resource in RESOURCES],
        "actions": [action.ref for action in ACTIONS],
        "tower": {
            "cost": list(TOWER_COST[1:]),
            "points": list(TOWER_POINTS[1:]),
            "provenance": dict(EDITION.tower_provenance),
        },
        "tokens": {
            token.ref: {"kind": token.kind, "stays": token.stays, "provenance": token.provenance}
            for token in TOKENS
        },
        "factions": {faction.ref: _faction(faction) for faction in FACTIONS},
        "territories": {territory.ref: _territory(territory) for territory in TERRITORIES},
    }


def _faction(faction: Faction) -> FactionFacts:
    return {
        "extra": faction.box != "base",
        "levels": [
            {"power": power.ref, "cost": power.level, "provenance": power.provenance} for power in faction.levels
        ],
    }


def _territory(territory: Territory) -> TerritoryFacts:
    return {
        "card": territory.card,
        "side": territory.side,
        "provenance": dict(territory.row.provenance),
        "regions": [_region(region) for region in territory.regions],
        "borders": [
            {
                "between": [f"region:{territory.name}.{name}" for name in border.between],
                "river": border.river,
                "line": [list(point) for point in border.line],
            }
            for border in territory.row.borders
        ],
    }


def _region(region: Region) -> RegionFacts:
    return {
        "ref": region.ref,
        "code": region.name,
        "terrain": cast("Terrain", region.terrain),
        "yields": RESOURCES[region.yields].ref if region.yields >= 0 else None,
        "edge": region.edge and region.open,
        "open": region.open,
        "coast": region.coast,
        "near": [near.ref for near in region.near],
        "at": list(region.row.at),
        "slots": [list(slot) for slot in region.row.slots],
        "outline": [list(point) for point in region.row.outline],
    }
