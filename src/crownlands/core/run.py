"""A game in progress, fast and unchecked: drives the rules' coroutine. Search uses it; people use a Table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from crownlands.core.components import Component
from crownlands.core.decisions import Checkpoint, Decision, Seat, Together
from crownlands.core.dice import Dice
from crownlands.core.errors import RuleBug
from crownlands.core.events import Event
from crownlands.core.game import Game
from crownlands.core.state import State


class Vision(NamedTuple):
    """A redeal of what a seat cannot know, and when it was done: replays repeat it there."""

    seat: Seat
    key: bytes
    answers: int
    """After how many answers since the checkpoint it was done …"""
    seal: int
    """… or, if not 0, just before the branches of which sealed round started."""


class Sealed:
    """An open `together`: the branch of every seat, and what it has come to."""

    __slots__ = ("branches", "decisions", "results")

    def __init__(self, asked: Together) -> None:
        self.branches: dict[Seat, Coroutine[Any, Any, Any]] = dict(sorted(asked.branches.items()))
        self.decisions: dict[Seat, Decision] = {}
        self.results: dict[Seat, Any] = {}

    def step(self, seat: Seat, answer: Component | None) -> None:
        """Advance one seat's branch to its next decision or its end."""
        try:
            asked = self.branches[seat].send(answer)
        except StopIteration as end:
            self.decisions.pop(seat, None)
            self.results[seat] = end.value
            return
        if type(asked) is not Decision or asked.seat != seat:
            raise RuleBug(f"the sealed branch of seat {seat} may only ask that seat to choose, not {asked}")
        self.decisions[seat] = asked

    @property
    def complete(self) -> bool:
        return len(self.results) == len(self.branches)

    def revealed(self) -> dict[Seat, Any]:
        return {seat: self.results[seat] for seat in self.branches}


