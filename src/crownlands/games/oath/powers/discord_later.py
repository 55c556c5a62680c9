"""card.*. The powers of the Discord cards that come in by the chronicle, after the first game."""

from __future__ import annotations

from collections.abc import Iterator

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.plan_kit import (
    dice,
    enemy_has_adviser,
    fights_against,
    is_plan,
    pawn_is_targeted,
    plan_side,
    we_are_outnumbered,
)
from crownlands.games.oath.campaign.rolls import shields_of
from crownlands.games.oath.components import (
    ARCANE,
    BANNER_LEAST,
    BEAST,
    DEFENSE,
    NOMAD,
    PEOPLES_FAVOR,
    RELIQUARY,
    SUITS,
    Card,
    Suit,
)
from crownlands.games.oath.empire import become_citizen, take_from_reliquary
from crownlands.games.oath.moments import Power, banned, offer_use, register
from crownlands.games.oath.orders import HIDE, PLAN, RECOVER, Order
from crownlands.games.oath.powers.common import any_bank, choose_bank, rivals_here, wait_for_victory
from crownlands.games.oath.resources import burn_favor, gain, gain_secrets, give_favor, purse, take_favor
from crownlands.games.oath.room import court_of, has_room, locked, make_room
from crownlands.games.oath.ruling import (
    card_rulers,
    cards_of_suit,
    enemies,
    keeper,
    ruled_cards,
    sites_ruled,
    where,
)
from crownlands.games.oath.state import (
    AGAINST_BANDITS,
    BOTH_CHANGED,
    EXILE,
    FREE_CAMPAIGN,
    NOBODY,
    SLOTS,
    Campaign,
    Oath,
)
from crownlands.games.oath.taking import cannot_take, roll, take
from crownlands.games.oath.title import settle
from crownlands.games.oath.verbs import (
    discard_adviser,
    discard_from_site,
    kill_at_site,
    kill_on_board,
    place_in_court,
)
from crownlands.games.oath.words import NO, YES

RANSOM = 3
"""card.blackmail. The favor for which a relic may be kept."""
GAMBLERS_DICE = 4
ZEAL = 3
"""card.zealots. What a sacrificed warband is worth."""
SCALDED = 2
"""card.boiling-lake. How many warbands die."""


# -- advisers ---------------------------------------------------------------------------------------------------


def open_advisers(g: Oath, seat: Seat) -> list[Card]:
    """The face-up advisers of a seat."""
    return [adviser for adviser, up in court_of(g, seat) if up]


def marks(g: Oath, me: Seat) -> list[Card]:
    """card.assassin. Face-up advisers of players here that are not locked."""
    return [
        adviser
        for seat in rivals_here(g, me)
        for adviser in open_advisers(g, seat)
        if locked(g, me, adviser) is None
    ]


async def assassin(g: Oath, me: Seat, card: Card) -> None:
    """card.assassin. One of them is discarded."""
    adviser = await g.choose(me, "assassin", marks(g, me), "card.assassin")
    owner = keeper(g, adviser)
    discard_adviser(g, owner, place_in_court(g, owner, adviser), by=me)


def charmed(g: Oath, me: Seat, card: Card) -> Iterator[Card]:
    """card.enchantress. Face-up advisers of others for whom she can change places, in both courts."""
    if card not in g.advisers[me]:
        return
    for seat in g.others(me):
        for adviser in open_advisers(g, seat):
            if locked(g, me, adviser) is None and _both_have_room(g, (me, card), (seat, adviser)):
                yield adviser


def _both_have_room(g: Oath, one: tuple[Seat, Card], other: tuple[Seat, Card]) -> bool:
    """7.6.4. Whether two advisers can change courts, after discards if need be."""
    for (seat, going), (_, coming) in ((one, other), (other, one)):
        rest = [pair for pair in court_of(g, seat) if pair[0] is not going]
        if not has_room(g, seat, rest, coming, up=True):
            return False
    return True


