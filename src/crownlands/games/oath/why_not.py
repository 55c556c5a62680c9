"""What a player asks before choosing: why not. The reasons are the rules' own; here each prompt finds its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias, TypeVar

from crownlands.core.components import PLAYERS, Component
from crownlands.core.decisions import Decision, Reason
from crownlands.games.oath import words
from crownlands.games.oath.campaign.plans import why_not_plan
from crownlands.games.oath.campaign.targets import cannot_attack, why_not_target
from crownlands.games.oath.chronicle_questions import CHRONICLE_REFUSALS
from crownlands.games.oath.components import PLACES, Card, Place
from crownlands.games.oath.moments import SPEAKS
from crownlands.games.oath.muster import cannot_muster_on, new_muster
from crownlands.games.oath.playing import why_not_play
from crownlands.games.oath.recover import why_not_recover
from crownlands.games.oath.room import why_not_dismiss
from crownlands.games.oath.ruling import actions_in_reach, each
from crownlands.games.oath.search import why_not_search
from crownlands.games.oath.state import AGAINST_BANDITS, Oath
from crownlands.games.oath.trade import MODES, cannot_trade_with, new_trade
from crownlands.games.oath.travel import cannot_go, journey
from crownlands.games.oath.turn import MENU, cannot_use

Thing = TypeVar("Thing", bound=Component)
Refusals: TypeAlias = list[tuple[Component, Reason]]


def why_not(g: Oath, decision: Decision) -> Refusals:
    """The refusals of a decision, by its prompt; what is offered is never refused."""
    explain = WHY_NOT.get(decision.prompt)
    if explain is None:
        return []
    return [(thing, reason) for thing, reason in explain(g, decision) if thing not in decision.options]


def refused_actions(g: Oath, decision: Decision) -> Refusals:
    """4.2. Actions that cannot be taken now, and powers in reach that cannot be used."""
    me = decision.seat
    found: Refusals = []
    for action, entry in MENU.items():
        reason = None if action in decision.options else entry.cannot(g, me)
        if reason is not None:
            found.append((action, reason))
    for card in each(actions_in_reach(g, me) & SPEAKS["action"]):
        reason = cannot_use(g, me, card)
        if reason is not None:
            found.append((card, reason))
    return found


def refused_musters(g: Oath, decision: Decision) -> Refusals:
    """5.2.1. Cards at the site that cannot be mustered on."""
    order = new_muster(g, decision.seat)
    return because(g.cards[order.at], lambda card: cannot_muster_on(g, order, card))


def refused_trades(g: Oath, decision: Decision) -> Refusals:
    """5.3.2. Cards at the site that cannot be traded with, whatever for."""
    order = new_trade(g, decision.seat)
    modes = list(MODES.values())

    def reason(card: Card) -> Reason | None:
        reasons = [cannot_trade_with(g, order, card, mode) for mode in modes]
        return None if None in reasons else reasons[0]

    return because(g.cards[order.at], reason)


def refused_goods(g: Oath, decision: Decision) -> Refusals:
    """5.3.2. What cannot be got from a card."""
    card = (decision.facts or {})["card"]
    assert isinstance(card, Card)
    order = new_trade(g, decision.seat)
    if card not in g.cards[order.at]:
        return []
    return because(MODES, lambda word: cannot_trade_with(g, order, card, MODES[word]))


def refused_journeys(g: Oath, decision: Decision) -> Refusals:
    """5.6.1. Places that the seat cannot travel to by the plain way."""
    free = decision.prompt == "travel-free"

    def reason(place: Place) -> Reason | None:
        return cannot_go(g, journey(g, decision.seat, place.slot, free=free))

    return because([place for place in PLACES if place.slot != g.pawn[decision.seat]], reason)


def refused_plays(g: Oath, decision: Decision) -> Refusals:
    """5.1.4. Ways in which a card cannot be played."""
    card = (decision.facts or {})["card"]
    assert isinstance(card, Card)
    return why_not_play(g, decision.seat, card, decision.options)


def refused_dismissals(g: Oath, decision: Decision) -> Refusals:
    """7.2.2. Advisers that cannot make room."""
    return why_not_dismiss(g, decision.seat, decision.options)


def refused_searches(g: Oath, decision: Decision) -> Refusals:
    """5.1.2. Decks and piles that cannot be searched."""
    return why_not_search(g, decision.seat)


def refused_prizes(g: Oath, decision: Decision) -> Refusals:
    """5.4.1. Relics and banners that cannot be recovered."""
    return [*why_not_recover(g, decision.seat)]


def refused_defenders(g: Oath, decision: Decision) -> Refusals:
    """5.5.1. Who cannot be attacked from here."""
    c = g.campaign
    if c is None:
        return []
    me, at, joined = decision.seat, c.at, c.joined
    found = because(PLAYERS[: g.seats], lambda player: cannot_attack(g, me, at, player.seat, joined))
    reason = cannot_attack(g, me, at, AGAINST_BANDITS, joined)
    return [*((player, why) for player, why in found if player is not PLAYERS[me]), *bandits(reason)]


def bandits(reason: Reason | None) -> Refusals:
    return [] if reason is None else [(words.BANDITS, reason)]


def refused_targets(g: Oath, _: Decision) -> Refusals:
    """5.5.2. What cannot be a target."""
    return [] if g.campaign is None else why_not_target(g, g.campaign)


def refused_plans(g: Oath, decision: Decision) -> Refusals:
    """5.5.3. Battle plans that cannot be used."""
    return [] if g.campaign is None else why_not_plan(g, g.campaign, decision.seat)


def because(things: Iterable[Thing], why: Callable[[Thing], Reason | None]) -> Refusals:
    """The things for which there is a reason, with it."""
    return [(thing, reason) for thing in things if (reason := why(thing)) is not None]


WHY_NOT: Final[Mapping[str, Callable[[Oath, Decision], Refusals]]] = {
    "act": refused_actions,
    "muster": refused_musters,
    "trade": refused_trades,
    "trade-for": refused_goods,
    "travel": refused_journeys,
    "travel-free": refused_journeys,
    "play": refused_plays,
    "dismiss": refused_dismissals,
    "search": refused_searches,
    "recover": refused_prizes,
    "defender": refused_defenders,
    "first-target": refused_targets,
    "target": refused_targets,
    "plan": refused_plans,
    **CHRONICLE_REFUSALS,
}
