"""6.6, 6.7, 6.8, 7.6.1. Citizens: how they are invited, made, exiled, and how they leave."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import PLAYERS, numbers
from crownlands.core.decisions import Fact, Reason, Seat
from crownlands.games.oath.components import MOST_SUPPLY, PLACES, RELIQUARY, SCEPTER, Space
from crownlands.games.oath.costs import short_of
from crownlands.games.oath.deals import BANNERS, FAVOR, RELICS, SECRETS, carry_out, may_propose, negotiate
from crownlands.games.oath.minor import cannot_use_scepter
from crownlands.games.oath.moments import not_allowed
from crownlands.games.oath.orders import BANISH_CITIZEN
from crownlands.games.oath.playing import play_prophecy
from crownlands.games.oath.resources import give_favor, purse
from crownlands.games.oath.state import CITIZEN, EMPIRE, EXILE, NOBODY, RULE_CHANGED, SLOTS, Deal, Oath
from crownlands.games.oath.taking import take
from crownlands.games.oath.title import settle
from crownlands.games.oath.verbs import discard_vision, hold, recolour
from crownlands.games.oath.words import NO, YES

NOT_A_CITIZEN: Final = Reason("not-a-citizen", "6.8")
NO_CITIZEN: Final = Reason("no-citizen", "6.7")
EXILE_PRICE = 5
"""6.7."""

# -- becoming a Citizen -----------------------------------------------------------------------------------------


async def become_citizen(g: Oath, seat: Seat) -> None:
    """6.6.2. The board turns over; warbands become purple, the vision goes, the usurper is an Oathkeeper again."""
    prophet = discard_vision(g, seat)
    await _replace_warbands(g, seat)
    g.tell("citizen", seat)
    if g.title == seat:
        g.usurper = False
    if g.active == seat:
        g.ended = True
    g.due = [entry for entry in g.due if entry[1] != seat]
    g.supply[seat] = MOST_SUPPLY
    await settle(g)
    await play_prophecy(g, prophet)


async def _replace_warbands(g: Oath, seat: Seat) -> None:
    """6.6.2. Every own warband on the board and at sites for a purple one.

    If they run short, the seat says which are lost.
    """
    colour = g.colour[seat]
    places = [slot for slot in SLOTS if g.holder[slot] == colour]
    short = g.board[seat] + sum(g.bands[slot] for slot in places) - g.reserve[EMPIRE]
    for number, slot in enumerate(places):
        later = g.board[seat] + sum(g.bands[other] for other in places[number + 1 :])
        if short > 0:
            options = numbers(max(0, short - later), min(short, g.bands[slot]))
            facts: dict[str, Fact] = {"place": PLACES[slot], "short": short}
            lost = (await g.choose(seat, "lose-in-turning", options, "6.6.2", facts)).value
            short -= lost
        else:
            lost = 0
        _turn_purple(g, slot, lost)
    recolour(g, seat, CITIZEN)


def _turn_purple(g: Oath, slot: int, lost: int) -> None:
    old, amount = g.holder[slot], g.bands[slot]
    g.reserve[old] += amount
    g.bands[slot] = amount - lost
    g.reserve[EMPIRE] -= g.bands[slot]
    g.holder[slot] = EMPIRE if g.bands[slot] else NOBODY
    g.dirty |= RULE_CHANGED


def become_exile(g: Oath, seat: Seat) -> None:
    """6.7, 6.8. The board turns over; purple warbands on it are replaced as far as there are own ones."""
    recolour(g, seat, EXILE)
    g.supply[seat] = MOST_SUPPLY
    g.tell("exiled", seat)


# -- the offer --------------------------------------------------------------------------------------------------


def cannot_offer(g: Oath, me: Seat) -> Reason | None:
    """6.6.1. Why nobody can be offered citizenship."""
    reason = cannot_use_scepter(g, me)
    if reason is not None:
        return reason
    if not any(g.reliquary):
        return Reason("reliquary-empty", "2.3")
    return None if candidates(g) else Reason("no-exile", "6.6.1")


def candidates(g: Oath) -> list[Seat]:
    """6.6.1. Exiles who can still be asked in this turn, the holder of the Scepter included."""
    return [seat for seat in range(g.seats) if g.role[seat] == EXILE and may_propose(g, SCEPTER, seat)]


async def offer_citizenship(g: Oath, me: Seat) -> None:
    """6.6, 6.6.1, 6.6.2. To whom, for which relic of the Reliquary, on which terms."""
    other = (await g.choose(me, "offer-to", [PLAYERS[seat] for seat in candidates(g)], "6.6.1")).seat
    spaces = [space for space, relic in zip(RELIQUARY, g.reliquary, strict=True) if relic is not None]
    space = await g.choose(me, "offer-relic", spaces, "6.6.1", {"other": PLAYERS[other]})
    if other == me:
        await welcome(g, me, space)
        return
    await _show_reliquary(g, me, other)
    deal = await negotiate(g, me, other, FAVOR | SECRETS | RELICS | BANNERS, SCEPTER, "6.6.1", space.index)
    if deal is not None:
        await welcome(g, other, space, deal)


async def _show_reliquary(g: Oath, me: Seat, other: Seat) -> None:
    """6.6.1. Before the answer, the one who offers may let the Exile see what lies in the Reliquary."""
    unseen = [
        space
        for space, relic, seen in zip(RELIQUARY, g.reliquary, g.reliquary_seen, strict=True)
        if relic is not None and not seen >> other & 1
    ]
    if not unseen:
        return
    answer = await g.choose(me, "show-reliquary", [YES, NO], "6.6.1", {"other": PLAYERS[other]})
    if answer is YES:
        relics = [relic for relic in g.reliquary if relic is not None]
        for space in unseen:
            g.reliquary_seen[space.index] |= 1 << other
        g.tell("showed-reliquary", me, other=PLAYERS[other], private={"relics": relics}, to=[other])


async def welcome(g: Oath, seat: Seat, space: Space, deal: Deal | None = None) -> None:
    """6.6.2. First the Exile becomes a Citizen, then what was agreed changes hands with the promised relic.

    From now on the Chancellor has the trait of its space. The title is settled once all of it has been given.
    """
    await become_citizen(g, seat)
    if deal is not None:
        await carry_out(g, deal)
    uncover(g, seat, space)
    await settle(g)


def uncover(g: Oath, seat: Seat, space: Space) -> None:
    """2.3. A relic leaves the Reliquary and belongs to a seat; it was given, not taken."""
    relic = g.reliquary[space.index]
    assert relic is not None
    g.reliquary[space.index] = None
    g.reliquary_seen[space.index] = 0
    hold(g, seat, relic)
    g.tell("from-reliquary", seat, relic=relic, trait=space.trait)


async def take_from_reliquary(g: Oath, seat: Seat, space: Space) -> None:
    """2.3. A relic of the Reliquary is taken by a power."""
    relic = g.reliquary[space.index]
    assert relic is not None
    g.reliquary[space.index] = None
    g.reliquary_seen[space.index] = 0
    g.tell("from-reliquary", seat, relic=relic, trait=space.trait)
    await take(g, seat, [relic])


# -- exile ------------------------------------------------------------------------------------------------------


def exile_price(g: Oath, me: Seat, citizen: Seat) -> int:
    """6.7. Five favor, one more or less for the title and for the People's Favor."""
    more = (g.title == citizen) + (g.people == citizen)
    less = (g.title == me) + (g.people == me)
    return max(0, EXILE_PRICE + more - less)


