"""card.*. The powers of the Nomad cards that come in by the chronicle, after the first game."""

from __future__ import annotations

from crownlands.core.components import numbers
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.plan_kit import (
    add_attack,
    dice,
    discard_at_the_end,
    enemy_has_adviser,
    our_cards,
    remove_attack,
    shields,
)
from crownlands.games.oath.components import (
    CARD,
    CONSPIRACY,
    DARKEST_SECRET,
    NOMAD,
    PILES,
    PLACES,
    RELIQUARY,
    SUIT_BITS,
    SUITS,
    VISION_BITS,
    Card,
    Pile,
    Place,
    Suit,
)
from crownlands.games.oath.costs import Price, cannot_pay, spell_broken, toll
from crownlands.games.oath.empire import become_citizen, take_from_reliquary
from crownlands.games.oath.moments import Power, Way, banned, forbidden, register, total
from crownlands.games.oath.orders import DISCARD, RECOVER, REVEAL, TAKE, TARGET, TRAVEL, USE, Order, deed
from crownlands.games.oath.playing import as_if_searched, play_as_if_searched
from crownlands.games.oath.powers.common import can_go, nothing_more, wait_for_victory
from crownlands.games.oath.resources import gain, gain_supply, to_bank
from crownlands.games.oath.room import cannot_clear, clear_space, court_of, has_room, make_room
from crownlands.games.oath.ruling import cards_at, enemies, keeper, ruled_cards, rules, suits_of, where
from crownlands.games.oath.search import count_vision
from crownlands.games.oath.state import ATTACKER, BOTH_CHANGED, EXILE, NOBODY, Campaign, Oath
from crownlands.games.oath.taking import give
from crownlands.games.oath.travel import PERSISTENT_WAYS, anywhere
from crownlands.games.oath.verbs import dismiss, lay, lift, place_in_court, strip
from crownlands.games.oath.words import NO, YES

WORSHIP_SUPPLY = 3
"""card.relic-worship."""

# -- when played ------------------------------------------------------------------------------------------------


async def ancient_pact(g: Oath, me: Seat, card: Card) -> None:
    """card.ancient-pact. An Exile may give the Darkest Secret to the Chancellor, become a Citizen and take an
    unseen relic of the Reliquary.
    """
    if g.role[me] != EXILE or g.darkest != me:
        return
    if await g.choose(me, "ancient-pact", [YES, NO], "card.ancient-pact") is NO:
        return
    await give(g, me, g.chancellor, DARKEST_SECRET)
    await become_citizen(g, me)
    spaces = [space for space, relic in zip(RELIQUARY, g.reliquary, strict=True) if relic is not None]
    if spaces:
        space = await g.choose(me, "ancient-pact-relic", spaces, "card.ancient-pact")
        await take_from_reliquary(g, me, space)


async def pilgrimage(g: Oath, me: Seat, card: Card) -> None:
    """card.pilgrimage. The denizens at one's site join the Dispossessed; as many unknown ones, seen by the user
    alone, go onto the region's pile.
    """
    slot, pile = g.pawn[me], g.region(me).index
    leaving = [other for other in g.cards[slot] if other.kind == "denizen" and can_go(g, me, other)]
    for other in leaving:
        lift(g, other)
        strip(g, other)
    if leaving:
        g.outcasts = 0  # any of them may come back now
    g.dispossessed += leaving
    g.outcasts = 0
    g.dice.shuffle(g.dispossessed)
    found = [g.dispossessed.pop() for _ in leaving]
    g.piles[pile] += found
    g.pile_seen[pile] += [1 << me] * len(found)
    if leaving:
        g.tell("pilgrimage", me, cards=leaving, private={"found": found}, to=[me])


def nomads_of_others(g: Oath, me: Seat, card: Card) -> dict[Card, Seat]:
    """card.twin-brother. The others' face-up Nomad advisers that can change places with it, and whose they are.

    card.family-wagon. Both courts must have room for what comes, after discards if need be.
    """
    mine = [pair for pair in court_of(g, me) if pair[0] is not card]
    return {
        other: seat
        for seat in g.others(me)
        for other, up in court_of(g, seat)
        if up and other.suit is NOMAD and can_go(g, me, other)
        if has_room(g, me, mine, other, True)
        and has_room(g, seat, [pair for pair in court_of(g, seat) if pair[0] is not other], card, True)
    }


async def twin_brother(g: Oath, me: Seat, card: Card) -> None:
    """card.twin-brother. It may change places with another player's face-up Nomad adviser."""
    found = nomads_of_others(g, me, card)
    other = await g.may_choose(me, "twin-brother", list(found), "card.twin-brother")
    if other is None:
        return
    owner = found[other]
    g.advisers[me][place_in_court(g, me, card)] = other
    g.advisers[owner][place_in_court(g, owner, other)] = card
    g.dirty = BOTH_CHANGED
    g.tell("swapped", me, card=card, other=other)
    await make_room(g, me, other)
    await make_room(g, owner, card)


