"""A table is in memory once, and told as it is stored."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread, current_thread
from time import time
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI, Request
from sqlalchemy.exc import OperationalError

from crownlands.core.errors import NotOffered
from crownlands.core.registry import game
from crownlands.server import admin, autoplay, playing, saga_page, seating, waiting_room
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.lobby import card
from crownlands.server.log import Answered, Entry
from crownlands.server.next_game import next_of_saga
from crownlands.server.notes import NewNote, write_note
from crownlands.server.settings import Settings
from crownlands.server.sharing import _about
from crownlands.server.sockets import Socket, _after_leaving, _sit_and_talk
from crownlands.server.store import Store
from crownlands.server.table_state import TableState
from crownlands.server.waiting_room import TableSpec, new_table, rematch
from crownlands.server.writer import NotStored
from crownlands.words import Words
from tests.server.house import Person, RunningHouse
from tests.server.in_process import SPEC, asked
from tests.server.two_worlds import SeatSocket

OpenHouse = Callable[..., RunningHouse]
TABLES = 25


def test_whoever_sits_down_is_heard_of_however_many_look_on(house: RunningHouse, ann: Person, bob: Person) -> None:
    """A poll between the storing of a new table and its place in memory opened it a second time."""
    done = Event()

    def poll() -> None:
        stranger = house.stranger()
        while not done.is_set():
            stranger.get("/api/tables")

    with ThreadPoolExecutor(3) as pool:
        polling = [pool.submit(poll) for _ in range(3)]
        try:
            for _ in range(TABLES):
                table = ann.create("me", "open")
                with ann.socket(table) as place:
                    bob.sit(table)
                    place.hear_until("table", lambda told: told["table"]["players"][1]["name"] == "Bob")
        finally:
            done.set()
        for polled in polling:
            polled.result()


def test_a_log_is_read_again_while_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers at two processes at the same moment makes one of them read the log again: a long one took
    seconds, in which that process did nothing else."""
    read_by: list[Thread] = []
    real = TableState.reset

    def reset(state: TableState, entries: Iterable[Entry]) -> None:
        read_by.append(current_thread())
        real(state, entries)

    async def run() -> None:
        house = opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["me", "me"], SPEC)
        heard = SeatSocket(ann["id"])
        async with playing.turn(house, live):
            live.audience.join(heard)
        for ref in [live.asked[0][0].options[at].ref for at in (0, 1)]:
            async with playing.turn(house, live):
                seat = next(iter(live.asked))
                await playing.append(house, live, Answered(seat, ref))
        was = (live.seq, live.now.history, live.now.hash, live.asked.keys(), live.clocks.since)
        live.diverged = True
        monkeypatch.setattr(TableState, "reset", reset)
        async with playing.turn(house, live):
            assert (live.seq, live.now.history, live.now.hash, live.asked.keys(), live.clocks.since) == was
            assert not live.diverged
        assert json.loads(heard.heard[-1])["type"] == "state"
        await house.close()

    asyncio.run(run())
    assert len(read_by) == 1
    assert read_by[0] is not current_thread()


async def rematch_at(house: House, live: LiveTable) -> str:
    return (await rematch(house, live, "person 0")).id


async def set_the_next_at_two_processes(
    folder: Path, saga: str | None, follow: Callable[[House, LiveTable], Awaitable[str | None]]
) -> None:
    here = opened(folder)
    spec = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"}, saga=saga)
    live = await new_table(here, "person 0", [seating.person_seat(f"person {n}", "") for n in range(2)], spec)
    seat, seq, ref = await play_to_the_last_answer(here, live)
    await playing.answer(here, live, f"person {seat}", seat, seq, ref)
    async with playing.turn(here, live):
        await playing.settle(here, live)
    there = opened(folder)
    same = await there.table(live.id)
    assert (same.row["status"], same.row["next"]) == ("over", None)
    first = await follow(here, live)
    assert first is not None
    assert await follow(there, same) == first
    assert len(admin.list_tables(here.store, None)) == 2, "no table is left over"
    await here.close()
    await there.close()


@pytest.mark.parametrize(("saga", "follow"), [("long-game", next_of_saga), (None, rematch_at)])
def test_of_two_processes_one_sets_the_next_table(
    tmp_path: Path, saga: str | None, follow: Callable[[House, LiveTable], Awaitable[str | None]]
) -> None:
    """The second has not heard of the first's when it looks for it."""
    asyncio.run(set_the_next_at_two_processes(tmp_path, saga, follow))


