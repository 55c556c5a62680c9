"""One visitor who wants it all: sockets, the past of long games, words, lines in a chat. The others get theirs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from time import sleep, thread_time
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from pydantic import ValidationError
from starlette.requests import HTTPConnection, Request
from websockets.exceptions import InvalidStatus

from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.server import limits, lobby, presenting, saga_page
from crownlands.server.database_tables import tables
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.limits import AT_ONE_ADDRESS, LINES_AT_ONCE, OpenSockets
from crownlands.server.live import KEPT_OF_WATCHERS, LiveTable
from crownlands.server.lobby import MOST_VARIANTS, NewTable
from crownlands.server.seating import open_seat, person_seat
from crownlands.server.security import Limits, visitor_address
from crownlands.server.settings import Settings
from crownlands.server.sockets import LONGEST_BACKLOG, Socket
from crownlands.server.store import Store
from crownlands.server.visitors import compute_replay
from crownlands.server.waiting_room import TableSpec, new_table
from tests.server.house import RunningHouse
from tests.server.two_worlds import SeatSocket, World

OpenHouse = Callable[..., RunningHouse]


# -- who a visitor is -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("::FFFF:CB00:7107", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("a proxy's word", "another", False),
    ],
)
def test_all_addresses_of_one_line_are_one_visitor(one: str, other: str, same: bool) -> None:
    """A line has 2**64 addresses of IPv6: each was a visitor of its own, with all that one may have."""
    assert (visitor_address((one, 1)) == visitor_address((other, 2))) == same


def test_an_ipv6_line_gets_one_share(open_house: OpenHouse) -> None:
    house = open_house(RATE="0.2", PROXIES="127.0.0.1")
    visitor = house.stranger()
    answers = [
        visitor.http.get("/api/me", headers={"X-Forwarded-For": f"2001:db8::{number:x}"}).status_code
        for number in range(60)
    ]
    assert answers.count(429) > 20


def test_no_page_that_takes_work_is_given_without_end(open_house: OpenHouse) -> None:
    house = open_house(RATE="0.2")
    visitor = house.stranger().http
    for path in ("/docs", "/openapi.json", "/metrics", "/t/x", "/s/x"):
        statuses = [visitor.get(f"{house.url}{path}").status_code for _ in range(8)]
        assert 429 in statuses, path
    assert visitor.get("/health").status_code == 200


# -- sockets ----------------------------------------------------------------------------------------------------


def test_sockets_are_counted_by_person_and_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_ONE", 2)
    monkeypatch.setattr(limits, "SOCKETS_AT_ONE", 3)
    count = OpenSockets(limited=True)
    assert count.opened("ann", "here")
    assert count.opened("ann", "there")
    assert not count.opened("ann", "elsewhere"), "two are enough for one person"
    assert count.opened(None, "here")
    assert count.opened("bob", "here")
    assert not count.opened("eve", "here"), "three are enough for one address"
    assert count.opened("eve", "elsewhere")
    count.closed("ann", "here")
    assert count.opened("ann", "here")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with limits, where nobody is too fast."""
    running = RunningHouse(tmp_path_factory.mktemp("limited"), RATE="1000").open()
    yield running
    running.close()
    running.must_have_kept_calm()


def test_one_person_cannot_take_all_sockets_and_others_come_in(limited: RunningHouse) -> None:
    ann, bob = limited.guest("Ann"), limited.guest("Bob")
    table = ann.create("me", "open")
    places = [ann.socket(table) for _ in range(limits.SOCKETS_OF_ONE)]
    with pytest.raises(InvalidStatus):
        ann.socket(table)
    bob.socket(table).close()
    for place in places:
        place.close()

    def comes_in_again() -> bool:
        try:
            ann.socket(table).close()
        except InvalidStatus:
            return False
        return True

    assert any(comes_in_again() for _ in range(50)), "a socket that is closed counts no longer"


