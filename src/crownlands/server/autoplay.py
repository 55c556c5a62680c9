"""What happens by itself: bots, standing answers, clocks that run out, news from other processes."""

from __future__ import annotations

import asyncio
from random import Random
from typing import NamedTuple

import structlog
from sqlalchemy.exc import SQLAlchemyError

from crownlands.bots import Eyes, bot_seed, make_bot
from crownlands.server import metrics, seed_parts
from crownlands.server.bot_pool import Position, think
from crownlands.server.clocks import DAY, checked
from crownlands.server.errors import ApiError
from crownlands.server.gathering import gather
from crownlands.server.house import House, in_thread
from crownlands.server.live import LiveTable
from crownlands.server.log import Answered
from crownlands.server.messages import Clock
from crownlands.server.playing import append, catch_up, give_to_bot, settle, turn
from crownlands.server.rows import TableRow
from crownlands.server.saga import gathers, has_ended, link_of
from crownlands.server.steady_time import now

IDLE_SECONDS = 300.0
MOST_IDLE, CROWDED_SECONDS = 200, 30.0
"""If there are more tables in memory that nobody is looking at, they leave it after this long: whoever asks for
one long game after the other would fill it in five minutes."""
WOKEN = 500
SWEPT = 10_000
ENDING = 20
"""How many games may have been ending when the house was killed."""
FOUND_OUT = 100
"""How many tables at once are opened only to find out when to look at them next."""
LOOKED_AGAIN = DAY / 4
"""After this long a game over days is looked at anyway: the process that ran it may be gone."""
AGAIN_SECONDS = 2.0
"""How long a bot waits before it tries again when the disk is full."""

log = structlog.get_logger()


class AutoPlayer(NamedTuple):
    """Who answers for a seat automatically: its bot, or else a standing answer."""

    seat: int
    bot: str | None
    standing_answer: str | None


def auto_player_of(live: LiveTable, seat: int) -> AutoPlayer | None:
    decision, _ = live.asked[seat]
    bot = live.bot_of(seat)
    ref = live.standing_answers.get(seat, {}).get(decision.prompt)
    if bot is not None:
        return AutoPlayer(seat, bot, None)
    return AutoPlayer(seat, None, ref) if ref is not None and decision.find(ref) else None


def next_auto_player(live: LiveTable) -> AutoPlayer | None:
    return next((player for seat in live.asked if (player := auto_player_of(live, seat)) is not None), None)


def follow_up(house: House, live: LiveTable) -> None:
    """If a bot or a standing answer is next, let it answer; if the game has ended, store that. At a table that was
    let go, because it is gone or broken, nothing happens any more."""
    if house.live.get(live.id) is not live:
        return
    if gathers(live):
        house.spawn(try_to_gather(house, live))
    if live.table is None or live.autoplaying:
        return
    if live.table.over or live.row["status"] != live.status:
        house.spawn(try_to_settle(house, live))
    if next_auto_player(live) is not None:
        live.autoplaying = True
        house.spawn(play_on(house, live))


async def try_to_gather(house: House, live: LiveTable) -> None:
    try:
        await gather(house, live)
    except (ApiError, SQLAlchemyError) as error:  # another process was quicker, or the disk is full: then later
        log.warning("not-begun", table=live.id, reason=str(error))


async def try_to_settle(house: House, live: LiveTable) -> None:
    try:
        async with turn(house, live):
            await settle(house, live)
    except (ApiError, SQLAlchemyError) as error:  # another process was quicker, or the disk is full: then later
        log.warning("not-settled", table=live.id, reason=str(error))


async def play_on(house: House, live: LiveTable) -> None:
    """Bots and standing answers answer for their seats until a person is asked."""
    try:
        while (player := next_auto_player(live)) is not None:
            await answer_once(house, live, player)
    except ApiError as error:
        log.warning("bot-refused", table=live.id, reason=error.key)
        if error.key != "stale":
            await asyncio.sleep(AGAIN_SECONDS)
    finally:
        live.autoplaying = False
    house.when_changed(live)


async def answer_once(house: House, live: LiveTable, player: AutoPlayer) -> None:
    await wait_for_room(house, live)
    seat = player.seat
    if seat not in live.asked:
        return
    asked, seq = live.asked[seat], live.seq
    ref = player.standing_answer or told_by_lesson(live, seat) or await choice_of(house, live, player)
    if all(live.bot_of(other) for other in range(live.now.seats)):
        await asyncio.sleep(house.settings.bot_pause)  # no people play: slowly, for those who watch or return
    async with turn(house, live):
        unchanged = live.asked.get(seat) is asked or (live.seq == seq and is_offered(live, seat, ref))
        if unchanged and auto_player_of(live, seat) == player:
            await append(house, live, Answered(seat, ref))
            live.audience.tell_move(seat)


