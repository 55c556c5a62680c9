"""9, 9.3, 10. The verbs of the Law that ask nobody, about warbands and cards: gain, kill, place, lay, discard.

Whoever gets less than said gets what there is. Those about favor, secrets and Supply are in `resources`.

Every verb that moves a card sets `g.dirty`, so that the next question about ruling surveys the land anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from crownlands.core.decisions import Seat
from crownlands.games.oath.components import (
    BANNER_LEAST,
    PLACES,
    SCEPTER,
    SEIZED_BURNS,
    Card,
    Region,
)
from crownlands.games.oath.resources import to_ashes
from crownlands.games.oath.ruling import where
from crownlands.games.oath.state import BOTH_CHANGED, EXILE, NOBODY, RULE_CHANGED, Oath

Heap: TypeAlias = Callable[[Oath, Card, int], None]
"""Where a modifier sends what is discarded: (g, card, who knows it)."""

# -- warbands ---------------------------------------------------------------------------------------------------


def gain_bands(g: Oath, seat: Seat, amount: int) -> int:
    """10.gain, 5.2.2. Warbands from the bank of the seat's banner onto its board; purple for the Empire."""
    colour = g.banner(seat)
    got = min(amount, g.reserve[colour])
    if got > 0:
        g.reserve[colour] -= got
        g.board[seat] += got
        g.tell("gained-warbands", seat, amount=got)
    return max(0, got)


def kill_on_board(g: Oath, seat: Seat, amount: int) -> int:
    """10.kill. Warbands on a board go back to the bank of their colour."""
    killed = min(amount, g.board[seat])
    if killed > 0:
        g.board[seat] -= killed
        g.reserve[g.banner(seat)] += killed
        g.tell("lost-warbands", seat, amount=killed)
    return max(0, killed)


def kill_at_site(g: Oath, slot: int, amount: int) -> int:
    """10.kill. Warbands at a site."""
    killed = min(amount, g.bands[slot])
    if killed > 0:
        g.reserve[g.holder[slot]] += killed
        _take_away(g, slot, killed)
        g.tell("warbands-killed", amount=killed, site=g.sites[slot])
    return max(0, killed)


def station(g: Oath, seat: Seat, slot: int, amount: int) -> int:
    """6.5. Warbands from the board to a site, which must be empty or have the seat's colour."""
    colour = g.banner(seat)
    assert g.holder[slot] in (NOBODY, colour), "two colours at a site"
    moved = min(amount, g.board[seat])
    if moved > 0:
        g.board[seat] -= moved
        g.holder[slot] = colour
        g.bands[slot] += moved
        g.dirty |= RULE_CHANGED
    return max(0, moved)


def withdraw(g: Oath, seat: Seat, slot: int, amount: int) -> int:
    """6.5. Warbands from a site to a board of their colour."""
    moved = min(amount, g.bands[slot])
    if moved > 0:
        assert g.holder[slot] == g.banner(seat), "warbands of another colour"
        g.board[seat] += moved
        _take_away(g, slot, moved)
    return max(0, moved)


def _take_away(g: Oath, slot: int, amount: int) -> None:
    g.bands[slot] -= amount
    if not g.bands[slot]:
        g.holder[slot] = NOBODY
    g.dirty |= RULE_CHANGED


# -- cards at sites and in courts -------------------------------------------------------------------------------


def lay(g: Oath, card: Card, slot: int) -> None:
    """A card comes to a site, face up."""
    g.cards[slot].append(card)
    g.dirty = BOTH_CHANGED


def lift(g: Oath, card: Card) -> int:
    """A card leaves its site with its tokens; returns the slot."""
    slot = where(g, card)
    g.cards[slot].remove(card)
    g.dirty = BOTH_CHANGED
    return slot


def turn_over(g: Oath, card: Card) -> Card:
    """2.9. An edifice at a site shows its other side; what lies on it stays."""
    slot, other = where(g, card), card.other
    assert other is not None
    g.cards[slot][g.cards[slot].index(card)] = other
    for tokens in (g.favor_on, g.secrets_on):
        tokens[other.index], tokens[card.index] = tokens[card.index], 0
    g.dirty = BOTH_CHANGED
    return other


