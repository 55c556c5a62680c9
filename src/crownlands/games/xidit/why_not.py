"""Why not: what a player would expect among the options, judged by the same checks that make the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Reason
from crownlands.games.xidit.components import CITIES, COLUMNS, REGIONS, REWARDS, UNITS
from crownlands.games.xidit.orders import awake_titans, cannot_exile, cannot_give
from crownlands.games.xidit.rewards import cannot_advance, cannot_grow, cannot_place, cannot_take
from crownlands.games.xidit.setup import cannot_start
from crownlands.games.xidit.state import Xidit


class Expected(NamedTuple):
    """What a player would expect among the options of a decision, and why one of them cannot be had."""

    things: Callable[[Xidit], Sequence[Component]]
    cannot: Callable[[Xidit, Decision, Any], Reason | None]


def cannot_take_now(g: Xidit, decision: Decision, kind: Any) -> Reason | None:
    """reward. The question names what is printed and what has been taken."""
    facts: Mapping[str, Any] = decision.facts or {}
    amounts = (facts["coins"], facts["bards"], facts["storeys"])
    return cannot_take(g, decision.seat, kind, amounts, facts["taken"])


BARD = Expected(lambda _: REGIONS, lambda g, decision, region: cannot_place(g, decision.seat, region))
STOREY = Expected(lambda _: CITIES, lambda g, decision, city: cannot_grow(g, decision.seat, city))
WHY_NOT: Mapping[str, Expected] = {
    "hero": Expected(lambda _: CITIES, lambda g, _, city: cannot_start(g, city)),
    "reward": Expected(lambda _: REWARDS, cannot_take_now),
    "bard": BARD,
    "census-bard": BARD,
    "kept-storey": STOREY,
    "census-storey": STOREY,
    "exile": Expected(awake_titans, lambda g, decision, titan: cannot_exile(g, decision.seat, titan)),
    "titan-unit": Expected(lambda _: UNITS, lambda g, decision, unit: cannot_give(g, decision.seat, unit)),
    "neutral": Expected(lambda _: COLUMNS, lambda g, _, column: cannot_advance(g, column)),
}
"""By prompt. Orders and hands are missing: any order goes onto any wheel, and a hand shows what there is."""


def why_not(g: Xidit, decision: Decision) -> list[tuple[Component, Reason]]:
    """What cannot be had, each with its reason."""
    expected = WHY_NOT.get(decision.prompt)
    if expected is None:
        return []
    reasons = ((thing, expected.cannot(g, decision, thing)) for thing in expected.things(g))
    return [(thing, reason) for thing, reason in reasons if reason is not None]