async def enchantress(g: Oath, me: Seat, card: Card) -> None:
    """card.enchantress. She changes places with an adviser; whoever then has too many discards another one."""
    adviser = await g.choose(me, "enchantress", list(charmed(g, me, card)), "card.enchantress")
    other = keeper(g, adviser)
    here, there = place_in_court(g, me, card), place_in_court(g, other, adviser)
    g.advisers[me][here], g.advisers[other][there] = adviser, card
    g.dirty = BOTH_CHANGED
    g.tell("swapped", me, card=card, other=adviser)
    await make_room(g, other, card)
    await make_room(g, me, adviser)


# -- favor and secrets ------------------------------------------------------------------------------------------


async def charlatan(g: Oath, me: Seat, card: Card) -> None:
    """card.charlatan. The secrets on the Darkest Secret burn, all but one."""
    g.darkest_secrets = BANNER_LEAST
    g.tell("darkest-burned", me)


async def dissent(g: Oath, me: Seat, card: Card) -> None:
    """card.dissent. All but the holder of the People's Favor put a favor here for every suit that they rule."""
    for seat in g.in_turn(me):
        if seat == g.people:
            continue
        ruled = ruled_cards(g, seat)
        amount = min(g.favor[seat], sum(1 for suit in SUITS if cards_of_suit(ruled, suit)))
        if amount:
            g.favor[seat] -= amount
            g.favor_on[card.index] += amount
            g.tell("dissented", seat, amount=amount, card=card)


async def gambling_hall(g: Oath, me: Seat, card: Card) -> None:
    """card.gambling-hall. Four defense dice, and a favor for every shield, all from one bank."""
    faces = await roll(g, me, len(DEFENSE), GAMBLERS_DICE, "defense")
    amount = shields_of(faces)
    if amount and any(g.banks):
        gain(g, me, await choose_bank(g, me, card), amount)


async def insomnia(g: Oath, me: Seat, card: Card) -> None:
    """card.insomnia. A secret at rest."""
    gain_secrets(g, me)


def banks_here(g: Oath, me: Seat) -> list[Suit]:
    """card.silver-tongue. The banks with favor whose suit a card at the seat's site has."""
    here = {card.suit for card in g.cards[g.pawn[me]]}
    return [suit for suit in SUITS if suit in here and g.banks[suit.index]]


async def silver_tongue(g: Oath, me: Seat, card: Card) -> None:
    """card.silver-tongue. A favor from one of them at rest."""
    gain(g, me, await choose_bank(g, me, card, banks_here(g, me)))


