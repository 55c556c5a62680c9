"""Ratings from the places in games with any number of players: Plackett-Luce, on the Elo scale.

A bot of strength w comes first among others with chance w / (sum of all), then the next among those left, and so
on. The strengths that make the observed games most likely are found by Hunter's MM algorithm; their intervals by
resampling the games many times (bootstrap). The order of the games does not matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from random import Random
from typing import Final, TypeAlias

Places: TypeAlias = "Sequence[Sequence[str]]"
"""The bots of one game from first to last; those who share a place are together."""

MIDDLE: Final = 1500.0
DRAWS: Final = 200
ROUNDS: Final = 400
PRIOR: Final = 0.5
"""Every pair of bots is credited with one drawn game, so that a bot that never loses has a finite rating."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its 95 % interval."""

    value: float
    low: float
    high: float


def rate(games: Sequence[Places], seed: str = "ratings", draws: int = DRAWS) -> dict[str, Rating]:
    """The rating of every bot, with a mean of 1500."""
    names = sorted({name for places in games for group in places for name in group})
    stages = [_stages(places) for places in games]
    found = _ratings(names, _sum(stages))
    random = Random(seed)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(draws):
        sample = _ratings(names, _sum([stages[random.randrange(len(stages))] for _ in stages]))
        for name in names:
            drawn[name].append(sample[name])
    ratings = {}
    for name in names:
        values = sorted(drawn[name]) or [found[name]]
        low, high = values[round(0.025 * (len(values) - 1))], values[round(0.975 * (len(values) - 1))]
        ratings[name] = Rating(found[name], min(low, found[name]), max(high, found[name]))
    return ratings


Stages: TypeAlias = "list[tuple[tuple[str, ...], tuple[str, ...]]]"
"""Who came first, and among whom: one entry per place."""


def _stages(places: Places) -> Stages:
    found: Stages = []
    left = [name for group in places for name in group]
    for group in places:
        if group and len(set(left)) > 1:
            found.append((tuple(group), tuple(left)))
        left = left[len(group) :]
    return found


def _sum(games: Sequence[Stages]) -> dict[tuple[tuple[str, ...], tuple[str, ...]], int]:
    """The same places occur again and again: count them."""
    counts: dict[tuple[tuple[str, ...], tuple[str, ...]], int] = {}
    for stages in games:
        for winners, among in stages:
            key = (tuple(sorted(winners)), tuple(sorted(among)))
            counts[key] = counts.get(key, 0) + 1
    return counts


def _ratings(
    names: Sequence[str], counts: Mapping[tuple[tuple[str, ...], tuple[str, ...]], int]
) -> dict[str, float]:
    strengths = dict.fromkeys(names, 1.0)
    wins = dict.fromkeys(names, PRIOR * (len(names) - 1))
    for (winners, _), count in counts.items():
        for name in winners:
            wins[name] += count
    for _ in range(ROUNDS):
        chances = {
            name: sum(2 * PRIOR / (strengths[name] + strengths[other]) for other in names if other != name)
            for name in names
        }
        for (winners, among), count in counts.items():
            share = count * len(winners) / sum(strengths[name] for name in among)
            for name in among:
                chances[name] += share
        new = {name: wins[name] / chances[name] if chances[name] else 1.0 for name in names}
        mean = 10 ** (sum(log10(value) for value in new.values()) / len(names))
        new = {name: value / mean for name, value in new.items()}
        moved = max(abs(log10(new[name] / strengths[name])) for name in names)
        strengths = new
        if moved < 1e-5:
            break
    return {name: MIDDLE + 400 * log10(value) for name, value in strengths.items()}
