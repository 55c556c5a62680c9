"""5.2. Muster: a favor on a card at one's site, two warbands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.components import (
    CARD,
    MUSTER_FAVOR,
    MUSTER_SUPPLY,
    MUSTER_WARBANDS,
    RUIN_BITS,
    Card,
)
from crownlands.games.oath.costs import cannot_pay, occupied, pay, short_of, unfit
from crownlands.games.oath.moments import (
    act_as_if,
    forbidden,
    plain_price,
    saves_supply,
    take_up,
    total,
    unaided,
    variants,
    watched,
)
from crownlands.games.oath.orders import MUSTER, Order
from crownlands.games.oath.resources import purse
from crownlands.games.oath.ruling import court
from crownlands.games.oath.state import Oath
from crownlands.games.oath.verbs import gain_bands

NO_CARD: Final = Reason("no-card", "5.2.1")
INITIATION_RITE = CARD["initiation-rite"]


def new_muster(g: Oath, me: Seat) -> Order:
    """5.2, card.initiation-rite. A muster as it is printed; with the rite a secret is placed, not a favor."""
    order = Order(MUSTER, me, g.pawn[me], MUSTER_SUPPLY)
    order.secret_for_favor = bool(court(g, me) & INITIATION_RITE.bit)
    order.bands = MUSTER_WARBANDS
    return order


def muster_on(order: Order, card: Card) -> Order:
    """5.2.1. The order with its card, and what is put on it."""
    new = order.like()
    new.card = card
    favor, secrets = (0, 1) if order.secret_for_favor else (MUSTER_FAVOR, 0)
    new.price.place(card, favor, secrets, crowded=order.occupied_ok)
    return new


def cannot_muster_on(g: Oath, order: Order, card: Card) -> Reason | None:
    """5.2.1, 2.9. Why one cannot muster on a card: a ruin, a card with tokens, a price that cannot be paid."""
    reason = _no_place(g, card, order.occupied_ok)
    if reason is not None:
        return reason
    if not order.secret_for_favor and purse(g, order.me) < MUSTER_FAVOR:
        return short_of("no-favor", "5.2.1", MUSTER_FAVOR, purse(g, order.me))
    if not order.secret_for_favor and plain_price(g, order):
        return None
    trial = muster_on(order, card)
    supply = 0 if saves_supply(g, trial, "muster") else trial.cost
    return forbidden(g, trial) or cannot_pay(g, order.me, total(g, trial), supply)


def _no_place(g: Oath, card: Card, occupied_ok: bool = False) -> Reason | None:
    """5.2.1, 2.9. Why nothing can be placed on a card: it is a ruin, or has tokens."""
    if card.bit & RUIN_BITS:
        return unfit("ruin", "2.9", card)
    if not occupied_ok and occupied(g, card):
        return unfit("occupied", "5.2.1", card)
    return None


def cannot_muster(g: Oath, me: Seat) -> Reason | None:
    """5.2. Why a seat cannot muster at all: nothing at its site will do."""
    if unaided(g, me, "muster") and not g.court[me] & INITIATION_RITE.bit:
        return _cannot_muster_plainly(g, me)
    return _cannot_muster_as(g, variants(g, new_muster(g, me)))


def _cannot_muster_plainly(g: Oath, me: Seat) -> Reason | None:
    """5.2, 5.2.1. Why a seat that no card helps cannot muster: a look at the board and the site is enough."""
    if g.supply[me] < MUSTER_SUPPLY:
        return short_of("no-supply", "5.2.1", MUSTER_SUPPLY, g.supply[me])
    if not g.favor[me] and not (has := purse(g, me)):
        return short_of("no-favor", "5.2.1", MUSTER_FAVOR, has)
    if watched(g, MUSTER):
        return _cannot_muster_as(g, [new_muster(g, me)])
    reason: Reason | None = NO_CARD
    for card in g.cards[g.pawn[me]]:
        reason = _no_place(g, card)
        if reason is None:
            return None
    return reason


def _cannot_muster_as(g: Oath, orders: Iterable[Order]) -> Reason | None:
    reason: Reason | None = NO_CARD
    for order in orders:
        for card in g.cards[order.at]:
            reason = cannot_muster_on(g, order, card)
            if reason is None:
                return None
    return reason


async def muster(g: Oath, me: Seat) -> None:
    """5.2. Choose a card, pay, get warbands."""
    order = new_muster(g, me)
    await act_as_if(g, order)
    cards = [card for card in g.cards[order.at] if cannot_muster_on(g, order, card) is None]
    card = await g.choose(me, "muster", cards, "5.2.1", about=order)
    order = muster_on(order, card)
    await take_up(g, order, "muster")
    pay(g, me, total(g, order), order.cost)
    g.tell("mustered", me, card=card)
    gain_bands(g, me, order.bands)
