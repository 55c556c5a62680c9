"""What every game's state is made of."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from crownlands.core.components import Component
from crownlands.core.decisions import Fact, Facts, Seat, choose, may_choose
from crownlands.core.dice import Dice
from crownlands.core.events import Event
from crownlands.core.plain import TRANSIENT, UNLESS_DEFAULT, Plain

T = TypeVar("T", bound=Component)
NOTHING: Facts = {}


@dataclass(slots=True, eq=False, kw_only=True)
class State(Plain):
    """The whole truth of a game as plain data: ints, lists, references to components.

    A game adds its own fields in a subclass decorated with `@plain` and `@dataclass(slots=True, eq=False)`.
    """

    seats: int
    dice: Dice
    log: list[Event] | None = field(default=None, metadata=TRANSIENT)
    """Where events go; None when nobody listens."""
    shown: int = field(default=0, metadata=UNLESS_DEFAULT)
    """How often something was shown that lies in no hidden zone; see `reveal`."""

    def choose(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[T],
        rule: str,
        facts: Facts | None = None,
        *,
        always_ask: bool = False,
    ) -> Awaitable[T]:
        """Ask a seat for one of the options, by the rule that is cited."""
        return choose(seat, prompt, options, rule, facts, always_ask=always_ask)

    def may_choose(
        self,
        seat: Seat,
        prompt: str,
        options: Iterable[T],
        rule: str,
        facts: Facts | None = None,
        *,
        always_ask: bool = False,
    ) -> Awaitable[T | None]:
        """Ask a seat for one of the options, or `done`: then the answer is None."""
        return may_choose(seat, prompt, options, rule, facts, always_ask=always_ask)

    def reveal(self) -> None:
        """Note that somebody has just seen what no hidden zone tells of: an undo does not go behind it freely."""
        self.shown += 1

    def tell(
        self,
        key: str,
        seat: Seat | None = None,
        *,
        private: Facts = NOTHING,
        to: Iterable[Seat] = (),
        **facts: Fact,
    ) -> None:
        """Announce what happened. What stands in `private` reaches only the seats in `to`."""
        if self.log is not None:
            self.log.append(Event(key, seat, facts, private, to))