class Line:
    """A WebSocket that nobody reads."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.client = ("203.0.113.7", 1)

    async def send(self, _: Any) -> None: ...


def test_what_piles_up_for_one_who_does_not_read_is_limited_in_letters() -> None:
    """256 states of a long game are as much as all the memory of the house."""

    async def pile_up() -> None:
        socket = Socket(Line(), None, "en")  # type: ignore[arg-type]
        socket.send("x" * (LONGEST_BACKLOG + 1))
        assert not socket._hung_up, "one message may be of any length"
        socket.send("x")
        assert socket._hung_up
        assert not socket._out
        strange = Socket(Line(), None, "en")
        for _ in range(2):  # one such letter in a name, and all letters take four times as much memory
            strange.send("\N{CROWN}" + "x" * (LONGEST_BACKLOG // 4))
        assert strange._hung_up

    async def read_on() -> None:
        socket = Socket(Line(), None, "en")  # type: ignore[arg-type]
        writing = asyncio.create_task(socket.write())
        for _ in range(3):
            socket.send("x" * (LONGEST_BACKLOG // 2))
            socket.send("x")
            await asyncio.sleep(0.01)
            assert not socket._hung_up, "who reads is told as much as there is"
        writing.cancel()

    asyncio.run(pile_up())
    asyncio.run(read_on())


def test_a_name_for_an_answer_that_cannot_be_told_back_costs_nobody_their_line(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    with ann.socket(ann.create("me", "open")) as place:
        for strange in (2**64, -(2**70), "x" * 60_000):
            place.throw(json.dumps({"type": "answer", "seat": 0, "seq": 0, "ref": "x", "id": strange}))
            assert "id" not in place.hear_until("error")
        place.say(type="answer", seat=0, seq=0, ref="x", id="mine")
        assert place.hear_until("error")["id"] == "mine"


# -- what takes long --------------------------------------------------------------------------------------------


def test_time_is_a_limit_too() -> None:
    budget = Limits(0.001, 2.0)
    for _ in range(3):
        assert budget.has_left("ann")
        budget.spend("ann", 0.9)
    assert not budget.has_left("ann")
    assert budget.has_left("bob")


def test_who_looks_back_at_long_games_pays_for_the_time(tmp_path: Path) -> None:
    """Twenty moments of a long game a second took more time than the machine has; nobody else was answered."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    house = House(Settings(database=url, rate=20), Store(url))
    assert house.limits.replays.rate < 1, "somebody who looks back gets a part of the machine"
    house.limits.replays = Limits(1e-9, 0.05)
    app = FastAPI()
    ann, bob = (HTTPConnection({"type": "http", "client": (f"203.0.113.{n}", 1), "app": app}) for n in (1, 2))
    app.state.house = house

    def work() -> str:
        sleep(0.1)  # while others have the machine, nobody pays
        started = thread_time()
        while thread_time() - started < 0.03:
            pass
        return "a moment"

    async def look_often() -> None:
        for _ in range(2):
            assert await compute_replay(ann, None, work) == "a moment"
        with pytest.raises(ApiError, match="too-many"):
            await compute_replay(ann, None, work)
        assert await compute_replay(bob, None, work) == "a moment"
        house.limits.replays = Limits(1e-9, 0.05)
        at_once = await asyncio.gather(
            *(compute_replay(ann, None, work) for _ in range(20)), return_exceptions=True
        )
        assert at_once.count("a moment") == 2, "not even all at once"

    asyncio.run(look_often())


