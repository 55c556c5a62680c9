"""card.*. The powers of the Order cards of the first game; `order_later` has the others."""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.plan_kit import (
    Post,
    add_defense,
    dice,
    enemy_of,
    fall,
    favor_for,
    here_is_targeted,
    kill_from_force,
    remove_attack,
    shields,
    warbands_of,
)
from crownlands.games.oath.components import MOST_SUPPLY, ORDER, PLACES, Card
from crownlands.games.oath.costs import occupied
from crownlands.games.oath.empire import become_citizen
from crownlands.games.oath.moments import Power, not_allowed, register
from crownlands.games.oath.orders import MUSTER, STATION, Order
from crownlands.games.oath.powers.common import wait_for_victory
from crownlands.games.oath.resources import gain_supply
from crownlands.games.oath.ruling import ruled_sites
from crownlands.games.oath.state import ATTACKER, EXILE, NOBODY, Campaign, Oath
from crownlands.games.oath.verbs import gain_bands, station
from crownlands.games.oath.words import NO, YES


async def garrison(g: Oath, me: Seat, card: Card) -> None:
    """card.garrison. A warband for every ruled site, then one from the board to each of them."""
    sites = ruled_sites(g, me)
    gain_bands(g, me, len(sites))
    places = [PLACES[slot] for slot in sites if not_allowed(g, STATION, me, to=slot) is None]
    while places and g.board[me]:
        if g.board[me] >= len(places):
            place = places[0]
        else:
            place = await g.choose(me, "garrison", places, "card.garrison")
        places.remove(place)
        if g.holder[place.slot] in (NOBODY, g.banner(me)):
            station(g, me, place.slot, 1)


def crowded(g: Oath, order: Order, card: Card) -> Iterable[Order]:
    """card.pressgangs. The muster with cards that tokens lie on."""
    if order.kind == MUSTER and any(occupied(g, other) for other in g.cards[order.at]):
        wider = order.like()
        wider.occupied_ok = True
        wider.used |= card.bit
        yield wider


def at_a_crowd(g: Oath, order: Order, card: Card) -> bool:
    return order.kind == MUSTER and any(occupied(g, other) for other in g.cards[order.at])


async def pressgangs(g: Oath, order: Order, card: Card) -> None:
    """card.pressgangs. Tokens on a card do not hinder the muster.

    The choice of the card says whether it is used.
    """
    order.occupied_ok = True
    order.used |= card.bit


# -- battle plans -----------------------------------------------------------------------------------------------


async def battle_honors(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.battle-honors. Two favor from the Order bank."""
    favor_for(g, user, ORDER, 2)


async def bear_traps(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.bear-traps. An attack die less, and a warband on the attacker's board dies."""
    remove_attack(c, 1)
    fall(g, c, ATTACKER, Post(c.attacker), 1)


def an_exile_uses_it(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> bool:
    """card.martial-culture. An Exile fights another Exile."""
    enemy = enemy_of(c, side)
    return user != NOBODY and g.role[user] == EXILE and enemy != NOBODY and g.role[enemy] == EXILE


async def martial_culture(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.martial-culture. An Exile who beats another may become a Citizen."""
    if not an_exile_uses_it(g, c, card, user, side):
        return
    if await g.choose(user, "become-citizen", [YES, NO], "card.martial-culture") is YES:
        await become_citizen(g, user)


async def scouts(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.scouts. A supply."""
    gain_supply(g, user, 1)


def has_a_warband(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> bool:
    """card.wrestlers. Somebody of the side's force can be sacrificed."""
    return user != NOBODY and warbands_of(g, c, side) > 0


async def wrestlers(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.wrestlers. A warband of the force is sacrificed for a defense die."""
    if await kill_from_force(g, c, side, 1, "card.wrestlers"):
        add_defense(c, 1)


register(
    [
        Power("battle-honors", plan=wait_for_victory, won=battle_honors),
        Power("bear-traps", plan=bear_traps),
        Power("garrison", played=garrison),
        Power("keep", plan=shields(2), plan_fits=here_is_targeted),
        Power("longbows", plan=dice(1)),
        Power("martial-culture", plan=wait_for_victory, plan_fits=an_exile_uses_it, won=martial_culture),
        Power("pressgangs", as_if=pressgangs, variants=crowded, fits=at_a_crowd),
        Power("scouts", plan=scouts, plan_fits=lambda g, c, card, user, side: g.supply[user] < MOST_SUPPLY),
        Power("wrestlers", plan=wrestlers, plan_fits=has_a_warband),
    ]
)
