"""Patrol and quest: where armies may go, and what happens when they arrive."""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.core.components import Component
from crownlands.core.decisions import Facts, Reason, Seat
from crownlands.games.kingdoms.ambush import ambush, swappable
from crownlands.games.kingdoms.components import PATROL, QUEST, ROOM, STAND_UP, SWAP, Action, Region, Territory
from crownlands.games.kingdoms.dials import cannot_storm
from crownlands.games.kingdoms.exploration import explore
from crownlands.games.kingdoms.growth import room
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.war import fight_here

FULL = Reason("region-full", "move.limits")
LAST_ATTACKS = Reason("last-army-attacks", "move.last")
LAST_DEFENDS = Reason("last-army-defends", "move.last")


# -- where to -----------------------------------------------------------------------------------------------


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
    """patrol, map.rivers, map.impassable, power.tunnels, power.swimmers, power.wings, power.deep-home. Next regions."""
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


def patrol_targets(g: Kingdoms, me: Seat, source: Region) -> list[Region]:
    """patrol. Where an army can go on its territory."""
    return [region for region in roads(g, me, source) if cannot_enter(g, me, source, region) is None]


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


def quest_targets(g: Kingdoms, me: Seat, source: Region) -> list[Region]:
    """quest. The edges of all other territories that can be entered."""
    home = source.territory
    return [
        region
        for territory in g.territories
        if territory is not home
        for region in edges(g, me, territory)
        if cannot_enter(g, me, source, region) is None
    ]


# -- patrol -------------------------------------------------------------------------------------------------


def can_patrol(g: Kingdoms, me: Seat, source: Region) -> bool:
    """patrol. Whether an army that stands here can go anywhere."""
    return any(cannot_enter(g, me, source, region) is None for region in roads(g, me, source))


def cannot_patrol(g: Kingdoms, me: Seat) -> Reason | None:
    """patrol. Why no army can patrol, nor stand up."""
    if g.lying[me]:
        return None
    for region in g.armies[me]:
        if can_patrol(g, me, region):
            return None
    return Reason("nowhere-to-patrol", "patrol")


def patrol_sources(g: Kingdoms, me: Seat, moved: Region | None) -> list[Region]:
    """patrol, ruins, power.swarm. Regions with an army that can patrol or stand up, but not the one that has moved."""
    sources = [region for region in g.standing(me) if can_patrol(g, me, region)]
    if moved in sources and g.armies[me].count(moved) - g.lying[me].count(moved) == 1:
        sources.remove(moved)
    sources += [region for region in dict.fromkeys(g.lying[me]) if region not in sources and region is not moved]
    return sources


async def patrol(g: Kingdoms, me: Seat) -> None:
    """patrol, power.swarm. One army goes to the next region; with some powers another one too."""
    armies = next((power.amount for power in g.powers[me] if power.does.patrol_armies), 1)
    moved: Region | None = None
    for number in range(armies):
        sources = patrol_sources(g, me, moved)
        if not sources:
            return
        if number == 0:
            source = await g.choose(me, "patrol-from", sources, "patrol")
        else:
            again = await g.may_choose(me, "patrol-again", sources, "power.swarm")
            if again is None:
                return
            source = again
        moved = await patrol_from(g, me, source)


async def patrol_from(g: Kingdoms, me: Seat, source: Region) -> Region:
    """patrol, ruins. The army of a region goes on its way, or a lying one stands up; where it is then."""
    options: list[Component] = []
    if source not in g.lying[me] or g.armies[me].count(source) > g.lying[me].count(source):
        options += patrol_targets(g, me, source)
    if source in g.lying[me]:
        options.append(STAND_UP)
    target = await g.choose(me, "patrol-to", options, "patrol", {"from": source})
    if not isinstance(target, Region):
        g.lying[me].remove(source)
        g.tell("stood-up", me, region=source)
        return source
    if await march(g, me, source, target, PATROL):
        steps = next((power.amount for power in g.powers[me] if power.does.patrol_steps), 1)
        return await patrol_on(g, me, target, steps - 1, "power.gallop")
    return target


async def patrol_on(g: Kingdoms, me: Seat, at: Region, steps: int, rule: str) -> Region:
    """power.gallop, power.charge. The same army may go on, as long as it stands and met no war."""
    for _ in range(steps):
        if at.ruins:
            break
        target = await g.may_choose(me, "patrol-on", patrol_targets(g, me, at), rule, {"from": at})
        if target is None:
            break
        free = await march(g, me, at, target, PATROL)
        at = target
        if not free:
            break
    return at


# -- quest --------------------------------------------------------------------------------------------------


def quest_sources(g: Kingdoms, me: Seat, moved: Region | None = None) -> list[Region]:
    """quest, power.flock. Edge regions with a standing army that can go somewhere, but not the one that has moved."""
    sources = [
        region
        for region in g.standing(me)
        if region in edges(g, me, region.territory) and can_quest(g, me, region)
    ]
    if moved in sources and g.armies[me].count(moved) - g.lying[me].count(moved) == 1:
        sources.remove(moved)
    return sources


def can_quest(g: Kingdoms, me: Seat, source: Region) -> bool:
    """quest. Whether there is a way out of this territory."""
    for territory in g.territories:
        if territory is not source.territory:
            for region in edges(g, me, territory):
                if cannot_enter(g, me, source, region) is None:
                    return True
    return False


def cannot_quest(g: Kingdoms, me: Seat) -> Reason | None:
    """quest. Why no army can go on a quest."""
    for region in g.standing(me):
        if region in edges(g, me, region.territory) and can_quest(g, me, region):
            return None
    return None if swappable(g, me) else Reason("nowhere-to-quest", "quest")


async def quest(g: Kingdoms, me: Seat) -> None:
    """quest, power.ambush, power.flock. One army goes from edge to edge of two territories."""
    armies = next((power.amount for power in g.powers[me] if power.does.quest_armies), 1)
    moved: Region | None = None
    for number in range(armies):
        options: list[Component] = list(quest_sources(g, me, moved))
        if number == 0:
            if swappable(g, me):
                options.append(SWAP)
            source = await g.choose(me, "quest-from", options, "quest")
        else:
            again = await g.may_choose(me, "quest-again", options, "power.flock")
            if again is None:
                return
            source = again
        if isinstance(source, Region):
            moved = await quest_from(g, me, source)
        else:
            await ambush(g, me)
            return


async def quest_from(g: Kingdoms, me: Seat, source: Region) -> Region:
    """quest, power.charge. The army arrives; by some powers it may patrol at once. Where it is then."""
    facts: Facts = {"from": source}
    target = await g.choose(me, "quest-to", quest_targets(g, me, source), "quest", facts)
    if not await march(g, me, source, target, QUEST):
        return target
    if not any(power.does.charges for power in g.powers[me]):
        return target
    steps = next((power.amount for power in g.powers[me] if power.does.patrol_steps), 1)
    return await patrol_on(g, me, target, steps, "power.charge")


# -- arriving -----------------------------------------------------------------------------------------------


async def march(g: Kingdoms, me: Seat, source: Region, target: Region, action: Action) -> bool:
    """move, war, exploration.reveal. An army arrives: war first, then powers, then a token. Whether it is free to go on."""
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
