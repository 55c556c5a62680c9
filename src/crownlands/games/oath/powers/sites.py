"""site.*. The homelands, the Marshes, the River, the Great Slum; see also `ways` and `battlefields`."""

from __future__ import annotations

from crownlands.games.oath.components import BURIED, Card
from crownlands.games.oath.moments import Power, register
from crownlands.games.oath.orders import Order
from crownlands.games.oath.recover import cannot_dig, take_from_site
from crownlands.games.oath.resources import gain, gain_secrets
from crownlands.games.oath.ruling import rules
from crownlands.games.oath.state import Oath
from crownlands.games.oath.verbs import gain_bands


async def reward(g: Oath, order: Order, site: Card) -> None:
    """site.fertile-valley, .steppe, .standing-stones, .ancient-city. The reward for playing a card of its suit.

    The Deep Woods and the Wastes reward with a relic.
    """
    assert site.homeland is not None
    given = site.reward
    gain(g, order.me, site.homeland, given.favor)
    gain_secrets(g, order.me, given.secrets)
    gain_bands(g, order.me, given.warbands)
    if given.relics:
        await dig_up(g, order, site)


async def dig_up(g: Oath, order: Order, site: Card) -> None:
    """site.deep-woods, site.wastes. A relic there is taken for nothing, as if recovered, unless it is locked."""
    slot = order.to
    if g.buried[slot] and cannot_dig(g, order.me, slot) is None:
        lying = BURIED[slot][: len(g.buried[slot])]
        prize = await g.choose(order.me, "dig-up", lying, f"site.{site.name}")
        await take_from_site(g, order.like(), prize)


async def draw_less(g: Oath, order: Order, card: Card) -> None:
    """site.marshes. One card fewer."""
    order.draws -= 1


def is_mine(g: Oath, order: Order, card: Card) -> bool:
    """site.river. Only for whoever rules it."""
    return rules(g, order.me, order.at)


async def one_more(g: Oath, order: Order, card: Card) -> None:
    """site.river. One warband more."""
    order.bands += 1


register(
    [
        Power("ancient-city", home=reward),
        Power("deep-woods", home=reward),
        Power("fertile-valley", home=reward),
        Power("standing-stones", home=reward),
        Power("steppe", home=reward),
        Power("wastes", home=reward),
        Power("marshes", search=draw_less),
        Power("river", muster=one_more, fits=is_mine),
        Power("great-slum", spoken_in="room"),
        Power("mine", spoken_in="turn"),
        Power("salt-flats", spoken_in="turn"),
        Power("drowned-city", spoken_in="turn"),
    ]
)