async def ask_where_the_end_is_not_stored_yet(folder: Path) -> None:
    here, there = opened(folder), opened(folder)
    spec = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"})
    live = await new_table(here, "person 0", [seating.person_seat(f"person {n}", "") for n in range(2)], spec)
    seat, seq, ref = await play_to_the_last_answer(here, live)
    same = await there.table(live.id)
    await playing.answer(here, live, f"person {seat}", seat, seq, ref)
    await playing.catch_up(there, same)
    async with playing.turn(here, live):
        await playing.settle(here, live)
    assert (same.status, same.row["status"]) == ("over", "playing"), "it knows the last answer only"
    assert await rematch_at(there, same) == await rematch_at(here, live)
    await here.close()
    await there.close()


def test_an_end_that_another_process_has_stored_keeps_nobody_from_a_rematch(tmp_path: Path) -> None:
    asyncio.run(ask_where_the_end_is_not_stored_yet(tmp_path))


# -- nothing is told that is not stored --------------------------------------------------------------------------


class FailingWriter:
    """A disk that takes its time, and then does not take the entry."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.fails = asyncio.Event()

    async def put(self, *_: Any) -> None:
        self.asked.set()
        await self.fails.wait()
        raise NotStored("no space left")


async def nothing_follows(_: LiveTable) -> None:
    return None


async def play_to_the_last_answer(house: House, live: LiveTable) -> tuple[int, int, str]:
    """Everybody takes the first option; the last answer of the game is not given but returned."""
    while True:
        seat, (decision, seq) = next(iter(live.asked.items()))
        ref = decision.options[0].ref
        fork = live.now.fork()
        fork.answer(ref, seat)
        if fork.over:
            return seat, seq, ref
        await playing.answer(house, live, f"person {seat}", seat, seq, ref)


def opened(folder: Path) -> House:
    house = House(Settings(database=f"sqlite:///{folder / 'house.db'}"), Store(f"sqlite:///{folder / 'house.db'}"))
    house.when_changed, house.when_over = lambda _: None, nothing_follows
    house.open()
    return house


async def the_last_move_fails(folder: Path) -> None:
    house = opened(folder)
    spec = TableSpec(game="legends", variants={}, public=False, clock={"kind": "none"})
    players = [seating.person_seat(f"person {seat}", "") for seat in range(2)]
    live = await new_table(house, "person 0", players, spec)
    seat, seq, ref = await play_to_the_last_answer(house, live)
    true_writer, house.writer = house.writer, FailingWriter()  # type: ignore[assignment]
    writing = asyncio.create_task(playing.answer(house, live, f"person {seat}", seat, seq, ref))
    await house.writer.asked.wait()  # type: ignore[union-attr]
    told = await live.info_as_stored("person 0")
    assert (told["status"], told["seed"]) == ("playing", None), "the end was told before it was stored"
    house.writer.fails.set()  # type: ignore[union-attr]
    with pytest.raises(ApiError, match="not-stored"):
        await writing
    told = await live.info_as_stored("person 0")
    assert (told["status"], told["seed"]) == ("playing", None)
    house.writer = true_writer
    await house.close()


def test_the_end_and_the_seed_are_not_told_before_they_are_stored(tmp_path: Path) -> None:
    asyncio.run(the_last_move_fails(tmp_path))


async def the_store_is_gone_at_the_last_move(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What somebody who watches hears, while neither the move can be stored nor the table be read again."""
    house, watcher = opened(folder), Passer()
    spec = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"})
    live = await new_table(house, "person 0", [seating.person_seat(f"person {n}", "") for n in range(2)], spec)
    seat, seq, ref = await play_to_the_last_answer(house, live)
    live.audience.join(watcher)
    true_writer, house.writer = house.writer, FailingWriter()  # type: ignore[assignment]
    house.writer.fails.set()  # type: ignore[union-attr]

    def gone(*_: Any) -> None:
        raise OperationalError("", {}, Exception("the server closed the connection"))

    with monkeypatch.context() as outage:
        outage.setattr(house.store, "log", gone)
        with pytest.raises(ApiError, match="not-stored"):
            await playing.answer(house, live, f"person {seat}", seat, seq, ref)
        for ask in (live.info_as_stored(None), card(live, None), _about(live, Words("en", live.game))):
            with pytest.raises(ApiError, match="not-stored"):
                await ask
        await _after_leaving(house, live, None)
    house.writer = true_writer
    await autoplay.follow_outside_changes(house)
    assert (await live.info_as_stored(None))["status"] == "playing", (
        "the store is back, and the move has not happened"
    )
    await house.close()
    return watcher.heard


