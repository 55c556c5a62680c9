"""Patrol: an army goes to the next region, or stands up in ruins."""

from __future__ import annotations

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.kingdoms.components import PATROL, STAND_UP, Region
from crownlands.games.kingdoms.movement import cannot_enter, idle, march, roads
from crownlands.games.kingdoms.state import Kingdoms


def patrol_targets(g: Kingdoms, me: Seat, source: Region) -> list[Region]:
    """patrol. Where an army can go on its territory."""
    return [region for region in roads(g, me, source) if cannot_enter(g, me, source, region) is None]


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
    """patrol, ruins, power.swarm. Regions with an army that can patrol or stand up, and has not done so yet."""
    sources = [region for region in g.standing(me) if idle(g, me, region, moved) and can_patrol(g, me, region)]
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
