"""war.retreat. What happens to a beaten army: it retreats, it is saved, or it goes back to the supply."""

from __future__ import annotations

from crownlands.core.components import Component
from crownlands.core.decisions import Facts, Reason, Seat
from crownlands.games.kingdoms.components import FOOD, GIVE_UP, Region
from crownlands.games.kingdoms.dials import controlled
from crownlands.games.kingdoms.growth import affordable, may_live, pay, room
from crownlands.games.kingdoms.moments import happen, modified
from crownlands.games.kingdoms.state import Kingdoms


def cannot_shelter(g: Kingdoms, me: Seat, region: Region) -> Reason | None:
    """move.limits, war.retreat. Why a beaten army cannot come to a region: others are there, or too many."""
    crowd = g.garrison[region.index]
    if crowd.count(me) != len(crowd):
        return Reason("retreat-into-war", "war.retreat")
    return None if len(crowd) < room(g, me, region) else Reason("region-full", "move.limits")


def ways_out(g: Kingdoms, me: Seat, region: Region) -> list[Region]:
    """war.retreat, power.carry-the-fallen, .eyries, .ice-floes. The regions that a beaten army can reach."""
    found = modified(g, me, "ways-out", region.near, region)
    return [other for other in dict.fromkeys(found) if other is not region]


def refuges(g: Kingdoms, me: Seat, region: Region) -> list[Region]:
    """war.retreat. Where a beaten army can go without a war."""
    return [place for place in ways_out(g, me, region) if cannot_shelter(g, me, place) is None]


def cannot_give_up(g: Kingdoms, me: Seat, *, free: bool) -> Reason | None:
    """war.last, exploration.lair. Why a beaten army that can retreat cannot be given up instead."""
    if len(g.armies[me]) == 1:
        return Reason("last-army-retreats", "war.last")
    return Reason("spared-army-retreats", "exploration.lair") if free else None


def spared_army(g: Kingdoms, me: Seat, region: Region) -> str:
    """exploration.lair, war.last. Whether an army that a dragon has spared `retreats` or is `lost`."""
    return "retreats" if refuges(g, me, region) or len(g.armies[me]) == 1 else "lost"


def retreat_cost(g: Kingdoms, me: Seat) -> int:
    """war.retreat, power.fleet-hooves, .light-packs, .high-winds. A food for every army, the beaten one too."""
    return max(0, modified(g, me, "retreat-cost", len(g.armies[me])))


async def withdraw(
    g: Kingdoms, me: Seat, region: Region, arrivals: list[Region], *, free: bool = False
) -> Region | None:
    """war.retreat, war.last, exploration.lair. A beaten army leaves a region. Where it is then, if in play.

    `arrivals` remembers where a token may have to be turned when the war is over.
    """
    last = len(g.armies[me]) == 1
    cost = 0 if free else retreat_cost(g, me)
    places = refuges(g, me, region) if affordable(g, me, FOOD, cost, "retreat") else []
    if places:
        must = cannot_give_up(g, me, free=free) is not None
        options: list[Component] = [*places] if must else [*places, GIVE_UP]
        facts: Facts = {"region": region, "cost": cost, "choice": "must" if must else "may", "free": free}
        place = await g.choose(me, "retreat", options, "war.retreat", facts)
        if isinstance(place, Region):
            mana = await pay(g, me, FOOD, cost, "retreat")
            relocate(g, me, region, place)
            g.tell("retreated", me, source=region, target=place, food=cost - mana, mana=mana)
            arrivals.append(place)
            return place
    elif last:
        return await save(g, me, region, arrivals)
    return await bury(g, me, region, in_war=True)


async def save(g: Kingdoms, me: Seat, region: Region, arrivals: list[Region]) -> Region:
    """war.last. The last army goes to the nearest free region; where there is none at all, it stays and shares."""
    free = nearest(g, me, region)
    if not free:
        g.tell("last-army-stays", me, region=region)
        return region
    refuge = await g.choose(me, "last-army", free, "war.last", {"region": region})
    relocate(g, me, region, refuge)
    g.tell("last-army-saved", me, source=region, target=refuge)
    arrivals.append(refuge)
    return refuge


def relocate(g: Kingdoms, me: Seat, source: Region, target: Region) -> None:
    g.take(me, source)
    g.put(me, target)


def nearest(g: Kingdoms, me: Seat, region: Region) -> list[Region]:
    """war.last. The closest regions without any army, by steps of a patrol; else any on the table."""
    seen = {region}
    ring = [region]
    while ring:
        ring = [near for near in dict.fromkeys(n for here in ring for n in here.near) if near not in seen]
        seen.update(ring)
        empty = [place for place in ring if not g.garrison[place.index]]
        if empty:
            return empty
    return [
        place
        for card in g.territories
        for place in card.regions
        if not g.garrison[place.index] and may_live(g, me, place)
    ]


async def bury(g: Kingdoms, me: Seat, region: Region, *, in_war: bool) -> Region | None:
    """war.outcome, exploration.church. An army leaves the game, unless a church saves it: which one."""
    g.take(me, region)
    churches = []
    if in_war and g.variants.exploration:
        churches = [place for place in controlled(g, me, "church") if cannot_shelter(g, me, place) is None]
    church = await g.may_choose(me, "church", churches, "exploration.church", {"region": region})
    if church is not None:
        g.put(me, church)
        g.tokens[church.index] = None
        g.tell("sheltered", me, source=region, target=church)
        return church
    g.tell("removed", me, region=region)
    await happen(g, me, "buried", in_war)
    return None
