"""The state of a table: it follows from its row and its log alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from crownlands.core.decisions import Decision, Seat
from crownlands.core.game import Game
from crownlands.core.lessons import Lesson, lessons
from crownlands.core.sagas import Heritage
from crownlands.core.table import Table
from crownlands.server import log, saga, seating
from crownlands.server.clocks import Clocks
from crownlands.server.errors import ApiError
from crownlands.server.log import Entry
from crownlands.server.messages import HintTaken
from crownlands.server.rows import TableRow
from crownlands.server.seating import STAND_IN, StoredPlayer
from crownlands.server.seeds import seed_of
from crownlands.server.steady_time import now
from crownlands.server.undo_vote import (
    UndoVote,
    answers_by_seat,
    answers_gone,
    apply_undo,
    vote_on_rewind,
    vote_on_undo,
)


class TableState:
    """A table without the people looking at it."""

    starts_at: float | None = None
    """When it starts by itself, if somebody there is waiting for the others (`gathering.py`)."""

    def __init__(self, game: Game[Any, Any], row: TableRow, entries: Iterable[Entry]) -> None:
        self.game = game
        self.row = row
        self.reset(entries)

    # -- from the log ---------------------------------------------------------------------------------------

    def reset(self, entries: Iterable[Entry]) -> None:
        """Start over from the log."""
        self.seq = 0
        self.played_at = 0
        """The number of the newest entry by which its game has moved, forward or back."""
        self.table: Table | None = None
        self.asked: dict[Seat, tuple[Decision, int]] = {}
        """Each decision with the number of the entry that raised it."""
        self.standing_answers: dict[Seat, dict[str, str]] = {}
        self.stand_ins: dict[Seat, str] = {}
        self.returned: dict[Seat, int] = {}
        """How many answers a seat had given when somebody took it back from a stand-in."""
        self._vote: UndoVote | None = None
        self.hinted: list[HintTaken] = []
        self.clocks = Clocks(self.row["clock"], len(self.players))
        self.last_answer: dict[Seat, tuple[int, str]] = {}
        self._handed_on: tuple[int, Heritage] | None = None
        if self.row["status"] != "waiting":
            self._start(self.row["setup"]["started"])
        for entry in entries:
            self.apply(entry)

    def take_over(self, state: TableState) -> None:
        """Stand as this state of the same table does, which was read elsewhere."""
        vars(self).update({name: value for name, value in vars(state).items() if name not in ("game", "row")})

    def _start(self, at: float) -> None:
        """Sit down and shuffle."""
        setup = self.row["setup"]
        self.table = Table(
            self.game,
            len(self.players),
            setup["variants"],
            seed=seed_of(self.row),
            ruleset=setup["ruleset"],
            heritage=setup["heritage"],
            saga=saga.link_of(setup),
        )
        # The annals call people by their names, and a bot by the role that it plays.
        names = [player["name"] or ("" if setup["saga"] else player["bot"] or "") for player in self.players]
        self.table.players.update((seat, name) for seat, name in enumerate(names) if name)
        self.stand_ins = {seat: STAND_IN for person in setup.get("away", ()) for seat in self.seats_of(person)}
        self._note_asked(None, at)

    def apply(self, entry: Entry) -> None:
        """Apply one entry of the log."""
        answered: Seat | None = None
        match entry.step:
            case log.Answered(seat, ref):
                decision = self.asked[seat]
                self.now.answer(ref, seat)
                self.last_answer[seat] = (decision[1], ref)
                self._vote, answered = None, seat
            case log.Undone() | log.Rewound():
                self._go_back(entry.step)
            case log.StandingAnswerSet(seat, prompt, standing):
                self._note_standing_answer(seat, prompt, standing)
            case log.HintAsked(seat):
                self.hinted.append({"at": len(self.now.history), "seat": seat})
            case log.StandInSet(seat, bot):
                self._note_stand_in(seat, bot)
            case log.HouseClosed(since):
                self.clocks.skip(since, entry.at)
            case _:
                self._note_vote(entry.step, entry)
        self.seq = entry.seq
        if isinstance(entry.step, log.Answered | log.Undone | log.Rewound):
            self.played_at = entry.seq
        self._note_asked(answered, entry.at)

    def _go_back(self, step: log.Undone | log.Rewound) -> None:
        before = answers_by_seat(self.now)
        vote = self.undo_vote if self._vote is not None and self._vote.step == step else None
        needs = None if vote is None else vote.needs
        if isinstance(step, log.Undone):
            sealed = self.now.sealed_since
            apply_undo(self.now, step, range(self.now.seats), self._own_since(step.seat))
            if sealed is not None and self.now.sealed_since == sealed:
                self._keep_questions(step.seat)
        else:
            self.now.rewind(step.answers)
        after = answers_by_seat(self.now)
        gone = before - after
        self.clocks.take_back(gone, step.seat if isinstance(step, log.Undone) else None, needs)
        self._vote = None
        self.returned = {seat: min(count, after[seat]) for seat, count in self.returned.items()}

    def _keep_questions(self, seat: Seat) -> None:
        """A seat has undone what it had answered under seal: the others' questions are open as before, and their
        answers that are on the way are not late."""
        for decision in self.now.pending:
            if decision.seat != seat:
                self.asked[decision.seat] = decision, self.asked[decision.seat][1]

    def _note_vote(
        self, step: log.RewindProposed | log.UndoAsked | log.UndoAgreed | log.UndoRefused, entry: Entry
    ) -> None:
        match step:
            case log.RewindProposed(answers):
                self._vote = vote_on_rewind(self.now, answers, self.bot_of)
                self._vote.number = entry.seq
            case log.UndoAsked(seat, whole_turn):
                self._vote = UndoVote(log.Undone(seat, whole_turn), None, "", entry.seq)
                self.clocks.wish(entry.at)
            case log.UndoAgreed(seat):
                if self._vote is not None:
                    self._vote.agreed.add(seat)
                    self.clocks.agree(seat, entry.at)
            case log.UndoRefused():
                self._vote = None

    def _note_standing_answer(self, seat: Seat, prompt: str, ref: str | None) -> None:
        answers = self.standing_answers.setdefault(seat, {})
        answers.pop(prompt, None)
        if ref is not None:
            answers[prompt] = ref

    def _note_stand_in(self, seat: Seat, bot: str | None) -> None:
        self.stand_ins.pop(seat, None)
        if self._vote is not None and self._vote.by == seat:
            self._vote = None  # what it would undo may no longer be the person's own
        if bot is not None:
            self.stand_ins[seat] = bot
        else:
            self.returned[seat] = answers_by_seat(self.now)[seat]

    def _note_asked(self, answered: Seat | None, at: float) -> None:
        """A decision keeps the number of the entry that raised it, as long as it is open."""
        pending = self.now.pending
        self.asked = {
            decision.seat: self.asked[decision.seat]
            if decision.seat in self.asked and self.asked[decision.seat][0] is decision
            else (decision, self.seq)
            for decision in pending
        }
        self.clocks.turn(self.asked, answered, at)

    # -- what is so -----------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row["id"]

    @property
    def players(self) -> list[StoredPlayer]:
        return self.row["players"]

    @property
    def undo_vote(self) -> UndoVote | None:
        """The undo that waits for consent.

        Whose consent it needs is found out when somebody wants to know. That may take a tenth of a second, and a
        log may hold thousands of wishes, which nobody remembers when it is read.
        """
        vote = self._vote
        if vote is not None and vote.is_open and isinstance(vote.step, log.Undone):
            vote.find_out(self.vote_on_undo(vote.step.seat, vote.step.whole_turn))
        return vote

    @property
    def now(self) -> Table:
        """The game, which must have started."""
        if self.table is None:
            raise ApiError("not-started", 409)
        return self.table

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        """The status according to the game itself; the row follows."""
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    @property
    def alone(self) -> bool:
        """Whether one person plays here against bots alone."""
        everybody = {player["person"] for player in self.players if player["kind"] == "person"}
        return len(everybody) < 2 and all(player["kind"] != "open" for player in self.players)

    @property
    def hints(self) -> bool:
        """Whether the house gives hints: as the host has chosen, otherwise only if one person
        plays against bots."""
        chosen = self.row["setup"].get("hints")
        return self.alone if chosen is None else chosen

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is played here, unless the game no longer has it."""
        return lessons(self.game).get(self.row["setup"].get("lesson") or "")

    @property
    def handed_on(self) -> Heritage | None:
        """What a saga has come to with this table: what its next game starts from, or how it has ended."""
        link = saga.link_of(self.row["setup"])
        if link is None or self.table is None or not self.table.over:
            return None
        if self._handed_on is None or self._handed_on[0] != self.seq:
            heritage = self.row["setup"]["heritage"] or {}
            self._handed_on = (self.seq, self.game.sagas[link.name].hand_on(heritage, self.table))
        return self._handed_on[1]

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that plays a seat now, if any."""
        return self.stand_ins.get(seat) or self.players[seat]["bot"]

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        return tuple(seating.seats_of(self.players, person))

    # -- what somebody wants to do --------------------------------------------------------------------------

    def must_own(self, person: str | None, seat: Seat) -> Seat:
        """A seat, if it is this person's."""
        if person is None or not 0 <= seat < len(self.players) or self.players[seat]["person"] != person:
            raise ApiError("not-your-seat", 403)
        return seat

    def is_out_for_good(self, seat: Seat) -> bool:
        """Whether a bot plays this seat to the end of the game: its time for the whole game is used up."""
        if self.row["clock"]["kind"] != "live" or not self.stand_ins.get(seat):
            return False
        left = self.clocks.left(now())
        return left is not None and left[seat] <= 0

    def must_have_time(self, seat: Seat) -> None:
        """Refuse a player who has used up the time for the whole game: however quick they are, a bot plays on."""
        if self.is_out_for_good(seat):
            raise ApiError("no-time-left", 409)

    def must_not_be_late(self, seat: Seat) -> None:
        """Refuse to come back before the bot has made the move for which there is no time left: whoever came back
        again and again would never have to make it."""
        if seat in self.clocks.out_of_time(now()):
            raise ApiError("bot-moves", 409)

    def must_afford_undo(self, seat: Seat) -> None:
        """Refuse to take back what would cost more time than the seat has left for the whole game."""
        if self.row["clock"]["kind"] != "live":
            return
        at, sealed = now(), bool(self.now.sealed_answers(seat))
        cost = self.clocks.cost_of_undo(seat, {*self.asked, seat} if sealed else {seat}, at)
        left = self.clocks.left(at)
        if cost and left is not None and left[seat] <= cost:
            raise ApiError("undo-too-late", 409)

    def must_afford_consent(self, seat: Seat) -> None:
        """Refuse to agree so late to somebody's undo that it would cost more time than the seat has left for the
        whole game, or may cost others where there are days for every move."""
        at, vote = now(), self.undo_vote
        if vote is None or not isinstance(vote.step, log.Undone):
            return
        cost = self.clocks.cost_of_consent(seat, vote.step.seat, vote.needs, at)
        if not cost or self.row["clock"]["kind"] == "none":
            return
        gone = answers_gone(self.now, vote.step, self._own_since(vote.step.seat))
        if not self.clocks.can_pay(seat, cost, gone[seat], at):
            raise ApiError("undo-too-late", 409)

    def check_answer(self, seat: Seat, seq: int, ref: str) -> bool:
        """Whether an answer is new and valid; a repeated one is not new, a wrong one is refused."""
        asked = self.asked.get(seat)
        if self.last_answer.get(seat) == (seq, ref) and (asked is None or asked[1] != seq):
            return False
        if asked is None:
            raise ApiError("not-asked", 409)
        if asked[1] != seq:
            raise ApiError("stale", 409)
        if asked[0].find(ref) is None:
            raise ApiError("not-offered", 409, ref=ref[:60])
        return True

    def said_by_stand_in(self, seat: Seat) -> int:
        """How many of a seat's answers in the open sealed round are its stand-in's: they are not undone."""
        sealed = len(self.now.sealed_answers(seat))
        if self.stand_ins.get(seat):
            return sealed
        given = answers_by_seat(self.now)[seat]
        return max(0, sealed - (given - self.returned.get(seat, 0)))

    def has_moved_on(self, seat: Seat) -> bool:
        """Whether a seat has answered since somebody took it back from a stand-in, or nobody has yet."""
        given = answers_by_seat(self.now)[seat]
        return given > self.returned.get(seat, -1)

    def _own_since(self, seat: Seat) -> int:
        """From which answer on a seat's answers are those of its player, who may have come back to it."""
        given = [at for at, answer in enumerate(self.now.history) if answer.seat == seat]
        count = self.returned.get(seat, 0)
        return given[count - 1] + 1 if count else 0

    def vote_on_undo(self, seat: Seat, whole_turn: bool = False) -> UndoVote:
        """What an undo by this seat needs."""
        bots = [other for other, player in enumerate(self.players) if player["bot"]]
        return vote_on_undo(self.now, log.Undone(seat, whole_turn), bots, self._own_since(seat))
