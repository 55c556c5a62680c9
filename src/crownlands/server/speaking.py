"""What happens by itself: bots, standing orders, clocks that run out, news from other processes."""

from __future__ import annotations

import asyncio
from random import Random
from time import time

import structlog

from crownlands.bots import make_bot
from crownlands.bots.base import Eyes
from crownlands.core.records import Record
from crownlands.server import metrics
from crownlands.server.clocks import DAY
from crownlands.server.errors import Refusal
from crownlands.server.house import House, aside
from crownlands.server.live import STAND_IN, LiveTable
from crownlands.server.playing import append, catch_up
from crownlands.server.thinking import Question

IDLE_SECONDS = 300.0
WOKEN = 500
SWEPT = 10_000

log = structlog.get_logger()


def follow_up(house: House, live: LiveTable) -> None:
    """If a bot or a standing order has the next word, let it speak."""
    if live.table is not None and not live.table.over and speaker(live) is not None:
        house.spawn(speak(house, live))


def speaker(live: LiveTable) -> int | None:
    for seat, (decision, _) in live.asked.items():
        order = live.orders.get(seat, {}).get(decision.prompt)
        if live.bot_of(seat) or (order is not None and decision.find(order)):
            return seat
    return None


async def speak(house: House, live: LiveTable) -> None:
    """Bots and orders answer until a person is asked."""
    if live.speaking:
        return
    live.speaking = True
    try:
        while not live.now.over:
            seat = speaker(live)
            if seat is None:
                return
            asked, seq = live.asked[seat], live.seq
            ref = await ref_for(house, live, seat)
            if all(live.bot_of(other) for other in range(live.now.seats)):
                await asyncio.sleep(house.settings.bot_pause)  # nobody plays: slowly, for who watches or returns
            async with live.lock:
                if live.asked.get(seat) is asked or (live.seq == seq and seat in live.asked):
                    await append(house, live, "answer", seat, ref)
                    live.tell_move(seat)
    except Refusal as refusal:
        log.warning("bot-refused", table=live.id, reason=refusal.key)
        await asyncio.sleep(1)
    finally:
        live.speaking = False
    house.when_changed(live)


async def ref_for(house: House, live: LiveTable, seat: int) -> str:
    """What a standing order or a bot answers."""
    decision, _ = live.asked[seat]
    bot = live.bot_of(seat)
    order = live.orders.get(seat, {}).get(decision.prompt)
    if bot is None:
        assert order is not None
        return order
    table = live.now
    quick = make_bot(bot, f"{table.setup.seed}/{live.seq}")
    if not quick.thinks:
        return quick.choose(Eyes(table.run, seat), decision).ref
    head = Record.of_head(table).head_text()
    question = Question(live.id, head, tuple(table.history), seat, bot)
    ref = await house.thinkers.choose(question)
    if ref is not None and decision.find(ref) is not None:
        return ref
    log.warning("bot-too-slow", table=live.id, bot=bot)
    metrics.slow_bots.inc()
    return Random(question.head).choice(decision.options).ref


async def tick(house: House) -> None:
    """Once a second: clocks that have run out, tables that nobody looks at, news from outside."""
    now = time()
    for live in list(house.live.values()):
        if live.table is None or live.table.over:
            continue
        for seat in live.clocks.out_of_time(now):
            if live.bot_of(seat) is None:
                async with live.lock:
                    await append(house, live, "bot", seat, STAND_IN)
                    live.tell_table()
                house.when_changed(live)
    for table_id, live in list(house.live.items()):
        idle = not live.viewers and not live.speaking and now - live.busy_until > IDLE_SECONDS
        if idle and live.row["clock"]["kind"] != "live":
            del house.live[table_id]


async def look_outside(house: House) -> None:
    """Tables that another process has written to."""
    newest = await aside(house.store.newest, list(house.live))
    for table_id, seq in newest.items():
        live = house.live.get(table_id)
        if live is not None and seq > live.seq:
            await news_of(house, table_id)


async def news_of(house: House, table_id: str) -> None:
    """Another process has written to this table."""
    live = house.live.get(table_id)
    if live is not None:
        async with live.lock:
            await catch_up(house, live)
        house.when_changed(live)


async def wake(house: House) -> None:
    """After a restart: tables where a bot has the next word go on without waiting for a visitor."""
    for row in await aside(house.store.playing, WOKEN):
        if any(player["bot"] for player in row["players"]):
            house.when_changed(await house.table(row["id"]))


async def sweep(house: House) -> None:
    """Games over days whose time is up are brought into memory, where their clocks are looked at."""
    slow = {row["id"]: row for row in await aside(house.store.playing, SWEPT) if row["clock"]["kind"] == "days"}
    last = await aside(house.store.last_times, [table_id for table_id in slow if table_id not in house.live])
    now = time()
    for table_id, row in slow.items():
        if now - last.get(table_id, row["setup"]["started"]) > row["clock"]["days"] * DAY:
            await house.table(table_id)
