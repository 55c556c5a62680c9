"""5.3. Trade: a secret for favor, or two favor for secrets, with a card at one's site."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import Word
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import (
    BEAST,
    CARD,
    ORDER,
    PLACES,
    RUIN_BITS,
    SUIT_BITS,
    TRADE_FAVOR,
    TRADE_FAVOR_PAID,
    TRADE_SECRETS,
    TRADE_SECRETS_PAID,
    TRADE_SUPPLY,
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
    use_help,
    variants,
    watched,
    with_help,
)
from crownlands.games.oath.orders import FOR_FAVOR, FOR_SECRETS, TRADE, Order
from crownlands.games.oath.resources import gain, gain_secrets, purse
from crownlands.games.oath.ruling import MARRIAGE, cards_at, court
from crownlands.games.oath.state import Oath

NO_CARD: Final = Reason("no-card", "5.3.2")
MODES = {words.FAVOR: FOR_FAVOR, words.SECRET: FOR_SECRETS}
"""5.3.2. What a trade is for, as something to choose."""
MAP_LIBRARY = CARD["map-library"]
SECRET_SIGNAL = CARD["secret-signal"]
VOW_OF_POVERTY = CARD["vow-of-poverty"]
ACTING_TROUPE = CARD["acting-troupe"]
TROUPE_SUITS = (ORDER, BEAST)
"""card.acting-troupe. It may count as one of these instead of its own."""


def matching(g: Oath, order: Order) -> int:
    """5.3.2, card.acting-troupe, card.marriage. The face-up advisers of the suit, in the court that counts."""
    assert order.card is not None
    suit = order.card.suit
    if suit is None:
        return 0
    advisers = court(g, order.court)
    found = (advisers & SUIT_BITS[suit.index]).bit_count()
    if advisers & MARRIAGE.bit and MARRIAGE.suit is suit:
        found += 1
    if advisers & ACTING_TROUPE.bit and suit in TROUPE_SUITS:
        found += 1
    return found


def trade_with(g: Oath, order: Order, card: Card, mode: int) -> Order:
    """5.3.2. The order with its card: what is put on it and what it brings, before modifiers."""
    new = order.like()
    new.card, new.mode = card, mode
    new.price.court = order.court
    if mode == FOR_FAVOR:
        new.price.place(card, 0, TRADE_SECRETS_PAID)
        new.favor = TRADE_FAVOR + matching(g, new)
    else:
        new.price.place(card, TRADE_FAVOR_PAID, 0)
        new.secrets = TRADE_SECRETS + matching(g, new)
    return new


def cannot_trade_with(g: Oath, order: Order, card: Card, mode: int) -> Reason | None:
    """5.3.2, 2.9. Why one cannot trade with a card for favor or for secrets."""
    reason = _closed(g, card)
    if reason is not None:
        return reason
    me = order.me
    if mode == FOR_FAVOR and g.secrets[me] < TRADE_SECRETS_PAID:
        return short_of("no-secrets", "5.3.2", TRADE_SECRETS_PAID, g.secrets[me])
    if mode == FOR_SECRETS and (has := purse(g, me, order.court)) < TRADE_FAVOR_PAID:
        return short_of("no-favor", "5.3.2", TRADE_FAVOR_PAID, has)
    if plain_price(g, order):
        return None
    trial = trade_with(g, order, card, mode)
    reason = _cannot_afford(g, trial)
    if reason is None or any(_cannot_afford(g, helped) is None for _, helped in with_help(g, trial, "trade")):
        return None
    return reason


def _cannot_afford(g: Oath, order: Order) -> Reason | None:
    supply = 0 if saves_supply(g, order, "trade") else order.cost
    return forbidden(g, order) or cannot_pay(g, order.me, total(g, order), supply)


def new_trade(g: Oath, me: Seat) -> Order:
    """5.3.1. A trade before its card is chosen."""
    return Order(TRADE, me, g.pawn[me], TRADE_SUPPLY)


def cannot_trade_at_all(g: Oath, order: Order, card: Card) -> Reason | None:
    """5.3.2. Why one cannot trade with a card, whatever for."""
    reason = cannot_trade_with(g, order, card, FOR_FAVOR)
    return None if reason is None or cannot_trade_with(g, order, card, FOR_SECRETS) is None else reason


def modes(g: Oath, order: Order, card: Card) -> list[Word]:
    """5.3.2. What one can trade for with a card."""
    return [word for word, mode in MODES.items() if cannot_trade_with(g, order, card, mode) is None]


def cannot_trade(g: Oath, me: Seat) -> Reason | None:
    """5.3. Why a seat cannot trade at all."""
    if unaided(g, me, "trade"):
        reason = _too_poor(g, me)
        if reason is not None:
            return reason
        if not watched(g, TRADE):
            return _nothing_open(g, g.pawn[me])
    return cannot_trade_as(g, new_trade(g, me))


def _nothing_open(g: Oath, slot: int) -> Reason | None:
    """5.3.2, 2.9. Why there is no card to trade with: ruins, and cards with tokens."""
    reason: Reason | None = NO_CARD
    for card in cards_for(g, slot):
        reason = _closed(g, card)
        if reason is None:
            return None
    return reason


def _closed(g: Oath, card: Card) -> Reason | None:
    """5.3.2, 2.9. Why nobody can trade with a card: it is a ruin, or has tokens."""
    if card.bit & RUIN_BITS:
        return unfit("ruin", "2.9", card)
    if occupied(g, card):
        return unfit("occupied", "5.3.2", card)
    return None


def _too_poor(g: Oath, me: Seat) -> Reason | None:
    """5.3.1, 5.3.2. Whether a glance at the board is enough to say no, where no modifier could help."""
    if g.supply[me] < TRADE_SUPPLY:
        return short_of("no-supply", "5.3.1", TRADE_SUPPLY, g.supply[me])
    if g.secrets[me] < TRADE_SECRETS_PAID and (has := purse(g, me)) < TRADE_FAVOR_PAID:
        return short_of("no-favor", "5.3.2", TRADE_FAVOR_PAID, has)
    return None


def cannot_trade_as(g: Oath, plain: Order, after: int = 0) -> Reason | None:
    """5.3, 7.4. Why an order has no card to trade with, whatever the powers behind this bit make of it."""
    reason: Reason | None = NO_CARD
    for order in variants(g, plain, after):
        for card in cards_for(g, order.at):
            for mode in (FOR_FAVOR, FOR_SECRETS):
                reason = cannot_trade_with(g, order, card, mode)
                if reason is None:
                    return None
    return reason


def cards_for(g: Oath, slot: int) -> list[Card]:
    """5.3.2, card.map-library. The cards at the site of the trade; at the Library in its whole region."""
    if cards_at(g, slot) & MAP_LIBRARY.bit:
        return [card for place in PLACES[slot].region.places for card in g.cards[place.slot]]
    return g.cards[slot]


def favor_of(order: Order) -> int:
    """5.3.2, card.secret-signal, card.vow-of-poverty. The favor of a trade once all modifiers have spoken.

    The signal makes two of one; the vow leaves none.
    """
    if order.used & VOW_OF_POVERTY.bit:
        return 0
    return 2 if order.favor == 1 and order.used & SECRET_SIGNAL.bit else order.favor


async def trade(g: Oath, me: Seat) -> None:
    """5.3. Choose a card and what for, take up modifiers, pay, gain."""
    order = new_trade(g, me)
    await act_as_if(g, order)
    cards = [card for card in cards_for(g, order.at) if cannot_trade_at_all(g, order, card) is None]
    card = await g.choose(me, "trade", cards, "5.3.2", about=order)
    word = await g.choose(me, "trade-for", modes(g, order, card), "5.3.2", {"card": card}, about=order)
    order = trade_with(g, order, card, MODES[word])
    await _save_supply(g, order)
    await take_up(g, order, "trade")
    pay(g, me, total(g, order), order.cost)
    g.tell("traded", me, card=card)
    if card.suit is not None:
        gain(g, me, card.suit, favor_of(order), order.court)
    gain_secrets(g, me, order.secrets)


async def _save_supply(g: Oath, order: Order) -> None:
    """7.4. Where the supply does not suffice, a modifier that saves it is not optional."""
    if _cannot_afford(g, order) is None:
        return
    saving = [card for card, trial in with_help(g, order, "trade") if _cannot_afford(g, trial) is None]
    await use_help(g, order, "trade", saving, "save-supply-in-trade", "5.3.1")
