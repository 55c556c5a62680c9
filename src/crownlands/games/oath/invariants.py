"""components, 9.3. The invariants: nothing appears or vanishes, and what is remembered is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from crownlands.games.oath.components import (
    BANNER_LEAST,
    COLOURS,
    DENIZENS,
    EDIFICES,
    FAVOR,
    MOST_SUPPLY,
    RELICS,
    RUIN_BITS,
    SCEPTER,
    SITES,
    VISIONS,
    Card,
    mask,
)
from crownlands.games.oath.ruling import survey
from crownlands.games.oath.state import BOTH_CHANGED, EMPIRE, EXILE, NOBODY, SLOTS, Oath

LAID_OUT, SHARED_OUT = 1, 3
"""Stages of the game: from the first on there is a land, from the second on all cards are dealt."""
EVERY_CARD: Final = Counter((*DENIZENS, *VISIONS, *RELICS, SCEPTER, *EDIFICES, *SITES))
"""An edifice and its ruin are one card."""


def check(g: Oath) -> None:
    """components, 9.3. Raise AssertionError for what cannot be."""
    if g.stage < LAID_OUT:
        return
    check_favor(g)
    check_warbands(g)
    check_sites(g)
    check_masks(g)
    if g.stage >= SHARED_OUT:
        check_cards(g)
    check_ruling(g)


def check_favor(g: Oath) -> None:
    """components, 7.1.2. All favor is somewhere; no pile of tokens is negative."""
    everywhere = (*g.banks, g.shared, *g.favor, *g.site_favor, *g.favor_on, g.people_favor)
    assert sum(everywhere) == FAVOR, f"{sum(everywhere)} favor instead of {FAVOR}"
    tokens = (*everywhere, *g.secrets, *g.flipped, *g.site_secrets, *g.supply)
    assert min(tokens) >= 0, "less than no favor, secrets or supply"
    assert max(g.supply) <= MOST_SUPPLY, f"more supply than the track has: {g.supply}"
    assert min(g.people_favor, g.darkest_secrets) >= BANNER_LEAST, "an empty banner"


def check_warbands(g: Oath) -> None:
    """components, 10.personal-bank. Every colour has the warbands of its bag, wherever they are."""
    found = [*g.reserve]
    for number, amount in enumerate(g.caged):
        found[number] += amount
    for seat in range(g.seats):
        if g.board[seat]:
            found[g.banner(seat)] += g.board[seat]
    for slot in SLOTS:
        if g.holder[slot] != NOBODY:
            found[g.holder[slot]] += g.bands[slot]
    for _, number, amount in g.campaign.saved if g.campaign is not None else ():
        found[number] += amount
    if g.prophet != NOBODY:
        found[g.colour[g.prophet]] += 1
    assert (g.prophet == NOBODY) == (g.prophecy is None), "a prophet without a vision, or the other way round"
    assert g.prophecy is None or g.prophecy in g.vision, "a warband on a vision that is not revealed"
    for colour in COLOURS:
        assert found[colour.index] == colour.warbands, f"{found[colour.index]} warbands of {colour.name}"
    assert min(*g.reserve, *g.board, *g.bands, *g.caged) >= 0, "less than no warbands"


def check_sites(g: Oath) -> None:
    """2.8, 10.ruling. One colour per site; where a site lies face down nothing else lies or stands."""
    banners = {EMPIRE, *(g.colour[seat] for seat in range(g.seats) if g.role[seat] == EXILE)}
    for slot in SLOTS:
        assert (g.holder[slot] == NOBODY) == (g.bands[slot] == 0), (
            f"warbands of no colour, or none of one, at {slot}"
        )
        assert g.holder[slot] == NOBODY or g.holder[slot] in banners, f"warbands of nobody's colour at {slot}"
        things = (g.cards[slot], g.buried[slot], g.bands[slot], g.site_favor[slot], g.site_secrets[slot])
        assert g.site_up[slot] or not any(things), f"something lies at the facedown site {slot}"
        assert g.site_up[slot] or slot not in g.pawn, f"a pawn stands at the facedown site {slot}"


def check_masks(g: Oath) -> None:
    """9.4. Beside everything hidden stands who knows it; owners know their cards, all know what is face up."""
    seats = range(g.seats)
    everybody = g.everybody
    for name, cards, masks in _hidden(g):
        assert len(cards) == len(masks), f"{name}: {len(cards)} cards, {len(masks)} masks"
        assert all(0 <= seen <= everybody for seen in masks), f"{name}: known to somebody not at the table"
    assert not g.outcasts & ~mask(g.dispossessed), "somebody known as dispossessed is back in the world"
    assert sum(g.seams) == len(g.deck), f"the sections {g.seams} do not make a deck of {len(g.deck)}"
    assert min(g.seams, default=0) >= 0, f"the sections {g.seams}"
    for seat in seats:
        assert len(g.faceup[seat]) == len(g.advisers[seat]), f"the facing of seat {seat}'s advisers"
        for up, seen in zip(g.faceup[seat], g.adviser_seen[seat], strict=True):
            assert seen == everybody if up else seen >> seat & 1, f"an adviser of seat {seat}: known to {seen:b}"
        assert all(seen >> seat & 1 for seen in g.hand_seen[seat]), f"seat {seat} does not know its hand"


def _hidden(g: Oath) -> Iterator[tuple[str, Sequence[Card | None], Sequence[int]]]:
    """Every list of cards that may be hidden, with its masks."""
    yield "deck", g.deck, g.deck_seen
    yield "relic deck", g.relic_deck, g.relic_deck_seen
    yield "reliquary", g.reliquary, g.reliquary_seen
    yield "sites", g.sites, g.site_seen
    for number in range(3):
        yield f"pile {number}", g.piles[number], g.pile_seen[number]
    for slot in SLOTS:
        yield f"relics at {slot}", g.buried[slot], g.buried_seen[slot]
    for seat in range(g.seats):
        yield f"advisers of {seat}", g.advisers[seat], g.adviser_seen[seat]
        yield f"hand of {seat}", g.hands[seat], g.hand_seen[seat]


def check_cards(g: Oath) -> None:
    """components. Every card is in one place, and in no other."""
    found = Counter(_one_side(card) for card in all_cards(g))
    assert found == EVERY_CARD, f"lost: {EVERY_CARD - found}; too many: {found - EVERY_CARD}"


def all_cards(g: Oath) -> Iterator[Card]:
    """Every card of the table, wherever it lies."""
    for lists in (g.advisers, g.relics, g.hands, g.cards, g.buried, g.piles):
        for cards in lists:
            yield from cards
    for cards in (g.deck, g.relic_deck, g.sites, g.site_deck, g.archive, g.dispossessed, g.box):
        yield from cards
    for place in (*g.vision, *g.reliquary):
        if place is not None:
            yield place


def _one_side(card: Card) -> Card:
    """2.9. The intact side stands for both."""
    return card.other if card.bit & RUIN_BITS and card.other is not None else card


def check_ruling(g: Oath) -> None:
    """10.ruling. What is remembered about ruling is what a fresh look finds."""
    if g.dirty or not g.at:
        return
    fresh = g.copy()
    fresh.dirty = BOTH_CHANGED
    survey(fresh)
    for name in ("at", "court", "live", "rulers", "ruled"):
        assert getattr(g, name) == getattr(fresh, name), f"{name} is remembered wrongly: a verb did not say so"
