"""Build, research, expand, trade: the actions that cost resources."""

from __future__ import annotations

from crownlands.core.components import numbers
from crownlands.core.decisions import Facts, Reason, Seat
from crownlands.games.kingdoms.components import (
    ARMIES,
    FOOD,
    MANA,
    MOST,
    ORE,
    RESOURCES,
    ROOM,
    TOP,
    TOWER_COST,
    Power,
    Region,
    Resource,
)
from crownlands.games.kingdoms.moments import modified, named
from crownlands.games.kingdoms.state import Kingdoms

NOTHING_TO_TRADE = Reason("nothing-to-trade", "trade")
NO_ARMY_HERE = Reason("no-army-here", "expand")
NO_SINGLE_ARMY = Reason("no-single-army", "expand")
FULL = Reason("region-full", "expand")

# -- paying -------------------------------------------------------------------------------------------------


def stand_in(g: Kingdoms, me: Seat, what: str) -> Power | None:
    """power.transmutation, power.raise-dead. The power by which mana may stand in for this cost."""
    nothing: Power | None = None
    return modified(g, me, "mana-instead", nothing, what)


def affordable(g: Kingdoms, me: Seat, resource: int, cost: int, what: str) -> bool:
    stock = g.stock[me]
    if stock[resource] >= cost:
        return True
    return stock[resource] + stock[MANA] >= cost and stand_in(g, me, what) is not None


def too_little(g: Kingdoms, me: Seat, resource: int, cost: int, what: str) -> Reason:
    """magic. A cost that cannot be paid: what it is, what there is, and how much mana could stand in."""
    stock = g.stock[me]
    mana = 0 if stand_in(g, me, what) is None else stock[MANA]
    need = RESOURCES[resource]
    return Reason("too-little", what, cost=cost, have=stock[resource], mana=mana, resource=need, kind=need.name)


async def pay(g: Kingdoms, me: Seat, resource: int, cost: int, what: str) -> int:
    """power.transmutation, power.raise-dead. A cost in one resource; how much of it was paid with mana."""
    stock = g.stock[me]
    mana = 0
    if cost and stock[MANA] and (power := stand_in(g, me, what)) is not None:
        possible = numbers(max(0, cost - stock[resource]), min(cost, stock[MANA]))
        need = RESOURCES[resource]
        facts: Facts = {"cost": cost, "resource": need, "kind": need.name}
        mana = (await g.choose(me, "mana-instead", possible, f"power.{power.name}", facts)).value
    stock[MANA] -= mana
    stock[resource] -= cost - mana
    return mana


# -- building -----------------------------------------------------------------------------------------------


def build_cost(g: Kingdoms, me: Seat) -> int:
    """build, power.toll, power.masonry. The ore that the next level of the tower costs."""
    level = g.towers[me] + 1
    cost = modified(g, me, "build-cost", TOWER_COST[level])
    for other, powers in enumerate(g.powers):
        if powers and other != me:
            cost = modified(g, other, "toll", cost, level)
    return max(0, cost)


def cannot_build(g: Kingdoms, me: Seat) -> Reason | None:
    """build. Why the tower cannot rise."""
    if g.towers[me] == TOP:
        return Reason("tower-is-built", "build")
    cost = build_cost(g, me)
    if not affordable(g, me, ORE, cost, "build"):
        return too_little(g, me, ORE, cost, "build")
    return None


async def build(g: Kingdoms, me: Seat) -> None:
    """build. One level of the tower for as much ore as its number."""
    cost = build_cost(g, me)
    mana = await pay(g, me, ORE, cost, "build")
    g.towers[me] += 1
    g.tell("built", me, level=g.towers[me], ore=cost - mana, mana=mana)


# -- research -----------------------------------------------------------------------------------------------


def next_level(g: Kingdoms, me: Seat) -> Power | None:
    """research, magic. The level that can be learned next; it costs as much mana as its number."""
    faction = g.factions[me]
    learned = len(g.powers[me])
    return None if faction is None or learned == len(faction.levels) else faction.levels[learned]


def cannot_research(g: Kingdoms, me: Seat) -> Reason | None:
    """research. Why no level of magic can be learned."""
    power = next_level(g, me)
    if power is None:
        return Reason("magic-is-learned", "research")
    if g.stock[me][MANA] < power.level:
        return too_little(g, me, MANA, power.level, "research")
    return None


async def research(g: Kingdoms, me: Seat) -> None:
    """research, magic. The next level for as much mana as its number; its power works from now on."""
    power = next_level(g, me)
    assert power is not None
    g.stock[me][MANA] -= power.level
    g.powers[me].append(power)
    g.tell("researched", me, power=power, level=power.level, cost=power.level)
    if "learned" in power.at:
        await power.at["learned"](g, power, me)


# -- expanding ----------------------------------------------------------------------------------------------


def expand_cost(g: Kingdoms, me: Seat) -> int:
    """expand, power.scraps. The food for one more army: as many as there will be."""
    return max(0, modified(g, me, "expand-cost", len(g.armies[me]) + 1))


