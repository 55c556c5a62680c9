"""Requests that are begun and never finished: dropped, while everything whole goes through."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from time import sleep
from urllib.parse import urlsplit

import pytest

from tests.server.house import RunningHouse
from tests.server.place import PATIENCE

SECONDS = 1.0


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("impatient"), REQUEST_SECONDS=str(SECONDS)).open()
    yield house
    house.close()
    house.must_have_kept_calm()


def line_to(house: RunningHouse) -> socket.socket:
    address = urlsplit(house.url)
    return socket.create_connection((address.hostname, address.port), timeout=PATIENCE)


def everything_from(line: socket.socket) -> bytes:
    """All that comes until the house hangs up; a test that waits for longer fails."""
    heard = b""
    try:
        while more := line.recv(65_536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


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
