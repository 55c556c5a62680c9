"""Another program holds the database: the house reads on, says so, and loses nothing that it has confirmed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import httpx
import pytest
from sqlalchemy.exc import TimeoutError as StoreTimeout

from crownlands.server import health
from crownlands.server.store import Store
from tests.server.house import RunningHouse, eventually
from tests.server.place import PATIENCE, Message, Place
from tests.server.test_play import duel

Opening = Callable[..., RunningHouse]

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def locked(house: RunningHouse) -> Iterator[None]:
    """A process of its own holds the database as long as this lasts."""
    command = [sys.executable, "-c", HOLD, str(house.folder / "house.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        try:
            yield
        finally:
            holder.communicate("")


def first_answer(place: Place) -> Message:
    decision = place.decisions[0]
    return {"type": "answer", "seat": decision["seat"], "seq": decision["seq"], "ref": decision["options"][0]}


def seconds_of_health(house: RunningHouse) -> float:
    started = monotonic()
    httpx.get(f"{house.url}/health", timeout=PATIENCE)
    return monotonic() - started


def test_reads_go_on_and_the_house_says_what_is_wrong(open_house: Opening) -> None:
    house = open_house(STORE_SECONDS="20")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    other = house.copy_of(table)
    writers = [Thread(target=ann.ask, args=("POST", "/api/me", {"name": "Ann"})) for _ in range(20)]
    with ann.socket(table) as at_ann, locked(house):
        for writer in writers:  # more than the house has threads of any kind
            writer.start()
        at_ann.say(**first_answer(at_ann))
        sleep(health.FRESH)  # an answer from before the lock is valid for so long
        assert min(seconds_of_health(house) for _ in range(3)) < health.MOMENT * 2
        answer = httpx.get(f"{house.url}/health", timeout=PATIENCE)
        assert (answer.status_code, answer.json()) == (503, {"status": "trouble", "database": "locked"})
        assert bob.get("/api/me")["name"] == "Bob"
        assert bob.look(table)["answers"] == 0, "what is not stored is not told"
        assert bob.look(other)["status"] == "playing", "a table comes from the store as well"
        assert table["id"] in [mine["id"] for mine in bob.get("/api/tables?which=mine")]
        assert any(writer.is_alive() for writer in writers), "all that while others waited to write"
    for writer in writers:
        writer.join()
    eventually(lambda: httpx.get(f"{house.url}/health").json() == {"status": "ok", "database": "ok"}, "the end")


def test_a_move_that_cannot_be_stored_is_refused_and_nothing_confirmed_is_lost(open_house: Opening) -> None:
    house = open_house(STORE_SECONDS="1")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        at_ann.move()
        at_bob.hear_until("move")
        confirmed = house.stored(table["id"])
        with locked(house):
            asked = at_bob if at_bob.decisions else at_ann
            asked.say(**first_answer(asked))
            refusal = asked.hear_until("error")
            assert refusal["key"] == "not-stored"
            assert "try again" in refusal["text"]
            assert house.stored(table["id"]) == confirmed
        asked.move()
    house.kill()
    house.open()
    assert house.stored(table["id"])[: len(confirmed)] == confirmed
    assert len(house.stored(table["id"])) == len(confirmed) + 1


def test_what_a_move_would_lead_to_is_explained_when_it_is_stored(open_house: Opening) -> None:
    """Otherwise somebody learned what comes after a move that was refused then."""
    house = open_house(STORE_SECONDS="3")
    ann = house.guest("Ann")
    table = ann.create("me", "random", game="kingdoms")
    with ann.socket(table) as at_ann, ann.socket(table) as beside:
        asked = at_ann.decisions[0]
        with locked(house):
            at_ann.say(**first_answer(at_ann))
            sleep(0.3)  # it is being stored, or tries to
            beside.say(type="why", seat=0)
            beside.say(type="preview", seat=0, refs=[])
            assert beside.hear_until("why")["seq"] == asked["seq"]
            assert beside.hear_until("forecast")["seq"] == asked["seq"]
            assert at_ann.hear_until("error")["key"] == "not-stored"


def test_who_waits_to_write_is_told_within_a_limit(open_house: Opening) -> None:
    """However many wait: they do not fail one after the other."""
    house = open_house(STORE_SECONDS="1")
    ann = house.guest("Ann")
    answers: list[httpx.Response] = []
    writers = [
        Thread(target=lambda: answers.append(ann.ask("POST", "/api/me", {"name": "Anna"}))) for _ in range(20)
    ]
    with locked(house):
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join()  # the lock is held until each of them has its answer
    assert {(answer.status_code, answer.json()["error"]["key"]) for answer in answers} == {(503, "not-stored")}
    assert ann.post("/api/me", name="Anna")["name"] == "Anna"


def test_a_thread_waits_for_its_turn_to_write_within_a_limit(tmp_path: Path) -> None:
    """Behind another thread of the house, too, and not only behind another program."""
    store = Store(f"sqlite:///{tmp_path / 'house.db'}", seconds=0.1)

    def write() -> None:
        with store.write():
            pass

    with ThreadPoolExecutor(1) as pool, store.write(), pytest.raises(StoreTimeout):
        pool.submit(write).result(PATIENCE)
    write()
