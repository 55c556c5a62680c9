"""Patrol: an army goes to the next region, or stands up in ruins."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.kingdoms.components import PATROL, STAND_UP, Region
from crownlands.games.kingdoms.movement import Moved, arrived, cannot_enter, idle, march, roads
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


def can_stand_up(g: Kingdoms, me: Seat, region: Region, moved: Sequence[Moved]) -> bool:
    """ruins, power.swarm. Whether an army lies here that has not had its move."""
    return g.lying[me].count(region) > moved.count(Moved(region, lying=True))


def patrol_sources(g: Kingdoms, me: Seat, moved: Sequence[Moved] = ()) -> list[Region]:
    """patrol, ruins, power.swarm. Regions with an army that can patrol or stand up, and has not done so yet."""
    sources = [region for region in g.standing(me) if idle(g, me, region, moved) and can_patrol(g, me, region)]
    for region in dict.fromkeys(g.lying[me]):
        if region not in sources and can_stand_up(g, me, region, moved):
            sources.append(region)
    return sources


async def patrol(g: Kingdoms, me: Seat) -> None:
    """patrol, power.swarm. One army goes to the next region; with some powers another one too."""
    armies = next((power.amount for power in g.powers[me] if power.does.patrol_armies), 1)
    moved: list[Moved] = []
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
        moved += await patrol_from(g, me, source, moved)


async def patrol_from(g: Kingdoms, me: Seat, source: Region, moved: Sequence[Moved]) -> list[Moved]:
    """patrol, ruins. An army of a region goes on its way, or a lying one stands up; how it is then."""
    options: list[Component] = []
    if idle(g, me, source, moved):
        options += patrol_targets(g, me, source)
    if can_stand_up(g, me, source, moved):
        options.append(STAND_UP)
    target = await g.choose(me, "patrol-to", options, "patrol", {"from": source})
    if not isinstance(target, Region):
        g.lying[me].remove(source)
        g.tell("stood-up", me, region=source)
        return [Moved(source, lying=False)]
    at, free = await march(g, me, source, target, PATROL)
    if free:
        steps = next((power.amount for power in g.powers[me] if power.does.patrol_steps), 1)
        at = await patrol_on(g, me, target, steps - 1, "power.gallop")
    return arrived(at)


async def patrol_on(g: Kingdoms, me: Seat, at: Region, steps: int, rule: str) -> Region | None:
    """power.gallop, power.charge. The same army may go on, as long as it stands and met no war."""
    for _ in range(steps):
        if at.ruins:
            break
        target = await g.may_choose(me, "patrol-on", patrol_targets(g, me, at), rule, {"from": at})
        if target is None:
            break
        now, free = await march(g, me, at, target, PATROL)
        if not free:
            return now
        at = target
    return at
