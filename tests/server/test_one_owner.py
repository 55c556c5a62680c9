"""A table is in memory once, told as it is stored, and no bad neighbour stops it."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from crownlands.server import playing, seating
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from crownlands.server.waiting_room import TableSpec, new_table
from crownlands.server.writer import DiskTrouble
from tests.server.house import COMMAND, Person, RunningHouse, eventually
from tests.server.test_play import duel

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


# -- nothing is told that is not stored --------------------------------------------------------------------------


class FailingWriter:
    """A disk that takes its time, and then does not take the entry."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.fails = asyncio.Event()

    async def put(self, *_: Any) -> None:
        self.asked.set()
        await self.fails.wait()
        raise DiskTrouble("no space left")


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


async def the_last_move_fails(folder: Path) -> None:
    house = House(Settings(database=f"sqlite:///{folder / 'house.db'}"), Store(f"sqlite:///{folder / 'house.db'}"))
    house.when_changed, house.when_over = lambda _: None, nothing_follows
    house.open()
    spec = TableSpec(game="legends", variants={}, public=False, clock={"kind": "none"})
    players = [seating.person_seat(f"person {seat}", "") for seat in range(2)]
    live = await new_table(house, "person 0", players, spec)
    seat, seq, ref = await play_to_the_last_answer(house, live)
    true_writer, house.writer = house.writer, FailingWriter()  # type: ignore[assignment]
    writing = asyncio.create_task(playing.answer(house, live, f"person {seat}", seat, seq, ref))
    await house.writer.asked.wait()  # type: ignore[union-attr]
    told = await live.told("person 0")
    assert (told["status"], told["seed"]) == ("playing", None), "the end was told before it was stored"
    house.writer.fails.set()  # type: ignore[union-attr]
    with pytest.raises(ApiError, match="not-stored"):
        await writing
    told = await live.told("person 0")
    assert (told["status"], told["seed"]) == ("playing", None)
    house.writer = true_writer
    await house.close()


def test_the_end_and_the_seed_are_not_told_before_they_are_stored(tmp_path: Path) -> None:
    asyncio.run(the_last_move_fails(tmp_path))


# -- bad neighbours -----------------------------------------------------------------------------------------------


def test_a_table_with_a_broken_clock_harms_no_other(open_house: OpenHouse) -> None:
    """It stopped the beat of all tables and made lists fail."""
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    bad, good = duel(ann, bob), duel(ann, bob)
    house.close()
    with house.sql() as sql:
        sql.execute("UPDATE tables SET clock = ? WHERE id = ?", [json.dumps({"kind": "days"}), bad["id"]])
    house.open()
    again = Person(house)
    again.http.cookies = ann.http.cookies
    assert [table["id"] for table in again.get("/api/tables?which=mine")] == [good["id"]]
    assert again.refused("GET", f"/api/tables/{bad['id']}").key == "broken-table"
    with again.socket(good) as place:
        place.settle()


def test_a_table_with_a_broken_clock_is_not_imported(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house()
    table = duel(house.guest("Ann"), house.guest("Bob"))
    file = tmp_path / "table.json"
    admin = [str(COMMAND), "admin", "--database", house.database]
    subprocess.run([*admin, "export", table["id"], str(file)], check=True)
    data = json.loads(file.read_text())
    data["tables"][0]["clock"] = {"kind": "days"}
    file.write_text(json.dumps(data))
    subprocess.run([*admin, "delete", table["id"]], check=True)
    said = subprocess.run([*admin, "import", str(file)], capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert len(said.stderr.strip().splitlines()) == 1
    assert eventually(lambda: house.stranger().get("/api/tables") == [], "an empty lobby")
