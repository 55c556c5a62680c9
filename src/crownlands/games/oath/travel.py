"""5.6, 7.6.2. Travel: the pawn goes to another site, by one way or another; somebody else may make it go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import CARD, CRADLE, HINTERLAND, PLACES, Card, Place, mask
from crownlands.games.oath.costs import Price, cannot_pay, pay, short_of
from crownlands.games.oath.moments import (
    SPEAKS,
    Way,
    answer_to,
    cost_of,
    forbidden,
    power_of,
    rule_of,
    take_up,
    total,
    use_modifier,
    watched,
)
from crownlands.games.oath.orders import TRAVEL, Order
from crownlands.games.oath.ruling import each, enemies, live, reach, rulers, speaker_for
from crownlands.games.oath.setup import stock
from crownlands.games.oath.state import BANDITS, BOTH_CHANGED, SLOTS, Oath
from crownlands.games.oath.title import settle

PASS: Final = 1
"""A journey that ignores the Narrow Pass."""
HIDDEN: Final = 2
"""… the Hidden Place."""
SITES: Final = 7
"""… all powers of sites."""
NARROW_PASS: Final = CARD["narrow-pass"]
HIDDEN_PLACE: Final = CARD["the-hidden-place"]
SHROUDED_WOOD: Final = CARD["shrouded-wood"]
CHARMING_VALLEY: Final = CARD["charming-valley"]
TRAVEL_SITES: Final = mask((NARROW_PASS, HIDDEN_PLACE, SHROUDED_WOOD))
"""The sites that have more to say to a journey than what supply it costs."""
DECADENT: Final = CARD["decadent"]
WOOD_SUPPLY: Final = 2
ENOUGH: Final = 4
"""With this much supply some site is in reach from anywhere, surcharges included."""


# -- what a journey costs ---------------------------------------------------------------------------------------


def journey(
    g: Oath, me: Seat, goal: int, way: Card | None = None, forced: bool = False, free: bool = False
) -> Order:
    """5.6.1. The order for a journey to a slot by a way; without one as the map and the sites have it."""
    start = g.pawn[me]
    order = Order(TRAVEL, me, start)
    order.to, order.left, order.way, order.forced = goal, start, way, forced
    by = NO_WAY if way is None else way_of(way)
    order.ignores = by.ignores
    if way is not None:
        order.used |= way.bit
        order.price = way_price(way).copy()
    order.supply = supply_for(g, me, start, goal, by) if by.supply else 0
    order.free = free or forced
    if g.sites[start] is SHROUDED_WOOD and order.ignores & SITES != SITES:
        order.ignores |= PASS | HIDDEN
    if g.site_up[goal] and g.sites[goal] is HIDDEN_PLACE and not order.ignores & HIDDEN:
        order.price.flips += 1
        order.price.power_secrets += 1
    return order


def supply_for(g: Oath, me: Seat, start: int, goal: int, by: Way) -> int:
    """5.6.1, 7.6.2, 10.travel-cost, trait.decadent, site.charming-valley. The printed cost with surcharges.

    Or with them what a way costs instead: only a way that spends no supply goes free of them.
    """
    here, there = PLACES[start].region, PLACES[goal].region
    left = g.sites[start]
    supply = here.travel[there.index] if by.supply < 0 else by.supply
    if by.ignores != SITES:
        if left is SHROUDED_WOOD:
            supply = WOOD_SUPPLY
        elif left is CHARMING_VALLEY:
            supply += 1
    if me == g.chancellor and live(g) & DECADENT.bit:
        if there is CRADLE and here is not CRADLE:
            return 0
        supply += there is HINTERLAND
    return supply


def anywhere(g: Oath, order: Order, card: Card) -> bool:  # noqa: ARG001 - as a way has it
    """5.6.1. The plain way leads anywhere."""
    return True


NO_WAY: Final = Way(fits=anywhere, supply=-1)


def way_of(card: Card) -> Way:
    way = power_of(card).way
    assert way is not None
    return way


@cache
def way_price(card: Card) -> Price:
    """7.4.1. What a way costs beside supply, wherever it leads; made once, never changed."""
    price = Price().power(card, cost_of(card, "modifier"))
    flips = way_of(card).flips
    if flips:
        price.flips += flips
        price.power_secrets += flips
    return price


def cannot_go(g: Oath, order: Order) -> Reason | None:
    """5.6.1, 7.1.4. Why a journey cannot be made: the Narrow Pass, a ban, a price that cannot be paid."""
    if order.to == order.left:
        return Reason("already-there", "5.6.1")
    if order.way is not None and not way_of(order.way).fits(g, order, order.way):
        return Reason("no-use", rule_of(order.way), card=order.way)
    return _cannot_pass(g, order) or forbidden(g, order) or cannot_pay(g, order.me, total(g, order), order.cost)


def cannot_go_by(g: Oath, me: Seat, goal: int, way: Card | None, free: bool = False) -> Reason | None:
    """5.6.1. Why a way does not lead to a slot. On foot the supply is looked at first, and mostly decides."""
    if way is None:
        needs = 0 if free else supply_for(g, me, g.pawn[me], goal, NO_WAY)
        if needs > g.supply[me]:
            return short_of("no-supply", "4.2", needs, g.supply[me])
        if not watched(g, TRAVEL) and not g.live & TRAVEL_SITES:
            return None
    return cannot_go(g, journey(g, me, goal, way, free=free))


def _cannot_pass(g: Oath, order: Order) -> Reason | None:
    """site.narrow-pass. Whoever comes into its region has to come to it."""
    region = PLACES[order.to].region
    if order.ignores & PASS or region is PLACES[order.left].region:
        return None
    for place in region.places:
        if g.sites[place.slot] is NARROW_PASS and g.site_up[place.slot] and place.slot != order.to:
            return Reason("narrow-pass", "site.narrow-pass", site=NARROW_PASS)
    return None


def ways(g: Oath, me: Seat) -> Sequence[Card | None]:
    """7.4. The plain way, and those of the cards and sites that a seat can use from where it is."""
    found = (reach(g, me) | g.live & PERSISTENT_WAYS[0]) & SPEAKS["way"]
    return (None, *each(found)) if found else ON_FOOT


def payable_ways(g: Oath, me: Seat) -> Sequence[Card | None]:
    """7.4. The ways without those whose own cost cannot be paid."""
    found = ways(g, me)
    if found is ON_FOOT:
        return found
    return [way for way in found if way is None or cannot_pay(g, me, way_price(way)) is None]


ON_FOOT: Final = (None,)
"""The plain way alone."""
PERSISTENT_WAYS: Final = [0]
"""The bits of the ways that are open to everybody (Way Station)."""


def cannot_reach(g: Oath, me: Seat, goal: int, by: Iterable[Card | None], free: bool = False) -> Reason | None:
    """5.6.1. Why none of some ways leads to a slot: what speaks against the first, mostly the plain one."""
    first: Reason | None = None
    for way in by:
        reason = cannot_go_by(g, me, goal, way, free)
        if reason is None:
            return None
        first = first or reason
    return first


def goals_by(g: Oath, me: Seat, by: Sequence[Card | None], free: bool = False) -> list[Place]:
    """5.6.1. The places to which at least one of some ways leads."""
    here = g.pawn[me]
    return [place for place in PLACES if place.slot != here and cannot_reach(g, me, place.slot, by, free) is None]


def ways_to(g: Oath, me: Seat, goal: int, free: bool = False) -> list[Card | None]:
    """The ways by which a seat can travel to a slot.

    A way that costs more than another for nothing is left out.
    """
    found = [way for way in payable_ways(g, me) if cannot_go_by(g, me, goal, way, free) is None]
    if None in found and len(found) > 1:
        plain = journey(g, me, goal, free=free)
        if plain.cost == 0 and not plain.price.flips:
            return [None]
    return found


# -- the action -------------------------------------------------------------------------------------------------


def chooser(g: Oath, traveller: Seat) -> Seat:
    """site.shrouded-wood. Who chooses where a journey out of the Wood goes; else the traveller."""
    slot = g.pawn[traveller]
    if g.sites[slot] is not SHROUDED_WOOD:
        return traveller
    who = rulers(g, slot)
    if not who or who & BANDITS or not enemies(g, traveller, who):
        return traveller
    return speaker_for(g, who)


def cannot_travel(g: Oath, me: Seat) -> Reason | None:
    """5.6. Why a seat cannot travel anywhere."""
    wood = chooser(g, me) != me
    if not wood and g.supply[me] >= ENOUGH and not watched(g, TRAVEL):
        return None
    reason: Reason | None = None
    for way in payable_ways(g, me):
        if way is None and not g.supply[me] and not live(g) & DECADENT.bit:
            reason = short_of("no-supply", "4.2", 1, 0)
            continue
        for slot in SLOTS:
            if slot != g.pawn[me]:
                reason = cannot_go_by(g, me, slot, way)
                if reason is None or (wood and _may_fail(g, me, way)):
                    return None
    return reason


def _may_fail(g: Oath, me: Seat, way: Card | None) -> bool:
    """card.forest-paths. Out of an enemy's Wood what is paid for may be tried whatever the ruler then chooses."""
    if way is None:
        return False
    price = journey(g, me, g.pawn[me], way).price
    return bool(price.placed or price.flips) and cannot_pay(g, me, price) is None


