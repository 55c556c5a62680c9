"""What a bot is, and what it may see. Games can bring bots of their own, so this is part of the core."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Preview, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.run import Run


class Moment(NamedTuple):
    """A point in a game: which turn, how many answers into it, how far into the dice."""

    turn: object
    """Only for comparing with that of another moment."""
    answers: int
    drawn: int


class Eyes:
    """A game as one seat sees it: its view, its decision, and tables as it may imagine them."""

    __slots__ = ("_run", "seat")

    def __init__(self, run: Run, seat: Seat) -> None:
        self._run = run
        self.seat = seat

    @property
    def game(self) -> Game[Any, Any]:
        return self._run.game

    @property
    def decision(self) -> Decision:
        """The decision of this seat."""
        decision = self._run.asked(self.seat)
        assert decision is not None, "a bot is only called for a seat that is asked"
        return decision

    def view(self) -> Mapping[str, Any]:
        return self._run.game.view(self._run.state, self.seat)

    @property
    def moment(self) -> Moment | None:
        """Where the game stands, to be passed to `follows` later; None in a sealed round."""
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

    @property
    def in_a_row(self) -> int:
        """How many answers the seat has given since anybody else was asked, so that a bot can notice that it goes
        in circles."""
        return self._run.in_a_row

    def imagine(self, dice: Dice) -> Run:
        """A table that could be the real one, for all this seat knows."""
        return self._run.imagine(self.seat, dice)


class Step(NamedTuple):
    """One choice: what was asked, and the option taken."""

    prompt: str
    option: Component


class BotHint(NamedTuple):
    """What a bot would do: how good it is (0 to 1), the option itself first, and how it would continue."""

    value: float
    line: tuple[Step, ...]
    why: tuple[Preview, ...] = ()
    """What it is for and what it risks, one sentence each (`hint-KEY`)."""
    steps: tuple[Preview, ...] = ()
    """What a whole plan leads to, answer by answer from its first, as `Game.forecast` computes it."""


class Bot(Protocol):
    """A player. One bot plays one seat of one game. Subclass it and override what differs."""

    offered: ClassVar[bool] = True
    """Whether it is listed in menus for people."""
    needs_spec: ClassVar[bool] = False
    """Whether there is no plain `name`, only `name:spec`."""
    thinks: bool = True
    """Whether it imagines tables; if no bot at a table does, the run need not store what that requires."""
    complaints: Sequence[str] = ()
    """What went wrong, one line each, for whoever started the game."""

    def __init__(self, seed: str) -> None: ...

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        """One of the decision's options."""
        ...

    def hints(self, eyes: Eyes, decision: Decision) -> list[BotHint]:
        """What it would choose, the best first, for hints; empty if it cannot say."""
        return []

    @classmethod
    def from_spec(cls, spec: str) -> Callable[[str], Self]:
        """The factory of bots called `name:spec`: call it with a seed. BadSetup if there are none."""
        raise BadSetup(f"{cls.__name__} takes no specification, such as {spec[:40]!r}")

    def close(self) -> None:
        """The game is over: stop whatever was started."""
        return
