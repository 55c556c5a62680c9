"""Nonsense of all kinds: never a crash, never a changed table."""

from __future__ import annotations

import json
import socket
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.server.house import Person, RunningHouse, eventually
from tests.server.nonsense import NONSENSE, frames
from tests.server.place import PATIENCE, Message, Place
from tests.server.test_play import duel

EXAMPLES = 12
"""How many requests are made up for every operation of the API."""


# -- HTTP -----------------------------------------------------------------------------------------------------


def test_made_up_requests_never_break_the_house(house: RunningHouse) -> None:
    """Property-based abuse of every operation in the OpenAPI schema, with tables that really exist."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    tables = [ann.create("me", "open"), duel(ann, bob), duel(bob, ann)]
    before = [fingerprint(house, table) for table in tables[1:]]
    schema = schemathesis.openapi.from_url(f"{house.url}/openapi.json")
    operations: list[Any] = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 20
    for operation in operations:
        abuse(operation, house, ann.cookie, [table["id"] for table in tables])
    assert [fingerprint(house, table) for table in tables[1:]] == before
    assert house.stranger().get("/api/games")


def abuse(operation: Any, house: RunningHouse, cookie: str, tables: list[str]) -> None:
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(), st.sampled_from(["", *tables]), st.sampled_from([cookie, ""]))
    def ask(case: Any, table: str, cookie: str) -> None:
        if table and "table_id" in (case.path_parameters or {}):
            case.path_parameters = {**case.path_parameters, "table_id": table}
        headers = {"X-Crownlands": "1", "Cookie": cookie}
        answer = case.call(base_url=house.url, headers=headers, timeout=20)
        assert answer.status_code < 500, (answer.status_code, case.as_curl_command())
        if answer.status_code >= 400:
            assert set(answer.json()["error"]) == {"key", "text"}, case.as_curl_command()

    ask()


def fingerprint(house: RunningHouse, table: Message) -> tuple[list[Any], Message]:
    """A table as it is on the disk, and as a spectator sees it."""
    answers = house.stranger().look(table)["answers"]
    stored = [entry for entry in house.stored(table["id"]) if entry[1] != "bot"]  # Ann may well leave the table
    return stored, house.stranger().at(table, answers)


@pytest.mark.parametrize(
    "raw",
    [
        b"GET /api/me/devices HTTP/1.1\r\nHost: x\r\nCookie: crownlands=\xff\xfe\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Crownlands: 1\r\nContent-Length: nonsense\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Crownlands: 1\r\nContent-Length: 99999999999\r\n\r\n",
        b"GET /%ff%fe%00/.. HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: x\r\n\r\n",
        b"BREW /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/x/at/" + b"9" * 6000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_raw_nonsense_gets_no_answer_or_a_refusal(house: RunningHouse, raw: bytes) -> None:
    host, port = house.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=5) as line:
        line.sendall(raw)
        line.shutdown(socket.SHUT_WR)
        said = line.recv(100)
    assert not said or said.split()[1].startswith(b"4"), said
    assert house.stranger().get("/api/games")


# -- sockets --------------------------------------------------------------------------------------------------


def stays_as_it_is(house: RunningHouse, table: Message, place: Place) -> None:
    """The frame closed nothing but itself."""
    place.say(type="ping")
    place.hear_until("pong")
    assert house.stored(table["id"]) == []


@pytest.fixture(scope="module")
def victim(house: RunningHouse) -> tuple[Person, Message]:
    """A table at which Ann is asked something."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    return ann, duel(ann, bob)


def test_a_wrong_frame_closes_nothing_but_itself(house: RunningHouse, victim: tuple[Person, Message]) -> None:
    ann, table = victim
    with ann.socket(table) as place:
        for frame in NONSENSE:
            place.throw(frame)
            if not (isinstance(frame, str) and frame.startswith('{"type": "ping"')):
                assert place.hear_until("error")["text"], frame[:60]
            stays_as_it_is(house, table, place)


def test_random_frames_change_nothing(house: RunningHouse, victim: tuple[Person, Message]) -> None:
    """Random bytes, JSON of wrong shapes, other people's seats, old numbers: the table stays as it is."""
    ann, table = victim
    with ann.socket(table) as place, ann.socket(table) as witness:

        @settings(max_examples=300)
        @given(st.lists(frames, min_size=1, max_size=5))
        def abuse(thrown: list[str | bytes]) -> None:
            for frame in thrown:
                place.throw(frame)
            place.settle()

        abuse()
        stays_as_it_is(house, table, place)
        witness.settle()
        assert {message["type"] for message in witness.heard} <= {"state", "table", "chat", "pong"}
        assert witness.view == place.view


def test_a_frame_that_is_too_large_harms_nobody_else(house: RunningHouse, victim: tuple[Person, Message]) -> None:
    ann, table = victim
    with ann.socket(table) as place, ann.socket(table) as witness:
        place.throw(json.dumps({"type": "chat", "text": "x" * 200_000}))
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                place.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        stays_as_it_is(house, table, witness)
    with ann.socket(table) as again:
        stays_as_it_is(house, table, again)


def test_who_never_reads_is_let_go_and_the_others_play_on(house: RunningHouse) -> None:
    """States pile up for a client of Ann's that does not read; then it is cut off and may come in again."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    host, port = house.url.removeprefix("http://").split(":")
    with socket.socket() as deaf, ann.socket(table) as place, bob.socket(table) as other:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect((host, int(port)))
        request = (
            f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {ann.cookie}\r\n\r\n"
        )
        deaf.sendall(request.encode())
        assert deaf.recv(100).startswith(b"HTTP/1.1 101 ")
        for _ in range(50):  # a state tells the chat as well
            place.say(type="chat", text="щ" * 500)
        for number in range(200):
            place.say(type="standing_answer", seat=0, prompt="some-prompt", ref=f"n:{number % 5}")
            if number % 20 == 0:
                place.settle()  # this one reads
        place.settle()
        assert place.errors == []
        assert last_of(deaf).endswith(COME_AGAIN)
        place.move()
        other.keep_up(place.seq)
        other.move()


COME_AGAIN = b"\x88\x02\x03\xf5"
"""The frame that ends a WebSocket with 1013."""


def last_of(line: socket.socket) -> bytes:
    """The last that is told there, and not what had piled up."""
    tail = b""
    while not tail.endswith(COME_AGAIN) and (more := line.recv(65_536)):
        tail = (tail + more)[-100:]
    return tail


def test_a_thousand_visits_leave_nobody_behind(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    random = Random(1)
    before = house.metric("crownlands_sockets")
    with ann.socket(table) as place:
        for number in range(1000):
            visit = bob.socket(table)
            if random.random() < 0.3:
                visit.say(type="ping")
            if random.random() < 0.3:
                visit.hang_up()
            else:
                visit.close()
            if number % 100 == 0:
                place.settle()
        eventually(lambda: house.metric("crownlands_sockets") == before + 1, "everybody's leaving")
        place.settle()
        eventually(lambda: not bob.look(table)["players"][1]["online"], "Bob's leaving")
        place.move()
