"""Quick replies for bots: everything but the plan, judged by what a point of each kind is worth now."""

from __future__ import annotations

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.games.xidit.components import (
    COINS,
    GUILD,
    HIGHEST,
    City,
    Column,
    Region,
    Reward,
    Tile,
    Titan,
    Unit,
)
from crownlands.games.xidit.evaluation import BARD_VALUE, UNIT_VALUES, leads, patience, values_of_points
from crownlands.games.xidit.rewards import cannot_build
from crownlands.games.xidit.scoring import points_for
from crownlands.games.xidit.state import Xidit

PointValues = tuple[float, float, float]


def quick_reply(g: Xidit, decision: Decision) -> Component:
    """The option that looks best at a glance; for a plan, any."""
    me, options = decision.seat, decision.options
    match decision.prompt:
        case "reward":
            return best_reward(g, decision)
        case "bard" | "census-bard":
            regions = [option for option in options if isinstance(option, Region)]
            point_values = values_of_points(g, me)
            return max(regions, key=lambda region: region_gain(g, me, region.index, 1, point_values))
        case "exile":
            return best_titan(g, decision)
        case "titan-unit":
            units = [option for option in options if isinstance(option, Unit)]
            return min(units, key=lambda unit: UNIT_VALUES[unit.index])
        case "neutral":
            columns = [option for option in options if isinstance(option, Column)]
            found = leads(g, me)
            return max(columns, key=lambda column: found[column.index][0] / found[column.index][1])
        case "hand":
            return options[-1]
    return options[0]


def best_reward(g: Xidit, decision: Decision) -> Reward:
    """reward. The kind that gives most here."""
    facts = decision.facts or {}
    source, city = facts["source"], facts["city"]
    assert isinstance(source, Titan | Tile)
    assert isinstance(city, City)
    amounts = g.edition.titan_rewards if isinstance(source, Titan) else g.edition.rewards
    values = reward_values(g, decision.seat, city.index, amounts[source.index], values_of_points(g, decision.seat))
    kinds = [option for option in decision.options if isinstance(option, Reward)]
    return max(kinds, key=lambda kind: values[kind.index])


def reward_values(
    g: Xidit, me: Seat, city: int, amounts: tuple[int, ...], point_values: PointValues
) -> list[float]:
    """reward. What coins, bards and storeys of a tile are worth to a seat in a city."""
    coins, bards, storeys = amounts
    values = [coins * point_values[0], 0.0, 0.0]
    count = min(bards, g.stock[me])
    if count:
        around = [region for region in g.edition.regions[city] if region not in g.closed]
        values[1] = max((region_gain(g, me, region, count, point_values) for region in around), default=0.0)
    if cannot_build(g, me, city) is None:
        values[2] = min(storeys, HIGHEST - g.guilds[city], g.storeys[me]) * point_values[1]
    return values


def two_best(values: list[float]) -> float:
    """reward. Two of the three are taken."""
    return values[COINS] + values[1] + values[GUILD] - min(values)


def region_gain(g: Xidit, me: Seat, region: int, count: int, point_values: PointValues) -> float:
    """end.reputation. What this many more bards in a region are worth: points there, and a hold on it."""
    bards = g.bards[region::9]
    lyre = g.edition.lyres[region]
    before = points_for(bards, lyre)
    bards[me] += count
    after = points_for(bards, lyre)
    mine = after[me] - before[me]
    theirs = sum(before) - before[me] - sum(after) + after[me]
    first: int = lyre[0]
    return point_values[2] * (mine + 0.2 * theirs + 0.08 * first * count) + BARD_VALUE * count


def best_titan(g: Xidit, decision: Decision) -> Component:
    """titans.exile. The Titan that gives most for its units, if any gives more than they are worth."""
    me = decision.seat
    point_values = values_of_points(g, me)
    best, most = decision.options[-1], 0.0
    for titan in decision.options[:-1]:
        assert isinstance(titan, Titan)
        rewards = g.edition.titan_rewards[titan.index]
        gain = two_best(reward_values(g, me, g.heroes[me], rewards, point_values))
        gain -= patience(g) * UNIT_VALUES[1] * g.edition.titan_units[titan.index]
        if gain > most:
            best, most = titan, gain
    return best
