"""Plans of bots: steps that are played one after the other, as long as nothing intervenes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random

from crownlands.core.bots import Eyes, Moment, Step
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.run import Run


class Plan:
    """The steps that are still to be played."""

    __slots__ = ("_moment", "_steps")

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self._steps = deque(steps)
        self._moment: Moment | None = None

    def next(self, eyes: Eyes, decision: Decision) -> Component | None:
        """The next step, if nothing but the last one has happened since; otherwise the plan is dropped."""
        if self._steps and (self._moment is None or eyes.follows(self._moment)):
            self._moment = eyes.moment
            step = self._steps.popleft()
            if step.prompt == decision.prompt:
                option = decision.find(step.option.ref)
                if option is not None:
                    return option
        self._steps.clear()
        return None


class Positions:
    """The positions that a seat has had before, by what it sees: a line that leads back to one
    goes in a circle."""

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: set[int] = set()

    def note(self, eyes: Eyes, decision: Decision) -> None:
        """The seat is about to think here."""
        self._seen.add(hash((decision.prompt, repr(eyes.view()))))

    def known(self, run: Run, seat: Seat) -> bool:
        """Whether a line that has come this far asks the seat what it was asked before, in the same position."""
        asked = run.asked(seat)
        if asked is None or run.sealed is not None:
            return False
        return hash((asked.prompt, repr(run.game.view(run.state, seat)))) in self._seen


def follow(run: Run, seat: Seat, steps: Sequence[Step]) -> int:
    """Play steps as far as this table asks for them; returns how many."""
    for count, step in enumerate(steps):
        asked = run.asked(seat)
        option = None if asked is None or asked.prompt != step.prompt else asked.find(step.option.ref)
        if option is None:
            return count
        run.answer(seat, option)
    return len(steps)


def before_chance(table: Run, seat: Seat, steps: Sequence[Step]) -> Run:
    """A copy of a table with steps played as far as it asks for them and no dice are rolled."""
    run = table.fork()
    for step in steps:
        after = run.fork()
        if not follow(after, seat, [step]) or after.state.dice.drawn != run.state.dice.drawn:
            break
        run = after
    return run


def one_ahead(table: Run, decision: Decision, random: Random) -> Component:
    """The option with the best evaluation right after it: for a bot in a game that it does not know."""

    def value(option: Component) -> tuple[float, float]:
        fork = table.fork()
        fork.answer(decision.seat, option)
        return fork.game.evaluate(fork.state, decision.seat), random.random()

    return max(decision.options, key=value)
