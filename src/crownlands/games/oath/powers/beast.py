"""card.*. The powers of the Beast cards of the first game; `beast_later` has the others."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.plan_kit import both, dice, fights_against, ignore_skulls, is_plan, plan_side
from crownlands.games.oath.components import BEAST, PILES, SUIT_BITS, Card, Pile
from crownlands.games.oath.empire import become_citizen
from crownlands.games.oath.moments import Power, Way, banned, register
from crownlands.games.oath.orders import FOR_SECRETS, PLAN, Order
from crownlands.games.oath.powers.common import can_go, no_supply
from crownlands.games.oath.room import make_way
from crownlands.games.oath.ruling import cards_at, court, keeper
from crownlands.games.oath.state import EXILE, SLOTS, Campaign, Oath
from crownlands.games.oath.trade import matching
from crownlands.games.oath.travel import SITES
from crownlands.games.oath.verbs import discard_from_site, kill_on_board, lay, lift
from crownlands.games.oath.words import NO, YES


def on_a_beast(g: Oath, order: Order, card: Card) -> bool:
    """card.animal-playmates. Mustering on a Beast card."""
    return order.card is not None and order.card.suit is BEAST


def other_piles(g: Oath, order: Order, card: Card) -> Sequence[Pile]:
    """card.errand-boy. The pile of any other region."""
    mine = g.region(order.me).pile
    return [pile for pile in PILES if pile is not mine and g.piles[pile.index]]


def to_beasts(g: Oath, order: Order, card: Card) -> bool:
    """card.forest-paths. A Beast card lies at the goal."""
    return bool(cards_at(g, order.to) & SUIT_BITS[BEAST.index])


async def long_lost_heir(g: Oath, me: Seat, card: Card) -> None:
    """card.long-lost-heir, 7.6.1. An Exile may become a Citizen."""
    if g.role[me] != EXILE:
        return
    if await g.choose(me, "become-citizen", [YES, NO], "card.long-lost-heir") is YES:
        await become_citizen(g, me)


def against_walls(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> int:
    """card.rangers. Two dice against a defense pool of four or more, as it stands when the plan is used."""
    return 2 if c.shields >= 4 else 0


def prey_elsewhere(g: Oath, me: Seat, card: Card) -> list[Card]:
    """card.roving-terror. Denizens at other sites that can be discarded, if the Terror itself is not locked."""
    if not can_go(g, me, card):
        return []
    return [
        prey
        for slot in SLOTS
        if not cards_at(g, slot) & card.bit
        for prey in g.cards[slot]
        if prey.kind == "denizen" and can_go(g, me, prey)
    ]


async def roving_terror(g: Oath, me: Seat, card: Card) -> None:
    """card.roving-terror. A denizen at another site is discarded, and the Terror goes there with its secret."""
    prey = await g.choose(me, "roving-terror", prey_elsewhere(g, me, card), "card.roving-terror")
    slot = next(slot for slot in SLOTS if prey in g.cards[slot])
    discard_from_site(g, me, prey)
    await make_way(g, me, slot, [card])
    lift(g, card)
    lay(g, card, slot)
    g.tell("moved-card", me, card=card, site=g.sites[slot])


def oak_for_secrets(g: Oath, order: Order, card: Card) -> bool:
    """card.the-old-oak. Traded with itself for secrets, beside a Beast adviser."""
    return order.card is card and order.mode == FOR_SECRETS and matching(g, order) > 0


async def the_old_oak(g: Oath, order: Order, card: Card) -> None:
    """card.the-old-oak. One secret more."""
    order.secrets += 1


def true_names(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.true-names. Nobody uses a battle plan against you that has the suit of one of your advisers."""
    c = g.campaign
    if c is None or not is_plan(g, order) or order.card is None or order.card.suit is None:
        return None
    if not fights_against(g, c, plan_side(c, order), rulers):
        return None
    return banned(card) if court(g, keeper(g, card)) & SUIT_BITS[order.card.suit.index] else None


def any_warbands(g: Oath, me: Seat, card: Card) -> bool:
    return any(g.board)


async def wolves(g: Oath, me: Seat, card: Card) -> None:
    """card.wolves. A warband on any board dies, also on one's own."""
    victims = [PLAYERS[seat] for seat in range(g.seats) if g.board[seat]]
    victim = await g.choose(me, "wolves", victims, "card.wolves")
    kill_on_board(g, victim.seat, 1)


register(
    [
        Power("animal-playmates", muster=no_supply, fits=on_a_beast, by_itself=True, saves=True),
        Power("errand-boy", source=other_piles),
        Power("forest-paths", way=Way(fits=to_beasts, supply=0, ignores=SITES)),
        Power("long-lost-heir", played=long_lost_heir),
        Power("rangers", plan=both(ignore_skulls, dice(against_walls))),
        Power("roving-terror", action=roving_terror, useful=lambda g, me, card: bool(prey_elsewhere(g, me, card))),
        Power("the-old-oak", trade=the_old_oak, fits=oak_for_secrets, by_itself=True),
        Power("true-names", forbids=true_names, deeds=(PLAN,)),
        Power("wolves", action=wolves, useful=any_warbands),
    ]
)
