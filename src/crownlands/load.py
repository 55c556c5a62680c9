"""Load: real clients at a real house over WebSocket, on this machine only, for a bounded time."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import Any

import httpx
import orjson
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from crownlands.core.errors import CrownlandsError

LOOPBACK = "127.0.0.1"
MOST_SECONDS = 600
AHEAD = 3
"""How many games of each table are set up before the clock starts: play is measured, not the lobby."""


@dataclass(slots=True)
class Tally:
    """What was measured."""

    moves: int = 0
    errors: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)

    def json(self) -> dict[str, float]:
        cuts = quantiles(self.latencies, n=100) if len(self.latencies) > 1 else [0.0] * 99
        return {
            "moves_per_second": self.moves / self.seconds if self.seconds else 0.0,
            "p50_ms": cuts[49] * 1000,
            "p99_ms": cuts[98] * 1000,
            "errors": self.errors,
        }


class Pace:
    """At most this many moves per second over all tables, evenly spread; 0 for as many as possible."""

    def __init__(self, rate: float) -> None:
        self._step = 1 / rate if rate else 0.0
        self._next = perf_counter()

    def delay(self) -> float:
        """How long the next move has to wait."""
        if not self._step:
            return 0.0
        self._next = max(self._next + self._step, perf_counter())
        return self._next - perf_counter()


class LoadTable:
    """One table and its seats; everybody answers at random as soon as they are asked."""

    def __init__(self, people: list[httpx.AsyncClient], game: str, tally: Tally, pace: Pace) -> None:
        self._people = people
        self._game = game
        self._tally = tally
        self._pace = pace
        self._sent: dict[int, list[float]] = {}
        """When each seat sent its answers."""
        self._heard: dict[tuple[int, int], int] = {}
        """How many answers of a seat (second) a seat (first) has been sent."""
        self._told: dict[tuple[int, int], int] = {}
        """How many seats have been sent which answer (second) of a seat (first)."""
        self._over = asyncio.Event()
        self._later: set[asyncio.Task[None]] = set()

    async def play(self, go: asyncio.Event, ready: asyncio.Semaphore) -> None:
        """Game after game until stopped; nobody answers before all tables are ready."""
        ahead = [await self.open() for _ in range(AHEAD)]
        while True:
            table = ahead.pop() if ahead else await self.open()
            self._over.clear()
            self._sent.clear()
            self._heard.clear()
            self._told.clear()
            together = asyncio.Barrier(len(self._people))
            seats = [asyncio.create_task(self._sit(table, seat, go, together)) for seat in range(together.parties)]
            ready.release()
            try:
                await self._over.wait()
            finally:
                for task in (*seats, *self._later):
                    task.cancel()
                await asyncio.gather(*seats, *self._later, return_exceptions=True)

    async def open(self) -> str:
        """A table where all of us sit."""
        host = self._people[0]
        wanted = ["me", *["open"] * (len(self._people) - 1)]
        made = await host.post("/api/tables", json={"game": self._game, "seats": wanted, "public": False})
        table = str(made.json()["id"])
        for seat, person in enumerate(self._people[1:], start=1):
            await person.post(f"/api/tables/{table}/sit", json={"seat": seat})
        await host.post(f"/api/tables/{table}/start", json={})
        return table

    async def connect(self, table: str, seat: int) -> SeatSocket:
        person = self._people[seat]
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        url = f"{str(person.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{table}/socket"
        _, ear = await ws_connect(lambda: SeatSocket(self, seat), url, extra_headers={"Cookie": cookie})
        assert isinstance(ear, SeatSocket)
        return ear

    async def _sit(self, table: str, seat: int, go: asyncio.Event, together: asyncio.Barrier) -> None:
        """Play from a seat; nobody answers before all are there, or some would never be told."""
        ear = await self.connect(table, seat)
        try:
            await go.wait()
            await together.wait()
            ear.open()
            await ear.transport.wait_disconnected()
        finally:
            ear.transport.disconnect()

    def hear(self, transport: WSTransport, seat: int, message: dict[str, Any]) -> None:
        match message["type"]:
            case "error":
                self._tally.errors += 1
            case "move":
                self._note(seat, message["by"])
                if message["scores"] is not None:
                    self._over.set()
        for decision in message.get("decisions", ()):
            if message["type"] == "state" or message["by"] == seat or decision["seq"] == message["seq"]:
                delay = self._pace.delay()
                if delay:
                    self._later.add(task := asyncio.create_task(self._answer_later(transport, decision, delay)))
                    task.add_done_callback(self._later.discard)
                else:
                    self._answer(transport, decision)

    async def _answer_later(self, transport: WSTransport, decision: dict[str, Any], delay: float) -> None:
        await asyncio.sleep(delay)
        self._answer(transport, decision)

    def _answer(self, transport: WSTransport, decision: dict[str, Any]) -> None:
        answer = {"type": "answer", "seat": decision["seat"], "seq": decision["seq"]}
        answer["ref"] = random.choice(decision["options"])
        self._sent.setdefault(decision["seat"], []).append(perf_counter())
        transport.send(WSMsgType.TEXT, orjson.dumps(answer))

    def _note(self, seat: int, by: int) -> None:
        """A seat has been sent an answer; when the last one has, its latency is known."""
        number = self._heard.get((seat, by), 0)
        self._heard[seat, by] = number + 1
        told = self._told[by, number] = self._told.get((by, number), 0) + 1
        if told == len(self._people):
            self._tally.latencies.append(perf_counter() - self._sent[by][number])
            self._tally.moves += 1


class SeatSocket(WSListener):
    """A seat's end of the connection; what is received before the game begins is kept until then."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self._kept: list[dict[str, Any]] | None = []
        self.transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = orjson.loads(frame.get_payload_as_memoryview())
        if self._kept is None:
            self._table.hear(transport, self._seat, message)
        else:
            self._kept.append(message)

    def open(self) -> None:
        """Hear what has been said, and from now on at once."""
        kept, self._kept = self._kept or [], None
        for message in kept:
            self._table.hear(self.transport, self._seat, message)


