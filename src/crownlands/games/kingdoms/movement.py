"""Moving: where armies may go, and what happens when they arrive."""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.core.decisions import Reason, Seat
from crownlands.games.kingdoms.components import ROOM, Action, Region, Territory
from crownlands.games.kingdoms.dials import cannot_storm
from crownlands.games.kingdoms.exploration import explore
from crownlands.games.kingdoms.growth import room
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.war import fight_here

FULL = Reason("region-full", "move.limits")
LAST_ATTACKS = Reason("last-army-attacks", "move.last")
LAST_DEFENDS = Reason("last-army-defends", "move.last")


def cannot_enter(g: Kingdoms, me: Seat, source: Region, region: Region) -> Reason | None:
    """move.limits, move.last, two.war. Why an army may not come to a region that it could reach."""
    crowd = g.garrison[region.index]
    if not crowd:
        return None
    if len(crowd) >= ROOM and (crowd.count(me) < len(crowd) or len(crowd) >= room(g, me, region)):
        return FULL
    other = crowd[0]
    if other == me:
        return None
    if len(g.armies[me]) == 1:
        return LAST_ATTACKS
    if other == g.seats:
        return cannot_storm(g, me, source, region)
    return LAST_DEFENDS if len(g.armies[other]) == 1 else None


def roads(g: Kingdoms, me: Seat, region: Region) -> Iterable[Region]:
    """patrol, map.rivers, map.impassable, power.tunnels, .swimmers, .wings, .deep-home. The adjacent regions."""
    found = region.near
    for power in g.powers[me]:
        does = power.does
        if does.crosses:
            links = region.water_links if does.crosses == "water" else region.crag_links
            found += region.rivers + links
        elif does.roams:
            found += region.territory.open
        elif does.occupies == "water":
            found += region.waters
    if found is region.near:
        return found
    return [other for other in dict.fromkeys(found) if other is not region]


def edges(g: Kingdoms, me: Seat, territory: Territory) -> Iterable[Region]:
    """quest, power.shadow-road, power.deep-home. The regions from which and to which a quest can lead."""
    found = territory.edges
    for power in g.powers[me]:
        does = power.does
        if does.secret_edge or does.occupies:
            found += tuple(
                region
                for region in territory.regions
                if region not in found
                and (region.terrain == does.secret_edge or (region.edge and region.terrain == does.occupies))
            )
    return found


def idle(g: Kingdoms, me: Seat, region: Region, moved: Region | None) -> bool:
    """power.swarm, power.flock. Whether another army stands here than the one that has just moved."""
    return region is not moved or g.armies[me].count(region) - g.lying[me].count(region) > 1


async def march(g: Kingdoms, me: Seat, source: Region, target: Region, action: Action) -> bool:
    """move, war, exploration.reveal. War first, then powers, then a token. Whether the army is free to go on."""
    g.take(me, source, standing=True)
    g.put(me, target)
    g.tell("moved", me, source=source, target=target, action=action)
    crowd = g.garrison[target.index]
    peaceful = crowd.count(me) == len(crowd)
    if not peaceful and not await fight_here(g, me, target):
        return False
    for power in g.powers[me]:
        if power.does.entered is not None:
            power.does.entered(g, power, me, target, action)
    if g.options.exploration and g.tokens[target.index] is not None and not g.turned[target.index]:
        return await explore(g, me, target) and peaceful
    return peaceful
