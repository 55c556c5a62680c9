"""What rules say to the core: choose, together, checkpoint, waypoint.

Rules are coroutines, but there is no event loop: what they await is yielded to `crownlands.core.run.Run`, which
sends the answer back in.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Coroutine, Generator, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from crownlands.core.components import DONE, Component
from crownlands.core.errors import RuleBug

Seat: TypeAlias = int
Fact: TypeAlias = "Component | int | str | bool | Sequence[Component] | Sequence[int] | None"
Facts: TypeAlias = Mapping[str, Fact]

T = TypeVar("T", bound=Component)
R = TypeVar("R")


class Decision:
    """What a seat is asked: a prompt, the options, the rule behind it."""

    __slots__ = ("about", "always_ask", "facts", "options", "prompt", "rule", "seat")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[Component],
        rule: str,
        facts: Facts | None,
        always_ask: bool = False,
        about: object = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rule = rule
        self.facts = facts
        self.always_ask = always_ask
        """Whether it is asked even with a single option."""
        self.about = about
        """What the rules had in hand when they asked, for the game's own reasons and previews; never shown."""

    def __repr__(self) -> str:
        refs = " ".join(option.ref for option in self.options)
        return f"<seat {self.seat}: {self.prompt} ({self.rule}): {refs}>"

    def find(self, ref: str) -> Component | None:
        """The offered option with this ref."""
        for option in self.options:
            if option.ref == ref:
                return option
        return None


class Together:
    """Several seats asked at once, each in secret, each by a coroutine of its own."""

    __slots__ = ("branches",)

    def __init__(self, branches: Mapping[Seat, Coroutine[Any, Any, Any]]) -> None:
        self.branches = branches


class Checkpoint:
    """A moment from which the game could be started again from the state alone."""

    __slots__ = ("ends_turn",)

    def __init__(self, ends_turn: bool) -> None:
        self.ends_turn = ends_turn


CHECKPOINT = Checkpoint(ends_turn=True)
WAYPOINT = Checkpoint(ends_turn=False)


# Every question passes here: two keyword-only arguments would cost a fast game 1 % of its speed.
@types.coroutine
def choose(
    seat: Seat,
    prompt: str,
    options: Sequence[T],
    rule: str,
    facts: Facts | None = None,
    always_ask: bool = False,
    about: object = None,
) -> Generator[Decision, T, T]:
    """Ask a seat for one of the options; a decision with a single option is answered automatically.

    With `always_ask` the seat is asked all the same: for a question whose options depend on something that the
    others cannot see, so that they learn nothing from how quickly it was answered. What the game's reasons and
    previews need to judge options as the rules do, and the state does not tell, goes along as `about`.
    """
    if len(options) == 1 and not always_ask:
        return options[0]
    if not options:
        raise RuleBug(f"{prompt} ({rule}) offers nothing to seat {seat}")
    return (yield Decision(seat, prompt, options, rule, facts, always_ask, about))


@types.coroutine
def may_choose(
    seat: Seat,
    prompt: str,
    options: Iterable[T],
    rule: str,
    facts: Facts | None = None,
    always_ask: bool = False,
    about: object = None,
) -> Generator[Decision, Component, T | None]:
    """Ask a seat for one of the options or none of them; with no options the answer is none."""
    offered: list[Component] = [*options, DONE]
    if len(offered) == 1 and not always_ask:
        return None
    answer = yield Decision(seat, prompt, offered, rule, facts, always_ask, about)
    return None if answer is DONE else answer  # type: ignore[return-value]  # one of the options


@types.coroutine
def together(
    branches: Mapping[Seat, Coroutine[Any, Any, R]],
) -> Generator[Together, dict[Seat, R], dict[Seat, R]]:
    """Run one branch per seat, at once and in secret, and return all the results in one step, in seat order.

    A branch may ask its own seat only, and may write only what belongs to that seat: the branches must not depend
    on the order in which they advance. It may not roll dice, pass a checkpoint, or start another `together`.
    """
    return (yield Together(branches))


@types.coroutine
def _pass(place: Checkpoint) -> Generator[Checkpoint, None, None]:
    yield place


def checkpoint() -> Awaitable[None]:
    """Mark a place where a turn or an action ends and `play(state)` can start again from the state alone."""
    return _pass(CHECKPOINT)


def waypoint() -> Awaitable[None]:
    """Mark such a place in the middle of an action: forks start here, but for bots the turn continues."""
    return _pass(WAYPOINT)


class Preview:
    """What happens if an option is taken, as the rules compute it from what the seat may know."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts: Facts = facts

    def __repr__(self) -> str:
        return f"<{self.key} {dict(self.facts)}>"


class Reason:
    """Why something that a player might expect is not offered."""

    __slots__ = ("facts", "key", "rule")

    def __init__(self, key: str, rule: str, **facts: Fact) -> None:
        self.key = key
        self.rule = rule
        self.facts: Facts = facts

    def __repr__(self) -> str:
        return f"<{self.key} ({self.rule})>"
