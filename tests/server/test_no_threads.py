"""The system lets the house have no more threads: what cannot be done is refused, and is not done later."""

from __future__ import annotations

import asyncio
import socket
from threading import Event, Thread
from typing import Any, Never

import pytest
from sqlalchemy.exc import TimeoutError as StoreTimeout

from crownlands.server.call_slots import Caller
from crownlands.server.host_names import AT_ONCE_OF_ONE, Names
from crownlands.server.lanes import Lane
from tests.server.house import LOOPBACK
from tests.server.place import PATIENCE


def refuse(_: Thread) -> Never:
    raise RuntimeError("can't start new thread")


def test_what_was_refused_for_want_of_a_thread_does_not_happen_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table was refused, and there all the same as soon as another thread had time for it."""

    async def run() -> list[str]:
        lane, go_on = Lane("test", 2), Event()
        happened: list[str] = []
        first = asyncio.create_task(lane.run(go_on.wait, PATIENCE))
        await asyncio.sleep(0)
        with monkeypatch.context() as short, pytest.raises(StoreTimeout):
            short.setattr(Thread, "start", refuse)
            await lane.run(happened.append, "refused")
        go_on.set()
        assert await first
        await lane.run(happened.append, "granted")
        return happened

    assert asyncio.run(run()) == ["granted"]


def test_a_name_that_no_thread_can_look_up_takes_no_place_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """After three of them, no webhook of that domain was called until the house was opened again."""

    def look_up(_: str, port: int, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (LOOPBACK, port))]

    async def run() -> list[str]:
        names, ann = Names(), Caller("ann", "ann")
        for _ in range(AT_ONCE_OF_ONE):
            with monkeypatch.context() as short, pytest.raises(OSError, match="thread"):
                short.setattr(Thread, "start", refuse)
                await names.addresses("hook.test", 80, ann)
        return await asyncio.wait_for(names.addresses("hook.test", 80, ann), PATIENCE)

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    assert asyncio.run(run()) == [LOOPBACK]
