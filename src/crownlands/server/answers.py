"""A series of answers as one thing: a plan is given as a whole or not at all, and previewed before it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from crownlands.core.components import Component
from crownlands.core.decisions import Seat
from crownlands.core.errors import NotOffered
from crownlands.core.table import Table
from crownlands.server import playing, wire
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.log import Answered, Undone
from crownlands.server.socket_messages import ForecastMessage

LONGEST = 64
"""How many answers a series has at most."""

Row = tuple[int, tuple[str, ...]]
_given: WeakKeyDictionary[LiveTable, dict[Seat, Row]] = WeakKeyDictionary()
"""The newest series of each seat, with the number of the decision it was meant for: a repeat is harmless."""


async def answer_all(
    house: House,
    live: LiveTable,
    person: str | None,
    seat: Seat,
    seq: int,
    refs: Sequence[str],
    may_undo: Callable[[], bool],
) -> None:
    """Everything that a seat answers in the open sealed round, from its start: earlier answers
    there are replaced, all of them, so that nobody can count how many have changed."""
    async with playing.turn(house, live):
        live.must_have_time(live.must_own(person, seat))
        row = (seq, tuple(refs))
        given = _given.setdefault(live, {})
        if given.get(seat) == row and (seat not in live.asked or live.asked[seat][1] != seq):
            return
        back = check_row(live, seat, seq, refs)
        if back:
            if not may_undo():
                raise ApiError("too-many", 429)
            live.must_afford_undo(seat)
        kept = len(live.now.sealed_answers(seat)) - back
        undone = [Undone(seat, whole_turn=True)] if back else []
        answered = [Answered(seat, ref) for ref in refs[kept:]]
        await playing.append(house, live, *undone, *answered)
        given[seat] = row
        if back:
            live.audience.tell_state()
        else:
            live.audience.tell_move(seat)
    house.when_changed(live)


def check_row(live: LiveTable, seat: Seat, seq: int, refs: Sequence[str]) -> int:
    """How many answers have to be undone for this series; one that does not fit is refused as a whole.

    It ends within the sealed round, in which nobody learns anything, so a refusal reveals nothing either. It is
    tried where nobody else has answered: otherwise the last seat to answer could try out what comes after the
    round, bid by bid.
    """
    asked = live.asked.get(seat)
    if asked is None:
        raise ApiError("not-asked", 409)
    if asked[1] != seq:
        raise ApiError("stale", 409)
    if live.now.run.sealed is None or not 0 < len(refs) <= LONGEST:
        raise ApiError("not-offered", 409, ref="")
    said = live.now.sealed_answers(seat)
    goes_on = len(refs) > len(said) and list(refs[: len(said)]) == said
    kept = len(said) if goes_on else live.said_by_stand_in(seat)
    if not goes_on and (kept == len(said) or kept >= len(refs) or list(refs[:kept]) != said[:kept]):
        raise ApiError("nothing-to-undo", 409)
    trial = live.now.fork()
    for other in {answer.seat for answer in trial.history} - {seat}:
        if trial.sealed_answers(other):
            trial.undo_turn(other)
    try:
        for _ in said[kept:]:
            trial.undo(seat)
        sealed = trial.run.sealed
        for ref in refs[kept:-1]:
            trial.answer(ref, seat)
            if trial.run.sealed is not sealed:
                raise NotOffered("the row goes on when the sealed round is over")
        check_last(trial, seat, refs[-1])
    except NotOffered as error:
        raise ApiError("not-offered", 409, ref=" ".join(refs)[:60]) from error
    return len(said) - kept


def check_last(trial: Table, seat: Seat, ref: str) -> None:
    """The last answer is only checked: given, it could end the round and show what nobody may know yet."""
    decision = trial.asked(seat)
    if decision is None or decision.find(ref) is None:
        raise NotOffered(f"{ref!r} is not offered to seat {seat} at the end of the row")


def foresee(live: LiveTable, person: str | None, seat: Seat, refs: Sequence[str | None]) -> ForecastMessage:
    """What a series of answers would lead to, as far as the seat may know. Nothing changes."""
    live.must_own(person, seat)
    asked = live.asked.get(seat)
    answers: list[Component | None] = []
    try:
        answers = [None if ref is None else live.game.find(ref) for ref in refs[:LONGEST]]
    except KeyError as error:
        raise ApiError("not-offered", 409, ref=str(error.args[0])[:60]) from error
    steps = live.now.forecast(seat, answers)
    return {
        "type": "forecast",
        "seat": seat,
        "seq": asked[1] if asked else 0,
        "refs": list(refs[:LONGEST]),
        "steps": [wire.preview(step) for step in steps],
    }
