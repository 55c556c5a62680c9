"""planning. A bot that plans whole years: its six orders, tried on imagined tables where others have plans too."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.plans import one_ahead
from crownlands.core.run import Run
from crownlands.games.xidit.components import ORDERS, ORDERS_A_YEAR, City
from crownlands.games.xidit.plan_finder import Plan, PlanFinder, standing
from crownlands.games.xidit.quick_replies import quick_reply
from crownlands.games.xidit.state import UNSET, Xidit

TABLES: Final = 6
"""On how many imagined tables a plan is tried."""
FIRST_LOOK: Final = 30
"""How many of its own plans it tries at all …"""
FINALISTS: Final = 3
"""… and how many of those it then tries to improve, one wheel at a time."""
LIKELY: Final = 12
"""Among how many of its best plans another hero is taken to choose."""


class PlannerBot(Bot):
    """Plays Lords of Xidit by whole years; at other games it looks one answer ahead."""

    offered = False
    thinks = True

    def __init__(self, seed: str) -> None:
        self._dice = Dice.from_seed(f"planner {seed}")
        self._random = Random(f"planner {seed}")
        self._plan: Plan = ()
        self._year = 0

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        table = eyes.imagine(self._dice.child(str(self._random.random())))
        if not isinstance(table.state, Xidit):
            return one_ahead(table, decision, self._random)
        if decision.prompt == "order":
            return ORDERS[self._next_order(eyes, table.state)]
        if decision.prompt == "hero":
            return self._start(table.state, decision)
        return quick_reply(table.state, decision)

    def _start(self, g: Xidit, decision: Decision) -> Component:
        """setup.heroes. The city from which a hero alone could do most in its first year."""

        def value(city: Component) -> float:
            assert isinstance(city, City)
            g.heroes[decision.seat] = city.index
            return PlanFinder(g, decision.seat).plans()[0].value

        return max(decision.options, key=value)

    def _next_order(self, eyes: Eyes, g: Xidit) -> int:
        """planning. The next wheel of the plan; it thinks again if that does not begin like what stands there."""
        me = eyes.seat
        prefix = tuple(order for order in g.plans[me * 6 : me * 6 + 6] if order != UNSET)
        if self._year != g.year or self._plan[: len(prefix)] != prefix:
            self._plan = self._think(eyes, prefix)
            self._year = g.year
        return self._plan[len(prefix)]

    def _think(self, eyes: Eyes, prefix: Plan) -> Plan:
        """The plan that does best over all tables, after a few of the best have been improved wheel by wheel."""
        me = eyes.seat
        tables = [eyes.imagine(self._dice.child(str(self._random.random()))) for _ in range(TABLES)]
        others = [self._plans_of_others(table, me) for table in tables]
        tried: dict[Plan, tuple[float, int]] = {}

        def rank(plan: Plan) -> tuple[float, int]:
            if plan not in tried:
                total = sum(try_plan(*pair, me, plan) for pair in zip(tables, others, strict=True))
                tried[plan] = standing(total, plan)
            return tried[plan]

        forecasts = PlanFinder(table_state(tables[0]), me).plans(prefix)[:FIRST_LOOK]
        best = sorted((forecast.plan for forecast in forecasts), key=rank, reverse=True)[:FINALISTS]
        for plan in best:
            climb(plan, len(prefix), rank)
        return max(tried, key=rank)

    def _plans_of_others(self, table: Run, me: Seat) -> dict[Seat, Plan]:
        """One of the best plans of every other hero, the better the likelier."""
        g = table_state(table)
        found = {}
        for seat in range(g.seats):
            if seat != me:
                likely = PlanFinder(g, seat).plans()[:LIKELY]
                found[seat] = likely[int(self._random.random() ** 2 * len(likely))].plan
        return found


def table_state(run: Run) -> Xidit:
    assert isinstance(run.state, Xidit)
    return run.state


def climb(plan: Plan, fixed: int, rank: Callable[[Plan], tuple[float, int]]) -> None:
    """Try every change of one wheel, and go on from a better plan until there is none."""
    while True:
        near = [
            (*plan[:wheel], order, *plan[wheel + 1 :])
            for wheel in range(fixed, ORDERS_A_YEAR)
            for order in range(len(ORDERS))
        ]
        better = max(near, key=rank)
        if rank(better) <= rank(plan):
            return
        plan = better


def try_plan(table: Run, others: dict[Seat, Plan], me: Seat, plan: Plan) -> float:
    """What a seat's standing is at the end of the year if it follows a plan and the others follow theirs."""
    run = table.fork(keeps=False)
    g = table_state(run)
    year = g.year
    for seat, orders in (*others.items(), (me, plan)):
        done = ORDERS_A_YEAR - g.plans[seat * 6 : seat * 6 + 6].count(UNSET)
        for order in orders[done:]:
            run.answer(seat, ORDERS[order])
    while not run.over and g.year == year:
        for decision in run.pending:
            run.answer(decision.seat, quick_reply(g, decision))
    return run.game.evaluate(g, me)
