"""Tables before the first answer: opening them, sitting down, starting, once more."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Mapping
from string import ascii_letters, digits
from time import time
from typing import Any

import sqlalchemy as sa

from crownlands.bots import bot_names
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.registry import game as find_game
from crownlands.core.registry import games
from crownlands.core.sagas import Heritage, SagaLink
from crownlands.core.series import beginning
from crownlands.core.table import fresh_seed
from crownlands.server import clocks, seating
from crownlands.server.errors import ApiError
from crownlands.server.house import House, change_row, in_thread, write_seats
from crownlands.server.live import LiveTable
from crownlands.server.playing import resign, settle, turn
from crownlands.server.saga import handed_on, link_of
from crownlands.server.seating import Player
from crownlands.server.store import people, tables


async def create(
    house: House,
    host: Mapping[str, Any],
    game_name: str,
    wanted: list[str],
    *,
    options: Mapping[str, object],
    public: bool,
    clock: dict[str, Any],
    hints: bool | None = None,
    saga: str | None = None,
    saga_text: str = "",
) -> LiveTable:
    """A new table that waits for people, or starts if all its seats are taken."""
    players = [wanted_seat(host, seat) for seat in wanted]
    return await new_table(
        house,
        host["id"],
        game_name,
        players,
        options=options,
        public=public,
        clock=clock,
        hints=hints,
        saga=saga,
        saga_text=saga_text,
    )


def wanted_seat(host: Mapping[str, Any], seat: str) -> Player:
    match seat:
        case "me":
            return seating.person_seat(host["id"], host["name"])
        case "open":
            return seating.open_seat()
        case bot if bot in bot_names():
            return seating.bot_seat(bot)
        case other:
            raise ApiError("no-such-bot", bot=other[:40])


async def new_table(
    house: House,
    host: str,
    game_name: str,
    players: list[Player],
    *,
    options: Mapping[str, object],
    public: bool,
    clock: dict[str, Any],
    hints: bool | None = None,
    saga: str | None = None,
    saga_text: str = "",
    link: SagaLink | None = None,
    heritage: Mapping[str, Any] | None = None,
    waits: bool = False,
) -> LiveTable:
    """A table with these players; `saga` begins one, `link` and `heritage` go on with one.

    It starts at once if all its seats are taken, unless it `waits` for its host.
    """
    if game_name not in games():
        raise ApiError("no-such-game", 404, game=game_name[:40])
    game = find_game(game_name)
    if saga is not None:
        if saga not in game.sagas:
            raise ApiError("no-such-saga", saga=saga[:40])
        link, heritage = SagaLink(saga, 1), saga_begun(game, saga, len(players), saga_text)
    row = {
        "id": new_id(),
        "game": game_name,
        "status": "waiting",
        "public": public,
        "host": host,
        "setup": {**stored_setup(game, len(players), options, link, heritage), "hints": hints},
        "clock": clocks.checked(clock),
        "players": players,
        "next": None,
        "created": time(),
        "changed": time(),
    }
    live = LiveTable(game, row, ())
    if not waits and all(player["kind"] != "open" for player in players):
        row.update(begun(live))
        live.reset(())
    await in_thread(insert, house, live)
    house.live[live.id] = live
    house.when_changed(live)
    return live


def saga_begun(game: Game[Any, Any], saga: str, seats: int, text: str) -> Heritage:
    try:
        return beginning(game.sagas[saga], saga, seats, text)
    except BadSetup as error:
        raise ApiError("bad-setup", reason=str(error)) from error


def stored_setup(
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, object],
    link: SagaLink | None,
    heritage: Mapping[str, Any] | None,
) -> dict[str, Any]:
    """Everything that fixes a game before its first answer, as it is kept."""
    seed = fresh_seed()
    try:
        setup = game.setup(seats, options, seed, None, heritage)
    except BadSetup as error:
        raise ApiError("bad-setup", reason=str(error)) from error
    return {
        "options": dataclasses.asdict(setup.options),
        "seed": seed,
        "ruleset": setup.ruleset,
        "heritage": dict(heritage) if heritage is not None else None,
        "saga": dataclasses.asdict(link) if link else None,
        "started": 0.0,
    }


def new_id() -> str:
    """A name that nobody guesses, of letters and digits alone: no command takes it for an option."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(12))


def insert(house: House, live: LiveTable) -> None:
    with house.store.write() as connection:
        connection.execute(tables.insert(), live.row)
        write_seats(connection, live.id, live.players)


def begun(live: LiveTable) -> dict[str, Any]:
    """What is new about a table that starts now."""
    return {"status": "playing", "setup": {**live.row["setup"], "started": time()}}


async def sit(house: House, live: LiveTable, person: Mapping[str, Any], seat: int | None) -> None:
    """Take an open seat."""
    async with turn(house, live):
        must_wait(live)
        open_seats = [at for at, player in enumerate(live.players) if player["kind"] == "open"]
        if live.seats_of(person["id"]) and seat is None:
            return
        if not open_seats or (seat is not None and seat not in open_seats):
            raise ApiError("seat-taken", 409)
        taken = open_seats[0] if seat is None else seat
        await seat_changed(house, live, {taken: seating.person_seat(person["id"], person["name"])})


