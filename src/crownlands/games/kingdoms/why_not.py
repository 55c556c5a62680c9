"""Why not: for every question everything that a player may think of, each with the reason against it.

What nothing stands in the way of is what the rules offer; the functions asked here are those that they ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from crownlands.core.components import Component, Number
from crownlands.core.decisions import Decision, Reason
from crownlands.games.kingdoms.ambush import cannot_ambush, cannot_swap, cannot_swap_from, strangers
from crownlands.games.kingdoms.collecting import cannot_gain, cannot_lose
from crownlands.games.kingdoms.components import (
    ACTIONS,
    FLAG,
    GIVE_UP,
    HIGHEST_DIAL,
    RESOURCES,
    STAND_UP,
    SWAP,
    Region,
    Territory,
)
from crownlands.games.kingdoms.dials import NUMBERS, cannot_show, dial_limit
from crownlands.games.kingdoms.exploration import cannot_ransom
from crownlands.games.kingdoms.growth import cannot_give, cannot_muster, may_live
from crownlands.games.kingdoms.losses import cannot_give_up, cannot_shelter, ways_out
from crownlands.games.kingdoms.moments import named
from crownlands.games.kingdoms.movement import moved_so_far
from crownlands.games.kingdoms.patrol import cannot_patrol_from, cannot_stand_up, cannot_step
from crownlands.games.kingdoms.quest import cannot_arrive, cannot_quest_from
from crownlands.games.kingdoms.setup import cannot_lead, cannot_start, pool
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.turn import cannot_do, cannot_select, deeds

C = TypeVar("C", bound=Component)
Judged = list[tuple[Component, Reason | None]]
Judge = Callable[[Kingdoms, Decision], Judged]


def why_not(g: Kingdoms, decision: Decision) -> list[tuple[Component, Reason]]:
    """What a player would expect among the options and cannot have, each with its reason."""
    return [(thing, reason) for thing, reason in judged(g, decision) if reason is not None]


def judged(g: Kingdoms, decision: Decision) -> Judged:
    """Everything that a decision is about, with the reason why not; those without one are its options."""
    judge = WHY_NOT.get(decision.prompt)
    return [] if judge is None else judge(g, decision)


def each(things: Iterable[C], cannot: Callable[[C], Reason | None]) -> Judged:
    return [(thing, cannot(thing)) for thing in dict.fromkeys(things)]


def region_of(decision: Decision, key: str) -> Region:
    region = (decision.facts or {})[key]
    assert isinstance(region, Region)
    return region


# -- set-up and turn ----------------------------------------------------------------------------------------


def factions(g: Kingdoms, _: Decision) -> Judged:
    """setup.faction. Those that lie open, and those that somebody has taken already."""
    taken = [faction for faction in pool(g) if faction in g.factions]
    return each([*g.offered, *taken], lambda faction: cannot_lead(g, faction))


def starts(_: Kingdoms, decision: Decision) -> Judged:
    """map.impassable. The regions of the home."""
    home = (decision.facts or {})["territory"]
    assert isinstance(home, Territory)
    return each(home.regions, cannot_start)


def selections(g: Kingdoms, _: Decision) -> Judged:
    """turn.select. The action card."""
    return each(ACTIONS, lambda action: cannot_select(g, action))


def acts(g: Kingdoms, decision: Decision) -> Judged:
    """turn.act, turn.collect. The action, what powers allow instead of it, and collecting."""
    assert g.selected is not None
    return each(deeds(g, decision.seat, g.selected), lambda thing: cannot_do(g, decision.seat, thing))


# -- movement -----------------------------------------------------------------------------------------------


def patrols(g: Kingdoms, decision: Decision) -> Judged:
    """patrol, power.swarm. The regions with own armies."""
    me, moved = decision.seat, moved_so_far(decision.facts or {})
    return each(g.armies[me], lambda region: cannot_patrol_from(g, me, region, moved))


def steps(g: Kingdoms, decision: Decision) -> Judged:
    """patrol, ruins. The other regions of the territory, and standing up where an army lies."""
    me, source, moved = decision.seat, region_of(decision, "from"), moved_so_far(decision.facts or {})
    others = (region for region in source.territory.regions if region is not source)
    found = each(others, lambda region: cannot_step(g, me, source, region, moved))
    if source in g.lying[me] and decision.prompt == "patrol-to":
        found.append((STAND_UP, cannot_stand_up(g, me, source, moved)))
    return found


def quests(g: Kingdoms, decision: Decision) -> Judged:
    """quest, power.flock, power.ambush. The regions with own armies, and changing places."""
    me, moved = decision.seat, moved_so_far(decision.facts or {})
    found = each(g.armies[me], lambda region: cannot_quest_from(g, me, region, moved))
    if decision.prompt == "quest-from" and named(g, me, "ambush"):
        found.append((SWAP, cannot_ambush(g, me)))
    return found


def arrivals(g: Kingdoms, decision: Decision) -> Judged:
    """quest. The regions of all other territories where the seat's armies could live."""
    me, source = decision.seat, region_of(decision, "from")
    lands = (land for land in g.territories if land is not source.territory)
    places = (region for land in lands for region in land.regions if may_live(g, me, region))
    return each(places, lambda region: cannot_arrive(g, me, source, region))


