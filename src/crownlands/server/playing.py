"""What people do at a table: answer, undo, agree, order, leave and return, talk."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from time import time
from typing import Any

import sqlalchemy as sa
import structlog

from crownlands.server import metrics
from crownlands.server.errors import Refusal
from crownlands.server.house import CHAT_KEPT, House, aside, chat_json, save_row
from crownlands.server.live import STAND_IN, LiveTable, UndoRequest
from crownlands.server.store import Entry, chat, tables
from crownlands.server.writer import Conflict, DiskTrouble

log = structlog.get_logger()


async def answer(house: House, live: LiveTable, person: str | None, seat: int, seq: int, ref: str) -> None:
    """An answer of a person. A repeated one is harmless."""
    async with live.lock:
        live.owned(person, seat)
        if live.check_answer(seat, seq, ref):
            await append(house, live, "answer", seat, ref)
            live.tell_move(seat)
    house.when_changed(live)


async def undo(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """Take back the last answer, at once or when the others have agreed."""
    async with live.lock:
        live.owned(person, seat)
        request = live.consent_for(seat)
        if request.needs:
            live.undo_request = request
            live.tell({"type": "undo", **request.json()})
            return
        await take_back(house, live, request)
    house.when_changed(live)


async def consent(house: House, live: LiveTable, person: str | None, yes: bool) -> None:
    """Agree, or not, to an undo that waits."""
    async with live.lock:
        request = live.undo_request
        mine = set(live.seats_of(person))
        if request is None or not mine & request.needs:
            raise Refusal("no-undo-asked", 409)
        if not yes:
            live.undo_request = None
            live.tell({"type": "undo", "by": None, "needs": [], "why": "refused"})
            return
        request.agreed |= mine & request.needs
        if request.needs - request.agreed:
            live.tell({"type": "undo", **request.json()})
            return
        await take_back(house, live, request)
    house.when_changed(live)


async def take_back(house: House, live: LiveTable, request: UndoRequest) -> None:
    if request.by is not None:
        await append(house, live, "undo", request.by, "")
    else:
        await append(house, live, "rewind", 0, str(request.answers))
    live.tell_state()


async def order(
    house: House, live: LiveTable, person: str | None, seat: int, prompt: str, ref: str | None
) -> None:
    """A standing order: always answer this prompt so, until told otherwise."""
    if not prompt or len(prompt) > 80 or " " in prompt or len(ref or "") > 200 or " " in (ref or ""):
        raise Refusal("bad-order")
    async with live.lock:
        live.owned(person, seat)
        await append(house, live, "order", seat, f"{prompt} {ref or ''}".strip())
        live.tell_state()
    house.when_changed(live)


async def resign(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """A bot plays for the person from now on."""
    async with live.lock:
        live.owned(person, seat)
        if live.now.over or live.stand_ins.get(seat):
            return
        await append(house, live, "bot", seat, STAND_IN)
        live.tell_table()
    house.when_changed(live)


async def come_back(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """The person plays again."""
    async with live.lock:
        live.owned(person, seat)
        if live.stand_ins.get(seat):
            await append(house, live, "bot", seat, "")
            live.tell_state()


async def say(house: House, live: LiveTable, person: Mapping[str, Any], text: str) -> None:
    """A line in the chat of the table."""
    cleaned = " ".join(text.split())[:500]
    if not cleaned:
        return
    mine = live.seats_of(person["id"])
    line = {"table": live.id, "seat": next(iter(mine), None), "name": person["name"], "text": cleaned}
    line["at"] = time()
    await aside(partial(insert_chat, house), line)
    shown = chat_json(line)
    live.chat = [*live.chat, shown][-CHAT_KEPT:]
    live.tell({"type": "chat", **shown})


def insert_chat(house: House, line: dict[str, Any]) -> None:
    with house.store.write() as connection:
        connection.execute(chat.insert(), line)


async def append(house: House, live: LiveTable, kind: str, seat: int, ref: str) -> None:
    """Let something happen and keep it; only then may it be announced."""
    assert house.writer is not None
    entry = Entry(live.id, live.seq + 1, kind, seat, ref, time())
    started = time()
    live.apply(entry)
    try:
        await house.writer.put(entry)
    except (Conflict, DiskTrouble) as error:
        await catch_up(house, live, fresh=True)
        if isinstance(error, Conflict):
            raise Refusal("stale", 409) from error
        log.error("not-stored", table=live.id, reason=str(error))
        raise Refusal("not-stored", 503) from error
    metrics.moves.inc()
    metrics.stored.observe(time() - started)
    if live.table is not None and live.table.over and live.row["status"] != "over":
        live.row["status"] = "over"
        await save_row(house, live)
        await house.when_over(live)


async def catch_up(house: House, live: LiveTable, *, fresh: bool = False) -> None:
    """Read what others have written (another process, the admin); with `fresh`, start over from the store."""
    if fresh:
        live.reset(await aside(house.store.log, live.id))
        live.tell_state()
        return
    row = await aside(house.store.row, sa.select(tables).where(tables.c.id == live.id))
    if row is not None and row["changed"] > live.row["changed"]:
        started = live.table is None and row["status"] != "waiting"
        live.row = row
        if started:
            live.reset(await aside(house.store.log, live.id))
            live.tell_state()
            return
        live.reseat()
        live.tell_table()
    newer = await aside(house.store.log, live.id, live.seq)
    for entry in newer:
        live.apply(entry)
        if entry.kind == "answer":
            live.tell_move(entry.seat)
        else:
            live.tell_state()
