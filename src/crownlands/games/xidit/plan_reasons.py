"""planning. What a plan is for, in a sentence or two: whom it recruits, which threat it beats, what it risks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from crownlands.core.components import PLAYERS, Component
from crownlands.core.decisions import Preview, Seat
from crownlands.games.xidit.components import ACT, CITIES, REWARDS, TILES, UNITS, City, Reward, Tile, Unit
from crownlands.games.xidit.edition import NOWHERE
from crownlands.games.xidit.evaluation import values_of_points
from crownlands.games.xidit.forecast import MAYBE
from crownlands.games.xidit.plan_finder import Plan
from crownlands.games.xidit.quick_replies import reward_values, two_best
from crownlands.games.xidit.state import THREAT, Xidit

T = TypeVar("T")
TAKEN: Final = 2
"""reward. How many of the three kinds are taken."""
RISKY: Final = 1 / 3
"""On what share of the imagined tables a rival has to come first before that is worth a sentence."""


class Deeds(NamedTuple):
    """What a plan comes to if nobody comes first."""

    units: list[Unit]
    threats: list[Tile]
    titan: City | None
    """Where a Titan may be exiled, if anywhere."""
    hoped: City | None
    """Where it counts on a tile that is still to come."""

    @property
    def things(self) -> frozenset[tuple[Component, int]]:
        """What it surely comes to, counted; nothing for a plan that only travels, waits or hopes."""
        titans = [] if self.titan is None else [self.titan]
        return frozenset(Counter([*self.units, *self.threats, *titans]).items())


def reasons(
    g: Xidit, me: Seat, plan: Plan, steps: Iterable[Preview], rivals: Sequence[Mapping[Seat, Plan]]
) -> tuple[Preview, ...]:
    """What a plan is for, and then what it risks. `steps`: its forecast; `rivals`: plans that others may have."""
    deeds = deeds_of(steps)
    found = [*gain(g, me, deeds)]
    if not found:
        found.append(Preview("plan-position", city=CITIES[walk(g, me, plan)[-1]]))
    if deeds.hoped is not None:
        found.append(Preview("plan-hope", city=deeds.hoped))
    return (*found, *risk(g, me, plan, deeds, rivals))


def deeds_of(steps: Iterable[Preview]) -> Deeds:
    units: list[Unit] = []
    threats: list[Tile] = []
    titan = hoped = None
    for step in steps:
        unit, tile, city = (step.facts.get(name) for name in ("unit", "tile", "city"))
        if step.key == "recruit" and isinstance(unit, Unit):
            units.append(unit)
        elif step.key in ("beat", "spare") and isinstance(tile, Tile):
            threats.append(tile)
        elif step.key == "titan" and isinstance(city, City):
            titan = city
        elif step.facts.get("outcome") == MAYBE and isinstance(city, City):
            hoped = city
    return Deeds(units, threats, titan, hoped)


def gain(g: Xidit, me: Seat, deeds: Deeds) -> Iterable[Preview]:
    """threat.beat, titans.exile, recruit. What it is for: a threat, a Titan, or an army for later."""
    units = deeds.units
    if deeds.threats:
        cost = Counter(unit for tile in deeds.threats for unit in asked_for(g, tile))
        lacking = cost - Counter(dict(zip(UNITS, g.units_of(me), strict=True)))
        needed = [*(Counter(units) & lacking).elements()]
        rewards = rewards_of(g, me, deeds.threats)
        if needed:
            yield Preview(
                "plan-recruit-for", units=needed, threats=deeds.threats, count=len(deeds.threats), rewards=rewards
            )
        else:
            yield Preview("plan-beat", threats=deeds.threats, count=len(deeds.threats), rewards=rewards)
        units = [*(Counter(units) - Counter(needed)).elements()]
    if deeds.titan is not None:
        yield Preview("plan-titan", city=deeds.titan)
    if units and (deeds.threats or deeds.titan):
        yield Preview("plan-also", units=units)
    elif units:
        yield prepare(g, me, deeds)


def prepare(g: Xidit, me: Seat, deeds: Deeds) -> Preview:
    """recruit. Units for a threat that lies on the map: the one that then lacks least, or gives most."""
    units = deeds.units
    army = Counter(dict(zip(UNITS, g.units_of(me), strict=True))) + Counter(deeds.units)
    lying = [TILES[city + g.crown] for city in range(21) if g.sides[city] == THREAT]
    meant = [tile for tile in lying if any(unit in units for unit in asked_for(g, tile))]
    if not meant:
        return Preview("plan-recruit", units=units)
    missing = {tile: Counter(asked_for(g, tile)) - army for tile in meant}
    threat = min(meant, key=lambda tile: (missing[tile].total(), -worth(g, me, tile)))
    if not missing[threat]:
        return Preview("plan-prepare", units=units, threat=threat)
    return Preview("plan-towards", units=units, threat=threat, missing=[*missing[threat].elements()])


def risk(g: Xidit, me: Seat, plan: Plan, deeds: Deeds, rivals: Sequence[Mapping[Seat, Plan]]) -> Iterable[Preview]:
    """orders. The rival that most often acts before me in the city of a threat that I mean to beat."""
    mine = acts(g, me, plan)
    early: Counter[tuple[Seat, int]] = Counter()
    for plans in rivals:
        for seat, other in plans.items():
            theirs = acts(g, seat, other)
            for tile in deeds.threats:
                wheel = mine.get(tile.city)
                if wheel is not None and theirs.get(tile.city, len(plan)) < wheel:
                    early[seat, tile.city] += 1
    for (seat, city), times in early.most_common(1):
        if times >= RISKY * len(rivals):
            yield Preview("plan-risk", rival=PLAYERS[seat], city=CITIES[city])


def acts(g: Xidit, seat: Seat, plan: Plan) -> dict[int, int]:
    """orders. The cities in which a plan acts, and at which wheel first."""
    found: dict[int, int] = {}
    for wheel, city in enumerate(walk(g, seat, plan)):
        if plan[wheel] == ACT:
            found.setdefault(city, wheel)
    return found


def walk(g: Xidit, seat: Seat, plan: Plan) -> list[int]:
    """order.move. Where the hero is after every order."""
    city, way = g.heroes[seat], []
    for order in plan:
        if order < ACT and (target := g.edition.roads[city * 3 + order]) != NOWHERE:
            city = target
        way.append(city)
    return way


def asked_for(g: Xidit, tile: Tile) -> list[Unit]:
    """threat. The units that a threat takes."""
    return [unit for unit, count in zip(UNITS, g.edition.costs[tile.index], strict=True) for _ in range(count)]


def values(g: Xidit, me: Seat, tile: Tile) -> list[float]:
    return reward_values(g, me, tile.city, g.edition.rewards[tile.index], values_of_points(g, me))


def worth(g: Xidit, me: Seat, tile: Tile) -> float:
    return two_best(values(g, me, tile))


def rewards_of(g: Xidit, me: Seat, threats: Iterable[Tile]) -> list[Reward]:
    """reward. The kinds that give most, of all threats together."""
    found: list[Reward] = []
    for tile in threats:
        kinds = values(g, me, tile)
        best = sorted(REWARDS, key=lambda kind: -kinds[kind.index])[:TAKEN]
        found += [kind for kind in best if kinds[kind.index] > 0]
    return sorted(distinct(found), key=lambda kind: kind.index)


def distinct(things: Iterable[T]) -> list[T]:
    return list(dict.fromkeys(things))
