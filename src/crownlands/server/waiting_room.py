"""Tables before the first answer: setting them up, sitting down, starting, rematches."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from math import inf, nextafter
from string import ascii_letters, digits
from time import time
from typing import Any, NamedTuple, cast

import sqlalchemy as sa

from crownlands.bots import bot_names
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.lessons import Lesson
from crownlands.core.registry import game as find_game
from crownlands.core.registry import games
from crownlands.core.sagas import Heritage, SagaLink
from crownlands.core.seeds import fresh_seed
from crownlands.core.series import beginning
from crownlands.server import clocks, saga, seating, seed_parts, seeds
from crownlands.server.database_tables import people, tables
from crownlands.server.errors import ApiError, SetupRefused
from crownlands.server.house import House, change_row, in_thread, write_seats
from crownlands.server.lanes import WRITES
from crownlands.server.limits import check_room, must_have_room, weight_of
from crownlands.server.live import LiveTable
from crownlands.server.playing import catch_up, insist, resign, settle, turn
from crownlands.server.rows import PersonRow, StoredSetup, TableRow
from crownlands.server.seating import STAND_IN, StoredPlayer
from crownlands.server.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSpec:
    """How a new table is to be set up, except for the people at it."""

    game: str
    variants: Mapping[str, object]
    public: bool
    clock: Mapping[str, Any]
    hints: bool | None = None
    """None: only if one person plays against bots."""
    saga: str | None = None
    saga_text: str = ""
    lesson: Lesson | None = None
    """The lesson that is played, with its seed."""


class Continued(NamedTuple):
    """Which game of a saga comes next, and what it starts from."""

    link: SagaLink
    heritage: Heritage
    saga: str | None = None
    """The saga's first table, if this is a later one."""
    waits: bool = False
    """Whether it does not start at once: other people may join, or its players have to arrive."""
    people: tuple[str, ...] = ()
    """Who has played the game before."""
    away: tuple[str, ...] = ()
    """For whom a bot plays on."""


def spec_of(live: LiveTable) -> TableSpec:
    """A table like this one; if it belongs to a saga, a new saga; after a lesson, a game without a coach."""
    row, setup = live.row, live.row["setup"]
    return TableSpec(
        game=row["game"],
        variants=setup["variants"],
        public=row["public"],
        clock=row["clock"],
        hints=setup.get("hints"),
        saga=setup["saga"]["name"] if setup["saga"] else None,
    )


async def create(
    house: House, host: PersonRow, wanted: list[str], spec: TableSpec, gives: bool = False
) -> LiveTable:
    """A new table that waits for people, or starts if all its seats are taken.

    `gives`: the host adds a part to the seed, so the start waits for it.
    """
    players = [wanted_seat(host["id"], host["name"], seat) for seat in wanted]
    return await new_table(house, host["id"], players, spec, givers=[host["id"]] if gives else ())


def wanted_seat(person: str, name: str, seat: str) -> StoredPlayer:
    match seat:
        case "me":
            return seating.person_seat(person, name)
        case "open":
            return seating.open_seat()
        case bot if bot in bot_names():
            return seating.bot_seat(bot)
        case other:
            raise ApiError("no-such-bot", bot=other[:40])


async def new_table(
    house: House,
    host: str,
    players: list[StoredPlayer],
    spec: TableSpec,
    follows: Continued | None = None,
    after: LiveTable | None = None,
    givers: Collection[str] = (),
) -> LiveTable:
    """A table with these players, which starts at once if all its seats are taken and it need not wait.

    `after` is the table that leads to it: of several processes that set up the next table, one succeeds. `givers`
    are the people who will add a part to the seed, if they are there.
    """
    game = game_of(spec)
    begins = follows or begin_saga(game, len(players), spec)
    table_id = new_id()
    row: TableRow = {
        "id": table_id,
        "game": spec.game,
        "status": "waiting",
        "public": spec.public,
        "host": host,
        "setup": stored_setup(game, len(players), spec, begins),
        "clock": clocks.checked(spec.clock),
        "players": players,
        "next": None,
        "saga": None if begins is None else begins.saga or table_id,
        "ranking": None,
        "created": time(),
        "changed": time(),
    }
    live = LiveTable(game, row, ())
    waits = begins is not None and begins.waits
    if not waits and all(player["kind"] != "open" for player in players):
        row.update(cast("TableRow", seeds.first_step(row, givers)))
        live.reset(())
    house.live[live.id] = live  # a lookup finds this one, and does not open it a second time
    try:
        if after is None and not house.limits.tables.allows(house.shares.place_of(host)):
            raise ApiError("too-many", 429)
        house.limits.tables.spend(house.shares.place_of(host), weight_of(row["setup"]["heritage"]))
        changed = await WRITES.run(insert, house, live.row, after, house.shares.neighbours(host))
    except BaseException:
        house.live.pop(live.id, None)
        raise
    if after is not None:
        if changed is None:
            house.live.pop(live.id, None)
            return await set_by_another(house, after)
        after.row.update({"next": live.id, "changed": changed})
    house.when_changed(live)
    return live


