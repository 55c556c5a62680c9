"""Hints for the player to move: the best few options, what they are worth, and why.

The code that computes them is found through the entry point group `crownlands.hints`: the core knows no bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, TypeAlias

from crownlands.core.components import Component
from crownlands.core.decisions import Fact, Preview, Seat
from crownlands.core.errors import BadSetup
from crownlands.core.game import Score, ScoreItem

if TYPE_CHECKING:
    from crownlands.core.table import Table

GROUP: Final = "crownlands.hints"


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that a seat gains or loses, and where they come from."""

    seat: Seat
    item: ScoreItem


@dataclass(frozen=True, slots=True)
class Hint:
    """One option: what it is worth to its seat and what the evaluation counts for it."""

    option: Component
    value: float
    """From 0 to 1, for comparing options of the same decision only: it is not a chance to win."""
    gains: tuple[Gain, ...]
    """What changes if the turn continues in the best way that was found."""
    line: tuple[Component, ...]
    """That continuation: this option and the next choices of the turn."""
    why: tuple[Preview, ...] = ()
    """What it is for and what it risks, one sentence each (`hint-KEY`); if empty, the gains say it."""
    steps: tuple[Preview, ...] = ()
    """What a whole plan leads to, answer by answer from its first."""
    chance: float | None = None
    """How likely the seat is to win from there, where that has been fitted to finished games."""


HintGiver: TypeAlias = "Callable[[Table, Seat, int], list[Hint]]"


@cache
def hint_giver() -> HintGiver:
    """The installed code that computes hints."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found: HintGiver = entry.load()
        return found
    raise BadSetup("no installed package gives hints")


def gains(before: Sequence[Score], after: Sequence[Score]) -> tuple[Gain, ...]:
    """What every seat has gained and lost between two moments, the largest first."""
    found: list[Gain] = []
    for old, new in zip(before, after, strict=True):
        was, now = _items(old), _items(new)
        for key in dict.fromkeys([*now, *was]):
            points = (now[key].points if key in now else 0) - (was[key].points if key in was else 0)
            if points:
                found.append(Gain(new.seat, _change(was.get(key), now.get(key), points)))
    return tuple(sorted(found, key=lambda gain: -abs(gain.item.points)))


def _items(score: Score) -> dict[tuple[str, ...], ScoreItem]:
    """The items by what they are for: their key and the components that they name."""
    found: dict[tuple[str, ...], ScoreItem] = {}
    for item in score.items:
        names = [fact.ref for fact in item.facts.values() if isinstance(fact, Component)]
        key = (item.key, *names)
        earlier = found.get(key)
        found[key] = item if earlier is None else ScoreItem(item.key, item.points + earlier.points, item.facts)
    return found


def _change(was: ScoreItem | None, now: ScoreItem | None, points: int) -> ScoreItem:
    """The difference of two items: of a list of things, those that are new (or gone)."""
    if now is None or was is None:
        only = now or was
        assert only is not None
        return ScoreItem(only.key, points, only.facts)
    more, less = (now, was) if points > 0 else (was, now)
    facts: dict[str, Fact] = {name: _rest(fact, less.facts.get(name)) for name, fact in more.facts.items()}
    return ScoreItem(now.key, points, facts)


def _rest(fact: Fact, without: Fact) -> Fact:
    """What is new in a list; all of it if the same things are only worth more or less than before."""
    if isinstance(fact, list | tuple) and isinstance(without, list | tuple):
        return [thing for thing in fact if thing not in without] or fact
    return fact
