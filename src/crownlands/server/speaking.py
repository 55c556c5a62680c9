"""What happens by itself: bots, standing orders, clocks that run out, news from other processes."""

from __future__ import annotations

import asyncio
from random import Random
from time import time
from typing import NamedTuple

import structlog
from sqlalchemy.exc import SQLAlchemyError

from crownlands.bots import Eyes, bot_seed, make_bot
from crownlands.server import metrics
from crownlands.server.clocks import DAY
from crownlands.server.errors import Refusal
from crownlands.server.house import House, aside
from crownlands.server.live import LiveTable
from crownlands.server.playing import append, catch_up, give_to_bot, settle, turn
from crownlands.server.thinking import Position, think

IDLE_SECONDS = 300.0
WOKEN = 500
SWEPT = 10_000
AGAIN_SECONDS = 2.0
"""How long a bot waits before it tries again on a full disk."""

log = structlog.get_logger()


class Voice(NamedTuple):
    """Who answers for a seat by itself: its bot, or else a standing order."""

    seat: int
    bot: str | None
    order: str | None


def voice_of(live: LiveTable, seat: int) -> Voice | None:
    decision, _ = live.asked[seat]
    bot = live.bot_of(seat)
    order = live.orders.get(seat, {}).get(decision.prompt)
    if bot is not None:
        return Voice(seat, bot, None)
    return Voice(seat, None, order) if order is not None and decision.find(order) else None


def speaker(live: LiveTable) -> Voice | None:
    return next((voice for seat in live.asked if (voice := voice_of(live, seat)) is not None), None)


def follow_up(house: House, live: LiveTable) -> None:
    """If a bot or a standing order has the next word, let it speak; if the game has ended, keep that."""
    if live.table is None or live.speaking:
        return
    if live.table.over or live.row["status"] != live.status:
        house.spawn(come_to_rest(house, live))
    if speaker(live) is not None:
        live.speaking = True
        house.spawn(speak(house, live))


async def come_to_rest(house: House, live: LiveTable) -> None:
    try:
        async with turn(house, live):
            await settle(house, live)
    except (Refusal, SQLAlchemyError) as error:  # another process was quicker, or the disk is full: then later
        log.warning("not-settled", table=live.id, reason=str(error))


async def speak(house: House, live: LiveTable) -> None:
    """Bots and orders answer until a person is asked."""
    try:
        while (voice := speaker(live)) is not None:
            await speak_once(house, live, voice)
    except Refusal as refusal:
        log.warning("bot-refused", table=live.id, reason=refusal.key)
        if refusal.key != "stale":
            await asyncio.sleep(AGAIN_SECONDS)
    finally:
        live.speaking = False
    house.when_changed(live)


async def speak_once(house: House, live: LiveTable, voice: Voice) -> None:
    seat = voice.seat
    asked, seq = live.asked[seat], live.seq
    ref = voice.order or await choice_of(house, live, voice)
    if all(live.bot_of(other) for other in range(live.now.seats)):
        await asyncio.sleep(house.settings.bot_pause)  # nobody plays: slowly, for who watches or returns
    async with turn(house, live):
        unchanged = live.asked.get(seat) is asked or (live.seq == seq and seat in live.asked)
        if unchanged and voice_of(live, seat) == voice:
            await append(house, live, "answer", seat, ref)
            live.tell_move(seat)


async def choice_of(house: House, live: LiveTable, voice: Voice) -> str:
    """What a bot answers; if it does not answer well and in time, any option."""
    table, (decision, _) = live.now, live.asked[voice.seat]
    assert voice.bot is not None
    ref: str | None = None
    try:
        quick = make_bot(voice.bot, bot_seed(table.setup.seed, voice.seat, live.seq))
        if quick.thinks:
            ref = await house.thinkers.ask(think, Position.of(live.id, table), voice.seat, voice.bot)
        else:
            ref = quick.choose(Eyes(table.run, voice.seat), decision).ref
    except Exception as error:  # a bot's bug must not stop the game
        log.warning("bot-failed", table=live.id, bot=voice.bot, reason=repr(error))
    if ref is not None and decision.find(ref) is not None:
        return ref
    log.warning("bot-too-slow", table=live.id, bot=voice.bot)
    metrics.slow_bots.inc()
    return Random(f"{table.setup.seed}/{live.seq}").choice(decision.options).ref


async def tick(house: House) -> None:
    """Once a second: clocks that have run out, tables that nobody looks at, news from outside."""
    now = time()
    for live in list(house.live.values()):
        if live.status == "playing" and live.clocks.out_of_time(now):
            try:
                await stop_clocks(house, live, now)
            except Refusal as refusal:  # another process was quicker, or the disk is full: then the next second
                log.warning("clock-refused", table=live.id, reason=refusal.key)
    for table_id, live in list(house.live.items()):
        idle = not live.viewers and not live.speaking and now - live.busy_until > IDLE_SECONDS
        if idle and not (live.row["clock"]["kind"] == "live" and live.status == "playing"):
            del house.live[table_id]


async def stop_clocks(house: House, live: LiveTable, now: float) -> None:
    """Bots stand in for those who have no time left."""
    async with turn(house, live):
        for seat in live.clocks.out_of_time(now):
            if live.bot_of(seat) is None:
                await give_to_bot(house, live, seat)
    house.when_changed(live)


async def look_outside(house: House) -> None:
    """Tables that somebody else has written to: another process, the keeper of the house."""
    known = list(house.live.values())
    changes = await aside(house.store.changes, [live.id for live in known])
    newest = await aside(house.store.newest, [live.id for live in known])
    for live in known:
        if newest.get(live.id, 0) > live.seq or changes.get(live.id) != live.row["changed"]:
            await news_of(house, live.id)
            house.when_changed(live)
        elif has_waited(live, house.settings.bot_seconds * 2 + AGAIN_SECONDS):
            house.when_changed(live)


def has_waited(live: LiveTable, seconds: float) -> bool:
    """Whether a bot should have spoken long ago: the process that let it think may be gone."""
    voice = speaker(live)
    return voice is not None and time() - live.clocks.since[voice.seat] > seconds


async def news_of(house: House, table_id: str) -> None:
    """Another process has written to this table; it will also let the bots speak."""
    live = house.live.get(table_id)
    if live is not None:
        async with turn(house, live):
            await catch_up(house, live)


async def wake(house: House) -> None:
    """After a restart: tables where a bot has the next word go on without waiting for a visitor."""
    helped = await aside(house.store.helped)
    for row in await aside(house.store.playing, WOKEN):
        if row["id"] in helped or any(player["bot"] for player in row["players"]):
            await house.whole(row["id"])


async def sweep(house: House) -> None:
    """Games over days whose time is up are brought into memory, where their clocks are looked at."""
    slow = {row["id"]: row for row in await aside(house.store.playing, SWEPT) if row["clock"]["kind"] == "days"}
    last = await aside(house.store.last_times, [table_id for table_id in slow if table_id not in house.live])
    now = time()
    for table_id, row in slow.items():
        if now - last.get(table_id, row["setup"]["started"]) > row["clock"]["days"] * DAY:
            await house.whole(table_id)