async def load(url: str, game: str, *, tables: int, seats: int, seconds: float, rate: float) -> Tally:
    """Play at many tables at once."""
    tally, pace = Tally(), Pace(rate)
    people = [httpx.AsyncClient(base_url=url, headers={"X-Crownlands": "1"}, timeout=60) for _ in range(seats)]
    for number, person in enumerate(people):
        await person.post("/api/me", json={"name": f"Load {number + 1}"})
    go, ready = asyncio.Event(), asyncio.Semaphore(0)
    playing = []
    for _ in range(tables):
        playing.append(asyncio.create_task(LoadTable(people, game, tally, pace).play(go, ready)))
        await ready.acquire()
    await asyncio.sleep(1)
    started = perf_counter()
    go.set()
    await asyncio.sleep(min(seconds, MOST_SECONDS))
    tally.seconds = perf_counter() - started
    for table in playing:
        table.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for person in people:
        await person.aclose()
    return tally


class LocalHouse:
    """A house of its own for the measurement: a fresh SQLite file, on loopback, without limits."""

    def __init__(self, port: int) -> None:
        self.url = f"http://{LOOPBACK}:{port}"
        self._port = port
        self._folder = tempfile.TemporaryDirectory(prefix="crownlands-load-")

    def __enter__(self) -> LocalHouse:
        command = [
            sys.executable, "-m", "crownlands.cli", "serve", "--host", LOOPBACK, "--port", str(self._port),
            "--database", f"sqlite:///{self._folder.name}/load.db",
        ]  # fmt: skip
        unlimited = {f"CROWNLANDS_{name}": "0" for name in ("RATE", "OPEN_TABLES", "RUNNING_TABLES")}
        environment = {**os.environ, **unlimited}
        self._process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        for _ in range(100):
            try:
                if httpx.get(f"{self.url}/health", timeout=1).status_code == 200:
                    return self
            except httpx.TransportError:
                if self._process.poll() is not None:
                    break
            sleep(0.1)
        self.__exit__()
        raise CrownlandsError(f"the house to be measured did not open at {self.url}")

    @property
    def memory(self) -> int:
        """How many bytes of memory the house uses now."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1024

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(timeout=20)
        self._folder.cleanup()
