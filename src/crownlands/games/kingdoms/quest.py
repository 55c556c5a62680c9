"""Quest: an army goes from the edge of one territory to the edge of another."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.kingdoms.ambush import ambush, cannot_ambush
from crownlands.games.kingdoms.components import QUEST, SWAP, Region
from crownlands.games.kingdoms.moments import modified, named
from crownlands.games.kingdoms.movement import (
    Moved,
    arrived,
    cannot_enter,
    cannot_set_out,
    edges,
    forced_war,
    march,
    moved_facts,
)
from crownlands.games.kingdoms.patrol import patrol_on
from crownlands.games.kingdoms.state import Kingdoms

NOWHERE = Reason("nowhere-to-quest", "quest")
NO_WAY = Reason("no-way-from-here", "quest")
NOT_AT_THE_EDGE = Reason("not-at-the-edge", "quest")


def cannot_arrive(g: Kingdoms, me: Seat, source: Region, region: Region) -> Reason | None:
    """quest, move.limits, move.last. Why a quest from one region cannot end in another."""
    if region not in edges(g, me, region.territory):
        return NOT_AT_THE_EDGE
    return cannot_enter(g, me, source, region)


def quest_targets(g: Kingdoms, me: Seat, source: Region) -> list[Region]:
    """quest. Where an army can arrive: `cannot_arrive` for the edges of all other territories, quicker."""
    return [
        region
        for territory in g.territories
        if territory is not source.territory
        for region in edges(g, me, territory)
        if cannot_enter(g, me, source, region) is None
    ]


def has_quest(g: Kingdoms, me: Seat, source: Region) -> bool:
    """quest. Whether there is a way out of this territory."""
    home = source.territory
    for territory in g.territories:
        if territory is not home:
            for region in edges(g, me, territory):
                if cannot_enter(g, me, source, region) is None:
                    return True
    return False


def cannot_quest_from(g: Kingdoms, me: Seat, region: Region, moved: Sequence[Moved] = ()) -> Reason | None:
    """quest, ruins, power.flock. Why no army of a region can go on a quest."""
    reason = cannot_set_out(g, me, region, moved)
    if reason is not None:
        return reason
    if region not in edges(g, me, region.territory):
        return NOT_AT_THE_EDGE
    return None if has_quest(g, me, region) else NO_WAY


def cannot_quest(g: Kingdoms, me: Seat) -> Reason | None:
    """quest, power.ambush. Why no army can go on a quest, nor change places."""
    for region in g.armies[me]:
        if cannot_quest_from(g, me, region) is None:
            return None
    if named(g, me, "ambush") and cannot_ambush(g, me) is None:
        return None
    return NOWHERE


def quest_sources(g: Kingdoms, me: Seat, moved: Sequence[Moved] = ()) -> list[Region]:
    """quest, power.flock. Edge regions with a standing army that can go somewhere, and has not done so yet."""
    own = dict.fromkeys(g.armies[me])
    return [region for region in own if cannot_quest_from(g, me, region, moved) is None]


async def quest(g: Kingdoms, me: Seat) -> None:
    """quest, power.ambush, power.flock. One army goes from edge to edge of two territories.

    An ambush takes the place of the whole quest: with *flock* too no other army sets out.
    """
    armies = modified(g, me, "armies", 1, QUEST)
    moved: list[Moved] = []
    for number in range(armies):
        options: list[Component] = list(quest_sources(g, me, moved))
        if number == 0:
            if named(g, me, "ambush") and cannot_ambush(g, me) is None:
                options.append(SWAP)
            source = await g.choose(me, "quest-from", options, "quest")
        else:
            again = await g.may_choose(me, "quest-again", options, "power.flock", moved_facts(moved))
            if again is None:
                return
            source = again
        if isinstance(source, Region):
            moved += await quest_from(g, me, source)
        else:
            await ambush(g, me)
            return


async def quest_from(g: Kingdoms, me: Seat, source: Region) -> list[Moved]:
    """quest, power.charge. The army arrives; by some powers it may patrol at once. How it is then."""
    targets = quest_targets(g, me, source)
    ask = forced_war(g, me, targets)
    target = await g.choose(me, "quest-to", targets, "quest", {"from": source}, always_ask=ask)
    at, free = await march(g, me, source, target, QUEST)
    if free and named(g, me, "charge"):
        steps = modified(g, me, "steps", 1)
        at = await patrol_on(g, me, target, steps, "power.charge")
    return arrived(at)
