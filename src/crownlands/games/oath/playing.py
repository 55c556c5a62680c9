"""5.1.4, 6.1, 7.2.1, 7.3.3. How a card is played: where it may go, and what follows, in the Law's order."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import CONSPIRACY, PEOPLES_FAVOR, PLACES, VISION_BITS, Card, Place
from crownlands.games.oath.costs import cannot_pay, pay
from crownlands.games.oath.moments import (
    SPEAKS,
    answer_to,
    follow,
    forbidden,
    not_allowed,
    power_of,
    rule_of,
    take_up,
    total,
    watched,
)
from crownlands.games.oath.orders import HIDE, PLAY, REVEAL, SEARCH, Order
from crownlands.games.oath.resources import gain, gain_secrets
from crownlands.games.oath.room import SALT_THE_EARTH, cannot_clear, clear_space, heap_of, locked, make_room, room
from crownlands.games.oath.state import EXILE, NOBODY, Oath
from crownlands.games.oath.verbs import appoint, discard_drawn, discard_vision, dismiss, lay

NO_HIDDEN_ADVISER: Final = Reason("no-hidden-adviser", "6.1")
# -- where a card may go ----------------------------------------------------------------------------------------


def cannot_play(g: Oath, order: Order, card: Card, way: Component) -> Reason | None:
    """2.6.2, 5.1.4, 7.2, 7.2.1. Why a card cannot be played in a way; it can always be discarded."""
    if way is words.DISCARD:
        return None
    if isinstance(way, Place):
        return cannot_play_at(g, order, card, way.slot)
    if order.site_only:
        return Reason("one-at-site", "card.land-warden")
    if way is words.REVEAL:
        return cannot_reveal(g, order, card)
    up = way is words.IN_COURT
    if up and card.where == "site":
        return Reason("site-only", "7.2.1", card=card)
    if not room(g, order.me, card, up, order):
        return Reason("court-full", "7.6.4")
    return not_allowed(g, PLAY if up else HIDE, order.me, card=card)


def cannot_play_at(g: Oath, order: Order, card: Card, slot: int) -> Reason | None:
    """5.1.4.1, 7.2.1, 2.8.1. Why a card cannot be played at a site."""
    if card.bit & VISION_BITS:
        return Reason("vision-at-site", "5.1.4.3")
    if card.where == "adviser":
        return Reason("adviser-only", "7.2.1", card=card)
    if card is SALT_THE_EARTH and any(locked(g, order.me, other) is not None for other in g.cards[slot]):
        return Reason("locked-there", rule_of(card), site=g.sites[slot])
    return cannot_clear(g, order, card, slot) or not_allowed(g, PLAY, order.me, card=card, to=slot)


def cannot_reveal(g: Oath, order: Order, card: Card) -> Reason | None:
    """5.1.4.3, 5.1.4.4. Only an Exile reveals a vision; anybody may play the Conspiracy."""
    if card is not CONSPIRACY and g.role[order.me] != EXILE:
        return Reason("exiles-only", "5.1.4.3")
    return not_allowed(g, REVEAL, order.me, card=card)


def places_for(g: Oath, order: Order, card: Card) -> list[Place]:
    """5.1.4.1. Where a card may be laid: at one's site, with the People's Favor or modifiers further off."""
    here = PLACES[g.pawn[order.me]]
    if card.suit is not None and order.anywhere & card.suit.bit:
        return [here, *(place for place in PLACES if place is not here and g.site_up[place.slot])]
    if order.used & PEOPLES_FAVOR.bit:
        return [here, *(place for place in here.region.places if place is not here and g.site_up[place.slot])]
    return [here]


def expected_ways(g: Oath, order: Order, card: Card) -> list[Component]:
    """5.1.4. The ways in which a player would expect to play a card, or to discard it."""
    found: list[Component] = [*places_for(g, order, card)]
    found.append(words.REVEAL if card.bit & VISION_BITS else words.IN_COURT)
    if order.hidden_ok:
        found.append(words.FACE_DOWN)
    found.append(words.DISCARD)
    return found


def ways_to_play(g: Oath, order: Order, card: Card) -> list[Component]:
    """5.1.4. How a card can be played, or discarded."""
    return [way for way in expected_ways(g, order, card) if cannot_play(g, order, card, way) is None]


# -- playing ----------------------------------------------------------------------------------------------------


async def play_card(g: Oath, me: Seat, card: Card, order: Order, rule: str = "5.1.4") -> Component:
    """5.1.4, 10.play. A card of the hand is played or discarded; returns how. Always asked: the ways tell the
    card.
    """
    ways = ways_to_play(g, order, card)
    way = await g.choose(me, "play", ways, rule, {"card": card}, always_ask=True, about=order)
    if way is words.DISCARD:
        discard_drawn(g, me, [card], heap_of(order))
        forget_which(g, order)
    elif isinstance(way, Place):
        await play_at_site(g, order, card, way.slot)
    elif way is words.REVEAL:
        await reveal(g, order, card)
    else:
        await play_in_court(g, order, card, way is words.IN_COURT)
    return way


def forget_which(g: Oath, order: Order) -> None:
    """9.4. A card has left the hand unseen: nobody else knows which ones are left, unless they were shown."""
    me = order.me
    g.hand_seen[me] = [g.everybody if order.shows else 1 << me for _ in g.hands[me]]


def leave_hand(g: Oath, order: Order, card: Card) -> int:
    """9.4. A card leaves the hand; returns who knows it: out of several, its owner alone unless it was shown."""
    me = order.me
    if len(g.hands[me]) > 1:
        forget_which(g, order)
    at = g.hands[me].index(card)
    del g.hands[me][at]
    return g.hand_seen[me].pop(at)


async def play_at_site(g: Oath, order: Order, card: Card, slot: int) -> None:
    """5.1.4.1, 7.3.3. Discards first, then the card, the favor for it, the homeland, reactions, When Played."""
    me, site = order.me, g.sites[slot]
    await clear_space(g, order, card, slot)
    leave_hand(g, order, card)
    lay(g, card, slot)
    order.card, order.to = card, slot
    g.tell("played-at", me, card=card, site=site)
    suit = card.suit
    if suit is not None:
        gain(g, me, suit, order.favor)
        gain_secrets(g, me, order.secrets)
        spoilt = me == g.active and g.spoilt[slot] & suit.bit
        if site.homeland is suit and not spoilt and (home := power_of(site).home) is not None:
            await home(g, order, site)
    await finish_playing(g, order, card)


async def play_in_court(g: Oath, order: Order, card: Card, up: bool) -> None:
    """5.1.4.2. An adviser, face up or face down; its facing does not depend on who knows it."""
    me = order.me
    await make_room(g, me, card, up, order)
    seen = leave_hand(g, order, card)
    appoint(g, me, card, up, seen)
    if not up:
        g.tell("hid-adviser", me, private={"card": card}, to=[me])
        return
    order.card, order.to = card, NOBODY
    g.tell("appointed", me, card=card)
    await finish_playing(g, order, card)


async def reveal(g: Oath, order: Order, card: Card) -> None:
    """5.1.4.3, 5.1.4.4, 10.reveal, vision.conspiracy. A vision comes onto the board and an older one goes; the
    Conspiracy leaves the game.
    """
    me = order.me
    leave_hand(g, order, card)
    order.card, order.to = card, NOBODY
    prophet = NOBODY
    if card is CONSPIRACY:
        g.box.append(card)
    else:
        prophet = discard_vision(g, me, heap_of(order))
        g.vision[me] = card
    g.tell("revealed-vision", me, vision=card)
    await play_prophecy(g, prophet)
    await finish_playing(g, order, card)


async def finish_playing(g: Oath, order: Order, card: Card) -> None:
    """7.3.3, 7.4.3. Modifiers and reactions, then When Played, which discards no modifier of this action."""
    await answer_to(g, "put", order)
    if card.bit & SPEAKS["played"]:
        played = power_of(card).played
        assert played is not None
        before, g.in_use = g.in_use, g.in_use | order.used
        await played(g, order.me, card)
        g.in_use = before


# -- a facedown adviser (6.1) -----------------------------------------------------------------------------------


def as_if_searched(g: Oath, me: Seat, hidden_ok: bool = True) -> Order:
    """6.1. The end of a search without its price and its draw: tolls and modifiers of playing count."""
    order = Order(SEARCH, me, g.pawn[me])
    order.favor = 1
    order.hidden_ok = hidden_ok
    return order


async def play_as_if_searched(g: Oath, me: Seat, card: Card, hidden_ok: bool = True) -> Component:
    """A card of the hand is played or discarded as if it had been searched for: modifiers, toll, play."""
    order = as_if_searched(g, me, hidden_ok)
    await take_up(g, order, "play")
    pay(g, me, total(g, order))
    await follow(g, order, "discards")
    return await play_card(g, me, card, order, "5.1.4" if hidden_ok else "6.1")


async def play_prophecy(g: Oath, prophet: Seat) -> None:
    """card.false-prophet. A discarded vision that came into this hand is played or discarded as if searched for.

    Whoever cannot pay the toll for that discards it.
    """
    if prophet == NOBODY:
        return
    vision = g.hands[prophet][-1]
    order = as_if_searched(g, prophet)
    if forbidden(g, order) or cannot_pay(g, prophet, total(g, order)):
        discard_drawn(g, prophet, [vision])
    else:
        await play_as_if_searched(g, prophet, vision)


async def play_found(g: Oath, me: Seat, card: Card, rule: str, seen: int = 0) -> Component:
    """5.1.4. A card found by a power is played or discarded, without modifiers and tolls; `seen`: who knows it."""
    g.hands[me].append(card)
    g.hand_seen[me].append(seen | 1 << me)
    return await play_card(g, me, card, as_if_searched(g, me), rule)


def hidden_advisers(g: Oath, me: Seat) -> list[Card]:
    """The advisers of a seat that lie face down."""
    return [card for card, up in zip(g.advisers[me], g.faceup[me], strict=True) if not up]


def cannot_play_adviser(g: Oath, me: Seat) -> Reason | None:
    """6.1. Why a seat cannot play a facedown adviser: it has none, or cannot pay the toll."""
    if all(g.faceup[me]):
        return NO_HIDDEN_ADVISER
    if not watched(g, SEARCH):
        return None
    order = as_if_searched(g, me, hidden_ok=False)
    return forbidden(g, order) or cannot_pay(g, me, total(g, order))


async def play_adviser(g: Oath, me: Seat) -> None:
    """6.1. A facedown adviser leaves the court first, then it is played face up or discarded."""
    card = await g.choose(me, "play-adviser", hidden_advisers(g, me), "6.1")
    _, seen = dismiss(g, me, g.advisers[me].index(card))
    g.hands[me].append(card)
    g.hand_seen[me].append(seen)
    await play_as_if_searched(g, me, card, hidden_ok=False)