def appoint(g: Oath, seat: Seat, card: Card, up: bool, seen: int = 0) -> None:
    """5.1.4.2, 10.adviser. A card comes into a court; face down, `seen` says who knows it besides its owner."""
    g.advisers[seat].append(card)
    g.faceup[seat].append(up)
    g.adviser_seen[seat].append(g.everybody if up else seen | 1 << seat)
    if up:
        g.dirty = BOTH_CHANGED


def dismiss(g: Oath, seat: Seat, place: int) -> tuple[Card, int]:
    """A card leaves a court; returns it and who knows it."""
    card = g.advisers[seat].pop(place)
    if g.faceup[seat].pop(place):
        g.dirty = BOTH_CHANGED
    return card, g.adviser_seen[seat].pop(place)


def place_in_court(g: Oath, seat: Seat, card: Card) -> int:
    """Where an adviser stands in a court."""
    return g.advisers[seat].index(card)


def hold(g: Oath, seat: Seat, relic: Card) -> None:
    """A relic comes to a seat, face up."""
    g.relics[seat].append(relic)
    g.dirty = BOTH_CHANGED


def drop(g: Oath, seat: Seat, relic: Card) -> None:
    g.relics[seat].remove(relic)
    g.dirty = BOTH_CHANGED


def unearth(g: Oath, slot: int, number: int) -> Card:
    """A relic leaves its site."""
    del g.buried_seen[slot][number]
    return g.buried[slot].pop(number)


def bury(g: Oath, slot: int, relic: Card, seen: int = 0) -> None:
    """2.8.2. A relic is laid at a site, face down."""
    g.buried[slot].append(relic)
    g.buried_seen[slot].append(seen)


def under_relic_deck(g: Oath, relic: Card, seen: int) -> None:
    """A relic goes under the relic deck; who knows it still does."""
    g.relic_deck.insert(0, relic)
    g.relic_deck_seen.insert(0, seen)


# -- discarding -------------------------------------------------------------------------------------------------


def strip(g: Oath, card: Card) -> None:
    """10.discard. Favor on a card goes to the bank of its suit, secrets face down to the active seat's board."""
    favor, secrets = g.favor_on[card.index], g.secrets_on[card.index]
    if favor:
        g.favor_on[card.index] = 0
        if card.suit is not None:
            g.banks[card.suit.index] += favor
        else:
            g.shared += favor
    if secrets:
        g.secrets_on[card.index] = 0
        g.flipped[g.active] += secrets


def to_pile(g: Oath, card: Card, region: Region, seen: int) -> None:
    """A card is put on top of a discard pile, face down; `seen`: who knows it."""
    strip(g, card)
    g.piles[region.index].append(card)
    g.pile_seen[region.index].append(seen)


def _throw(g: Oath, card: Card, region: Region, seen: int, heap: Heap | None) -> None:
    """A card is discarded: onto a pile, or where a modifier of the action says."""
    if heap is None:
        to_pile(g, card, region, seen)
    else:
        strip(g, card)
        heap(g, card, seen)


def discard_vision(g: Oath, seat: Seat, heap: Heap | None = None) -> Seat:
    """5.1.4.3, 6.6.2. A revealed vision is discarded; everybody knows it.

    card.false-prophet. With a warband on it, it comes into the hand of that seat instead, and the warband dies.
    That seat is returned, for `playing.play_prophecy`; else NOBODY.
    """
    vision = g.vision[seat]
    if vision is None:
        return NOBODY
    g.vision[seat] = None
    g.tell("discarded-vision", seat, card=vision)
    if vision is not g.prophecy:
        _throw(g, vision, discard_pile(g, seat), g.everybody, heap)
        return NOBODY
    prophet = g.prophet
    g.reserve[g.colour[prophet]] += 1
    g.prophet, g.prophecy = NOBODY, None
    g.hands[prophet].append(vision)
    g.hand_seen[prophet].append(g.everybody)
    g.tell("prophecy-claimed", prophet, vision=vision)
    return prophet


