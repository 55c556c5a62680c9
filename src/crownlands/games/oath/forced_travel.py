"""5.5.7.3, 7.6.2. Made to travel: somebody else says where a pawn goes, and what it costs is agreed to first."""

from __future__ import annotations

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import PLACES
from crownlands.games.oath.moments import total
from crownlands.games.oath.orders import Order
from crownlands.games.oath.state import SLOTS, Oath
from crownlands.games.oath.travel import cannot_go, chooser, go, journey


async def force_travel(g: Oath, traveller: Seat, by: Seat, rule: str, goals: list[int] | None = None) -> bool:
    """5.5.7.3. Somebody makes a pawn travel, free of supply; what else it costs the traveller must agree to pay.

    Out of an enemy's Shrouded Wood its ruler chooses. Returns whether the pawn has gone.
    """
    who = chooser(g, traveller)
    who = by if who == traveller else who
    open_goals = [
        slot
        for slot in (SLOTS if goals is None else goals)
        if cannot_go(g, journey(g, traveller, slot, forced=True)) is None
    ]
    while open_goals:
        places = [PLACES[slot] for slot in open_goals]
        goal = await g.choose(who, "send-to", places, rule, {"other": PLAYERS[traveller]})
        order = journey(g, traveller, goal.slot, forced=True)
        if await agrees_to_pay(g, order, rule):
            await go(g, order)
            return True
        open_goals.remove(goal.slot)
    return False


async def agrees_to_pay(g: Oath, order: Order, rule: str) -> bool:
    """card.toll-roads, site.the-hidden-place. Whoever is made to travel goes where it costs something only if
    willing to pay it."""
    price = total(g, order)
    if not (price.favor_given or price.favor_burned or price.secrets):
        return True
    facts = {"place": PLACES[order.to]}
    return await g.choose(order.me, "agree-to-pay", [words.YES, words.NO], rule, facts) is words.YES
