"""How well every seat stands, for bots: by its points now, and with what coins, cards and pieces may still bring.

The weights were fitted to how games between bots ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.core.game import leads
from crownlands.games.legends.components import CARDS_EACH
from crownlands.games.legends.scoring import totals
from crownlands.games.legends.state import Legends

TIE_BREAK: Final = 0.05
"""What a coin counts for in points when nothing more can be bought: it is the first tie-break."""
FLEETING: Final = 0.7
"""How much less a point counts at the beginning than at the end: most regions change hands."""
COIN: Final = 0.5
COINS_A_CARD: Final = 2
"""This many coins for every card that is still to be taken can be put to use."""
MOVE, RECRUIT, WING, ELIXIR = 0.4, 0.2, 0.9, 0.4
"""What an ability counts for at the beginning; less and less as turns go by."""
ARMY, CITY, FOOTHOLD = 0.7, 1.7, 0.5
"""What an army on the board, a city and a region with one of them count for at the beginning."""
WORD: Final = 0.27
"""What a card counts for that may still be taken and has the word that a card of the seat counts."""


def evaluate_now(g: Legends) -> list[float]:
    """end, end.winner. The exact points ahead of the best other; coins, the first tie-break, for a little."""
    return ahead(g, totals(g))


def evaluate_ahead(g: Legends) -> list[float]:
    """end, end.abilities, turn.2. The same with what is still to come; at the end of the game it is the same."""
    each = CARDS_EACH[g.seats]
    points = totals(g)
    left = [max(0, each - len(cards)) for cards in g.tableau]
    return ahead(g, [expected_points(g, seat, points[seat], left[seat], each) for seat in range(g.seats)])


def ahead(g: Legends, points: Sequence[float]) -> list[float]:
    """end.winner. Every seat against the best of the others."""
    return [lead + TIE_BREAK * coins for lead, coins in zip(leads(points), g.coins, strict=True)]


def expected_points(g: Legends, me: Seat, points: int, left: int, each: int) -> float:
    """end. What one seat may hope to have in the end, with this many cards still to take."""
    if not left:
        return float(points)
    time = left / each
    armies, cities = g.armies[me], g.cities[me]
    footholds = len(armies) - list(map(int.__add__, armies, cities)).count(0)
    assets = MOVE * g.moves[me] + RECRUIT * g.recruits[me] + WING * g.flying[me] + ELIXIR * g.elixirs[me]
    assets += ARMY * sum(armies) + CITY * sum(cities) + FOOTHOLD * footholds
    return (
        points * (1.0 - FLEETING * time)
        + COIN * min(g.coins[me], COINS_A_CARD * left)
        + time * assets
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
