"""What many powers share: banks to choose from, players at a site, cards that can go, looks at hidden cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crownlands.core.components import PLAYERS, Player, numbers
from crownlands.core.decisions import Seat
from crownlands.games.oath.components import REGIONS, SUITS, Card, Pile, Suit
from crownlands.games.oath.minor import removable
from crownlands.games.oath.moments import not_allowed, rule_of
from crownlands.games.oath.orders import STATION, Order
from crownlands.games.oath.room import locked
from crownlands.games.oath.ruling import ruled_sites
from crownlands.games.oath.state import NOBODY, Campaign, Oath
from crownlands.games.oath.verbs import station, withdraw


def can_go(g: Oath, me: Seat, card: Card) -> bool:
    """7.2.2, 7.4.3, 10.locked. Whether a seat can discard, move or swap a card that lies face up."""
    return locked(g, me, card) is None


def full_banks(g: Oath) -> list[Suit]:
    """The suits whose bank has favor."""
    return [suit for suit in SUITS if g.banks[suit.index]]


def any_bank(g: Oath, me: Seat, card: Card) -> bool:
    """Useful while some bank has favor."""
    return any(g.banks)


async def choose_bank(g: Oath, me: Seat, card: Card, banks: Sequence[Suit] | None = None) -> Suit:
    """A bank, asked under the card's name."""
    return await g.choose(me, f"bank-for-{card.name}", full_banks(g) if banks is None else banks, rule_of(card))


def rivals_here(g: Oath, me: Seat) -> list[Seat]:
    """The other players at one's site."""
    return [seat for seat in g.others(me) if g.pawn[seat] == g.pawn[me]]


def players(seats: Iterable[Seat]) -> list[Player]:
    return [PLAYERS[seat] for seat in seats]


def cards_of(cards: Iterable[Card], *suits: Suit) -> list[Card]:
    """Those of the suits."""
    return [card for card in cards if card.suit in suits]


def region_slots(g: Oath, me: Seat) -> list[int]:
    """The slots of the seat's region."""
    return [place.slot for place in g.region(me).places]


# -- looks ------------------------------------------------------------------------------------------------------


def unseen_piles(g: Oath, me: Seat) -> list[Pile]:
    """Discard piles with a card that the seat does not know."""
    return [region.pile for region in REGIONS if any(not seen >> me & 1 for seen in g.pile_seen[region.index])]


def look_through(g: Oath, me: Seat, masks: list[int], cards: list[Card], most: int | None = None) -> None:
    """A seat looks at cards, from the top (the end) on; what it saw stays known as long as it lies there."""
    count = len(cards) if most is None else min(most, len(cards))
    seen = cards[len(cards) - count :]
    for at in range(len(cards) - count, len(cards)):
        masks[at] |= 1 << me
    g.tell("looked-at-cards", me, amount=count, private={"cards": seen[::-1]}, to=[me])


def unseen_on_top(masks: list[int], me: Seat, most: int) -> bool:
    """Whether one of the top cards is unknown to the seat."""
    return any(not seen >> me & 1 for seen in masks[-most:])


async def wait_for_victory(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """7.5. A plan that only does something once the campaign is won or lost."""


# -- warbands ---------------------------------------------------------------------------------------------------


def own_sites(g: Oath, me: Seat) -> list[int]:
    """The sites that a seat rules and where its warbands can stand."""
    return [slot for slot in ruled_sites(g, me) if g.holder[slot] in (NOBODY, g.banner(me))]


def can_rearrange(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> bool:
    """5.5.3. Whether there are warbands that could move between the defender's board and sites of the user."""
    if user == NOBODY:
        return False
    return bool(g.board[c.defender]) or any(removable(g, user, slot) for slot in own_sites(g, user))


async def rearrange(g: Oath, me: Seat, rule: str, board: Seat | None = None) -> None:
    """Warbands move between the board and the sites that a seat rules, site by site, in any directions.

    First what leaves each site, then what comes to each: every arrangement can be reached, and none takes for
    ever. `board`: whose board it is, if not one's own (5.5.3).
    """
    whose = me if board is None else board
    for slot in own_sites(g, me):
        most = removable(g, me, slot)
        if most:
            amount = await g.choose(me, "rearrange-from", numbers(0, most), rule, {"site": g.sites[slot]})
            withdraw(g, whose, slot, amount.value)
    for slot in own_sites(g, me):
        if g.board[whose] and not_allowed(g, STATION, me, to=slot) is None:
            amount = await g.choose(me, "rearrange-to", numbers(0, g.board[whose]), rule, {"site": g.sites[slot]})
            station(g, whose, slot, amount.value)


# -- modifiers --------------------------------------------------------------------------------------------------


async def no_supply(g: Oath, order: Order, card: Card) -> None:
    """7.6.2, card.news-from-afar. The action costs no supply."""
    order.free = True


async def nothing_more(g: Oath, order: Order, card: Card) -> None:
    """A modifier that acts elsewhere because it was taken up."""
