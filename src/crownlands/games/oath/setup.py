"""1. Set-up: the land as the chronicle left it (or as the first game has it), boards, tokens, relics, the world
deck, first advisers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crownlands.core.decisions import Seat, checkpoint
from crownlands.core.dice import Dice
from crownlands.core.game import LIVERIES, Setup
from crownlands.games.oath.components import (
    BANK_FAVOR,
    BANNER_START,
    CHANCELLOR_FAVOR,
    CHANCELLOR_SECRETS,
    COLOURS,
    DENIZEN_BITS,
    DENIZENS,
    EDIFICE_BITS,
    FAVOR,
    MOST_SUPPLY,
    PEOPLES_FAVOR,
    PLACES,
    RELIQUARY,
    SCEPTER,
    SITE_WARBANDS,
    START_FAVOR,
    START_HAND,
    START_PILE,
    START_SECRETS,
    START_WARBANDS,
    TOP_SITE_WARBANDS,
    VISION_BITS,
    VISIONS,
    WORLD_DECK,
    Card,
)
from crownlands.games.oath.land import Land, land_of
from crownlands.games.oath.next_land import spread_land
from crownlands.games.oath.resources import gain_from_shared
from crownlands.games.oath.state import BOTH_CHANGED, CHANCELLOR, CITIZEN, EMPIRE, EXILE, NOBODY, SLOTS, Oath
from crownlands.games.oath.variants import OathVariants
from crownlands.games.oath.verbs import Heap, appoint, bury, discard_drawn, hold

PURPLE: Final = 4
"""The livery of the Empire's colour, a lozenge."""


async def lay_out(g: Oath) -> None:
    """1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.10. What needs no choice: land, oath, banners, banks, the
    Chancellor's things, the relic deck.
    """
    land = land_of(g)
    seats = range(g.seats)
    g.role = [EXILE for _ in seats]
    g.colour = [NOBODY for _ in seats]
    g.favor, g.secrets, g.flipped, g.board = ([0 for _ in seats] for _ in range(4))
    g.supply = [MOST_SUPPLY for _ in seats]
    g.pawn = [NOBODY for _ in seats]
    g.advisers, g.relics, g.hands = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
    g.faceup = [[] for _ in seats]
    g.adviser_seen, g.hand_seen = [[] for _ in seats], [[] for _ in seats]
    g.vision = [None for _ in seats]
    g.chancellor = _choose_chancellor(g, land)
    g.role[g.chancellor], g.colour[g.chancellor] = CHANCELLOR, EMPIRE
    g.active = g.chancellor
    g.oath = land.oath
    g.shared = FAVOR - BANNER_START
    g.people_favor = g.darkest_secrets = BANNER_START
    for suit in range(6):
        g.banks[suit] = BANK_FAVOR[g.seats - 1]
        g.shared -= g.banks[suit]
    spread_land(g, land)
    g.tell("chancellor", g.chancellor, oath=g.oath)


def _choose_chancellor(g: Oath, land: Land) -> Seat:
    """1.7. As the chronicle or the variant says; else chance decides, with the first roll of the game."""
    settled = settled_chancellor(land.chancellor, g.seats, g.variants)
    return g.dice.below(g.seats) if settled == NOBODY else settled


def settled_chancellor(last_winner: object, seats: int, variants: OathVariants) -> Seat:
    """1.7. The seat of the chronicle's last winner; else, or if that seat is not there any more, the first one, if
    that is the variant. NOBODY: chance decides.
    """
    if isinstance(last_winner, int) and last_winner in range(seats):
        return last_winner
    return 0 if variants.chancellor == "first" else NOBODY


def liveries(setup: Setup) -> list[int]:
    """1.7, 2.2. Whoever starts as Chancellor wears the purple of the Empire, the others the rest in order of seat.

    As long as that is open, the one with the purple is the fifth seat, as in any game.
    """
    assert isinstance(setup.variants, OathVariants)
    chancellor = settled_chancellor((setup.heritage or {}).get("chancellor"), setup.seats, setup.variants)
    if chancellor == NOBODY and setup.seed:
        chancellor = Dice.from_seed(setup.seed).below(setup.seats)
    worn = list(range(LIVERIES))
    if chancellor != NOBODY:
        worn.remove(PURPLE)
        worn.insert(chancellor, PURPLE)
    return worn[: setup.seats]