def under_deck(g: Oath, card: Card, seen: int) -> None:
    """A card goes under the world deck; who knows it still does."""
    g.deck.insert(0, card)
    g.deck_seen.insert(0, seen)
    section = max((number for number, length in enumerate(g.seams) if length), default=len(g.seams) - 1)
    g.seams[section] += 1


def discard_pile(g: Oath, seat: Seat, slot: int | None = None) -> Region:
    """10.discard. Which pile takes it.

    The one after the pawn's region, or after the card's if the pawn is elsewhere.
    """
    region = g.region(seat)
    if slot is not None and PLACES[slot].region is not region:
        region = PLACES[slot].region
    return region.discards


def discard_from_site(g: Oath, seat: Seat, card: Card, heap: Heap | None = None) -> None:
    """10.discard. A card at a site is discarded by a seat; everybody knows what it was."""
    slot = lift(g, card)
    if seat == g.active and card.suit is not None:
        g.spoilt[slot] |= card.suit.bit
    g.tell("discarded-from-site", seat, card=card, site=g.sites[slot])
    _throw(g, card, discard_pile(g, seat, slot), g.everybody, heap)


def discard_adviser(g: Oath, seat: Seat, place: int, by: Seat | None = None, heap: Heap | None = None) -> None:
    """10.discard. An adviser is discarded, after the pawn of the seat whose adviser it was."""
    up = g.faceup[seat][place]
    card, seen = dismiss(g, seat, place)
    if up:
        g.tell("discarded-adviser", seat if by is None else by, card=card)
    else:
        g.tell("discarded-hidden", seat, private={"card": card}, to=[seat])
    _throw(g, card, discard_pile(g, seat), g.everybody if up else seen, heap)


def discard_drawn(g: Oath, seat: Seat, cards: Sequence[Card], heap: Heap | None = None) -> None:
    """5.1.3. Cards from the hand go face down to the pile, the last one on top.

    Out of a hand of two or more, whoever knew the hand does not know which card went where.
    """
    several = len(g.hands[seat]) > 1
    for card in cards:
        at = g.hands[seat].index(card)
        del g.hands[seat][at]
        seen = g.hand_seen[seat].pop(at)
        _throw(g, card, discard_pile(g, seat), 1 << seat if several else seen | 1 << seat, heap)
    if cards:
        g.tell("discarded-drawn", seat, amount=len(cards), private={"cards": list(cards)}, to=[seat])


# -- banners ----------------------------------------------------------------------------------------------------


def seize_people(g: Oath, seat: Seat) -> None:
    """2.5.3. The People's Favor is taken by force: two favor burn, one stays, and it is with the mob."""
    burned = min(SEIZED_BURNS, g.people_favor - BANNER_LEAST)
    if burned > 0:
        g.people_favor -= burned
        to_ashes(g, burned)
    g.mob = True
    g.people = seat


def seize_darkest(g: Oath, seat: Seat) -> None:
    """2.5.3. The Darkest Secret is taken by force: two secrets burn, one stays."""
    g.darkest_secrets = max(BANNER_LEAST, g.darkest_secrets - SEIZED_BURNS)
    g.darkest = seat


# -- roles ------------------------------------------------------------------------------------------------------


def recolour(g: Oath, seat: Seat, role: int) -> None:
    """6.6.2, 6.7. The board turns over.

    Warbands on it are replaced as far as there are others, the rest are lost.
    """
    amount, old = g.board[seat], g.banner(seat)
    g.reserve[old] += amount
    g.role[seat] = role
    new = g.banner(seat)
    g.board[seat] = min(amount, g.reserve[new])
    g.reserve[new] -= g.board[seat]
    g.dirty |= RULE_CHANGED


def note_taken(g: Oath, seat: Seat, relics: Sequence[Card]) -> None:
    """relic.the-grand-scepter. Whoever takes the Scepter cannot use it in that turn."""
    if SCEPTER in relics:
        g.scepter_taken = seat


def exiles(g: Oath) -> list[Seat]:
    return [seat for seat in range(g.seats) if g.role[seat] == EXILE]