def _leads_somewhere(g: Oath, me: Seat, way: Card | None, free: bool = False) -> bool:
    return any(cannot_go(g, journey(g, me, slot, way, free=free)) is None for slot in SLOTS)


def _open_to_all(g: Oath, me: Seat, goal: int) -> list[Card]:
    """card.way-station. The ways that are open to everybody and lead to a slot."""
    found = live(g) & PERSISTENT_WAYS[0]
    return [way for way in each(found) if cannot_go(g, journey(g, me, goal, way)) is None] if found else []


async def travel(g: Oath, me: Seat, free: bool = False) -> None:
    """5.6. Choose a site and a way, pay, go."""
    if chooser(g, me) != me:
        if not free or await _wants_to_leave(g, me):
            await _leave_wood(g, me, free)
        return
    by = payable_ways(g, me)
    goals = goals_by(g, me, by, free)
    if free:
        goal = await g.may_choose(me, "travel-free", goals, "5.6.1", about=by)
        if goal is None:
            return
    else:
        goal = await g.choose(me, "travel", goals, "5.6.1", about=by)
    way = None if by is ON_FOOT else await _choose_way(g, me, ways_to(g, me, goal.slot, free), goal)
    await go(g, journey(g, me, goal.slot, way, free=free))


async def travel_to_one_of(g: Oath, me: Seat, goals: Iterable[int], rule: str) -> bool:
    """7.6.2. A journey free of supply that a power allows, to one of these slots.

    An enemy's Wood chooses among them.
    """
    places = [PLACES[slot] for slot in goals if cannot_go(g, journey(g, me, slot, free=True)) is None]
    if not places:
        return False
    goal = await g.choose(chooser(g, me), "journey", places, rule, {"other": PLAYERS[me]})
    await go(g, journey(g, me, goal.slot, free=True))
    return True