async def wait_for_room(house: House, live: LiveTable) -> None:
    """Where bots have answered a lot at the tables of one address, they answer there more slowly."""
    place = house.shares.place_of(live.row["host"])
    while owed := house.limits.bot_answers.seconds_owed(place):
        await asyncio.sleep(owed)
    house.limits.bot_answers.spend(place, 1)


def is_offered(live: LiveTable, seat: int, ref: str) -> bool:
    """Whether a seat may still give this answer: as long a log may have become another one, if what was here could
    not be stored."""
    return seat in live.asked and live.asked[seat][0].find(ref) is not None


def told_by_lesson(live: LiveTable, seat: int) -> str | None:
    """What a lesson has a bot answer, as long as the learner follows it."""
    ref = live.lesson.next_answer(live.now.history, seat) if live.lesson else None
    return ref if ref is not None and is_offered(live, seat, ref) else None


async def choice_of(house: House, live: LiveTable, player: AutoPlayer) -> str:
    """What a bot answers; if it gives no valid answer in time, any option."""
    table, (decision, _) = live.now, live.asked[player.seat]
    assert player.bot is not None
    ref: str | None = None
    try:
        quick = make_bot(player.bot, bot_seed(table.setup.seed, player.seat, live.seq))
        if quick.thinks:
            position = Position.of(live.id, table)
            ref = await house.bot_pool.ask(live.row["host"], think, position, player.seat, player.bot)
        else:
            ref = quick.choose(Eyes(table.run, player.seat), decision).ref
    except Exception as error:  # a bot's bug must not stop the game
        log.warning("bot-failed", table=live.id, bot=player.bot, reason=repr(error))
    if ref is not None and decision.find(ref) is not None:
        return ref
    log.warning("bot-too-slow", table=live.id, bot=player.bot)
    metrics.slow_bots.inc()
    return Random(f"{table.setup.seed}/{live.seq}").choice(decision.options).ref


async def tick(house: House) -> None:
    """Once a second: clocks that have run out, parts of a seed that do not arrive, tables that nobody is looking
    at."""
    at = now()
    for live in list(house.live.values()):
        try:
            await look_at_clocks(house, live, at)
        except ApiError as error:  # another process was quicker, or the disk is full: then the next second
            log.warning("clock-refused", table=live.id, reason=error.key)
        except SQLAlchemyError:
            raise
        except Exception as error:  # whatever is wrong with one table, the clocks of the others keep running
            log.error("broken-table", table=live.id, reason=repr(error))
    let_idle_tables_go(house, at)


def let_idle_tables_go(house: House, at: float) -> None:
    """Drop tables that nobody has used for a while."""
    idle = [live for live in house.live.values() if is_idle(live)]
    patience = IDLE_SECONDS if len(idle) <= MOST_IDLE else min(IDLE_SECONDS, CROWDED_SECONDS)
    for live in idle:
        if at - live.busy_until > patience:
            del house.live[live.id]
            house.next_looks[live.id] = min(live.clocks.next_look(at), at + LOOKED_AGAIN)
            if next_auto_player(live) is None:
                house.left_at[live.id] = live.seq


def is_idle(live: LiveTable) -> bool:
    """Whether nobody is looking at a table, and nothing happens there."""
    clock_runs = live.row["clock"]["kind"] == "live" and live.status == "playing"
    return not live.viewers and not live.autoplaying and not clock_runs


async def look_at_clocks(house: House, live: LiveTable, at: float) -> None:
    if live.status == "playing" and live.clocks.out_of_time(at):
        await stop_clocks(house, live, at)
    elif seed_parts.is_late(house, live):
        await seed_parts.go_on(house, live)
    if (live.viewers or live.starts_at is not None) and gathers(live):
        await try_to_gather(house, live)


async def stop_clocks(house: House, live: LiveTable, at: float) -> None:
    """Bots stand in for players who have no time left."""
    async with turn(house, live):
        for seat in live.clocks.out_of_time(at):
            if live.bot_of(seat) is None:
                await give_to_bot(house, live, seat)
    house.when_changed(live)


async def follow_outside_changes(house: House) -> None:
    """Tables that somebody else has written to: another process, an administrator; or that could not be read again
    when the store was gone."""
    known = list(house.live.values())
    changes = await in_thread(house.store.changes, [live.id for live in known])
    newest = await in_thread(house.store.newest, [live.id for live in known])
    for live in known:
        if live.diverged or newest.get(live.id, 0) > live.seq or changes.get(live.id) != live.row["changed"]:
            try:
                await news_of(house, live.id)
            except ApiError as error:  # the others are looked at all the same
                log.warning("news-refused", table=live.id, reason=error.key)
                continue
            house.when_changed(live)
        elif is_overdue(live, overdue_seconds(house)) or is_unsettled(live):
            house.when_changed(live)


