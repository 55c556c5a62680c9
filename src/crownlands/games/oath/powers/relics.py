"""relic.*. The powers of the relics."""

from __future__ import annotations

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.cage import open_cage, put_under
from crownlands.games.oath.campaign.plan_kit import cage_at_the_end, enemy_of, kill_survivors
from crownlands.games.oath.components import (
    BANNER_BITS,
    BURIED,
    PLACES,
    RELIC_BITS,
    RELIQUARY,
    SUIT_BITS,
    VEILED,
    Buried,
    Card,
    Place,
    Veiled,
)
from crownlands.games.oath.empire import take_from_reliquary
from crownlands.games.oath.forced_travel import force_travel
from crownlands.games.oath.moments import Power, banned, not_allowed, register, rule_of
from crownlands.games.oath.orders import GIVE, STATION, TAKE, TARGET, Order
from crownlands.games.oath.powers.common import (
    can_go,
    look_through,
    no_supply,
    nothing_more,
    players,
    unseen_on_top,
    wait_for_victory,
)
from crownlands.games.oath.resources import gain_supply, give_favor
from crownlands.games.oath.room import court_of, make_way, surplus, trim_court
from crownlands.games.oath.ruling import cards_at, keeper, rules
from crownlands.games.oath.state import ATTACKER, BOTH_CHANGED, NOBODY, SLOTS, Campaign, Oath
from crownlands.games.oath.taking import take
from crownlands.games.oath.trade import matching
from crownlands.games.oath.travel import travel_to_one_of
from crownlands.games.oath.verbs import gain_bands, under_relic_deck
from crownlands.games.oath.words import NO, YES

# -- journeys ---------------------------------------------------------------------------------------------------


def pile_here(g: Oath, me: Seat, card: Card) -> bool:
    """relic.brass-horse. The region's discard pile has a card."""
    return bool(g.piles[g.region(me).index])


async def brass_horse(g: Oath, me: Seat, card: Card) -> None:
    """relic.brass-horse. The top card of the region's pile is shown; travel to its suit, or else anywhere."""
    region = g.region(me).index
    shown = g.piles[region][-1]
    g.pile_seen[region][-1] = g.everybody
    g.tell("showed-card", me, card=shown)
    elsewhere = [slot for slot in SLOTS if slot != g.pawn[me]]
    suited = [
        slot for slot in elsewhere if shown.suit is not None and cards_at(g, slot) & SUIT_BITS[shown.suit.index]
    ]
    await travel_to_one_of(g, me, suited or elsewhere, rule_of(card))


def far_away(g: Oath, me: Seat, card: Card) -> bool:
    """relic.whistle. Somebody is at another site."""
    return any(g.pawn[seat] != g.pawn[me] for seat in g.others(me))


async def whistle(g: Oath, me: Seat, card: Card) -> None:
    """relic.whistle. A player comes to your site, and gets the secret that lies on the Whistle, face up.

    card.vow-of-silence. Whoever is bound by it gives no secret.
    """
    called = players(seat for seat in g.others(me) if g.pawn[seat] != g.pawn[me])
    other = await g.choose(me, "whistle", called, "relic.whistle")
    came = await force_travel(g, other.seat, me, "relic.whistle", [g.pawn[me]])
    if came and g.secrets_on[card.index] and not_allowed(g, GIVE, me) is None:
        g.secrets_on[card.index] -= 1
        g.secrets[other.seat] += 1


