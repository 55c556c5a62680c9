"""war.dials, war.pay. What a seat can show on its war dial, and the ways to pay for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from crownlands.core.components import Component, Number, numbers
from crownlands.core.decisions import Facts, Reason, Seat
from crownlands.games.kingdoms.components import FLAG, HIGHEST_DIAL, RESOURCES, Region
from crownlands.games.kingdoms.moments import modified, named
from crownlands.games.kingdoms.state import Kingdoms

FORT_DISCOUNT = 2
NUMBERS = numbers(0, 20)


class Way(NamedTuple):
    """A way to pay: an amount of each resource."""

    mana: int
    ore: int
    food: int


class War(NamedTuple):
    """war.pay. What a discount may depend on: against whom, where, who attacks, and where one's own armies are."""

    foe: int
    region: Region
    attacks: bool
    armies: Sequence[Region]


class Purse(NamedTuple):
    """What a seat brings to one war: its resources, what they are worth, and what it need not pay."""

    mana: int
    ore: int
    food: int
    mana_value: int = 2
    rations: int = 0
    """power.war-rations. What one food is worth."""
    feast: tuple[int, int] = (0, 0)
    """power.feast-of-war. This much food is worth this many points."""
    discount: int = 0
    one_kind: int = 0
    """power.single-supply. The discount for paying with one resource only."""
    mana_only: int = 0
    """power.pure-sorcery. The discount for paying with mana only."""

    def worth(self, mana: int, ore: int, food: int) -> int:
        """war.pay. How much of the dial these resources cover, discounts included."""
        points = self.discount + mana * self.mana_value + ore
        size, value = self.feast
        if size:
            points += food // size * value + food % size * self.rations
        else:
            points += food * self.rations
        if self.one_kind and (mana > 0) + (ore > 0) + (food > 0) <= 1:
            points += self.one_kind
        if self.mana_only and not ore and not food:
            points += self.mana_only
        return points

    def off(self, mana: int, ore: int, food: int) -> int:
        """war.pay, power.single-supply, power.pure-sorcery. The discount when it is paid like this."""
        bare = self._replace(discount=0, one_kind=0, mana_only=0)
        return self.worth(mana, ore, food) - bare.worth(mana, ore, food)

    def limit(self) -> int:
        """war.dials, war.example. The highest number that can be paid, discounts counted."""
        best = self.worth(self.mana, self.ore, self.food)
        if self.one_kind or self.mana_only:
            best = max(best, self.worth(self.mana, 0, 0), self.worth(0, self.ore, 0), self.worth(0, 0, self.food))
        return min(HIGHEST_DIAL, best)

    def ways(self, number: int) -> list[Way]:
        """war.pay. Every way to pay for a number in full that wastes no resource."""
        foods = range(self.food + 1) if self.rations or self.feast[0] else range(1)
        found = []
        for mana in range(self.mana + 1):
            for food in foods:
                ore = 0
                if self.worth(mana, 0, food) < number:
                    ore = max(1, 1 + number - self.worth(mana, 1, food))
                if ore <= self.ore:
                    found.append(Way(mana, ore, food))
        return [way for way in found if not any(_cheaper(other, way) for other in found)]


def _cheaper(one: Way, other: Way) -> bool:
    """Whether one way takes nothing more and something less than the other."""
    return one is not other and one[0] <= other[0] and one[1] <= other[1] and one[2] <= other[2]


def purse(
    g: Kingdoms,
    me: Seat,
    foe: int,
    region: Region,
    *,
    attacks: bool,
    spent: int = 0,
    armies: Sequence[Region] | None = None,
) -> Purse:
    """war.pay, exploration.fort, power.counterspell. What a seat brings to a war in a region.

    `armies` is where its other armies would be, for a war that has not begun.
    """
    if armies is None:
        armies = g.armies[me]
    mana, ore, food = g.stock[me]
    discount = FORT_DISCOUNT * len(controlled(g, me, "fort", armies)) if attacks and g.variants.exploration else 0
    money = Purse(mana - spent, ore, food, discount=discount)
    if g.powers[me]:
        money = modified(g, me, "purse", money, War(foe, region, attacks, armies))
    return modified(g, foe, "enemy-purse", money) if foe < g.seats else money