def no_recovering(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.vow-of-renewal. Its owner cannot recover the People's Favor; `resources.to_ashes` has the rest."""
    return banned(card) if order.card is PEOPLES_FAVOR and keeper(g, card) == order.me else None


# -- relics -----------------------------------------------------------------------------------------------------


async def blackmail(g: Oath, me: Seat, card: Card) -> None:
    """card.blackmail. A relic of a player here is taken, unless its holder has three favor to give for it."""
    relics = {
        relic: seat
        for seat in rivals_here(g, me)
        for relic in g.relics[seat]
        if cannot_take(g, me, relic, seat) is None
    }
    if not relics:
        return
    relic = await g.choose(me, "blackmail", list(relics), "card.blackmail")
    holder = relics[relic]
    g.tell("blackmailed", me, relic=relic, other=PLAYERS[holder])
    facts = {"relic": relic, "other": PLAYERS[me]}
    answers = [YES, NO] if purse(g, holder) >= RANSOM else [NO]
    if await g.choose(holder, "blackmail-pay", answers, "card.blackmail", facts) is YES:
        give_favor(g, holder, me, RANSOM)
        g.tell("paid-blackmail", holder, other=PLAYERS[me], amount=RANSOM)
    else:
        await take(g, me, [relic], giver=holder)


async def relic_thief(g: Oath, card: Card, owner: Seat, taker: Seat, relics: list[Card]) -> None:
    """card.relic-thief. Relics taken in the owner's region: a defense die for each, and without a shield all are
    the owner's."""
    if owner in (NOBODY, taker) or g.region(owner) is not g.region(taker):
        return
    prey = [relic for relic in relics if relic in g.relics[taker] and cannot_take(g, owner, relic, taker) is None]
    if not prey or not await offer_use(g, owner, card, relics=prey, other=PLAYERS[taker]):
        return
    faces = await roll(g, owner, len(DEFENSE), len(relics), "defense")
    if any(DEFENSE[face].shields for face in faces):
        g.tell("theft-failed", owner)
    else:
        await take(g, owner, prey, giver=taker)


# -- sites ------------------------------------------------------------------------------------------------------


async def bandit_chief(g: Oath, me: Seat, card: Card) -> None:
    """card.bandit-chief. A warband dies at every site that has any; `force.bandits_at` counts the bandits."""
    for slot in SLOTS:
        kill_at_site(g, slot, 1)
    await settle(g)


async def boiling_lake(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.boiling-lake. Whoever has travelled there and does not rule it loses two warbands of the board."""
    if order.to == where(g, card) and not card_rulers(g, card) >> order.me & 1:
        kill_on_board(g, order.me, SCALDED)


def common_suits(g: Oath) -> list[Suit]:
    """card.riots. The suits that most cards at sites have; locked ones count as well."""
    counts = {suit: sum(card.suit is suit for cards in g.cards for card in cards) for suit in SUITS}
    most = max(counts.values())
    return [suit for suit in SUITS if counts[suit] == most] if most else []


async def riots(g: Oath, me: Seat, card: Card) -> None:
    """card.riots. With the mob about, all cards of the commonest suit leave the sites, except this one."""
    suits = common_suits(g)
    if not g.mob or not suits:
        return
    suit = await g.choose(me, "riots", suits, "card.riots")
    for slot in SLOTS:
        for victim in list(g.cards[slot]):
            if victim.suit is suit and victim is not card and locked(g, me, victim) is None:
                discard_from_site(g, me, victim)


async def salt_the_earth(g: Oath, me: Seat, card: Card) -> None:
    """card.salt-the-earth. All other denizens at its site are discarded; what fits there is a matter of `room`."""
    slot = where(g, card)
    for victim in list(g.cards[slot]) if slot != NOBODY else ():
        if victim is not card and locked(g, me, victim) is None:
            discard_from_site(g, me, victim)


def gossiped_about(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.gossip. Enemies of its ruler play no adviser face down; where bandits rule it, nobody does."""
    return banned(card) if enemies(g, order.me, rulers) else None


def more_together(g: Oath, order: Order, card: Card) -> bool:
    """card.downtrodden. The suit of the card that is mustered on has the one bank with the least favor."""
    suit = None if order.card is None else order.card.suit
    if suit is None:
        return False
    least = g.banks[suit.index]
    return all(other is suit or g.banks[other.index] > least for other in SUITS)


async def downtrodden(g: Oath, order: Order, card: Card) -> None:
    """card.downtrodden. Two warbands more."""
    order.bands += 2


# -- title and Empire -------------------------------------------------------------------------------------------


async def chaos_cult(g: Oath, card: Card, owner: Seat, heir: Seat) -> None:
    """card.chaos-cult. A favor from any other player who gets the title."""
    if owner not in (NOBODY, heir):
        take_favor(g, owner, heir, 1)


async def false_prophet(g: Oath, me: Seat, card: Card) -> None:
    """card.false-prophet. An Exile puts a warband on any revealed vision, which is then theirs as well.

    `title.revealed` counts it, `verbs.discard_vision` brings it home.
    """
    visions = [vision for vision in g.vision if vision is not None]
    colour = g.colour[me]
    if g.role[me] != EXILE or g.prophet != NOBODY or not visions or not g.reserve[colour]:
        return
    vision = await g.choose(me, "false-prophet", visions, "card.false-prophet")
    g.reserve[colour] -= 1
    g.prophet, g.prophecy = me, vision
    g.tell("prophesied", me, vision=vision)


async def royal_ambitions(g: Oath, me: Seat, card: Card) -> None:
    """card.royal-ambitions. An Exile with more sites than the Chancellor may become a Citizen.

    6.6.2. The board turns first, then the relic comes, unseen, out of the Reliquary.
    """
    if g.role[me] != EXILE or sites_ruled(g, me) <= sites_ruled(g, g.chancellor):
        return
    if await g.choose(me, "become-citizen", [YES, NO], "card.royal-ambitions") is NO:
        return
    await become_citizen(g, me)
    spaces = [space for space, relic in zip(RELIQUARY, g.reliquary, strict=True) if relic is not None]
    if spaces:
        space = await g.choose(me, "royal-ambitions", spaces, "card.royal-ambitions")
        await take_from_reliquary(g, me, space)


# -- campaigns --------------------------------------------------------------------------------------------------


def tamed(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.beast-tamer. Nobody uses a Beast or Nomad battle plan against its owner."""
    c = g.campaign
    if c is None or not is_plan(g, order) or order.card is None or order.card.suit not in (BEAST, NOMAD):
        return None
    return banned(card) if fights_against(g, c, plan_side(c, order), rulers) else None


async def slander(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.slander. A defender whose pawn was a target burns all favor, not just the usual half."""
    if c.pawn and c.defender != AGAINST_BANDITS:
        burn_favor(g, c.defender, g.favor[c.defender])


async def sneak_attack(g: Oath, card: Card, owner: Seat, c: Campaign) -> None:
    """card.sneak-attack. After another's campaign a free one against that player; it comes before Second Wind."""
    if owner not in (NOBODY, c.attacker):
        g.due.append((FREE_CAMPAIGN, owner, card.index, c.attacker))


async def zealots(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.zealots. Against a larger force a sacrificed warband is worth three; later losses change nothing."""
    c.sacrifice_worth = ZEAL


register(
    [
        Power("assassin", most_advisers=2, action=assassin, useful=lambda g, me, card: bool(marks(g, me))),
        Power("bandit-chief", spoken_in="campaign.force", played=bandit_chief),
        Power("beast-tamer", forbids=tamed, deeds=(PLAN,)),
        Power("blackmail", played=blackmail),
        Power("boiling-lake", arrived=boiling_lake),
        Power("chaos-cult", titled=chaos_cult),
        Power("charlatan", played=charlatan),
        Power("cracked-sage", plan=dice(4), plan_fits=enemy_has_adviser(ARCANE)),
        Power("dissent", played=dissent),
        Power("downtrodden", muster=downtrodden, fits=more_together),
        Power(
            "enchantress", action=enchantress, useful=lambda g, me, card: any(True for _ in charmed(g, me, card))
        ),
        Power("false-prophet", spoken_in="title, verbs", played=false_prophet),
        Power("gambling-hall", action=gambling_hall, useful=any_bank),
        Power("gossip", forbids=gossiped_about, deeds=(HIDE,)),
        Power("insomnia", most_advisers=2, rest=insomnia),
        Power("relic-thief", took=relic_thief),
        Power("riots", played=riots),
        Power("royal-ambitions", played=royal_ambitions),
        Power("salt-the-earth", spoken_in="room", played=salt_the_earth),
        Power(
            "silver-tongue",
            most_advisers=2,
            rest=silver_tongue,
            useful=lambda g, me, card: bool(banks_here(g, me)),
        ),
        Power("slander", plan=wait_for_victory, plan_fits=pawn_is_targeted, won=slander),
        Power("sneak-attack", fought=sneak_attack),
        Power("vow-of-renewal", spoken_in="costs, verbs", forbids=no_recovering, deeds=(RECOVER,)),
        Power("zealots", plan=zealots, plan_fits=we_are_outnumbered),
    ]
)
