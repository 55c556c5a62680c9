"""Digests for people who are away: one for all that waits, and no more until they have looked in again."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import smtplib
import socket
from collections.abc import Callable
from contextlib import closing
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import time
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
import structlog

from crownlands.core.registry import game as find_game
from crownlands.server.house import House, in_thread
from crownlands.server.lanes import WRITES
from crownlands.server.settings import Settings
from crownlands.server.store import people, seats, tables
from crownlands.words import Words

ROUNDS = 60
"""How often a process says who is looking until others would take them for away: some rounds may come late."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
INNER = tuple(
    ipaddress.ip_network(text)
    for text in (
        "192.0.0.0/24", "192.88.99.0/24",  # protocol assignments, the old relays of 6to4
        "::/96", "64:ff9b:1::/48", "fec0::/10", "3fff::/20", "5f00::/16",
    )
)  # fmt: skip
"""What counts as global for some versions of Python, and leads inside or nowhere."""

log = structlog.get_logger()


async def send_digests(house: House) -> None:
    """Every now and then, tell those who are away what waits for them."""
    pause = max(0.2, min(60.0, house.settings.notice_after / ROUNDS))
    while True:
        await asyncio.sleep(pause)
        if not house.settings.smtp and house.settings.webhooks == "none":
            house.left.clear()
            continue
        try:
            await _send_due(house)
        except sa.exc.SQLAlchemyError as error:
            log.warning("store-failed", reason=str(error).splitlines()[0])
        except Exception:
            log.exception("digests-failed")


async def _send_due(house: House) -> None:
    now = time()
    looking = {viewer.person for live in house.live.values() for viewer in live.viewers if viewer.person}
    left, house.left = house.left, set()
    await WRITES.run(_seen, house, looking | left, now)
    for person in await in_thread(_away, house, now):
        waiting = await _waiting(house, person["id"], now)
        mine = bool(waiting) and await WRITES.run(_claim, house, person, now)
        if mine:
            await in_thread(deliver, house.settings, person, waiting)


def _seen(house: House, looking: set[str], now: float) -> None:
    """Who has, or had, a table open has looked in; other processes have to know that too."""
    if looking:
        with house.store.write() as connection:
            connection.execute(people.update().where(people.c.id.in_(looking)).values(seen=now))


def _away(house: House, now: float) -> list[dict[str, Any]]:
    """Who wants digests, has looked in since the last one, but not for a while."""
    wanted = sa.or_(people.c.email != "", people.c.webhook != "")
    unseen = people.c.seen <= now - house.settings.notice_after
    return house.store.rows(sa.select(people).where(wanted, unseen, people.c.noticed < people.c.seen))


def _claim(house: House, person: dict[str, Any], now: float) -> bool:
    """Whether this process sends the digest; of several, one does."""
    unsent = people.update().where(people.c.id == person["id"], people.c.noticed == person["noticed"])
    with house.store.write() as connection:
        return bool(connection.execute(unsent.values(noticed=now)).rowcount)


async def _waiting(house: House, person: str, now: float) -> list[dict[str, Any]]:
    """The tables that have waited for somebody for a while, and where they are not looking."""
    mine = sa.select(seats.c.table).where(seats.c.person == person)
    query = sa.select(tables.c.id).where(tables.c.id.in_(mine), tables.c.status == "playing")
    found = []
    for row in await in_thread(house.store.rows, query):
        live = await house.whole(row["id"])
        if live is None:
            continue
        if any(viewer.person == person for viewer in live.viewers):
            return []
        for seat in live.seats_of(person):
            since = live.clocks.since.get(seat)
            if since is not None and now - since >= house.settings.notice_after and not live.bot_of(seat):
                found.append({"id": live.id, "game": live.row["game"], "since": since})
    return found


def deliver(settings: Settings, person: dict[str, Any], waiting: list[dict[str, Any]]) -> None:
    """One digest, by mail and by webhook as the person wants it; a failure is logged and harms nobody."""
    words = Words(person["language"])
    subject = words.text("digest-subject", count=len(waiting))
    lines = [_line(words, settings.url, table) for table in waiting]
    text = "\n".join([words.text("digest-hello", name=person["name"]), "", *lines, "", words.text("digest-end")])
    if settings.smtp and person["email"]:
        _try(send_mail, settings, person["email"], subject, text)
    if settings.webhooks != "none" and person["webhook"]:
        _try(call_webhook, settings, person["webhook"], {"subject": subject, "text": text, "tables": waiting})


def _line(words: Words, url: str, table: dict[str, Any]) -> str:
    name = Words(words.language, find_game(table["game"])).text(f"game-{table['game']}")
    return words.text("digest-line", game=name, link=f"{url}/#/table/{table['id']}")


def _try(send: Callable[..., None], *arguments: Any) -> None:
    try:
        send(*arguments)
    except (OSError, smtplib.SMTPException, HTTPException, ValueError) as error:
        log.warning("digest-failed", reason=str(error))


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    address = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, subject
    message.set_content(text)
    kind = smtplib.SMTP_SSL if address.scheme == "smtps" else smtplib.SMTP
    with kind(address.hostname or "localhost", address.port or 25, timeout=20) as server:
        if address.username:
            if kind is smtplib.SMTP:
                server.starttls()
            server.login(address.username, address.password or "")
        server.send_message(message)


def call_webhook(settings: Settings, url: str, data: dict[str, Any]) -> None:
    """Post the digest; unless the host allows it, never to an address inside the host's own network."""
    address = urlsplit(url)
    host = address.hostname or ""
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = kind(host, address.port or kind.default_port, timeout=20)
    if settings.webhooks != "any":
        for *_, found in socket.getaddrinfo(host, None):
            must_be_public(str(found[0]))
        connection._create_connection = _connect_outside  # type: ignore[attr-defined]
    path = (address.path or "/") + (f"?{address.query}" if address.query else "")
    headers = {"Content-Type": "application/json", "User-Agent": "crownlands"}
    with closing(connection):
        connection.request("POST", path, json.dumps(data), headers)
        status = connection.getresponse().status
    if not 200 <= status < 300:  # nobody sends us on: that could lead inside
        raise ValueError(f"{host} answered {status}")


def _connect_outside(address: tuple[str, int], *more: Any) -> socket.socket:
    """Whatever the name means by now, what counts is where we have come to."""
    line = socket.create_connection(address, *more)
    try:
        must_be_public(line.getpeername()[0])
    except ValueError:
        line.close()
        raise
    return line


def must_be_public(address: str) -> None:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):  # an inner address may hide in an outer one
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            must_be_public(str(inner))
    if not found.is_global or found.is_multicast or any(found in network for network in INNER):
        raise ValueError(f"{address} is not a public address")
