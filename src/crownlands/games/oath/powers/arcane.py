"""card.*. The powers of the Arcane cards of the first game; `arcane_later` has the others."""

from __future__ import annotations

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.plan_kit import dice, we_hold
from crownlands.games.oath.components import (
    BEAST,
    CONSPIRACY,
    DARKEST_SECRET,
    HEARTH,
    NOMAD,
    ORDER,
    VEILED,
    Card,
    Veiled,
)
from crownlands.games.oath.moments import Power, register
from crownlands.games.oath.orders import Order
from crownlands.games.oath.playing import play_found
from crownlands.games.oath.powers.common import (
    any_bank,
    can_go,
    cards_of,
    choose_bank,
    full_banks,
    region_slots,
    rivals_here,
)
from crownlands.games.oath.resources import earn, gain, gain_secrets
from crownlands.games.oath.state import Oath
from crownlands.games.oath.verbs import discard_from_site, dismiss

ALCHEMISTS_FAVOR = 4


async def alchemist(g: Oath, me: Seat, card: Card) -> None:
    """card.alchemist. Four favor out of the banks, in any split."""
    for _ in range(ALCHEMISTS_FAVOR):
        if not full_banks(g):
            return
        gain(g, me, await choose_bank(g, me, card))


async def dazzle(g: Oath, me: Seat, card: Card) -> None:
    """card.dazzle. Every Hearth and Order card at sites of the region is discarded; locked ones stay."""
    for slot in region_slots(g, me):
        for victim in cards_of(list(g.cards[slot]), HEARTH, ORDER):
            if can_go(g, me, victim):
                discard_from_site(g, me, victim)


def somebody_hides(g: Oath, me: Seat, card: Card) -> bool:
    """card.inquisitor. Somebody at the site has an adviser."""
    return any(g.advisers[seat] for seat in rivals_here(g, me))


async def inquisitor(g: Oath, me: Seat, card: Card) -> None:
    """card.inquisitor. Look at an adviser of a player here.

    A Conspiracy is yours, else the player gets the favor.
    """
    hidden = [veil for seat in rivals_here(g, me) for veil in VEILED[seat][: g.faceup[seat].count(False)]]
    known = [
        adviser
        for seat in rivals_here(g, me)
        for adviser, up in zip(g.advisers[seat], g.faceup[seat], strict=True)
        if up
    ]
    chosen = await g.choose(me, "inquisitor", [*hidden, *known], "card.inquisitor")
    if isinstance(chosen, Card):
        owner = next(seat for seat in rivals_here(g, me) if chosen in g.advisers[seat])
        place = g.advisers[owner].index(chosen)
    else:
        assert isinstance(chosen, Veiled)
        owner = chosen.seat
        place = [at for at, up in enumerate(g.faceup[owner]) if not up][chosen.number]
    g.adviser_seen[owner][place] |= 1 << me
    found = g.advisers[owner][place]
    g.tell("inquired", me, other=PLAYERS[owner], private={"card": found}, to=[me])
    if found is not CONSPIRACY:
        if g.favor_on[card.index]:
            g.favor_on[card.index] -= 1
            earn(g, owner, 1)
        return
    dismiss(g, owner, place)
    await play_found(g, me, found, "card.inquisitor", g.everybody)  # only a Conspiracy is ever taken


def only_the_darkest(g: Oath, order: Order, card: Card) -> bool:
    """card.magicians-code. Only for recovering the Darkest Secret."""
    return order.card is DARKEST_SECRET


async def magicians_code(g: Oath, order: Order, card: Card) -> None:
    """card.magicians-code. Two secrets of the bank are added to those that are paid; `recover` counts them in."""
    order.secrets += 2


async def spirit_snare(g: Oath, me: Seat, card: Card) -> None:
    """card.spirit-snare. A favor from any bank."""
    gain(g, me, await choose_bank(g, me, card))


def tameable(g: Oath, me: Seat, card: Card) -> list[Card]:
    return [prey for prey in cards_of(g.cards[g.pawn[me]], BEAST, NOMAD) if can_go(g, me, prey)]


async def taming_charm(g: Oath, me: Seat, card: Card) -> None:
    """card.taming-charm. A Beast or Nomad card here is discarded for two favor of its suit."""
    prey = await g.choose(me, "taming-charm", tameable(g, me, card), "card.taming-charm")
    discard_from_site(g, me, prey)
    assert prey.suit is not None
    gain(g, me, prey.suit, 2)


async def wizard_school(g: Oath, me: Seat, card: Card) -> None:
    """card.wizard-school. A secret, and the act phase is over."""
    gain_secrets(g, me)
    g.ended = True


register(
    [
        Power("acting-troupe", spoken_in="trade"),
        Power("alchemist", action=alchemist, useful=any_bank),
        Power("dazzle", played=dazzle),
        Power("fire-talkers", plan=dice(3), plan_fits=we_hold(DARKEST_SECRET)),
        Power("inquisitor", action=inquisitor, useful=somebody_hides),
        Power("magicians-code", recover=magicians_code, fits=only_the_darkest, adds=2),
        Power("spirit-snare", action=spirit_snare, useful=any_bank),
        Power("taming-charm", action=taming_charm, useful=lambda g, me, card: bool(tameable(g, me, card))),
        Power("wizard-school", action=wizard_school),
    ]
)
