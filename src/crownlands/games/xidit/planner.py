"""planning. A bot that plans whole years: its six orders, tried on imagined tables where others have plans too.

How much it sees can be set. The lower levels of the game are the same bot with shorter sight and with slips: years
in which it takes a weaker plan that made sense to it as well.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, NamedTuple, Self

from crownlands.core.bots import Bot, BotHint, Eyes, Step
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Preview, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.plans import one_ahead
from crownlands.core.run import Run
from crownlands.games.xidit.components import ORDERS, ORDERS_A_YEAR, City
from crownlands.games.xidit.forecast import forecast
from crownlands.games.xidit.hint_reasons import good_for
from crownlands.games.xidit.plan_finder import Plan, PlanFinder
from crownlands.games.xidit.plan_reasons import deeds_of, reasons
from crownlands.games.xidit.plan_trials import PlansOfOthers, Trials, table_state
from crownlands.games.xidit.quick_replies import quick_reply
from crownlands.games.xidit.state import UNSET, Xidit


class Sight(NamedTuple):
    """How much a planner sees of the year to come, and how surely it takes the best that it sees."""

    wheels: int = ORDERS_A_YEAR
    """How many orders ahead it thinks at a time, if it plans alone; the whole year at once is best."""
    tables: int = 6
    """On how many imagined tables a plan is tried; without any it plans as if nobody else moved."""
    plans: int = 30
    """How many of its own plans it compares …"""
    finalists: int = 3
    """… and how many of those it then tries to improve, one wheel at a time."""
    slips: int = 0
    """How often, in per cent, it takes another plan than the best."""


FAR: Final = Sight()
LIKELY: Final = 12
"""Among how many of its best plans another hero is taken to choose."""
ADVISED: Final = 3
"""How many plans it names to whoever asks."""


class PlannerBot(Bot):
    """Plays Lords of Xidit by whole years; at other games it looks one answer ahead."""

    offered = False
    thinks = True

    def __init__(self, seed: str, sight: Sight = FAR) -> None:
        self._sight = sight
        self._dice = Dice.from_seed(f"planner {seed}")
        self._random = Random(f"planner {seed}")
        self._plan: Plan = ()
        self._year = 0

    @classmethod
    def from_spec(cls, spec: str) -> partial[Self]:
        """`planner:6/6/30/3/0`: wheels at a time, imagined tables, plans, finalists, slips in per cent."""
        parts = spec.split("/")
        if len(parts) != len(Sight._fields) or not all(part.isdecimal() and len(part) <= 3 for part in parts):
            usual = "6/6/30/3/0 (wheels, tables, plans, finalists, slips)"
            raise BadSetup(f"a planner takes {usual}, not {spec[:40]!r}")
        wheels, tables, plans, finalists, slips = (int(part) for part in parts)
        return partial(cls, sight=Sight(max(1, wheels), tables, max(1, plans), finalists, slips))

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        table = self._imagine(eyes)
        if not isinstance(table.state, Xidit):
            return one_ahead(table, decision, self._random)
        if decision.prompt == "order":
            return ORDERS[self._next_order(eyes, table.state)]
        if decision.prompt == "hero":
            return self._start(table.state, decision)
        return quick_reply(table.state, decision)

    def hints(self, eyes: Eyes, decision: Decision) -> list[BotHint]:
        """planning, census.hand. Its best plans that achieve different things, each with what it is for; of a
        hand, all that is in it.

        Plans that achieve nothing are left out, unless none achieves anything.
        """
        g = self._imagine(eyes).state
        if not isinstance(g, Xidit):
            return []
        if decision.prompt == "hand":  # a search would see chance in it: what the others hold is all imagined
            hand = quick_reply(g, decision)
            return [BotHint(1.0, (Step("hand", hand),), tuple(good_for(g, decision, hand)))]
        if decision.prompt != "order":
            return []
        me, prefix = eyes.seat, wheels_set(g, eyes.seat)
        trials = self._try_plans(eyes, prefix)
        different: dict[frozenset[tuple[Component, int]], tuple[Plan, tuple[Preview, ...]]] = {}
        for plan in trials.ranked():
            steps = tuple(forecast(g, me, [ORDERS[order] for order in plan]))
            different.setdefault(deeds_of(steps).things, (plan, steps))
        if len(different) > 1:
            different.pop(frozenset(), None)
        rivals = [others for _, others in trials.tables]
        found = []
        for plan, steps in list(different.values())[:ADVISED]:
            line = tuple(Step("order", ORDERS[order]) for order in plan[len(prefix) :])
            found.append(BotHint(trials.chance(plan), line, reasons(g, me, plan, steps, rivals), steps))
        return sorted(found, key=lambda hint: -hint.value)

    def _imagine(self, eyes: Eyes) -> Run:
        return eyes.imagine(self._dice.child(str(self._random.random())))

    def _start(self, g: Xidit, decision: Decision) -> Component:
        """setup.heroes. The city from which a hero alone could do most in its first year."""

        def value(city: Component) -> float:
            assert isinstance(city, City)
            g.heroes[decision.seat] = city.index
            return PlanFinder(g, decision.seat).plans(wheels=self._sight.wheels)[0].value

        return max(decision.options, key=value)

    def _next_order(self, eyes: Eyes, g: Xidit) -> int:
        """planning. The next wheel of the plan; it thinks again if that does not begin like what stands there."""
        prefix = wheels_set(g, eyes.seat)
        if self._year != g.year or self._plan[: len(prefix)] != prefix:
            self._plan = self._think(eyes, prefix)
            self._year = g.year
        return self._plan[len(prefix)]

    def _think(self, eyes: Eyes, prefix: Plan) -> Plan:
        """The best plan, or now and then another that makes sense."""
        plan = prefix
        while len(plan) < ORDERS_A_YEAR:
            found = self._try_plans(eyes, plan).ranked() if self._sight.tables else self._alone(eyes, plan)
            slip = self._random.random() * 100 < self._sight.slips and len(found) > 1
            plan = found[1 + int(self._random.random() ** 2 * (len(found) - 1)) if slip else 0]
        return plan

    def _alone(self, eyes: Eyes, prefix: Plan) -> list[Plan]:
        """Different plans, or the next wheels of plans, as if nobody else moved; the best first."""
        wheels = min(len(prefix) + self._sight.wheels, ORDERS_A_YEAR)
        found = PlanFinder(table_state(self._imagine(eyes)), eyes.seat).different_plans(prefix, wheels)
        return [judged.plan for judged in found[: self._sight.plans]]

    def _try_plans(self, eyes: Eyes, prefix: Plan) -> Trials:
        """Plans on imagined tables, after a few of the best have been improved wheel by wheel."""
        me, sight = eyes.seat, self._sight
        tables = [self._imagine(eyes) for _ in range(sight.tables)]
        trials = Trials(me, [(table, self._plans_of_others(table, me)) for table in tables])
        found = [judged.plan for judged in PlanFinder(table_state(tables[0]), me).plans(prefix)[: sight.plans]]
        found.sort(key=trials.rank, reverse=True)
        for plan in found[: sight.finalists]:
            trials.climb(plan, len(prefix))
        return trials

    def _plans_of_others(self, table: Run, me: Seat) -> PlansOfOthers:
        """One of the best plans of every other hero, the better the likelier."""
        g = table_state(table)
        found = {}
        for seat in range(g.seats):
            if seat != me:
                likely = PlanFinder(g, seat).plans()[:LIKELY]
                found[seat] = likely[int(self._random.random() ** 2 * len(likely))].plan
        return found


def wheels_set(g: Xidit, seat: Seat) -> Plan:
    """planning. The orders that a seat has given already, which come first."""
    return tuple(order for order in g.plans[seat * 6 : seat * 6 + 6] if order != UNSET)
