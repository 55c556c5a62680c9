"""Why not: everything a player could expect at a question, and the rule's own check of each.

The same checks give the options. Where a turn asks for them too often, the options are listed in a quicker way;
a test plays games and sees that both agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Reason
from crownlands.games.legends.actions import (
    cannot_build,
    cannot_destroy,
    cannot_move_from,
    cannot_move_to,
    cannot_place,
    cannot_raid,
    cannot_use,
    owner_ref,
)
from crownlands.games.legends.board import LAYOUTS
from crownlands.games.legends.components import ACTIONS, PIECES, TURNS
from crownlands.games.legends.setup import cannot_face_up, cannot_hold_outpost, cannot_start, cannot_turn
from crownlands.games.legends.state import Legends
from crownlands.games.legends.tokens import cannot_lay, cannot_peek, unseen
from crownlands.games.legends.turn import cannot_buy

Question = tuple[Iterable[Component], Callable[[Any], Reason | None]]
"""What a player could expect, and the function that says why it cannot be chosen."""


def why_not(g: Legends, decision: Decision) -> list[tuple[Component, Reason]]:
    """What is not offered, each with the reason."""
    things, cannot = question(g, decision)
    return [(thing, reason) for thing in things if (reason := cannot(thing)) is not None]


def question(g: Legends, decision: Decision) -> Question:
    """A decision as what could be expected and why not; nothing for a prompt at which everything is offered."""
    look = WHY_NOT.get(decision.prompt)
    return ((), lambda _: None) if look is None else look(g, decision)


def of_region(cannot: Callable[..., Reason | None]) -> Callable[[Legends, Decision], Question]:
    """Every region of the board, by a check of game, seat and region."""
    return lambda g, decision: (g.map.regions, partial(cannot, g, decision.seat))


def of_card(g: Legends, decision: Decision) -> Question:
    return g.row, partial(cannot_buy, g, decision.seat)


def of_action(g: Legends, decision: Decision) -> Question:
    card: Any = (decision.facts or {})["card"]
    steps = {ACTIONS[step.kind]: step for step in card.steps}
    return steps, lambda action: cannot_use(g, decision.seat, steps[action])


def of_source(g: Legends, decision: Decision) -> Question:
    points: Any = (decision.facts or {})["points"]
    return g.map.regions, partial(cannot_move_from, g, decision.seat, points)


def of_target(g: Legends, decision: Decision) -> Question:
    facts: Any = decision.facts
    source = facts["from"]
    others = [region for region in g.map.regions if region is not source]
    return others, partial(cannot_move_to, g, decision.seat, facts["points"], source)


def of_victim(g: Legends, decision: Decision) -> Question:
    region: Any = (decision.facts or {})["region"]
    present = {owner_ref(g, owner): owner for owner in range(g.owners) if g.armies[owner][region.index]}
    return present, lambda whose: cannot_destroy(g, present[whose])


def of_side(g: Legends, decision: Decision) -> Question:
    slot: Any = (decision.facts or {})["slot"]
    sides = [side for piece in PIECES for side in piece]
    return sides, partial(cannot_face_up, g, LAYOUTS[g.variants.layout], slot)


def of_turn(g: Legends, _: Decision) -> Question:
    return TURNS, partial(cannot_turn, g, LAYOUTS[g.variants.layout])


def of_peek(g: Legends, decision: Decision) -> Question:
    return unseen(g, decision.seat), partial(cannot_peek, g, decision.seat)


WHY_NOT: Mapping[str, Callable[[Legends, Decision], Question]] = {
    "side": of_side,
    "turn": of_turn,
    "start-region": of_region(cannot_start),
    "outpost": of_region(cannot_hold_outpost),
    "lay-token": of_region(cannot_lay),
    "lay-hidden-token": of_region(cannot_lay),
    "lay-event-token": of_region(cannot_lay),
    "take-card": of_card,
    "extra-card": of_card,
    "choose-action": of_action,
    "place-army": of_region(cannot_place),
    "move-from": of_source,
    "move-to": of_target,
    "build-city": of_region(cannot_build),
    "destroy-where": of_region(cannot_raid),
    "destroy-whose": of_victim,
    "peek": of_peek,
}
