"""5.1, 2.7.1. Search: a source, modifiers, the price, the draw, what is kept, then the play."""

from __future__ import annotations

from collections.abc import Iterator

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import (
    DARKEST_SUPPLY,
    DECK,
    PILE_SUPPLY,
    SEARCH_DRAWS,
    SEARCH_SUPPLY,
    VISION_BITS,
    Card,
    Pile,
    Place,
)
from crownlands.games.oath.costs import cannot_pay, pay, short_of
from crownlands.games.oath.moments import (
    HELPS,
    cost_of,
    follow,
    forbidden,
    plain_price,
    power_of,
    speakers,
    take_up,
    total,
    use_help,
    use_modifier,
    watched,
    with_help,
)
from crownlands.games.oath.orders import SEARCH, Order
from crownlands.games.oath.playing import forget_which, play_card
from crownlands.games.oath.room import heap_of
from crownlands.games.oath.ruling import reach
from crownlands.games.oath.setup import discard_rest
from crownlands.games.oath.state import Oath

# -- sources and their price ------------------------------------------------------------------------------------


def track_supply(g: Oath) -> int:
    """5.1.1, 2.1.6. What the world deck costs by the track of visions."""
    return SEARCH_SUPPLY[min(g.visions_drawn, len(SEARCH_SUPPLY) - 1)]


def deck_supply(g: Oath, me: Seat) -> int:
    """5.1.1, banner.darkest-secret. What the world deck costs a seat; the banner's holder never pays more."""
    return min(track_supply(g), DARKEST_SUPPLY) if g.darkest == me else track_supply(g)


def new_search(g: Oath, me: Seat, pile: Pile | None) -> Order:
    """5.1.1, 5.1.2. A search as it is printed: of the world deck, or of a pile."""
    order = Order(SEARCH, me, g.pawn[me], deck_supply(g, me) if pile is None else PILE_SUPPLY)
    order.source = pile
    order.draws = SEARCH_DRAWS
    order.favor = 1
    return order


def searches(g: Oath, me: Seat) -> Iterator[tuple[Component, Order]]:
    """5.1.2. What a seat could search: the world deck, its region's pile, other piles by powers at their cost."""
    yield DECK, new_search(g, me, None)
    home = g.region(me).pile
    yield home, new_search(g, me, home)
    found = {home}
    for card in speakers("source", reach(g, me)):
        others = power_of(card).source
        assert others is not None
        for pile in others(g, new_search(g, me, home), card):
            order = new_search(g, me, pile)
            use_modifier(order, card, cost_of(card, "modifier"))
            if pile not in found and cannot_search_with(g, order) is None:
                found.add(pile)
                yield pile, order


def cannot_search_with(g: Oath, order: Order) -> Reason | None:
    """5.1.1. Why a source cannot be searched: it is empty, or too dear even with a modifier that saves supply."""
    if not (g.deck if order.source is None else g.piles[order.source.index]):
        return Reason("nothing-there", "5.1.2", source=order.source or DECK)
    reason = _cannot_afford(g, order)
    if reason is None or any(_cannot_afford(g, trial) is None for _, trial in with_help(g, order, "search")):
        return None
    return reason


def _cannot_afford(g: Oath, order: Order) -> Reason | None:
    if plain_price(g, order):
        return None
    if order.cost > g.supply[order.me]:
        return short_of("no-supply", "5.1.1", order.cost, g.supply[order.me])
    return forbidden(g, order) or cannot_pay(g, order.me, total(g, order), order.cost)


def cannot_search(g: Oath, me: Seat) -> Reason | None:
    """5.1. Why a seat cannot search at all. Where nobody interferes, supply is all that matters."""
    supply = g.supply[me]
    if supply < PILE_SUPPLY:
        if not reach(g, me) & HELPS["search"]:
            return short_of("no-supply", "5.1.1", PILE_SUPPLY, supply)
    elif (g.piles[g.region(me).index] or (g.deck and supply >= deck_supply(g, me))) and not watched(g, SEARCH):
        return None
    first: Reason | None = None
    for _, order in searches(g, me):
        reason = cannot_search_with(g, order)
        if reason is None:
            return None
        first = first or reason
    return first


# -- the action -------------------------------------------------------------------------------------------------


