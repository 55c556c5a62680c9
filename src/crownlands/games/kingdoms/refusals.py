"""Why not: what a player would expect among the options and cannot have, with the reason and the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Reason
from crownlands.games.kingdoms.actions import CANNOT
from crownlands.games.kingdoms.components import (
    ACTIONS,
    COLLECT,
    HIGHEST_DIAL,
    RESOURCES,
    Region,
    Territory,
)
from crownlands.games.kingdoms.dials import NUMBERS, bound, purse
from crownlands.games.kingdoms.growth import cannot_muster, may_live
from crownlands.games.kingdoms.movement import cannot_enter, edges, roads
from crownlands.games.kingdoms.patrol import patrol_sources
from crownlands.games.kingdoms.quest import quest_sources
from crownlands.games.kingdoms.setup import pool
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.turn import substitutes

Refusals = list[tuple[Component, Reason]]
Why = Callable[[Component], Reason]


def why_not(g: Kingdoms, decision: Decision) -> Refusals:
    """The refusals of a decision, by its prompt."""
    explain = REFUSALS.get(decision.prompt)
    return [] if explain is None else explain(g, decision)


def unless_offered(decision: Decision, things: Iterable[Component], why: Why) -> Refusals:
    """Every thing that is not among the options, with its reason."""
    return [(thing, why(thing)) for thing in dict.fromkeys(things) if thing not in decision.options]


def from_region(decision: Decision) -> Region:
    source = (decision.facts or {})["from"]
    assert isinstance(source, Region)
    return source


def refused_factions(g: Kingdoms, _: Decision) -> Refusals:
    """setup.faction. Factions that somebody has taken already."""
    taken = [faction for faction in pool(g) if faction in g.factions]
    return [(faction, Reason("faction-taken", "setup.faction")) for faction in taken]


def refused_starts(_: Kingdoms, decision: Decision) -> Refusals:
    """map.impassable. No army starts in water or crags."""
    home = (decision.facts or {})["territory"]
    assert isinstance(home, Territory)
    return unless_offered(decision, home.regions, lambda _region: Reason("impassable", "map.impassable"))


def refused_selections(_: Kingdoms, decision: Decision) -> Refusals:
    """turn.select. Actions under a shield."""
    return unless_offered(decision, ACTIONS, lambda _action: Reason("under-shield", "turn.select"))


def refused_actions(g: Kingdoms, decision: Decision) -> Refusals:
    """turn.act, turn.collect. What the seat cannot do now; the active seat never collects."""
    assert g.selected is not None
    found: Refusals = []
    for action in substitutes(g, decision.seat, g.selected):
        reason = CANNOT[action](g, decision.seat)
        if reason is not None:
            found.append((action, reason))
    if decision.seat == g.active:
        found.append((COLLECT, Reason("active-cannot-collect", "turn.collect")))
    return found


def refused_patrols(g: Kingdoms, decision: Decision) -> Refusals:
    """patrol, power.swarm. Own armies that can go nowhere, or have moved."""
    could = patrol_sources(g, decision.seat)

    def why(region: Component) -> Reason:
        return Reason("has-moved", "power.swarm") if region in could else Reason("no-way-from-here", "patrol")

    return unless_offered(decision, g.armies[decision.seat], why)


def refused_steps(g: Kingdoms, decision: Decision) -> Refusals:
    """patrol, map.rivers, map.impassable, move.limits, move.last. Regions of the territory that are closed."""
    source = from_region(decision)
    reachable = roads(g, decision.seat, source)

    def why(region: Component) -> Reason:
        assert isinstance(region, Region)
        reason = cannot_enter(g, decision.seat, source, region) if region in reachable else None
        if reason is not None:
            return reason
        if not region.open:
            return Reason("impassable", "map.impassable")
        return Reason("river", "map.rivers") if region in source.rivers else Reason("not-adjacent", "patrol")

    others = (region for region in source.territory.regions if region is not source)
    return unless_offered(decision, others, why)


def refused_quests(g: Kingdoms, decision: Decision) -> Refusals:
    """quest, ruins, power.flock. Own armies that cannot set out, or have done so."""
    me = decision.seat
    could = quest_sources(g, me)

    def why(region: Component) -> Reason:
        assert isinstance(region, Region)
        if region in could:
            return Reason("has-moved", "power.flock")
        if region not in g.standing(me):
            return Reason("searching", "ruins")
        if region not in edges(g, me, region.territory):
            return Reason("not-at-the-edge", "quest")
        return Reason("no-way-from-here", "quest")

    return unless_offered(decision, g.armies[me], why)


def refused_arrivals(g: Kingdoms, decision: Decision) -> Refusals:
    """quest, move.limits, move.last. Regions of other territories where the quest cannot end."""
    source = from_region(decision)

    def why(region: Component) -> Reason:
        assert isinstance(region, Region)
        reason = cannot_enter(g, decision.seat, source, region)
        if region not in edges(g, decision.seat, region.territory) or reason is None:
            return Reason("not-at-the-edge", "quest")
        return reason

    lands = (land for land in g.territories if land is not source.territory)
    others = (region for land in lands for region in land.regions if may_live(g, decision.seat, region))
    return unless_offered(decision, others, why)


def refused_musters(g: Kingdoms, decision: Decision) -> Refusals:
    """expand. Regions with own armies where there is no room for another."""

    def why(region: Component) -> Reason:
        assert isinstance(region, Region)
        reason = cannot_muster(g, decision.seat, region)
        assert reason is not None
        return reason

    return unless_offered(decision, g.armies[decision.seat], why)


def refused_dials(g: Kingdoms, decision: Decision) -> Refusals:
    """war.dials, power.bond. Numbers that could not be paid, or all of them for a bound ally."""
    assert g.battlefield is not None
    me = decision.seat
    foe = g.defender if me == g.attacker else g.attacker
    if bound(g, me, foe):
        held = Reason("bound-by-alliance", "power.bond", foe=g.name(foe))
        return [(number, held) for number in NUMBERS[1 : HIGHEST_DIAL + 1]]
    limit = purse(g, me, foe, g.battlefield, attacks=me == g.attacker).limit()
    reason = Reason("cannot-be-paid", "war.dials", limit=max(0, limit))
    return [(number, reason) for number in NUMBERS[max(0, limit) + 1 : HIGHEST_DIAL + 1]]


def refused_retreats(g: Kingdoms, decision: Decision) -> Refusals:
    """war.retreat. Neighbouring regions where a war would begin or where there is no room."""
    region = (decision.facts or {})["region"]
    assert isinstance(region, Region)

    def why(place: Component) -> Reason:
        assert isinstance(place, Region)
        crowd = g.garrison[place.index]
        mine = crowd.count(decision.seat) == len(crowd)
        return Reason("region-full", "move.limits") if mine else Reason("retreat-into-war", "war.retreat")

    return unless_offered(decision, region.near, why)


def refused_goods(_: Kingdoms, decision: Decision) -> Refusals:
    """trade. Resources that the seat does not have."""
    return unless_offered(decision, RESOURCES, lambda _resource: Reason("have-none", "trade"))


def refused_gains(_: Kingdoms, decision: Decision) -> Refusals:
    """collect.most. Resources of which the seat has nine."""
    return unless_offered(decision, RESOURCES, lambda _resource: Reason("have-most", "collect.most"))


REFUSALS: Mapping[str, Callable[[Kingdoms, Decision], Refusals]] = {
    "faction": refused_factions,
    "start-region": refused_starts,
    "select": refused_selections,
    "act": refused_actions,
    "follow": refused_actions,
    "patrol-from": refused_patrols,
    "patrol-again": refused_patrols,
    "patrol-to": refused_steps,
    "patrol-on": refused_steps,
    "quest-from": refused_quests,
    "quest-again": refused_quests,
    "quest-to": refused_arrivals,
    "expand": refused_musters,
    "dial": refused_dials,
    "retreat": refused_retreats,
    "trade-give": refused_goods,
    "gain-any": refused_gains,
}