def swaps(g: Kingdoms, decision: Decision) -> Judged:
    """power.ambush. The regions with own armies that stand."""
    return each(g.standing(decision.seat), lambda region: cannot_swap_from(g, decision.seat, region))


def exchanges(g: Kingdoms, decision: Decision) -> Judged:
    """power.ambush. The regions with armies of others."""
    me, source = decision.seat, region_of(decision, "from")
    return each(strangers(g, me), lambda region: cannot_swap(g, me, source, region))


def musters(g: Kingdoms, decision: Decision) -> Judged:
    """expand. The regions with own armies."""
    return each(g.armies[decision.seat], lambda region: cannot_muster(g, decision.seat, region))


# -- war and resources --------------------------------------------------------------------------------------


def dials(g: Kingdoms, decision: Decision) -> Judged:
    """war.dials, power.bond. The flag and every number."""
    assert g.battlefield is not None
    me = decision.seat
    foe = g.defender if me == g.attacker else g.attacker
    limit = dial_limit(g, me, foe, g.battlefield, attacks=me == g.attacker)
    shown: Iterable[Number] = NUMBERS[1 : HIGHEST_DIAL + 1]
    return [(FLAG, None), *each(shown, lambda number: cannot_show(g, me, foe, number, limit))]


def retreats(g: Kingdoms, decision: Decision) -> Judged:
    """war.retreat, war.last. The regions that the army can reach, and giving it up."""
    me, region = decision.seat, region_of(decision, "region")
    found = each(ways_out(g, me, region), lambda place: cannot_shelter(g, me, place))
    found.append((GIVE_UP, cannot_give_up(g, me, free=bool((decision.facts or {})["free"]))))
    return found


def gifts(g: Kingdoms, decision: Decision) -> Judged:
    """trade. All resources."""
    return each(RESOURCES, lambda resource: cannot_give(g, decision.seat, resource))


def gains(g: Kingdoms, decision: Decision) -> Judged:
    """collect.most. All resources."""
    return each(RESOURCES, lambda resource: cannot_gain(g, decision.seat, resource))


def losses(g: Kingdoms, decision: Decision) -> Judged:
    """magic, exploration.bandits. All resources."""
    return each(RESOURCES, lambda resource: cannot_lose(g, decision.seat, resource))


def ransoms(g: Kingdoms, decision: Decision) -> Judged:
    """exploration.bandits. All resources, and the army."""
    return [(GIVE_UP, None), *each(RESOURCES, lambda resource: cannot_ransom(g, decision.seat, resource))]


WHY_NOT: Final[Mapping[str, Judge]] = {
    "faction": factions,
    "start-region": starts,
    "select": selections,
    "act": acts,
    "follow": acts,
    "patrol-from": patrols,
    "patrol-again": patrols,
    "patrol-to": steps,
    "patrol-on": steps,
    "quest-from": quests,
    "quest-again": quests,
    "quest-to": arrivals,
    "swap-mine": swaps,
    "swap-theirs": exchanges,
    "expand": musters,
    "dial": dials,
    "retreat": retreats,
    "trade-give": gifts,
    "gain-any": gains,
    "lose-any": losses,
    "bandits": ransoms,
}
