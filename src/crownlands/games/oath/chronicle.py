"""8. After the game the winner writes the chronicle: oath, citizens, an edifice, a suit.

Nothing here is left to chance. What chance decides is drawn at the next table (`next_land`) from what this one
hands on (`heritage`). A table that belongs to no chronicle ends without it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Reason, Seat, checkpoint, waypoint
from crownlands.games.oath.components import (
    CARD,
    DENIZEN_BITS,
    EDIFICE_BITS,
    EDIFICES,
    GOAL,
    GOALS,
    RUIN_BITS,
    SUITS,
    Card,
    Goal,
    Suit,
)
from crownlands.games.oath.land import land_of
from crownlands.games.oath.ruling import ruled_sites, rules, suits_of, where
from crownlands.games.oath.state import (
    BOTH_CHANGED,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    NOBODY,
    RULE_CHANGED,
    SLOTS,
    Chronicle,
    Oath,
)
from crownlands.games.oath.verbs import strip, turn_over, under_deck
from crownlands.games.oath.view_types import PageName
from crownlands.games.oath.words import NO, YES

Page = Callable[[Oath, Chronicle], Awaitable[None]]
EDIFICE_OF: Final = {edifice.suit: edifice for edifice in EDIFICES}


async def write_chronicle(g: Oath) -> None:
    """8. The winner goes through the pages; the state alone says which is next."""
    if g.chronicle is None:
        g.chronicle = Chronicle()
        g.tell("chronicle", g.winner)
    page = g.chronicle
    while page.step < len(PAGES):
        await checkpoint()
        await PAGES[page.step][1](g, page)
        page.step += 1


# -- the oath ---------------------------------------------------------------------------------------------------


def vision_alone(g: Oath) -> Goal | None:
    """8.1. The goal of the vision by which the game was won, if in that way alone."""
    card = CARD.get(g.won_by[0]) if len(g.won_by) == 1 else None
    return None if card is None else GOAL[card.oath]


def cannot_swear(g: Oath, goal: Goal) -> Reason | None:
    """8.1. Why an oath cannot be the next: it is the last one, or not that of the vision which has won alone."""
    promised = vision_alone(g)
    if promised is not None:
        return None if goal is promised else Reason("oath-of-the-vision", "8.1")
    return Reason("oath-of-this-game", "8.1") if goal is g.oath else None


async def swear(g: Oath, page: Chronicle) -> None:
    """8.1. Won by a vision alone: its oath, also if it is the last one; else any but the last one."""
    oaths = [goal for goal in GOALS if cannot_swear(g, goal) is None]
    page.oath = await g.choose(g.winner, "new-oath", oaths, "8.1", {"oath": g.oath})
    g.tell("new-oath", g.winner, oath=page.oath)


# -- citizens ---------------------------------------------------------------------------------------------------


def cannot_invite(g: Oath, page: Chronicle, seat: Seat) -> Reason | None:
    """8.2. Only those who were Exiles before the boards were turned, and each of them once."""
    if seat in page.offered:
        return Reason("invited-already", "8.2")
    if g.role[seat] == CITIZEN:
        return Reason("board-just-turned", "8.2")
    return Reason("was-chancellor", "8.2") if g.role[seat] == CHANCELLOR else None


async def turn_boards(g: Oath, _: Chronicle) -> None:
    """8.2, 8.7.2. If an Exile has won, all boards show the Exile's side again, also those that nobody plays."""
    if g.role[g.winner] == EXILE and citizen_boards(g):
        g.tell("boards-turned", g.winner)


def citizen_boards(g: Oath) -> set[int]:
    """1.9, 8.2. The colours whose board shows the Citizen's side at the end of the game; others may be unused."""
    unused = set(land_of(g).citizens).difference(g.colour)
    return unused | {g.colour[seat] for seat in range(g.seats) if g.role[seat] == CITIZEN}


async def offer_to_exiles(g: Oath, page: Chronicle) -> None:
    """8.2. An Exile who has won may invite other Exiles, one by one."""
    if g.role[g.winner] != EXILE:
        return
    while True:
        await waypoint()
        open_to = [PLAYERS[seat] for seat in g.others(g.winner) if cannot_invite(g, page, seat) is None]
        chosen = await g.may_choose(g.winner, "offer-to-exiles", open_to, "8.2")
        if chosen is None:
            return
        page.offered.append(chosen.seat)
        g.tell("invited", g.winner, other=chosen)


async def hear_answers(g: Oath, page: Chronicle) -> None:
    """8.2. Everybody who is invited accepts or declines, in the order of the invitations."""
    for seat in page.offered:
        if seat in page.accepted or seat in page.declined:
            continue
        await waypoint()
        answer = await g.choose(seat, "join-winner", [YES, NO], "8.2", {"other": PLAYERS[g.winner]})
        if answer is YES:
            hand_over_sites(g, seat)
            page.accepted.append(seat)
            g.tell("joined-winner", seat, other=PLAYERS[g.winner])
        else:
            page.declined.append(seat)
            g.tell("stayed-exile", seat)


def hand_over_sites(g: Oath, seat: Seat) -> None:
    """8.2, relic.bandit-crown. At each site that the new Citizen rules stands one warband of the winner's instead.

    So also at sites that are ruled through the Bandit Crown alone.
    """
    for slot in ruled_sites(g, seat):
        if g.holder[slot] != NOBODY:
            g.reserve[g.holder[slot]] += g.bands[slot]
        g.holder[slot], g.bands[slot] = NOBODY, 0
        spare_warband(g)
        g.holder[slot], g.bands[slot] = g.colour[g.winner], 1
        g.dirty |= RULE_CHANGED


