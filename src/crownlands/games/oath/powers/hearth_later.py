"""card.*. The powers of the Hearth cards that come in by the chronicle, after the first game."""

from __future__ import annotations

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.plan_kit import (
    both,
    dice,
    enemy_holds,
    ignore_skulls,
    not_if,
    save_the_dead,
    seats_of,
    win_now,
)
from crownlands.games.oath.components import (
    BURIED,
    HEARTH,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    SUITS,
    VISION_BITS,
    Card,
    Suit,
)
from crownlands.games.oath.deals import FAVOR, SECRETS, SITES, bargain, may_propose
from crownlands.games.oath.empire import become_citizen
from crownlands.games.oath.moments import Power, banned, register, saves_supply
from crownlands.games.oath.orders import CAMPAIGN, SACRIFICE, USE, Order
from crownlands.games.oath.powers.common import (
    choose_bank,
    full_banks,
    no_supply,
    players,
    rivals_here,
)
from crownlands.games.oath.powers.relics import keep_or_bury
from crownlands.games.oath.recover import cannot_dig
from crownlands.games.oath.resources import gain, least_banks, take_favor
from crownlands.games.oath.rest import return_tokens
from crownlands.games.oath.room import cannot_clear, clear_space, court_of, locked
from crownlands.games.oath.ruling import cards_of_suit, keeper, ruled_cards
from crownlands.games.oath.state import AGAINST_BANDITS, DEFENDER, EXILE, NOBODY, Campaign, Oath
from crownlands.games.oath.verbs import dismiss, gain_bands, lay, place_in_court, under_relic_deck, unearth

LEVELLED = 2
"""card.levelers. How much favor moves."""
SALADS = 3
"""card.salad-days. How many banks give a favor."""


# -- actions ----------------------------------------------------------------------------------------------------


def tokens_about(g: Oath, me: Seat, card: Card) -> bool:
    """card.a-round-of-ale. Tokens lie on some card, or secrets face down on the seat's board."""
    return bool(g.flipped[me]) or any(g.favor_on) or any(g.secrets_on)


async def a_round_of_ale(g: Oath, me: Seat, card: Card) -> None:
    """card.a-round-of-ale. Tokens come back as at rest (4.3.1, 4.3.2); the favor just placed here stays."""
    placed = g.favor_on[card.index]
    g.favor_on[card.index] = 0
    return_tokens(g, me)
    g.favor_on[card.index] = placed
    g.tell("tokens-returned", me)


def may_be_elected(g: Oath, me: Seat, card: Card) -> bool:
    """card.ballot-box. An Exile who holds the People's Favor."""
    return g.role[me] == EXILE and g.people == me


async def ballot_box(g: Oath, me: Seat, card: Card) -> None:
    """card.ballot-box. The Exile becomes a Citizen, without a relic."""
    await become_citizen(g, me)


def with_favor(g: Oath, me: Seat) -> list[Seat]:
    """card.charming-friend. Players here who have favor."""
    return [seat for seat in rivals_here(g, me) if g.favor[seat]]


async def charming_friend(g: Oath, me: Seat, card: Card) -> None:
    """card.charming-friend. A favor from one of them."""
    other = await g.choose(me, "charming-friend", players(with_favor(g, me)), "card.charming-friend")
    take_favor(g, me, other.seat, 1)


def deed_partners(g: Oath, me: Seat, card: Card) -> list[Seat]:
    return [seat for seat in g.others(me) if may_propose(g, card, seat)]


async def deed_writer(g: Oath, me: Seat, card: Card) -> None:
    """card.deed-writer. A deal with any player about favor, secrets and sites; `deals` hands the sites over."""
    other = await g.choose(me, "deed-writer", players(deed_partners(g, me, card)), "card.deed-writer")
    await bargain(g, me, other.seat, FAVOR | SECRETS | SITES, card, "card.deed-writer")


def settlers(g: Oath, me: Seat) -> list[Card]:
    """card.homesteaders. Face-up advisers that may lie at the seat's site and find room there."""
    order, slot = Order(USE, me, g.pawn[me]), g.pawn[me]
    return [
        adviser
        for adviser, up in court_of(g, me)
        if up and adviser.where != "adviser" and locked(g, me, adviser) is None
        if cannot_clear(g, order, adviser, slot) is None
    ]


