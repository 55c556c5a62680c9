"""What a player asks before choosing: why not. The reasons are the rules' own; here each prompt finds its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias, TypeVar

from crownlands.core.components import PLAYERS, Component
from crownlands.core.decisions import Decision, Reason
from crownlands.games.oath import words
from crownlands.games.oath.campaign.plans import cannot_plan, expected_plans
from crownlands.games.oath.campaign.targets import cannot_attack, judged_targets
from crownlands.games.oath.chronicle_questions import CHRONICLE_JUDGES
from crownlands.games.oath.components import PLACES
from crownlands.games.oath.empire import cannot_banish_seat
from crownlands.games.oath.moments import SPEAKS
from crownlands.games.oath.muster import cannot_muster_on
from crownlands.games.oath.orders import card_of, order_of
from crownlands.games.oath.playing import cannot_play, expected_ways
from crownlands.games.oath.recover import cannot_recover_prize, prizes
from crownlands.games.oath.room import Crowd, cannot_dismiss
from crownlands.games.oath.ruling import actions_in_reach, each
from crownlands.games.oath.search import cannot_search_with, searches
from crownlands.games.oath.state import AGAINST_BANDITS, ATTACKER, CITIZEN, DEFENDER, Oath
from crownlands.games.oath.trade import MODES, cannot_trade_at_all, cannot_trade_with, cards_for
from crownlands.games.oath.travel import cannot_reach
from crownlands.games.oath.turn import MENU, cannot_use

Thing = TypeVar("Thing", bound=Component)
Judged: TypeAlias = list[tuple[Component, Reason | None]]
"""What a player could expect, each with the reason against it, if there is one."""


def why_not(g: Oath, decision: Decision) -> list[tuple[Component, Reason]]:
    """What a player would expect among the options and cannot have, each with its reason."""
    return [(thing, reason) for thing, reason in judged(g, decision) if reason is not None]


def judged(g: Oath, decision: Decision) -> Judged:
    """Everything that a decision is about, with the reason why not; those without one are its options."""
    judge = JUDGES.get(decision.prompt)
    return [] if judge is None else judge(g, decision)


def judge_each(things: Iterable[Thing], cannot: Callable[[Thing], Reason | None]) -> Judged:
    return [(thing, cannot(thing)) for thing in things]


def judge_actions(g: Oath, decision: Decision) -> Judged:
    """4.2. The actions, and the powers in reach."""
    me = decision.seat
    powers = each(actions_in_reach(g, me) & SPEAKS["action"])
    return [
        *((action, entry.cannot(g, me)) for action, entry in MENU.items()),
        *judge_each(powers, lambda card: cannot_use(g, me, card)),
        (words.REST, None),
    ]


def judge_musters(g: Oath, decision: Decision) -> Judged:
    """5.2.1. The cards at the site of the muster."""
    order = order_of(decision)
    return judge_each(g.cards[order.at], lambda card: cannot_muster_on(g, order, card))


def judge_trades(g: Oath, decision: Decision) -> Judged:
    """5.3.2. The cards that the trade could be with, whatever for."""
    order = order_of(decision)
    return judge_each(cards_for(g, order.at), lambda card: cannot_trade_at_all(g, order, card))


def judge_goods(g: Oath, decision: Decision) -> Judged:
    """5.3.2. What a card could be traded with for."""
    order, card = order_of(decision), card_of(decision)
    return judge_each(MODES, lambda word: cannot_trade_with(g, order, card, MODES[word]))


def judge_journeys(g: Oath, decision: Decision) -> Judged:
    """5.6.1. All other places, by the ways that the journey can take."""
    me, by, free = decision.seat, decision.about, decision.prompt == "travel-free"
    assert isinstance(by, tuple | list)
    others = [place for place in PLACES if place.slot != g.pawn[me]]
    return judge_each(others, lambda place: cannot_reach(g, me, place.slot, by, free))


def judge_plays(g: Oath, decision: Decision) -> Judged:
    """5.1.4. The ways in which a card could be played."""
    order, card = order_of(decision), card_of(decision)
    return judge_each(expected_ways(g, order, card), lambda way: cannot_play(g, order, card, way))


def judge_dismissals(g: Oath, decision: Decision) -> Judged:
    """7.2.2, 7.6.4. The advisers who could make room."""
    crowd = decision.about
    assert isinstance(crowd, Crowd)
    return [(card, cannot_dismiss(g, decision.seat, crowd, card, up)) for card, up in crowd.expected]


def judge_sources(g: Oath, decision: Decision) -> Judged:
    """5.1.2. Decks and piles."""
    return [(source, cannot_search_with(g, order)) for source, order in searches(g, decision.seat)]


def judge_prizes(g: Oath, decision: Decision) -> Judged:
    """5.4.1. Relics and banners."""
    return judge_each(prizes(g, decision.seat), lambda prize: cannot_recover_prize(g, decision.seat, prize))


def judge_defenders(g: Oath, decision: Decision) -> Judged:
    """5.5.1. The other players, and the bandits."""
    c, me = g.campaign, decision.seat
    assert c is not None
    found: Judged = [(PLAYERS[seat], cannot_attack(g, me, c.at, seat, c.only, c.joined)) for seat in g.others(me)]
    return [*found, (words.BANDITS, cannot_attack(g, me, c.at, AGAINST_BANDITS, c.only, c.joined))]


def judge_targets(g: Oath, _: Decision) -> Judged:
    """5.5.2. What the defender has."""
    assert g.campaign is not None
    return [(target, reason) for target, _, reason in judged_targets(g, g.campaign)]


def judge_plans(g: Oath, decision: Decision) -> Judged:
    """5.5.3. The battle plans that a seat rules and nobody has used yet."""
    c, me = g.campaign, decision.seat
    assert c is not None
    side = ATTACKER if me == c.attacker else DEFENDER
    return judge_each(expected_plans(g, c, me), lambda card: cannot_plan(g, c, me, card, side))


def judge_exiles(g: Oath, decision: Decision) -> Judged:
    """6.7. The other Citizens."""
    citizens = [PLAYERS[seat] for seat in g.others(decision.seat) if g.role[seat] == CITIZEN]
    return judge_each(citizens, lambda citizen: cannot_banish_seat(g, decision.seat, citizen.seat))


JUDGES: Final[Mapping[str, Callable[[Oath, Decision], Judged]]] = {
    "act": judge_actions,
    "muster": judge_musters,
    "trade": judge_trades,
    "trade-for": judge_goods,
    "travel": judge_journeys,
    "travel-free": judge_journeys,
    "play": judge_plays,
    "dismiss": judge_dismissals,
    "search": judge_sources,
    "recover": judge_prizes,
    "defender": judge_defenders,
    "first-target": judge_targets,
    "target": judge_targets,
    "plan": judge_plans,
    "exile-whom": judge_exiles,
    **CHRONICLE_JUDGES,
}
