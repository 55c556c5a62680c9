"""Days for every move: how long each seat has thought about each of its questions, so that nobody gets new days by
undoing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from crownlands.core.decisions import Seat

LEAST_AGAIN = 3_600.0
"""Whoever undoes answers has this long to put it right, once for each question, if no more is left."""


class Thinking:
    """What each seat has used of its time, question by question: the first one comes after no answer.

    What a seat takes back itself stays used up, there and for the questions that come again after it. Otherwise it
    would answer at once what it had answered before, and have new days for the next question, again and again.
    """

    def __init__(self, seats: int, most: float) -> None:
        self._most = most
        """Seconds for every question."""
        self._at = [0] * seats
        """How many answers each seat has given: which question it is at."""
        self._used: list[dict[int, float]] = [defaultdict(float) for _ in range(seats)]
        self._late: list[dict[int, float]] = [defaultdict(float) for _ in range(seats)]
        """The same for what was used of LEAST_AGAIN."""
        self._begun: dict[Seat, tuple[float, bool]] = {}
        """What was used up when a seat came to its question, and whether it is in its last hour."""

    def begin(self, seat: Seat, back: bool) -> float:
        """A seat is asked: so many seconds are used up already; after an undo (`back`) also what it has thought
        about later questions."""
        at, used = self._at[seat], self._used[seat]
        usual = self._most - (sum(used[other] for other in used if other >= at) if back else used[at])
        late = LEAST_AGAIN - self._late[seat][at]
        before = self._most - max(usual, late)
        self._begun[seat] = before, late > usual
        return before

    def end(self, seat: Seat, seconds: float) -> None:
        """A seat leaves its question, when so many seconds are used up."""
        before, is_late = self._begun.pop(seat, (0.0, False))
        self._used[seat][self._at[seat]] += seconds - before
        if is_late:
            self._late[seat][self._at[seat]] += seconds - before

    def answered(self, seat: Seat) -> None:
        self._at[seat] += 1

    def take_back(self, gone: Mapping[Seat, int], by: Seat | None) -> None:
        """So many answers of every seat are taken back, at the wish of one: the others have their time again."""
        for seat, count in gone.items():
            self._at[seat] -= count
            for times in (self._used[seat], self._late[seat]) if seat != by else ():
                for at in [at for at in times if at >= self._at[seat]]:
                    del times[at]