async def homesteaders(g: Oath, me: Seat, card: Card) -> None:
    """card.homesteaders. An adviser moves to the site; it is not played. site.great-slum: a card may go first."""
    adviser = await g.choose(me, "homesteaders", settlers(g, me), "card.homesteaders")
    slot = g.pawn[me]
    await clear_space(g, Order(USE, me, slot), adviser, slot)
    dismiss(g, me, place_in_court(g, me, adviser))
    lay(g, adviser, slot)
    g.tell("moved-card", me, card=adviser, site=g.sites[slot])


async def levelers(g: Oath, me: Seat, card: Card) -> None:
    """card.levelers. Two favor from the fullest bank to the emptiest; where banks are equal the seat chooses."""
    most = max(g.banks)
    fullest = [suit for suit in SUITS if g.banks[suit.index] == most]
    source = await g.choose(me, "levelers-from", fullest, "card.levelers")
    emptiest = [suit for suit in least_banks(g) if suit is not source]
    goal = await g.choose(me, "levelers-to", emptiest, "card.levelers")
    moved = min(LEVELLED, g.banks[source.index])
    g.banks[source.index] -= moved
    g.banks[goal.index] += moved
    g.tell("levelled", me, amount=moved, suit=source, other=goal)


def breakable(g: Oath, me: Seat, card: Card) -> bool:
    """card.relic-breaker. A relic lies at the seat's site and is not locked for it."""
    slot = g.pawn[me]
    return bool(g.buried[slot]) and cannot_dig(g, me, slot) is None


async def relic_breaker(g: Oath, me: Seat, card: Card) -> None:
    """card.relic-breaker. A facedown relic here goes under its deck, unseen, for three warbands."""
    slot = g.pawn[me]
    chosen = await g.choose(me, "relic-breaker", BURIED[slot][: len(g.buried[slot])], "card.relic-breaker")
    seen = g.buried_seen[slot][chosen.number]
    under_relic_deck(g, unearth(g, slot, chosen.number), seen)
    g.tell("broke-relic", me, site=g.sites[slot])
    gain_bands(g, me, 3)


# -- when played ------------------------------------------------------------------------------------------------


async def fabled_feast(g: Oath, me: Seat, card: Card) -> None:
    """card.fabled-feast. A favor for every Hearth card that the seat rules, this one included, from one bank."""
    if not any(g.banks):
        return
    guests = cards_of_suit(ruled_cards(g, me) | card.bit, HEARTH)
    gain(g, me, await choose_bank(g, me, card), guests)


async def family_heirloom(g: Oath, me: Seat, card: Card) -> None:
    """card.family-heirloom. Look at the top relic: keep it, or put it under the deck."""
    if g.relic_deck:
        await keep_or_bury(g, me, "family-heirloom", "card.family-heirloom")


async def salad_days(g: Oath, me: Seat, card: Card) -> None:
    """card.salad-days. A favor from each of three different banks."""
    chosen: list[Suit] = []
    for _ in range(SALADS):
        banks = [suit for suit in full_banks(g) if suit not in chosen]
        if not banks:
            return
        chosen.append(await choose_bank(g, me, card, banks))
        gain(g, me, chosen[-1])


# -- modifiers --------------------------------------------------------------------------------------------------


def a_band_to_give(g: Oath, order: Order, card: Card) -> bool:
    """card.awaited-return. A warband is on the board, and the trade still costs supply."""
    return g.board[order.me] > order.price.bands and order.cost > 0 and not saves_supply(g, order, "trade")


async def awaited_return(g: Oath, order: Order, card: Card) -> None:
    """card.awaited-return. A warband of the board is sacrificed, and the trade costs no supply."""
    order.free = True
    order.price.bands += 1


async def crop_rotation(g: Oath, order: Order, card: Card) -> None:
    """card.crop-rotation. A card may be discarded first from the site where another is played."""
    order.clears |= card.bit


