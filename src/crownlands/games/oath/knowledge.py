"""9.4. What is hidden, who knows it, and how a seat imagines it.

Denizens, visions, relics and sites are dealt anew apart from each other, because their backs can be seen. Only
in the world deck they cannot, except for the top card's: there the backs are mixed first, section by section
(1.19, 8.8). Whoever takes a card out of the middle of a section, or looks for one there, splits the section:
`Oath.seams` are lengths from the top, as many as are needed.
"""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.hidden import Pool, Zone, redeal
from crownlands.games.oath.components import VISION_BITS, Card
from crownlands.games.oath.state import SLOTS, Oath

VISION, DENIZEN, RELIC, SITE = "vision", "denizen", "relic", "site"
"""Backs, as a view names what it cannot show."""


def back(card: Card) -> str:
    """2.7. The back of a card of the world deck."""
    return VISION if card.bit & VISION_BITS else DENIZEN


def pools(g: Oath) -> list[Pool]:
    """9.4. What could lie in each other's place, and the backs of the world deck below its top card.

    The last pool makes every draw a barrier for undo: it shows everybody the backs of what was drawn, and the
    next one.
    """
    backs = Zone([back(card) for card in g.deck[:-1]], None, g.deck_seen[:-1])
    return [*card_pools(g), [backs]]


def card_pools(g: Oath) -> list[Pool]:
    """9.4. Denizens, visions, relics and sites that not everybody can see."""
    unknown = [spot for spot, card in enumerate(g.dispossessed) if not card.bit & g.outcasts]
    denizens: list[Zone] = [Zone(g.dispossessed, unknown)]
    visions: list[Zone] = []
    for cards, masks in _lists_of_the_world(g):
        _sort_by_back(cards, masks, denizens, visions)
    for seat in range(g.seats):
        hidden = [place for place, up in enumerate(g.faceup[seat]) if not up]
        if hidden:
            _sort_by_back(g.advisers[seat], g.adviser_seen[seat], denizens, visions, hidden)
    return [denizens, visions, relic_zones(g), site_zones(g)]


def _lists_of_the_world(g: Oath) -> Iterable[tuple[list[Card], list[int]]]:
    yield g.deck, g.deck_seen
    yield from zip(g.piles, g.pile_seen, strict=True)
    yield from zip(g.hands, g.hand_seen, strict=True)


def _sort_by_back(
    cards: list[Card],
    masks: list[int],
    denizens: list[Zone],
    visions: list[Zone],
    spots: list[int] | None = None,
) -> None:
    """The hidden cards of a list, as a zone for each back."""
    where: tuple[list[int], list[int]] = ([], [])
    for spot in range(len(cards)) if spots is None else spots:
        where[bool(cards[spot].bit & VISION_BITS)].append(spot)
    for zones, found in zip((denizens, visions), where, strict=True):
        if found:
            zones.append(Zone(cards, found, [masks[spot] for spot in found]))


def relic_zones(g: Oath) -> Pool:
    """2.4. Relics at sites, in their deck and in the Reliquary."""
    zones = [Zone(g.buried[slot], None, g.buried_seen[slot]) for slot in SLOTS if g.buried and g.buried[slot]]
    zones.append(Zone(g.relic_deck, None, g.relic_deck_seen))
    filled = [spot for spot, relic in enumerate(g.reliquary) if relic is not None]
    zones.append(Zone(g.reliquary, filled, [g.reliquary_seen[spot] for spot in filled]))
    return zones


def site_zones(g: Oath) -> Pool:
    """2.8.1. Sites that lie face down, and those in the box."""
    hidden = [slot for slot, up in enumerate(g.site_up) if not up]
    return [Zone(g.sites, hidden, [g.site_seen[slot] for slot in hidden]), Zone(g.site_deck)]


def imagine(g: Oath, seat: Seat, dice: Dice) -> None:
    """9.4. Deal anew what a seat cannot know: the backs in the world deck, every pool, the dice to come."""
    mix_backs(g, seat, dice)
    redeal(card_pools(g), seat, dice)
    g.dice = g.dice.imagined(dice)


def mix_backs(g: Oath, seat: Seat, dice: Dice) -> None:
    """1.19, 9.4. Shuffle what the seat has not seen of each section of the deck; the top back is public."""
    end = len(g.deck)
    for length in g.seams:
        unseen = [
            spot for spot in range(end - length, min(end, len(g.deck) - 1)) if not g.deck_seen[spot] >> seat & 1
        ]
        end -= length
        cards = sorted((g.deck[spot] for spot in unseen), key=repr)
        if any(card.bit & VISION_BITS for card in cards):  # else there is only one kind of back
            dice.shuffle(cards)
            for spot, card in zip(unseen, cards, strict=True):
                g.deck[spot] = card
