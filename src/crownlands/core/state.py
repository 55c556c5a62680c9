"""What every game's state is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from crownlands.core.decisions import Fact, Facts, Seat, choose, may_choose
from crownlands.core.dice import Dice
from crownlands.core.events import Event
from crownlands.core.plain import TRANSIENT, UNLESS_DEFAULT, Plain

NOTHING: Facts = {}


@dataclass(slots=True, eq=False, kw_only=True)
class State(Plain):
    """The complete state of a game as plain data: ints, lists, references to components.

    A game adds its own fields in a subclass decorated with `@plain` and `@dataclass(slots=True, eq=False)`.
    """

    seats: int
    dice: Dice
    log: list[Event] | None = field(default=None, metadata=TRANSIENT)
    """Where events go; None when nobody listens."""
    shown: int = field(default=0, metadata=UNLESS_DEFAULT)
    """How often something was shown that is in no hidden zone; see `reveal`."""

    # As rules write it, g.choose(seat, prompt, options, rule, facts); not wrapped, as every question passes here.
    choose = staticmethod(choose)
    may_choose = staticmethod(may_choose)

    def reveal(self) -> None:
        """Note that somebody has just seen something outside the hidden zones: an undo cannot freely pass it."""
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
        """Announce what happened. What is in `private` reaches only the seats in `to`."""
        if self.log is not None:
            self.log.append(Event(key, seat, facts, private, to))