async def land_warden(g: Oath, order: Order, card: Card) -> None:
    """card.land-warden. Two of the drawn cards may be played, one of them at a site."""
    order.keeps = 2


def costs_supply(g: Oath, order: Order, card: Card) -> bool:
    return order.cost > 0


def on_the_pub(g: Oath, order: Order, card: Card) -> bool:
    """card.rowdy-pub. Only for a muster on the pub itself."""
    return order.card is card


async def rowdy_pub(g: Oath, order: Order, card: Card) -> None:
    """card.rowdy-pub. A warband more."""
    order.bands += 1


# -- what others do ---------------------------------------------------------------------------------------------


async def book_binders(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.book-binders. Two favor of one bank for a vision or Conspiracy that another has played face up."""
    if owner in (NOBODY, order.me) or order.card is None or not order.card.bit & VISION_BITS:
        return
    if any(g.banks):
        gain(g, owner, await choose_bank(g, owner, card), 2)


async def saddle_makers(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.saddle-makers. Two favor of its bank for a Nomad or Order card that another has played face up."""
    if owner not in (NOBODY, order.me) and order.card is not None and order.card.suit in (NOMAD, ORDER):
        gain(g, owner, order.card.suit, 2)


async def herald(g: Oath, card: Card, owner: Seat, c: Campaign) -> None:
    """card.herald. A favor from any bank after another's campaign against a player."""
    if owner in (NOBODY, c.attacker) or c.defender == AGAINST_BANDITS or not any(g.banks):
        return
    gain(g, owner, await choose_bank(g, owner, card))


# -- campaigns --------------------------------------------------------------------------------------------------


async def hearts_and_minds(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.hearts-and-minds. The defender has won; no dice are rolled."""
    win_now(c, DEFENDER)


async def hospital(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.hospital. The side's dead are set aside until the campaign is over."""
    save_the_dead(c, card, side)


def peaceful(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.vow-of-peace. Its owner does not campaign; whoever attacks its owner, or an ally of the owner,
    sacrifices nobody.
    """
    owner = keeper(g, card)
    if order.kind is CAMPAIGN:
        return banned(card) if owner == order.me else None
    c = g.campaign
    return banned(card) if c is not None and owner in seats_of(c, DEFENDER) else None


register(
    [
        Power("a-round-of-ale", action=a_round_of_ale, useful=tokens_about),
        Power("awaited-return", trade=awaited_return, fits=a_band_to_give, saves=True),
        Power("ballot-box", action=ballot_box, useful=may_be_elected),
        Power("book-binders", put=book_binders),
        Power("charming-friend", action=charming_friend, useful=lambda g, me, card: bool(with_favor(g, me))),
        Power("crop-rotation", play=crop_rotation),
        Power("deed-writer", action=deed_writer, useful=lambda g, me, card: bool(deed_partners(g, me, card))),
        Power("fabled-feast", played=fabled_feast),
        Power("family-heirloom", played=family_heirloom),
        Power("hearts-and-minds", plan=hearts_and_minds),
        Power("herald", fought=herald),
        Power("homesteaders", action=homesteaders, useful=lambda g, me, card: bool(settlers(g, me))),
        Power("hospital", plan=hospital),
        Power("land-warden", search=land_warden),
        Power("levelers", action=levelers, useful=lambda g, me, card: any(g.banks)),
        Power("marriage", spoken_in="ruling, trade"),
        Power("news-from-afar", search=no_supply, fits=costs_supply, saves=True),
        Power("relic-breaker", action=relic_breaker, useful=breakable),
        Power("rowdy-pub", muster=rowdy_pub, fits=on_the_pub),
        Power("saddle-makers", put=saddle_makers),
        Power("salad-days", played=salad_days),
        Power("the-great-levy", plan=both(ignore_skulls, dice(3)), plan_fits=not_if(enemy_holds(PEOPLES_FAVOR))),
        Power("village-constable", plan=dice(2), plan_fits=not_if(enemy_holds(PEOPLES_FAVOR))),
        Power("vow-of-peace", forbids=peaceful, deeds=(CAMPAIGN, SACRIFICE)),
    ]
)