def room(g: Kingdoms, me: Seat, region: Region) -> int:
    """move.limits, power.deep-roots. How many armies a region can hold, for this seat."""
    return modified(g, me, "room", ROOM, region)


def may_live(g: Kingdoms, me: Seat, region: Region) -> bool:
    """map.impassable, power.deep-home. Water and crags are for those whose power says so."""
    return region.open or modified(g, me, "habitable", False, region)


def cannot_muster(g: Kingdoms, me: Seat, region: Region) -> Reason | None:
    """expand. Why no new army can stand in a region."""
    crowd = g.garrison[region.index]
    if me not in crowd:
        return NO_ARMY_HERE
    if len(crowd) > 1 and (crowd.count(me) < len(crowd) or len(crowd) >= room(g, me, region)):
        return FULL
    if not may_live(g, me, region):
        return Reason("impassable", "map.impassable")
    return None


def cannot_expand(g: Kingdoms, me: Seat) -> Reason | None:
    """expand. Why no army can be mobilised."""
    armies = g.armies[me]
    if len(armies) == ARMIES:
        return Reason("no-armies-left", "expand")
    cost = expand_cost(g, me)
    if not affordable(g, me, FOOD, cost, "expand"):
        return too_little(g, me, FOOD, cost, "expand")
    for region in armies:
        if cannot_muster(g, me, region) is None:
            return None
    return NO_SINGLE_ARMY


async def expand(g: Kingdoms, me: Seat) -> None:
    """expand, ruins. A new army beside a single one of one's own."""
    regions = [region for region in dict.fromkeys(g.armies[me]) if cannot_muster(g, me, region) is None]
    region = await g.choose(me, "expand", regions, "expand", {"cost": expand_cost(g, me)})
    cost = expand_cost(g, me)
    mana = await pay(g, me, FOOD, cost, "expand")
    g.put(me, region)
    g.tell("expanded", me, region=region, food=cost - mana, mana=mana)


# -- trade --------------------------------------------------------------------------------------------------


def cannot_trade(g: Kingdoms, me: Seat) -> Reason | None:
    """trade. Why nothing can be traded."""
    return None if any(g.stock[me]) else NOTHING_TO_TRADE


def cannot_give(g: Kingdoms, me: Seat, resource: Resource) -> Reason | None:
    """trade. Why a resource cannot be given away."""
    return None if g.stock[me][resource.index] else Reason("have-none", "trade")


async def trade(g: Kingdoms, me: Seat) -> None:
    """trade, power.profit, power.great-exchange. Any number of one resource for as many of another."""
    stock = g.stock[me]
    own = [resource for resource in RESOURCES if stock[resource.index]]  # `cannot_give`, quicker
    given = await g.choose(me, "trade-give", own, "trade")
    others = [resource for resource in RESOURCES if resource is not given]
    taken = await g.choose(me, "trade-take", others, "trade", {"given": given})
    facts = trade_facts(g, me, given, taken)
    amount = (await g.choose(me, "trade-amount", numbers(1, stock[given.index]), "trade", facts)).value
    exchange(g, me, given.index, taken.index, amount)
    third = next(resource for resource in others if resource is not taken)
    if taken.index == MANA and stock[third.index] and named(g, me, "great-exchange"):
        facts = trade_facts(g, me, third, taken)
        more = await g.may_choose(me, "trade-also", numbers(1, stock[third.index]), "power.great-exchange", facts)
        if more is not None:
            exchange(g, me, third.index, taken.index, more.value)
    if g.powers[me]:
        g.gain(me, taken.index, trade_profit(g, me))


def trade_profit(g: Kingdoms, me: Seat) -> int:
    """power.profit. What a trade gives beyond what was traded for."""
    return modified(g, me, "profit", 0)


def trade_facts(g: Kingdoms, me: Seat, given: Resource, taken: Resource) -> Facts:
    """trade, collect.most. What there is to give, and for how much there is room."""
    have, room = g.stock[me][given.index], MOST - g.stock[me][taken.index]
    return {
        "given": given,
        "given_kind": given.name,
        "taken": taken,
        "taken_kind": taken.name,
        "have": have,
        "room": room,
        "over": max(0, have - room),
    }


def traded(g: Kingdoms, me: Seat, taken: int, amount: int) -> tuple[int, int]:
    """trade, collect.most, power.profit. What an amount of another resource brings, and the profit on it."""
    room = MOST - g.stock[me][taken]
    got = min(amount, room)
    return got, min(trade_profit(g, me), room - got)


def exchange(g: Kingdoms, me: Seat, given: int, taken: int, amount: int) -> None:
    """trade, collect.most. What would be the tenth is lost."""
    stock = g.stock[me]
    got = min(amount, MOST - stock[taken])
    stock[given] -= amount
    stock[taken] += got
    g.tell("traded", me, given=RESOURCES[given], amount=amount, taken=RESOURCES[taken], got=got)