def lay_relic(g: Oath, slot: int) -> None:
    """2.8.2. The top relic of the deck is laid at a site, face down; who knows it still does."""
    if g.relic_deck:
        bury(g, slot, g.relic_deck.pop(), g.relic_deck_seen.pop())


async def choose_boards(g: Oath) -> None:
    """1.9. Everybody but the Chancellor picks a board in turn order; its side is the chronicle's."""
    citizens = land_of(g).citizens
    for seat in g.in_turn(g.chancellor)[1:]:
        await checkpoint()
        if g.colour[seat] != NOBODY:
            continue
        free = [colour for colour in COLOURS if colour.index not in g.colour]
        board = await g.choose(seat, "board", free, "1.9")
        g.colour[seat] = board.index
        g.role[seat] = CITIZEN if board.index in citizens else EXILE
        g.tell("board", seat, colour=board)


async def share_out(g: Oath) -> None:
    """1.8, 1.11, 1.12, 1.13, 1.14, 1.15, 1.16, 1.17, 1.18. Tokens, warbands, the Scepter, a banner, the title,
    what lies at the sites, the Reliquary.
    """
    boss = g.chancellor
    gain_from_shared(g, boss, CHANCELLOR_FAVOR)
    g.secrets[boss] += CHANCELLOR_SECRETS
    hold(g, boss, SCEPTER)
    _muster_garrisons(g)
    if g.oath.chancellor_holds is PEOPLES_FAVOR:
        g.people = boss
    elif g.oath.chancellor_holds is not None:
        g.darkest = boss
    g.title = boss
    for seat in g.in_turn(boss)[1:]:
        gain_from_shared(g, seat, START_FAVOR)
        g.secrets[seat] += START_SECRETS
        _take_warbands(g, seat, START_WARBANDS)
    g.reliquary = [g.relic_deck.pop() if g.relic_deck else None for _ in RELIQUARY]
    g.dirty = BOTH_CHANGED  # a space that stays open shows its trait
    del g.relic_deck_seen[len(g.relic_deck) :]
    g.reliquary_seen = [0] * len(g.reliquary)
    await _stock_sites(g)
    build_world_deck(g)
    _draw_hands(g)


def _take_warbands(g: Oath, seat: Seat, amount: int) -> None:
    got = min(amount, g.reserve[g.banner(seat)])
    g.reserve[g.banner(seat)] -= got
    g.board[seat] += got


def _muster_garrisons(g: Oath) -> None:
    """1.12. Three purple warbands on the board, two at the top site of the cradle, one at every other site with a
    card.
    """
    _take_warbands(g, g.chancellor, START_WARBANDS)
    top = next(slot for slot in SLOTS if g.site_up[slot])
    for slot in SLOTS:
        inhabited = any(card.bit & (DENIZEN_BITS | EDIFICE_BITS) for card in g.cards[slot])
        if g.site_up[slot] and (slot == top or inhabited):
            amount = TOP_SITE_WARBANDS if slot == top else SITE_WARBANDS
            g.holder[slot] = EMPIRE
            g.bands[slot] = amount
            g.reserve[EMPIRE] -= amount


async def _stock_sites(g: Oath) -> None:
    """1.16, 2.8.2. Favor and secrets at the sites; if favor runs short, the Chancellor says where it goes."""
    wanting = {slot: g.sites[slot].start.favor for slot in SLOTS if g.site_up[slot]}
    for slot in wanting:
        g.site_secrets[slot] += g.sites[slot].start.secrets
    if sum(wanting.values()) <= g.shared:
        for slot, amount in wanting.items():
            g.site_favor[slot] += amount
            g.shared -= amount
        return
    while g.shared:
        open_places = [PLACES[slot] for slot, amount in wanting.items() if g.site_favor[slot] < amount]
        place = await g.choose(g.chancellor, "stock-site", open_places, "1.16")
        g.site_favor[place.slot] += 1
        g.shared -= 1


