"""A game in which every roll of the dice waits for its result to be given.

Rules roll dice in the middle of an action and cannot wait. So a roll without a result yet stops the run, and when
the result is given, the run starts again from its last checkpoint: the same rolls and answers lead to the same
place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import NotOffered, RuleBug
from crownlands.core.events import Event
from crownlands.core.game import Game
from crownlands.core.run import Run
from crownlands.core.state import State

ANSWERED = "answered"
"""The key of the events in which a seat remembers its own answers."""


class NotRolled(Exception):
    """The rules want a roll whose result has not been given yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"one of {sides}")
        self.sides = sides


class OpenDice(Dice):
    """Dice that show given results: `rolls`, of which `drawn` have been used. They know no future."""

    __slots__ = ("rolls",)

    def __init__(self, rolls: list[int], drawn: int = 0) -> None:
        super().__init__(b"open dice", drawn)
        self.rolls = rolls

    def copy(self) -> OpenDice:
        return OpenDice(self.rolls, self.drawn)

    def imagined(self, dice: Dice) -> Dice:
        return self

    def word(self) -> int:
        raise RuleBug("open dice have no words: rules may use below, choice and shuffle")

    def _below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.drawn == len(self.rolls):
            raise NotRolled(n)
        self.drawn += 1
        return self.rolls[self.drawn - 1]


class Play:
    """A game at a decision, at a roll, or at its end. It can be copied at any point."""

    def __init__(self, game: Game[Any, Any], seats: int, variants: Mapping[str, object]) -> None:
        self.game = game
        self.setup = (seats, dict(variants))
        self.history: list[int] | None = []
        """Rolls, and indices of answers among the options, from the beginning; None if the table is imagined."""
        self.rolls: list[int] = []
        self.log: list[Event] = []
        self.sides = 0
        """How many sides the waiting die has; 0 if none waits."""
        self._run: Run | None = None
        self._stem: tuple[Run, Seat, Component] | None = None
        """While a die waits: the run before an answer, and the answer; or nothing, if `_base` is further along."""
        self._begin(game.new(game.setup(seats, variants, "open dice"), OpenDice(self.rolls)))

    # -- what is going on -----------------------------------------------------------------------------------

    @property
    def run(self) -> Run:
        """The game, if no die waits."""
        assert self._run is not None, "a die waits"
        return self._run

    @property
    def over(self) -> bool:
        return not self.sides and self.run.over

    @property
    def decision(self) -> Decision | None:
        """What is asked; of seats that are asked at once in secret, the first one comes first."""
        return None if self.sides or self.run.over else self.run.pending[0]

    def story(self, seat: Seat) -> list[Event]:
        """What a seat has been told, and its own answers."""
        return [event for event in self.log if event.key != ANSWERED or event.seat == seat]

    # -- going on -------------------------------------------------------------------------------------------

    def roll(self, shown: int) -> None:
        """Give the result of the waiting die."""
        if not 0 <= shown < self.sides:
            raise NotOffered(f"a die with {self.sides} sides cannot show {shown}")
        self._note(shown)
        self.rolls.append(shown)
        del self.log[self._mark :]
        if self._stem is None:
            self._begin(self._base)
        else:
            run, seat, option = self._stem
            self._give(self._follow(run.fork()), seat, option)

    def answer(self, option: Component) -> None:
        """Give an offered option as the answer of the seat that is asked."""
        decision = self.decision
        assert decision is not None, "nobody is asked"
        self._note(decision.options.index(option))
        answer = {"prompt": decision.prompt, "ref": option.ref}
        self.log.append(Event(ANSWERED, decision.seat, {}, answer, [decision.seat]))
        self._mark = len(self.log)
        self._give(self.run, decision.seat, option)

    def _note(self, step: int) -> None:
        if self.history is not None:
            self.history.append(step)

    def _begin(self, base: State) -> None:
        """From a checkpoint to the next question or roll."""
        self._pass(base)
        self._stem, self.sides = None, 0
        try:
            self._run = Run(self.game, base, log=self.log, on_checkpoint=self._pass)
        except NotRolled as roll:
            self._run, self.sides = None, roll.sides

    def _give(self, run: Run, seat: Seat, option: Component) -> None:
        """From an answer to the next question or roll."""
        base = run._base
        self._run, self._stem, self.sides = run, None, 0
        try:
            run.answer(seat, option)
        except NotRolled as roll:
            self._run, self.sides = None, roll.sides
            if run._base is base:  # no checkpoint on the way: the answer has to be given again
                run._journal.pop()
                self._stem = run, seat, option

    def _pass(self, base: State) -> None:
        self._base, self._mark = base, len(self.log)

    def _follow(self, run: Run) -> Run:
        """Let a fork write to this play's log and report checkpoints to it."""
        run.state.log = self.log
        run.on_checkpoint = self._pass
        return run

    # -- copies ---------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: object) -> Play:
        new = self._twin(self.log[:])
        new.history = None if self.history is None else self.history[:]
        if self._run is not None:
            new._run = new._follow(new._branch(self._run, Run.fork))
        if self._stem is not None:
            run, seat, option = self._stem
            new._stem = new._branch(run, Run.fork), seat, option
        return new

    def imagine(self, seat: Seat, dice: Dice) -> Play:
        """A play that could be this one for all a seat knows; only for a seat that is asked.

        Of seats that are asked at once in secret, those who have answered before give random answers instead.
        """
        new = self._twin([_as_known(event, seat) for event in self.story(seat)])
        new.history = None
        new._run = new._follow(new._branch(self.run, lambda run: run.imagine(seat, dice)))
        choice = Random(dice.word()).choice
        while new.decision is not None and new.decision.seat != seat:
            new.answer(choice(new.decision.options))
        return new

    def _twin(self, log: list[Event]) -> Play:
        new = object.__new__(Play)
        new.game, new.setup, new.sides = self.game, self.setup, self.sides
        new.rolls, new.log = self.rolls[:], log
        new._run, new._stem = None, None
        new._base, new._mark = new._own(self._base), self._mark
        return new

    def _own(self, base: State) -> State:
        """A state of another play with dice that show this one's rolls."""
        state = base.copy()
        state.dice = OpenDice(self.rolls, base.dice.drawn)
        return state

    def _branch(self, run: Run, fork: Callable[[Run], Run]) -> Run:
        """A fork of another play's run that shows this one's rolls."""
        base = run._base
        run._base = self._own(base)
        try:
            return fork(run)
        finally:
            run._base = base

    def __reduce__(self) -> tuple[Any, ...]:
        if self.history is None:
            raise TypeError("an imagined table cannot be stored")
        return replay, (self.game, *self.setup, self.history)


def replay(game: Game[Any, Any], seats: int, variants: Mapping[str, object], history: list[int]) -> Play:
    """The play that was stored."""
    play = Play(game, seats, variants)
    for step in history:
        decision = play.decision
        if decision is None:
            play.roll(step)
        else:
            play.answer(decision.options[step])
    return play


def _as_known(event: Event, seat: Seat) -> Event:
    """An event without what a seat was not told."""
    return event if seat in event.to else Event(event.key, event.seat, event.facts, {}, event.to)
