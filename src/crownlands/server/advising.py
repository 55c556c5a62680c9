"""Advice of the house: a hint for who is asked, and a look back at a game that is over.

Both are worked out in the pool, a look back in small parts: bots and hints never wait for long behind one.
"""

from __future__ import annotations

import asyncio
from time import monotonic, time
from typing import Any

import orjson
import sqlalchemy as sa
import structlog

from crownlands.bots.review import outcome
from crownlands.core.table import Table
from crownlands.server.errors import Refusal
from crownlands.server.house import House, aside
from crownlands.server.live import LiveTable, Viewer
from crownlands.server.playing import append, turn
from crownlands.server.store import Store, reviews
from crownlands.server.thinking import Findings, Position, advise, look_back

SHOWN = 3
"""How many options a hint names."""
MISTAKES = 4
"""How many mistakes of a seat a review names."""
WAITING = 8
"""How many games may wait to be looked back at."""
PART_SECONDS, PAUSE_SECONDS = 0.5, 0.05
LEAST_SECONDS = 0.02
"""How long one answer is looked at when time is up."""
TRIES = 3

log = structlog.get_logger()


# -- a hint -------------------------------------------------------------------------------------------------------


async def hint(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """The best few options for who is asked. Among people everybody is told that somebody wants one."""
    async with turn(house, live):
        live.owned(person, seat)
        if not live.hints:
            raise Refusal("no-hints", 403)
        asked = live.asked.get(seat)
        if asked is None:
            raise Refusal("not-asked", 409)
        seq, known = asked[1], live.hints_given.get(seat)
        if known is not None and known["seq"] == seq:
            tell_owner(live, seat, known)
            return
        if live.hints_sought.get(seat) == seq:
            return
        if not house.hint_limits.allows(str(person)):
            raise Refusal("too-many", 429)
        if not live.alone:
            await append(house, live, "hint", seat, "")
            live.tell({"type": "hinted", **live.hinted[-1]})
        live.hints_sought[seat] = seq
        most = max(1, min(SHOWN, len(asked[0].options) - 1))  # to name them all would be no advice
        house.spawn(find_hint(house, live, seat, seq, (Position.of(live.id, live.now), seat, most)))


async def find_hint(
    house: House, live: LiveTable, seat: int, seq: int, question: tuple[Position, int, int]
) -> None:
    advice = None
    try:
        advice = await house.thinkers.ask(advise, *question, house.settings.bot_seconds / 4)
    except Exception as error:  # an adviser's bug must not stop the game
        log.warning("hint-failed", table=live.id, reason=repr(error))
    live.hints_sought.pop(seat, None)
    if advice is None:
        for viewer in viewers_of(live, seat):
            refusal = Refusal("no-hint", 503)
            send(viewer, {"type": "error", "key": refusal.key, "text": refusal.text(viewer.language)})
        return
    live.hints_given[seat] = {"type": "hint", "seat": seat, "seq": seq, "advice": advice}
    tell_owner(live, seat, live.hints_given[seat])


def viewers_of(live: LiveTable, seat: int) -> list[Viewer]:
    return [viewer for viewer, seats in live.viewers.items() if seat in seats]


def tell_owner(live: LiveTable, seat: int, message: dict[str, Any]) -> None:
    for viewer in viewers_of(live, seat):
        send(viewer, message)


def send(viewer: Viewer, message: dict[str, Any]) -> None:
    viewer.send(orjson.dumps(message).decode())


# -- a look back --------------------------------------------------------------------------------------------------


async def review(house: House, live: LiveTable, viewer: Viewer) -> None:
    """Tell what a look back at this game has found; if nobody has looked back yet, begin."""
    table = live.table
    if table is None or not table.over:
        raise Refusal("review-not-over", 409)
    if live.id not in house.looking_back:
        found = await aside(stored_review, house.store, live.id, live.seq)
        if found is not None:
            total = len(table.history)
            send(viewer, {"type": "review", "done": total, "total": total, "review": found})
            return
        if viewer.person is None:
            raise Refusal("who-are-you", 401)
        if len(house.looking_back) >= WAITING or viewer.person in house.looking_back.values():
            raise Refusal("reviews-busy", 429)
        if live.id not in house.looking_back:
            house.looking_back[live.id] = viewer.person
            house.spawn(make_review(house, live, table))
    send(viewer, {"type": "review", "done": 0, "total": len(table.history), "review": None})


async def make_review(house: House, live: LiveTable, table: Table) -> None:
    """Look back, keep what was found, and tell everybody who is still at the table."""
    seq, total = live.seq, len(table.history)
    found = None
    try:
        async with house.one_review:
            found = await find_mistakes(house, live, table)
        if found is not None:
            await aside(keep_review, house.store, live.id, seq, found)
    except Exception as error:  # the game is over and stays so, whatever a look back runs into
        log.warning("review-failed", table=live.id, reason=repr(error))
    finally:
        del house.looking_back[live.id]
    if found is None:
        live.tell({"type": "review", "done": 0, "total": total, "review": None, "failed": True})
    else:
        live.tell({"type": "review", "done": total, "total": total, "review": found})


async def find_mistakes(house: House, live: LiveTable, table: Table) -> dict[str, Any] | None:
    """Everybody's chances, and the answers that lost most; the less time there is, the coarser."""
    position, total = Position.of(live.id, table), len(table.history)
    parts: list[Findings] = []
    judged = failed = 0
    stride = 1
    end = monotonic() + house.settings.review_seconds
    while judged < total and (start := monotonic()) < end:
        share = (end - start) / (total - judged)
        each = max(LEAST_SECONDS, share / 2)  # half for the chances
        part = await house.thinkers.ask(look_back, position, judged, PART_SECONDS, each, stride)
        if part is None:
            failed += 1
            if failed == TRIES:
                return None
            continue
        parts.append(part)
        spent = part.seconds / (part.judged - judged)
        stride = max(1, min(2 * stride, round(stride * spent / share)))  # too slow: not everything is looked at
        judged, failed = part.judged, 0
        live.tell({"type": "review", "done": judged, "total": total, "review": None})
        await asyncio.sleep(PAUSE_SECONDS)  # whoever waits for a process goes first
    graph = [moment for part in parts for moment in part.graph]
    mistakes = [mistake for part in parts for mistake in part.mistakes]
    return {
        "judged": judged,
        "graph": [*graph, *(moment.json() for moment in outcome(table))],
        "mistakes": worst_of_each(mistakes, table.seats),
    }


def worst_of_each(mistakes: list[dict[str, Any]], seats: int) -> list[dict[str, Any]]:
    """The worst few of every seat, the worst of all first."""
    ordered = sorted(mistakes, key=lambda mistake: -mistake["loss"])
    chosen = [[m for m in ordered if m["seat"] == seat][:MISTAKES] for seat in range(seats)]
    return sorted((mistake for few in chosen for mistake in few), key=lambda mistake: -mistake["loss"])


def stored_review(store: Store, table: str, seq: int) -> dict[str, Any] | None:
    """What was found, unless the table has been taken back since."""
    row = store.row(sa.select(reviews).where(reviews.c.table == table, reviews.c.seq == seq))
    return None if row is None else row["found"]


def keep_review(store: Store, table: str, seq: int, found: dict[str, Any]) -> None:
    with store.write() as connection:
        connection.execute(reviews.delete().where(reviews.c.table == table))
        connection.execute(reviews.insert(), {"table": table, "seq": seq, "found": found, "at": time()})
