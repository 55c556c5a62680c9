"""Visitors who mean no good: nonsense, floods, lines that are never read, requests that are never finished."""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from threading import Event, Thread
from time import sleep
from typing import Any
from urllib.parse import urlsplit

import httpx
import psycopg

from tests.server.house import Person, RunningHouse
from tests.server.nonsense import NONSENSE
from tests.soak.players import BROKEN

PATHS = (
    "/api/me",
    "/api/tables",
    "/api/tables/x/sit",
    "/api/tables/%00",
    "/t/x",
    "/api/tables?which=x",
    "/x/../x",
)
TOO_MANY = {"game": "legends", "seats": ["me"] * 99}
BODIES: list[Any] = [None, [], {}, {"name": "x" * 9000}, TOO_MANY, {"seat": 2**70}, 7]
FLOOD = 300


class Hostile(Thread):
    """Somebody at an address of their own who goes on with it until the end."""

    def __init__(
        self,
        house: RunningHouse,
        address: str,
        target: Callable[[], str | None],
        secret: Callable[[str], str],
        stop: Event,
    ) -> None:
        super().__init__(daemon=True)
        self._house, self._address, self._target = house, address, target
        self._stop_asked, self._secret = stop, secret
        self._random = Random(address)
        self.statuses: Counter[int] = Counter()
        self.leaks = self.frames = 0

    def run(self) -> None:
        deeds = (self._ask_nonsense, self._throw_nonsense, self._never_read, self._never_finish)
        while not self._stop_asked.is_set():
            with suppress(*BROKEN, AssertionError, psycopg.Error):
                self._random.choice(deeds)()
            sleep(0.5)

    def _person(self) -> Person:
        person = Person(self._house)
        person.http.headers["X-Forwarded-For"] = self._address
        return person

    def _ask_nonsense(self) -> None:
        person = self._person()
        for _ in range(30):
            method, path = self._random.choice(("GET", "POST", "DELETE")), self._random.choice(PATHS)
            with suppress(httpx.HTTPError):
                self.statuses[person.ask(method, path, self._random.choice(BODIES)).status_code] += 1

    def _throw_nonsense(self) -> None:
        """At a table where others play; and nothing that is told there may give its seed away."""
        table = self._target()
        if table is None:
            return
        secret = self._secret(table)
        with self._person().socket({"id": table}) as place:
            frames = [*NONSENSE, *['{"type": "ping"}'] * FLOOD]
            for frame in self._random.sample(frames, 100):
                place.throw(frame)
                self.frames += 1
            for _ in range(50):
                heard = place.hear(1)
                self.leaks += not place.over and secret in json.dumps(heard)

    def _never_read(self) -> None:
        table = self._target()
        if table is not None:
            place = self._person().socket({"id": table})
            self._stop_asked.wait(10)
            place.hang_up()

    def _never_finish(self) -> None:
        where = urlsplit(self._house.url)
        lines = [socket.create_connection((where.hostname, where.port), 5) for _ in range(20)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        self._stop_asked.wait(5)
        for line in lines:
            line.close()