def is_overdue(live: LiveTable, seconds: float) -> bool:
    """Whether a bot should have answered long ago: the process that ran it may be gone."""
    player = next_auto_player(live)
    return player is not None and now() - live.clocks.since[player.seat] > seconds


def is_unsettled(live: LiveTable) -> bool:
    """Whether the end of a game, or the next game of its saga, is not stored: the process that should have done it
    may be gone."""
    if live.table is None:
        return False
    return live.row["status"] != live.status or (
        live.table.over
        and link_of(live.row["setup"]) is not None
        and live.row["next"] is None
        and not has_ended(live)
    )


async def news_of(house: House, table_id: str) -> None:
    """Another process has written to this table; it will also run the bots."""
    live = house.live.get(table_id)
    if live is not None:
        async with turn(house, live):
            await catch_up(house, live)


async def wake(house: House) -> None:
    """After a restart: tables that were starting, that were ending, or where a bot has to answer, continue without
    a visitor."""
    for row in await in_thread(house.store.shuffling, WOKEN):
        await house.table_or_none(row["id"])
    rows = await in_thread(house.store.playing, WOKEN)
    for table_id in (*await perhaps_cut_off(house, rows), *await with_helpers(house, rows)):
        await house.table_or_none(table_id)


async def perhaps_cut_off(house: House, rows: list[TableRow]) -> list[str]:
    """The games that may have been ending when the house was killed: where somebody has answered last, and those
    that a saga has not continued from."""
    last = await in_thread(house.store.last_times, [row["id"] for row in rows])
    newest = sorted(last, key=lambda table: -last[table])[:ENDING]
    return [*newest, *await in_thread(house.store.without_next, ENDING)]


async def with_helpers(house: House, rows: list[TableRow]) -> list[str]:
    """Those of the given tables where something may answer automatically: a bot, a stand-in, a standing answer."""
    helped = await in_thread(house.store.tables_with_auto_players)
    return [
        row["id"]
        for row in rows
        if row["id"] in helped or row["setup"].get("away") or any(player["bot"] for player in row["players"])
    ]


async def close_forgotten_devices(house: House) -> None:
    """Close the sockets of devices that were logged out in another process, or are gone."""
    here = {viewer.device for live in house.live.values() for viewer in live.viewers if viewer.person}
    for device in here - await in_thread(house.people.known_devices, here):
        house.close_device(device)


async def sweep(house: House) -> None:
    """Games over days are loaded into memory when their clocks have to be checked: to warn somebody, or to stop.

    A process knows when that is for the tables that it has had in memory; for the others it finds out, a few at a
    time, beginning with those where nothing has happened for longest.
    """
    rows = await in_thread(house.store.playing, SWEPT)
    slow = [row["id"] for row in rows if is_over_days(row)]
    known = house.next_looks = {table: house.next_looks[table] for table in slow if table in house.next_looks}
    at = now()
    due = [table for table, look in known.items() if look <= at]
    unknown = [table for table in slow if table not in known and table not in house.live]
    last = await in_thread(house.store.last_times, unknown)
    unknown.sort(key=lambda table: last.get(table, 0.0))
    for table in (*due, *unknown[:FOUND_OUT]):
        known[table] = at + LOOKED_AGAIN  # should it not open
        await house.table_or_none(table)
    await adopt_abandoned(house, rows)


async def adopt_abandoned(house: House, rows: list[TableRow]) -> None:
    """Tables where a bot has to answer and nobody is looking continue, even if the process that had them is gone
    or stuck.

    Only the game itself can tell whether it waits for a bot: so every table that has long been silent is opened,
    once for each time that somebody else has continued it, and a few at a time.
    """
    known = house.left_at = {row["id"]: house.left_at[row["id"]] for row in rows if row["id"] in house.left_at}
    played = await with_helpers(house, [row for row in rows if row["id"] not in house.live])
    newest, last = await in_thread(house.store.newest, played), await in_thread(house.store.last_times, played)
    silent = now() - overdue_seconds(house)
    left = [
        table for table in played if known.get(table) != newest.get(table, 0) and last.get(table, 0.0) < silent
    ]
    for table in left[:FOUND_OUT]:
        known[table] = newest.get(table, 0)  # should it not open
        await house.table_or_none(table)


def overdue_seconds(house: House) -> float:
    """After how many seconds a bot should have answered."""
    return house.settings.bot_seconds * 2 + AGAIN_SECONDS


def is_over_days(row: TableRow) -> bool:
    clock = valid_clock(row)
    return clock is not None and clock["kind"] == "days"


def valid_clock(row: TableRow) -> Clock | None:
    """The clock of a table; none if it is invalid, so that one broken table does not hold up the others."""
    try:
        return checked(row["clock"])
    except ApiError:
        return None
