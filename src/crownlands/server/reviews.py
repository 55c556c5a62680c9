"""Reviews of games that are over: everybody's chances, and the costliest answers.

They are computed in the bot pool in small pieces, so that bots and hints never wait long behind one.
"""

from __future__ import annotations

import asyncio
from time import monotonic, time
from typing import cast

import sqlalchemy as sa
import structlog

from crownlands.bots.review import outcome
from crownlands.core.lessons import Lesson
from crownlands.core.table import Table
from crownlands.server.audience import Viewer, send
from crownlands.server.bot_pool import Findings, Position, review_part
from crownlands.server.database_tables import reviews
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.lanes import WRITES
from crownlands.server.live import LiveTable
from crownlands.server.messages import Chances, Mistake, Review
from crownlands.server.store import Store

MISTAKES = 4
"""How many mistakes of a seat a review names."""
WAITING, WAITING_AT_ONE = 8, 3
"""How many games may wait for their review, in all and for one address."""
PART_SECONDS, PAUSE_SECONDS = 0.5, 0.05
LEAST_SECONDS = 0.02
"""How long one answer is judged when time is short."""
TRIES = 3

log = structlog.get_logger()


async def review(house: House, live: LiveTable, viewer: Viewer) -> None:
    """Send what the review of this game has found; if there is none yet, start one."""
    async with live.stored():  # a last move that is not stored yet may still fail
        table = live.table
        if table is None or not table.over:
            raise ApiError("review-not-over", 409)
    if live.id not in house.reviewing:
        found = await in_thread(stored_review, house.store, live.id, live.played_at)
        if found is not None:
            total = len(table.history)
            send(viewer, {"type": "review", "done": total, "total": total, "review": found})
            return
        if viewer.person is None:
            raise ApiError("who-are-you", 401)
        must_not_be_busy(house, viewer.share)
        if live.id not in house.reviewing:
            house.reviewing[live.id] = viewer.share
            house.spawn(make_review(house, live, table, viewer.person))
    send(viewer, {"type": "review", "done": 0, "total": len(table.history), "review": None})


def must_not_be_busy(house: House, share: str) -> None:
    """One review at a time for each share, and a few for each address, so that others find a
    place in the queue."""
    place = house.shares.place_of(share)
    here = sum(house.shares.place_of(busy) == place for busy in house.reviewing.values())
    if share in house.reviewing.values() or here >= WAITING_AT_ONE or len(house.reviewing) >= WAITING:
        raise ApiError("reviews-busy", 429)


async def make_review(house: House, live: LiveTable, table: Table, person: str) -> None:
    """Review the game, store what was found, and tell everybody who is still at the table."""
    seq, total = live.seq, len(table.history)
    found = None
    try:
        async with house.one_review:
            found = await find_mistakes(house, live, table, person)
        if found is not None:
            await WRITES.run(keep_review, house.store, live.id, seq, found)
    except Exception as error:  # the game is over and stays so, whatever happens to its review
        log.warning("review-failed", table=live.id, reason=repr(error))
    finally:
        del house.reviewing[live.id]
    live = house.live.get(live.id, live)  # nobody may have looked for a while, and then somebody again
    if found is None:
        live.audience.tell({"type": "review", "done": 0, "total": total, "review": None, "failed": True})
    else:
        live.audience.tell({"type": "review", "done": total, "total": total, "review": found})


async def find_mistakes(house: House, live: LiveTable, table: Table, person: str) -> Review | None:
    """Everybody's chances, and the costliest answers; the less time there is, the coarser."""
    position, total = Position.of(live.id, table), len(table.history)
    parts: list[Findings] = []
    judged = failed = 0
    stride = 1
    end = monotonic() + house.settings.review_seconds
    while judged < total and (start := monotonic()) < end:
        share = (end - start) / (total - judged)
        longest = house.settings.bot_seconds / 4  # the pool stops what takes a bot's whole time
        each = min(longest, max(LEAST_SECONDS, share / 2))  # half for the chances
        part = await house.bot_pool.ask(person, review_part, position, judged, PART_SECONDS, each, stride)
        if part is None:
            failed += 1
            if failed == TRIES:
                return None
            continue
        parts.append(part)
        spent = part.seconds / (part.judged - judged)
        stride = max(1, min(2 * stride, round(stride * spent / share)))  # too slow: not everything is judged
        judged, failed = part.judged, 0
        live.audience.tell({"type": "review", "done": judged, "total": total, "review": None})
        await asyncio.sleep(PAUSE_SECONDS)  # whoever waits for a process goes first
    graph = [moment for part in parts for moment in part.graph]
    mistakes = [mistake for part in parts for mistake in part.mistakes]
    mistakes = freely_made(mistakes, live.lesson, table)
    return {
        "judged": judged,
        "graph": [*graph, *(cast("Chances", moment.json()) for moment in outcome(table))],
        "mistakes": worst_of_each(mistakes, table.seats),
    }


def freely_made(mistakes: list[Mistake], lesson: Lesson | None, table: Table) -> list[Mistake]:
    """Without those that the coach of a lesson asked for: nobody is blamed for doing as told."""
    if lesson is None:
        return mistakes
    return [m for m in mistakes if not lesson.dictates(table.history[: m["answers"] + 1])]


def worst_of_each(mistakes: list[Mistake], seats: int) -> list[Mistake]:
    """The worst few of every seat, the worst of all first."""
    ordered = sorted(mistakes, key=lambda mistake: -mistake["loss"])
    chosen = [[m for m in ordered if m["seat"] == seat][:MISTAKES] for seat in range(seats)]
    return sorted((mistake for few in chosen for mistake in few), key=lambda mistake: -mistake["loss"])


def stored_review(store: Store, table: str, played_at: int) -> Review | None:
    """What was found, unless the table has been rewound since; other entries in its log, such as a standing
    answer, change nothing about it."""
    row = store.row(sa.select(reviews).where(reviews.c.table == table, reviews.c.seq >= played_at))
    return None if row is None else row["found"]


def keep_review(store: Store, table: str, seq: int, found: Review) -> None:
    with store.write() as connection:
        connection.execute(reviews.delete().where(reviews.c.table == table))
        connection.execute(reviews.insert(), {"table": table, "seq": seq, "found": found, "at": time()})
