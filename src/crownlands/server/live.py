"""A table in memory: its game, its log, and the people who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from time import time
from typing import Any, Protocol

import orjson

from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import seed_hash
from crownlands.core.errors import NeedsConsent, NotOffered
from crownlands.core.game import Game
from crownlands.core.table import Table
from crownlands.server import saga, seating, wire
from crownlands.server.clocks import Clocks
from crownlands.server.errors import ApiError
from crownlands.server.seating import Player
from crownlands.server.store import Entry

STAND_IN = "greedy"
"""The bot that plays for somebody who has left."""
CHAT_KEPT = 100


class Viewer(Protocol):
    """Somebody who looks at a table."""

    person: str | None
    language: str

    def send(self, text: str) -> None: ...

    def hang_up(self) -> None: ...


class UndoRequest:
    """An undo that waits for consent: back to `answers`, or the last answer of seat `by`."""

    __slots__ = ("agreed", "answers", "by", "needs", "why")

    def __init__(self, by: Seat | None, needs: Iterable[Seat], why: str, answers: int | None = None) -> None:
        self.by = by
        self.needs = set(needs)
        self.why = why
        self.answers = answers
        self.agreed: set[Seat] = set()

    @property
    def waiting(self) -> set[Seat]:
        """Who has not agreed yet."""
        return self.needs - self.agreed

    def json(self) -> dict[str, Any]:
        return {"by": self.by, "needs": sorted(self.waiting), "why": self.why}


class LiveTable:
    """One table of the house. Its state follows from its row and its log alone."""

    def __init__(self, game: Game[Any, Any], row: dict[str, Any], log: Iterable[Entry]) -> None:
        self.game = game
        self.row = row
        self.lock = asyncio.Lock()
        self.viewers: dict[Viewer, tuple[Seat, ...]] = {}
        self.busy_until = time()
        self.autoplaying = False
        """Whether a bot or a standing answer is at work here."""
        self.diverged = False
        """Whether something has happened here that could not be stored."""
        self.chat: list[dict[str, Any]] = []
        self.hints_given: dict[Seat, dict[str, Any]] = {}
        """The newest hint of each seat, as it was told."""
        self.hints_sought: dict[Seat, int] = {}
        """The decisions that the house is looking for a hint for."""
        self.last_line = 0
        """The number of the newest line of the chat."""
        self.reset(log)

    # -- the game, as the log tells it ----------------------------------------------------------------------

    def reset(self, log: Iterable[Entry]) -> None:
        """Start over from the log."""
        self.seq = 0
        self.table: Table | None = None
        self.asked: dict[Seat, tuple[Decision, int]] = {}
        self.standing_answers: dict[Seat, dict[str, str]] = {}
        self.stand_ins: dict[Seat, str] = {}
        self.undo_request: UndoRequest | None = None
        self.hinted: list[dict[str, int]] = []
        """Who has asked for a hint among people, and after how many answers."""
        self.clocks = Clocks(self.row["clock"], len(self.players))
        self.last_answer: dict[Seat, tuple[int, str]] = {}
        self._views: dict[tuple[Seat, ...], Any] = {}
        self._told = 0
        self._undo_told = False
        if self.row["status"] != "waiting":
            self.start(self.row["setup"]["started"])
        for entry in log:
            self.apply(entry)

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def players(self) -> list[Player]:
        return self.row["players"]  # type: ignore[no-any-return]

    @property
    def status(self) -> str:
        """How the game itself says that the table stands; the row follows."""
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    @property
    def alone(self) -> bool:
        """Whether nobody but bots plays against somebody here."""
        everybody = {player["person"] for player in self.players if player["kind"] == "person"}
        return len(everybody) < 2 and all(player["kind"] != "open" for player in self.players)

    @property
    def hints(self) -> bool:
        """Whether the house gives hints: as the host has said, else to those who play against bots alone."""
        chosen: bool | None = self.row["setup"].get("hints")
        return self.alone if chosen is None else chosen

    @property
    def now(self) -> Table:
        if self.table is None:
            raise ApiError("not-started", 409)
        return self.table

    def start(self, at: float) -> None:
        """Sit down and shuffle."""
        setup = self.row["setup"]
        self.table = Table(
            self.game,
            len(self.players),
            setup["options"],
            seed=setup["seed"],
            ruleset=setup["ruleset"],
            heritage=setup["heritage"],
            saga=saga.link_of(setup),
        )
        self.table.players.update(
            {seat: player["name"] or player["bot"] or "" for seat, player in enumerate(self.players)}
        )
        self._note_asked(None, at)

    def apply(self, entry: Entry) -> None:
        """Let one entry of the log happen."""
        table = self.now
        match entry.kind:
            case "answer":
                decision = self.asked[entry.seat]
                table.answer(entry.ref, entry.seat)
                self.last_answer[entry.seat] = (decision[1], entry.ref)
                self.undo_request = None
            case "undo":
                table.undo(entry.seat, consent=range(table.seats))
                self.undo_request = None
            case "rewind":
                table.rewind(int(entry.ref))
                self.undo_request = None
            case "propose":
                people = [seat for seat in range(table.seats) if not self.bot_of(seat)]
                self.undo_request = UndoRequest(None, people, "host", int(entry.ref))
            case "ask":
                self.undo_request = self.consent_for(entry.seat)
            case "agree" if self.undo_request is not None:
                self.undo_request.agreed.add(entry.seat)
            case "refuse":
                self.undo_request = None
            case "order":
                prompt, _, ref = entry.ref.partition(" ")
                self._note_standing_answer(entry.seat, prompt, ref)
            case "hint":
                self.hinted.append({"at": len(table.history), "seat": entry.seat})
            case "bot":
                self._note_stand_in(entry.seat, entry.ref)
        self.seq = entry.seq
        self._note_asked(entry.seat if entry.kind == "answer" else None, entry.at)

    def _note_standing_answer(self, seat: Seat, prompt: str, ref: str) -> None:
        answers = self.standing_answers.setdefault(seat, {})
        answers.pop(prompt, None)
        if ref:
            answers[prompt] = ref

    def _note_stand_in(self, seat: Seat, bot: str) -> None:
        self.stand_ins.pop(seat, None)
        if bot:
            self.stand_ins[seat] = bot
            if self.undo_request is not None:
                self.undo_request.agreed.add(seat)

    def _note_asked(self, answered: Seat | None, at: float) -> None:
        """A decision keeps the number of the entry that put it, as long as it stands."""
        pending = self.now.pending
        self.asked = {
            decision.seat: self.asked[decision.seat]
            if decision.seat in self.asked and self.asked[decision.seat][0] is decision
            else (decision, self.seq)
            for decision in pending
        }
        self.clocks.turn(self.asked, answered, at)

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that plays a seat now, if any."""
        return self.stand_ins.get(seat) or self.players[seat]["bot"]

    def hear(self, lines: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Take lines into the chat; returns how they are shown."""
        shown = [wire.chat_line(line) for line in lines]
        self.chat = [*self.chat, *shown][-CHAT_KEPT:]
        self.last_line = max([self.last_line, *(line["id"] for line in lines)])
        return shown

    # -- what somebody wants to do --------------------------------------------------------------------------

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        return tuple(seating.seats_of(self.players, person))

    def owned(self, person: str | None, seat: Seat) -> Seat:
        """A seat, if it is this person's."""
        if person is None or not 0 <= seat < len(self.players) or self.players[seat]["person"] != person:
            raise ApiError("not-your-seat", 403)
        return seat

    def check_answer(self, seat: Seat, seq: int, ref: str) -> bool:
        """Whether an answer is new and fits; a repeated one is not new, a wrong one is refused."""
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

    def consent_for(self, seat: Seat) -> UndoRequest:
        """What an undo by this seat needs; bots always agree."""
        table = self.now
        if table.over:  # the seed is open, and with it every card
            raise ApiError("nothing-to-undo", 409)
        bots = {other for other in range(table.seats) if self.bot_of(other)}
        try:
            table.fork().undo(seat, consent=bots)
        except NeedsConsent as needed:
            return UndoRequest(seat, needed.seats, needed.why)
        except NotOffered as error:
            raise ApiError("nothing-to-undo", 409) from error
        return UndoRequest(seat, (), "")

    # -- what people see ------------------------------------------------------------------------------------

    def info(self, person: str | None) -> dict[str, Any]:
        """The table for the lobby and the frame."""
        row, table = self.row, self.table
        online = {viewer.person for viewer in self.viewers}
        setup = row["setup"]
        left = self.clocks.left(time()) if table is not None and not table.over else None
        return {
            "id": row["id"],
            "game": row["game"],
            "options": setup["options"],
            **saga.info(setup, self.game, table),
            "status": self.status,
            "public": row["public"],
            "host": row["host"] == person,
            "players": [
                seating.shown(player, seat, self.stand_ins.get(seat), player["person"] in online)
                for seat, player in enumerate(self.players)
            ],
            "me": list(self.seats_of(person)),
            "clock": row["clock"],
            "hints": self.hints,
            "left": left,
            "asked": sorted(self.asked),
            "since": min(self.clocks.since.values(), default=None),
            "seed_hash": seed_hash(setup["seed"]),
            "seed": setup["seed"] if self.status == "over" else None,
            "created": row["created"],
            "answers": len(table.history) if table is not None else 0,
            "next": row["next"],
        }

    def state_for(self, person: str | None) -> dict[str, Any]:
        """Everything that somebody may know, for a page that has just been opened."""
        seats = self.seats_of(person)
        seat = seats[0] if seats else None
        message: dict[str, Any] = {"type": "state", "seq": self.seq, "table": self.info(person), "seat": seat}
        message["chat"] = self.chat
        message["hinted"] = self.hinted
        message["undo"] = self.undo_request.json() if self.undo_request else None
        message["standing_answers"] = self.standing_answers.get(seat, {}) if seat is not None else {}
        table = self.table
        if table is None:
            return {**message, "view": None, "decisions": [], "events": [], "scores": None, "ranking": None}
        view = table.view(seat)
        return {
            **message,
            "view": view,
            "decisions": self.decisions_for(seats),
            "events": self._events(seat, 0),
            **self._outcome(),
        }

    def decisions_for(self, seats: Iterable[Seat]) -> list[dict[str, Any]]:
        return [wire.decision(*self.asked[seat], self.now.previews(seat)) for seat in seats if seat in self.asked]

    def _events(self, seat: Seat | None, start: int) -> list[dict[str, Any]]:
        table = self.now
        pairs = zip(table.log[start:], table.event_times[start:], strict=True)
        return [wire.event(event, at, seat) for event, at in pairs]

    def _outcome(self) -> dict[str, Any]:
        """The points and the places, when the game is over."""
        table = self.now
        if not table.over:
            return {"scores": None, "ranking": None}
        scores = [wire.score(score, table.game.points_add_up) for score in table.scores()]
        return {"scores": scores, "ranking": table.ranking()}

    def at(self, answers: int, person: str | None, as_seat: Seat | None) -> dict[str, Any]:
        """The table after so many answers, as a seat saw it; after the end, as any seat."""
        table = self.now
        if not 0 <= answers <= len(table.history):
            raise ApiError("no-such-answer", 404, count=len(table.history))
        seats = self.seats_of(person)
        seat = seats[0] if seats else None
        if as_seat is not None and as_seat not in seats:
            if not table.over or not 0 <= as_seat < table.seats:
                raise ApiError("not-your-seat", 403)
            seat = as_seat
        then = table.at(answers)
        events = zip(then.log, then.event_times, strict=True)
        return {
            "answers": answers,
            "view": then.view(seat),
            "events": [wire.event(event, at, seat) for event, at in events if at == answers],
            "decisions": [
                wire.decision(asked, 0, then.previews(seat)) for asked in then.pending if asked.seat == seat
            ],
        }

    # -- telling --------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        seats = self.seats_of(viewer.person)
        self.viewers[viewer] = seats
        if self.table is not None and seats not in self._views:
            self._views[seats] = self.table.view(seats[0] if seats else None)
            self._told = len(self.table.log)

    def reseat(self) -> None:
        """The seats have changed hands: everybody looks from their own again."""
        for viewer in list(self.viewers):
            self.join(viewer)

    def part(self, viewer: Viewer) -> None:
        self.viewers.pop(viewer, None)
        self.busy_until = time()
        self._views = {seats: view for seats, view in self._views.items() if seats in self.viewers.values()}

    def tell_move(self, by: Seat | None) -> None:
        """Tell everybody what has changed since they were told last."""
        table = self.now
        groups = set(self.viewers.values())
        views = self.game.views(table.state, {seats[0] if seats else None for seats in groups})
        common = {
            "type": "move",
            "seq": self.seq,
            "by": by,
            "asked": sorted(self.asked),
            "since": min(self.clocks.since.values(), default=None),
            "left": self.clocks.left(time()),
            "answers": len(table.history),
            **self._outcome(),
        }
        secrets = any(event.private for event in table.log[self._told :])
        texts: dict[tuple[Seat, ...], str] = {}
        patches: dict[tuple[int, int], list[list[Any]]] = {}  # most seats see the same
        same: dict[tuple[object, ...], str] = {}  # and are told the same
        for seats in groups:
            seat = seats[0] if seats else None
            old, new = self._views.get(seats), views[seat]
            decisions = self.decisions_for(seats)
            pair = (id(old), id(new))
            key = (*pair, seats if secrets or decisions else None)
            if key not in same:
                if pair not in patches:
                    patches[pair] = wire.patch(old, new)
                common["patch"] = patches[pair]
                common["decisions"] = decisions
                common["events"] = self._events(seat, self._told)
                same[key] = orjson.dumps(common).decode()
            texts[seats] = same[key]
            self._views[seats] = new
        self._told = len(table.log)
        for viewer, seats in self.viewers.items():
            viewer.send(texts[seats])
        if self._undo_told and self.undo_request is None:
            self.tell_undo("over")
        if table.over:
            self.tell_table()

    def tell_state(self) -> None:
        """Tell everybody everything, after an undo or a start."""
        self._views = {}
        self._undo_told = self.undo_request is not None
        self.reseat()
        for viewer in self.viewers:
            viewer.send(orjson.dumps(self.state_for(viewer.person)).decode())

    def tell_table(self) -> None:
        """Tell everybody who is there and how the table stands."""
        for viewer in self.viewers:
            viewer.send(orjson.dumps({"type": "table", "table": self.info(viewer.person)}).decode())

    def tell_undo(self, why: str) -> None:
        """Tell everybody of the undo that waits, or why none does any more."""
        request = self.undo_request
        self._undo_told = request is not None
        self.tell({"type": "undo", **(request.json() if request else {"by": None, "needs": [], "why": why})})

    def tell(self, message: dict[str, Any]) -> None:
        text = orjson.dumps(message).decode()
        for viewer in self.viewers:
            viewer.send(text)
