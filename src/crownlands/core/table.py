"""A table: a game with its history, for people. Checks every answer, can undo, be forked and be recorded."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakMethod

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Preview, Reason, Seat
from crownlands.core.dice import Dice, seed_hash
from crownlands.core.errors import NeedsConsent, NotOffered
from crownlands.core.events import Event
from crownlands.core.game import Game, Score
from crownlands.core.hidden import learned
from crownlands.core.hints import Hint, hint_giver
from crownlands.core.ranking import Tie
from crownlands.core.run import Run
from crownlands.core.sagas import SagaLink
from crownlands.core.seeds import SharedSeed, checked_seed
from crownlands.core.state import State
from crownlands.core.turns import News, Turn
from crownlands.core.variants import Variants

if TYPE_CHECKING:
    from crownlands.core.records import Record


class Answer(NamedTuple):
    """What a seat answered."""

    seat: Seat
    ref: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A checkpoint of the history: the state after this many answers and events."""

    answers: int
    events: int
    state: State
    fresh: bool = False
    """The very beginning, before the rules have run to their first checkpoint."""


MARKS = 12
"""How many marks a table keeps at most."""


class Table:
    """A game in progress, with its whole history."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        variants: Mapping[str, object] | Variants | None = None,
        *,
        seed: str | int | SharedSeed | None = None,
        ruleset: int | None = None,
        heritage: Mapping[str, Any] | None = None,
        saga: SagaLink | None = None,
    ) -> None:
        self.game = game
        self.shared_seed = seed if isinstance(seed, SharedSeed) else None
        """The parts that the seed was made from, if players have added theirs."""
        seed = seed.seed if isinstance(seed, SharedSeed) else checked_seed(seed)
        self.setup = game.setup(seats, variants, seed, ruleset, heritage)
        self.saga = saga
        self.players: dict[Seat, str] = {}
        """The names of the seats, for the record."""
        self.history: list[Answer] = []
        self.log: list[Event] = []
        """What has happened; `event_times[i]` says after how many answers event i came."""
        self.event_times: list[int] = []
        self._sealed_rounds: list[tuple[int, int]] = []
        self.given_again = 0
        """How many answers have been given again because others were undone: this is what undos cost."""
        self.turns: list[Turn] = []
        """Where each turn starts. Consecutive actions of one seat are one turn, including what others are asked in
        between."""
        self._marks = [Mark(0, 0, game.new(self.setup, Dice.from_seed(self.setup.seed)), fresh=True)]
        self._run = self._start(self._marks[0])
        self._date_events()
        self._note_turn()

    def __repr__(self) -> str:
        now = "over" if self.over else " ".join(map(repr, self.pending))
        return f"<{self.game.name}, {self.seats} seats, {len(self.history)} answers: {now}>"

    # -- what is going on -----------------------------------------------------------------------------------

    @property
    def liveries(self) -> Sequence[int]:
        """Which livery every seat wears."""
        return self.game.liveries(self.setup)

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def state(self) -> Any:
        """The complete, true state. Look, don't touch."""
        return self._run.state

    @property
    def run(self) -> Run:
        """The game itself, without history: what search starts from."""
        return self._run

    @property
    def over(self) -> bool:
        return self._run.over

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Every open decision, in seat order."""
        return self._run.pending

    @property
    def decision(self) -> Decision:
        """The open decision (the first, if several seats are asked at once)."""
        if not self.pending:
            raise NotOffered("the game is over: nothing is asked")
        return self.pending[0]

    def asked(self, seat: Seat) -> Decision | None:
        """The open decision of this seat, if any."""
        return self._run.asked(seat)

    def why_not(self, seat: Seat) -> list[tuple[Component, Reason]]:
        """What this seat might expect among its options but cannot have now, each with the reason."""
        decision = self.asked(seat)
        return [] if decision is None else self.game.why_not(self.state, decision)

    def previews(self, seat: Seat) -> list[tuple[Component, Preview]]:
        """What would happen if this seat took one of its options, where the game can tell."""
        decision = self.asked(seat)
        return [] if decision is None else self.game.previews(self.state, decision)

    def forecast(self, seat: Seat, answers: Sequence[Component | None]) -> list[Preview]:
        """What a series of this seat's answers in the open sealed round would lead to, where the game can tell."""
        decision = self.asked(seat)
        return [] if decision is None else self.game.forecast(self.state, decision, answers)

    def sealed_answers(self, seat: Seat) -> list[str]:
        """What a seat has answered in the open sealed round so far; empty if there is none."""
        if self._run.sealed is None:
            return []
        return [answer.ref for answer in self.history[self._sealed_start :] if answer.seat == seat]

    @property
    def sealed_since(self) -> int | None:
        """Where in the history the open sealed round starts; None if there is none."""
        return None if self._run.sealed is None else self._sealed_start

    def view(self, seat: Seat | None) -> Mapping[str, Any]:
        """What a seat (None: a spectator) may know, JSON-ready."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[Score]:
        """The points of every seat as if the game ended now, item by item."""
        return self.game.scores(self.state)

    def ranking(self) -> list[list[Seat]]:
        return self.game.ranking(self.state)

    def ties(self) -> list[Tie]:
        """Places with equal points, and what broke the tie."""
        return self.game.ties(self.state)

    @property
    def winners(self) -> list[Seat]:
        """Who has won: several seats if they share it, none while the game is in progress or if the game itself
        has won."""
        return self.ranking()[0] if self.over else []

    @property
    def hash(self) -> str:
        """The hash of the state; the same answers to the same seed give the same hash anywhere."""
        return self.state.hash()  # type: ignore[no-any-return]

    @property
    def seed_hash(self) -> str:
        """The hash of the seed, or of the house's part of it, shown before the game and proven afterwards."""
        return self.shared_seed.hash if self.shared_seed else seed_hash(self.setup.seed)

    # -- answering ------------------------------------------------------------------------------------------

    def answer(self, option: Component | str, seat: Seat | None = None) -> None:
        """Give an answer, as a component or its ref. What is not offered is refused and nothing changes."""
        ref = option if isinstance(option, str) else option.ref
        decision = self._decision_for(seat)
        offered = decision.find(ref)
        if offered is None:
            refs = " ".join(choice.ref for choice in decision.options)
            raise NotOffered(f"{ref!r} is not offered to seat {decision.seat} now; offered: {refs}")
        sealed, sealed_start, turn = self._run.sealed, self._sealed_start, self._run.turn
        self.history.append(Answer(decision.seat, ref))
        try:
            self._run.answer(decision.seat, offered)
        except Exception:
            self._rebuild(self.history[:-1])  # a bug in the rules must not cost the table
            raise
        if sealed is not None and self._run.sealed is not sealed:
            self._close_sealed_round(sealed_start)
        self._date_events()
        if self._run.turn is not turn:
            self._note_turn()

    def answer_all(self, answers: Iterable[Answer]) -> None:
        """Give a series of answers."""
        for answer in answers:
            self.answer(answer.ref, answer.seat)

    def _decision_for(self, seat: Seat | None) -> Decision:
        if seat is None:
            if len(self.pending) > 1:
                seats = ", ".join(str(decision.seat) for decision in self.pending)
                raise NotOffered(f"several seats are asked at once ({seats}): say which one answers")
            return self.decision
        decision = self.asked(seat)
        if decision is None:
            raise NotOffered("the game is over" if self.over else f"seat {seat} is not asked now")
        return decision

    def _close_sealed_round(self, start: int) -> None:
        """Store a revealed round in seat order, so that the order of arrival leaves no trace."""
        self.history[start:] = sorted(self.history[start:], key=lambda answer: answer.seat)
        self._sealed_rounds.append((start, len(self.history)))

    @property
    def _sealed_start(self) -> int:
        """Where in the history the open sealed round starts."""
        return self._marks[-1].answers + self._run.sealed_from

    def hints(self, seat: Seat, most: int = 3) -> list[Hint]:
        """The best few options of a seat that is asked, from what it may know, each with its
        value and its gains."""
        return hint_giver()(self, seat, most)

    # -- going back -----------------------------------------------------------------------------------------

    def undo(self, seat: Seat, consent: Collection[Seat] = ()) -> None:
        """Undo the seat's last answer and everything that followed.

        Free until a barrier: a roll, a reveal, another seat's answer. Behind it NeedsConsent names the seats that
        have to agree. A sealed answer that is not revealed yet can always be undone.
        """
        if self._run.sealed is not None:
            mine = self._last_answer(seat, self._sealed_start)
            if mine is not None:
                self._rebuild(self.history[:mine] + self.history[mine + 1 :])
                return
        index = self._last_answer(seat, 0)
        if index is None:
            raise NotOffered(f"seat {seat} has nothing to take back")
        self._go_back(seat, index, consent)

    def undo_turn(self, seat: Seat, consent: Collection[Seat] = (), since: int = 0) -> None:
        """Undo everything that the seat has answered in the turn of its last answer, and everything that followed.

        Barriers and consent are those of an undo. Answers before `since` stay.
        """
        if self._run.sealed is not None:
            start = max(self._sealed_start, since)
            if self._last_answer(seat, start) is not None:
                others = [answer for answer in self.history[start:] if answer.seat != seat]
                self._rebuild(self.history[:start] + others)
                return
        last = self._last_answer(seat, since)
        if last is None:
            raise NotOffered(f"seat {seat} has nothing to take back")
        start = max(since, self.turn_at(last).answers)
        index = next(i for i in range(start, last + 1) if self.history[i].seat == seat)
        self._go_back(seat, index, consent)

    def _go_back(self, seat: Seat, index: int, consent: Collection[Seat]) -> None:
        """Return to before answer `index`, if everybody agrees who has to."""
        opened = self._sealed_round_of(index)
        if opened is not None:  # a revealed round is opened again for all of its seats
            index = opened
        if not frozenset(range(self.seats)) <= {seat, *consent}:
            seats, why = self.barrier(seat, index)
            missing = seats - frozenset(consent)
            if missing:
                raise NeedsConsent(missing, why)
        self._rebuild(self.history[:index])

    def _sealed_round_of(self, index: int) -> int | None:
        """Where the revealed round starts that answer `index` belongs to, if any."""
        return next((start for start, end in self._sealed_rounds if start <= index < end), None)

    def barrier(self, seat: Seat, index: int) -> tuple[frozenset[Seat], str]:
        """Who has to agree if the seat undoes everything from answer `index` on, and why (see BARRIERS)."""
        others = frozenset(range(self.seats)) - {seat}
        before, after = self._run_at(index).state, self.state
        if before.dice.drawn != after.dice.drawn:
            return others, "chance"
        pools_before, pools_after = self.game.pools(before), self.game.pools(after)
        if before.shown != after.shown:
            return others, "revealed"
        if any(learned(pools_before, pools_after, anyone) for anyone in range(self.seats)):
            return others, "revealed"
        answered = frozenset(answer.seat for answer in self.history[index:]) - {seat}
        return answered, "answered"

    def _last_answer(self, seat: Seat, start: int, end: int | None = None) -> int | None:
        end = len(self.history) if end is None else end
        return next((i for i in range(end - 1, start - 1, -1) if self.history[i].seat == seat), None)

    # -- turns ----------------------------------------------------------------------------------------------

    def turn_at(self, answers: int) -> Turn:
        """The turn that the table was in after this many answers."""
        return next(turn for turn in reversed(self.turns) if turn.answers <= answers)

    def news(self, seat: Seat) -> News:
        """What is new to a seat since its last turn. What it does now is not, nor what it answers under seal."""
        until = self._now_starts(seat)
        last = self._last_answer(seat, 0, until)
        opened = 0 if last is None else self._sealed_round_of(last)
        if last is None or opened is not None:  # all that came of a round is new, my own answer's part too
            since = opened or 0
            first = bisect_right(self.event_times, since)
        else:
            since = last + 1
            first = bisect_left(self.event_times, since)
        return News(since, until, range(first, bisect_right(self.event_times, until)))

    def _now_starts(self, seat: Seat) -> int:
        """After how many answers the seat began what it is doing now: its turn, or its answers in another's."""
        turn = self.turns[-1]
        if turn.seats == (seat,):
            return turn.answers
        start = len(self.history) if self._run.sealed is None else self._sealed_start
        while start > turn.answers and self.history[start - 1].seat == seat:
            if self._sealed_round_of(start - 1) is not None:
                break
            start -= 1
        return start

    def _note_turn(self) -> None:
        """Start a turn, unless the same seat just continues."""
        seats = tuple(decision.seat for decision in self.pending)
        goes_on = self.turns and self.turns[-1].seats == seats and len(seats) == 1
        if not self.turns or (seats and not goes_on):
            self.turns.append(Turn(len(self.history), seats))

    # -- forks, imagination, records ------------------------------------------------------------------------

    def rewind(self, answers: int) -> None:
        """Rewind to this many answers, without asking anybody."""
        self._check_place(answers)
        self._rebuild(self.history[:answers])

    def fork(self) -> Table:
        """An independent table with the same history."""
        return self.at(len(self.history))

    def at(self, answers: int) -> Table:
        """A table as this one was after this many answers."""
        self._check_place(answers)
        new = object.__new__(Table)
        new.game, new.setup, new.saga, new.players = self.game, self.setup, self.saga, dict(self.players)
        new.shared_seed = self.shared_seed
        new.log, new.event_times = list(self.log), list(self.event_times)
        new._marks = list(self._marks)
        new._sealed_rounds = list(self._sealed_rounds)
        new.turns = list(self.turns)
        new.given_again = self.given_again
        new._rebuild(self.history[:answers])
        return new

    def _check_place(self, answers: int) -> None:
        if not 0 <= answers <= len(self.history):
            raise NotOffered(f"the table has {len(self.history)} answers; there is no answer {answers}")

    def imagine(self, seat: Seat, dice: Dice) -> Run:
        """A run in which everything that the seat cannot know is dealt again; bots think on such runs only."""
        return self._run.imagine(seat, dice)

    def record(self) -> Record:
        """The game as a text that can be saved, sent, replayed and verified."""
        from crownlands.core.records import Record  # noqa: PLC0415 - a record can make a table and back

        return Record.of(self)

    # -- how it is kept -------------------------------------------------------------------------------------

    def _start(self, mark: Mark) -> Run:
        """A run from a mark on; this table's log and marks follow it.

        The run does not reference the table: a table that is dropped is gone at once, without the garbage
        collector.
        """
        keep_mark = WeakMethod(self._keep_mark)

        def on_checkpoint(state: State) -> None:
            if (keep := keep_mark()) is not None:
                keep(state)

        return Run(self.game, mark.state, log=self.log, forked=not mark.fresh, on_checkpoint=on_checkpoint)

    def _keep_mark(self, state: State) -> None:
        self._date_events()
        self._marks.append(Mark(len(self.history), len(self.log), state))
        if len(self._marks) > MARKS:  # keep the beginning and the newest, thin out what lies between
            del self._marks[1 : MARKS // 2 : 2]

    def _date_events(self) -> None:
        self.event_times += [len(self.history)] * (len(self.log) - len(self.event_times))

    def _mark_before(self, answers: int) -> Mark:
        return next(mark for mark in reversed(self._marks) if mark.answers <= answers)

    def _run_at(self, answers: int) -> Run:
        """The game after this many answers, separate from the table."""
        mark = self._mark_before(answers)
        run = Run(self.game, mark.state, forked=not mark.fresh)
        for answer in self.history[mark.answers : answers]:
            give(run, answer)
        return run

    def _rebuild(self, history: list[Answer]) -> None:
        """Go to where these answers lead: from the last mark that is still valid."""
        mark = self._mark_before(len(history))
        rest = history[mark.answers :]
        self.history = history[: mark.answers]
        self._marks = self._marks[: self._marks.index(mark) + 1]
        self._sealed_rounds = [span for span in self._sealed_rounds if span[1] <= mark.answers]
        self.turns = [turn for turn in self.turns if turn.answers <= mark.answers]
        del self.log[mark.events :], self.event_times[mark.events :]
        self._run = self._start(mark)
        self._date_events()
        self.given_again += len(rest)
        self.answer_all(rest)


def give(run: Run, answer: Answer) -> None:
    """Give a stored answer to a run, or say clearly why it does not fit."""
    decision = run.asked(answer.seat)
    option = None if decision is None else decision.find(answer.ref)
    if option is None:
        raise NotOffered(f"{answer.ref!r} is not offered to seat {answer.seat} here")
    run.answer(answer.seat, option)
