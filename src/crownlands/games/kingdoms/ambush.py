"""power.ambush. Two armies change places instead of a quest."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import QUEST, ROOM, Region
from crownlands.games.kingdoms.exploration import explore
from crownlands.games.kingdoms.growth import may_live
from crownlands.games.kingdoms.movement import gain_on_entering
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.war import fight_here


def swappable(g: Kingdoms, me: Seat) -> list[Region]:
    """power.ambush. The own regions from which an army can change places with another player's."""
    if not any(power.does.swaps for power in g.powers[me]):
        return []
    return [region for region in g.standing(me) if swap_targets(g, me, region)]


def swap_targets(g: Kingdoms, me: Seat, source: Region) -> list[Region]:
    """power.ambush. Regions held by one other player alone; no war with or of a last army may come of it."""
    return [
        region
        for other in g.others(me)
        for region in dict.fromkeys(g.armies[other])
        if can_swap(g, me, source, other, region)
    ]


def can_swap(g: Kingdoms, me: Seat, source: Region, other: Seat, target: Region) -> bool:
    """power.ambush, move.last, move.limits. Whether this exchange is allowed, with all wars that would follow."""
    there, here = g.garrison[target.index], g.garrison[source.index]
    if there.count(other) < len(there) or not may_live(g, me, target) or not may_live(g, other, source):
        return False
    if len(there) > ROOM or len(here) > ROOM:
        return False
    left = list(here)
    left.remove(me)
    fighters = {me, other} if len(there) > 1 else set()
    for owner in left:
        if owner != other:
            fighters |= {owner, other}
    return all(len(g.armies[fighter]) > 1 for fighter in fighters)


async def ambush(g: Kingdoms, me: Seat) -> None:
    """power.ambush. The exchange, then a war wherever two players meet: first where the seat has gone."""
    source = await g.choose(me, "swap-mine", swappable(g, me), "power.ambush")
    target = await g.choose(me, "swap-theirs", swap_targets(g, me, source), "power.ambush", {"from": source})
    other = g.garrison[target.index][0]
    g.take(me, source, standing=True)
    g.take(other, target)
    g.put(me, target)
    g.put(other, source)
    g.tell("swapped", me, source=source, target=target, foe=g.name(other))
    g.contested = [region for region in (target, source) if len(set(g.garrison[region.index])) > 1]
    stays = target not in g.contested or (await fight_here(g, me, target)).stays
    if source in g.contested:
        await fight_here(g, me if me in g.garrison[source.index] else other, source)
    if stays and me in g.garrison[target.index]:
        gain_on_entering(g, me, target, QUEST)
        await explore(g, me, target)
    if other in g.garrison[source.index]:
        await explore(g, other, source)