async def set_by_another(house: House, after: LiveTable) -> LiveTable:
    """The next table, which another process was quicker to set up."""
    row = await in_thread(house.store.table, after.id)
    if row is None or row["next"] is None:
        raise ApiError("stale", 409)
    after.row = row
    return await house.table(row["next"])


def game_of(spec: TableSpec) -> Game[Any, Any]:
    if spec.game not in games():
        raise ApiError("no-such-game", 404, game=spec.game[:40])
    return find_game(spec.game)


def begin_saga(game: Game[Any, Any], seats: int, spec: TableSpec) -> Continued | None:
    """The first game of a saga, if the table is to begin one."""
    if spec.saga is None:
        return None
    if spec.saga not in game.sagas:
        raise ApiError("no-such-saga", saga=spec.saga[:40])
    try:
        heritage = beginning(game.sagas[spec.saga], spec.saga, seats, spec.saga_text)
    except BadSetup as error:
        raise SetupRefused(game, error) from error
    return Continued(SagaLink(spec.saga, 1), heritage)


def stored_setup(game: Game[Any, Any], seats: int, spec: TableSpec, follows: Continued | None) -> StoredSetup:
    """Everything that determines a game before its first answer, as it is stored; the seed is fresh, or the
    lesson's."""
    heritage = None if follows is None else dict(follows.heritage)
    seed = spec.lesson.seed if spec.lesson else fresh_seed()
    try:
        setup = game.setup(seats, spec.variants, seed, None, heritage)
    except BadSetup as error:
        raise SetupRefused(game, error) from error
    stored: StoredSetup = {
        "variants": dataclasses.asdict(setup.variants),
        "seed": seed,
        "ruleset": setup.ruleset,
        "heritage": heritage,
        "saga": {"name": follows.link.name, "number": follows.link.number} if follows else None,
        "started": 0.0,
        "hints": spec.hints,
        "lesson": spec.lesson.name if spec.lesson else None,
    }
    if follows is not None and follows.people:
        stored |= {"before": list(follows.people), "away": list(follows.away)}
    return stored


