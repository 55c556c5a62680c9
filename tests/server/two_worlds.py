"""Two tables of a house that differ only in what one seat cannot know, and all that the house says at them."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any, cast

import orjson

from crownlands.bots.hints import find_hints
from crownlands.bots.search import Budget
from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import CrownlandsError
from crownlands.core.hidden import learned
from crownlands.core.state import State
from crownlands.core.table import Answer, Mark, Table
from crownlands.server import answers, lobby, presenting, reviews, wire
from crownlands.server.errors import ApiError
from crownlands.server.live import LiveTable
from crownlands.server.log import Answered, Entry, Step
from crownlands.server.rows import TableRow
from crownlands.server.seating import person_seat

HINT = Budget(decisions=150)
"""By decisions and not by time: the same search every time."""
NO_HOUSE: Any = None
"""What a running game refuses it refuses without looking anything up."""
Told = dict[str, bytes]


class SeatSocket:
    """Somebody who looks at a table and keeps every word."""

    device, share, language = "", "", "en"

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)

    def hang_up(self) -> None:
        raise AssertionError("nobody is shown out here")


class World:
    """A table of the house with all its people, and ears at one seat and among the spectators."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.seat, self.start = seat, len(table.history)
        self.live = LiveTable(table.game, _row(table), ())
        self.live.row["status"] = "playing"
        self.live.table = table
        self.live.seq = self.start
        self.live._note_asked(None, 1.0)
        self.ears = {who: SeatSocket(None if who is None else f"person {who}") for who in (seat, None)}
        for ear in self.ears.values():
            self.live.audience.join(ear)

    @property
    def has_answered(self) -> bool:
        """Whether the seat has answered anything since the worlds parted."""
        return any(answer.seat == self.seat for answer in self.live.now.history[self.start :])

    def happen(self, step: Step) -> None:
        """Something happens, and everybody is told."""
        self.live.apply(Entry(self.live.id, self.live.seq + 1, 1.0, step))
        if isinstance(step, Answered):
            self.live.audience.tell_move(step.seat)
        else:
            self.live.audience.tell_state()

    def told(self, *, hints: bool) -> Told:
        """All that the seat and a spectator have heard, and every answer that they would get now."""
        found: dict[str, Any] = {}
        for who, ear in self.ears.items():
            name = "a spectator" if who is None else f"seat {who}"
            found[f"{name}: all messages so far"] = ear.heard
            found[f"{name}: state"] = presenting.state_message(self.live, ear.person, (), [])
            found[f"{name}: table in a list"] = without_waiting(lobby.card(self.live, ear.person))
            for at in range(self.start, len(self.live.now.history) + 1):
                found[f"{name}: replay after {at} answers"] = presenting.moment(self.live, at, ear.person, None)
        found |= dict(self._told_on_request(hints))
        return {what: orjson.dumps(said) for what, said in found.items()}

    def _told_on_request(self, hints: bool) -> Iterator[tuple[str, Any]]:
        live, seat = self.live, self.seat
        if not live.now.over:  # then everybody may have both
            yield "record", _or_refusal(lambda: lobby.record_of(live))
            yield "review", _or_refusal(lambda: without_waiting(reviews.review(NO_HOUSE, live, self.ears[seat])))
        if live.now.news(seat).since >= self.start:
            yield "news", presenting.news(live, f"person {seat}", seat)
        yield "why not", [wire.why_not(*pair) for pair in live.now.why_not(seat)]
        if self.has_answered:  # what came before is the same world, so going back there compares nothing
            yield "undo", _or_refusal(lambda: live.vote_on_undo(seat).shown())
        for ref in ("no:such", "done"):
            yield (
                f"refusal of {ref}",
                _or_refusal(lambda ref=ref: live.check_answer(seat, live.asked[seat][1], ref)),
            )
        asked = live.now.asked(seat)
        if asked is None:
            return
        row = [asked.options[-1].ref, None]
        yield "forecast", _or_refusal(lambda: answers.foresee(live, f"person {seat}", seat, row))
        if hints:
            yield "hint", [wire.hint(hint) for hint in find_hints(live.now, seat, 3, HINT)]


def without_waiting(work: Coroutine[Any, Any, Any]) -> Any:
    """What comes of something that has to wait for nobody here."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    finally:
        work.close()
    raise AssertionError("it waits for something")


def _or_refusal(ask: Any) -> Any:
    try:
        return ask()
    except ApiError as error:
        return [error.key, error.text("en")]
    except (CrownlandsError, KeyError) as error:
        return repr(error)


def _row(table: Table) -> TableRow:
    players = [person_seat(f"person {seat}", f"Player {seat}") for seat in range(table.seats)]
    setup = {"variants": {}, "seed": "of the house", "ruleset": 1, "heritage": None, "saga": None, "started": 1.0}
    row = {"id": "t", "game": table.game.name, "status": "waiting", "public": True, "host": "person 0"}
    row |= {"setup": setup, "clock": {"kind": "none"}, "players": players, "next": None}
    return cast("TableRow", {**row, "created": 1.0, "changed": 1.0})


# -- worlds that differ -------------------------------------------------------------------------------------------


def at_checkpoint(table: Table) -> bool:
    """Whether nothing has been answered since the last checkpoint: there another world can begin."""
    mark = table._marks[-1]
    return not mark.fresh and mark.answers == len(table.history)


def other_world(table: Table, seat: Seat, dice: Dice) -> Table:
    """The same table with everything dealt anew, at its last checkpoint, that a seat cannot know."""
    new = table.fork()
    mark = new._marks[-1]
    state = mark.state.copy()
    new.game.imagine(state, seat, dice)
    new._marks = [Mark(mark.answers, mark.events, state)]  # alone: what lies before is of the other world
    new._rebuild(list(new.history))
    return new


def has_learned(table: Table, since: State, seat: Seat) -> bool:
    """Whether chance, a reveal or a look has told the seat something: from then on worlds may differ for it."""
    state, pools = table.state, table.game.pools
    if state.dice.drawn != since.dice.drawn or state.shown != since.shown:
        return True
    return learned(pools(since), pools(state), seat)


def can_answer(table: Table, answer: Answer) -> bool:
    decision = table.asked(answer.seat)
    return decision is not None and decision.find(answer.ref) is not None
