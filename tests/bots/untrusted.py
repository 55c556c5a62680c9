"""Bots that nobody should trust, and how they are let into a house for a test."""

from __future__ import annotations

from collections.abc import Iterator
from types import BuiltinFunctionType, CodeType, CoroutineType, FrameType, FunctionType, MethodType, ModuleType
from typing import ClassVar, Final

import pytest

from crownlands.bots import Bot, Eyes, base
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice

CLOSED: Final = (
    type,
    ModuleType,
    FunctionType,
    MethodType,
    BuiltinFunctionType,
    CoroutineType,
    FrameType,
    CodeType,
)
"""What a bot that keeps to the names without an underscore does not walk into."""


def let_in(monkeypatch: pytest.MonkeyPatch, **bots: type[Bot]) -> None:
    """Offer these bots beside those of the house."""
    known = {**base._bots(), **bots}
    monkeypatch.setattr(base, "_bots", lambda: known)


class Cheat(Bot):
    """Looks for the table's dice in everything that it is handed, and in all that hangs on it."""

    offered = False
    thinks = True
    keys: ClassVar[set[bytes]] = set()
    """Every key that the dice of the table could have, as far as any of these bots could find out."""
    asked: ClassVar[int] = 0

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._dice = Dice.from_seed(seed)

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        type(self).asked += 1
        table = eyes.imagine(self._dice)
        handed = (self._seed, eyes, decision, eyes.view(), eyes.moment, table, table.fork())
        for thing in reachable(handed):
            self.keys.update(possible_keys(thing))
        return decision.options[0]


class QuickCheat(Cheat):
    """The same without imagination: such a bot plays where the house itself runs."""

    thinks = False

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        type(self).asked += 1
        for thing in reachable((self._seed, eyes, decision, eyes.view(), eyes.moment)):
            self.keys.update(possible_keys(thing))
        return decision.options[0]


class Stale(Bot):
    """Gives its first answer for ever."""

    offered = False
    thinks = False

    def __init__(self, seed: str) -> None:
        self._answer: Component | None = None

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        self._answer = self._answer or decision.options[0]
        return self._answer


class Forger(Bot):
    """Makes itself an option, and puts it among those that are offered."""

    offered = False
    thinks = False

    def __init__(self, seed: str) -> None: ...

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        forged = Component(decision.options[0].ref)
        decision.options = [*decision.options, forged]
        return forged


def possible_keys(thing: object) -> Iterator[bytes]:
    """The keys that dice made from this could have."""
    match thing:
        case Dice():
            yield thing.key
        case bytes():
            yield thing
        case str():
            parts = thing.split("/")
            for text in ("/".join(parts[:count]) for count in range(1, len(parts) + 1)):
                yield Dice.from_seed(text).key


def reachable(start: object) -> Iterator[object]:
    """Everything that can be had without going behind an underscore."""
    seen: dict[int, object] = {}
    stack = [start]
    while stack:
        thing = stack.pop()
        if id(thing) in seen or thing is None or isinstance(thing, (int, float, *CLOSED)):
            continue
        seen[id(thing)] = thing
        yield thing
        if isinstance(thing, (str, bytes)):
            continue
        if isinstance(thing, dict):
            stack += [*thing, *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            stack += thing
        stack += public_parts(thing)


def public_parts(thing: object) -> Iterator[object]:
    for name in dir(thing):
        if not name.startswith("_"):
            try:
                yield getattr(thing, name)
            except Exception:  # a property that has nothing to say now
                continue