class Run:
    """A coroutine of rules over a state, with what is needed to start it again from the last checkpoint."""

    __slots__ = (
        "_base",
        "_journal",
        "_last",
        "_main",
        "_skip_checkpoint",
        "decision",
        "game",
        "given",
        "in_a_row",
        "keeps",
        "on_checkpoint",
        "over",
        "sealed",
        "sealed_from",
        "seals",
        "state",
        "turn",
        "visions",
    )

    def __init__(
        self,
        game: Game[Any, Any],
        base: State,
        *,
        keeps: bool = True,
        log: list[Event] | None = None,
        trace: list[str] | None = None,
        forked: bool = False,
        visions: tuple[Vision, ...] = (),
        on_checkpoint: Callable[[State], None] | None = None,
        turn: object = None,
        given: int = 0,
    ) -> None:
        """Play on from a state at a checkpoint. `base` is copied, never changed."""
        self.game = game
        self._base = base
        """Where forks start: the state at the last checkpoint or waypoint; the true one, even of
        an imagined run."""
        self.turn = object() if turn is None else turn
        """As long as it is the same object, it is the same turn (or action). It means nothing else."""
        self.given = given
        """How many answers have been given since then, up to the last waypoint."""
        self.state = base.copy()
        self.state.log = log
        self.state.dice.trace = trace
        self.keeps = keeps
        self._journal: list[tuple[Seat, Component]] = []
        self.visions = visions
        self._last: Seat = -1
        self.in_a_row = 0
        """How many answers the last seat has given since anybody else was asked, as far as this run knows."""
        self.decision: Decision | None = None
        self.sealed: Sealed | None = None
        self.sealed_from = 0
        self.seals = 0
        self.over = False
        self.on_checkpoint = on_checkpoint
        self._skip_checkpoint = forked
        self._main = game.play(self.state)
        self._advance(None)

    @property
    def answers(self) -> int:
        """How many answers have been given in this turn."""
        return self.given + len(self._journal)

    # -- asking and answering -------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Every open decision, in seat order."""
        if self.decision is not None:
            return (self.decision,)
        if self.sealed is not None:
            return tuple(self.sealed.decisions[seat] for seat in sorted(self.sealed.decisions))
        return ()

    def asked(self, seat: Seat) -> Decision | None:
        """The open decision of this seat."""
        if self.decision is not None:
            return self.decision if self.decision.seat == seat else None
        return self.sealed.decisions.get(seat) if self.sealed is not None else None

    def answer(self, seat: Seat, option: Component) -> None:
        """Give an offered option as the answer of a seat that is asked. Nothing is checked here."""
        if self.keeps:
            self._journal.append((seat, option))
            self.in_a_row = self.in_a_row + 1 if seat == self._last else 1
            self._last = seat
        if self.sealed is None:
            self._advance(option)
        else:
            self.sealed.step(seat, option)
            if self.sealed.complete:
                self._advance(self._reveal())

    def play_out(self, pick: Callable[[Decision], Component]) -> int:
        """Play to the end with `pick`, keeping nothing; returns the number of decisions."""
        self.keeps = False
        count = 0
        while not self.over:
            decision = self.decision
            if decision is not None:
                self._advance(pick(decision))
            else:
                assert self.sealed is not None
                seat, decision = next(iter(self.sealed.decisions.items()))
                self.answer(seat, pick(decision))
            count += 1
        return count

    def _advance(self, value: Any) -> None:
        """Send a value into the rules and continue to the next question."""
        send = self._main.send
        try:
            while True:
                asked = send(value)
                if type(asked) is Decision:
                    self.decision = asked
                    return
                self.decision = None
                value = None
                if type(asked) is Checkpoint:
                    if self.keeps:
                        self._pass_checkpoint(asked.ends_turn)
                elif type(asked) is Together:
                    self._seal(asked)
                    if self.sealed is not None and not self.sealed.complete:
                        return
                    value = self._reveal()
                else:
                    raise RuleBug(f"rules may await choose, together, checkpoint and waypoint, not {asked!r}")
        except StopIteration:
            self.decision = None
            self.over = True

    def _pass_checkpoint(self, ends_turn: bool) -> None:
        if self._skip_checkpoint:
            if not self._journal:  # a fork starts at the checkpoint that it was forked from
                return
            self._skip_checkpoint = False
        self._base = self.state.copy()
        if ends_turn:
            self.turn, self.given = object(), 0
        else:
            self.given += len(self._journal)
        self._journal = []
        self.visions = ()
        self.seals = 0
        if self.on_checkpoint is not None:
            self.on_checkpoint(self._base)

    def _seal(self, asked: Together) -> None:
        self.seals += 1
        self.sealed_from = len(self._journal)
        for vision in self.visions:
            if vision.seal == self.seals:
                self._imagine(vision)
        self.sealed = Sealed(asked)
        for seat in self.sealed.branches:
            self.sealed.step(seat, None)

    def _reveal(self) -> dict[Seat, Any]:
        assert self.sealed is not None
        results = self.sealed.revealed()
        self.sealed = None
        return results

    # -- forks ----------------------------------------------------------------------------------------------

    def fork(self, *, keeps: bool = True) -> Run:
        """The same game again: the checkpoint copied, the answers since then repeated."""
        return self._replay(self._journal, self.visions, keeps)

    def imagine(self, seat: Seat, dice: Dice, *, keeps: bool = True) -> Run:
        """A fork in which everything that the seat cannot know is dealt again.

        The dice move on, so that the next call imagines another table. In an open sealed round the seat's own
        answers stay and those of the others are open again. Only for a seat that is asked: the options of another
        seat's open decision may depend on what was dealt again.
        """
        if self.asked(seat) is None and self.sealed is None and not self.over:
            raise RuleBug(f"seat {seat} cannot imagine now: it is not asked")
        key = dice.child(f"imagine {dice.word()}").key
        if self.sealed is None:
            vision = Vision(seat, key, len(self._journal), 0)
            return self._replay(self._journal, (*self.visions, vision), keeps)
        kept = self._journal[: self.sealed_from]
        kept += [entry for entry in self._journal[self.sealed_from :] if entry[0] == seat]
        return self._replay(kept, (*self.visions, Vision(seat, key, 0, self.seals)), keeps)

    def _replay(self, journal: list[tuple[Seat, Component]], visions: tuple[Vision, ...], keeps: bool) -> Run:
        if not self.keeps:
            raise RuleBug("this run keeps nothing, so it cannot be forked")
        new = Run(
            self.game,
            self._base,
            keeps=keeps or bool(visions),
            forked=True,
            visions=visions,
            turn=self.turn,
            given=self.given,
        )
        if not visions:
            answer = new.answer
            for seat, option in journal:
                answer(seat, option)
            return new
        for count, (seat, option) in enumerate(journal):
            new._imagine_after(count)
            new.answer(seat, option)
        new._imagine_after(len(journal))
        new.keeps = keeps
        return new

    def _imagine_after(self, answers: int) -> None:
        for vision in self.visions:
            if not vision.seal and vision.answers == answers:
                self._imagine(vision)

    def _imagine(self, vision: Vision) -> None:
        self.game.imagine(self.state, vision.seat, Dice(vision.key))
