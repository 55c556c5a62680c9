"""power.ambush. Two armies change places instead of a quest."""

from __future__ import annotations

from crownlands.core.decisions import Reason, Seat
from crownlands.games.kingdoms.components import QUEST, ROOM, Region
from crownlands.games.kingdoms.exploration import explore
from crownlands.games.kingdoms.growth import may_live
from crownlands.games.kingdoms.movement import gain_on_entering
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.war import fight_here


def cannot_ambush(g: Kingdoms, me: Seat) -> Reason | None:
    """power.ambush. Why no army at all can change places."""
    for region in g.standing(me):
        if cannot_swap_from(g, me, region) is None:
            return None
    return Reason("nobody-to-swap", "power.ambush")


def cannot_swap_from(g: Kingdoms, me: Seat, source: Region) -> Reason | None:
    """power.ambush. Why the army of a region cannot change places with anybody's."""
    return None if swap_targets(g, me, source) else Reason("nobody-to-swap", "power.ambush")


def strangers(g: Kingdoms, me: Seat) -> list[Region]:
    """power.ambush. The regions with an army of another player, seat by seat."""
    return list(dict.fromkeys(region for other in g.others(me) for region in g.armies[other]))


def swap_targets(g: Kingdoms, me: Seat, source: Region) -> list[Region]:
    """power.ambush. Regions held by one other player alone; no war with a last army may follow."""
    return [region for region in strangers(g, me) if cannot_swap(g, me, source, region) is None]


def cannot_swap(g: Kingdoms, me: Seat, source: Region, target: Region) -> Reason | None:
    """power.ambush, move.last, move.limits. Why two armies cannot change places, with the wars to follow."""
    there, here = g.garrison[target.index], g.garrison[source.index]
    other = there[0]
    if there.count(other) < len(there):
        return Reason("shared-region", "power.ambush")
    if not may_live(g, me, target) or not may_live(g, other, source):
        return Reason("impassable", "map.impassable")
    if len(there) > ROOM or len(here) > ROOM:
        return Reason("region-full", "move.limits")
    fighters = {owner for war in wars_of_swap(g, me, source, target).values() for owner in war}
    if me in fighters and len(g.armies[me]) == 1:
        return Reason("last-army-attacks", "move.last")
    if any(len(g.armies[fighter]) == 1 for fighter in fighters):
        return Reason("last-army-defends", "move.last")
    return None


def wars_of_swap(g: Kingdoms, me: Seat, source: Region, target: Region) -> dict[Region, set[int]]:
    """power.ambush, war. Where an exchange would bring different players together, and who they are."""
    there, left = g.garrison[target.index], list(g.garrison[source.index])
    left.remove(me)
    other = there[0]
    wars = {target: {me, other}} if len(there) > 1 else {}
    if any(owner != other for owner in left):
        wars[source] = {other, *left}
    return wars


async def ambush(g: Kingdoms, me: Seat) -> None:
    """power.ambush. The exchange, then a war wherever two players meet: first where the seat has gone."""
    own = [region for region in g.standing(me) if cannot_swap_from(g, me, region) is None]
    source = await g.choose(me, "swap-mine", own, "power.ambush")
    targets = swap_targets(g, me, source)
    ask = bool(wars_of_swap(g, me, source, targets[0]))  # a single target only if it starts a war
    target = await g.choose(me, "swap-theirs", targets, "power.ambush", {"from": source}, always_ask=ask)
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
