"""Collecting resources from the regions that a seat occupies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from crownlands.core.decisions import Facts, Reason, Seat
from crownlands.games.kingdoms.components import MOST, RESOURCES, Power, Region, Resource
from crownlands.games.kingdoms.moments import modified
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.view_types import HarvestView

HAS_MOST: Final = Reason("have-most", "collect.most")
HAS_NONE: Final = Reason("have-none", "magic")
Harvest = list[tuple[Power, int, int]]
"""magic. What powers add when a seat collects: by which power, of what, and how much."""
NO_HARVEST: Final[Harvest] = []
ANY: Final = 3
"""Where a harvest counts the resources of the seat's own choice, after mana, ore and food."""


async def collect(g: Kingdoms, me: Seat) -> None:
    """collect, collect.single, ruins, exploration.camp. One resource per region, however many armies are there."""
    stock = g.stock[me]
    before = stock[:]
    chances = 0
    explores = g.variants.exploration
    for region in yielding(g, me):
        resource, amount = region.yields, 1
        if resource < 0 or explores:  # the others need no second look
            resource, amount = yielded(g, me, region)
        if resource == ANY:
            chances += amount
        else:
            stock[resource] = min(MOST, stock[resource] + amount)
    if g.log is not None:
        mana, ore, food = (now - then for now, then in zip(stock, before, strict=True))
        g.tell("collected", me, mana=mana, ore=ore, food=food)
    await gain_any(g, me, chances, "ruins", {"why": "ruins"})
    if len(g.armies[me]) == 1:
        await gain_any(g, me, 1, "collect.single", {"why": "single"})
    for power, resource, amount in modified(g, me, "harvest", NO_HARVEST):
        if resource == ANY:
            await gain_any(g, me, amount, f"power.{power.name}", by_power(power))
        else:
            g.gain(me, resource, amount)


def harvest(g: Kingdoms, me: Seat) -> list[int]:
    """collect, collect.most. What collecting would bring now: mana, ore, food, and how many of one's choice."""
    found, stock = whole_harvest(g, me), g.stock[me]
    sure = [min(found[resource], MOST - stock[resource]) for resource in range(ANY)]
    return [*sure, min(found[ANY], MOST * ANY - sum(stock) - sum(sure))]


def whole_harvest(g: Kingdoms, me: Seat) -> list[int]:
    """collect. The same for somebody who has room for all of it."""
    found = [0, 0, 0, int(len(g.armies[me]) == 1)]
    for region in yielding(g, me):
        resource, amount = yielded(g, me, region)
        found[resource] += amount
    for _, resource, amount in modified(g, me, "harvest", NO_HARVEST):
        found[resource] += amount
    return found


def harvest_facts(g: Kingdoms, me: Seat) -> HarvestView:
    """collect. The same by name; `sure` is what does not wait for a choice."""
    mana, ore, food, choice = harvest(g, me)
    return {"mana": mana, "ore": ore, "food": food, "choice": choice, "sure": mana + ore + food}


def yielding(g: Kingdoms, me: Seat) -> Iterable[Region]:
    """collect, power.ambush. The regions that the seat occupies, except those that it has yet to fight for."""
    occupied = dict.fromkeys(g.armies[me])
    if not g.contested:
        return occupied
    return [region for region in occupied if not is_unfought(g, me, region)]


def is_unfought(g: Kingdoms, me: Seat, region: Region) -> bool:
    """power.ambush. Whether the seat has come here and its war is still to begin."""
    return region in g.contested and region is not g.battlefield and g.garrison[region.index][-1] == me


def yielded(g: Kingdoms, me: Seat, region: Region) -> tuple[int, int]:
    """collect, ruins, exploration.camp, power.deep-home. What a region gives to a seat: of what, and how much."""
    resource = region.yields
    if resource < 0:
        if not region.open:
            return modified(g, me, "yield", (ANY, 0), region)
        if region not in g.lying[me]:
            return ANY, 0
        resource = ANY
    return resource, 2 if g.variants.exploration and has_camp(g, region) else 1


def has_camp(g: Kingdoms, region: Region) -> bool:
    """exploration.camp. Whether a camp makes a region yield more."""
    return g.shows(region, "camp")


def cannot_gain(g: Kingdoms, me: Seat, resource: Resource) -> Reason | None:
    """collect.most. Why a seat gains nothing of a resource."""
    return HAS_MOST if g.stock[me][resource.index] >= MOST else None


def by_power(power: Power) -> Facts:
    """magic. The facts of a question about resources that one's own power gives."""
    return {"why": "power", "power": power}


async def gain_any(g: Kingdoms, me: Seat, amount: int, rule: str, why: Facts) -> None:
    """collect.single, collect.most, ruins. Resources of the seat's choice, as far as it has room for them."""
    stock = g.stock[me]
    for left in range(amount, 0, -1):
        wanted = [resource for resource in RESOURCES if stock[resource.index] < MOST]  # `cannot_gain`, quicker
        if not wanted:
            return
        resource = await g.choose(me, "gain-any", wanted, rule, {**why, "left": left})
        stock[resource.index] += 1
        g.tell("gained", me, resource=resource, amount=1)


def cannot_lose(g: Kingdoms, me: Seat, resource: Resource) -> Reason | None:
    """magic, exploration.bandits. Why a seat does not lose a resource."""
    return None if g.stock[me][resource.index] else HAS_NONE


async def lose_any(g: Kingdoms, me: Seat, amount: int, rule: str) -> None:
    """magic, exploration.bandits. Resources of the seat's own choice, as far as it has any."""
    stock = g.stock[me]
    for left in range(amount, 0, -1):
        own = [resource for resource in RESOURCES if cannot_lose(g, me, resource) is None]
        if not own:
            return
        resource = await g.choose(me, "lose-any", own, rule, {"left": left})
        stock[resource.index] -= 1
        g.tell("lost-resource", me, resource=resource, amount=1)
