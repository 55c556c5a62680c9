"""Quest: an army goes from the edge of one territory to the edge of another."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.kingdoms.ambush import ambush, swappable
from crownlands.games.kingdoms.components import QUEST, SWAP, Region
from crownlands.games.kingdoms.movement import Moved, arrived, cannot_enter, edges, idle, march
from crownlands.games.kingdoms.patrol import patrol_on
from crownlands.games.kingdoms.state import Kingdoms


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


def quest_sources(g: Kingdoms, me: Seat, moved: Sequence[Moved] = ()) -> list[Region]:
    """quest, power.flock. Edge regions with a standing army that can go somewhere, and has not done so yet."""
    return [
        region
        for region in g.standing(me)
        if idle(g, me, region, moved) and region in edges(g, me, region.territory) and can_quest(g, me, region)
    ]


async def quest(g: Kingdoms, me: Seat) -> None:
    """quest, power.ambush, power.flock. One army goes from edge to edge of two territories."""
    armies = next((power.amount for power in g.powers[me] if power.does.quest_armies), 1)
    moved: list[Moved] = []
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
            moved += await quest_from(g, me, source)
        else:
            await ambush(g, me)
            return


async def quest_from(g: Kingdoms, me: Seat, source: Region) -> list[Moved]:
    """quest, power.charge. The army arrives; by some powers it may patrol at once. How it is then."""
    target = await g.choose(me, "quest-to", quest_targets(g, me, source), "quest", {"from": source})
    at, free = await march(g, me, source, target, QUEST)
    if free and any(power.does.charges for power in g.powers[me]):
        steps = next((power.amount for power in g.powers[me] if power.does.patrol_steps), 1)
        at = await patrol_on(g, me, target, steps, "power.charge")
    return arrived(at)
