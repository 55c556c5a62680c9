"""What the tests of the browser's board draw; `make schema` writes it.

Moments of games (a seat's view before an answer, what it was told, its view after it), with every kind of event
that the board shows among them; a forecast of a plan; the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crownlands.core.dice import Dice
from crownlands.core.table import Table
from crownlands.core.wire import facts
from crownlands.games.xidit.components import ORDERS
from crownlands.server import wire
from tests.conformance.tools import answer_at_random
from tests.xidit.easy import EASY_GAME

GAMES: tuple[tuple[int, dict[str, object]], ...] = ((3, {}), (4, {}), (5, {"open_screens": True}))
LONGEST = 45
PLAN = ("red", "act", "act", "blue", "black", "wait")


def moments() -> list[dict[str, Any]]:
    """As few answers as show everything, of a game of three, of four and of five with open screens."""
    every = list(every_moment())
    left = {at: keys_of(moment) for at, moment in enumerate(every)}
    found = []
    while any(left.values()):
        best = max(left, key=lambda at: (len(left[at]), -at))
        found.append(every[best])
        shown = left[best]
        left = {at: keys - shown for at, keys in left.items()}
    return found


def keys_of(moment: dict[str, Any]) -> set[tuple[int, str]]:
    return {(moment["before"]["seats"], event["key"]) for event in moment["events"]}


def every_moment() -> Iterator[dict[str, Any]]:
    for seats, variants in GAMES:
        table = Table(EASY_GAME, seats, {**variants, "short": True}, seed=f"moments {seats}")
        dice = Dice.from_seed(f"moments {seats}")
        seat = seats // 2
        while not table.over:
            before, told = table.view(seat), len(table.log)
            answer_at_random(table, dice)
            pairs = list(zip(table.log, table.event_times, strict=True))[told:]
            events = [wire.event(event, at, seat) for event, at in pairs]
            if before["phase"] in ("planning", "orders") and len(events) <= LONGEST:
                yield {"seat": seat, "before": before, "events": events, "after": table.view(seat)}


def forecast() -> dict[str, Any]:
    """A plan as somebody has it in mind, with what the rules foresee of it."""
    table = Table(EASY_GAME, 4, {"short": True}, seed="forecast")
    dice = Dice.from_seed("forecast")
    while table.view(0)["phase"] != "planning":
        answer_at_random(table, dice)
    plan = [next(order for order in ORDERS if order.ref == f"order:{name}") for name in PLAN]
    steps = [{"key": step.key, "facts": facts(step.facts)} for step in table.forecast(0, plan)]
    return {"seat": 0, "seq": 4, "refs": [order.ref for order in plan], "steps": steps}


def fixtures() -> dict[str, Any]:
    """By the name of the file in the board's folder of tests."""
    return {"moments.json": moments(), "forecast.json": forecast()}
