"""Digests for people who are away: one for everything that waits, and no more until they have visited again.
People who have little time left for a move get an additional warning."""

from __future__ import annotations

import asyncio
import smtplib
from collections import defaultdict
from collections.abc import Awaitable, Mapping
from time import time
from typing import Any, Literal, cast

import sqlalchemy as sa
import structlog

from crownlands.core.decisions import Seat
from crownlands.core.registry import game as find_game
from crownlands.server import steady_time
from crownlands.server.call_slots import Caller
from crownlands.server.clocks import DAY
from crownlands.server.database_tables import people, push_devices, seats, tables
from crownlands.server.house import House, TableVersion, in_thread
from crownlands.server.lanes import MAIL, WRITES
from crownlands.server.live import LiveTable
from crownlands.server.mail import send_mail
from crownlands.server.page_messages import Digest, PushNotice, WaitingTable
from crownlands.server.people import is_verified
from crownlands.server.push import push_to
from crownlands.server.rows import PersonRow
from crownlands.server.standstill import stands_still
from crownlands.server.store import Store
from crownlands.words import Words

ROUNDS = 60
"""How many times a process reports who is looking before others would take them for away: some
rounds may be late."""
log = structlog.get_logger()


async def send_digests(house: House) -> None:
    """Every now and then, tell people who are away what waits for them."""
    pause = max(0.2, min(60.0, house.settings.notice_after / ROUNDS))
    while True:
        await asyncio.sleep(pause)
        try:
            await write_down_seen(house)
            if house.settings.smtp or house.settings.webhooks != "none":
                await _send_due(house)
                await _warn(house)
        except sa.exc.SQLAlchemyError as error:
            log.warning("store-failed", reason=str(error).splitlines()[0])
        except Exception:
            log.exception("digests-failed")


async def write_down_seen(house: House) -> None:
    """Everybody who has, or had, a table open has visited; other processes have to know that too.

    Not right after this process has stood still: until that is dealt with, it is no sign that a house was open.
    """
    if stands_still(house):
        return
    looking = {viewer.person for live in house.live.values() for viewer in live.viewers if viewer.person}
    seen, house.seen = house.seen | looking, set()
    if not seen:
        return
    try:
        await WRITES.run(_write_seen, house, seen, time())
    except sa.exc.SQLAlchemyError:
        house.seen |= seen  # then the next time
        raise


def _write_seen(house: House, seen: set[str], now: float) -> None:
    with house.store.write() as connection:
        connection.execute(people.update().where(people.c.id.in_(seen)).values(seen=now))


async def _send_due(house: House) -> None:
    now = time()
    known, house.waits_for_others = house.waits_for_others, {}
    for person in await in_thread(_away, house, now):
        waiting = await _waiting(house, person["id"], now, known)
        mine = bool(waiting) and await WRITES.run(_claim, house, person, now)
        if mine:
            house.spawn(deliver(house, person, waiting))  # nobody waits for somebody else's mail or webhook


def _away(house: House, now: float) -> list[PersonRow]:
    """Who wants digests and has visited since the last one, but not for a while.

    A machine whose clock was years ahead may have stored digests that lie in the future: those do not count.
    """
    unsent = sa.or_(people.c.noticed < people.c.seen, people.c.noticed > now + DAY)
    return _people(house.store, _absent(house, now).where(unsent))


def _people(store: Store, query: sa.Select[Any]) -> list[PersonRow]:
    return cast("list[PersonRow]", store.rows(query))


def _absent(house: House, now: float) -> sa.Select[Any]:
    verified = sa.and_(people.c.email != "", people.c.email == people.c.verified)
    pushed = people.c.id.in_(sa.select(push_devices.c.person))
    wanted = sa.or_(verified, people.c.webhook != "", pushed)
    return sa.select(people).where(wanted, people.c.seen <= now - house.settings.notice_after)


def _claim(house: House, person: PersonRow, now: float) -> bool:
    """Whether this process sends the digest; of several, one does."""
    unsent = people.update().where(people.c.id == person["id"], people.c.noticed == person["noticed"])
    with house.store.write() as connection:
        return bool(connection.execute(unsent.values(noticed=now)).rowcount)


async def _waiting(
    house: House, person: str, now: float, known: Mapping[tuple[str, str], TableVersion]
) -> list[WaitingTable]:
    """The tables that have waited for somebody for a while, and that they are not looking at.

    What was `known` to wait for others is not opened again before something has happened there: people may be away
    for weeks, and all their tables would stay in memory.
    """
    found = []
    for table, version in (await in_thread(_games_of, house.store, person)).items():
        live = house.live.get(table)
        if live is None and known.get((person, table)) != version:
            live = await house.table_or_none(table)
        asked = [] if live is None else _asked(live, person)
        if live is None or not asked:
            house.waits_for_others[person, table] = version
            continue
        if any(viewer.person == person for viewer in live.viewers):
            return []
        found += [
            _waits(live, seat) for seat in asked if now - live.clocks.since[seat] >= house.settings.notice_after
        ]
    return found


