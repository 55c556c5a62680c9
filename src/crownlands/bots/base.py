"""The installed bots: where they are found, how they are seated, and how their answers are checked."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from random import Random

from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.errors import BadSetup

BOTS = "crownlands.bots"


@cache
def _bots() -> dict[str, type[Bot]]:
    """Every installed bot by its name. One that cannot be loaded is skipped, with a warning."""
    found: dict[str, type[Bot]] = {}
    for entry in sorted(entry_points(group=BOTS), key=lambda e: e.name):
        try:
            kind = entry.load()
            if Bot not in kind.__mro__:
                raise TypeError(f"{kind.__name__} is not a subclass of crownlands.Bot")
        except Exception as error:
            warnings.warn(f"the bot {entry.name} cannot be loaded: {error}", stacklevel=2)
        else:
            found[entry.name] = kind
    return found


def bot_names() -> list[str]:
    """Every bot that can be called by its name alone."""
    return [name for name, kind in _bots().items() if not kind.needs_spec]


def offered_bots() -> list[str]:
    """The bots that a menu offers to people."""
    return [name for name in bot_names() if _bots()[name].offered]


def check_bot(name: str) -> None:
    """Raise BadSetup, with one clear line, if there is no such bot."""
    _maker(name)


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name, or by its name and a specification (`search:1s`); the same seed gives the same play."""
    return _maker(name)(seed)


def _maker(name: str) -> Callable[[str], Bot]:
    called, colon, spec = name.partition(":")
    kind = _bots().get(called)
    if kind is None:
        raise BadSetup(f"there is no bot {called[:40]!r}; bots: {', '.join(_bots())}")
    if colon:
        return kind.from_spec(spec)
    if kind.needs_spec:
        raise BadSetup(f"{called} needs a specification: {called}:…")
    return kind


def bot_seed(table_seed: str, seat: Seat, answers: int = 0) -> str:
    """The seed of the bot that takes a seat after this many answers: reproducible, and no clue to the table's
    dice.

    It is a hash keyed with the table's seed, which no bot is given. Somebody who knows the bot's seed can find the
    table's only by guessing it.
    """
    key = blake2b(table_seed.encode(), person=b"crownlands-bots").digest()
    return blake2b(f"{seat}/{answers}".encode(), key=key, digest_size=16).hexdigest()


def seat_bots(names: Mapping[Seat, str], table_seed: str, answers: int = 0) -> dict[Seat, CheckedBot]:
    """Bots for the seats of a table, each with a seed of its own, and every answer checked."""
    return {seat: CheckedBot(name, bot_seed(table_seed, seat, answers)) for seat, name in names.items()}


class CheckedBot(Bot):
    """A bot whose answers are checked: one that is not offered is replaced by a random one and noted."""

    def __init__(self, name: str, seed: str) -> None:
        self._name = name
        self._bot = make_bot(name, seed)
        self._random = Random(f"instead of {seed}")
        self.thinks = self._bot.thinks
        self._offences: list[str] = []

    @property
    def complaints(self) -> list[str]:  # type: ignore[override]  # a bot may also keep a list
        return [*self._bot.complaints, *self._offences]

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        offered = tuple(decision.options)  # as they are before the bot has had its hands on them
        answer = self._bot.choose(eyes, decision)
        for option in offered:
            if option is answer:
                return option
        self._offences.append(
            f"{self._name}: {str(answer)[:60]!r} is not offered; chance has answered {decision.prompt}"
        )
        return offered[int(self._random.random() * len(offered))]

    def close(self) -> None:
        self._bot.close()


def complaints_of(bots: Mapping[Seat, Bot]) -> list[tuple[Seat, str]]:
    """What went wrong with bots, seat by seat."""
    return [(seat, line) for seat, bot in bots.items() for line in bot.complaints]


def dismiss(bots: Iterable[Bot]) -> None:
    """The game is over: let bots stop what they have started."""
    for bot in bots:
        bot.close()