def new_id() -> str:
    """An id that nobody can guess, of letters and digits only, so that no command takes it for an option."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(12))


def insert(house: House, row: TableRow, after: LiveTable | None, neighbours: Collection[str] = ()) -> float | None:
    """Store a new table, and that it follows another, both or neither; returns the time, or None if one follows
    already."""
    changed = time() if after is None else max(time(), nextafter(after.row["changed"], inf))
    store, status = house.store, row["status"]
    with store.write() as connection:
        if after is None and status != "over":  # a table that follows another has its place already
            must_have_room(connection, house.settings, row["host"], status, neighbours)
        if after is not None:
            unfollowed = tables.update().where(tables.c.id == after.id, tables.c.next.is_(None))
            if not connection.execute(unfollowed.values(next=row["id"], changed=changed)).rowcount:
                return None
            store.announce(connection, after.id)
        connection.execute(tables.insert(), row)
        write_seats(connection, row["id"], row["players"])
    return changed


async def sit(house: House, live: LiveTable, person: PersonRow, seat: int | None) -> None:
    """Take a free seat; somebody who takes another one at the same moment, in another process, is no obstacle."""
    await insist(house, live, lambda: _sit(house, live, person, seat))


async def _sit(house: House, live: LiveTable, person: PersonRow, seat: int | None) -> None:
    must_wait(live)
    open_seats = [at for at, player in enumerate(live.players) if player["kind"] == "open"]
    if live.seats_of(person["id"]) and seat is None:
        return
    if not open_seats or (seat is not None and seat not in open_seats):
        raise ApiError("seat-taken", 409)
    if saga.keeps_seats(live) and live.seats_of(person["id"]):
        raise ApiError("seats-kept", 409)
    taken = open_seats[0] if seat is None else seat
    await seat_changed(house, live, {taken: seating.person_seat(person["id"], person["name"])})


async def leave(house: House, live: LiveTable, person: str) -> None:
    """Leave a table that has not started; while it is being played, a bot takes over instead.

    If another process starts it at the same moment, whoever is about to leave has left all the same.
    """
    waited = await insist(house, live, lambda: _leave_waiting(house, live, person))
    if not waited:
        for seat in live.seats_of(person):
            await resign(house, live, person, seat)


async def _leave_waiting(house: House, live: LiveTable, person: str) -> bool:
    """Free somebody's seats at a table that waits; returns whether it does."""
    if live.row["status"] != "waiting":
        return False
    must_wait(live)
    kept = saga.keeps_seats(live)  # then a bot takes over here as well
    left = {seat: seating.bot_seat(STAND_IN) if kept else seating.open_seat() for seat in live.seats_of(person)}
    others = [p["person"] for p in live.players if p["person"] not in (None, person)]
    follower = min(others, key=lambda other: not saga.has_played_before(live, other), default=None)
    passes_on = saga.is_later_game(live) and live.row["host"] == person and follower
    if left or passes_on:  # somebody who does not sit there changes nothing
        await seat_changed(house, live, left, **({"host": follower} if passes_on else {}))
    return True


async def delete(house: House, live: LiveTable, person: str) -> None:
    """The host removes a table that has not started; later games of a saga stay, or it could not continue."""
    async with turn(house, live):
        must_wait(live)
        await must_act_as_host(house, live, person)
        if saga.is_later_game(live):
            raise ApiError("saga-goes-on", 409)
        before = await WRITES.run(_delete, house.store, live.row)
    house.forget(live)
    for table_id in before:
        if table_id in house.live:
            await catch_up(house, house.live[table_id])


def _delete(store: Store, row: TableRow) -> list[str]:
    """Remove a table from the database; returns the tables that it followed, where a rematch is possible again.

    Unless another process has changed it: then its game may have started.
    """
    table_id = row["id"]
    with store.write() as connection:
        known = tables.delete().where(tables.c.id == table_id, tables.c.changed == row["changed"])
        if not connection.execute(known).rowcount:
            raise ApiError("stale", 409)
        leading = sa.select(tables.c.id).where(tables.c.next == table_id)
        before = [str(row.id) for row in connection.execute(leading)]
        connection.execute(tables.update().where(tables.c.next == table_id).values(next=None, changed=time()))
        for changed in (*before, table_id):
            store.announce(connection, changed)
    return before


async def set_seat(house: House, live: LiveTable, person: str, seat: int, kind: str) -> None:
    """The host opens a seat or gives it to a bot before the start."""
    async with turn(house, live):
        must_wait(live)
        await must_act_as_host(house, live, person)
        if not 0 <= seat < len(live.players):
            raise ApiError("no-such-seat")
        if saga.keeps_seats(live) and live.players[seat]["kind"] != "open":
            raise ApiError("seats-kept", 409)
        wanted = wanted_seat(person, "", kind if kind != "me" else "open")
        await seat_changed(house, live, {seat: wanted}, setup=saga.without_role(live, seat))


async def start(house: House, live: LiveTable, person: str, gives: bool = False) -> None:
    """The host starts the game; `gives`: and is about to add a part to the seed.

    Who commits to a part at the same moment, in another process, is no obstacle.
    """
    await insist(house, live, lambda: _start(house, live, person, gives))
    house.when_changed(live)