def stock(g: Oath, slot: int) -> None:
    """2.8.2. A site that has just been turned up gets what it asks for, as far as there is any."""
    start = g.sites[slot].start
    favor = min(start.favor, g.shared)
    g.shared -= favor
    g.site_favor[slot] += favor
    g.site_secrets[slot] += start.secrets
    for _ in range(start.relics):
        lay_relic(g, slot)


def build_world_deck(g: Oath) -> None:
    """1.19, 1.21, 2.1.5, 8.8. Denizens and visions in sections, from the top: ten and two, fifteen and three,
    the rest.
    """
    elsewhere = {*(card for row in g.cards for card in row), *g.archive, *g.dispossessed}
    denizens = [card for card in DENIZENS if card not in elsewhere]
    visions = list(VISIONS)
    g.dice.shuffle(denizens)
    g.dice.shuffle(visions)
    sections: list[list[Card]] = []
    for some_denizens, some_visions in WORLD_DECK:
        section = [denizens.pop() for _ in range(min(some_denizens, len(denizens)))]
        section += [visions.pop() for _ in range(some_visions)]
        g.dice.shuffle(section)
        sections.append(section)
    sections.append(denizens)
    g.seams = [len(section) for section in sections]
    g.deck = [card for section in reversed(sections) for card in section]
    g.deck_seen = [0] * len(g.deck)


def draw_from_bottom(g: Oath) -> Card | None:
    """1.19, 1.20. A card from under the world deck."""
    if not g.deck:
        return None
    del g.deck_seen[0]
    section = max(number for number, length in enumerate(g.seams) if length)
    g.seams[section] -= 1
    return g.deck.pop(0)


def _draw_hands(g: Oath) -> None:
    """1.19, 1.20, 1.22. A card for every pile and three for every seat, from the bottom.

    Visions drawn by players count.
    """
    for pile, seen in zip(g.piles, g.pile_seen, strict=True):
        for _ in range(START_PILE):
            card = draw_from_bottom(g)
            if card is not None:
                pile.append(card)
                seen.append(0)
    for seat in g.in_turn(g.chancellor):
        for _ in range(START_HAND):
            card = draw_from_bottom(g)
            if card is not None:
                g.hands[seat].append(card)
                g.hand_seen[seat].append(1 << seat)
                g.visions_drawn += bool(card.bit & VISION_BITS)


async def settle_in(g: Oath) -> None:
    """1.23. In turn order: a pawn on a site that lies face up, an adviser face down, two cards discarded."""
    for seat in g.in_turn(g.chancellor):
        await checkpoint()
        if g.pawn[seat] != NOBODY and not g.hands[seat]:
            continue
        if g.pawn[seat] == NOBODY:
            await _place_pawn(g, seat)
        await _first_adviser(g, seat)


async def _place_pawn(g: Oath, seat: Seat) -> None:
    top = next(slot for slot in SLOTS if g.site_up[slot])
    slots = [top] if seat == g.chancellor else [slot for slot in SLOTS if g.site_up[slot]]
    place = await g.choose(seat, "start-at", [PLACES[slot] for slot in slots], "1.23")
    g.pawn[seat] = place.slot
    g.tell("started-at", seat, site=g.sites[place.slot])


async def _first_adviser(g: Oath, seat: Seat) -> None:
    """1.23. Which card is kept is a secret of the seat."""
    card = await g.choose(seat, "first-adviser", list(g.hands[seat]), "1.23", always_ask=True)
    at = g.hands[seat].index(card)
    del g.hands[seat][at], g.hand_seen[seat][at]
    appoint(g, seat, card, up=False)
    g.tell("first-adviser", seat, private={"card": card}, to=[seat])
    await discard_rest(g, seat, "1.23")


async def discard_rest(
    g: Oath, seat: Seat, rule: str, kept: Sequence[Card] = (), heap: Heap | None = None
) -> None:
    """10.discard. What a hand does not keep is discarded in an order of the seat's choice.

    The last one lies on top.
    """
    hand = [card for card in g.hands[seat] if card not in kept]
    order: list[Card] = []
    while len(hand) - len(order) > 1:
        left = [card for card in hand if card not in order]
        order.append(await g.choose(seat, "discard-first", left, rule, always_ask=True))
    order += [card for card in hand if card not in order]
    discard_drawn(g, seat, order, heap)