async def drummed(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """relic.dragonskin-drum. A warband after a journey, if its owner wants one."""
    if owner != order.me or not g.reserve[g.banner(owner)]:
        return
    if await g.may_choose(owner, "dragonskin-drum", [card], "relic.dragonskin-drum") is not None:
        gain_bands(g, owner, 1)


# -- looks ------------------------------------------------------------------------------------------------------


def relics_left(g: Oath, me: Seat, card: Card) -> bool:
    return bool(g.relic_deck)


async def dowsing_sticks(g: Oath, me: Seat, card: Card) -> None:
    """relic.dowsing-sticks. Look at the top relic: keep it, or put it under the deck."""
    await keep_or_bury(g, me, "dowsing-sticks", "relic.dowsing-sticks")


async def keep_or_bury(g: Oath, me: Seat, prompt: str, rule: str) -> None:
    """Look at the top relic of the deck; it is taken, or goes under the deck."""
    g.relic_deck_seen[-1] |= 1 << me
    relic = g.relic_deck[-1]
    g.tell("looked-at-relic", me, private={"relic": relic}, to=[me])
    answer = await g.choose(me, prompt, [YES, NO], rule, {"relic": relic})
    seen = g.relic_deck_seen.pop()
    g.relic_deck.pop()
    if answer is YES:
        await take(g, me, [relic])
    else:
        under_relic_deck(g, relic, seen)


def pig_sees(g: Oath, me: Seat, card: Card) -> bool:
    """relic.oracular-pig. One of the top three cards of the world deck is unknown to the seat."""
    return unseen_on_top(g.deck_seen, me, 3)


async def oracular_pig(g: Oath, me: Seat, card: Card) -> None:
    """relic.oracular-pig. The top three cards of the world deck."""
    look_through(g, me, g.deck_seen, g.deck, 3)


def unseen_things(g: Oath, me: Seat) -> list[Component]:
    """relic.ivory-eye. Sites, advisers and relics at sites that lie face down and that the seat has not seen."""
    found: list[Component] = [
        PLACES[slot] for slot in SLOTS if not g.site_up[slot] and not g.site_seen[slot] >> me & 1
    ]
    for seat in g.others(me):
        hidden = [seen for up, seen in zip(g.faceup[seat], g.adviser_seen[seat], strict=True) if not up]
        found += [VEILED[seat][number] for number, seen in enumerate(hidden) if not seen >> me & 1]
    for slot in SLOTS:
        found += [BURIED[slot][number] for number, seen in enumerate(g.buried_seen[slot]) if not seen >> me & 1]
    return found


async def ivory_eye(g: Oath, me: Seat, card: Card) -> None:
    """relic.ivory-eye. Peek at one of them."""
    chosen = await g.choose(me, "ivory-eye", unseen_things(g, me), "relic.ivory-eye")
    if isinstance(chosen, Place):
        g.site_seen[chosen.slot] |= 1 << me
        seen = g.sites[chosen.slot]
    elif isinstance(chosen, Veiled):
        place = [at for at, up in enumerate(g.faceup[chosen.seat]) if not up][chosen.number]
        g.adviser_seen[chosen.seat][place] |= 1 << me
        seen = g.advisers[chosen.seat][place]
    else:
        assert isinstance(chosen, Buried)
        g.buried_seen[chosen.slot][chosen.number] |= 1 << me
        seen = g.buried[chosen.slot][chosen.number]
    g.tell("eyed", me, private={"card": seen}, to=[me])


def at_the_chancellors(g: Oath, me: Seat, card: Card) -> bool:
    """relic.skeleton-key. At a site that the Chancellor rules, while the Reliquary has a relic."""
    return rules(g, g.chancellor, g.pawn[me]) and any(relic is not None for relic in g.reliquary)


async def skeleton_key(g: Oath, me: Seat, card: Card) -> None:
    """relic.skeleton-key. Look at a relic of the Reliquary, and take it if you like."""
    spaces = [space for space, relic in zip(RELIQUARY, g.reliquary, strict=True) if relic is not None]
    space = await g.choose(me, "skeleton-key", spaces, "relic.skeleton-key")
    g.reliquary_seen[space.index] |= 1 << me
    relic = g.reliquary[space.index]
    g.tell("looked-at-relic", me, private={"relic": relic}, to=[me])
    if await g.choose(me, "keep-relic", [YES, NO], "relic.skeleton-key", {"relic": relic}) is YES:
        await take_from_reliquary(g, me, space)


# -- cards and warbands -----------------------------------------------------------------------------------------


def swappable(g: Oath, me: Seat) -> tuple[list[Card], list[Card]]:
    """relic.horned-mask. Face-up advisers that may lie at a site, and cards here that may be advisers."""
    advisers = [
        adviser
        for adviser, up in zip(g.advisers[me], g.faceup[me], strict=True)
        if up and adviser.where != "adviser" and can_go(g, me, adviser)
    ]
    cards = [
        other
        for other in g.cards[g.pawn[me]]
        if other.kind == "denizen" and other.where != "site" and can_go(g, me, other)
    ]
    return advisers, cards


async def horned_mask(g: Oath, me: Seat, card: Card) -> None:
    """relic.horned-mask. An adviser and a card at your site change places; that is not playing."""
    advisers, cards = swappable(g, me)
    adviser = await g.choose(me, "horned-mask", advisers, "relic.horned-mask")
    other = await g.choose(me, "horned-mask-for", cards, "relic.horned-mask", {"card": adviser})
    slot, before = g.pawn[me], surplus(court_of(g, me))
    await make_way(g, me, slot, [other])
    g.advisers[me][g.advisers[me].index(adviser)] = other
    g.cards[slot][g.cards[slot].index(other)] = adviser
    g.dirty = BOTH_CHANGED
    g.tell("swapped", me, card=adviser, other=other)
    await trim_court(g, me, [other], before)


async def draw_map(g: Oath, me: Seat, card: Card) -> None:
    """relic.map. It goes under the relic deck for four supply."""
    await put_under(g, me, card)
    gain_supply(g, me, 4)


def someone_caged(g: Oath, me: Seat, card: Card) -> bool:
    return any(g.caged)


# -- search -----------------------------------------------------------------------------------------------------


async def truthful_harp(g: Oath, order: Order, card: Card) -> None:
    """relic.truthful-harp. Two cards more, and everything drawn and kept is shown to all."""
    order.draws += 2
    order.shows = True


async def cracked_horn(g: Oath, order: Order, card: Card) -> None:
    """relic.cracked-horn. All discards of this search may go under the world deck."""
    below = await g.may_choose(order.me, "cracked-horn", [card], "relic.cracked-horn")
    order.discards_below = below is not None


async def book_of_records(g: Oath, order: Order, card: Card) -> None:
    """relic.book-of-records. A card played at a site brings a secret instead of the favor."""
    order.secrets, order.favor = order.favor, 0


# -- trade, muster, bans ----------------------------------------------------------------------------------------


def suits_agree(g: Oath, order: Order, card: Card) -> bool:
    """relic.cup-of-plenty. The traded card has the suit of an adviser."""
    return order.card is not None and matching(g, order) > 0


def no_placing(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """relic.ring-of-devotion. Its holder puts no warbands at sites."""
    return banned(card) if order.kind == STATION and keeper(g, card) == order.me else None


def holders_muster(g: Oath, order: Order, card: Card) -> bool:
    return keeper(g, card) == order.me


async def two_more(g: Oath, order: Order, card: Card) -> None:
    """relic.ring-of-devotion. Two warbands more."""
    order.bands += 2


def out_of_reach(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """relic.circlet-of-command. Others neither target nor take your banners and your other relics."""
    if order.card is None or order.card is card or not order.card.bit & (RELIC_BITS | BANNER_BITS):
        return None
    owner = keeper(g, card)
    return banned(card) if order.whose == owner and order.me != owner else None


def royal_pawn(g: Oath, c: Campaign, card: Card, owner: Seat, thing: Card | None) -> int:
    """relic.circlet-of-command. The pawn is worth a die more."""
    return int(thing is None and owner == c.defender)


# -- battle plans -----------------------------------------------------------------------------------------------


async def sticky_fire(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """relic.sticky-fire. The winner may kill what is left of the enemy's force, and gives the enemy a favor for
    it.
    """
    enemy = enemy_of(c, side)
    if user == NOBODY or (not c.survivors and enemy == NOBODY):
        return
    if await g.choose(user, "sticky-fire", [YES, NO], "relic.sticky-fire") is YES:
        kill_survivors(g, c)
        if enemy != NOBODY:
            give_favor(g, user, enemy, 1)


async def cursed_cauldron(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """relic.cursed-cauldron. A warband for every one that the enemy has lost in this campaign."""
    lost = c.killed[1 if side == ATTACKER else 0]
    if user != NOBODY:
        gain_bands(g, user, lost)


async def shut_cage(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """relic.obsidian-cage. The enemy's survivors go into the Cage when the campaign ends."""
    cage_at_the_end(c)


register(
    [
        Power("brass-horse", action=brass_horse, useful=pile_here),
        Power("grand-mask", spoken_in="ruling"),
        Power("horned-mask", action=horned_mask, useful=lambda g, me, card: all(swappable(g, me))),
        Power("cup-of-plenty", trade=no_supply, fits=suits_agree, by_itself=True, saves=True),
        Power("truthful-harp", search=truthful_harp),
        Power("cracked-horn", play=nothing_more, by_itself=True, discards=cracked_horn),
        Power("book-of-records", play=book_of_records),
        Power("whistle", action=whistle, useful=far_away),
        Power("dowsing-sticks", action=dowsing_sticks, useful=relics_left),
        Power("bandit-crown", spoken_in="ruling"),
        Power("ring-of-devotion", forbids=no_placing, deeds=(STATION,), muster=two_more, fits=holders_muster),
        Power("skeleton-key", action=skeleton_key, useful=at_the_chancellors),
        Power("oracular-pig", action=oracular_pig, useful=pig_sees),
        Power("circlet-of-command", forbids=out_of_reach, deeds=(TAKE, TARGET), target_dice=royal_pawn),
        Power("ivory-eye", action=ivory_eye, useful=lambda g, me, card: bool(unseen_things(g, me))),
        Power("map", action=draw_map),
        Power("dragonskin-drum", arrived=drummed),
        Power("obsidian-cage", action=open_cage, useful=someone_caged, plan=wait_for_victory, won=shut_cage),
        Power("cursed-cauldron", plan=wait_for_victory, won=cursed_cauldron),
        Power("sticky-fire", plan=wait_for_victory, won=sticky_fire),
        Power("the-grand-scepter", spoken_in="empire"),
    ]
)
