"""Moving: where armies may go, and what happens when they arrive."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from crownlands.core.components import Component
from crownlands.core.decisions import Fact, Facts, Reason, Seat
from crownlands.games.kingdoms.components import ROOM, Action, Region, Territory
from crownlands.games.kingdoms.dials import cannot_storm
from crownlands.games.kingdoms.exploration import explore
from crownlands.games.kingdoms.growth import room
from crownlands.games.kingdoms.moments import modified
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.war import fight_here

FULL = Reason("region-full", "move.limits")
LAST_ATTACKS = Reason("last-army-attacks", "move.last")
LAST_DEFENDS = Reason("last-army-defends", "move.last")
HAS_MOVED = Reason("has-moved", "move")
SEARCHING = Reason("searching", "ruins")


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


def forced_war(g: Kingdoms, me: Seat, options: Sequence[Component]) -> bool:
    """move, war. Whether the only way leads to another's army: nobody starts a war without being asked."""
    if len(options) > 1:
        return False
    only = options[0]
    return isinstance(only, Region) and any(owner != me for owner in g.garrison[only.index])


def roads(g: Kingdoms, me: Seat, region: Region) -> Iterable[Region]:
    """patrol, map.rivers, map.impassable, power.tunnels, .swimmers, .wings, .deep-home. The adjacent regions."""
    near = region.near
    found = modified(g, me, "roads", near, region)
    if found is near:
        return near
    return [other for other in dict.fromkeys(found) if other is not region]


def edges(g: Kingdoms, me: Seat, territory: Territory) -> Iterable[Region]:
    """quest, power.shadow-road, power.deep-home. The regions from which and to which a quest can lead."""
    return modified(g, me, "edges", territory.edges, territory)


class Moved(NamedTuple):
    """power.swarm, power.flock. An army that has had its move: where it is now, and whether it lies there."""

    region: Region
    lying: bool


def arrived(at: Region | None) -> list[Moved]:
    """ruins. An army after its march: lying if it came to ruins; nothing if it is no longer in play."""
    return [] if at is None else [Moved(at, at.ruins)]


def moved_facts(moved: Sequence[Moved]) -> dict[str, Fact]:
    """power.swarm, power.flock. Which armies have had their move, for a question about the others."""
    if not moved:
        return {}
    standing = [each.region for each in moved if not each.lying]
    return {"moved": standing, "lain": [each.region for each in moved if each.lying]}


def moved_so_far(facts: Facts) -> list[Moved]:
    """power.swarm, power.flock. The same, read from a question."""
    found = []
    for key, lying in (("moved", False), ("lain", True)):
        regions = facts.get(key, ())
        assert isinstance(regions, Sequence)
        found += [Moved(region, lying) for region in regions if isinstance(region, Region)]
    return found


def cannot_set_out(g: Kingdoms, me: Seat, region: Region, moved: Sequence[Moved]) -> Reason | None:
    """ruins, power.swarm, power.flock. Why no army here can go: all that stand have had their move."""
    if not moved and not g.lying[me]:
        return None
    standing = g.armies[me].count(region) - g.lying[me].count(region)
    if standing > moved.count(Moved(region, lying=False)):
        return None
    return HAS_MOVED if standing or Moved(region, lying=True) in moved else SEARCHING


def gains_on_entering(g: Kingdoms, me: Seat, region: Region, action: Action) -> list[tuple[int, int]]:
    """magic. What coming to a region gives by the seat's powers: of what, and how much."""
    nothing: list[tuple[int, int]] = []
    return modified(g, me, "arrival", nothing, region, action)


def gain_on_entering(g: Kingdoms, me: Seat, region: Region, action: Action) -> None:
    """magic. An army has come to a region, and has won the war for it if there was one."""
    for resource, amount in gains_on_entering(g, me, region, action):
        g.gain(me, resource, amount)


async def march(
    g: Kingdoms, me: Seat, source: Region, target: Region, action: Action
) -> tuple[Region | None, bool]:
    """move, war, exploration.reveal. War first, then powers, then a token.

    Where the army is then (nowhere, if it left the game), and whether it is free to go on.
    """
    g.take(me, source, standing=True)
    g.put(me, target)
    g.tell("moved", me, source=source, target=target, action=action)
    crowd = g.garrison[target.index]
    peaceful = crowd.count(me) == len(crowd)
    if not peaceful:
        at, stays = await fight_here(g, me, target)
        if not stays:
            return at, False
    gain_on_entering(g, me, target, action)
    if g.variants.exploration and not await explore(g, me, target):
        return None, False
    return target, peaceful
