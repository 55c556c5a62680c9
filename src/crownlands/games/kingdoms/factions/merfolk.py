"""power.swimmers, .tide, .deep-home, .pearls, .lords-of-the-coast. Merfolk: water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import ANY, Harvest, yielding
from crownlands.games.kingdoms.components import FOOD, Power, Region, Territory
from crownlands.games.kingdoms.dials import Purse, War
from crownlands.games.kingdoms.factions.common import crosses, discount
from crownlands.games.kingdoms.moments import Change, Effect, Query
from crownlands.games.kingdoms.state import Kingdoms


def tide(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """power.tide. A discount in wars in or at the water."""
    return discount(g, power, me, purse, war) if war.region.coast else purse


def into_water(
    g: Kingdoms, power: Power, me: Seat, found: tuple[Region, ...], region: Region
) -> tuple[Region, ...]:
    """power.deep-home. Water is adjacent like any other region."""
    return found + region.waters


def edges_of_water(
    g: Kingdoms, power: Power, me: Seat, found: tuple[Region, ...], land: Territory
) -> tuple[Region, ...]:
    """power.deep-home. Quests lead from and to water at the edge."""
    return (*found, *(region for region in land.regions if region.edge and region.terrain == "water"))


def lives_in_water(g: Kingdoms, power: Power, me: Seat, possible: bool, region: Region) -> bool:
    """power.deep-home. Armies can be in water, and retreat there."""
    return possible or region.terrain == "water"


def feeds(g: Kingdoms, power: Power, me: Seat, gain: tuple[int, int], region: Region) -> tuple[int, int]:
    """power.deep-home. Water yields food."""
    return (FOOD, power.amount) if region.terrain == "water" else gain


def pearls(g: Kingdoms, power: Power, me: Seat, found: Harvest) -> Harvest:
    """power.pearls. Any resource with enough regions in or at the water."""
    enough = sum(region.coast for region in yielding(g, me)) >= power.of
    return [*found, (power, ANY, power.amount)] if enough else found


def lords_of_the_coast(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.lords-of-the-coast. A point for this many armies in or at the water."""
    return power.points(sum(region.coast for region in g.lasting(me)) // power.of)


DEEP_HOME: Final[Mapping[Query, Change]] = {
    "roads": into_water,
    "ways-out": into_water,
    "edges": edges_of_water,
    "habitable": lives_in_water,
    "refuge": lives_in_water,
    "yield": feeds,
}
LEVELS = (
    Effect("swimmers", changes={"roads": crosses("water_links"), "ways-out": crosses("water_links")}),
    Effect("tide", changes={"purse": tide}),
    Effect("deep-home", changes=DEEP_HOME),
    Effect("pearls", changes={"harvest": pearls}),
    Effect("lords-of-the-coast", points=lords_of_the_coast),
)
