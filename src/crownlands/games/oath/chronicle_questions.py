"""8. What the winner asks before writing: what an option leads to, and why something is not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from crownlands.core.components import PLAYERS, Component, Player
from crownlands.core.decisions import Decision, Preview, Reason
from crownlands.games.oath.chronicle import cannot_build, cannot_favour, cannot_invite, cannot_swear, edifice_for
from crownlands.games.oath.components import GOALS, RUIN_BITS, SUITS, Card, Suit
from crownlands.games.oath.next_land import newcomers
from crownlands.games.oath.ruling import ruled_sites, where
from crownlands.games.oath.state import SLOTS, Oath

Previews: TypeAlias = list[tuple[Component, Preview]]
Judged: TypeAlias = list[tuple[Component, Reason | None]]


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


def judge_oaths(g: Oath, _: Decision) -> Judged:
    """8.1. The oaths."""
    return [(goal, cannot_swear(g, goal)) for goal in GOALS]


def judge_citizens(g: Oath, _: Decision) -> Judged:
    """8.2. Everybody but the winner."""
    page = g.chronicle
    assert page is not None
    return [(PLAYERS[seat], cannot_invite(g, page, seat)) for seat in g.others(g.winner)]


def judge_buildings(g: Oath, _: Decision) -> Judged:
    """8.3.1. The cards at sites, in whose place an edifice could stand."""
    return [(card, cannot_build(g, slot, card)) for slot in SLOTS for card in g.cards[slot]]


def judge_suits(g: Oath, _: Decision) -> Judged:
    """8.4. The suits that newcomers could have."""
    return [(suit, cannot_favour(g, suit)) for suit in SUITS]


CHRONICLE_PREVIEWS: Final[Mapping[str, Callable[[Oath, Decision], Previews]]] = {
    "offer-to-exiles": offer_previews,
    "raise-edifice": edifice_previews,
    "chronicle-suit": suit_previews,
}
CHRONICLE_JUDGES: Final[Mapping[str, Callable[[Oath, Decision], Judged]]] = {
    "new-oath": judge_oaths,
    "offer-to-exiles": judge_citizens,
    "raise-edifice": judge_buildings,
    "chronicle-suit": judge_suits,
}