def spare_warband(g: Oath) -> None:
    """8.2, 9.3. One of the winner's warbands: from the bank, the board, the Cage, or a site with several.

    There are always enough: more warbands of a colour than sites.
    """
    winner = g.winner
    colour = g.colour[winner]
    if g.reserve[colour]:
        g.reserve[colour] -= 1
    elif g.board[winner]:
        g.board[winner] -= 1
    elif g.caged[colour]:
        g.caged[colour] -= 1
    else:
        crowded = next(slot for slot in SLOTS if g.holder[slot] == colour and g.bands[slot] > 1)
        g.bands[crowded] -= 1


# -- edifices ---------------------------------------------------------------------------------------------------


def cannot_build(g: Oath, slot: int, card: Card) -> Reason | None:
    """8.3.1, card.salt-the-earth. Why a card at a site can neither be replaced by an edifice nor repaired."""
    if not rules(g, g.winner, slot):
        return Reason("site-not-ruled", "8.3.1", site=g.sites[slot])
    if card.bit & RUIN_BITS:
        return None
    if card.bit & EDIFICE_BITS:
        return Reason("edifice-stands", "8.3.1", card=card)
    edifice = EDIFICE_OF[card.suit]
    if edifice not in g.archive:
        return Reason("edifice-elsewhere", "8.3.1", card=edifice)
    standing = next((each for each in g.cards[slot] if each.bit & (RUIN_BITS | EDIFICE_BITS)), None)
    if standing is not None:
        return Reason("site-has-edifice", "8.3.1", card=standing)
    # The printed capacity counts once Salt the Earth is gone: the Drowned City has none.
    return None if g.sites[slot].capacity else Reason("no-room-for-edifice", "2.8.1", site=g.sites[slot])


def edifice_for(card: Card) -> Card:
    """8.3.1. What stands in the place of a denizen of this suit, or of this ruin."""
    edifice = card.other if card.bit & RUIN_BITS else EDIFICE_OF[card.suit]
    assert edifice is not None
    return edifice


async def raise_edifice(g: Oath, page: Chronicle) -> None:
    """8.3.1, 2.9. If the Empire has won, an edifice may be built at a site that the winner rules, or a ruin
    repaired.
    """
    if g.role[g.winner] == EXILE:
        return
    places = [card for slot in SLOTS for card in g.cards[slot] if cannot_build(g, slot, card) is None]
    card = await g.may_choose(g.winner, "raise-edifice", places, "8.3.1")
    if card is None:
        return
    page.at = where(g, card)
    if card.bit & DENIZEN_BITS:
        page.built = replace_denizen(g, page.at, card)
        g.tell("built", g.winner, card=page.built, old=card, site=g.sites[page.at])
    else:
        page.built = turn_over(g, card)
        g.tell("repaired", g.winner, card=page.built, site=g.sites[page.at])


def replace_denizen(g: Oath, slot: int, card: Card) -> Card:
    """8.3.1. An edifice of its suit takes the place of a denizen, which returns to the world deck."""
    edifice = edifice_for(card)
    strip(g, card)
    g.archive.remove(edifice)
    g.cards[slot][g.cards[slot].index(card)] = edifice
    under_deck(g, card, g.everybody)
    g.dirty = BOTH_CHANGED
    return edifice


# -- the suit ---------------------------------------------------------------------------------------------------


def cannot_favour(g: Oath, suit: Suit) -> Reason | None:
    """8.4. Why no newcomers of a suit can be had: more of the winner's face-up advisers have another."""
    counts = Counter(suits_of(g, g.winner))
    return Reason("fewer-advisers", "8.4") if counts[suit] < max(counts.values(), default=0) else None


def leading_suits(g: Oath) -> list[Suit]:
    """8.4. The suits that most of the winner's face-up advisers have; all of them if there are none."""
    return [suit for suit in SUITS if cannot_favour(g, suit) is None]


async def choose_suit(g: Oath, page: Chronicle) -> None:
    """8.4. Whose denizens join the world: among equals the winner chooses."""
    page.suit = await g.choose(g.winner, "chronicle-suit", leading_suits(g), "8.4")
    g.tell("chronicle-suit", g.winner, suit=page.suit)


PAGES: Final[tuple[tuple[PageName, Page], ...]] = (
    ("oath", swear),
    ("citizens", turn_boards),
    ("citizens", offer_to_exiles),
    ("citizens", hear_answers),
    ("edifice", raise_edifice),
    ("suit", choose_suit),
)
"""8. What is written, in this order; the names are the view's."""


def page_name(page: Chronicle) -> PageName | None:
    """What is being written; None once all of it is."""
    return PAGES[page.step][0] if page.step < len(PAGES) else None


def asked_now(g: Oath, page: Chronicle) -> Seat | None:
    """8.2. Whose answer is awaited: the winner's or that of the next player invited; None once all is written."""
    if page.step == len(PAGES):
        return None
    if PAGES[page.step][1] is not hear_answers:
        return g.winner
    silent = (seat for seat in page.offered if seat not in page.accepted and seat not in page.declined)
    return next(silent, g.winner)
