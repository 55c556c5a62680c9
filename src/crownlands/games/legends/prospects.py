"""How a seat stands with what is still to come: points now, and what coins, cards and pieces will bring.

The weights were fitted to how games between bots ended.
"""

from __future__ import annotations

from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.legends.components import CARDS_EACH
from crownlands.games.legends.scoring import totals
from crownlands.games.legends.state import Legends

FLEETING: Final = 0.7
"""How much less a point counts at the beginning than at the end: most regions change hands."""
COIN: Final = 0.5
COINS_A_CARD: Final = 2
"""So many coins for every card that is still to be taken can be put to use."""
MOVE, RECRUIT, WING, ELIXIR = 0.4, 0.2, 0.9, 0.4
"""What an ability is worth at the beginning; less and less as turns go by."""
ARMY, CITY, FOOTHOLD = 0.7, 1.7, 0.5
"""What an army on the board, a city and a region with one of them is worth at the beginning."""
WORD: Final = 0.27
"""What a card is worth that somebody may still take and that would be counted by a card one has."""


def prospects(g: Legends) -> list[float]:
    """end, end.abilities, turn.2. What every seat may hope for."""
    each = CARDS_EACH[g.seats]
    points = totals(g)
    return [hopes(g, seat, points[seat], max(0, each - len(g.tableau[seat])), each) for seat in range(g.seats)]


def hopes(g: Legends, me: Seat, points: int, left: int, each: int) -> float:
    """end. One seat, with so many cards still to take."""
    if not left:
        return float(points)
    time = left / each
    armies, cities = g.armies[me], g.cities[me]
    footholds = len(armies) - list(map(int.__add__, armies, cities)).count(0)
    worth = MOVE * g.moves[me] + RECRUIT * g.recruits[me] + WING * g.flying[me] + ELIXIR * g.elixirs[me]
    worth += ARMY * sum(armies) + CITY * sum(cities) + FOOTHOLD * footholds
    return (
        points * (1.0 - FLEETING * time)
        + COIN * min(g.coins[me], COINS_A_CARD * left)
        + time * worth
        + WORD * countable(g, me)
    )


def countable(g: Legends, me: Seat) -> int:
    """ability.word. How many cards that are still to come the seat's cards would count."""
    count = 0
    for card in g.tableau[me]:
        for ability in card.scores:
            if ability.kind == "points-per-word":
                word = ability.word
                count += sum([word in other.words for other in g.deck]) + sum(
                    [word in other.words for other in g.row]
                )
    return count