def test_nor_are_they_told_while_the_store_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = asyncio.run(the_store_is_gone_at_the_last_move(tmp_path, monkeypatch))
    assert not any(json.loads(text).get("table", {}).get("seed") for text in heard)


async def the_last_move_of_a_saga_fails(folder: Path) -> None:
    house = opened(folder)
    spec = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"}, saga="long-game")
    live = await new_table(house, "person 0", [seating.person_seat(f"person {n}", "") for n in range(2)], spec)
    seat, seq, ref = await play_to_the_last_answer(house, live)
    app = FastAPI()
    app.state.house = house
    request = Request({"type": "http", "app": app, "headers": []})
    before = (await saga_page.saga_page(live.id, request)).body
    true_writer, house.writer = house.writer, FailingWriter()  # type: ignore[assignment]
    writing = asyncio.create_task(playing.answer(house, live, f"person {seat}", seat, seq, ref))
    await house.writer.asked.wait()  # type: ignore[union-attr]
    asking = asyncio.create_task(saga_page.saga_page(live.id, request))
    await asyncio.wait({asking}, timeout=0.5)
    house.writer.fails.set()  # type: ignore[union-attr]
    with pytest.raises(ApiError, match="not-stored"):
        await writing
    assert (await asking).body == before, "what the game came to was told before it was stored"
    house.writer = true_writer
    await house.close()


def test_what_a_saga_comes_to_is_not_told_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = type(game("legends").sagas["long-game"])
    monkeypatch.setattr(rules, "statistics", lambda _, heritage: [dict(heritage)])  # tells all there is
    asyncio.run(the_last_move_of_a_saga_fails(tmp_path))


async def something_breaks_on_the_way(folder: Path) -> None:
    house = opened(folder)
    spec = TableSpec(game="legends", variants={}, public=False, clock={"kind": "none"})
    live = await new_table(house, "person 0", [seating.person_seat(f"person {n}", "") for n in range(2)], spec)
    (seat, (decision, _)), answers = next(iter(live.asked.items())), len(live.now.history)
    with pytest.raises((NotOffered, KeyError)):
        await playing.append(house, live, Answered(seat, decision.options[0].ref), Answered(seat, "no:such"))
    async with playing.turn(house, live):
        assert len(live.now.history) == answers, "half of it has happened, and none of it is stored"
    await house.close()


def test_what_happens_only_by_half_has_not_happened(tmp_path: Path) -> None:
    asyncio.run(something_breaks_on_the_way(tmp_path))


async def a_note_is_written_while_a_move_is_stored(folder: Path) -> None:
    house = opened(folder)
    spec = TableSpec(game="legends", variants={}, public=False, clock={"kind": "none"})
    ann, secret = house.people.new_guest("Ann", "en")
    live = await new_table(house, ann["id"], [seating.person_seat(ann["id"], "") for _ in range(2)], spec)
    seat, (decision, seq) = next(iter(live.asked.items()))
    app = FastAPI()
    app.state.house = house
    true_writer, failing = house.writer, FailingWriter()
    house.writer = failing  # type: ignore[assignment]
    moving = asyncio.create_task(playing.answer(house, live, ann["id"], seat, seq, decision.options[0].ref))
    await failing.asked.wait()
    noting = asyncio.create_task(write_note(live.id, NewNote(answers=1, text="a move"), asked(app, secret)))
    await asyncio.wait({noting}, timeout=0.5)
    failing.fails.set()
    with pytest.raises(ApiError, match="not-stored"):
        await moving
    with pytest.raises(ApiError, match="no-such-answer"):
        await noting
    house.writer = true_writer
    await house.close()


def test_nor_does_a_note_tell_of_an_answer_before_it_is_stored(tmp_path: Path) -> None:
    asyncio.run(a_note_is_written_while_a_move_is_stored(tmp_path))


class Passer:
    """Somebody who looks in and goes."""

    person: str | None = None
    device, share, language = "", "", "en"

    def __init__(self) -> None:
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)

    def hang_up(self) -> None: ...


