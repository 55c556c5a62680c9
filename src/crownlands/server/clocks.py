"""Clocks: none, live (minutes per player for the whole game) or days for every move."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import inf
from typing import NamedTuple

from crownlands.core.decisions import Seat
from crownlands.server.errors import ApiError
from crownlands.server.messages import Clock
from crownlands.server.thinking import Thinking

DAY = 86_400.0
MOST_NOTICE = DAY / 2
"""A player who is away is warned this long before their time for a move is up, or when a quarter of it is left."""


def checked(clock: object) -> Clock:
    """A clock as it is stored, or an API error."""
    if not isinstance(clock, Mapping):
        raise ApiError("bad-clock")
    match clock.get("kind", "none"):
        case "none":
            return {"kind": "none"}
        case "live":
            return {"kind": "live", "minutes": _amount(clock.get("minutes"), 600)}
        case "days":
            return {"kind": "days", "days": _amount(clock.get("days"), 60)}
        case _:
            raise ApiError("bad-clock")


def _amount(given: object, most: int) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 1 <= given <= most:
        raise ApiError("bad-clock")
    return given


class Undo(NamedTuple):
    """An undo that is about to happen: at whose wish (None: the house's), since when that is known, how many
    answers of every seat are taken back, and when those have agreed who had to."""

    by: Seat | None
    wished: float
    gone: Mapping[Seat, int]
    agreed: Mapping[Seat, float]


class Clocks:
    """How long every seat has been asked, computed from the times in the log."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.spent = [0.0] * seats
        self.since: dict[Seat, float] = {}
        """Since when a seat has been asked without interruption."""
        self._thinking = Thinking(seats, clock["days"] * DAY) if clock["kind"] == "days" else None
        self._gave = [0.0] * seats
        """When each seat has answered last."""
        self.wished = inf
        """When the others were last asked whether they agree to an undo."""
        self._agreed: dict[Seat, float] = {}
        """When each seat has agreed to it."""
        self._went_back: Undo | None = None
        self._skipped: tuple[float, float] | None = None
        """The last pause that was noted."""

    def turn(self, asked: Iterable[Seat], answered: Seat | None, now: float) -> None:
        """Somebody answered at this time, and now these seats are asked."""
        waiting, undo = set(asked), self._went_back
        in_vain = {} if undo is None else self._in_vain(undo.by, waiting, undo.gone)
        if undo is not None:
            self._pay_for_undo(undo, in_vain, now)
            self._ask_again(undo, in_vain, now)
        for seat, since in list(self.since.items()):
            if seat not in waiting or seat == answered or seat in in_vain:
                if undo is None:
                    self.spent[seat] += max(0.0, now - since)
                if seat == answered:
                    self._gave[seat] = now
                    self._leave_question(seat, now)
                del self.since[seat]
        for seat in waiting - self.since.keys():
            back = undo is not None and seat == undo.by
            self.since[seat] = now - (self._thinking.begin(seat, back) if self._thinking else 0.0)
        self._went_back = None

    def _leave_question(self, seat: Seat, now: float) -> None:
        """A seat has answered."""
        if self._thinking is not None:
            self._thinking.end(seat, max(0.0, now - self.since[seat]))
            self._thinking.answered(seat)

    def _in_vain(self, by: Seat | None, waiting: Collection[Seat], gone: Mapping[Seat, int]) -> dict[Seat, float]:
        """Since when each seat has thought in vain when an undo comes: those that are not asked afterwards, or are
        asked again what they have answered already."""
        asked = ((seat, since) for seat, since in self.since.items() if seat != by)
        return {seat: since for seat, since in asked if seat not in waiting or gone.get(seat)}

    def _ask_again(self, undo: Undo, in_vain: Mapping[Seat, float], now: float) -> None:
        """Where there are days for every move, whoever has undone answers is asked anew, with what is left, and
        others have thought in vain: up to the wish at its cost, and from then on at that of who agrees late."""
        if self._thinking is None:
            return
        for seat in in_vain:
            del self.since[seat]
        if undo.by is not None and undo.by in self.since:
            self._thinking.end(undo.by, max(0.0, now - self.since.pop(undo.by)))
        until = min(undo.wished, now)
        lost = {seat: max(0.0, until - since) for seat, since in in_vain.items()}
        self._thinking.take_back(undo.gone, lost, undo.by)
        for seat, seconds in self._late_consents(undo, in_vain, now).items():
            self._thinking.charge(seat, seconds)

    def skip(self, start: float, end: float) -> None:
        """Between these times no clock has run: whatever began before them, began so much later."""
        self._skipped, start = (start, end), self.unskipped(start, end)
        for seat, since in self.since.items():
            self.since[seat] = _later(since, start, end)
        self._gave = [_later(gave, start, end) for gave in self._gave]
        self.wished = _later(self.wished, start, end)
        self._agreed = {seat: _later(at, start, end) for seat, at in self._agreed.items()}

    def unskipped(self, start: float, end: float) -> float:
        """From when on a pause between these times has not been skipped yet: two may note the same one."""
        if self._skipped is None or end < self._skipped[0]:  # by a clock that was ahead for a while
            return start
        return max(start, self._skipped[1])

    def wish(self, at: float) -> None:
        """Others are asked whether they agree to an undo."""
        self.wished, self._agreed = at, {}

    def agree(self, seat: Seat, at: float) -> None:
        """A seat has agreed to it, and others have not yet."""
        self._agreed[seat] = at

    def take_back(self, gone: Mapping[Seat, int], by: Seat | None, needs: Collection[Seat] | None = None) -> None:
        """So many answers of every seat are about to be taken back, at the wish of one of them.

        `needs` are the seats that had to agree, if others were asked: those that have not done so before, do so
        now.
        """
        wished, agreed = (inf, {}) if needs is None else (self.wished, self._agreed)
        self._went_back = Undo(by, wished, dict(gone), {seat: agreed.get(seat, inf) for seat in needs or ()})

    def _pay_for_undo(self, undo: Undo, in_vain: Mapping[Seat, float], now: float) -> None:
        """Who takes an answer back pays for the time that this has cost, up to the wish; from then on whoever does
        not agree at once. What the house takes back costs nobody."""
        if undo.by is None:
            return
        self.spent[undo.by] += self._cost(undo.by, in_vain, min(undo.wished, now))
        for seat, seconds in self._late_consents(undo, in_vain, now).items():
            self.spent[seat] += seconds

    @staticmethod
    def _late_consents(undo: Undo, in_vain: Mapping[Seat, float], now: float) -> dict[Seat, float]:
        """What it costs each seat that it has not agreed to an undo at once.

        Who is asked a question pays until they have agreed, or nothing if nobody waits for that; from then on
        those pay who are waited for. Otherwise two seats could make a third think in vain, again and again, until
        its time is up.
        """
        if undo.by is None:
            return {}
        wished = min(undo.wished, now)
        agreed = {seat: min(at, now) for seat, at in undo.agreed.items()}
        costs = {seat: max(0.0, agreed.get(seat, wished) - max(since, wished)) for seat, since in in_vain.items()}
        met = max((agreed.get(seat, wished) for seat in in_vain), default=now)
        return costs | {seat: max(0.0, at - met) for seat, at in agreed.items() if seat not in in_vain}

    def cost_of_undo(self, by: Seat, waiting: Collection[Seat], now: float) -> float:
        """What an undo costs the seat that asks for it; `waiting` are the seats that are asked afterwards."""
        return self._cost(by, self._in_vain(by, waiting, {}), now)

    def _cost(self, by: Seat, in_vain: Mapping[Seat, float], now: float) -> float:
        """How long others have thought in vain; if they are asked all the same, how long ago the answer was given.

        Otherwise one would answer at once, think while the others do, and answer anew; or two would play for time.
        """
        if in_vain:
            return max(0.0, now - min(in_vain.values()))
        return 0.0 if by in self.since else max(0.0, now - self._gave[by])

    def cost_of_consent(self, seat: Seat, by: Seat, needs: Collection[Seat], now: float) -> float:
        """What it costs a seat that it has not agreed before to what another wishes; nothing more where its own
        live clock runs all the same."""
        if seat in self.since:
            return 0.0 if self._thinking is None else max(0.0, now - max(self.since[seat], self.wished))
        waiting = self.since.keys() - {by}
        met = max(
            (self._agreed.get(other, now if other in needs else self.wished) for other in waiting), default=now
        )
        return max(0.0, now - met)

    def can_pay(self, seat: Seat, seconds: float, gone: int, now: float) -> bool:
        """Whether a seat, of which so many answers are taken back, has more than so many seconds left for the
        game, or may cost others more."""
        if self._thinking is not None:
            return self._thinking.may_cost(seat, gone) > seconds
        left = self.left(now)
        return left is None or left[seat] > seconds

    def left(self, now: float) -> list[float] | None:
        """The seconds that every seat has left, or None without a clock."""
        running = [now - self.since[seat] if seat in self.since else 0.0 for seat in range(len(self.spent))]
        clock = self.clock
        if clock["kind"] == "live":
            total = clock["minutes"] * 60.0
            return [total - spent - run for spent, run in zip(self.spent, running, strict=True)]
        if clock["kind"] == "days":
            return [clock["days"] * DAY - run for run in running]
        return None

    def ends(self) -> dict[Seat, float]:
        """Where there are days for every move: when the time of the seats that are asked is up."""
        if self.clock["kind"] != "days":
            return {}
        return {seat: since + self.clock["days"] * DAY for seat, since in self.since.items()}

    def warnings(self) -> dict[Seat, float]:
        """When those seats are to be warned, if nobody is there."""
        return {seat: end - min(MOST_NOTICE, (end - self.since[seat]) / 4) for seat, end in self.ends().items()}

    def next_look(self, now: float) -> float:
        """When the next of these will happen; never, if nobody is asked."""
        moments = (*self.warnings().values(), *self.ends().values())
        return min((moment for moment in moments if moment > now), default=inf)

    def out_of_time(self, now: float) -> list[Seat]:
        """The seats that are asked and have no time left."""
        left = self.left(now)
        return [] if left is None else [seat for seat in self.since if left[seat] <= 0]


def _later(at: float, start: float, end: float) -> float:
    """What began at this time, as if there had been nothing between the two others."""
    return at + max(0.0, end - max(at, start))
