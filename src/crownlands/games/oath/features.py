"""9.4. What a seat may know of a game of Oath as counts, for programs that learn; see `feature_layout`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.oath import feature_layout as at
from crownlands.games.oath.chronicle_view import stage_of
from crownlands.games.oath.components import DENIZENS, EDIFICES, SEATS, SITES, VISION_BITS, VISIONS, Card
from crownlands.games.oath.features_under_way import fill_campaign, fill_deal, fill_due
from crownlands.games.oath.ruling import survey
from crownlands.games.oath.state import BANDITS, NOBODY, SLOTS, Oath

SIZE: Final = len(at.NAMES)
ON_WORLD: Final = at.places_in(at.WORLD)
ON_TREASURE: Final = at.places_in(at.TREASURE)
ON_SITES: Final = at.places_in(SITES)
ON_BUILT: Final = at.places_in(at.BUILT)
ON_VISIONS: Final = at.places_in(VISIONS)
ON_ARCHIVE: Final = at.places_in((*DENIZENS, *EDIFICES))
ARCHIVED: Final = len(DENIZENS) + len(EDIFICES)


def features(g: Oath, me: Seat) -> bytearray:
    """9.4. The public table, and what this seat has seen of the rest."""
    row = bytearray(SIZE)
    if not g.role:
        return row
    if g.dirty:
        survey(g)
    bit = 1 << me
    _fill_table(g, me, row)
    _fill_decks(g, bit, row)
    for slot in SLOTS:
        _fill_site(g, slot, bit, row)
        start = at.RULERS + slot * (SEATS + 1)
        row[start : start + SEATS + 1] = _rulers(g.rulers[slot], g.seats, me)
    for seat in range(g.seats):
        _fill_seat(g, seat, (seat - me) % g.seats, row)
        _fill_court(g, seat, (seat - me) % g.seats, bit, row)
    if g.campaign is not None:
        fill_campaign(g, g.campaign, me, row)
    if g.deal is not None:
        fill_deal(g, g.deal, me, row)
    if g.due:
        fill_due(g, me, row)
    return row


def _fill_table(g: Oath, me: Seat, row: bytearray) -> None:
    """2.1, 2.5. Marks, banks, and what has left the game."""
    stage = g.stage >= 4 if g.winner == NOBODY else 3 if stage_of(g) == "chronicle" else 2
    counts = (
        stage, g.round, g.usurper, g.visions_drawn, g.shared, g.people_favor, g.mob, g.darkest_secrets,
        len(g.relic_deck),
    )  # fmt: skip
    row[at.TABLE : at.TABLE + len(counts)] = bytes(counts)
    row[at.PHASE + g.phase] = 1
    row[at.OATH + g.oath.index] = 1
    for way in g.won_by:
        row[at.WON + at.WAYS.index(way)] = 1
    active = g.active if g.stage >= 4 else NOBODY
    for number, seat in enumerate((active, g.chancellor, g.title, g.people, g.darkest, g.winner)):
        if seat != NOBODY:
            row[at.MARK + number * SEATS + (seat - me) % g.seats] = 1
    row[at.BANKS : at.BANKS + len(g.banks)] = bytes(g.banks)
    row[at.RESERVE : at.RESERVE + len(g.reserve)] = bytes(g.reserve)
    row[at.CAGED : at.CAGED + len(g.caged)] = bytes(g.caged)
    row[at.FAVOR_ON : at.FAVOR_ON + at.TOKENED] = g.favor_on[: at.TOKENED]
    row[at.SECRETS_ON : at.SECRETS_ON + at.TOKENED] = g.secrets_on[: at.TOKENED]
    row[at.ARCHIVE : at.ARCHIVE + ARCHIVED] = _archive(tuple(g.archive))
    for place, card in enumerate(g.box, start=1):
        row[at.BOX + card.index] = place


@lru_cache(maxsize=256)
def _archive(cards: tuple[Card, ...]) -> bytes:
    """What is not in this world, as the set-up leaves it; it is the same all game."""
    row = bytearray(ARCHIVED)
    for card in cards:
        row[ON_ARCHIVE[card.index]] = 1
    return bytes(row)


# -- decks ------------------------------------------------------------------------------------------------------


def _fill_decks(g: Oath, bit: int, row: bytearray) -> None:
    """2.1.2, 2.1.5, 2.3, 2.4. The world deck, the piles, the relic deck and the Reliquary."""
    if g.deck:
        row[at.DECK_TOP + bool(g.deck[-1].bit & VISION_BITS)] = 1
        if any(g.deck_seen):
            _fill_known(g.deck, g.deck_seen, bit, row)
    for number, (cards, masks) in enumerate(zip(g.piles, g.pile_seen, strict=True)):
        if cards:
            row[at.PILE_SIZES + number] = len(cards)
            start, visions = at.PILES + number * len(at.WORLD), at.PILE_VISIONS + number * len(VISIONS)
            _fill_cards(cards[::-1], masks[::-1], bit, start, visions, row)
    if any(g.relic_deck_seen):
        known = [card for card, mask in zip(g.relic_deck, g.relic_deck_seen, strict=True) if mask & bit]
        for place, card in enumerate(reversed(known), start=1):
            row[at.RELIC_DECK + ON_TREASURE[card.index]] = place
    for space, relic in enumerate(g.reliquary):
        if relic is not None:
            row[at.RELIQUARY_SPACES + space] = 1
            if g.reliquary_seen[space] & bit:
                row[at.RELIQUARY_KNOWN + space * len(at.TREASURE) + ON_TREASURE[relic.index]] = 1


def _fill_known(deck: Sequence[Card], seen: Sequence[int], bit: int, row: bytearray) -> None:
    """9.4. What the seat knows at the top of the world deck, inside it and at its bottom, each from above.

    How many cards lie between them nobody knows.
    """
    low, high = 0, len(deck)
    while high and seen[high - 1] & bit:
        high -= 1
    while low < high and seen[low] & bit:
        low += 1
    for part, spots in enumerate((range(high, len(deck)), range(low, high), range(low))):
        place = 0
        for spot in reversed(spots):
            if seen[spot] & bit:
                place += 1
                row[at.DECK + part * len(at.WORLD) + ON_WORLD[deck[spot].index]] = place


def _fill_cards(
    cards: Sequence[Card], masks: Sequence[int], bit: int, known: int, visions: int, row: bytearray
) -> None:
    """2.7. Cards of the world by their places, as far as the seat knows them; of the rest it can tell visions."""
    for place, card in enumerate(cards, start=1):
        if masks[place - 1] & bit:
            row[known + ON_WORLD[card.index]] = place
        elif card.bit & VISION_BITS:
            row[visions] = place
            visions += 1


# -- the map ----------------------------------------------------------------------------------------------------


def _fill_site(g: Oath, slot: int, bit: int, row: bytearray) -> None:
    """2.8. A place of the map with everything at it."""
    up, buried, bands = g.site_up[slot], g.buried[slot], g.bands[slot]
    if up or g.site_seen[slot] & bit:
        row[at.SITE + slot * len(SITES) + ON_SITES[g.sites[slot].index]] = 1
    counts = up, g.site_favor[slot], g.site_secrets[slot], len(buried), bands
    start = at.AT_SITE + slot * len(counts)
    row[start : start + len(counts)] = bytes(counts)
    start = at.BUILDINGS + slot * len(at.BUILT)
    for place, card in enumerate(g.cards[slot], start=1):
        row[start + ON_BUILT[card.index]] = place
    if buried:
        start = at.BURIED + slot * len(at.TREASURE)
        for number, mask in enumerate(g.buried_seen[slot]):
            if mask & bit:
                row[start + ON_TREASURE[buried[number].index]] = number + 1
    if bands:
        row[at.HOLDER + slot * len(g.reserve) + g.holder[slot]] = bands


@lru_cache(maxsize=4096)
def _rulers(rulers: int, seats: int, me: Seat) -> bytes:
    """10.ruling. Who rules a place: seats from where a seat sits, or bandits."""
    steps = range(SEATS)
    return bytes([*(step < seats and rulers >> (me + step) % seats & 1 for step in steps), rulers & BANDITS > 0])


# -- seats ------------------------------------------------------------------------------------------------------


def _fill_seat(g: Oath, seat: Seat, step: int, row: bytearray) -> None:
    """2.2. A player board; before the boards are chosen there is no colour, and no pawn yet."""
    row[at.ROLE + step * 3 + g.role[seat]] = 1
    if g.colour[seat] != NOBODY:
        row[at.COLOUR + step * len(g.reserve) + g.colour[seat]] = 1
    if g.pawn[seat] != NOBODY:
        row[at.PAWNS + g.pawn[seat] * SEATS + step] = 1
    counts = (
        g.favor[seat], g.secrets[seat], g.flipped[seat], g.board[seat], g.supply[seat], len(g.advisers[seat]),
        len(g.hands[seat]), len(g.relics[seat]),
    )  # fmt: skip
    start = at.SEAT_COUNTS + step * len(counts)
    row[start : start + len(counts)] = bytes(counts)
    vision, prophecy = g.vision[seat], g.prophecy
    if vision is not None:
        row[at.REVEALED + step * len(VISIONS) + ON_VISIONS[vision.index]] = 1
    if prophecy is not None and g.prophet == seat:
        row[at.PROPHECY + step * len(VISIONS) + ON_VISIONS[prophecy.index]] = 1


def _fill_court(g: Oath, seat: Seat, step: int, bit: int, row: bytearray) -> None:
    """2.2.2, 2.2.3, 9.4. Advisers, relics, and the cards in hand."""
    advisers, faceup, masks = g.advisers[seat], g.faceup[seat], g.adviser_seen[seat]
    if advisers:
        seen = [bit if up else mask & bit for up, mask in zip(faceup, masks, strict=True)]
        known, visions = at.ADVISERS + step * len(at.WORLD), at.ADVISER_VISIONS + step * len(VISIONS)
        _fill_cards(advisers, seen, bit, known, visions, row)
        for card, up, mask in zip(advisers, faceup, masks, strict=True):
            if not up and mask & bit:
                row[at.FACE_DOWN + ON_WORLD[card.index]] = 1
    if g.hands[seat]:
        known, visions = at.HANDS + step * len(at.WORLD), at.HAND_VISIONS + step * len(VISIONS)
        _fill_cards(g.hands[seat], g.hand_seen[seat], bit, known, visions, row)
    for place, relic in enumerate(g.relics[seat], start=1):
        row[at.HELD + step * len(at.TREASURE) + ON_TREASURE[relic.index]] = place