async def ask_for_it(house: House, live: LiveTable) -> None:
    assert await house.table(live.id) is live


async def look_in(_: House, live: LiveTable) -> None:
    passer = Passer()
    live.audience.join(passer)
    live.part(passer)


class SlowWriter:
    """A disk that takes its time."""

    def __init__(self, true: Any) -> None:
        self.asked = asyncio.Event()
        self.goes_on = asyncio.Event()
        self._true = true

    async def put(self, *entries: Entry) -> None:
        self.asked.set()
        await self.goes_on.wait()
        await self._true.put(*entries)


class OneWord:
    """A WebSocket on which somebody says one thing, and then nothing more."""

    def __init__(self, house: House, **said: Any) -> None:
        self.cookies: dict[str, str] = {}
        self.client = ("203.0.113.7", 1)
        self.app = SimpleNamespace(state=SimpleNamespace(house=house))
        self._said = [json.dumps(said)]

    async def receive(self) -> dict[str, str]:
        while not self._said:
            await asyncio.sleep(3600)
        return {"type": "websocket.receive", "text": self._said.pop()}

    async def send(self, _: Any) -> None: ...

    async def close(self, _: int) -> None: ...


async def the_line_ends_while_an_answer_is_stored(folder: Path) -> list[str]:
    """What is told to somebody else at the table."""
    house, other = opened(folder), Passer()
    spec = TableSpec(game="legends", variants={}, public=False, clock={"kind": "none"})
    live = await new_table(house, "person 0", [seating.person_seat(f"person {n}", "") for n in range(2)], spec)
    live.audience.join(other)
    seat, (decision, seq) = next(iter(live.asked.items()))
    word = OneWord(house, type="answer", seat=seat, seq=seq, ref=decision.options[0].ref)
    socket = Socket(word, {"id": f"person {seat}", "login": None}, "en")  # type: ignore[arg-type]
    true_writer, slow = house.writer, SlowWriter(house.writer)
    house.writer = slow  # type: ignore[assignment]
    sitting = asyncio.create_task(_sit_and_talk(house, live, socket))
    await slow.asked.wait()
    socket.hang_up()
    await asyncio.wait_for(sitting, 30)
    slow.goes_on.set()
    async with live.lock:
        await asyncio.sleep(0)
    house.writer = true_writer
    assert len(house.store.log(live.id)) == 1
    await house.close()
    return [json.loads(text)["type"] for text in other.heard]


def test_what_is_being_stored_is_told_though_its_sender_is_cut_off(tmp_path: Path) -> None:
    """What the house has heard it does and tells, however the line of who said it ends."""
    assert "move" in asyncio.run(the_line_ends_while_an_answer_is_stored(tmp_path))


async def the_clock_jumps(folder: Path, ahead: float, use: Callable[[House, LiveTable], Awaitable[None]]) -> None:
    house = opened(folder)
    spec = TableSpec(game="legends", variants={}, public=False, clock={"kind": "none"})
    live = await new_table(house, "person 0", [seating.open_seat(), seating.open_seat()], spec)
    wall[0] += ahead
    await autoplay.tick(house)
    assert house.live.get(live.id) is live, "a table that was just set is let go"
    await use(house, live)
    await autoplay.tick(house)
    assert house.live.get(live.id) is live, "a table that somebody uses is let go"
    live.busy_until -= 2 * autoplay.IDLE_SECONDS
    await autoplay.tick(house)
    assert live.id not in house.live, "a table that nobody uses is kept"
    await house.close()


wall = [0.0]
"""By how much the machine's clock is wrong."""


@pytest.mark.parametrize("use", [ask_for_it, look_in])
@pytest.mark.parametrize("ahead", [7200.0, -7200.0])
def test_a_clock_that_jumps_neither_drops_tables_nor_keeps_them(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    ahead: float,
    use: Callable[[House, LiveTable], Awaitable[None]],
) -> None:
    """Set ahead, it dropped a table under somebody's hands, who was then at another; set back, it kept all."""
    for module in ("house", "live", "autoplay"):
        monkeypatch.setattr(f"crownlands.server.{module}.time", lambda: time() + wall[0], raising=False)
    wall[0] = 0.0
    asyncio.run(the_clock_jumps(tmp_path, ahead, use))
