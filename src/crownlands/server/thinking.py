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
    What others have used in vain they have again. But whoever has made them do so for longer than there is time
    for one question pays for the rest at that question, also with the last hour: otherwise one seat could answer
    and take back, again and again, while another thinks.
    """

    def __init__(self, seats: int, most: float) -> None:
        self._most = most
        """Seconds for every question."""
        self._at = [0] * seats
        """How many answers each seat has given: which question it is at."""
        self._used: list[dict[int, float]] = [defaultdict(float) for _ in range(seats)]
        self._late: list[dict[int, float]] = [defaultdict(float) for _ in range(seats)]
        """The same for what was used of LEAST_AGAIN."""
        self._cost: list[dict[int, float]] = [defaultdict(float) for _ in range(seats)]
        """How long others have thought in vain because of each seat, by the question that it was at."""
        self._begun: dict[Seat, tuple[float, bool]] = {}
        """What was used up when a seat came to its question, and whether it is in its last hour."""

    def begin(self, seat: Seat, back: bool) -> float:
        """A seat is asked: so many seconds are used up already; after an undo (`back`) also what it has thought
        about later questions."""
        at, used = self._at[seat], self._used[seat]
        pays = max(0.0, self._cost[seat][at] - self._most)
        usual = self._most - pays - (sum(used[other] for other in used if other >= at) if back else used[at])
        late = LEAST_AGAIN - pays - self._late[seat][at]
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

    def take_back(self, gone: Mapping[Seat, int], in_vain: Mapping[Seat, float], by: Seat | None) -> None:
        """So many answers of every seat are taken back, and some seats have thought in vain for so many seconds,
        at the wish of one of them, or of the house: the others have their time again."""
        lost = [max(0.0, seconds - self._begun.pop(seat, (0.0, False))[0]) for seat, seconds in in_vain.items()]
        for seat, count in gone.items():
            self._at[seat] -= count
            if seat != by:
                lost.append(self._give_back(seat))
        if by is not None:
            self.charge(by, max(lost, default=0.0))

    def may_cost(self, seat: Seat, gone: int) -> float:
        """For how many more seconds others may think in vain because of a seat before it pays for that.

        If answers of its own are taken back as well, it pays at the question to which it goes back.
        """
        return self._most - self._cost[seat][self._at[seat] - gone]

    def charge(self, seat: Seat, seconds: float) -> None:
        """Because of a seat others have thought in vain for so many seconds."""
        self._cost[seat][self._at[seat]] += seconds

    def _give_back(self, seat: Seat) -> float:
        """Forget what a seat has used for its question and those after it; returns how long that was."""
        used, late = self._used[seat], self._late[seat]
        later = [at for at in used if at >= self._at[seat]]
        for at in later:
            late.pop(at, None)
        return sum(used.pop(at) for at in later)
