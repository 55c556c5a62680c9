"""2.8.1, 5.1.4, 7.2.2, 7.6.4. Room for a card in a court or at a site: limits, locked cards, what goes first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.components import ADVISERS, CARD, LOCKED_BITS, NOMAD, PEOPLES_FAVOR, PLACES, Card
from crownlands.games.oath.moments import LIMITERS, not_allowed, power_of, rule_of
from crownlands.games.oath.orders import DISCARD, USE, Order
from crownlands.games.oath.ruling import cards_at, each
from crownlands.games.oath.state import Oath
from crownlands.games.oath.verbs import Heap, discard_adviser, discard_from_site, under_deck

FAMILY_WAGON: Final = CARD["family-wagon"]
PIED_PIPER: Final = CARD["pied-piper"]
SALT_THE_EARTH: Final = CARD["salt-the-earth"]
GREAT_SLUM: Final = CARD["great-slum"]

Court: TypeAlias = Sequence[tuple[Card, bool]]
"""Advisers, and whether each lies face up."""


# -- what stays where it is -------------------------------------------------------------------------------------


def locked(g: Oath, actor: Seat, card: Card, order: Order | None = None) -> Reason | None:
    """7.2.2, 7.4.3. Why somebody cannot discard, move or swap a card that lies face up at a site or in a court."""
    if card.bit & LOCKED_BITS:
        return Reason("locked", "7.2.2", card=card)
    if card.bit & (g.in_use if order is None else g.in_use | order.used):
        return Reason("in-use", "7.4.3", card=card)
    return not_allowed(g, DISCARD, actor, card=card)


# -- room in a court (5.1.4.2, 7.6.4) ---------------------------------------------------------------------------


def court_of(g: Oath, seat: Seat) -> list[tuple[Card, bool]]:
    """The advisers of a seat, and whether they lie face up."""
    return list(zip(g.advisers[seat], g.faceup[seat], strict=True))


def free_places(g: Oath, seat: Seat) -> int:
    """5.1.4.2, 7.6.4. How many more advisers of any kind a court can take before one has to go."""
    return max(0, -above_limit(court_of(g, seat)))


def surplus(advisers: Court) -> int:
    """5.1.4.2, 7.6.4. How many advisers are too many."""
    return max(0, above_limit(advisers))


def above_limit(advisers: Court) -> int:
    """5.1.4.2, 7.6.4, card.family-wagon. By how many a court is above the lowest of its limits; below 0: below it.

    Beside the Wagon one adviser may be something else than a Nomad; Nomads do not count at all.
    """
    limit, others, wagon = ADVISERS, 0, False
    for card, up in advisers:
        if up and card.bit & LIMITERS[0]:
            limit = min(limit, power_of(card).most_advisers)
        wagon = wagon or (up and card is FAMILY_WAGON)
        others += not (up and card.suit is NOMAD)
    return others - 1 if wagon else len(advisers) - limit


def outgrows(advisers: Court, coming: Court) -> bool:
    """7.6.4, card.pied-piper. Whether what comes makes a court too large; the Piper never does.

    card.family-wagon. Who came past the limit stays when a Nomad joins the Wagon: the court gets no worse.
    """
    counted = [pair for pair in coming if pair != (PIED_PIPER, True)]
    return bool(counted) and surplus([*advisers, *counted]) > surplus(advisers)


class Crowd(NamedTuple):
    """7.6.4. A court that is too large, or would be once somebody has joined it."""

    advisers: Court
    order: Order | None = None
    joining: Card | None = None
    """The card that the others make room for."""
    last: Sequence[Card] = ()
    """7.6.3. Those that go only if nobody else can."""

    @property
    def expected(self) -> list[tuple[Card, bool]]:
        """Who could go, and whether they lie face up."""
        return [pair for pair in self.advisers if pair[0] is not self.joining]


def cannot_dismiss(g: Oath, seat: Seat, crowd: Crowd, card: Card, up: bool) -> Reason | None:
    """7.2.2, 7.4.3, 7.6.3, 7.6.4. Why an adviser cannot make room by leaving; a facedown one is never locked."""
    reason = locked(g, seat, card, crowd.order) if up else None
    if reason is not None:
        return reason
    if surplus([pair for pair in crowd.advisers if pair[0] is not card]) >= surplus(crowd.advisers):
        return Reason("makes-no-room", "7.6.4", card=card)
    if card in crowd.last and not all(other in crowd.last for other in may_go(g, seat, crowd._replace(last=()))):
        return Reason("came-last", "7.6.3", card=card)
    return None


def may_go(g: Oath, seat: Seat, crowd: Crowd) -> list[Card]:
    """7.6.4. The advisers of whom one can be dismissed to make room."""
    return [card for card, up in crowd.expected if cannot_dismiss(g, seat, crowd, card, up) is None]


def room(g: Oath, seat: Seat, card: Card, up: bool = True, order: Order | None = None) -> bool:
    """7.6.4. Whether a court can take a card, after discards if need be."""
    return has_room(g, seat, court_of(g, seat), card, up, order)


def has_room(g: Oath, seat: Seat, advisers: Court, card: Card, up: bool, order: Order | None = None) -> bool:
    """7.6.4. Whether a court as it would be can take a card, after discards if need be."""
    while outgrows(advisers, [(card, up)]):
        going = may_go(g, seat, Crowd([*advisers, (card, up)], order, card))
        if not going:
            return False
        advisers = [pair for pair in advisers if pair[0] is not going[0]]
    return True


async def make_room(g: Oath, seat: Seat, card: Card, up: bool = True, order: Order | None = None) -> None:
    """5.1.4.2, 7.6.4. Discard advisers until a card has room; it may be among them already, and stays."""
    while True:
        rest = [pair for pair in court_of(g, seat) if pair[0] is not card]
        if not outgrows(rest, [(card, up)]):
            return
        crowd = Crowd([*rest, (card, up)], order, card)
        going = may_go(g, seat, crowd)
        chosen = await g.choose(seat, "dismiss", going, "5.1.4.2", always_ask=True, about=crowd)
        discard_adviser(g, seat, g.advisers[seat].index(chosen), heap=heap_of(order))


async def trim_court(g: Oath, seat: Seat, came: Sequence[Card], before: int) -> None:
    """7.6.3, 7.6.4. A court that an exchange has made too large: advisers go, those that came last of all.

    `before`: how many were too many until then. It can be what came, or what went: the Family Wagon.
    """
    while True:
        advisers = court_of(g, seat)
        newcomers = [pair for pair in advisers if pair[0] in came]
        rest = [pair for pair in advisers if pair not in newcomers]
        crowd = Crowd(advisers, last=came)
        going = may_go(g, seat, crowd)
        if not going or not (outgrows(rest, newcomers) or surplus(rest) > before):
            return
        chosen = await g.choose(seat, "dismiss", going, "7.6.4", always_ask=True, about=crowd)
        discard_adviser(g, seat, g.advisers[seat].index(chosen))


# -- room at a site (2.8.1, 5.1.4.1) ----------------------------------------------------------------------------


def capacity(g: Oath, slot: int, card: Card | None = None) -> int:
    """2.8.1. How many cards a site can hold. card.salt-the-earth: it needs no room itself, and leaves none."""
    if not g.site_up[slot]:
        return 0
    if card is SALT_THE_EARTH:
        return len(g.cards[slot]) + 1
    return 1 if cards_at(g, slot) & SALT_THE_EARTH.bit else g.sites[slot].capacity


def crowding(g: Oath, slot: int, card: Card) -> int:
    """2.8.1. How many cards at a site must go before another can come."""
    return max(0, len(g.cards[slot]) + 1 - capacity(g, slot, card))


def clearings(g: Oath, order: Order, slot: int) -> list[Card]:
    """5.1.4.1. What lets a seat discard a card first: the People's Favor, the Great Slum, modifiers."""
    found = [PEOPLES_FAVOR] if order.used & PEOPLES_FAVOR.bit else []
    if g.sites[slot] is GREAT_SLUM:
        found.append(GREAT_SLUM)
    found += each(order.clears)
    return found


