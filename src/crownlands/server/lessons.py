"""HTTP: learning a game by playing it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import sqlalchemy as sa
from fastapi import APIRouter, Request

from crownlands.core.game import Game
from crownlands.core.lessons import Lesson, lessons
from crownlands.core.registry import games
from crownlands.server import coach, seating, waiting_room
from crownlands.server.database_tables import seats, tables
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.live import LiveTable
from crownlands.server.log import Rewound, StandInSet, Step
from crownlands.server.messages import TableInfo
from crownlands.server.playing import append, turn
from crownlands.server.rows import PersonRow, TableRow
from crownlands.server.visitors import house_of, known

router = APIRouter(prefix="/api", tags=["tables"])
BOT = "level1"
"""Who plays the other seats once the learner plays freely."""


@router.post("/games/{name}/lessons/{lesson}", response_model=None)
async def begin_lesson(name: str, lesson: str, request: Request) -> TableInfo:
    """The table of a lesson: the one I am in, or a new one. A learner who has left the lesson starts over."""
    person, house = await known(request), house_of(request)
    game = games().get(name)
    if game is None:
        raise ApiError("no-such-game", 404, game=name[:40])
    found = lessons(game).get(lesson)
    if found is None:
        raise ApiError("no-such-lesson", 404, lesson=lesson[:40])
    one_lesson = house.lesson_locks.setdefault(person["id"], asyncio.Lock())
    async with one_lesson:  # nobody has two tables of one lesson in progress
        live = await begin(house, person, game, found)
    return await live.info_as_stored(person["id"])


async def begin(house: House, person: PersonRow, game: Game[Any, Any], lesson: Lesson) -> LiveTable:
    row = await in_thread(under_way, house, person["id"], game, lesson)
    live = None if row is None else await house.table(row["id"])
    if live is not None and live.status == "playing":  # its row learns of the end of a game a moment later
        await start_over(house, live, lesson)
        return live
    players = [seating.bot_seat(BOT) for _ in range(lesson.seats)]
    players[lesson.learner] = seating.person_seat(person["id"], person["name"])
    spec = waiting_room.TableSpec(
        game=game.name, variants=lesson.variants, public=False, clock={"kind": "none"}, hints=True, lesson=lesson
    )
    return await waiting_room.new_table(house, person["id"], players, spec)


def under_way(house: House, person: str, game: Game[Any, Any], lesson: Lesson) -> TableRow | None:
    """The table where somebody is playing this lesson and has not finished the game."""
    theirs = sa.select(seats.c.table).where(seats.c.person == person)
    playing = tables.c.status == "playing"
    query = sa.select(tables).where(tables.c.id.in_(theirs), tables.c.game == game.name, playing)
    rows = cast("list[TableRow]", house.store.rows(query))
    return next((row for row in rows if row["setup"].get("lesson") == lesson.name), None)


async def start_over(house: House, live: LiveTable, lesson: Lesson) -> None:
    """Back to the beginning, unless the lesson is still being followed: no second table is needed for that."""
    async with turn(house, live):
        steps: list[Step] = []
        if live.stand_ins.get(lesson.learner):
            steps.append(StandInSet(lesson.learner, None))
        if live.status == "playing" and coach.stage_of(live, lesson) != "following":
            steps.append(Rewound(0))
        if steps:
            await append(house, live, *steps)
            live.audience.tell_state()
    house.when_changed(live)