async def search(g: Oath, me: Seat) -> None:
    """5.1. Modifiers are declared and everything is paid before the first card is drawn (7.4)."""
    open_to = {source: order for source, order in searches(g, me) if cannot_search_with(g, order) is None}
    source = await g.choose(me, "search", list(open_to), "5.1.2")
    order = open_to[source]
    await _save_supply(g, order)
    await take_up(g, order, "search")
    await take_up(g, order, "play")
    pay(g, me, total(g, order), order.cost)
    draw_cards(g, order)
    await follow(g, order, "drawn")
    if g.hands[me]:
        await follow(g, order, "discards")
        await keep_some(g, order)
        await play_drawn(g, order)


async def _save_supply(g: Oath, order: Order) -> None:
    """7.4. Where the supply does not suffice, a modifier that saves it is not optional."""
    if _cannot_afford(g, order) is None:
        return
    saving = [card for card, trial in with_help(g, order, "search") if _cannot_afford(g, trial) is None]
    await use_help(g, order, "search", saving, "save-supply", "5.1.1")


def draw_cards(g: Oath, order: Order) -> None:
    """5.1.2, 2.7.1. Cards come into the hand; a vision from the world deck ends the draw and moves the track."""
    me, hand = order.me, g.hands[order.me]
    for _ in range(order.draws):
        drawn = draw_from_deck(g) if order.source is None else _draw_from_pile(g, order.source, order.from_below)
        if drawn is None:
            break
        card, seen = drawn
        hand.append(card)
        g.hand_seen[me].append(g.everybody if order.shows else seen | 1 << me)
        if order.source is None and card.bit & VISION_BITS:
            count_vision(g, me, card, order.shows)
            break
    source: Component = order.source or DECK
    if order.shows:
        g.tell("searched-openly", me, source=source, cards=list(hand))
    else:
        g.tell("searched", me, source=source, amount=len(hand), private={"cards": list(hand)}, to=[me])


def draw_from_deck(g: Oath) -> tuple[Card, int] | None:
    """2.1.5, 10.draw. The top card of the world deck, and who knows it."""
    if not g.deck:
        return None
    section = next(number for number, length in enumerate(g.seams) if length)
    g.seams[section] -= 1
    return g.deck.pop(), g.deck_seen.pop()


def _draw_from_pile(g: Oath, pile: Pile, below: bool) -> tuple[Card, int] | None:
    if not g.piles[pile.index]:
        return None
    at = 0 if below else -1
    return g.piles[pile.index].pop(at), g.pile_seen[pile.index].pop(at)


def count_vision(g: Oath, me: Seat, vision: Card, shown: bool = False) -> None:
    """2.7.1, 5.1.2. A vision drawn from the world deck is announced, by its back, and advances the track."""
    g.visions_drawn += 1
    g.tell(
        "drew-vision", me, drawn=g.visions_drawn, private={"vision": vision}, to=range(g.seats) if shown else [me]
    )


async def keep_some(g: Oath, order: Order) -> None:
    """5.1.3. All cards but those that are kept are discarded; the others learn neither which nor in what order."""
    me = order.me
    hand = g.hands[me]
    if len(hand) <= order.keeps:
        return
    kept = [hand.index(await g.choose(me, "keep", list(hand), "5.1.3"))]  # places: what lies there is hidden
    while len(kept) < order.keeps:
        left = [card for place, card in enumerate(hand) if place not in kept]
        more = await g.may_choose(me, "keep-another", left, "5.1.3")
        if more is None:
            break
        kept.append(hand.index(more))
    await discard_rest(g, me, "5.1.3", [hand[place] for place in kept], heap_of(order))
    forget_which(g, order)
    if order.shows:
        g.tell("kept-openly", me, cards=list(hand))


async def play_drawn(g: Oath, order: Order) -> None:
    """5.1.4. What was kept is played or discarded. card.land-warden: of two, one must be played at a site."""
    elsewhere = False
    hand = g.hands[order.me]
    while hand:
        card = hand[0] if len(hand) == 1 else await g.choose(order.me, "play-first", list(hand), "5.1.4")
        order.site_only = elsewhere
        way = await play_card(g, order.me, card, order)
        elsewhere = elsewhere or not (isinstance(way, Place) or way is words.DISCARD)
