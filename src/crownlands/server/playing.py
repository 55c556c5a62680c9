"""What people do at a table: answer, undo, agree, leave standing answers, leave and return, talk."""

from __future__ import annotations

from collections.abc import Mapping
from time import time
from typing import Any

import sqlalchemy as sa
import structlog

from crownlands.server import metrics
from crownlands.server.errors import ApiError
from crownlands.server.house import House, change_row, in_thread
from crownlands.server.live import STAND_IN, LiveTable, UndoRequest
from crownlands.server.people import is_one_word, one_line
from crownlands.server.store import Entry, Store, chat, tables
from crownlands.server.writer import Conflict, DiskTrouble

LONGEST_LINE = 500

log = structlog.get_logger()


async def answer(house: House, live: LiveTable, person: str | None, seat: int, seq: int, ref: str) -> None:
    """An answer of a person. A repeated one is harmless."""
    async with turn(house, live):
        live.owned(person, seat)
        if live.check_answer(seat, seq, ref):
            await append(house, live, "answer", seat, ref)
            live.tell_move(seat)
    house.when_changed(live)


async def undo(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """Take back the last answer, at once or when the others have agreed."""
    async with turn(house, live):
        live.owned(person, seat)
        request = live.consent_for(seat)
        if request.needs:
            await append(house, live, "ask", seat, "")
            live.tell_undo("")
            return
        await take_back(house, live, request)
    house.when_changed(live)


async def consent(house: House, live: LiveTable, person: str | None, yes: bool) -> None:
    """Agree, or not, to an undo that waits."""
    async with turn(house, live):
        request = live.undo_request
        mine = set(live.seats_of(person)) & (request.waiting if request else set())
        if request is None or not mine:
            raise ApiError("no-undo-asked", 409)
        if not yes:
            await append(house, live, "refuse", min(mine), "")
            live.tell_undo("refused")
            return
        if request.waiting - mine:
            for seat in sorted(mine):
                await append(house, live, "agree", seat, "")
            live.tell_undo("")
            return
        await take_back(house, live, request)
    house.when_changed(live)


async def take_back(house: House, live: LiveTable, request: UndoRequest) -> None:
    if request.by is not None:
        await append(house, live, "undo", request.by, "")
    else:
        await append(house, live, "rewind", 0, str(request.answers))
    live.tell_state()


async def set_standing_answer(
    house: House, live: LiveTable, person: str | None, seat: int, prompt: str, ref: str | None
) -> None:
    """A standing answer: always answer this prompt so, until told otherwise."""
    if not prompt or len(prompt) > 80 or len(ref or "") > 200 or not is_one_word(f"{prompt}{ref or ''}"):
        raise ApiError("bad-standing-answer")
    async with turn(house, live):
        live.owned(person, seat)
        await append(house, live, "order", seat, f"{prompt} {ref or ''}".strip())
        live.tell_state()
    house.when_changed(live)


async def resign(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """A bot plays for the person from now on."""
    async with turn(house, live):
        live.owned(person, seat)
        if live.now.over or live.stand_ins.get(seat):
            return
        await give_to_bot(house, live, seat)
    house.when_changed(live)


async def give_to_bot(house: House, live: LiveTable, seat: int) -> None:
    """A bot stands in; if only this seat's consent to an undo was missing, it is given."""
    await append(house, live, "bot", seat, STAND_IN)
    live.tell_table()
    request = live.undo_request
    if request is not None and not request.waiting:
        await take_back(house, live, request)


async def come_back(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """The person plays again."""
    async with turn(house, live):
        live.owned(person, seat)
        if live.stand_ins.get(seat):
            await append(house, live, "bot", seat, "")
            live.tell_state()


async def say(house: House, live: LiveTable, person: Mapping[str, Any], text: str) -> None:
    """A line in the chat of the table."""
    cleaned = one_line(text)[:LONGEST_LINE]
    if not cleaned:
        return
    seat = next(iter(live.seats_of(person["id"])), None)
    line = {"table": live.id, "seat": seat, "name": person["name"], "text": cleaned, "at": time()}
    async with turn(house, live):
        line["id"] = await in_thread(_insert_chat, house.store, line)
        for shown in live.hear([line]):
            live.tell({"type": "chat", **shown})


def _insert_chat(store: Store, line: dict[str, Any]) -> int:
    with store.write() as connection:
        (number,) = connection.execute(chat.insert(), line).inserted_primary_key or (0,)
        store.announce(connection, line["table"])
        return int(number)


# -- the log and the row ------------------------------------------------------------------------------------------


class turn:  # noqa: N801 - reads as a word: async with turn(…)
    """One after the other, and only on a table that is as it is stored."""

    __slots__ = ("_house", "_live")

    def __init__(self, house: House, live: LiveTable) -> None:
        self._house = house
        self._live = live

    async def __aenter__(self) -> None:
        await self._live.lock.acquire()
        try:
            await _reload(self._house, self._live)
        except BaseException:
            self._live.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


async def append(house: House, live: LiveTable, kind: str, seat: int, ref: str) -> None:
    """Let something happen and keep it; only then may it be announced."""
    assert house.writer is not None
    entry = Entry(live.id, live.seq + 1, kind, seat, ref, time())
    started = time()
    live.apply(entry)
    try:
        await house.writer.put(entry)
    except (Conflict, DiskTrouble) as error:
        live.diverged = True
        await _reload(house, live)
        if isinstance(error, Conflict):
            raise ApiError("stale", 409) from error
        log.error("not-stored", table=live.id, reason=str(error))
        raise ApiError("not-stored", 503) from error
    metrics.moves.inc()
    metrics.stored.observe(time() - started)


async def _reload(house: House, live: LiveTable) -> None:
    """If something happened here that could not be stored, start over from the store."""
    if not live.diverged:
        return
    try:
        entries = await in_thread(house.store.log, live.id)
    except sa.exc.SQLAlchemyError as error:
        raise ApiError("not-stored", 503) from error
    live.reset(entries)
    live.diverged = False
    live.tell_state()


async def settle(house: House, live: LiveTable) -> None:
    """Keep that a game is over (or, rewound, is not), once; then a saga's next table is set. Needs the lock."""
    if live.row["status"] != live.status:
        await change_row(house, live, status=live.status)
        live.tell_table()
    if live.status == "over" and live.row["next"] is None:
        following = await house.when_over(live)
        if following is not None:
            await change_row(house, live, next=following)
            live.tell_table()


async def catch_up(house: House, live: LiveTable) -> None:
    """Take in what others have written: another process, an administrator."""
    row = await in_thread(house.store.row, sa.select(tables).where(tables.c.id == live.id))
    if row is None:
        house.forget(live)
        return
    if row["changed"] != live.row["changed"]:
        await _take_row(house, live, row)
    for entry in await in_thread(house.store.log, live.id, live.seq):
        live.apply(entry)
        _tell(live, entry)
    newer = sa.select(chat).where(chat.c.table == live.id, chat.c.id > live.last_line).order_by(chat.c.id)
    for shown in live.hear(await in_thread(house.store.rows, newer)):
        live.tell({"type": "chat", **shown})


async def _take_row(house: House, live: LiveTable, row: dict[str, Any]) -> None:
    """Somebody has sat down, started, or come to the end elsewhere."""
    starts = live.table is None and row["status"] != "waiting"
    live.row = row
    if starts:
        live.reset(await in_thread(house.store.log, live.id))
        live.tell_state()
    else:
        live.reseat()
        live.tell_table()


def _tell(live: LiveTable, entry: Entry) -> None:
    match entry.kind:
        case "answer":
            live.tell_move(entry.seat)
        case "ask" | "agree" | "refuse":
            live.tell_undo("refused")
        case "hint":
            live.tell({"type": "hinted", **live.hinted[-1]})
        case _:
            live.tell_state()
