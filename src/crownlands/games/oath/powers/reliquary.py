"""trait.*, site.the-tribunal.

The traits that bind a Chancellor whose Reliquary has open spaces, and the court of law.
"""

from __future__ import annotations

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Seat
from crownlands.games.oath.components import Card
from crownlands.games.oath.deals import FAVOR, SECRETS, bargain, may_propose
from crownlands.games.oath.moments import Power, register
from crownlands.games.oath.orders import FOR_SECRETS, Order
from crownlands.games.oath.state import Oath


async def careless(g: Oath, order: Order, card: Card) -> None:
    """trait.careless. The Chancellor's trades bring a favor more, and a secret less when they are for secrets."""
    order.favor += 1
    if order.mode == FOR_SECRETS:
        order.secrets = max(0, order.secrets - 1)


def litigants(g: Oath, me: Seat, card: Card) -> list[Seat]:
    return [seat for seat in g.others(me) if may_propose(g, card, seat)]


async def the_tribunal(g: Oath, me: Seat, card: Card) -> None:
    """site.the-tribunal. A binding deal about favor and secrets.

    Promises about the future stay words (a ruling).
    """
    other = await g.choose(
        me, "the-tribunal", [PLAYERS[seat] for seat in litigants(g, me, card)], "site.the-tribunal"
    )
    await bargain(g, me, other.seat, FAVOR | SECRETS, card, "site.the-tribunal")


register(
    [
        Power("careless", trade=careless),
        Power("the-tribunal", action=the_tribunal, useful=lambda g, me, card: bool(litigants(g, me, card))),
    ]
)