def test_the_record_of_a_game_is_paid_for_like_any_replay(tmp_path: Path) -> None:
    """It is written by playing the game again, which nobody else waits for."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    house = House(Settings(database=url, rate=20), Store(url))
    house.limits.replays = Limits(1e-9, 0.0)
    app = FastAPI()
    app.state.house = house
    request = Request({"type": "http", "client": ("203.0.113.1", 1), "app": app, "headers": []})

    async def ask() -> None:
        live = cast("LiveTable", SimpleNamespace(id="somewhere"))
        house.live["somewhere"] = live
        with pytest.raises(ApiError, match="too-many"):
            await lobby.record("somewhere", request)

    asyncio.run(ask())


def house_and_visitor(folder: Path) -> tuple[House, Request]:
    """A house with limits, and somebody who asks it for a page."""
    url = f"sqlite:///{folder / 'house.db'}"
    house = House(Settings(database=url, rate=20), Store(url))
    house.when_changed = lambda _: None
    app = FastAPI()
    app.state.house = house
    return house, Request({"type": "http", "client": ("203.0.113.1", 1), "app": app, "headers": []})


async def a_saga(house: House) -> LiveTable:
    """The first table of one."""
    spec = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"}, saga="long-game")
    return await new_table(house, "ann", [person_seat("ann", "Ann"), open_seat()], spec)


def test_the_page_of_a_long_saga_is_paid_for_like_any_replay(tmp_path: Path) -> None:
    """A hundred chapters took a twentieth of a second: two hundred such requests at once, and nobody else was
    answered for ten."""
    house, request = house_and_visitor(tmp_path)

    async def ask() -> None:
        live = await a_saga(house)
        await saga_page.saga_page(live.id, request)
        house.limits.replays = Limits(1e-9, 0.0)
        with pytest.raises(ApiError, match="too-many"):
            await saga_page.saga_page(live.id, request)

    asyncio.run(ask())


def test_what_the_games_of_a_long_saga_started_from_is_read_at_its_visitors_cost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three hundred times a hundred thousand letters, by a thread that reads for everybody: sixty such requests at
    once took a gigabyte of memory, and nobody else was answered for a minute."""
    house, request = house_and_visitor(tmp_path)
    games, read = 2 * saga_page.SETUPS_AT_ONCE + 1, list[int]()
    all_rows = house.store.rows

    def rows(query: sa.Select[Any], **values: Any) -> list[dict[str, Any]]:
        found = all_rows(query, **values)
        read.extend([len(found)] if set(query.selected_columns.keys()) == {"id", "setup"} else [])
        return found

    async def ask() -> None:
        live = await a_saga(house)
        with house.store.write() as connection:
            for number in range(1, games):
                connection.execute(tables.insert(), {**live.row, "id": f"game-{number}"})
        monkeypatch.setattr(house.store, "rows", rows)
        await saga_page.saga_page(live.id, request)
        assert sum(read) == games
        assert max(read) <= saga_page.SETUPS_AT_ONCE, "a few are in memory at once"
        read.clear()
        house.limits.replays = Limits(1e-9, 0.0)
        with pytest.raises(ApiError, match="too-many"):
            await saga_page.saga_page(live.id, request)
        assert read == []

    asyncio.run(ask())


def test_tables_that_take_long_to_open_hold_up_nobody_who_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Logs with thousands of undos, opened one after the other, took every thread that reads."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    house, opened = House(Settings(database=url), Store(url)), Event()
    monkeypatch.setattr(house, "_load", lambda _: opened.wait(60))
    house.when_changed = lambda _: None

    async def read_meanwhile() -> None:
        opening = [asyncio.create_task(house.table(f"long{number}")) for number in range(12)]
        await asyncio.sleep(0.1)
        try:
            assert await asyncio.wait_for(in_thread(house.store.table, "x"), 30) is None
        finally:
            opened.set()
            await asyncio.gather(*opening)

    asyncio.run(read_meanwhile())


def test_words_are_compressed_once(house: RunningHouse) -> None:
    """They are the same for everybody, and compressing them took as long as two hundred other answers."""
    answers: list[Any] = []
    for encoding in ("gzip", "identity"):
        answer = house.stranger().http.get("/api/words/oath/ru", headers={"Accept-Encoding": encoding})
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        answers.append(answer.text)
    assert answers[0] == answers[1]
    assert "game-oath" in answers[0]


# -- what is written down ---------------------------------------------------------------------------------------


