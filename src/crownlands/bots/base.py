"""What a bot is, what it may see, and where the bots of the house are found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from random import Random
from typing import Any, NamedTuple, Protocol

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.run import Run

BOTS = "crownlands.bots"


class Moment(NamedTuple):
    """A place in a game: its turn, how many answers into it, how much chance there was."""

    turn: object
    """To be compared with that of another moment, and no use for anything else."""
    answers: int
    drawn: int


class Eyes:
    """A game through the eyes of one seat: its view, its decision, and tables as it may imagine them."""

    __slots__ = ("_run", "seat")

    def __init__(self, run: Run, seat: Seat) -> None:
        self._run = run
        self.seat = seat

    @property
    def game(self) -> Game[Any, Any]:
        return self._run.game

    @property
    def decision(self) -> Decision:
        """What this seat is asked."""
        decision = self._run.asked(self.seat)
        assert decision is not None, "a bot is only called for a seat that is asked"
        return decision

    def view(self) -> dict[str, Any]:
        return self._run.game.view(self._run.state, self.seat)

    @property
    def moment(self) -> Moment | None:
        """Where the game stands, to be given to `follows` later; None in a sealed round."""
        run = self._run
        if run.sealed is not None:
            return None
        return Moment(run.turn, run.answers, run.state.dice.drawn)

    def follows(self, earlier: Moment | None) -> bool:
        """Whether nothing has happened since that moment but one answer: no chance, nobody else, no new turn."""
        now = self.moment
        return (
            earlier is not None
            and now is not None
            and now.turn is earlier.turn
            and now.answers == earlier.answers + 1
            and now.drawn == earlier.drawn
        )

    def imagine(self, dice: Dice) -> Run:
        """A table that could be the real one, for all that this seat knows."""
        return self._run.imagine(self.seat, dice)


class Bot(Protocol):
    """A player. One bot plays one seat of one game.

    What a class may have besides: `offered = False` if people should not find it in a menu; `told(text)`, which
    gives the maker of bots called `name:text` (`needs_text = True` if there are no others); `complaints`, a list
    of what went wrong; `close()`, which ends what it has started.
    """

    thinks: bool
    """Whether it imagines tables; if no bot of a game does, nothing has to be kept for them."""

    def __init__(self, seed: str) -> None: ...

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        """One of the decision's options."""
        ...


@cache
def _bots() -> dict[str, type[Bot]]:
    return {entry.name: entry.load() for entry in sorted(entry_points(group=BOTS), key=lambda e: e.name)}


def bot_names() -> list[str]:
    """Every bot that can be called by its name alone."""
    return [name for name, kind in _bots().items() if not getattr(kind, "needs_text", False)]


def offered_bots() -> list[str]:
    """The bots that a menu offers to people."""
    return [name for name in bot_names() if getattr(_bots()[name], "offered", True)]


def check_bot(name: str) -> None:
    """Complain in one clear line about a bot that cannot be had."""
    _maker(name)


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name, or by its name and what it is told (`search:1s`); the same seed, the same play."""
    return _maker(name)(seed)


def _maker(name: str) -> Callable[[str], Bot]:
    called, colon, text = name.partition(":")
    kind = _bots().get(called)
    if kind is None:
        raise BadSetup(f"there is no bot {called[:40]!r}; bots: {', '.join(_bots())}")
    told: Callable[[str], Callable[[str], Bot]] | None = getattr(kind, "told", None)
    if not colon:
        if getattr(kind, "needs_text", False):
            raise BadSetup(f"{called} has to be told more: {called}:…")
        return kind
    if told is None:
        raise BadSetup(f"the bot {called} takes nothing behind its name")
    return told(text)


def bot_seed(table_seed: str, seat: Seat, answers: int = 0) -> str:
    """The seed of the bot that takes a seat after so many answers: reproducible, and no clue to the table's dice.

    It is a hash keyed with the table's seed, which no bot is given. Whoever knows the bot's seed can work back to
    the table's only by guessing it.
    """
    key = blake2b(table_seed.encode(), person=b"crownlands-bots").digest()
    return blake2b(f"{seat}/{answers}".encode(), key=key, digest_size=16).hexdigest()


def seat_bots(names: Mapping[Seat, str], table_seed: str, answers: int = 0) -> dict[Seat, CheckedBot]:
    """Bots for the seats of a table, each with a seed of its own, and every answer checked."""
    return {seat: CheckedBot(name, bot_seed(table_seed, seat, answers)) for seat, name in names.items()}


class CheckedBot:
    """A bot whose answers are checked: one that is not offered is replaced by chance and noted."""

    def __init__(self, name: str, seed: str) -> None:
        self._name = name
        self._bot = make_bot(name, seed)
        self._random = Random(f"instead of {seed}")
        self.thinks = self._bot.thinks
        self.complaints: list[str] = getattr(self._bot, "complaints", [])

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        offered = tuple(decision.options)  # as they are before the bot has had its hands on them
        answer = self._bot.choose(eyes, decision)
        for option in offered:
            if option is answer:
                return option
        self.complaints.append(
            f"{self._name}: {str(answer)[:60]!r} is not offered; chance has answered {decision.prompt}"
        )
        return offered[int(self._random.random() * len(offered))]

    def close(self) -> None:
        dismiss([self._bot])


def complaints_of(bots: Mapping[Seat, Bot]) -> list[tuple[Seat, str]]:
    """What went wrong with bots, seat by seat."""
    return [(seat, line) for seat, bot in bots.items() for line in getattr(bot, "complaints", ())]


def dismiss(bots: Iterable[Bot]) -> None:
    """The game is over: bots that have started something end it."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()