async def vow_of_kinship(g: Oath, me: Seat, card: Card) -> None:
    """card.vow-of-kinship. The favor on the board goes to the Nomad bank; what comes later does so in `verbs`."""
    moved = to_bank(g, me, NOMAD, g.favor[me])
    if moved:
        g.tell("favor-to-kin", me, amount=moved)


# -- actions ----------------------------------------------------------------------------------------------------


def piles_elsewhere(g: Oath, me: Seat) -> list[Pile]:
    """card.convoys. The piles of the other regions that have cards."""
    return [pile for pile in PILES if pile.region is not g.region(me) and g.piles[pile.index]]


async def convoys(g: Oath, me: Seat, card: Card) -> None:
    """card.convoys. Another region's pile goes, as it lies, onto that of one's own region."""
    pile = await g.choose(me, "convoys", piles_elsewhere(g, me), "card.convoys")
    here, there = g.region(me).index, pile.index
    g.tell("convoys", me, pile=pile, amount=len(g.piles[there]))
    g.piles[here] += g.piles[there]
    g.pile_seen[here] += g.pile_seen[there]
    g.piles[there], g.pile_seen[there] = [], []


def can_consult(g: Oath, me: Seat, card: Card) -> bool:
    """card.oracle, card.forced-labor. A vision is left in the world deck (all backs elsewhere are open), and the
    toll for a search can be paid.
    """
    if not any(other.bit & VISION_BITS for other in g.deck):
        return False
    order = as_if_searched(g, me)
    return forbidden(g, order) is None and cannot_pay(g, me, total(g, order)) is None


async def oracle(g: Oath, me: Seat, card: Card) -> None:
    """card.oracle. The uppermost vision of the world deck is drawn and played or discarded as if searched for."""
    at = next(at for at in reversed(range(len(g.deck))) if g.deck[at].bit & VISION_BITS)
    split_deck(g, at)
    vision, seen = g.deck.pop(at), g.deck_seen.pop(at)
    g.hands[me].append(vision)
    g.hand_seen[me].append(seen | 1 << me)
    count_vision(g, me, vision)
    await play_as_if_searched(g, me, vision)


def split_deck(g: Oath, at: int) -> None:
    """9.4. A card leaves the middle of the world deck: those above it are a section of their own, without a
    vision, as everybody knows.
    """
    above = len(g.deck) - 1 - at
    for number, length in enumerate(g.seams):
        if above < length:
            g.seams[number : number + 1] = [above, length - above - 1] if above else [length - 1]
            return
        above -= length


def settlers(g: Oath, me: Seat) -> list[Card]:
    """card.resettle. Everybody's face-up Nomad advisers that may lie at a site and are not locked."""
    return [
        adviser
        for seat in g.in_turn()
        for adviser, up in court_of(g, seat)
        if up and adviser.suit is NOMAD and adviser.where != "adviser" and can_go(g, me, adviser)
        if new_homes(g, me, adviser)
    ]


def new_homes(g: Oath, me: Seat, adviser: Card) -> list[Place]:
    """card.resettle, site.great-slum. The sites with room for a card, or where room can be made."""
    order = deed(g, USE, me)
    return [
        place for place in PLACES if g.site_up[place.slot] and cannot_clear(g, order, adviser, place.slot) is None
    ]


async def resettle(g: Oath, me: Seat, card: Card) -> None:
    """card.resettle. A Nomad adviser of any player moves to any site with room; that is not playing."""
    adviser = await g.choose(me, "resettle", settlers(g, me), "card.resettle")
    facts = {"card": adviser}
    place = await g.choose(me, "resettle-to", new_homes(g, me, adviser), "card.resettle", facts)
    await clear_space(g, deed(g, USE, me), adviser, place.slot)
    owner = keeper(g, adviser)
    dismiss(g, owner, place_in_court(g, owner, adviser))
    lay(g, adviser, place.slot)
    g.tell("moved-card", me, card=adviser, site=g.sites[place.slot])


# -- journeys ---------------------------------------------------------------------------------------------------


def lightly_laden(g: Oath, order: Order, card: Card) -> bool:
    """card.a-fast-steed. At most three warbands on the board."""
    return g.board[order.me] <= 3


def welcoming_banks(g: Oath, seat: Seat, slot: int) -> list[Suit]:
    """card.hospitality. Banks with favor whose suit a card at the site and a face-up adviser have."""
    here, mine = cards_at(g, slot), set(suits_of(g, seat))
    return [suit for suit in SUITS if suit in mine and here & SUIT_BITS[suit.index] and g.banks[suit.index]]


