"""Notes: what somebody writes about a moment of a game, for themselves alone."""

from __future__ import annotations

from time import time
from typing import Annotated, cast

import sqlalchemy as sa
from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from crownlands.server.database_tables import notes
from crownlands.server.errors import ApiError
from crownlands.server.house import in_thread
from crownlands.server.lanes import WRITES
from crownlands.server.messages import Note
from crownlands.server.people import one_line
from crownlands.server.security import visitor_address
from crownlands.server.store import Store
from crownlands.server.visitors import house_of, known

router = APIRouter(prefix="/api/tables", tags=["tables"])
LONGEST = 500
MOST = 100
"""How many notes somebody may write at a table."""


class NewNote(BaseModel):
    answers: Annotated[int, Field(ge=0, le=1_000_000)]
    text: Annotated[str, Field(max_length=100_000)]


@router.get("/{table_id}/notes", response_model=None)
async def my_notes(table_id: str, request: Request) -> list[Note]:
    """My notes about moments of this game, from first to last."""
    house, person = house_of(request), await known(request)
    live = await house.table(table_id[:40])
    return await in_thread(notes_of, house.store, live.id, person["id"])


@router.post("/{table_id}/notes", response_model=None)
async def write_note(table_id: str, body: NewNote, request: Request) -> list[Note]:
    """Write a note on the moment after this many answers, replacing the one that is there; "" removes it."""
    house, person = house_of(request), await known(request)
    live = await house.table(table_id[:40])
    if len(body.text) > LONGEST:
        raise ApiError("text-too-long", 413, most=LONGEST)
    async with live.stored():  # nor does this tell of an answer that is not stored yet
        given = len(live.now.history)
    if body.answers > given:
        raise ApiError("no-such-answer", 404, count=given)
    if not house.limits.allows_note(person["id"], visitor_address(request.client)):
        raise ApiError("too-many", 429)
    text = one_line(body.text)
    return await WRITES.run(keep_note, house.store, live.id, person["id"], {"answers": body.answers, "text": text})


def notes_of(store: Store, table: str, person: str) -> list[Note]:
    mine = sa.select(notes.c.answers, notes.c.text).where(notes.c.table == table, notes.c.person == person)
    return cast("list[Note]", store.rows(mine.order_by(notes.c.answers)))


def keep_note(store: Store, table: str, person: str, note: Note) -> list[Note]:
    """Store a note, or remove the one that was there; returns all of them."""
    mine = (notes.c.table == table) & (notes.c.person == person)
    with store.write() as connection:
        connection.execute(notes.delete().where(mine, notes.c.answers == note["answers"]))
        if note["text"]:
            count = connection.execute(sa.select(sa.func.count()).select_from(notes).where(mine)).scalar_one()
            if count >= MOST:
                raise ApiError("too-many-notes", 409, most=MOST)
            connection.execute(notes.insert(), {"table": table, "person": person, **note, "at": time()})
    return notes_of(store, table, person)