async def leave(house: House, live: LiveTable, person: str) -> None:
    """Leave a table that has not started; while it is played, a bot takes over instead."""
    async with turn(house, live):
        if live.row["status"] == "waiting":
            await seat_changed(house, live, {seat: seating.open_seat() for seat in live.seats_of(person)})
            return
    for seat in live.seats_of(person):
        await resign(house, live, person, seat)


async def set_seat(house: House, live: LiveTable, person: str, seat: int, kind: str) -> None:
    """The host opens a seat or gives it to a bot before the start."""
    async with turn(house, live):
        must_wait(live)
        if live.row["host"] != person:
            raise ApiError("only-host", 403)
        if not 0 <= seat < len(live.players):
            raise ApiError("no-such-seat")
        wanted = wanted_seat({"id": person, "name": ""}, kind if kind != "me" else "open")
        await seat_changed(house, live, {seat: wanted})


async def set_seats(house: House, live: LiveTable, person: str, count: int) -> None:
    """The host makes room for more players, or for fewer, before a later game of a saga that allows it."""
    async with turn(house, live):
        must_wait(live)
        if live.row["host"] != person:
            raise ApiError("only-host", 403)
        link, setup = link_of(live.row["setup"]), live.row["setup"]
        if link is None or link.number == 1 or not live.game.sagas[link.name].seats_may_change:
            raise ApiError("seats-fixed", 409)
        stored_setup(live.game, count, setup["options"], link, setup["heritage"])
        players = [*live.players[:count], *(seating.open_seat() for _ in range(count - len(live.players)))]
        await change_row(house, live, players=players)
        live.reset(())
        live.tell_state()


async def start(house: House, live: LiveTable, person: str) -> None:
    async with turn(house, live):
        must_wait(live)
        if live.row["host"] != person:
            raise ApiError("only-host", 403)
        if any(player["kind"] == "open" for player in live.players):
            raise ApiError("seats-open", 409)
        await change_row(house, live, **begun(live))
        live.reset(())
        live.tell_state()
    house.when_changed(live)


async def seat_changed(house: House, live: LiveTable, new: Mapping[int, Player]) -> None:
    players = [new.get(seat, player) for seat, player in enumerate(live.players)]
    await change_row(house, live, players=players)
    live.reseat()
    live.tell_table()


async def rematch(house: House, live: LiveTable, person: str) -> LiveTable:
    """The same people once more, everybody one seat further; or, in a saga, its next game."""
    async with turn(house, live):
        if live.status != "over" or not live.seats_of(person):
            raise ApiError("not-over", 409)
        await settle(house, live)
        if live.row["next"] is None:
            players = seating.rotated([dict(player) for player in live.players])  # type: ignore[misc]
            new = await like(house, live, person, players, public=False)
            await change_row(house, live, next=new.id)
            live.tell_table()
    return await house.table(live.row["next"])


async def clone(house: House, live: LiveTable, person: str) -> LiveTable:
    """The same table for others, with me as its host."""
    mine = live.seats_of(person)
    name = live.players[mine[0]]["name"] if mine else (await name_of(house, person))
    players = [seating.bot_seat(p["bot"]) if p["bot"] else seating.open_seat() for p in live.players]
    free = next((seat for seat, player in enumerate(players) if player["kind"] == "open"), 0)
    players[free] = seating.person_seat(person, name)
    return await like(house, live, person, players, public=live.row["public"])


async def like(house: House, live: LiveTable, host: str, players: list[Player], *, public: bool) -> LiveTable:
    """A new table with the game, the options and the clock of another; if that was in a saga, a saga anew."""
    row = live.row
    setup = row["setup"]
    saga = setup["saga"]["name"] if setup["saga"] else None
    return await new_table(
        house,
        host,
        row["game"],
        players,
        options=setup["options"],
        public=public,
        clock=row["clock"],
        hints=setup.get("hints"),
        saga=saga,
    )


async def name_of(house: House, person: str) -> str:
    row = await in_thread(house.store.row, sa.select(people).where(people.c.id == person))
    return str(row["name"]) if row else ""


async def next_of_saga(house: House, live: LiveTable) -> str | None:
    """The table of the saga's next game, if this one is over and another follows."""
    setup = live.row["setup"]
    heritage = handed_on(setup, live.table)
    if heritage is None:
        return None
    link = link_of(setup)
    assert link is not None
    rules = live.game.sagas[link.name]
    if not rules.endless and rules.over(heritage):
        return None
    new = await new_table(
        house,
        live.row["host"],
        live.row["game"],
        [dict(player) for player in live.players],  # type: ignore[misc]
        options=setup["options"],
        public=live.row["public"],
        clock=live.row["clock"],
        hints=setup.get("hints"),
        link=SagaLink(link.name, link.number + 1),
        heritage=heritage,
        waits=rules.seats_may_change,
    )
    return new.id


def must_wait(live: LiveTable) -> None:
    if live.row["status"] != "waiting":
        raise ApiError("started-already", 409)