def clears(g: Oath, order: Order, by: Card, slot: int) -> bool:
    """Whether something that lets a seat discard reaches a site: the People's Favor only within the region."""
    return by is not PEOPLES_FAVOR or PLACES[slot].region is g.region(order.me)


def removable(g: Oath, order: Order, slots: Iterable[int]) -> list[Card]:
    """The cards at some sites that the seat may discard."""
    return [card for slot in slots for card in g.cards[slot] if locked(g, order.me, card, order) is None]


def cannot_clear(g: Oath, order: Order, card: Card, slot: int) -> Reason | None:
    """2.8.1. Why a site has no room for a card: it is full, and too little can be discarded first."""
    missing = crowding(g, slot, card)
    if not missing:
        return None
    means = sum(clears(g, order, by, slot) for by in clearings(g, order, slot))
    if missing <= min(means, len(removable(g, order, [slot]))):
        return None
    return Reason("site-full", "2.8.1", site=g.sites[slot])


async def clear_space(g: Oath, order: Order, card: Card, slot: int) -> None:
    """5.1.4.1. Discard first, as far as the seat may and wants to; where there is no room, it must."""
    means = clearings(g, order, slot)
    for number, by in enumerate(means):
        later = sum(clears(g, order, other, slot) for other in means[number + 1 :])
        if crowding(g, slot, card) > later:
            going, facts = removable(g, order, [slot]), {"site": g.sites[slot]}
            chosen: Card | None = await g.choose(order.me, "make-space", going, rule_of(by), facts)
        elif by is PEOPLES_FAVOR:
            near = [place.slot for place in g.region(order.me).places]
            chosen = await g.may_choose(order.me, "clear-region", removable(g, order, near), rule_of(by))
        else:
            going, facts = removable(g, order, [slot]), {"by": by}
            chosen = await g.may_choose(order.me, "clear-site", going, rule_of(by), facts)
        if chosen is not None:
            discard_from_site(g, order.me, chosen, heap_of(order))


async def make_way(g: Oath, me: Seat, slot: int, moving: Sequence[Card]) -> None:
    """site.great-slum, 10.move, 10.swap. Before a card is moved or swapped there, another may be discarded."""
    if g.sites[slot] is GREAT_SLUM:
        order = Order(USE, me, g.pawn[me])
        going = [card for card in removable(g, order, [slot]) if card not in moving]
        chosen = await g.may_choose(me, "make-way", going, rule_of(GREAT_SLUM), {"site": GREAT_SLUM})
        if chosen is not None:
            discard_from_site(g, me, chosen)


def heap_of(order: Order | None) -> Heap | None:
    """Where a modifier of the action sends what it discards; None: where the Law says."""
    if order is None:
        return None
    if order.discards_below:
        return under_deck
    pile = order.discards_to
    if pile is None:
        return None
    index, under = pile.index, order.discards_under

    def heap(g: Oath, card: Card, seen: int) -> None:
        at = 0 if under else len(g.piles[index])
        g.piles[index].insert(at, card)
        g.pile_seen[index].insert(at, seen)

    return heap
