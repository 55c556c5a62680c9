"""Lines that somebody only holds are dropped, while everything whole goes through."""

from __future__ import annotations

import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep
from urllib.parse import urlsplit

import httpx
import pytest

from crownlands.server.half_open import CONNECTIONS_AT_ONE, MOST_HEADERS
from tests.server.house import RunningHouse, eventually
from tests.server.place import PATIENCE

SECONDS = 1.0


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("impatient"), REQUEST_SECONDS=str(SECONDS)).open()
    yield house
    house.close()
    house.must_have_kept_calm()


def line_to(house: RunningHouse, source: str = "") -> socket.socket:
    address = urlsplit(house.url)
    where = (source, 0) if source else None
    return socket.create_connection((address.hostname, address.port), timeout=PATIENCE, source_address=where)


def everything_from(line: socket.socket) -> bytes:
    """All that comes until the house hangs up; a test that waits for longer fails."""
    heard = b""
    try:
        while more := line.recv(65_536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


def first_from(line: socket.socket) -> bytes:
    """What comes first; nothing if the house hangs up."""
    try:
        return line.recv(65_536)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Crownlands: 1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 15\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Crownlands: 1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_a_request_that_is_never_finished_is_dropped(impatient: RunningHouse, begun: bytes) -> None:
    with line_to(impatient) as line:
        line.sendall(begun)
        assert b" 200 " not in everything_from(line)


def test_who_drips_a_header_at_a_time_is_dropped(impatient: RunningHouse) -> None:
    """Every byte is new, and yet the time of the whole request runs."""
    with line_to(impatient) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")
        with pytest.raises(OSError):
            for number in range(int(PATIENCE / 0.1)):
                line.sendall(f"X-{number}: 1\r\n".encode())
                sleep(0.1)


def test_a_second_request_on_the_same_line_is_dropped_too(impatient: RunningHouse) -> None:
    with line_to(impatient) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /health HTTP/1.1\r\nHost: ")
        assert b" 200 " not in everything_from(line)


def test_who_has_a_table_open_or_asks_again_and_again_is_not_dropped(impatient: RunningHouse) -> None:
    ann = impatient.guest("Ann")
    with ann.socket(ann.create("me", "random")) as place:
        for _ in range(6):
            sleep(SECONDS / 2)
            place.settle()
            assert ann.get("/api/me")["name"] == "Ann"
        place.move()


@pytest.mark.parametrize(
    "wrong",
    ["".join(f"X-{number}: x\r\n" for number in range(200)), f"X-Long: {'x' * 9000}\r\n", "Content-Length: 1\r\n"],
    ids=["headers", "line", "body"],
)
def test_a_handshake_that_cannot_succeed_is_ended(impatient: RunningHouse, wrong: str) -> None:
    """Whoever has asked for a socket is not counted among the lines of their address any more: one address could
    have held all lines of a machine for ever."""
    with line_to(impatient) as line:
        line.sendall(
            "GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{wrong}\r\n".encode()
        )
        assert b" 101 " not in everything_from(line)


def test_half_open_requests_keep_nobody_out(open_house: Callable[..., RunningHouse]) -> None:
    """They are answered who ask meanwhile, and in the end every half-open line is given back."""
    house = open_house(REQUEST_SECONDS="5")
    lines = [line_to(house) for _ in range(200)]
    for line in lines:
        line.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n")
    assert house.guest("Ann").get("/api/me")["name"] == "Ann"
    for line in lines:
        with line:
            assert everything_from(line) == b""


# -- what never ends, and what is never read ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Endless: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX-Late: ",
    ],
)
def test_a_request_without_end_is_cut_off_long_before_its_time(house: RunningHouse, begun: bytes) -> None:
    """The parser copies all that it has with every piece: a few megabytes a second would stop the house."""
    with line_to(house) as line:
        line.sendall(begun)
        with pytest.raises(OSError):
            for _ in range(400):
                line.sendall(b"a" * 65_536)
    assert httpx.get(f"{house.url}/health", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Crownlands: 1\r\nContent-Type: application/json\r\n"
        b'Transfer-Encoding: chunked\r\n\r\nf\r\n{"name": "Ann"}\r\n0\r\n',
    ],
    ids=["before the body", "after the body"],
)
@pytest.mark.parametrize(("many", "heard"), [(MOST_HEADERS // 2, True), (10_000, False)])
def test_a_request_of_thousands_of_headers_is_cut_off(
    house: RunningHouse, begun: bytes, many: int, heard: bool
) -> None:
    """Each is kept apart, with what Python needs for that: a dozen requests of four megabytes took a gigabyte."""
    with line_to(house) as line:
        with suppress(OSError):
            line.sendall(begun + b"ab:\r\n" * many + b"\r\n")
        assert (b" 200 " in first_from(line)) is heard


def test_who_asks_for_much_and_reads_nothing_is_dropped(impatient: RunningHouse) -> None:
    """Otherwise a thousand such lines of one visitor would be all that the house can have."""
    with line_to(impatient) as line:
        ask = b"GET /api/words/oath/ru HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n"
        line.sendall(ask * 40)
        sleep(SECONDS * 4)
        assert len(everything_from(line)) < 40 * 300_000
    impatient.must_have_kept_calm()  # nor do those that waited behind the first fail one by one


def test_who_reads_slowly_is_told_everything(impatient: RunningHouse) -> None:
    with line_to(impatient) as line:
        ask = b"GET /api/words/oath/ru HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n"
        line.sendall((ask + b"\r\n") * 19 + ask + b"Connection: close\r\n\r\n")
        heard = 0
        while more := line.recv(400_000):
            heard += len(more)
            sleep(SECONDS / 8)
        assert heard > 20 * 300_000


def test_one_address_cannot_take_all_lines(open_house: Callable[..., RunningHouse]) -> None:
    """Who comes from elsewhere still gets one; and what was given back can be taken again."""
    house = open_house(RATE="1000")
    lines = [line_to(house) for _ in range(CONNECTIONS_AT_ONE)]
    eventually(lambda: not answers(house), "the end of the lines for this address")
    with line_to(house, "127.0.0.2") as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert everything_from(line).startswith(b"HTTP/1.1 200")
    for line in lines:
        line.close()
    eventually(lambda: answers(house), "an answer")
    house.must_have_kept_calm()


def answers(house: RunningHouse) -> bool:
    try:
        return httpx.get(f"{house.url}/health", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def test_a_house_takes_as_many_lines_as_the_machine_allows(tmp_path: Path) -> None:
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    house = RunningHouse(tmp_path)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
    try:
        house.open()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))
    assert resource.prlimit(house.pid, resource.RLIMIT_NOFILE)[0] > 256
    house.close()
