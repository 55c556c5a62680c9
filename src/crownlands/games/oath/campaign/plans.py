"""5.5.3, 7.5. Battle plans: who may use which, what they cost, what they do."""

from __future__ import annotations

from collections.abc import Iterator

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.force import force_of, seats_of
from crownlands.games.oath.campaign.plan_kit import enemy_of
from crownlands.games.oath.components import CARDS, Card
from crownlands.games.oath.costs import Price, cannot_pay, pay
from crownlands.games.oath.moments import forbidden, power_of, priced, row_of, rule_of, speakers
from crownlands.games.oath.orders import PLAN, Order
from crownlands.games.oath.ruling import cards_at, ruled_cards, rulers
from crownlands.games.oath.state import (
    AGAINST_BANDITS,
    ATTACKER,
    BANDITS,
    DEFENDER,
    NOBODY,
    SLOTS,
    UNDECIDED,
    Campaign,
    Oath,
)

SIDES = {"attacker": ATTACKER, "defender": DEFENDER, "either": ATTACKER | DEFENDER}


def used_by(c: Campaign, side: int) -> list[Card]:
    """The plans that a side has used so far."""
    return [CARDS[index] for index, _, used in c.plans if used == side]


def plan_order(c: Campaign, me: Seat, card: Card, side: int) -> Order:
    """The use of a plan as a deed, for powers that forbid it or make it dearer."""
    order = Order(PLAN, me, c.at)
    order.card = card
    order.whose = enemy_of(c, side)
    return order


def plan_price(g: Oath, order: Order) -> Price:
    """7.5.3. What a plan costs with all surcharges; tokens that lie on it already do not matter."""
    assert order.card is not None
    price = Price().power(order.card, row_of(order.card, "battle-plan").cost, crowded=True)
    return priced(g, order, price)


def is_free(price: Price) -> bool:
    return not (price.favor_given or price.favor_burned or price.secrets or price.bands)


def cannot_plan(g: Oath, c: Campaign, me: Seat, card: Card, side: int) -> Reason | None:
    """5.5.3, card.code-of-honor. Why a plan cannot be used: its sign, other plans, a ban, its price.

    A player uses none that would do nothing; bandits (NOBODY) use whatever costs nothing.
    """
    if any(index == card.index for index, _, _ in c.plans):
        return Reason("plan-used", "5.5.3", card=card)
    if not SIDES[row_of(card, "battle-plan").side] & side:
        return Reason("plan-wrong-side", "7.5", card=card)
    if c.no_plans & side:
        return Reason("plans-forbidden", "5.5.3")
    power, used = power_of(card), used_by(c, side)
    loner = next((other for other in used if power_of(other).alone), card if power.alone and used else None)
    if loner is not None:
        return Reason("plan-alone", rule_of(loner), card=loner)
    order = plan_order(c, me, card, side)
    reason = forbidden(g, order)
    if reason is not None:
        return reason
    price = plan_price(g, order)
    if me == NOBODY:
        return None if is_free(price) else Reason("plan-costs", "5.5.3", card=card)
    reason = cannot_pay(g, me, price)
    if reason is None and power.plan_fits is not None and not power.plan_fits(g, c, card, me, side):
        return Reason("plan-no-use", rule_of(card), card=card)
    return reason


def ruled_plans(g: Oath, me: Seat) -> Iterator[Card]:
    """7.5.1. The battle plans that a seat rules."""
    yield from speakers("plan", ruled_cards(g, me))


def expected_plans(g: Oath, c: Campaign, me: Seat) -> list[Card]:
    """5.5.3. The plans that a seat rules and nobody has used yet."""
    used = [index for index, _, _ in c.plans]
    return [card for card in ruled_plans(g, me) if card.index not in used]


def usable_plans(g: Oath, c: Campaign, me: Seat, side: int) -> list[Card]:
    """5.5.3. The plans that a seat may use now."""
    return [card for card in expected_plans(g, c, me) if cannot_plan(g, c, me, card, side) is None]


async def use_plan(g: Oath, c: Campaign, me: Seat, card: Card, side: int) -> None:
    """5.5.3. Pay for a plan and let it work; bandits use theirs even if it says nothing to this campaign."""
    if me != NOBODY:
        pay(g, me, plan_price(g, plan_order(c, me, card, side)))
    c.plans.append((card.index, me, side))
    if me == NOBODY:
        g.tell("plan-used-by-bandits", card=card)
    else:
        g.tell("plan-used", me, card=card)
    power = power_of(card)
    assert power.plan is not None
    if me != NOBODY or power.plan_fits is None or power.plan_fits(g, c, card, me, side):
        await power.plan(g, c, card, me, side)


async def ask_for_plan(g: Oath, c: Campaign, me: Seat, side: int) -> bool:
    """5.5.3. Offer a seat its plans; whether it has used one."""
    plans = usable_plans(g, c, me, side)
    if not plans:
        return False
    facts = {
        "dice": c.dice,
        "shields": c.shields,
        "force": force_of(g, c, ATTACKER),
        "defenders": force_of(g, c, DEFENDER),
    }
    card = await g.may_choose(me, "plan", plans, "5.5.3", facts)
    if card is None:
        return False
    await use_plan(g, c, me, card, side)
    return True


# -- the two steps ----------------------------------------------------------------------------------------------


async def attacker_plans(g: Oath, c: Campaign) -> bool:
    """5.5.3, 7.5.2. The attacker uses plans, one at a time, until one is enough to win or no more are wanted."""
    return not await ask_for_plan(g, c, c.attacker, ATTACKER) or c.won != UNDECIDED


async def defender_plans(g: Oath, c: Campaign) -> bool:
    """5.5.3. The defending side: the defender, the Chancellor, Citizens clockwise, a plan each,
    until all pass in a row.
    """
    if c.won != UNDECIDED:
        return True
    if c.defender == AGAINST_BANDITS:
        await bandit_plans(g, c)
        return True
    for seat in asking_order(c):
        if seat in c.passed:
            continue
        if await ask_for_plan(g, c, seat, DEFENDER):
            c.passed = []
            return c.won != UNDECIDED
        c.passed.append(seat)
    return True


def asking_order(c: Campaign) -> list[Seat]:
    """The seats of the defending side, from the one after whoever used the last plan."""
    side = seats_of(c, DEFENDER)
    last = next((user for _, user, used in reversed(c.plans) if used == DEFENDER), NOBODY)
    first = (side.index(last) + 1) % len(side) if last in side else 0
    return side[first:] + side[:first]


async def bandit_plans(g: Oath, c: Campaign) -> None:
    """5.5.3. Bandits use every plan that they rule and that costs nothing;
    one that excludes others they use alone.
    """
    cards = [card for slot in SLOTS if rulers(g, slot) & BANDITS for card in speakers("plan", cards_at(g, slot))]
    for card in sorted(cards, key=lambda card: not power_of(card).alone):
        if cannot_plan(g, c, NOBODY, card, DEFENDER) is None:
            await use_plan(g, c, NOBODY, card, DEFENDER)
