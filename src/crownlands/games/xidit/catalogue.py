"""components. What a client needs to draw the pieces: facts and coordinates, no words."""

from __future__ import annotations

from typing import Final, cast

from crownlands.core.edition_reader import Point
from crownlands.games.xidit.catalogue_types import (
    Catalogue,
    CityFacts,
    Colour,
    EditionFacts,
    OutlinePart,
    Prize,
    RegionFacts,
    Rewards,
    RoadFacts,
    TileFacts,
    TitanFacts,
)
from crownlands.games.xidit.census import PRIZES
from crownlands.games.xidit.components import (
    BARDS,
    CITIES,
    COLUMNS,
    HIGHEST,
    ORDERS,
    ORDERS_A_YEAR,
    REGIONS,
    REWARDS,
    ROADS,
    STOREYS,
    TITANS,
    UNITS,
    Titan,
)
from crownlands.games.xidit.edition import EDITIONS, NOWHERE, Edition, tile_of
from crownlands.games.xidit.edition_file import CityRow, Counts, RegionRow, RoadRow, TileRow, TitanRow, sides_of

PATTERNS: Final = {"black": "solid", "red": "dashed", "blue": "dotted"}
"""How a road is drawn, so that nobody needs its colour."""


def catalogue() -> Catalogue:
    return {
        "units": {unit.ref: {"total": unit.total, "prize": prize(unit.index)} for unit in UNITS},
        "orders": [order.ref for order in ORDERS],
        "orders_a_year": ORDERS_A_YEAR,
        "bards": BARDS,
        "storeys": STOREYS,
        "highest": HIGHEST,
        "editions": {edition.ref: edition_facts(edition) for edition in EDITIONS.values()},
    }


def prize(unit: int) -> Prize:
    """census. What the most units of a kind give."""
    kind, count = PRIZES[unit]
    return {"reward": REWARDS[kind].ref, "count": count}


def edition_facts(edition: Edition) -> EditionFacts:
    printed = edition.printed
    return {
        "reconstructed": printed.reconstructed,
        "name": edition.name,
        "digest": edition.digest,
        "aspect": list(printed.aspect),
        "cities": {f"city:{row.number}": city_facts(edition, row) for row in printed.cities},
        "roads": [road_facts(row) for row in printed.roads],
        "regions": {f"region:{row.id}": region_facts(edition, row) for row in printed.regions},
        "tiles": {tile_of(row).ref: tile_facts(row) for row in printed.tiles},
        "titans": {titan.ref: titan_facts(titan, row) for titan, row in zip(TITANS, printed.titans, strict=True)},
        "neutral": {column.ref: list(edition.tracks[column.index]) for column in COLUMNS},
    }


def city_facts(edition: Edition, row: CityRow) -> CityFacts:
    at = row.number - 1
    targets = edition.roads[at * 3 : at * 3 + 3]
    return {
        "number": row.number,
        "x": row.at[0],
        "y": row.at[1],
        "guild": list(row.guild),
        "roads": {
            road.ref: None if target == NOWHERE else CITIES[target].ref
            for road, target in zip(ROADS, targets, strict=True)
        },
        "regions": [REGIONS[region].ref for region in edition.regions[at]],
    }


def road_facts(row: RoadRow) -> RoadFacts:
    return {
        "colour": cast("Colour", row.colour),
        "pattern": PATTERNS[row.colour],
        "cities": [f"city:{number}" for number in row.between],
        "curve": curve_facts(row.curve),
        "provenance": row.provenance,
    }


def curve_facts(curve: Point | None) -> list[float] | None:
    return None if curve is None else list(curve)


def region_facts(edition: Edition, row: RegionRow) -> RegionFacts:
    return {
        "terrain": row.terrain,
        "lyre": list(row.lyre),
        "label": list(row.label),
        "central": row.central,
        "closes": row.closes or None,
        "cities": [f"city:{number}" for number in row.border],
        "outline": outline(edition, row),
    }


def outline(edition: Edition, region: RegionRow) -> list[OutlinePart]:
    """The way around a region along its roads and its coast, from the last city of its border back to it."""
    places = {row.number: list(row.at) for row in edition.printed.cities}
    roads = {frozenset(row.between): row.curve for row in edition.printed.roads}
    *rest, last = sides_of(region.border)
    return [
        {
            "to": places[side[1]],
            "curve": curve_facts(region.coast[side] if side in region.coast else roads[frozenset(side)]),
        }
        for side in (last, *rest)
    ]


def rewards(counts: Counts) -> Rewards:
    coins, bards, guild = counts
    return {"coins": coins, "bards": bards, "guild": guild}


def tile_facts(row: TileRow) -> TileFacts:
    tile = tile_of(row)
    return {
        "city": CITIES[tile.city].ref,
        "crown": tile.crown,
        "recruit": list(row.recruit),
        "cost": list(row.cost),
        "rewards": rewards(row.rewards),
        "provenance": row.provenance,
    }


def titan_facts(titan: Titan, row: TitanRow) -> TitanFacts:
    return {
        "stack": titan.stack,
        "needs": row.units,
        "rewards": rewards(row.rewards),
        "provenance": row.provenance,
    }
