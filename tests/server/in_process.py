"""A house in the process of the tests, for moments that no two requests could be timed to meet in."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request

from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.security import COOKIE
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from crownlands.server.waiting_room import TableSpec

SPEC = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"})


async def opened(folder: Path, changed: list[str] | None = None, kind: type[House] = House) -> House:
    """A process of the house, in this one; it writes down whose turn it has looked at."""
    url = f"sqlite:///{folder / 'house.db'}"
    house = kind(Settings(database=url), Store(url))
    house.when_changed = lambda live: (changed if changed is not None else []).append(live.id)

    async def nothing_follows(_: LiveTable) -> str | None:
        return None

    house.when_over = nothing_follows
    house.open()
    return house


def asked(app: FastAPI, secret: str) -> Request:
    """A request by whoever has this device."""
    cookie = [(b"cookie", f"{COOKIE}={secret}".encode())]
    return Request({"type": "http", "app": app, "client": ("203.0.113.9", 1), "headers": cookie})
