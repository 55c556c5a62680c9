"""Why not: what a player would expect among the options and cannot have, with the reason and the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Reason
from crownlands.games.xidit.components import CITIES, COLUMNS, HIGHEST, REGIONS, REWARDS, UNITS
from crownlands.games.xidit.orders import awake_titans, cannot_exile
from crownlands.games.xidit.rewards import cannot_advance
from crownlands.games.xidit.state import Xidit

Refusals = list[tuple[Component, Reason]]


def why_not(g: Xidit, decision: Decision) -> Refusals:
    """The refusals of a decision, by its prompt."""
    explain = REFUSALS.get(decision.prompt)
    return [] if explain is None else explain(g, decision)


def refused_starts(g: Xidit, _: Decision) -> Refusals:
    """setup.heroes. Cities where another hero starts."""
    return [(city, Reason("hero-here", "setup.heroes")) for city in CITIES if city.index in g.heroes]


def refused_rewards(_: Xidit, decision: Decision) -> Refusals:
    """reward. The one that is taken already; who has no bards left, or is not offered some, is not asked."""
    return [(kind, Reason("taken-already", "reward")) for kind in REWARDS if kind not in decision.options]


def refused_regions(g: Xidit, decision: Decision) -> Refusals:
    """reward.bards, variant.three, variant.short. Regions that are closed or not around the hero's city."""
    around = g.edition.regions[g.heroes[decision.seat]]
    return [
        (
            region,
            Reason("region-closed", "variant.short" if g.options.short else "variant.three")
            if region.index in around
            else Reason("not-around-hero", "reward.bards"),
        )
        for region in REGIONS
        if region not in decision.options
    ]


def refused_sites(g: Xidit, decision: Decision) -> Refusals:
    """reward.guild. Own guilds that have four storeys."""
    full = [city for city in CITIES if g.owners[city.index] == decision.seat and g.guilds[city.index] == HIGHEST]
    return [(city, Reason("guild-is-full", "reward.guild")) for city in full]


def refused_titans(g: Xidit, decision: Decision) -> Refusals:
    """titans.exile. Awake Titans that ask for more units than the seat has."""
    reasons = ((titan, cannot_exile(g, decision.seat, titan)) for titan in awake_titans(g))
    return [(titan, reason) for titan, reason in reasons if reason is not None]


def refused_units(_: Xidit, decision: Decision) -> Refusals:
    """titans.exile. Units that the seat does not have."""
    return [(unit, Reason("no-such-unit", "titans.exile")) for unit in UNITS if unit not in decision.options]


def refused_columns(g: Xidit, _: Decision) -> Refusals:
    """variant.neutral.advance. Columns whose token stands at the end."""
    reasons = ((column, cannot_advance(g, column)) for column in COLUMNS)
    return [(column, reason) for column, reason in reasons if reason is not None]


REFUSALS: Mapping[str, Callable[[Xidit, Decision], Refusals]] = {
    "hero": refused_starts,
    "reward": refused_rewards,
    "bard": refused_regions,
    "census-bard": refused_regions,
    "kept-storey": refused_sites,
    "census-storey": refused_sites,
    "exile": refused_titans,
    "titan-unit": refused_units,
    "neutral": refused_columns,
}
