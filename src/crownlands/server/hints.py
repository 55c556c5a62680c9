"""Hints for the player to move, computed in the bot pool."""

from __future__ import annotations

import structlog

from crownlands.server.audience import send
from crownlands.server.bot_pool import Position, find_hints
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.log import HintAsked
from crownlands.server.playing import append, turn
from crownlands.server.socket_messages import HintMessage

SHOWN = 3
"""How many options a hint names."""

log = structlog.get_logger()


async def hint(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """The best few options for the player to move. Among people, everybody is told that somebody has asked for a
    hint."""
    async with turn(house, live):
        live.must_own(person, seat)
        if not live.hints:
            raise ApiError("no-hints", 403)
        asked = live.asked.get(seat)
        if asked is None:
            raise ApiError("not-asked", 409)
        seq, known = asked[1], live.hints_given.get(seat)
        if known is not None and known["seq"] == seq:
            tell_owner(live, seat, known)
            return
        if live.hints_sought.get(seat) == seq:
            return
        if not house.limits.hints.allows(str(person)):
            raise ApiError("too-many", 429)
        if not live.alone:
            await append(house, live, HintAsked(seat))
            live.audience.tell({"type": "hinted", **live.hinted[-1]})
        live.hints_sought[seat] = seq
        most = max(1, min(SHOWN, len(asked[0].options) - 1))  # naming all of them would not be a hint
        question = (Position.of(live.id, live.now), seat, most, named_before(live, seat))
        house.spawn(find_hint(house, live, str(person), seq, question))


def named_before(live: LiveTable, seat: int) -> str | None:
    """What the newest hint of this seat has named for now, if the seat has followed it up to here and nobody else
    has answered since."""
    given = live.hints_given.get(seat)
    since = live.now.history[live.hints_given_after.get(seat, 0) :]
    if given is None or not since or any(answer.seat != seat for answer in since):
        return None
    done = [answer.ref for answer in since]
    followed = (hint["line"] for hint in given["hints"] if hint["line"][: len(done)] == done)
    return next((line[len(done)] for line in followed if len(line) > len(done)), None)


async def find_hint(
    house: House, live: LiveTable, person: str, seq: int, question: tuple[Position, int, int, str | None]
) -> None:
    seat, seconds = question[1], house.settings.bot_seconds
    found = None
    try:
        found = await house.bot_pool.ask(person, find_hints, *question, seconds / 4, patience=seconds)
    except Exception as problem:  # a bug in whatever gives hints must not stop the game
        log.warning("hint-failed", table=live.id, reason=repr(problem))
    live.hints_sought.pop(seat, None)
    if found is None:
        for viewer in live.audience.of_seat(seat):
            error = ApiError("no-hint", 503)
            send(viewer, {"type": "error", "key": error.key, "text": error.text(viewer.language)})
        return
    live.hints_given[seat] = {"type": "hint", "seat": seat, "seq": seq, "hints": found}
    live.hints_given_after[seat] = len(question[0].answers)
    tell_owner(live, seat, live.hints_given[seat])


def tell_owner(live: LiveTable, seat: int, message: HintMessage) -> None:
    for viewer in live.audience.of_seat(seat):
        send(viewer, message)
