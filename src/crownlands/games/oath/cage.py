"""relic.obsidian-cage. Warbands in the Cage: how they are set free, and what happens when a relic leaves play."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import PLAYERS, numbers
from crownlands.core.decisions import Fact, Seat
from crownlands.games.oath.components import CARD, COLOURS, Card
from crownlands.games.oath.state import EMPIRE, EXILE, Oath
from crownlands.games.oath.verbs import drop, strip, under_relic_deck

CAGE: Final = CARD["obsidian-cage"]


def boards_for(g: Oath, colour: int) -> list[Seat]:
    """relic.obsidian-cage. Whose boards take warbands of a colour; a Citizen is still known by the old one."""
    return [
        seat for seat in range(g.seats) if g.colour[seat] == colour or (colour == EMPIRE and g.role[seat] != EXILE)
    ]


async def open_cage(g: Oath, me: Seat, card: Card) -> None:  # noqa: ARG001 - as an action has it
    """relic.obsidian-cage. Any number of caged warbands go to boards of their colour, but not none: what costs
    nothing and changes nothing could be done for ever.

    Those of a Citizen become purple.
    """
    caged = sum(g.caged)
    while any(g.caged):
        colours = [colour for colour in COLOURS if g.caged[colour.index]]
        ask = g.choose if sum(g.caged) == caged else g.may_choose
        colour = await ask(me, "open-cage", colours, "relic.obsidian-cage", always_ask=True)
        if colour is None:
            return
        amounts = numbers(1, g.caged[colour.index])
        amount = await g.choose(me, "open-cage-amount", amounts, "relic.obsidian-cage", {"colour": colour})
        boards = [PLAYERS[seat] for seat in boards_for(g, colour.index)]
        owner = await g.choose(me, "open-cage-to", boards, "relic.obsidian-cage", {"colour": colour})
        set_free(g, colour.index, amount.value, owner.seat)


async def empty_cage(g: Oath, me: Seat) -> None:
    """relic.obsidian-cage. Before the Cage leaves its holder for the relic deck, all in it go to boards."""
    for colour in COLOURS:
        boards = boards_for(g, colour.index) if g.caged[colour.index] else []
        for number, seat in enumerate(boards):
            left = g.caged[colour.index]
            least = left if number == len(boards) - 1 else 0
            facts: dict[str, Fact] = {"colour": colour, "other": PLAYERS[seat]}
            amount = await g.choose(me, "empty-cage", numbers(least, left), "relic.obsidian-cage", facts)
            if amount.value:
                set_free(g, colour.index, amount.value, seat)


def set_free(g: Oath, colour: int, amount: int, seat: Seat) -> None:
    """relic.obsidian-cage. Caged warbands come to a board in the colour of its banner, as far as there are any."""
    g.caged[colour] -= amount
    banner = g.banner(seat)
    g.reserve[colour] += amount
    got = min(amount, g.reserve[banner])
    g.reserve[banner] -= got
    g.board[seat] += got
    g.tell("freed-warbands", seat, amount=got)


async def put_under(g: Oath, me: Seat, relic: Card) -> None:
    """A relic goes from a seat under the relic deck, in view of all, without what lies on it or is kept in it."""
    if relic is CAGE:
        await empty_cage(g, me)
    strip(g, relic)
    drop(g, me, relic)
    under_relic_deck(g, relic, g.everybody)
