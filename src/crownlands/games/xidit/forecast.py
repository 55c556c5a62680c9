"""planning. What a plan would come to: the rules carry it out on tables as its owner may imagine them.

The others wait there, so a forecast is what happens if nobody comes first. What differs from one such table to
another, because it rests on tiles that nobody has seen, is called unsure. The tables follow from what the seat
knows and from nothing else, so a forecast cannot tell more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final, NamedTuple

from crownlands.core.components import DONE, Component
from crownlands.core.decisions import Decision, Fact, Preview, Seat
from crownlands.core.dice import Dice
from crownlands.core.events import Event
from crownlands.games.xidit.components import ACT, CITIES, WAIT, Order, Tile, Titan, Unit
from crownlands.games.xidit.hidden import imagine
from crownlands.games.xidit.orders import act, move
from crownlands.games.xidit.state import EXILED, RECRUITED, RECRUITS, THREAT, Xidit

TABLES: Final = 2
"""On how many imagined tables a plan is rehearsed."""
GOOD, MAYBE, NOTHING, UNSET = "good", "maybe", "nothing", "unset"
"""The fact `outcome` of a step: it does something, it may, it does not, or its wheel is not set."""
STEPS: Final[Mapping[str, tuple[str, str]]] = {
    "moved": ("move", GOOD),
    "no-road": ("no-road", NOTHING),
    "recruited": ("recruit", GOOD),
    "beat-threat": ("beat", GOOD),
    "lacks-units": ("lacks", NOTHING),
    "exiled": ("titan", GOOD),
    "acted-already": ("twice", NOTHING),
    "spared-titans": ("titan-weak", NOTHING),
    "nothing-here": ("empty", NOTHING),
}
"""The event of an order, and what it is called beforehand: the key of the preview, and its outcome."""
NO_TILE_HERE: Final = ("titan-weak", "empty", "twice")

Plan = Sequence[Order | None]


def forecast(g: Xidit, me: Seat, plan: Plan) -> list[Preview]:
    """planning. A preview of every wheel, from the first on; None stands for a wheel that is not set yet."""
    first, *others = [rehearse(imagined(g, me, number), me, plan) for number in range(TABLES)]
    return [
        step if all(same(step, other) for other in elsewhere) else unsure(step)
        for step, *elsewhere in zip(first, *others, strict=True)
    ]


def imagined(g: Xidit, me: Seat, number: int) -> Xidit:
    """A table of which the seat knows as much as of the real one; always the same for the same knowledge."""
    table = g.copy()
    imagine(table, me, Dice.from_seed(f"forecast {number}"))
    return table


def same(one: Preview, other: Preview) -> bool:
    return one.key == other.key and one.facts == other.facts


def unsure(step: Preview) -> Preview:
    """tiles.next. What is done here rests on a tile that nobody has seen yet."""
    return Preview("unsure", **{**step.facts, "outcome": MAYBE})


def rehearse(table: Xidit, me: Seat, plan: Plan) -> list[Preview]:
    """titans.exile. The plan carried out; once more for every threat that lacks what a Titan was given."""
    regrets: list[Regret] = []
    while True:
        told = Rehearsal(table.copy(), me, regrets)
        steps = [told.step(wheel, order) for wheel, order in enumerate(plan)]
        if told.regret is None:
            return steps
        regrets.append(told.regret)


class Regret(NamedTuple):
    """A wheel whose threat could have been beaten with units that a Titan was given before."""

    wheel: int
    missing: list[Unit]
    cost: Counter[int]
    """All that the threat asks for, by the index of the unit."""


class Rehearsal:
    """One hero on a table where nobody else moves."""

    def __init__(self, table: Xidit, me: Seat, regrets: Sequence[Regret]) -> None:
        self.g = table
        self.me = me
        self.log: list[Event] = []
        self.g.log = self.log
        self.spared = {regret.wheel: regret.missing for regret in regrets}
        self.kept: Counter[int] = sum((regret.cost for regret in regrets), Counter())
        """Units that no Titan gets, by index: rather none is exiled."""
        self.given: Counter[Unit] = Counter()
        self.declined = False
        self.regret: Regret | None = None
        self.awaited = awaited(table)

    def step(self, wheel: int, order: Order | None) -> Preview:
        """orders. One order carried out, and what it came to."""
        start = self.g.heroes[self.me]
        facts: dict[str, Fact] = {"start": CITIES[start]}
        if order is None or order.index == WAIT:
            key, outcome = ("unset", UNSET) if order is None else ("wait", GOOD)
            return Preview(key, **facts, city=CITIES[start], outcome=outcome)
        self.g.order = wheel
        self.declined = False
        before = len(self.log)
        if order.index < ACT:
            move(self.g, self.me, order.index)
        else:
            play_out(act(self.g, self.me), self.reply)
        return self.told(wheel, self.log[before], facts)

    def reply(self, decision: Decision) -> Component:
        """titans.exile. The smallest Titan, for the weakest units not kept; of other choices the first."""
        if decision.prompt not in ("exile", "titan-unit"):
            return decision.options[0]
        free = [have - self.kept[unit] for unit, have in enumerate(self.g.units_of(self.me))]
        if decision.prompt == "titan-unit":
            units = [option for option in decision.options if isinstance(option, Unit)]
            return next(unit for unit in units if free[unit.index] > 0)
        spendable = sum(count for count in free if count > 0)
        for titan in decision.options:
            if isinstance(titan, Titan) and self.g.edition.titan_units[titan.index] <= spendable:
                return titan
        self.declined = True
        return DONE

    def told(self, wheel: int, event: Event, facts: dict[str, Fact]) -> Preview:
        """The event of an order as a preview."""
        key, outcome = STEPS[event.key]
        known = event.seen_by(self.me)
        facts |= {"city": known.get("to_city", known["city"])}
        facts |= {name: known[name] for name in ("road", "unit", "tile", "deed") if name in known}
        if key == "titan":
            self.given.update(units_in(known["units"]))
        elif key == "lacks":
            facts["units"] = known["missing"]
            self.note_regret(wheel, event, units_in(known["missing"]))
        elif key == "beat" and wheel in self.spared:
            key, outcome, facts["units"] = "spare", MAYBE, self.spared[wheel]
        elif self.declined:
            key, outcome = STEPS["exiled"]  # it could be, at the cost of a threat that comes later in the plan
        elif key in NO_TILE_HERE and facts.get("deed", "titan") == "titan":
            key, outcome, facts = self.hoped(key, outcome, facts)
        return Preview(key, **facts, outcome=outcome)

    def note_regret(self, wheel: int, event: Event, missing: list[Unit]) -> None:
        """threat.fail. Note the first threat that is lost to a Titan, unless sparing was tried in vain."""
        tile = event.facts["tile"]
        assert isinstance(tile, Tile)
        if self.regret is None and wheel not in self.spared and Counter(missing) <= self.given:
            cost = Counter(dict(enumerate(self.g.edition.costs[tile.index])))
            self.regret = Regret(wheel, missing, cost)

    def hoped(self, key: str, outcome: str, facts: dict[str, Fact]) -> tuple[str, str, dict[str, Fact]]:
        """tiles.next, recruit.once, titans.once. A tile that everybody sees in a queue may come here first."""
        city = self.g.heroes[self.me]
        coming = self.awaited.get(city)
        if coming is None:
            return key, outcome, facts
        deed, mask = ("threat", EXILED) if coming == THREAT else ("recruit", RECRUITED)
        if self.g.acted[self.me * 3 + mask] >> city & 1:
            return "twice", NOTHING, {**facts, "deed": deed}
        facts.pop("deed", None)
        return "hoped", MAYBE, facts


def awaited(g: Xidit) -> dict[int, int]:
    """tiles.next. The cities to which tiles come that everybody sees in the queues, and their sides."""
    found = {}
    for side, next_tile, pile in (
        (RECRUITS, g.next_recruits, g.recruit_pile),
        (THREAT, g.next_threat, g.threat_pile),
    ):
        for tile in (next_tile, pile[-1] if pile else None):
            if tile is not None:
                found[tile.city] = side
    return found


def play_out(rules: Coroutine[Any, Any, None], reply: Any) -> None:
    """Let rules run to their end; whatever they ask is answered by `reply`."""
    answer = None
    while True:
        try:
            answer = reply(rules.send(answer))
        except StopIteration:
            return


def units_in(fact: Fact) -> list[Unit]:
    """The units of a fact that lists them."""
    assert isinstance(fact, list)
    return fact
