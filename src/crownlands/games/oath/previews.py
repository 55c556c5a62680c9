"""What a player asks before choosing: what options lead to, as far as the seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Preview
from crownlands.games.oath.campaign.previews import PROMPTS, campaign_previews
from crownlands.games.oath.chronicle_questions import CHRONICLE_PREVIEWS
from crownlands.games.oath.components import Buried, Card, Colour, Place
from crownlands.games.oath.costs import Price
from crownlands.games.oath.land import land_of
from crownlands.games.oath.moments import saves_supply, total
from crownlands.games.oath.muster import muster_on
from crownlands.games.oath.orders import FOR_FAVOR, card_of, order_of
from crownlands.games.oath.recover import recover_of
from crownlands.games.oath.search import searches
from crownlands.games.oath.state import Oath
from crownlands.games.oath.trade import MODES, trade_with
from crownlands.games.oath.travel import journey

Previews: TypeAlias = list[tuple[Component, Preview]]


def previews(g: Oath, decision: Decision) -> Previews:
    """The previews of a decision, by its prompt."""
    tell = PREVIEWS.get(decision.prompt)
    return [] if tell is None else tell(g, decision)


def board_previews(g: Oath, decision: Decision) -> Previews:
    """1.9. Which side of a board is up, once the chronicle has turned any."""
    citizens = land_of(g).citizens
    found: Previews = []
    for board in decision.options:
        if citizens and isinstance(board, Colour):
            found.append((board, Preview("board-citizen" if board.index in citizens else "board-exile")))
    return found


def muster_previews(g: Oath, decision: Decision) -> Previews:
    """5.2.2. How many warbands a muster brings, as far as the bank has them, and what it costs."""
    me, plain = decision.seat, order_of(decision)
    found: Previews = []
    for card in decision.options:
        if isinstance(card, Card):
            order = muster_on(plain, card)
            supply = 0 if saves_supply(g, order, "muster") else order.cost
            bands = min(order.bands, g.reserve[g.banner(me)])
            found.append((card, Preview("muster", warbands=bands, supply=supply)))
    return found


def trade_previews(g: Oath, decision: Decision) -> Previews:
    """5.3.2. What a trade brings before optional modifiers: favor as far as the bank has it, or secrets."""
    card, plain = card_of(decision), order_of(decision)
    found: Previews = []
    for word in decision.options:
        mode = next(mode for each, mode in MODES.items() if each is word)
        order = trade_with(g, plain, card, mode)
        if mode == FOR_FAVOR and card.suit is not None:
            bank = g.banks[card.suit.index]
            found.append((word, Preview("trade-favor", favor=min(order.favor, bank), bank=bank)))
        else:
            found.append((word, Preview("trade-secrets", secrets=order.secrets)))
    return found


def travel_previews(g: Oath, decision: Decision) -> Previews:
    """5.6.1. What a journey costs by the plain way: supply, tolls, secrets turned face down."""
    found: Previews = []
    for place in decision.options:
        if isinstance(place, Place):
            order = journey(g, decision.seat, place.slot)
            price = total(g, order)
            facts = {"supply": order.cost, "favor": price.favor_given, "secrets": price.flips}
            site = g.sites[place.slot] if g.site_up[place.slot] else None
            preview = (
                Preview("journey-unknown", **facts) if site is None else Preview("journey", site=site, **facts)
            )
            found.append((place, preview))
    return found


def search_previews(g: Oath, decision: Decision) -> Previews:
    """5.1.1. What each source costs, before modifiers."""
    found: Previews = []
    for source, order in searches(g, decision.seat):
        if source in decision.options:
            found.append((source, priced_at(order.cost, total(g, order))))
    return found


def recover_previews(g: Oath, decision: Decision) -> Previews:
    """5.4.2. What a relic costs here, or a banner at its least price; before modifiers."""
    found: Previews = []
    for prize in decision.options:
        if isinstance(prize, Card | Buried):
            order = recover_of(g, decision.seat, prize)
            found.append((prize, priced_at(order.cost, total(g, order))))
    return found


def priced_at(supply: int, price: Price) -> Preview:
    """7.1.2. A price for people: what is burned counts as paid."""
    favor = price.favor_given + price.favor_burned
    return Preview("price", supply=supply, favor=favor, secrets=price.secrets)


PREVIEWS: Final[Mapping[str, Callable[[Oath, Decision], Previews]]] = {
    "board": board_previews,
    "muster": muster_previews,
    "trade-for": trade_previews,
    "travel": travel_previews,
    "search": search_previews,
    "recover": recover_previews,
    **dict.fromkeys(PROMPTS, campaign_previews),
    **CHRONICLE_PREVIEWS,
}
