"""card.*. The powers of the Hearth cards of the first game; `hearth_later` has the others."""

from __future__ import annotations

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.plan_kit import shields, spare
from crownlands.games.oath.components import HEARTH, MOST_SUPPLY, Card
from crownlands.games.oath.deals import FAVOR, RELICS, SECRETS, bargain, may_propose
from crownlands.games.oath.moments import Power, register
from crownlands.games.oath.orders import Order
from crownlands.games.oath.powers.common import can_go, full_banks, look_through, unseen_on_top
from crownlands.games.oath.resources import gain, gain_supply
from crownlands.games.oath.state import NOBODY, Campaign, Oath
from crownlands.games.oath.verbs import discard_adviser


def mob_victims(g: Oath, me: Seat, card: Card) -> list[Card]:
    """card.armed-mob. Face-up advisers of the Darkest Secret's holder, unless the People's Favor protects it."""
    victim = g.darkest
    if victim in (NOBODY, g.people):
        return []
    return [
        adviser
        for adviser, up in zip(g.advisers[victim], g.faceup[victim], strict=True)
        if up and can_go(g, me, adviser)
    ]


async def armed_mob(g: Oath, me: Seat, card: Card) -> None:
    """card.armed-mob. One of them is discarded."""
    adviser = await g.choose(me, "armed-mob", mob_victims(g, me, card), "card.armed-mob")
    discard_adviser(g, g.darkest, g.advisers[g.darkest].index(adviser), by=me)


async def memory_of_home(g: Oath, me: Seat, card: Card) -> None:
    """card.memory-of-home. All favor of one bank goes to the Hearth bank."""
    banks = [suit for suit in full_banks(g) if suit is not HEARTH]
    suit = await g.choose(me, "memory-of-home", banks, "card.memory-of-home")
    g.banks[HEARTH.index] += g.banks[suit.index]
    g.banks[suit.index] = 0
    g.tell("moved-bank", me, suit=suit, other=HEARTH)


async def storyteller(g: Oath, me: Seat, card: Card) -> None:
    """card.storyteller. A secret from the shared bank onto the Darkest Secret."""
    g.darkest_secrets += 1
    g.tell("darkest-grows", me, secrets=g.darkest_secrets)


def something_on_top(g: Oath, me: Seat, card: Card) -> bool:
    """card.tavern-songs. One of the top three cards of the region's pile is unknown to the seat."""
    return unseen_on_top(g.pile_seen[g.region(me).index], me, 3)


async def tavern_songs(g: Oath, me: Seat, card: Card) -> None:
    """card.tavern-songs. The top three cards of the region's discard pile."""
    region = g.region(me).index
    look_through(g, me, g.pile_seen[region], g.piles[region], 3)


def fair_partners(g: Oath, me: Seat, card: Card) -> list[Seat]:
    return [seat for seat in g.others(me) if may_propose(g, card, seat)]


async def tinkers_fair(g: Oath, me: Seat, card: Card) -> None:
    """card.tinkers-fair. A deal with any player about favor, secrets and relics."""
    partners = [PLAYERS[seat] for seat in fair_partners(g, me, card)]
    other = await g.choose(me, "tinkers-fair", partners, "card.tinkers-fair")
    await bargain(g, me, other.seat, FAVOR | SECRETS | RELICS, card, "card.tinkers-fair")


async def wayside_inn(g: Oath, me: Seat, card: Card) -> None:
    """card.wayside-inn. Two supply."""
    gain_supply(g, me, 2)


async def welcomed(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.welcoming-party. A favor for a denizen played face up in a search, for whoever has taken it up."""
    if order.used & card.bit and order.card is not None and order.card.kind == "denizen":
        gain(g, order.me, HEARTH)


async def welcome(g: Oath, order: Order, card: Card) -> None:
    """card.welcoming-party, 7.4.1, 7.4.3. It joins the search if the seat wants it: then it cannot be discarded.

    `welcomed` pays when the card lies.
    """


async def traveling_doctor(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.traveling-doctor. In defeat nobody of the side dies."""
    spare(c, side)


register(
    [
        Power("armed-mob", action=armed_mob, useful=lambda g, me, card: bool(mob_victims(g, me, card))),
        Power(
            "memory-of-home",
            action=memory_of_home,
            useful=lambda g, me, card: any(suit is not HEARTH for suit in full_banks(g)),
        ),
        Power("extra-provisions", plan=shields(1)),
        Power("storyteller", action=storyteller),
        Power("traveling-doctor", plan=traveling_doctor),
        Power("tavern-songs", action=tavern_songs, useful=something_on_top),
        Power("tinkers-fair", action=tinkers_fair, useful=lambda g, me, card: bool(fair_partners(g, me, card))),
        Power("wayside-inn", action=wayside_inn, useful=lambda g, me, card: g.supply[me] < MOST_SUPPLY),
        Power("welcoming-party", search=welcome, put=welcomed),
    ]
)
