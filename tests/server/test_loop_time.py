"""Whatever a request turns out to cost: who asks for more than their share of the loop waits, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic, thread_time

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from crownlands.server import loop_time
from crownlands.server.loop_time import SECONDS_AT_ONCE, LoopTime
from crownlands.server.settings import Settings

DEAR = 0.25
"""How long the loop works for a dear request, in seconds."""


def work(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def dear(request: Request) -> PlainTextResponse:
    await request.body()
    work(DEAR)
    return PlainTextResponse("done")


async def cheap(_: Request) -> PlainTextResponse:
    await asyncio.sleep(0.01)
    return PlainTextResponse("done")


async def faulty(_: Request) -> PlainTextResponse:
    await asyncio.sleep(0)
    raise LookupError("on purpose")


def house(rate: float = 20) -> Starlette:
    routes = [Route("/dear", dear, methods=["POST"]), Route("/cheap", cheap), Route("/faulty", faulty)]
    settings = Settings(rate=rate)
    return Starlette(routes=routes, middleware=[Middleware(LoopTime, settings=settings)])


def visitor(app: Starlette, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://house")


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets more than they have: on a busy machine a second of work takes several."""
    monkeypatch.setattr(loop_time, "SECONDS_A_SECOND", 1e-6)


@pytest.mark.parametrize("rate", [20, 0])
def test_who_asks_for_dear_things_waits_and_others_do_not(no_refill: None, rate: float) -> None:
    """Unless the house has no limits."""

    async def visit() -> int:
        app = house(rate)
        async with visitor(app, "203.0.113.1") as greedy, visitor(app, "203.0.113.2") as other:
            asked = [asyncio.create_task(greedy.post("/dear", content=b"x")) for _ in range(16)]
            await asyncio.sleep(0)
            answer = await other.get("/cheap")
            assert answer.status_code == 200
            return sum(task.done() and task.result().status_code == 200 for task in asked)

    done = asyncio.run(visit())
    assert done == 16 if not rate else done <= SECONDS_AT_ONCE / DEAR + 1


def test_nothing_is_refused_that_can_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_time, "SECONDS_A_SECOND", 2.0)

    async def visit() -> tuple[list[int], float]:
        async with visitor(house(), "203.0.113.1") as greedy:
            started = monotonic()
            answers = await asyncio.gather(*(greedy.post("/dear", content=b"x") for _ in range(12)))
            return [answer.status_code for answer in answers], monotonic() - started

    statuses, seconds = asyncio.run(visit())
    assert statuses == [200] * 12
    assert seconds >= 12 * DEAR  # one after the other, however many ask at once


def test_what_would_wait_too_long_is_refused(no_refill: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_time, "PATIENCE", 0.1)

    async def visit() -> tuple[int, int]:
        async with visitor(house(), "203.0.113.1") as greedy:
            for _ in range(int(SECONDS_AT_ONCE / DEAR) + 1):
                await greedy.post("/dear", content=b"x")
            answer = await greedy.get("/cheap", headers={"accept-language": "ru"})
            health = await greedy.get("/health")
            assert answer.json()["error"]["key"] == "too-many"
            return answer.status_code, health.status_code

    assert asyncio.run(visit()) == (429, 404), "whoever watches the house is not limited"


def test_waiting_costs_nothing_and_faults_are_told() -> None:
    async def visit(ask: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
        app = house()
        async with visitor(app, "203.0.113.1") as guest:
            await ask(guest)

    async def many(guest: httpx.AsyncClient) -> None:
        started = monotonic()
        answers = await asyncio.gather(*(guest.get("/cheap") for _ in range(60)))
        assert {answer.status_code for answer in answers} == {200}
        assert monotonic() - started < loop_time.PATIENCE

    async def broken(guest: httpx.AsyncClient) -> None:
        assert (await guest.get("/faulty")).status_code == 500
        assert (await guest.get("/cheap")).status_code == 200

    async def cut_off(guest: httpx.AsyncClient) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.001):
                await guest.get("/cheap")
        assert (await guest.get("/cheap")).status_code == 200

    for ask in (many, broken, cut_off):
        asyncio.run(visit(ask))
