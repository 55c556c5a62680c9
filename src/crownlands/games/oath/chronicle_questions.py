"""8. What the winner asks before writing: what an option leads to, and why something is not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from crownlands.core.components import PLAYERS, Component, Player
from crownlands.core.decisions import Decision, Preview, Reason
from crownlands.games.oath.chronicle import cannot_be_offered, cannot_build, edifice_for, vision_alone
from crownlands.games.oath.components import GOALS, RUIN_BITS, SUITS, Card, Suit
from crownlands.games.oath.next_land import newcomers
from crownlands.games.oath.ruling import ruled_sites, where
from crownlands.games.oath.state import SLOTS, Oath

Previews: TypeAlias = list[tuple[Component, Preview]]
Refusals: TypeAlias = list[tuple[Component, Reason]]


def offer_previews(g: Oath, decision: Decision) -> Previews:
    """8.2. The sites that an Exile who accepts would hand over."""
    found: Previews = []
    for player in decision.options:
        if isinstance(player, Player):
            sites = [g.sites[slot] for slot in ruled_sites(g, player.seat)]
            found.append((player, Preview("citizenship", count=len(sites), sites=sites)))
    return found


def edifice_previews(g: Oath, decision: Decision) -> Previews:
    """8.3.1. Which edifice would stand where."""
    found: Previews = []
    for card in decision.options:
        if isinstance(card, Card):
            key = "repair" if card.bit & RUIN_BITS else "edifice"
            found.append((card, Preview(key, card=edifice_for(card), site=g.sites[where(g, card)])))
    return found


def suit_previews(g: Oath, decision: Decision) -> Previews:
    """8.4. Which suits the newcomers have, or that the archive lacks them."""
    found: Previews = []
    for suit in decision.options:
        if isinstance(suit, Suit):
            wanted = newcomers(g.archive, suit)
            if wanted is None:
                found.append((suit, Preview("archive-dry")))
            else:
                first, second, third = (each for each, _ in wanted)
                found.append((suit, Preview("newcomers", first=first, second=second, third=third)))
    return found


def refused_oaths(g: Oath, _: Decision) -> Refusals:
    """8.1. The oath of the game that is over; after a victory by a vision alone nothing is asked."""
    reason = Reason("oath-of-this-game", "8.1")
    return [(goal, reason) for goal in GOALS if goal is g.oath and vision_alone(g) is None]


def refused_citizens(g: Oath, _: Decision) -> Refusals:
    """8.2. Who cannot be offered citizenship."""
    reasons = ((seat, cannot_be_offered(g, seat)) for seat in g.others(g.winner))
    return [(PLAYERS[seat], reason) for seat, reason in reasons if reason is not None]


def refused_buildings(g: Oath, _: Decision) -> Refusals:
    """8.3.1. Cards at sites that no edifice can replace."""
    return [
        (card, reason)
        for slot in SLOTS
        for card in g.cards[slot]
        if (reason := cannot_build(g, slot, card)) is not None
    ]


def refused_suits(_: Oath, decision: Decision) -> Refusals:
    """8.4. Suits that fewer of the winner's advisers have."""
    reason = Reason("fewer-advisers", "8.4")
    return [(suit, reason) for suit in SUITS if suit not in decision.options]


CHRONICLE_PREVIEWS: Final[Mapping[str, Callable[[Oath, Decision], Previews]]] = {
    "offer-to-exiles": offer_previews,
    "raise-edifice": edifice_previews,
    "chronicle-suit": suit_previews,
}
CHRONICLE_REFUSALS: Final[Mapping[str, Callable[[Oath, Decision], Refusals]]] = {
    "new-oath": refused_oaths,
    "offer-to-exiles": refused_citizens,
    "raise-edifice": refused_buildings,
    "chronicle-suit": refused_suits,
}
