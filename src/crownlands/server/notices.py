"""Digests for people who are away: one for all that waits, and no more until they have looked in again."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import smtplib
import socket
import urllib.request
from email.message import EmailMessage
from time import time
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
import structlog

from crownlands.server.house import House, aside
from crownlands.server.settings import Settings
from crownlands.server.store import people, seats, tables
from crownlands.words import Words

log = structlog.get_logger()


async def send_digests(house: House) -> None:
    """Every now and then, tell those who are away what waits for them."""
    pause = max(0.2, min(60.0, house.settings.notice_after / 4))
    while True:
        await asyncio.sleep(pause)
        if not house.settings.smtp and house.settings.webhooks == "none":
            continue
        try:
            await _send_due(house)
        except Exception:
            log.exception("digests-failed")


async def _send_due(house: House) -> None:
    now = time()
    for person in await aside(_away, house):
        waiting = await _waiting(house, person["id"], now)
        if waiting:
            await aside(lambda person=person: house.people.change(person["id"], noticed=now))
            await aside(deliver, house.settings, person, waiting)


def _away(house: House) -> list[dict[str, Any]]:
    """Who wants digests and has looked in since the last one."""
    wanted = sa.or_(people.c.email != "", people.c.webhook != "")
    return house.store.rows(sa.select(people).where(wanted, people.c.noticed < people.c.seen))


async def _waiting(house: House, person: str, now: float) -> list[dict[str, Any]]:
    """The tables that have waited for somebody for a while, and where they are not looking."""
    mine = sa.select(seats.c.table).where(seats.c.person == person)
    query = sa.select(tables.c.id).where(tables.c.id.in_(mine), tables.c.status == "playing")
    found = []
    for row in await aside(house.store.rows, query):
        live = await house.table(row["id"])
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
    lines = [
        words.text("digest-line", game=table["game"], link=f"{settings.url}/#/table/{table['id']}")
        for table in waiting
    ]
    text = "\n".join([words.text("digest-hello", name=person["name"]), "", *lines, "", words.text("digest-end")])
    try:
        if settings.smtp and person["email"]:
            send_mail(settings, person["email"], subject, text)
        if settings.webhooks != "none" and person["webhook"]:
            call_webhook(settings, person["webhook"], {"subject": subject, "text": text, "tables": waiting})
    except (OSError, smtplib.SMTPException, ValueError) as error:
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
    if settings.webhooks != "any":
        host = urlsplit(url).hostname or ""
        for *_, address in socket.getaddrinfo(host, None):
            if not ipaddress.ip_address(address[0]).is_global:
                raise ValueError(f"{host} is not a public address")
    request = urllib.request.Request(
        url, json.dumps(data).encode(), {"Content-Type": "application/json", "User-Agent": "crownlands"}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        answer.read(1)
