"""Collecting resources from the regions that a seat occupies."""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import FOOD, MOST, RESOURCES, Region
from crownlands.games.kingdoms.state import Kingdoms


async def collect(g: Kingdoms, me: Seat) -> None:
    """collect, collect.single, ruins, exploration.camp. One resource a region, however many armies are there."""
    stock = g.stock[me]
    before = stock[:]
    chances = 0
    explores = g.options.exploration
    for region in yielding(g, me):
        amount = 1 + (explores and has_camp(g, region))
        if region.yields >= 0:
            stock[region.yields] = min(MOST, stock[region.yields] + amount)
        elif region.ruins:
            chances += amount if region in g.lying[me] else 0
        elif not region.open:
            stock[FOOD] = min(MOST, stock[FOOD] + harvest_at_sea(g, me, region))
    if g.log is not None:
        mana, ore, food = (now - then for now, then in zip(stock, before, strict=True))
        g.tell("collected", me, mana=mana, ore=ore, food=food)
    for _ in range(chances):
        await gain_any(g, me, "ruins")
    if len(g.armies[me]) == 1:
        await gain_any(g, me, "collect.single")
    for power in g.powers[me]:
        if power.does.collected is not None:
            await power.does.collected(g, power, me)


def yielding(g: Kingdoms, me: Seat) -> Iterable[Region]:
    """collect, power.ambush. The regions that the seat occupies, but none that it has yet to fight for."""
    occupied = dict.fromkeys(g.armies[me])
    if not g.contested:
        return occupied
    unfought = [place for place in g.contested if place is not g.battlefield and g.garrison[place.index][-1] == me]
    return [region for region in occupied if region not in unfought]


def has_camp(g: Kingdoms, region: Region) -> bool:
    """exploration.camp. Whether a camp makes a region yield more."""
    token = g.tokens[region.index]
    return token is not None and g.turned[region.index] and token.kind == "camp"


def harvest_at_sea(g: Kingdoms, me: Seat, region: Region) -> int:
    """power.deep-home. What a region yields that others cannot even enter."""
    return sum(power.amount for power in g.powers[me] if power.does.occupies == region.terrain)


async def gain_any(g: Kingdoms, me: Seat, rule: str) -> None:
    """collect.single, collect.most, ruins. A resource of the seat's choice, if it has room for one."""
    stock = g.stock[me]
    wanted = [resource for resource in RESOURCES if stock[resource.index] < MOST]
    if wanted:
        resource = await g.choose(me, "gain-any", wanted, rule)
        stock[resource.index] += 1
        g.tell("gained", me, resource=resource, amount=1)


async def lose_any(g: Kingdoms, me: Seat, amount: int, rule: str) -> None:
    """magic, exploration.bandits. Resources of the seat's own choice, as far as it has any."""
    stock = g.stock[me]
    for left in range(amount, 0, -1):
        own = [resource for resource in RESOURCES if stock[resource.index]]
        if not own:
            return
        resource = await g.choose(me, "lose-any", own, rule, {"left": left})
        stock[resource.index] -= 1
        g.tell("lost-resource", me, resource=resource, amount=1)
