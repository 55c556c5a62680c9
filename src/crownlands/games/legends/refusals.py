"""Why not: what a player would expect among the options and cannot have, with the reason and the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Reason
from crownlands.games.legends.actions import (
    cannot_perform,
    cannot_place,
    crossing_cost,
    owner_ref,
    reachable,
)
from crownlands.games.legends.board import Region
from crownlands.games.legends.components import ACTIONS, PIECES, TURNS, Card
from crownlands.games.legends.state import Legends
from crownlands.games.legends.tokens import is_hidden
from crownlands.games.legends.turn import cannot_buy

Refusals = list[tuple[Component, Reason]]


def why_not(g: Legends, decision: Decision) -> Refusals:
    """The refusals of a decision, by its prompt."""
    explain = REFUSALS.get(decision.prompt)
    return [] if explain is None else explain(g, decision)


def refused_cards(g: Legends, decision: Decision) -> Refusals:
    """turn.2. Cards that cost too much."""
    reasons = ((card, cannot_buy(g, decision.seat, card)) for card in g.row)
    return [(card, reason) for card, reason in reasons if reason is not None]


def refused_actions(g: Legends, decision: Decision) -> Refusals:
    """action.or. The one action of two that would do nothing."""
    card = (decision.facts or {})["card"]
    assert isinstance(card, Card)
    reasons = ((ACTIONS[step.kind], cannot_perform(g, decision.seat, step)) for step in card.steps)
    return [(action, reason) for action, reason in reasons if reason is not None]


def refused_places(g: Legends, decision: Decision) -> Refusals:
    """action.place. Regions that are neither the start nor hold a city of one's own."""
    reasons = ((region, cannot_place(g, decision.seat, region)) for region in g.map.regions)
    return [(region, reason) for region, reason in reasons if reason is not None]


def refused_sources(g: Legends, decision: Decision) -> Refusals:
    """action.move. Regions without an army, or with one that has nowhere to go."""
    return [
        (
            region,
            Reason("crossing-too-dear", "action.move", cost=crossing_cost(g, decision.seat))
            if g.armies[decision.seat][region.index]
            else Reason("no-army-here", "action.move"),
        )
        for region in g.map.regions
        if region not in decision.options
    ]


def refused_targets(g: Legends, decision: Decision) -> Refusals:
    """action.move. Regions that are not next door, or over water that costs more than is left."""
    source = (decision.facts or {})["from"]
    assert isinstance(source, Region)
    cost = crossing_cost(g, decision.seat)
    near = reachable(g, decision.seat, source, cost)
    return [
        (
            region,
            Reason("crossing-too-dear", "action.move", cost=cost)
            if region in near
            else Reason("not-next-door", "action.move"),
        )
        for region in g.map.regions
        if region not in decision.options and region is not source
    ]


def refused_sites(g: Legends, decision: Decision) -> Refusals:
    """action.build, action.destroy. Regions without an army of one's own, or with nobody who can be destroyed."""
    return [
        (
            region,
            Reason("all-immune", "ability.immunity")
            if g.armies[decision.seat][region.index]
            else Reason("no-army-here", decision.rule),
        )
        for region in g.map.regions
        if region not in decision.options
    ]


def refused_victims(g: Legends, decision: Decision) -> Refusals:
    """ability.immunity. Owners whose armies stand here and cannot be destroyed."""
    region = (decision.facts or {})["region"]
    assert isinstance(region, Region)
    return [
        (owner_ref(g, owner), Reason("immune", "ability.immunity"))
        for owner in range(g.owners)
        if g.armies[owner][region.index] and g.immune[owner]
    ]


def refused_starts(g: Legends, decision: Decision) -> Refusals:
    """setup.1.a, setup.1.b, sides.start. Regions on another piece than the start's, or joined to none."""
    slots = {option.slot for option in decision.options if isinstance(option, Region)}
    elsewhere = "sides.start" if any(side.holds_start for side in g.sides) else "setup.1.a"
    return [
        (region, Reason("not-for-start-region", "setup.1.b" if region.slot in slots else elsewhere))
        for region in g.map.regions
        if region not in decision.options
    ]


def refused_turns(_: Legends, decision: Decision) -> Refusals:
    """variant.rectangle. Turns in which the four pieces would be no rectangle."""
    return [(turn, Reason("no-rectangle", "variant.rectangle")) for turn in TURNS if turn not in decision.options]


def refused_peeks(g: Legends, decision: Decision) -> Refusals:
    """variant.swamp.peek. Face-down tokens that it has not seen, in regions that the seat does not control."""
    return [
        (region, Reason("not-controlled", "variant.swamp.peek"))
        for region in g.map.regions
        if is_hidden(g, region.index)
        and not g.seen[region.index] >> decision.seat & 1
        and region not in decision.options
    ]


def refused_regions(g: Legends, decision: Decision) -> Refusals:
    """setup.3, variant.exploration. Regions where the outpost or a token may not lie."""
    return [
        (region, Reason(f"not-for-{decision.prompt}", decision.rule))
        for region in g.map.regions
        if region not in decision.options
    ]


def refused_sides(g: Legends, decision: Decision) -> Refusals:
    """setup.1, sides.start. Sides of a piece that lies already, or that must lie in the centre."""
    used = {side.piece for side in g.sides}
    return [
        (side, Reason("piece-lies-already", "setup.1"))
        if side.piece in used
        else (side, Reason("must-be-central", "sides.start"))
        for piece in PIECES
        for side in piece
        if side not in decision.options
    ]


REFUSALS: Mapping[str, Callable[[Legends, Decision], Refusals]] = {
    "side": refused_sides,
    "turn": refused_turns,
    "start-region": refused_starts,
    "outpost": refused_regions,
    "lay-token": refused_regions,
    "lay-hidden-token": refused_regions,
    "lay-event-token": refused_regions,
    "take-card": refused_cards,
    "extra-card": refused_cards,
    "choose-action": refused_actions,
    "place-army": refused_places,
    "move-from": refused_sources,
    "move-to": refused_targets,
    "build-city": refused_sites,
    "destroy-where": refused_sites,
    "destroy-whose": refused_victims,
    "peek": refused_peeks,
}
