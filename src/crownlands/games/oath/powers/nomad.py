"""card.*. The powers of the Nomad cards of the first game; `nomad_later` has the others."""

from __future__ import annotations

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.plan_kit import dice
from crownlands.games.oath.components import CARDS, NOMAD, PLACES, Card
from crownlands.games.oath.deals import ADVISERS, FAVOR, RELICS, SECRETS, bargain, may_propose
from crownlands.games.oath.moments import Power, Way, register
from crownlands.games.oath.orders import Order
from crownlands.games.oath.powers.common import can_go, can_rearrange, cards_of, rearrange
from crownlands.games.oath.resources import burn_secrets, gain_secrets, gain_supply
from crownlands.games.oath.room import make_way
from crownlands.games.oath.ruling import where
from crownlands.games.oath.state import BOTH_CHANGED, NOBODY, SLOTS, Campaign, Oath
from crownlands.games.oath.words import NO, YES


async def ancient_binding(g: Oath, me: Seat, card: Card) -> None:
    """card.ancient-binding. Everybody burns all secrets but one; the user's is the one that lies here."""
    for seat in g.in_turn(me):
        burn_secrets(g, seat, g.all_secrets(seat) - (seat != me))
    for other in CARDS:
        if other is not card and g.secrets_on[other.index]:
            g.secrets_on[other.index] = 0


async def elders(g: Oath, me: Seat, card: Card) -> None:
    """card.elders. A secret."""
    gain_secrets(g, me)


async def faithful_friend(g: Oath, me: Seat, card: Card) -> None:
    """card.faithful-friend. Four supply."""
    gain_supply(g, me, 4)


async def great_herd(g: Oath, me: Seat, card: Card) -> None:
    """card.great-herd. It may change places with a Nomad card at any site."""
    here = where(g, card)
    others = [
        other
        for slot in SLOTS
        if slot != here
        for other in cards_of(g.cards[slot], NOMAD)
        if other.kind == "denizen" and can_go(g, me, other) and other.where != "adviser"
    ]
    other = await g.may_choose(me, "great-herd", others, "card.great-herd")
    if other is None or here == NOBODY:
        return
    there = where(g, other)
    for slot in (here, there):
        await make_way(g, me, slot, [card, other])
    at, their = g.cards[here].index(card), g.cards[there].index(other)
    g.cards[here][at], g.cards[there][their] = other, card
    g.dirty = BOTH_CHANGED
    g.tell("swapped", me, card=card, other=other)


def within_region(g: Oath, order: Order, card: Card) -> bool:
    """card.tents. To a site of the region that is left."""
    return PLACES[order.to].region is PLACES[order.left].region


async def the_gathering(g: Oath, me: Seat, card: Card) -> None:
    """card.the-gathering. From the Chancellor on, all may come to its site.

    Whoever is there may deal with each other.
    """
    slot = where(g, card)
    if slot == NOBODY:
        return
    for seat in g.in_turn(g.chancellor):
        if g.pawn[seat] != slot:
            facts = {"place": PLACES[slot]}
            if await g.choose(seat, "gather", [YES, NO], "card.the-gathering", facts) is YES:
                g.pawn[seat] = slot
                g.tell("gathered", seat, site=g.sites[slot])
    await _deal_in_rounds(g, card, slot)


async def _deal_in_rounds(g: Oath, card: Card, slot: int) -> None:
    """Round after round everybody there may propose a deal, until all pass in one round."""
    somebody = True
    while somebody:
        somebody = False
        for seat in [seat for seat in g.in_turn(g.chancellor) if g.pawn[seat] == slot]:
            partners = [
                PLAYERS[other]
                for other in g.others(seat)
                if g.pawn[other] == slot and may_propose(g, card, other, by=seat)
            ]
            partner = await g.may_choose(seat, "gathering-deal", partners, "card.the-gathering")
            if partner is not None:
                before, kinds = len(g.proposals), FAVOR | SECRETS | RELICS | ADVISERS
                await bargain(g, seat, partner.seat, kinds, card, "card.the-gathering")
                somebody = somebody or len(g.proposals) > before


# -- battle plans -----------------------------------------------------------------------------------------------


async def rain_boots(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.rain-boots. Faces with a single shield count for nothing."""
    c.no_single_shields = True


async def warning_signals(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.warning-signals, 5.5.3. Warbands move between ruled sites and the board; a site keeps its last one.

    "Your board" is the defender's, also if an ally uses the plan.
    """
    if user != NOBODY:
        await rearrange(g, user, "card.warning-signals", c.defender)


register(
    [
        Power("ancient-binding", action=ancient_binding),
        Power("elders", action=elders),
        Power("faithful-friend", played=faithful_friend),
        Power("great-herd", played=great_herd),
        Power("horse-archers", plan=dice(3)),
        Power("rain-boots", plan=rain_boots),
        Power("tents", way=Way(fits=within_region, supply=0)),
        Power("the-gathering", played=the_gathering),
        Power("warning-signals", plan=warning_signals, plan_fits=can_rearrange),
    ]
)
