"""4.3, 3.3, 3.4. The rest at the end of a turn, the next seat, and the end of a round."""

from __future__ import annotations

from itertools import compress
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.oath.components import (
    CARDS,
    CHANCELLOR_SUPPLY,
    END_DIE,
    END_ROLLS,
    EXILE_SUPPLY,
    LAST_ROUND,
    MOST_SUPPLY,
    SITES,
)
from crownlands.games.oath.moments import (
    SPEAKS,
    power_of,
    speakers,
)
from crownlands.games.oath.ruling import GRAND_MASK, card_rulers, each, live, reach, speaker_for
from crownlands.games.oath.state import (
    CHANCELLOR,
    CITIZEN,
    EXILE,
    NOBODY,
    REST,
    RULE_CHANGED,
    WAKE,
    Oath,
)
from crownlands.games.oath.title import crown, end_long_war, imperial_winner, settle

BEARERS: Final = CARDS[: SITES[0].index]
"""The cards that tokens lie on until the rest; sites keep theirs apart."""


async def rest(g: Oath, me: Seat) -> None:
    """4.3. Tokens come back, supply is refreshed, rest powers are used; then the next seat's turn."""
    if g.phase != REST:
        g.phase = REST
        return_tokens(g, me)
        refresh(g, me)
        g.rested = []
    await use_rest_powers(g, me)
    await end_turn(g, me)


def return_tokens(g: Oath, me: Seat) -> None:
    """4.3.1, 4.3.2. Favor on cards goes to the banks, all secrets on cards to the active seat.

    Flipped ones turn up.
    """
    for card in compress(BEARERS, g.favor_on):
        if card.suit is not None:
            g.banks[card.suit.index] += g.favor_on[card.index]
        else:
            g.shared += g.favor_on[card.index]
        g.favor_on[card.index] = 0
    for card in compress(BEARERS, g.secrets_on):
        g.secrets[me] += g.secrets_on[card.index]
        g.secrets_on[card.index] = 0
    g.secrets[me] += g.flipped[me]
    g.flipped[me] = 0


def refreshed(g: Oath, me: Seat) -> int:
    """4.3.3, 4.3.4. The supply after a rest: by the warbands in the bank, with what was not spent on top."""
    if g.role[me] == CITIZEN:
        base = g.supply[g.chancellor]
    else:
        track = CHANCELLOR_SUPPLY if g.role[me] == CHANCELLOR else EXILE_SUPPLY
        base = next(supply for least, supply in track if g.reserve[g.banner(me)] >= least)
    return min(MOST_SUPPLY, base + g.supply[me])


def refresh(g: Oath, me: Seat) -> None:
    """4.3.3, 4.3.4."""
    g.supply[me] = refreshed(g, me)
    g.tell("rested", me, supply=g.supply[me])


async def use_rest_powers(g: Oath, me: Seat) -> None:
    """4.3.5, 7.3.4. Each rest power in reach at most once, in any order."""
    while speaking := reach(g, me) & SPEAKS["rest"]:
        usable = [
            card
            for card in each(speaking)
            if card.index not in g.rested and ((useful := power_of(card).useful) is None or useful(g, me, card))
        ]
        chosen = await g.may_choose(me, "rest-power", usable, "4.3.5")
        if chosen is None:
            return
        g.rested.append(chosen.index)
        power = power_of(chosen).rest
        assert power is not None
        g.tell("used", me, card=chosen)
        await power(g, me, chosen)
        await settle(g)


async def end_turn(g: Oath, me: Seat) -> None:
    """4, 3.3, 3.4. The next seat clockwise; after the last one the round ends."""
    g.scepter_taken = NOBODY
    g.spoilt = [0] * len(g.spoilt)
    g.proposals = []
    g.moved, g.refused = 0, []
    g.phase = WAKE
    g.active = (me + 1) % g.seats
    if live(g) & GRAND_MASK.bit:  # it speaks in its wearer's turn alone
        g.dirty |= RULE_CHANGED
    if g.active == g.chancellor:
        await end_round(g)


async def bent(g: Oath, face: int) -> int:
    """ruin.squalid-district. What the end die counts in the end."""
    for card in speakers("end_rolled", live(g)):
        bend = power_of(card).end_rolled
        assert bend is not None
        face = await bend(g, card, speaker_for(g, card_rulers(g, card)), face)
    return face


async def end_round(g: Oath) -> None:
    """2.1.4, 3.3, 3.4. The end die is cast for an Empire that keeps the oath; the last round ends the game."""
    if g.round == LAST_ROUND:
        end_long_war(g)
        return
    if g.round in END_ROLLS and g.role[g.title] != EXILE:
        face = END_DIE[g.dice.below(len(END_DIE))]
        g.tell("end-die", g.chancellor, face=face, needs=END_ROLLS[g.round])
        if await bent(g, face) >= END_ROLLS[g.round]:
            crown(g, imperial_winner(g), ["steadfast"])
            return
    g.round += 1
    g.tell("round", round=g.round)
