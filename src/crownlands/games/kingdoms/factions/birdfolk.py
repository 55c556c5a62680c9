"""power.flock, .light-packs, .eyries, .high-winds, .lords-of-the-crags.

Birdfolk: crags and swift retreats. A faction of Heroes' Call.
"""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import QUEST, Power, Region
from crownlands.games.kingdoms.factions.common import less, moves_armies
from crownlands.games.kingdoms.moments import Effect, named
from crownlands.games.kingdoms.state import Kingdoms


def light_packs(g: Kingdoms, power: Power, me: Seat, cost: int) -> int:
    """power.light-packs, .high-winds. Retreats are cheaper, until the higher level takes its place."""
    return cost if named(g, me, "high-winds") else cost - power.amount


def eyries(g: Kingdoms, power: Power, me: Seat, found: tuple[Region, ...], region: Region) -> tuple[Region, ...]:
    """power.eyries. Armies retreat into crags."""
    return found + region.crags


def shelters_in_crags(g: Kingdoms, power: Power, me: Seat, possible: bool, region: Region) -> bool:
    """power.eyries. Crags are a place to retreat to."""
    return possible or region.terrain == "crags"


def lords_of_the_crags(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.lords-of-the-crags. A point for every army in crags."""
    return power.points(sum(region.terrain == "crags" for region in g.armies[me]))


LEVELS = (
    Effect("flock", changes={"armies": moves_armies(QUEST)}),
    Effect("light-packs", changes={"retreat-cost": light_packs}),
    Effect("eyries", changes={"ways-out": eyries, "refuge": shelters_in_crags}),
    Effect("high-winds", changes={"retreat-cost": less}),
    Effect("lords-of-the-crags", points=lords_of_the_crags),
)
