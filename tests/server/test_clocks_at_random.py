"""What undos cost, in games where everybody does anything at any moment."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from crownlands.core.decisions import Seat
from crownlands.core.registry import game, games
from crownlands.server.errors import ApiError
from crownlands.server.log import (
    Answered,
    Entry,
    HouseClosed,
    StandInSet,
    Step,
    UndoAgreed,
    UndoAsked,
    UndoRefused,
)
from crownlands.server.rows import TableRow
from crownlands.server.seating import STAND_IN, bot_seat, person_seat
from crownlands.server.table_state import TableState

LOGS = 40
PAUSES = (0.0, 0.5, 1.0, 10.0, 100.0, 500.0)
HONEST = 1
"""A seat that asks for no undo and agrees to every one at once."""


class Evening:
    """A table with a live clock at which things happen at random."""

    def __init__(self, name: str, seed: int) -> None:
        self.random = Random(f"{name} {seed}")
        rules = game(name)
        self.seats = self.random.choice([seats for seats in (2, 3, 4, 5, 6) if seats in rules.seats])
        self.row = _row(name, max(rules.rulesets), self.seats, seed)
        self.state = TableState(rules, self.row, ())
        self.entries: list[Entry] = []
        self.now = self.closed = 0.0

    def used(self) -> list[float]:
        """What each seat has used of its time."""
        left = self.state.clocks.left(self.now)
        assert left is not None
        return [600 * 60 - seconds for seconds in left]

    def happen(self, step: Step) -> None:
        entry = Entry("t", self.state.seq + 1, self.now, step)
        self.state.apply(entry)
        self.entries.append(entry)

    def go_on(self) -> None:
        """Something happens after a while."""
        self.now += self.random.choice(PAUSES)
        acts = (self.answer, self.ask, self.vote, self.go_or_come, self.close)
        act = self.random.choices(acts, (50, 25, 19, 2, 4))[0]
        act()

    def answer(self) -> None:
        seat = self.random.choice(sorted(self.state.asked))
        before = self.used()
        self.happen(Answered(seat, self.random.choice(self.state.asked[seat][0].options).ref))
        assert self.used() == pytest.approx(before), "what has passed is everybody's own"

    def ask(self) -> None:
        seat, whole_turn = self.anybody(), self.random.random() < 0.3
        if seat is None or self.state.stand_ins.get(seat):
            return
        try:
            vote = self.state.vote_on_undo(seat, whole_turn)
        except ApiError:
            return
        if not vote.needs:
            self.undo(vote.step)
        elif self.state.undo_vote is None or self.state.undo_vote.step != vote.step:
            self.happen(UndoAsked(seat, whole_turn))
            if vote.needs == {HONEST}:
                self.undo(vote.step)
            elif HONEST in vote.needs:
                self.happen(UndoAgreed(HONEST))

    def vote(self) -> None:
        vote = self.state.undo_vote
        if vote is None:
            return
        seat = self.random.choice(sorted(vote.waiting))
        if self.random.random() < 0.2:
            self.happen(UndoRefused(seat))
        elif vote.waiting == {seat}:
            self.undo(vote.step)
        else:
            self.happen(UndoAgreed(seat))

    def undo(self, step: Step) -> None:
        clocks, before = self.state.clocks, self.used()
        since, spent = clocks.since.get(HONEST), clocks.spent[HONEST]
        answers = self.answers()
        self.happen(step)
        assert clocks.spent[HONEST] == spent, "who agrees at once pays nothing"
        if since is not None and (HONEST not in clocks.since or self.answers()[HONEST] < answers[HONEST]):
            assert self.used()[HONEST] == pytest.approx(before[HONEST] - (self.now - since)), "nor in vain"

    def answers(self) -> Counter[Seat]:
        return Counter(answer.seat for answer in self.state.now.history)

    def go_or_come(self) -> None:
        seat = self.anybody()
        if seat is not None:
            self.happen(StandInSet(seat, None if self.state.stand_ins.get(seat) else STAND_IN))

    def close(self) -> None:
        closed, self.now = self.now, self.now + self.random.choice(PAUSES)
        self.happen(HouseClosed(closed))
        self.closed += self.now - closed

    def anybody(self) -> Seat | None:
        """Any person but the honest one."""
        people = [seat for seat, player in enumerate(self.row["players"]) if not player["bot"]]
        return self.random.choice([seat for seat in people if seat != HONEST] or [None])


def _row(name: str, ruleset: int, seats: int, seed: int) -> TableRow:
    players = [person_seat(f"person {seat}", f"Player {seat}") for seat in range(seats)]
    if seed % 4 == 0:
        players[-1] = bot_seat("random")
    setup = {"variants": {}, "seed": f"{seed}", "ruleset": ruleset, "heritage": None, "saga": None, "started": 0.0}
    row = {"id": "t", "game": name, "status": "playing", "public": True, "host": "person 0", "setup": setup}
    row |= {"clock": {"kind": "live", "minutes": 600}, "players": players, "next": None}
    return cast("TableRow", {**row, "created": 0.0, "changed": 0.0})


@pytest.mark.parametrize("name", sorted(games()))
def test_undos_at_random_cost_whom_they_should(name: str) -> None:
    """Whoever agrees at once pays for no undo, all time that passes is somebody's, and the log tells it all."""
    for seed in range(LOGS):
        evening = Evening(name, seed)
        for _ in range(60):
            if evening.state.status == "playing":
                evening.go_on()
        again = TableState(evening.state.game, evening.row, evening.entries).clocks
        assert again.left(evening.now) == evening.state.clocks.left(evening.now)
        if evening.state.status == "playing":
            assert sum(evening.used()) >= evening.now - evening.closed - 0.001, "nobody gains time together"