def test_many_sockets_of_one_person_are_told_of_an_undo_with_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each had a state of its own made: with two hundred of them, others waited seconds while somebody undid."""
    made: list[str | None] = []
    true_message = presenting.state_message

    def state_message(state: Any, person: str | None, *more: Any) -> Any:
        made.append(person)
        return true_message(state, person, *more)

    monkeypatch.setattr(presenting, "state_message", state_message)
    world = World(Table(game("legends"), 2, seed="x"), 0)
    ears = [SeatSocket(person) for person in ("person 0", "person 1", None) for _ in range(40)]
    for ear in ears:
        world.live.audience.join(ear)
    world.live.audience.tell_state()
    assert sorted(map(str, made)) == ["None", "person 0", "person 1"]
    for ear in ears:
        (told,) = map(json.loads, ear.heard)
        assert told["seat"] == {"person 0": 0, "person 1": 1, None: None}[ear.person]


def test_of_thousands_of_wrong_variants_one_thing_is_wrong(house: RunningHouse) -> None:
    """To say of each what is wrong with it took a fifth of a second: two hundred such requests, which anybody may
    send at once, stopped a house for more than half a minute."""
    wrong: dict[str, list[str]] = {str(number): [] for number in range(20_000)}
    with pytest.raises(ValidationError) as found:
        NewTable.model_validate({"game": "legends", "seats": ["me"], "variants": wrong})
    assert found.value.error_count() == 1
    ann = house.guest("Ann")
    refused = ann.refused("POST", "/api/tables", game="legends", seats=["me", "open"], variants=wrong)
    assert (refused.status, refused.key) == (422, "bad-request")
    assert max(len(game["variants"]) for game in ann.get("/api/games")) <= MOST_VARIANTS


def test_a_query_of_thousands_of_names_is_not_read(house: RunningHouse) -> None:
    assert house.stranger().ask("GET", "/api/tables?" + "a&" * 20_000).status_code == 413


def test_nobody_talks_all_the_time(limited: RunningHouse) -> None:
    """A chat keeps a hundred lines: who says two hundred has silenced everybody else."""
    ann, bob = limited.guest("Ann"), limited.guest("Bob")
    table = ann.create("me", "open")
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        at_bob.say(type="chat", text="hello")
        for _ in range(100):
            at_ann.say(type="chat", text="me me me")
        at_ann.settle()
        assert at_ann.errors.count("too-many") > 60
        at_bob.say(type="chat", text="enough")
        at_bob.settle()
        assert at_bob.errors == []
    with bob.socket(table) as again:
        assert [line["text"] for line in again.chat][:1] == ["hello"]


def test_watchers_do_not_talk_the_players_down(open_house: OpenHouse) -> None:
    """However many names they have at one address; nor when the table is opened again."""
    house = open_house(RATE="1000", PROXIES="127.0.0.1")
    ann = house.guest("Ann", address="203.0.113.9")
    table = ann.create("me", "open")
    with ann.socket(table) as at_ann, ExitStack() as stack:
        at_ann.say(type="chat", text="hello")
        at_ann.settle()
        eves = [stack.enter_context(house.guest("Eve", address="198.51.100.7").socket(table)) for _ in range(8)]
        for eve in eves:
            for _ in range(15):
                eve.say(type="chat", text="me me me")
            eve.settle()
        refused = sum(eve.errors.count("too-many") for eve in eves)
        assert refused > 8 * 15 - LINES_AT_ONCE * AT_ONE_ADDRESS - 15
        at_ann.settle()
    with house.sql() as sql:
        line = "INSERT INTO chat (\"table\", seat, name, text, at) VALUES (?, NULL, 'Eve', 'me me me', 0)"
        sql.executemany(line, [(table["id"],)] * 200)
    with ann.socket(table) as again:
        assert "hello" in [line["text"] for line in again.chat]
    house.close()
    house.open()
    with ann.socket(table) as again:
        texts = [line["text"] for line in again.chat]
    assert (texts[0], len(texts)) == ("hello", 1 + KEPT_OF_WATCHERS)


def test_a_stranger_who_leaves_a_table_changes_nothing(house: RunningHouse) -> None:
    """It moved the table to the top of the list, kept it from expiring and made its host too late."""
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.create("me", "open")

    def changed() -> float:
        with house.sql() as sql:
            row = sql.execute("SELECT changed FROM tables WHERE id = ?", (table["id"],)).fetchone()
        return float(row[0])

    before = changed()
    eve.post(f"/api/tables/{table['id']}/leave")
    assert changed() == before
    ann.post(f"/api/tables/{table['id']}/leave")
    assert changed() > before
