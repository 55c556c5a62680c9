"""Everybody who is looking at a table, and what they have been sent: each gets what is new, as seen from their
seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol
from weakref import ref

import orjson

from crownlands.core.decisions import Seat
from crownlands.server import coach, presenting, wire
from crownlands.server.messages import ChatLine, Patch
from crownlands.server.socket_messages import MoveMessage, ServerMessage, StateMessage, TableMessage, UndoMessage
from crownlands.server.steady_time import now
from crownlands.server.table_state import TableState

ELSEWHERE_SECONDS = 15.0
"""For how long another process is believed about who is there; it says so more often."""


class Viewer(Protocol):
    """Somebody who is looking at a table."""

    person: str | None
    device: str
    """The hash of the secret that identifies the device."""
    share: str
    """On whose account the house works for them (`shares.py`)."""
    language: str

    def send(self, text: str) -> None: ...

    def hang_up(self) -> None: ...


class Audience:
    """The viewers of one table; those with the same seats see the same."""

    def __init__(self, state: TableState) -> None:
        self._state = ref(state)  # the table holds its audience, so a table that is dropped is gone at once
        self.viewers: dict[Viewer, tuple[Seat, ...]] = {}
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """The players who are at this table at each other process, and when it has said so (`presence.py`)."""
        self.chat: list[ChatLine] = []
        self._views: dict[tuple[Seat, ...], Any] = {}
        """What each group was sent last."""
        self._told = 0
        """How many events everybody has been sent."""
        self._undo_told = False

    @property
    def state(self) -> TableState:
        state = self._state()
        assert state is not None, "an audience without a table"
        return state

    def forget(self) -> None:
        """Forget what has been sent: it is of no use any more."""
        self._views = {}
        self._told = 0
        self._undo_told = False

    @property
    def online(self) -> set[str | None]:
        since = now() - ELSEWHERE_SECONDS
        others = (people for at, people in self.elsewhere.values() if at > since)
        return {viewer.person for viewer in self.viewers}.union(*others)

    @property
    def seated_here(self) -> frozenset[str]:
        """The players who are looking at this table at this process."""
        return frozenset(viewer.person for viewer, seats in self.viewers.items() if viewer.person and seats)

    def note_elsewhere(self, process: str, people: Iterable[str]) -> bool:
        """Another process says who is there; returns whether that is new."""
        before = self.online
        self.elsewhere[process] = now(), frozenset(people)
        return self.online != before

    def forget_silent(self) -> bool:
        """Forget processes that have fallen silent; returns whether somebody is gone with them."""
        since = now() - ELSEWHERE_SECONDS
        silent = {name for name, (at, _) in self.elsewhere.items() if at <= since}
        gone = frozenset[str]().union(*(self.elsewhere.pop(name)[1] for name in silent))
        return not gone <= self.online

    def of_seat(self, seat: Seat) -> list[Viewer]:
        """The viewers whose seat this is."""
        return [viewer for viewer, seats in self.viewers.items() if seat in seats]

    def join(self, viewer: Viewer) -> None:
        seats = self.state.seats_of(viewer.person)
        table = self.state.table
        self.viewers[viewer] = seats
        if table is not None and seats not in self._views:
            self._views[seats] = table.view(seats[0] if seats else None)
            self._told = len(table.log)

    def part(self, viewer: Viewer) -> None:
        self.viewers.pop(viewer, None)
        self._views = {seats: view for seats, view in self._views.items() if seats in self.viewers.values()}

    def reseat(self) -> None:
        """The seats have changed hands: everybody sees the table from their own seat again."""
        for viewer in list(self.viewers):
            self.join(viewer)

    # -- telling --------------------------------------------------------------------------------------------

    def tell_move(self, by: Seat | None) -> None:
        """Send everybody what has changed since they were last sent something."""
        state, table = self.state, self.state.now
        groups = set(self.viewers.values())
        views = state.game.views(table.state, {seats[0] if seats else None for seats in groups})
        message: MoveMessage = {
            "type": "move",
            "seq": state.seq,
            "by": by,
            "asked": sorted(state.asked),
            "since": min(state.clocks.since.values(), default=None),
            "left": state.clocks.left(now()),
            "answers": len(table.history),
            "turn": table.turns[-1].answers,
            **presenting.outcome(state),
            "lesson": None,
            "patch": [],
            "decisions": [],
            "events": [],
        }
        secrets = any(event.private for event in table.log[self._told :])
        texts: dict[tuple[Seat, ...], str] = {}
        patches: dict[tuple[int, int], Patch] = {}  # most seats see the same
        same: dict[tuple[object, ...], str] = {}  # and are told the same
        for seats in groups:
            seat = seats[0] if seats else None
            old, new = self._views.get(seats), views[seat]
            decisions = presenting.decisions_for(state, seats)
            pair = (id(old), id(new))
            lesson = coach.progress(state, seats)
            key = (*pair, seats if secrets or decisions or lesson else None)
            if key not in same:
                if pair not in patches:
                    patches[pair] = wire.patch(old, new)
                message["patch"] = patches[pair]
                message["decisions"] = decisions
                message["lesson"] = lesson
                message["events"] = presenting.events_since(state, seat, self._told)
                same[key] = orjson.dumps(message).decode()
            texts[seats] = same[key]
            self._views[seats] = new
        self._told = len(table.log)
        for viewer, seats in self.viewers.items():
            viewer.send(texts[seats])
        self.tell_if_undo_is_over()
        if table.over:
            self.tell_table()

    def tell_state(self) -> None:
        """Send everybody everything, after an undo or a start."""
        self._views = {}
        self._undo_told = self.state.undo_vote is not None
        self.reseat()
        self._tell_each(self.viewers, self._everything)

    def tell_all_to(self, viewer: Viewer) -> None:
        """Send somebody everything."""
        self._tell_each([viewer], self._everything)

    def tell_seat(self, seat: Seat) -> None:
        """Send everything to the viewers of this seat: what has changed concerns nobody else."""
        self._tell_each(self.of_seat(seat), self._everything)

    def tell_table(self) -> None:
        """Send everybody who is there and the state of the table."""
        online = self.online

        def table_for(person: str | None) -> TableMessage:
            return {"type": "table", "table": presenting.table_info(self.state, person, online)}

        self._tell_each(self.viewers, table_for)

    def _everything(self, person: str | None) -> StateMessage:
        return presenting.state_message(self.state, person, self.online, self.chat)

    @staticmethod
    def _tell_each(viewers: Iterable[Viewer], what: Callable[[str | None], ServerMessage]) -> None:
        """Send people what they may know; it is made once for all sockets of a person, and for all strangers."""
        texts: dict[str | None, str] = {}
        for viewer in viewers:
            if viewer.person not in texts:
                texts[viewer.person] = orjson.dumps(what(viewer.person)).decode()
            viewer.send(texts[viewer.person])

    def tell_if_undo_is_over(self) -> None:
        if self._undo_told and self.state.undo_vote is None:
            self.tell_undo("over")

    def tell_undo(self, why: str) -> None:
        """Tell everybody about the pending undo, or why there is none any more."""
        vote = self.state.undo_vote
        self._undo_told = vote is not None
        none: UndoMessage = {
            "type": "undo", "by": None, "needs": [], "why": why, "whole_turn": False, "number": 0
        }  # fmt: skip
        self.tell({"type": "undo", **vote.shown()} if vote else none)

    def tell(self, message: ServerMessage) -> None:
        text = orjson.dumps(message).decode()
        for viewer in self.viewers:
            viewer.send(text)


def send(viewer: Viewer, message: ServerMessage) -> None:
    viewer.send(orjson.dumps(message).decode())