def cannot_banish_seat(g: Oath, me: Seat, citizen: Seat) -> Reason | None:
    """6.7. Why a Citizen cannot be exiled."""
    price = exile_price(g, me, citizen)
    if price > purse(g, me):
        return short_of("no-favor", "6.7", price, purse(g, me))
    return not_allowed(g, BANISH_CITIZEN, me, whose=citizen)


def cannot_banish(g: Oath, me: Seat) -> Reason | None:
    """6.7. Why no Citizen can be exiled."""
    reason = cannot_use_scepter(g, me)
    if reason is not None:
        return reason
    reason = NO_CITIZEN
    for seat in g.others(me) if CITIZEN in g.role else ():
        if g.role[seat] == CITIZEN:
            found = cannot_banish_seat(g, me, seat)
            if found is None:
                return None
            reason = found
    return reason


async def exile_citizen(g: Oath, me: Seat) -> None:
    """6.7. Pay a Citizen to go."""
    seats = [
        PLAYERS[seat]
        for seat in g.others(me)
        if g.role[seat] == CITIZEN and cannot_banish_seat(g, me, seat) is None
    ]
    citizen = (await g.choose(me, "exile-whom", seats, "6.7")).seat
    give_favor(g, me, citizen, exile_price(g, me, citizen))
    become_exile(g, citizen)
    await settle(g)


def leaving_price(g: Oath, me: Seat) -> int:
    """6.8. A favor for every warband on the board and for every own secret, on the board and on cards."""
    on_cards = sum(g.secrets_on) if g.active == me else 0
    return g.board[me] + g.all_secrets(me) + on_cards


def cannot_leave(g: Oath, me: Seat) -> Reason | None:
    """6.8. Why a Citizen cannot leave the Empire."""
    if g.role[me] != CITIZEN:
        return NOT_A_CITIZEN
    if SCEPTER in g.relics[me]:
        return Reason("holds-scepter", "6.8", card=SCEPTER)
    price = leaving_price(g, me)
    if price > purse(g, me):
        return short_of("no-favor", "6.8", price, purse(g, me))
    return not_allowed(g, BANISH_CITIZEN, me, whose=me)


async def leave_empire(g: Oath, me: Seat) -> None:
    """6.8. Pay the holder of the Scepter and go; the act phase is over."""
    holder = next(seat for seat in range(g.seats) if SCEPTER in g.relics[seat])
    give_favor(g, me, holder, leaving_price(g, me))
    become_exile(g, me)
    g.ended = True
    await settle(g)