async def _choose_way(g: Oath, me: Seat, found: list[Card | None], goal: Place) -> Card | None:
    """7.4.1. By which card, if several ways lead there; the plain way is the answer "no"."""
    cards = [way for way in found if way is not None]
    if None in found:
        return await g.may_choose(me, "travel-by", cards, "5.6.1", {"place": goal})
    return await g.choose(me, "travel-by-card", cards, "5.6.1", {"place": goal})


async def _wants_to_leave(g: Oath, me: Seat) -> bool:
    """card.second-wind. A journey that a power allows is a choice, also where another says where it goes."""
    if not _leads_somewhere(g, me, None, free=True):
        return False
    return await g.choose(me, "leave-wood-free", [words.YES, words.NO], "site.shrouded-wood") is words.YES


async def _leave_wood(g: Oath, me: Seat, free: bool) -> None:
    """site.shrouded-wood. First the traveller says by which way, then the ruler says where to."""
    cards = [
        way
        for way in ways(g, me)
        if way is not None and not way.bit & PERSISTENT_WAYS[0]
        if _may_fail(g, me, way) or _leads_somewhere(g, me, way)
    ]
    plain = _leads_somewhere(g, me, None, free) or any(_open_to_all(g, me, slot) for slot in SLOTS)
    way: Card | None = None
    if not free and plain:
        way = await g.may_choose(me, "leave-wood-by", cards, "site.shrouded-wood")
    elif not free:
        way = await g.choose(me, "leave-wood-by-card", cards, "site.shrouded-wood")
    if way is not None and await _ignore_wood(g, me, way):
        return
    goals = [
        PLACES[slot]
        for slot in SLOTS
        if slot != g.pawn[me]
        if _may_fail(g, me, way)
        or cannot_go(g, journey(g, me, slot, way, free=free)) is None
        or (way is None and not free and _open_to_all(g, me, slot))
    ]
    if not goals:
        return
    goal = await g.choose(chooser(g, me), "send-from-wood", goals, "site.shrouded-wood", {"other": PLAYERS[me]})
    if way is None and not free and (stations := _open_to_all(g, me, goal.slot)):
        on_foot = [None] if cannot_go(g, journey(g, me, goal.slot)) is None else []
        way = await _choose_way(g, me, [*on_foot, *stations], goal)
    order = journey(g, me, goal.slot, way, free=free)
    if way is not None and cannot_go(g, order) is not None:
        order = journey(g, me, goal.slot, free=free)
        use_modifier(order, way, cost_of(way, "modifier"))
        if cannot_go(g, order) is not None:
            pay(g, me, journey(g, me, goal.slot, way).price)
            g.tell("travel-failed", me)
            return
    await go(g, order)


