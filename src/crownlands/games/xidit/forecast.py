"""planning. What a hero alone could do in a year if nobody else moved: all useful plans, and what each is worth."""

from __future__ import annotations

from typing import NamedTuple

from crownlands.core.decisions import Seat
from crownlands.games.xidit.components import ACT, ORDERS_A_YEAR, WAIT
from crownlands.games.xidit.edition import NOWHERE
from crownlands.games.xidit.reflexes import reward_values, two_best
from crownlands.games.xidit.state import NO_TILE, RECRUITS, THREAT, Xidit
from crownlands.games.xidit.worth import UNIT_WORTH, patience, weights

Plan = tuple[int, ...]


class Forecast(NamedTuple):
    """A plan and what it is worth to its hero alone."""

    value: float
    plan: Plan


class Forecaster:
    """Looks through the plans of one hero on a table that stands still."""

    def __init__(self, g: Xidit, me: Seat) -> None:
        self.g = g
        self.me = me
        worth_of = weights(g, me)
        edition, crown = g.edition, g.crown
        self.unit_worth = [patience(g) * unit for unit in UNIT_WORTH]
        self.threats = [
            two_best(reward_values(g, me, city, edition.rewards[city + crown], worth_of))
            if g.sides[city] == THREAT
            else 0.0
            for city in range(21)
        ]
        self.titans = [
            (edition.titan_units[stack[-1].index], edition.titan_rewards[stack[-1].index])
            for stack, awake in zip(g.lair, g.awake, strict=True)
            if awake
        ]
        self.titan_worth = (
            [
                max(two_best(reward_values(g, me, city, rewards, worth_of)) for _, rewards in self.titans)
                for city in range(21)
            ]
            if self.titans
            else []
        )
        self.found: list[Forecast] = []

    def plans(self, prefix: Plan = ()) -> list[Forecast]:
        """The plans that begin like this, the best first; acting in vain and needless waiting are left out."""
        units = self.g.units_of(self.me)
        self.found = []
        self._look(self.g.heroes[self.me], units, self.g.waiting[:], 0, prefix, (), 0.0)
        self.found.sort(key=lambda forecast: forecast.value, reverse=True)
        return self.found

    def _look(
        self, city: int, units: list[int], waiting: list[int], acted: int, prefix: Plan, plan: Plan, value: float
    ) -> None:
        step = len(plan)
        if step == ORDERS_A_YEAR:
            self.found.append(Forecast(value, plan))
            return
        wanted = prefix[step] if step < len(prefix) else None
        if not acted >> city & 1 and wanted in (None, ACT):
            gain = self._act(city, units, waiting)
            if gain is not None:
                changed_units, changed_waiting, more = gain
                here = acted | 1 << city
                self._look(city, changed_units, changed_waiting, here, prefix, (*plan, ACT), value + more)
                wanted = WAIT if wanted == ACT else wanted
        moved = False
        for colour in range(3):
            target = self.g.edition.roads[city * 3 + colour]
            if target != NOWHERE and wanted in (None, colour):
                moved = True
                self._look(target, units, waiting, acted, prefix, (*plan, colour), value)
        if not moved and wanted is not None and not (wanted == WAIT and prefix[step] == ACT):
            self._look(city, units, waiting, acted, prefix, (*plan, wanted), value)

    def _act(self, city: int, units: list[int], waiting: list[int]) -> tuple[list[int], list[int], float] | None:
        """recruit, threat, titans.exile. What acting here would change, and bring."""
        g = self.g
        side = g.sides[city]
        if side == RECRUITS:
            base = city * 5
            unit = next((unit for unit in range(5) if waiting[base + unit]), None)
            if unit is None:
                return None
            units, waiting = units[:], waiting[:]
            units[unit] += 1
            waiting[base + unit] -= 1
            return units, waiting, self.unit_worth[unit]
        if side == NO_TILE:
            return self._exile(city, units, waiting)
        cost = g.edition.costs[city + g.crown]
        left = [have - need for have, need in zip(units, cost, strict=True)]
        if min(left) < 0:
            return None
        price = sum(need * unit for need, unit in zip(cost, self.unit_worth, strict=True))
        return left, waiting, self.threats[city] - price

    def _exile(self, city: int, units: list[int], waiting: list[int]) -> tuple[list[int], list[int], float] | None:
        needed = min((needed for needed, _ in self.titans if needed <= sum(units)), default=0)
        if not needed:
            return None
        left, price = units[:], 0.0
        for unit in range(5):
            gone = min(left[unit], needed)
            left[unit] -= gone
            needed -= gone
            price += gone * self.unit_worth[unit]
        return left, waiting, self.titan_worth[city] - price
