"""Patrol: an army goes to the next region, or stands up in ruins."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.components import Component
from crownlands.core.decisions import Facts, Reason, Seat
from crownlands.games.kingdoms.components import PATROL, STAND_UP, Region
from crownlands.games.kingdoms.moments import modified
from crownlands.games.kingdoms.movement import (
    HAS_MOVED,
    Moved,
    arrived,
    cannot_enter,
    cannot_set_out,
    forced_war,
    march,
    moved_facts,
    roads,
)
from crownlands.games.kingdoms.state import Kingdoms

NO_WAY = Reason("no-way-from-here", "patrol")
NOWHERE = Reason("nowhere-to-patrol", "patrol")


def cannot_step(
    g: Kingdoms, me: Seat, source: Region, region: Region, moved: Sequence[Moved] = ()
) -> Reason | None:
    """patrol, map.rivers, map.impassable. Why no army of one region can patrol to another of its territory."""
    reason = cannot_set_out(g, me, source, moved)
    if reason is not None:
        return reason
    if region in roads(g, me, source):
        return cannot_enter(g, me, source, region)
    if not region.open:
        return Reason("impassable", "map.impassable")
    return Reason("river", "map.rivers") if region in source.rivers else Reason("not-adjacent", "patrol")


def patrol_targets(g: Kingdoms, me: Seat, source: Region) -> list[Region]:
    """patrol. Where an army that stands here can go: `cannot_step` for the adjacent regions only, quicker."""
    return [region for region in roads(g, me, source) if cannot_enter(g, me, source, region) is None]


def has_way(g: Kingdoms, me: Seat, source: Region) -> bool:
    """patrol. Whether an army that stands here can go anywhere."""
    for region in roads(g, me, source):  # noqa: SIM110 - asked at every turn, and a generator costs more than it
        if cannot_enter(g, me, source, region) is None:
            return True
    return False


def cannot_patrol(g: Kingdoms, me: Seat) -> Reason | None:
    """patrol. Why no army can patrol, nor stand up."""
    if g.lying[me]:
        return None
    for region in g.armies[me]:
        if has_way(g, me, region):
            return None
    return NOWHERE


def cannot_stand_up(g: Kingdoms, me: Seat, region: Region, moved: Sequence[Moved]) -> Reason | None:
    """ruins, power.swarm. Why no army stands up here: none lies, or it has had its move."""
    return None if g.lying[me].count(region) > moved.count(Moved(region, lying=True)) else HAS_MOVED


def cannot_patrol_from(g: Kingdoms, me: Seat, region: Region, moved: Sequence[Moved]) -> Reason | None:
    """patrol, ruins, power.swarm. Why the armies of a region can neither patrol nor stand up."""
    if cannot_stand_up(g, me, region, moved) is None:
        return None
    reason = cannot_set_out(g, me, region, moved)
    return NO_WAY if reason is None and not has_way(g, me, region) else reason


def patrol_sources(g: Kingdoms, me: Seat, moved: Sequence[Moved] = ()) -> list[Region]:
    """patrol, ruins, power.swarm. Regions with an army that can patrol or stand up, and has not done so yet."""
    own = dict.fromkeys([*g.standing(me), *g.lying[me]])
    return [region for region in own if cannot_patrol_from(g, me, region, moved) is None]


async def patrol(g: Kingdoms, me: Seat) -> None:
    """patrol, power.swarm. One army goes to the next region; with some powers another one too."""
    armies = modified(g, me, "armies", 1, PATROL)
    moved: list[Moved] = []
    for number in range(armies):
        sources = patrol_sources(g, me, moved)
        if not sources:
            return
        if number == 0:
            source = await g.choose(me, "patrol-from", sources, "patrol")
        else:
            again = await g.may_choose(me, "patrol-again", sources, "power.swarm", moved_facts(moved))
            if again is None:
                return
            source = again
        moved += await patrol_from(g, me, source, moved)


async def patrol_from(g: Kingdoms, me: Seat, source: Region, moved: Sequence[Moved]) -> list[Moved]:
    """patrol, ruins. An army of a region goes on its way, or a lying one stands up; how it is then."""
    options: list[Component] = []
    if cannot_set_out(g, me, source, moved) is None:
        options += patrol_targets(g, me, source)
    if cannot_stand_up(g, me, source, moved) is None:
        options.append(STAND_UP)
    facts: Facts = {"from": source, **moved_facts(moved)}
    ask = forced_war(g, me, options)
    target = await g.choose(me, "patrol-to", options, "patrol", facts, always_ask=ask)
    if not isinstance(target, Region):
        g.lying[me].remove(source)
        g.tell("stood-up", me, region=source)
        return [Moved(source, lying=False)]
    at, free = await march(g, me, source, target, PATROL)
    if free:
        steps = modified(g, me, "steps", 1)
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
