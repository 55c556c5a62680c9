"""banner.*, trait.greedy. What the banners do in a search (see also `recover`), and Greedy searches."""

from __future__ import annotations

from crownlands.core.decisions import Reason
from crownlands.games.oath.components import Card
from crownlands.games.oath.moments import Power, register
from crownlands.games.oath.orders import SEARCH, Order
from crownlands.games.oath.state import Oath

GREEDY_DRAWS = 2
"""trait.greedy. Cards more, and the most supply that a search may cost."""
GREEDY_SUPPLY = 2


async def open_region(g: Oath, order: Order, card: Card) -> None:
    """banner.peoples-favor. Being used is all: `playing` opens the region's sites and offers the discard."""


async def draw_more(g: Oath, order: Order, card: Card) -> None:
    """trait.greedy. Two cards more."""
    order.draws += GREEDY_DRAWS


def too_dear(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """trait.greedy. The Chancellor makes no search that costs more than two supply in the end."""
    if order.kind is SEARCH and order.me == g.chancellor and order.cost > GREEDY_SUPPLY:
        return Reason("greedy", "trait.greedy", needs=order.cost)
    return None


register(
    [
        Power("peoples-favor", play=open_region, by_itself=True),
        Power("darkest-secret", spoken_in="search"),
        Power("greedy", search=draw_more, forbids=too_dear, deeds=(SEARCH,)),
    ]
)