def controlled(g: Kingdoms, me: Seat, kind: str, armies: Sequence[Region] | None = None) -> list[Region]:
    """exploration. The regions with an army of the seat and a turned token of this kind.

    A contested region is controlled by whoever stood there before, not by the newcomer, until its war is decided.
    """
    found = []
    for region in dict.fromkeys(g.armies[me] if armies is None else armies):
        if g.shows(region, kind) and (region not in g.contested or g.garrison[region.index][-1] != me):
            found.append(region)
    return found


def dial_limit(g: Kingdoms, me: Seat, foe: Seat, region: Region, *, attacks: bool) -> int:
    """war.dials, power.bond. The highest number that a seat may show."""
    return 0 if bound(g, me, foe) else max(0, purse(g, me, foe, region, attacks=attacks).limit())


def cannot_show(g: Kingdoms, me: Seat, foe: Seat, dial: Number, limit: int) -> Reason | None:
    """war.dials, power.bond. Why a number cannot be shown by somebody who can pay up to a limit."""
    if dial.value <= limit:
        return None
    if bound(g, me, foe):
        return Reason("bound-by-alliance", "power.bond", foe=g.name(foe))
    return Reason("cannot-be-paid", "war.dials", limit=limit)


async def set_dial(g: Kingdoms, me: Seat, foe: Seat, region: Region, *, attacks: bool) -> int:
    """war.dials, war.flag, power.bond. In secret: the white flag, or a number that can be paid."""
    limit = dial_limit(g, me, foe, region, attacks=attacks)
    options: list[Component] = [FLAG, *NUMBERS[1 : limit + 1]]
    facts: Facts = {"region": region, "foe": g.name(foe), "limit": limit}
    shown = await g.choose(me, "dial", options, "war.dials", facts)
    return 0 if shown is FLAG else NUMBERS.index(shown)  # type: ignore[arg-type]  # the others are numbers


def bound(g: Kingdoms, me: Seat, foe: Seat) -> bool:
    """power.bond. Whether the seat is an ally of somebody whose allies cannot break the alliance."""
    return named(g, foe, "bond") is not None and bool(g.allied(me, foe))


async def pay_war(g: Kingdoms, me: Seat, number: int, money: Purse, region: Region, how: str) -> None:
    """war.pay, two.war. For a dial (`pay`) or a neutral army (`storm`), in one of the ways that waste nothing."""
    ways = money.ways(number)
    facts: Facts = {
        "number": number,
        "region": region,
        "discount": money.discount,
        "one_kind": money.one_kind,
        "mana_only": money.mana_only,
    }
    due = max(0, number - money.discount)
    manas = [NUMBERS[mana] for mana in sorted({way.mana for way in ways})]
    bill: Facts = {"resource": RESOURCES[0], "due": due, "worth": money.mana_value, "have": money.mana}
    mana = (await g.choose(me, f"{how}-mana", manas, "war.pay", {**facts, **bill})).value
    ways = [way for way in ways if way.mana == mana]
    foods = [NUMBERS[food] for food in sorted({way.food for way in ways})]
    due = max(0, due - mana * money.mana_value)
    bill = {"resource": RESOURCES[2], "mana": mana, "due": due, "have": money.food}
    food = (await g.choose(me, f"{how}-food", foods, "war.pay", {**facts, **bill})).value
    way = next(way for way in ways if way.food == food)
    stock = g.stock[me]
    for resource, amount in enumerate(way):
        stock[resource] -= amount
    g.tell("paid", me, how=how, number=number, mana=way.mana, ore=way.ore, food=way.food)


def storm_price(g: Kingdoms) -> int:
    """two.war. As many points as there are neutral armies in play."""
    return len(g.armies[g.neutral])


def cannot_storm(g: Kingdoms, me: Seat, source: Region, region: Region) -> Reason | None:
    """two.war. Nobody starts a war with a neutral army that they could not pay for once they are there."""
    price = storm_price(g)
    armies = g.armies[me]
    if g.powers[me] or g.variants.exploration:
        armies = armies[:]
        armies.remove(source)  # as if the army had gone: it leaves forts and neighbours behind
    limit = purse(g, me, g.neutral, region, attacks=True, armies=armies).limit()
    return None if limit >= price else Reason("neutral-too-dear", "two.war", price=price, limit=max(0, limit))
