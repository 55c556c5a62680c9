"""5.4.3, 10.take, 10.give. How relics and banners change hands, and how dice are rolled.

Verbs that may ask.
"""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.components import DARKEST_SECRET, PEOPLES_FAVOR, SCEPTER, Card
from crownlands.games.oath.moments import answer_to, not_allowed, power_of, speakers
from crownlands.games.oath.orders import TAKE
from crownlands.games.oath.ruling import card_rulers, live, speaker_for
from crownlands.games.oath.state import NOBODY, Oath
from crownlands.games.oath.title import settle
from crownlands.games.oath.verbs import drop, hold, note_taken, seize_darkest, seize_people


def cannot_take(g: Oath, me: Seat, thing: Card, whose: Seat) -> Reason | None:
    """7.1.4. Why a relic or banner cannot be taken from somebody."""
    return not_allowed(g, TAKE, me, card=thing, whose=whose)


def things_of(g: Oath, seat: Seat) -> list[Card]:
    """The relics and banners of a seat."""
    found = g.relics[seat][:]
    if g.people == seat:
        found.append(PEOPLES_FAVOR)
    if g.darkest == seat:
        found.append(DARKEST_SECRET)
    return found


async def take(g: Oath, me: Seat, relics: Sequence[Card], giver: Seat = NOBODY, settles: bool = True) -> None:
    """10.take. Relics come to a seat, from another or from where they lay (then they have left that place
    already).

    Whoever takes wakes the Relic Thief; the title is settled before and after that, unless more is to come.
    """
    taken = list(relics)
    if not taken:
        return
    for relic in taken:
        if giver != NOBODY:
            drop(g, giver, relic)
        hold(g, me, relic)
    note_taken(g, me, taken)
    if giver == NOBODY:
        g.tell("took-relics", me, relics=taken)
    else:
        g.tell("took-relics-from", me, relics=taken, other=PLAYERS[giver])
    if settles:
        await settle(g)
    await answer_to(g, "took", me, taken)
    if settles:
        await settle(g)


async def seize(g: Oath, me: Seat, banner: Card) -> None:
    """2.5.3, 10.seize. A banner is taken otherwise than by recovering it."""
    if banner is PEOPLES_FAVOR:
        seize_people(g, me)
    else:
        seize_darkest(g, me)
    g.tell("seized", me, banner=banner)
    await settle(g)


async def give(g: Oath, me: Seat, other: Seat, thing: Card) -> None:
    """10.give. A relic or banner is given: nobody takes it, and a given Scepter works at once."""
    if thing is PEOPLES_FAVOR:
        g.people = other
    elif thing is DARKEST_SECRET:
        g.darkest = other
    else:
        drop(g, me, thing)
        hold(g, other, thing)
        if thing is SCEPTER:
            g.scepter_taken = NOBODY
    g.tell("gave", me, other=PLAYERS[other], thing=thing)


async def roll(g: Oath, roller: Seat, faces: int, count: int, kind: str) -> list[int]:
    """Roll some dice; whoever rules a card that says so may have them rolled again. Returns the faces, sorted."""
    rolled = sorted(g.dice.below(faces) for _ in range(count))
    if not count:
        return rolled
    g.tell("rolled", roller if roller != NOBODY else None, kind=kind, faces=rolled)
    for card in speakers("rolled", live(g)):
        again = power_of(card).rolled
        assert again is not None
        if await again(g, card, speaker_for(g, card_rulers(g, card)), roller, rolled):
            rolled = sorted(g.dice.below(faces) for _ in range(count))
            g.tell("rolled", roller if roller != NOBODY else None, kind=kind, faces=rolled)
    return rolled
