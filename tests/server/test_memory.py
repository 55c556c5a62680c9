"""Memory comes back: a table that is let go is gone at once, and nothing waits for the garbage collector."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, cast

import pytest
import uvicorn
from starlette.websockets import WebSocketDisconnect

from crownlands.core.registry import games
from crownlands.core.run import Run
from crownlands.core.state import State
from crownlands.core.table import Table
from crownlands.server.app import create_app
from crownlands.server.audience import Audience
from crownlands.server.errors import ApiError
from crownlands.server.floods import sockets_of
from crownlands.server.half_open import http_of
from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.settings import Settings
from crownlands.server.sockets import Socket
from tests.server.house import LOOPBACK, Person, RunningHouse, eventually, free_port
from tests.server.place import Place

KINDS = (LiveTable, Audience, Socket, Table, Run, State)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """The garbage collector sleeps, and is left as it was found: a house sets it up for the whole process."""
    threshold = gc.get_threshold()
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)
    gc.enable()


class HouseHere:
    """A house in this process, so that its objects can be counted."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.url = f"http://{LOOPBACK}:{port}"
        settings = Settings(database=f"sqlite:///{folder / 'house.db'}", rate=0, bot_pause=0)
        app = create_app(settings)
        self.house: House = app.state.house
        http = http_of(settings)
        config = uvicorn.Config(app, port=port, log_level="warning", http=http, ws=sockets_of(settings))
        self._server = uvicorn.Server(config)
        self._thread = Thread(target=self._server.run)

    def __enter__(self) -> HouseHere:
        self._thread.start()
        eventually(lambda: self._server.started, "the opening")
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join()

    def guest(self) -> Person:
        person = Person(cast("RunningHouse", self))
        person.post("/api/me", name="Ann")
        return person

    def let_go(self) -> None:
        """What a house does with tables that nobody has looked at for some minutes."""
        eventually(lambda: not any(live.viewers or live.autoplaying for live in self.house.live.values()))
        self.house.live.clear()


@pytest.fixture
def here(tmp_path: Path, no_collector: None) -> Iterator[HouseHere]:
    with HouseHere(tmp_path) as house:
        yield house


def in_memory() -> Counter[str]:
    """What there is of tables, by its type; games' modules may hold states of their own."""
    return Counter(type(thing).__name__ for thing in gc.get_objects() if issubclass(type(thing), KINDS))


def play_on(place: Place, answers: int, random: Random) -> None:
    """Answer so often what I am asked, or to the end."""
    while answers and not place.over:
        if place.decisions:
            place.move(random.choice(place.decisions[0]["options"]))
            answers -= 1
        else:
            place.hear()


def must_be_gone(before: Counter[str]) -> None:
    eventually(lambda: in_memory() <= before, f"the end of {in_memory() - before}", 30)


@pytest.mark.parametrize("name", games())
def test_a_table_that_is_dropped_is_gone_at_once(name: str, no_collector: None) -> None:
    game, random = games()[name], Random(name)
    before = in_memory()
    table = Table(game, game.seats[-1], seed="memory")
    for _ in range(30):
        decision = random.choice(table.pending)
        table.answer(random.choice(decision.options), decision.seat)
    table.rewind(20)
    fork = table.fork()
    fork.answer(fork.pending[0].options[0], fork.pending[0].seat)
    assert in_memory() - before
    del table, fork
    assert in_memory() == before


@pytest.mark.parametrize("name", games())
def test_a_table_that_was_played_at_leaves_nothing_behind(name: str, here: HouseHere) -> None:
    """With bots, a socket, refusals, an undo, nonsense, a line that breaks, and somebody who only looks."""
    ann, random = here.guest(), Random(name)
    before = in_memory()
    table = ann.create("me", *["random"] * (games()[name].seats[0] - 1), game=name)
    with ann.socket(table) as place:
        play_on(place, 5, random)
        place.say(type="answer", seat=0, seq=9999, ref="no")
        place.say(type="undo", seat=0)
        place.throw("nonsense")
        place.settle()
        assert place.errors
    broken = ann.socket(table)
    play_on(broken, 2, random)
    broken.hang_up()
    ann.look(table)
    assert in_memory() - before
    here.let_go()
    must_be_gone(before)


def test_what_could_not_be_stored_leaves_nothing_behind(here: HouseHere, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error remembers where it came from, and through that a whole table."""
    ann = here.guest()
    before = in_memory()
    table = ann.create("me", "random")

    def full(*_: Any) -> None:
        raise OSError("no space left")

    with ann.socket(table) as place:
        play_on(place, 3, Random(3))
        while not place.decisions:
            place.hear()
        monkeypatch.setattr(here.house.writer, "_insert", full)
        place.answer()
        assert place.hear_until("error")["key"] == "not-stored"
    here.let_go()
    must_be_gone(before)


@pytest.mark.parametrize("error", [lambda: WebSocketDisconnect(1006), lambda: ApiError("not-stored", 503)])
def test_a_line_that_breaks_while_something_is_told_leaves_nothing_behind(
    here: HouseHere, monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception]
) -> None:
    ann = here.guest()
    before = in_memory()

    async def break_off(socket: Socket) -> None:
        await socket._more.wait()
        await socket._websocket.send({"type": "websocket.send", "text": socket._out.popleft()})
        raise error()

    monkeypatch.setattr(Socket, "write", break_off)
    ann.socket(ann.create("me", "random")).close()
    here.let_go()
    must_be_gone(before)
