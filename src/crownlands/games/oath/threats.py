"""3. Who is about to win, and how much it is worth to beat somebody: for bots, at a glance."""

from __future__ import annotations

from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.oath.claims import end_chance
from crownlands.games.oath.components import GOAL, VISIONS_TO_WIN
from crownlands.games.oath.state import AGAINST_BANDITS, EXILE, Oath
from crownlands.games.oath.title import imperial_winner, keepers

DOOM: Final = 1
"""With this many sides of the end die or more, an Empire that keeps the oath is about to win."""


def about_to_win(g: Oath, seat: Seat) -> bool:
    """3.1, 3.2, 3.3. A usurper, an Exile whose vision is fulfilled, the heir of an Empire near its end die."""
    if g.role[seat] != EXILE:
        return g.role[g.title] != EXILE and end_chance(g) >= DOOM and imperial_winner(g) == seat
    if g.title == seat and g.usurper:
        return True
    vision = g.vision[seat]
    return vision is not None and g.visions_drawn >= VISIONS_TO_WIN and keepers(g, GOAL[vision.oath]) == [seat]


def prize_of(g: Oath, me: Seat, defender: int) -> float:
    """3. How much a victory over somebody is worth: most if it stops a winner, more if it may win the title."""
    if defender == AGAINST_BANDITS:
        return 1.0
    if about_to_win(g, defender):
        return 3.0
    return 2.0 if g.role[me] == EXILE and _keeps_title(g, defender) else 1.0


def _keeps_title(g: Oath, seat: Seat) -> bool:
    """2.11. Whether a seat, or the Empire that it belongs to, holds the title."""
    return g.title == seat or (g.role[seat] != EXILE and g.role[g.title] != EXILE)
