"""power.ice-floes, .cold-snap, .ice-masonry, .frostbite, .frozen-seas.

Arctic Elementals: ice on the water. A faction of Heroes' Call.
"""

from __future__ import annotations

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import lose_any
from crownlands.games.kingdoms.components import Power, Region
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


async def cold_snap(g: Kingdoms, power: Power, me: Seat) -> None:
    """power.cold-snap. Everybody else loses resources, once, of their own choice."""
    for other in g.others(me):
        await lose_any(g, other, power.amount, "power.cold-snap")


def ice_masonry(g: Kingdoms, power: Power, me: Seat, cost: int) -> int:
    """power.ice-masonry. Building is cheaper with an army in or at the water."""
    return cost - power.amount if any(region.coast for region in g.armies[me]) else cost


def ice_floes(
    g: Kingdoms, power: Power, me: Seat, found: tuple[Region, ...], region: Region
) -> tuple[Region, ...]:
    """power.ice-floes. Armies retreat into the water."""
    return found + region.waters


def shelters_in_water(g: Kingdoms, power: Power, me: Seat, possible: bool, region: Region) -> bool:
    """power.ice-floes. Water is a place to retreat to."""
    return possible or region.terrain == "water"


async def frostbite(g: Kingdoms, power: Power, me: Seat) -> None:
    """power.frostbite. One other player loses the highest level of magic."""
    victims = [PLAYERS[other] for other in g.others(me) if g.powers[other]]
    if victims:
        victim = await g.choose(me, "frostbite", victims, "power.frostbite")
        lost = g.powers[victim.seat].pop()
        del g.shapes[victim.seat][len(g.powers[victim.seat]) :]
        g.tell("forgot", victim.seat, power=lost, level=len(g.powers[victim.seat]))


def frozen_seas(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.frozen-seas. A point for every army in the water."""
    return power.points(sum(region.terrain == "water" for region in g.armies[me]))


LEVELS = (
    Effect("ice-floes", changes={"ways-out": ice_floes, "refuge": shelters_in_water}),
    Effect("cold-snap", at={"learned": cold_snap}),
    Effect("ice-masonry", changes={"build-cost": ice_masonry}),
    Effect("frostbite", at={"learned": frostbite}),
    Effect("frozen-seas", points=frozen_seas),
)
