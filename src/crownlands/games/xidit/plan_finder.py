"""planning. What a hero alone could do in a year if nobody else moved: useful plans, and what each is worth."""

from __future__ import annotations

from typing import NamedTuple

from crownlands.core.decisions import Seat
from crownlands.games.xidit.components import ACT, ORDERS_A_YEAR, WAIT
from crownlands.games.xidit.edition import NOWHERE
from crownlands.games.xidit.evaluation import UNIT_VALUES, patience, values_of_points
from crownlands.games.xidit.quick_replies import reward_values, two_best
from crownlands.games.xidit.state import NO_TILE, RECRUITS, THREAT, Xidit

Plan = tuple[int, ...]


class Judged(NamedTuple):
    """A plan, what it is worth to its hero alone, and in which cities it acts (a bit each)."""

    value: float
    plan: Plan
    acted: int


def standing(value: float, plan: Plan) -> tuple[float, int]:
    """Plans are compared by what they are worth; of equals the one that acts sooner is better."""
    return round(value, 9), -sum(step for step, order in enumerate(plan) if order == ACT)


class Hero(NamedTuple):
    """Some orders into a year: where the hero is, what it has, what waits where, and what that is worth."""

    city: int
    units: list[int]
    waiting: list[int]
    acted: int
    value: float


class PlanFinder:
    """Looks through the plans of one hero on a table that stands still."""

    def __init__(self, g: Xidit, me: Seat) -> None:
        self.g = g
        self.me = me
        point_values = values_of_points(g, me)
        edition, crown = g.edition, g.crown
        self.unit_values = [patience(g) * unit for unit in UNIT_VALUES]
        self.threats = [
            two_best(reward_values(g, me, city, edition.rewards[city + crown], point_values))
            if g.sides[city] == THREAT
            else 0.0
            for city in range(21)
        ]
        awake = [stack[-1].index for stack, awake in zip(g.lair, g.awake, strict=True) if awake]
        self.sizes = [edition.titan_units[titan] for titan in awake]
        gifts = [edition.titan_rewards[titan] for titan in awake]
        self.titans = [
            max((two_best(reward_values(g, me, city, gift, point_values)) for gift in gifts), default=0.0)
            for city in range(21)
        ]
        self.found: list[Judged] = []
        self.wheels = ORDERS_A_YEAR

    def plans(self, prefix: Plan = (), wheels: int = ORDERS_A_YEAR) -> list[Judged]:
        """The plans that begin like this, the best first; acting in vain and waiting are left out."""
        self.found = []
        self.wheels = wheels
        hero = Hero(self.g.heroes[self.me], self.g.units_of(self.me), self.g.waiting, 0, 0.0)
        self._look(hero, prefix, ())
        self.found.sort(key=lambda judged: standing(judged.value, judged.plan), reverse=True)
        return self.found

    def different_plans(self, prefix: Plan = (), wheels: int = ORDERS_A_YEAR) -> list[Judged]:
        """The best plan for every set of cities to act in, the best first."""
        found: dict[int, Judged] = {}
        for judged in self.plans(prefix, wheels):
            found.setdefault(judged.acted, judged)
        return list(found.values())

    def _look(self, hero: Hero, prefix: Plan, plan: Plan) -> None:
        """One wheel further: what the prefix says, or else every order that does something."""
        step = len(plan)
        if step == self.wheels:
            self.found.append(Judged(hero.value, plan, hero.acted))
            return
        free = step >= len(prefix)
        for order in range(WAIT) if free else (prefix[step],):
            after = self._move(hero, order) if order < ACT else self._act(hero) if order == ACT else None
            if after is not None:
                self._look(after, prefix, (*plan, order))
            elif not free:
                self._look(hero, prefix, (*plan, order))

    def _move(self, hero: Hero, colour: int) -> Hero | None:
        """order.move. Along a road, if there is one."""
        target = self.g.edition.roads[hero.city * 3 + colour]
        return None if target == NOWHERE else Hero(target, hero.units, hero.waiting, hero.acted, hero.value)

    def _act(self, hero: Hero) -> Hero | None:
        """recruit, threat, titans.exile. What acting here changes, and brings."""
        city, units = hero.city, hero.units
        if hero.acted >> city & 1:
            return None
        side = self.g.sides[city]
        if side == RECRUITS:
            return self._recruit(hero)
        cost = self._titans_price(units) if side == NO_TILE else self.g.edition.costs[city + self.g.crown]
        left = [have - need for have, need in zip(units, cost, strict=True)]
        if not any(cost) or min(left) < 0:
            return None
        gain = self.titans[city] if side == NO_TILE else self.threats[city]
        price = sum(need * unit for need, unit in zip(cost, self.unit_values, strict=True))
        return Hero(city, left, hero.waiting, hero.acted | 1 << city, hero.value + gain - price)

    def _recruit(self, hero: Hero) -> Hero | None:
        """recruit.weakest. One more unit, one less waiting."""
        base = hero.city * 5
        unit = next((unit for unit in range(5) if hero.waiting[base + unit]), None)
        if unit is None:
            return None
        units, waiting = hero.units[:], hero.waiting[:]
        units[unit] += 1
        waiting[base + unit] -= 1
        return Hero(hero.city, units, waiting, hero.acted | 1 << hero.city, hero.value + self.unit_values[unit])

    def _titans_price(self, units: list[int]) -> list[int]:
        """titans.exile. The weakest units that exile the smallest awake Titan; nothing if they are too few."""
        needed = min((count for count in self.sizes if count <= sum(units)), default=0)
        price = []
        for count in units:
            price.append(min(count, needed))
            needed -= price[-1]
        return price
