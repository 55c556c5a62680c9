"""Sockets and lines on which more comes than anybody has to say are cut, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.exceptions import HTTPException
from starlette.responses import Response
from uvicorn.server import ServerState

from crownlands.server.app import Assets
from crownlands.server.floods import sockets_of
from crownlands.server.security import COOKIE
from crownlands.server.settings import Settings
from tests.server.house import Person, RunningHouse
from tests.server.place import PATIENCE, Message
from tests.server.test_half_open import everything_from, line_to

TEXT, PIECE, PING, PONG = 0x1, 0x0, 0x9, 0xA
LAST = 0x80
ARE_YOU_THERE = bytes([LAST | PING, 4])
"""How a ping of the house begins."""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with the limits that it has by default."""
    house = RunningHouse(tmp_path_factory.mktemp("limited"), RATE="20").open()
    yield house
    house.close()
    house.must_have_kept_calm()


HANDSHAKE = (
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(kind: int, content: bytes = b"") -> bytes:
    """A frame of a client, behind a mask that changes nothing."""
    return bytes([kind, 0x80 | len(content)]) + bytes(4) + content


def bare_socket(person: Person, table: Message) -> socket.socket:
    """A place at a table, spoken to byte by byte."""
    line = line_to(person.house)
    request = (
        f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {person.cookie}\r\n\r\n"
    )
    line.sendall(request.encode())
    assert line.recv(100).startswith(b"HTTP/1.1 101 ")
    return line


@pytest.mark.parametrize(
    "flood",
    [
        frame(LAST | PING, b"x" * 125) * 1000,
        frame(LAST | PONG) * 1000,
        frame(TEXT) + frame(PIECE) * 1000,
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_a_socket_that_is_flooded_is_cut(limited: RunningHouse, flood: bytes) -> None:
    """Each frame takes the parser a while: five megabytes of empty ones stopped a house for half a minute."""
    ann = limited.guest("Ann")
    table = ann.create("me", "random")
    with bare_socket(ann, table) as line:
        line.sendall(flood)
        assert ARE_YOU_THERE not in everything_from(line)  # who never answers that is let go anyway, but later
    assert ann.look(table)["id"] == table["id"]


def test_a_socket_that_is_not_read_is_cut() -> None:
    """Closed as politely as others, it would wait for ever for somebody to read the rest."""

    async def hold() -> None:
        ended = asyncio.Event()

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": "x" * 10_000_000})
            assert (await receive())["type"] == "websocket.disconnect"
            ended.set()

        config = uvicorn.Config(app, lifespan="off", log_config=None)
        config.load()
        kind = sockets_of(Settings(request_seconds=0.1))
        client, server = socket.socketpair()
        server.setblocking(False)
        loop = asyncio.get_running_loop()
        with client:
            _, protocol = await loop.connect_accepted_socket(lambda: kind(config, ServerState(), {}), server)
            protocol.data_received(HANDSHAKE.encode())
            await asyncio.wait_for(ended.wait(), PATIENCE / 4)

    asyncio.run(hold())


def test_a_text_that_is_none_is_refused_with_a_sentence(limited: RunningHouse) -> None:
    """And leaves no page of code in the log."""
    ann = limited.guest("Ann")
    with bare_socket(ann, ann.create("me", "random")) as line:
        line.sendall(frame(LAST | TEXT, b"\xff"))
        heard = b""
        while b"not-understood" not in heard:
            heard += line.recv(65_536)
    limited.must_have_kept_calm()


def test_a_line_with_requests_behind_requests_is_cut(limited: RunningHouse) -> None:
    ask = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with line_to(limited) as line:
        line.sendall(ask * 2000)
        assert everything_from(line).count(b"HTTP/1.1 200") < 2000
    assert httpx.get(f"{limited.url}/health", timeout=PATIENCE).status_code == 200


# -- headers that take long to read -----------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/me", "/api/me/push", "/api/tables?which=mine"])
def test_a_cookie_that_takes_long_to_read_holds_up_nobody(limited: RunningHouse, path: str) -> None:
    """Sixty kilobytes of quotes to undo stopped a house for fifteen seconds, with some versions of Python."""

    def seconds(name: str) -> float:
        started = monotonic()
        cookie = f'{name}="' + "\\\\" * 30_000 + '"'
        assert httpx.get(f"{limited.url}{path}", headers={"Cookie": cookie}, timeout=PATIENCE).status_code < 500
        return monotonic() - started

    assert min(seconds(name) for name in (COOKIE, "other", COOKIE)) < 3


async def found_in(assets: Assets, name: str) -> Response:
    headers = [(b"accept-encoding", b"br")]
    return await assets.get_response(name, {"type": "http", "method": "GET", "headers": headers})


def test_no_asset_is_looked_for_in_thousands_of_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each such request stopped a house for a quarter of a second, and assets are free of charge."""
    assets, looked = Assets(directory=tmp_path), list[str]()

    def lookup_path(path: str) -> tuple[str, None]:
        looked.append(path)
        return "", None

    monkeypatch.setattr(assets, "lookup_path", lookup_path)
    for name in ("a/" * 30_000, "a.js"):
        with pytest.raises(HTTPException):
            asyncio.run(found_in(assets, name))
    assert set(looked) == {"a.js.br", "a.js"}


def test_of_all_cookies_of_a_browser_the_house_reads_its_own(limited: RunningHouse) -> None:
    """Other programs on the same computer have some, too, and the newest of ours counts."""
    ann = limited.guest("Ann")
    for cookie, name in (
        (f'a=1; {COOKIE}=old; {ann.cookie}; b="x; y"; c', "Ann"),
        (f"x{ann.cookie}", None),
        (f'{COOKIE}="x"', None),
        (COOKIE, None),
        (f"{COOKIE}=", None),
    ):
        answer = httpx.get(f"{limited.url}/api/me", headers={"Cookie": cookie}, timeout=PATIENCE)
        assert answer.json()["name"] == name, cookie
