"""10.ruling, 7.1.1. Who rules which site and card: a query with a remembered answer.

Verbs that move cards set `g.dirty` to both bits, verbs that move warbands or change roles the second one; the
first question after that surveys the land once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.oath.components import (
    BANNER_BITS,
    CARD,
    CARDS,
    COLOURS,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    RELIC_BITS,
    RELIQUARY,
    SEATS,
    SITES,
    SUIT_BITS,
    TRAIT_BITS,
    Card,
    Suit,
    mask,
)
from crownlands.games.oath.state import BANDITS, CARDS_MOVED, EMPIRE, EXILE, NOBODY, SLOTS, Oath

SEATS_IN: Final = tuple(
    tuple(seat for seat in range(SEATS) if rulers >> seat & 1) for rulers in range(BANDITS * 2)
)
"""The seats of every mask of rulers; none for the bandits."""
PLAN_BITS: Final = mask(card for card in CARDS if any(power.timing == "battle-plan" for power in card.powers))
ACTION_SITES: Final = mask(site for site in SITES if any(power.timing == "action" for power in site.powers))
BANDIT_CROWN: Final = CARD["bandit-crown"]
GRAND_MASK: Final = CARD["grand-mask"]
MARRIAGE: Final = CARD["marriage"]


def survey(g: Oath) -> None:
    """10.ruling, 7.6.5, relic.bandit-crown. Work out what lies where and who rules what. It writes only what is
    remembered."""
    if g.dirty & CARDS_MOVED or not g.at:
        _find_cards(g)
    by_colour = _by_colour(g)
    g.rulers = [by_colour[holder] if up else 0 for holder, up in zip(g.holder, g.site_up, strict=True)]
    ruled, count = g.court[:], [0] * g.seats
    for rulers, cards in zip(g.rulers, g.at, strict=True):
        for seat in SEATS_IN[rulers]:
            count[seat] += 1
            ruled[seat] |= cards
    g.ruled, g.ruled_count = ruled, count
    g.dirty = 0
    if g.live & GRAND_MASK.bit:
        _wear_mask(g, by_colour[EMPIRE])


def _by_colour(g: Oath) -> list[int]:
    """10.ruling, 7.6.5. Whose warbands of every colour are, as a mask; the last entry, NOBODY's, is for sites
    without any."""
    found = [0] * (len(COLOURS) + 1)
    apart = NOBODY if g.campaign is None else g.campaign.apart
    empire = 0
    for seat, role in enumerate(g.role):
        if role == EXILE:
            found[g.colour[seat]] = 1 << seat
        elif seat != apart:
            empire |= 1 << seat
    found[EMPIRE] = empire
    found[NOBODY] = BANDITS
    if g.live & BANDIT_CROWN.bit:
        crown = next((seat for seat in range(g.seats) if g.court[seat] & BANDIT_CROWN.bit), NOBODY)
        if crown != NOBODY:
            found[NOBODY] = empire if g.imperial(crown) else 1 << crown
    return found


def _find_cards(g: Oath) -> None:
    """What lies where, as masks. Cards are added up one by one: this is done after every card that moves."""
    live = BANNER_BITS
    g.at = at = []
    for cards, site, up in zip(g.cards, g.sites, g.site_up, strict=True):
        found = 0
        for card in cards:
            found |= card.bit
        at.append(found)
        live |= found | site.bit if up else found
    g.court = court = []
    for relics, advisers, faceup in zip(g.relics, g.advisers, g.faceup, strict=True):
        found = 0
        for relic in relics:
            found |= relic.bit
        for card, up in zip(advisers, faceup, strict=True):
            if up:
                found |= card.bit
        court.append(found)
        live |= found
    if None in g.reliquary:
        for space, kept in zip(RELIQUARY, g.reliquary, strict=False):
            if kept is None:
                live |= space.trait.bit
    g.live = live


def _wear_mask(g: Oath, empire: int) -> None:
    """relic.grand-mask. On their own turn an Exile rules the cards at Imperial sites, but no battle plans."""
    wearer = next((seat for seat in range(g.seats) if g.court[seat] & GRAND_MASK.bit), NOBODY)
    if wearer != g.active or wearer == NOBODY or g.role[wearer] != EXILE:
        return
    cards = 0
    for slot in SLOTS:
        if g.rulers[slot] and g.rulers[slot] & empire:
            cards |= g.at[slot] & ~PLAN_BITS
    for seat in range(g.seats):
        if empire >> seat & 1:
            g.ruled[seat] &= ~cards
    g.ruled[wearer] |= cards


# -- what is asked of it ----------------------------------------------------------------------------------------


def rulers(g: Oath, slot: int) -> int:
    """Who rules a site: a mask of seats, BANDITS, or 0 for a site that lies face down."""
    if g.dirty:
        survey(g)
    return g.rulers[slot]


def rules(g: Oath, seat: Seat, slot: int) -> bool:
    """Whether a seat rules a site."""
    return bool(rulers(g, slot) >> seat & 1)


def ruled_sites(g: Oath, seat: Seat) -> list[int]:
    """The slots of the sites that a seat rules."""
    if g.dirty:
        survey(g)
    return [slot for slot in SLOTS if g.rulers[slot] >> seat & 1]


def sites_ruled(g: Oath, seat: Seat) -> int:
    """How many sites a seat rules."""
    if g.dirty:
        survey(g)
    return g.ruled_count[seat]


def site_counts(g: Oath) -> Sequence[int]:
    """How many sites every seat rules."""
    if g.dirty:
        survey(g)
    return g.ruled_count


def cards_at(g: Oath, slot: int) -> int:
    """The cards at a site, as a mask."""
    if g.dirty:
        survey(g)
    return g.at[slot]


def court(g: Oath, seat: Seat) -> int:
    """The face-up advisers and relics of a seat, as a mask."""
    if g.dirty:
        survey(g)
    return g.court[seat]


def live(g: Oath) -> int:
    """Everything that lies face up and has a power, as a mask."""
    if g.dirty:
        survey(g)
    return g.live


def ruled_cards(g: Oath, seat: Seat, as_court: Seat | None = None) -> int:
    """10.ruling. The cards at one's sites, one's advisers and relics; with `as_court`, another's advisers."""
    if g.dirty:
        survey(g)
    found = g.ruled[seat]
    if as_court is None or as_court == seat:
        return found
    return found & ~(g.court[seat] & ~RELIC_BITS) | g.court[as_court] & ~RELIC_BITS