def _games_of(store: Store, person: str) -> dict[str, TableVersion]:
    """The games in progress that somebody plays, as they are in the database."""
    mine = sa.select(seats.c.table).where(seats.c.person == person)
    query = sa.select(tables.c.id, tables.c.changed).where(tables.c.id.in_(mine), tables.c.status == "playing")
    changes = {row["id"]: row["changed"] for row in store.rows(query)}
    newest = store.newest(changes)
    return {table: TableVersion(newest.get(table, 0), changed) for table, changed in changes.items()}


def _asked(live: LiveTable, person: str) -> list[Seat]:
    """The seats of a person that are asked; a lesson waits for nobody."""
    if live.lesson is not None:
        return []
    return [seat for seat in live.seats_of(person) if seat in live.clocks.since and not live.bot_of(seat)]


async def _warn(house: House) -> None:
    """Warn people who are away, once, that a bot will soon move for them; `sweep` has loaded their tables."""
    ending, now = _ending(house), time()
    query = _absent(house, now).where(people.c.id.in_(ending))
    for person in await in_thread(_people, house.store, query) if ending else []:
        noticed = person["noticed"] if person["noticed"] <= now + DAY else 0.0
        unwarned = [table for warned, table in ending[person["id"]] if noticed < warned]
        mine = bool(unwarned) and await WRITES.run(_claim, house, person, now)
        if mine:
            house.spawn(deliver(house, person, unwarned, "warning"))


def _ending(house: House) -> dict[str, list[tuple[float, WaitingTable]]]:
    """By person: the tables where their time runs out, and since when a warning is due."""
    found = defaultdict[str, list[tuple[float, WaitingTable]]](list)
    now = steady_time.now()
    for live in house.live.values():
        ends = live.clocks.ends()
        for seat, warned in live.clocks.warnings().items():
            person = live.players[seat]["person"]
            if person and warned <= now < ends[seat] and not live.bot_of(seat):
                found[person].append((warned, _waits(live, seat)))
    return found


def _waits(live: LiveTable, seat: Seat) -> WaitingTable:
    clocks = live.clocks
    return {"id": live.id, "game": live.row["game"], "since": clocks.since[seat], "end": clocks.ends().get(seat)}


async def deliver(
    house: House,
    person: PersonRow,
    waiting: list[WaitingTable],
    kind: Literal["digest", "warning"] = "digest",
) -> None:
    """One e-mail, webhook and push notification, as the person wants it; a failure is logged and harms nobody."""
    settings, words = house.settings, Words(person["language"])
    subject = words.text(f"{kind}-subject", count=len(waiting))
    lines = [_line(words, settings.url, table) for table in waiting]
    text = "\n".join([words.text(f"{kind}-hello", name=person["name"]), "", *lines, "", words.text("digest-end")])
    ways: list[Awaitable[None]] = []
    if settings.smtp and is_verified(person):
        ways.append(attempt(MAIL.run(send_mail, settings, person["email"], subject, text)))
    if person["webhook"]:
        digest: Digest = {"subject": subject, "text": text, "tables": waiting}
        caller = Caller(person["id"], await house.shares.of(person["id"]))
        ways.append(attempt(house.webhooks.post(person["webhook"], digest, caller)))
    names = dict.fromkeys(_name(words.language, table) for table in waiting)
    path = f"/#/table/{waiting[0]['id']}" if len(waiting) == 1 else "/#/"
    notice: PushNotice = {"title": subject, "text": ", ".join(names), "path": path}
    ways.append(attempt(push_to(house, person["id"], notice)))
    await asyncio.gather(*ways)  # none waits for another: a mail server that hangs holds up only e-mails


def _line(words: Words, url: str, table: WaitingTable) -> str:
    name, link = _name(words.language, table), f"{url}/#/table/{table['id']}"
    if table["end"] is None:
        return words.text("digest-line", game=name, link=link)
    hours = max(0, int((table["end"] - steady_time.now()) // 3600))
    return words.text("digest-line-left", game=name, link=link, hours=hours)


def _name(language: str, table: WaitingTable) -> str:
    return Words(language, find_game(table["game"])).text(f"game-{table['game']}")


async def attempt(sending: Awaitable[None]) -> None:
    """Send something, if it can be sent."""
    try:
        await sending
    except (OSError, smtplib.SMTPException, ValueError, sa.exc.SQLAlchemyError) as error:
        log.warning("digest-failed", reason=next(iter(str(error).splitlines()), type(error).__name__))