async def hospitality(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.hospitality. After a journey a favor from the bank of a suit that site and court share."""
    if owner != order.me:
        return
    banks = welcoming_banks(g, owner, order.to)
    suit = await g.may_choose(owner, "hospitality", banks, "card.hospitality", {"site": g.sites[order.to]})
    if suit is not None:
        gain(g, owner, suit)


async def envoy_arrives(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.special-envoy. The act phase is over for whoever has come by it; out of turn there is none."""
    if order.used & card.bit and order.me == g.active:
        g.ended = True


def to_the_station(g: Oath, order: Order, card: Card) -> bool:
    """card.way-station. To its site."""
    return order.to == where(g, card)


def station_fee(g: Oath, order: Order, card: Card, rulers: int, price: Price) -> None:
    """card.way-station. Whoever does not rule it gives its ruler a favor for coming by it."""
    if order.way is card and not rulers >> order.me & 1:
        toll(price, rulers)


# -- recover ----------------------------------------------------------------------------------------------------


def for_a_relic(g: Oath, order: Order, card: Card) -> bool:
    """card.relic-worship. Only for recovering a relic."""
    return order.card is None


async def relic_worship(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.relic-worship. Three supply, once the relic is there."""
    if order.kind is RECOVER and order.used & card.bit:
        gain_supply(g, order.me, WORSHIP_SUPPLY)


# -- persistent powers ------------------------------------------------------------------------------------------


def ancient_bloodline(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.ancient-bloodline. Denizens and relics at its owner's sites are locked for enemies."""
    owner = keeper(g, card)
    slot = where(g, order.card) if order.to == NOBODY and order.card is not None else order.to
    if slot == NOBODY or not rules(g, owner, slot):
        return None
    return banned(card) if enemies(g, order.me, rulers) else None


def lost_tongue(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.lost-tongue. Relics and banners of its owner are only for players who rule a Nomad card."""
    thing = order.card
    owner = keeper(g, card)
    if thing is None or thing.kind not in ("relic", "banner") or order.whose != owner or order.me == owner:
        return None
    return None if ruled_cards(g, order.me) & SUIT_BITS[NOMAD.index] else banned(card)


def sacred_ground(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.sacred-ground. Visions, but not the Conspiracy, are revealed only at its site."""
    return banned(card) if order.card is not CONSPIRACY and g.pawn[order.me] != where(g, card) else None


def no_conspiring(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.spell-breaker. The Conspiracy, which burns a secret, cannot be played; see also `costs`."""
    return banned(card) if order.card is CONSPIRACY and spell_broken(g, order.me) else None


# -- battle plans -----------------------------------------------------------------------------------------------


async def lancers(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.lancers. Everything on the attack dice counts twice, skulls too."""
    c.doubled = True


async def mountain_giant(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.mountain-giant. One die, or three and the card is discarded at the end."""
    amount = await g.choose(user, "mountain-giant", numbers(1, 3)[::2], "card.mountain-giant")
    (add_attack if side == ATTACKER else remove_attack)(c, amount.value)
    if amount.value > 1:
        discard_at_the_end(c, card)


async def mounted_patrol(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.mounted-patrol. Half of the attack dice are rolled, counted after all other plans."""
    c.halved = True


PERSISTENT_WAYS[0] |= CARD["way-station"].bit

register(
    [
        Power("a-fast-steed", way=Way(fits=lightly_laden, supply=0)),
        Power("ancient-bloodline", forbids=ancient_bloodline, deeds=(DISCARD,)),
        Power("ancient-pact", played=ancient_pact),
        Power("convoys", action=convoys, useful=lambda g, me, card: bool(piles_elsewhere(g, me))),
        Power("family-wagon", spoken_in="room"),
        Power("great-crusade", plan=dice(lambda g, c, card, user, side: our_cards(g, c, side, NOMAD))),
        Power("hospitality", arrived=hospitality),
        Power("lancers", plan=lancers),
        Power("lost-tongue", forbids=lost_tongue, deeds=(TAKE, TARGET)),
        Power("mountain-giant", plan=mountain_giant),
        Power("mounted-patrol", plan=mounted_patrol),
        Power("oracle", action=oracle, useful=can_consult),
        Power("pilgrimage", played=pilgrimage),
        Power("relic-worship", recover=nothing_more, fits=for_a_relic, by_itself=True, recovered=relic_worship),
        Power("resettle", action=resettle, useful=lambda g, me, card: bool(settlers(g, me))),
        Power("rival-khan", plan=dice(4), plan_fits=enemy_has_adviser(NOMAD)),
        Power("sacred-ground", forbids=sacred_ground, deeds=(REVEAL,)),
        Power("special-envoy", way=Way(fits=anywhere, supply=0), arrived=envoy_arrives),
        Power("spell-breaker", spoken_in="costs", forbids=no_conspiring, deeds=(REVEAL,)),
        Power("storm-caller", plan=shields(2)),
        Power("twin-brother", played=twin_brother),
        Power("vow-of-kinship", spoken_in="verbs", played=vow_of_kinship),
        Power("way-station", way=Way(fits=to_the_station, supply=0), price=station_fee, deeds=(TRAVEL,)),
        Power("wild-mounts", plan=wait_for_victory, spoken_in="campaign.aftermath"),
    ]
)