async def _ignore_wood(g: Oath, me: Seat, way: Card) -> bool:
    """card.portal. By a way that ignores sites wherever it leads, the traveller chooses; whether it was one."""
    orders = [journey(g, me, slot, way) for slot in SLOTS if slot != g.pawn[me]]
    by = way_of(way)
    if by.ignores != SITES or not all(by.fits(g, order, way) for order in orders):
        return False
    goals = goals_by(g, me, (way,))
    if goals:
        goal = await g.choose(me, "travel", goals, "5.6.1", about=(way,))
        await go(g, journey(g, me, goal.slot, way))
    return bool(goals)


async def go(g: Oath, order: Order) -> None:
    """5.6.2. Pay and arrive: a site that lies face down is turned up, and whoever has something to say says it."""
    await take_up(g, order, "travel")
    pay(g, order.me, total(g, order), order.cost)
    await arrive(g, order)


async def arrive(g: Oath, order: Order) -> None:
    """5.6.2, 2.8.2."""
    g.pawn[order.me] = order.to
    turn_up(g, order.to)
    g.tell("travelled", order.me, site=g.sites[order.to])
    await settle(g)
    await answer_to(g, "arrived", order)
    await settle(g)


def turn_up(g: Oath, slot: int) -> None:
    """2.8.2. A site that lies face down is turned up and gets what it asks for."""
    if g.site_up[slot]:
        return
    g.site_up[slot] = True
    g.site_seen[slot] = 0
    g.dirty = BOTH_CHANGED
    stock(g, slot)
    g.tell("site-turned-up", site=g.sites[slot])
