"""Old worlds: bots play the first games of a saga, and people join when it has a past.

The games are played in the bot pool in small pieces, so that bots and hints never wait long behind one. Nothing is
stored before all of them are played.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from time import monotonic
from typing import Annotated

import structlog
from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from pydantic import Field
from sqlalchemy.exc import SQLAlchemyError

from crownlands.core.sagas import Heritage
from crownlands.core.seeds import fresh_seed
from crownlands.core.table import Table
from crownlands.server import waiting_room
from crownlands.server.bot_pool import Played, Position, play_part
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.limits import MOST_AHEAD, check_room
from crownlands.server.lobby import NewTable
from crownlands.server.page_messages import ApiErrorMessage, PlayedAhead, PlayingAhead
from crownlands.server.rows import PersonRow
from crownlands.server.seating import StoredPlayer
from crownlands.server.visitors import house_of, known, language, share_of
from crownlands.server.waiting_room import Continued, TableSpec

router = APIRouter(prefix="/api", tags=["tables"])
WAITING = 4
"""How many people may wait at the same time for bots to play ahead."""
PART_SECONDS, PAUSE_SECONDS = 0.5, 0.05
TRIES = 3

log = structlog.get_logger()


class NewTableAhead(NewTable):
    ahead: Annotated[int, Field(ge=1, le=MOST_AHEAD)]


@router.post("/tables/ahead")
async def new_table_ahead(body: NewTableAhead, request: Request) -> StreamingResponse:
    """Let bots play the first games of an endless saga, then open a table; reports progress."""
    house, person, spec = house_of(request), await known(request), body.spec()
    players = [waiting_room.wanted_seat(person["id"], person["name"], seat) for seat in body.seats]
    game = waiting_room.game_of(spec)
    begins = waiting_room.begin_saga(game, len(players), spec)
    if begins is None or not game.sagas[begins.link.name].endless:
        raise ApiError("not-endless")
    waiting_room.stored_setup(game, len(players), spec, begins)  # refuses what cannot be set up
    share = share_of(request, person)
    must_not_be_busy(house, share)
    is_full = all(player["kind"] != "open" for player in players)
    wanted, neighbours = "playing" if is_full else "waiting", house.shares.neighbours(person["id"])
    await in_thread(check_room, house.store, house.settings, person["id"], wanted, neighbours)

    async def told() -> AsyncIterator[str]:
        try:
            must_not_be_busy(house, share)  # somebody else, or the same person, may have come in the meantime
        except ApiError as error:
            yield event(error.message(language(request)))
            return
        house.ahead.add(share)
        try:
            async for message in play_ahead(house, person, players, spec, begins, body.ahead):
                yield event(message)
        except (ApiError, SQLAlchemyError) as error:
            refused = error if isinstance(error, ApiError) else ApiError("not-stored", 503)
            yield event(refused.message(language(request)))
        finally:
            house.ahead.discard(share)

    return StreamingResponse(told(), media_type="text/event-stream")


def must_not_be_busy(house: House, share: str) -> None:
    """One world at a time for each address, so that others find a place in the queue."""
    here = {house.shares.place_of(busy) for busy in house.ahead}
    if share in house.ahead or house.shares.place_of(share) in here or len(house.ahead) >= WAITING:
        raise ApiError("ahead-busy", 429)


def event(message: PlayingAhead | PlayedAhead | ApiErrorMessage) -> str:
    return f"data: {json.dumps(message, ensure_ascii=False)}\n\n"


async def play_ahead(
    house: House,
    person: PersonRow,
    players: list[StoredPlayer],
    spec: TableSpec,
    begins: Continued,
    games: int,
) -> AsyncIterator[PlayingAhead | PlayedAhead]:
    """Play this many games one after the other, then set up the table."""
    yield {"done": 0, "total": games}
    heritage = begins.heritage
    async with house.one_ahead:
        end = monotonic() + house.settings.ahead_seconds
        for done in range(games):
            follows = Continued(begins.link, heritage)
            heritage = await play_one(house, person["id"], spec, len(players), follows, end)
            yield {"done": done + 1, "total": games}
    follows = Continued(begins.link, heritage)
    live = await waiting_room.new_table(house, person["id"], players, spec, follows)
    yield {"table": await live.info_as_stored(person["id"])}


async def play_one(
    house: House, person: str, spec: TableSpec, seats: int, follows: Continued, end: float
) -> Heritage:
    """What a game by bots hands on."""
    seed, heritage = fresh_seed(), follows.heritage
    table = Table(
        waiting_room.game_of(spec), seats, spec.variants, seed=seed, heritage=heritage, saga=follows.link
    )
    position, failed = Position.of(f"ahead {seed}", table), 0
    while monotonic() < end:
        played: Played | None = await house.bot_pool.ask(person, play_part, position, PART_SECONDS)
        if played is None:
            failed += 1
            if failed == TRIES:
                break
            continue
        if played.heritage is not None:
            return played.heritage
        position = position._replace(answers=played.answers)
        await asyncio.sleep(PAUSE_SECONDS)  # whoever waits for a process goes first
    log.warning("ahead-failed", game=spec.game, failed=failed)
    raise ApiError("ahead-failed", 503)
