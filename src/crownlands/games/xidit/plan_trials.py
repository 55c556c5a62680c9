"""planning. Plans of a seat, tried on imagined tables where the others have plans too."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from crownlands.core.decisions import Seat
from crownlands.core.run import Run
from crownlands.games.xidit.components import ORDERS, ORDERS_A_YEAR
from crownlands.games.xidit.plan_finder import Plan, standing
from crownlands.games.xidit.quick_replies import quick_reply
from crownlands.games.xidit.state import UNSET, Xidit

PlansOfOthers = dict[Seat, Plan]


class Trials:
    """How plans do on the same few tables."""

    def __init__(self, me: Seat, tables: Sequence[tuple[Run, PlansOfOthers]]) -> None:
        self.me = me
        self.tables = tables
        self._ranks: dict[Plan, tuple[float, int]] = {}

    def rank(self, plan: Plan) -> tuple[float, int]:
        """What the seat's standing is at the end of the year, over all tables."""
        if plan not in self._ranks:
            total = sum(run.game.evaluate(run.state, self.me) for run in self._years(plan))
            self._ranks[plan] = standing(total, plan)
        return self._ranks[plan]

    def ranked(self) -> list[Plan]:
        """All plans that have been tried, the best first."""
        return sorted(self._ranks, key=self.rank, reverse=True)

    def climb(self, plan: Plan, fixed: int) -> None:
        """Try every change of one wheel, and go on from a better plan until there is none."""
        while True:
            near = [
                (*plan[:wheel], order, *plan[wheel + 1 :])
                for wheel in range(fixed, ORDERS_A_YEAR)
                for order in range(len(ORDERS))
            ]
            better = max(near, key=self.rank)
            if self.rank(better) <= self.rank(plan):
                return
            plan = better

    def chance(self, plan: Plan) -> float:
        """How likely the seat is to win by a plan: its share of everybody's standing, over all tables."""
        shares = []
        for run in self._years(plan):
            values = [run.game.evaluate(run.state, seat) for seat in range(table_state(run).seats)]
            weights = [exp(value - max(values)) for value in values]
            shares.append(weights[self.me] / sum(weights))
        return sum(shares) / len(shares)

    def _years(self, plan: Plan) -> list[Run]:
        """Every table at the end of its year, if the seat follows a plan and the others follow theirs."""
        return [play_year(table, {**others, self.me: plan}) for table, others in self.tables]


def table_state(run: Run) -> Xidit:
    assert isinstance(run.state, Xidit)
    return run.state


def play_year(table: Run, plans: dict[Seat, Plan]) -> Run:
    """orders, census. A year on a copy of a table: everybody follows a plan, and all else is answered quickly."""
    run = table.fork(keeps=False)
    g = table_state(run)
    year = g.year
    for seat, orders in plans.items():
        done = ORDERS_A_YEAR - g.plans[seat * 6 : seat * 6 + 6].count(UNSET)
        for order in orders[done:]:
            run.answer(seat, ORDERS[order])
    while not run.over and g.year == year:
        for decision in run.pending:
            run.answer(decision.seat, quick_reply(g, decision))
    return run