async def _start(house: House, live: LiveTable, person: str, gives: bool) -> None:
    must_wait(live)
    await must_act_as_host(house, live, person)
    if any(player["kind"] == "open" for player in live.players):
        raise ApiError("seats-open", 409)
    if not saga.is_later_game(live):
        host, neighbours = live.row["host"], house.shares.neighbours(live.row["host"])
        await in_thread(check_room, house.store, house.settings, host, "playing", neighbours)
    elif not house.limits.tables.has_left(house.shares.place_of(live.row["host"])):
        raise ApiError("too-many", 429)  # a saga that has come with much stores it with every game
    await begin_now(house, live, [person] if gives else [])


async def begin_now(house: House, live: LiveTable, givers: Collection[str] = ()) -> None:
    """Let the game start as soon as its seed is complete; its clocks run from then on. Needs the lock."""
    first = seeds.first_step(live.row, {*live.row["setup"].get("parts", {}), *givers})
    await change_row(house, live, **seeds.steps_on(live.row, first, house.settings.seed_seconds))
    live.starts_at = None
    seed_parts.tell(live)


async def seat_changed(house: House, live: LiveTable, new: Mapping[int, StoredPlayer], **more: Any) -> None:
    players = [new.get(seat, player) for seat, player in enumerate(live.players)]
    await change_row(house, live, players=players, **more)
    live.audience.reseat()
    live.audience.tell_table()


async def rematch(house: House, live: LiveTable, person: str, gives: bool = False) -> LiveTable:
    """The same players once more, everybody one seat further on; or, in a saga, its next game."""
    async with turn(house, live):
        if live.status != "over" or not live.seats_of(person):
            raise ApiError("not-over", 409)
        await settle(house, live)
        if live.row["next"] is None:
            players = seating.rotated(once_more(live, person))
            givers = {*seeds.givers(live.row), *([person] if gives else [])}
            spec = replace(spec_of(live), public=False)
            await new_table(house, person, players, spec, after=live, givers=givers)
            live.audience.tell_table()
        following = live.row["next"]
        assert following is not None
    return await house.table(following)


def once_more(live: LiveTable, person: str) -> list[StoredPlayer]:
    """Who plays again. Whoever is not here any more may come, but is not made to play, where live clocks run or a
    bot has played for them.

    Otherwise somebody would lose one game after the other to people they have once played with, and never know.
    """
    here = live.audience.online | {person}
    hurries = live.row["clock"]["kind"] == "live"
    return [
        seating.open_seat()
        if player["kind"] == "person" and player["person"] not in here and (hurries or seat in live.stand_ins)
        else player.copy()
        for seat, player in enumerate(live.players)
    ]


async def clone(house: House, live: LiveTable, person: str, gives: bool = False) -> LiveTable:
    """The same table for others, with me as its host."""
    mine = live.seats_of(person)
    name = live.players[mine[0]]["name"] if mine else (await name_of(house, person))
    players = [seating.bot_seat(p["bot"]) if p["bot"] else seating.open_seat() for p in live.players]
    free = next((seat for seat, player in enumerate(players) if player["kind"] == "open"), 0)
    players[free] = seating.person_seat(person, name)
    return await new_table(house, person, players, spec_of(live), givers=[person] if gives else ())


async def name_of(house: House, person: str) -> str:
    row = await in_thread(house.store.row, sa.select(people).where(people.c.id == person))
    return str(row["name"]) if row else ""


def must_wait(live: LiveTable) -> None:
    if live.row["status"] != "waiting" or live.row["setup"].get("shuffling"):
        raise ApiError("started-already", 409)


async def must_act_as_host(house: House, live: LiveTable, person: str) -> None:
    """Refuse anyone who is not the host; whoever takes the place of a host who is gone is the host from now on.

    A host who keeps their seat and was in the house just now is not gone: their page may be loading again, or they
    may have come to another process.
    """
    host = live.row["host"]
    if not saga.acts_as_host(live, person, live.audience.online):
        raise ApiError("only-host", 403)
    if host != person:
        is_about: bool = await in_thread(was_here, house.store, host, saga.HOST_SECONDS)
        if is_about and live.seats_of(host):
            raise ApiError("only-host", 403)
        await change_row(house, live, host=person)


def was_here(store: Store, person: str, seconds: float) -> bool:
    """Whether somebody has visited within so many seconds, at any process."""
    row = store.row(sa.select(people.c.seen).where(people.c.id == person))
    return row is not None and row["seen"] > time() - seconds
