"""site.*, trait.decadent. What sites and the Reliquary say about travel."""

from __future__ import annotations

from crownlands.games.oath.components import Card
from crownlands.games.oath.moments import Power, Way, register
from crownlands.games.oath.orders import Order
from crownlands.games.oath.state import Oath
from crownlands.games.oath.travel import PASS


def to_a_coast(g: Oath, order: Order, card: Card) -> bool:
    """site.barren-coast, site.lush-coast, site.rocky-coast. From a coast to another that lies face up."""
    return g.site_up[order.to] and g.sites[order.to].coastal and g.sites[order.left] is card


def from_the_giant(g: Oath, order: Order, card: Card) -> bool:
    """site.buried-giant. Only leaving it."""
    return g.sites[order.left] is card


COAST = Way(fits=to_a_coast, supply=1, ignores=PASS)

register(
    [
        Power("barren-coast", way=COAST),
        Power("lush-coast", way=COAST),
        Power("rocky-coast", way=COAST),
        Power("buried-giant", way=Way(fits=from_the_giant, supply=0, ignores=PASS, flips=1)),
        Power("charming-valley", spoken_in="travel"),
        Power("shrouded-wood", spoken_in="travel"),
        Power("decadent", spoken_in="travel"),
    ]
)