def reach(g: Oath, seat: Seat, at: int | None = None, as_court: Seat | None = None) -> int:
    """7.1.1. The cards whose powers a seat may use: those that it rules, and those at its site (or as if `at`).

    Also the site itself, the banners that the seat holds, and for the Chancellor the open traits of the Reliquary.
    """
    if g.dirty:
        survey(g)
    slot = g.pawn[seat] if at is None else at
    found = g.ruled[seat] if as_court is None or as_court == seat else ruled_cards(g, seat, as_court)
    found |= g.at[slot] | g.sites[slot].bit
    if g.people == seat:
        found |= PEOPLES_FAVOR.bit
    if g.darkest == seat:
        found |= DARKEST_SECRET.bit
    return found | g.live & TRAIT_BITS if seat == g.chancellor else found


def actions_in_reach(g: Oath, seat: Seat) -> int:
    """7.1.1, site.the-tribunal. What a seat may use an action power of: also the sites that it rules from afar."""
    found = reach(g, seat)
    if g.live & ACTION_SITES:
        for slot in SLOTS:
            if g.rulers[slot] >> seat & 1:
                found |= g.sites[slot].bit
    return found


def where(g: Oath, card: Card) -> int:
    """The slot of the site at which a card lies; NOBODY if it lies at none."""
    if g.dirty:
        survey(g)
    return next((slot for slot in SLOTS if g.at[slot] & card.bit), NOBODY)


def slot_of(g: Oath, site: Card) -> int:
    """The slot of a site that lies face up; NOBODY else (what lies face down must not be named)."""
    return next((slot for slot in SLOTS if g.sites[slot] is site and g.site_up[slot]), NOBODY)


def keeper(g: Oath, card: Card) -> Seat:
    """In whose court a card lies face up; NOBODY if in none."""
    if g.dirty:
        survey(g)
    return next((seat for seat in range(g.seats) if g.court[seat] & card.bit), NOBODY)


def card_rulers(g: Oath, card: Card) -> int:
    """Who rules a card, a site, a banner or a trait: a mask of seats and BANDITS."""
    if g.dirty:
        survey(g)
    if card.kind == "site":
        slot = slot_of(g, card)
        return g.rulers[slot] if slot != NOBODY else 0
    if card.kind == "trait":
        return 1 << g.chancellor
    if card.kind == "banner":
        holder = banner_holder(g, card)
        return 1 << holder if holder != NOBODY else 0
    found = sum(1 << seat for seat in range(g.seats) if g.ruled[seat] & card.bit)
    return found or (BANDITS if where(g, card) != NOBODY else 0)


def banner_holder(g: Oath, banner: Card) -> Seat:
    return g.people if banner.name == "peoples-favor" else g.darkest


def seats_in(rulers: int) -> list[Seat]:
    """The seats of a mask of rulers; none for the bandits."""
    return list(SEATS_IN[rulers])


def are_enemies(g: Oath, one: Seat, other: Seat) -> bool:
    """10.enemy. Any other player, but Imperial players are not enemies of each other."""
    return one != other and not (g.imperial(one) and g.imperial(other))


def enemies(g: Oath, seat: Seat, rulers: int) -> bool:
    """Whether these rulers are enemies of a seat: bandits always, players unless the seat rules with them."""
    if rulers & BANDITS:
        return True
    return any(are_enemies(g, seat, other) for other in seats_in(rulers)) if not rulers >> seat & 1 else False


def speaker_for(g: Oath, rulers: int) -> Seat:
    """Who decides and takes favor for rulers: the Chancellor for the Empire; NOBODY for bandits."""
    seats = seats_in(rulers)
    if not seats:
        return NOBODY
    return g.chancellor if g.chancellor in seats else seats[0]


def suits_of(g: Oath, seat: Seat) -> Iterator[Suit]:
    """The suits of a seat's face-up advisers, one for each. card.marriage: it counts as two."""
    for card, up in zip(g.advisers[seat], g.faceup[seat], strict=True):
        if up and card.suit is not None:
            yield card.suit
            if card is MARRIAGE:
                yield card.suit


def cards_of_suit(cards: int, suit: Suit) -> int:
    """How many of the cards of a mask have a suit."""
    return (cards & SUIT_BITS[suit.index]).bit_count()


def each(cards: int) -> Iterator[Card]:
    """The cards of a mask, by index."""
    while cards:
        low = cards & -cards
        yield CARDS[low.bit_length() - 1]
        cards ^= low
