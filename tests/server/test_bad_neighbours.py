"""A table that makes no sense is not taken in, and harms no other."""

from __future__ import annotations

import asyncio
import json
import subprocess
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from crownlands.core.errors import BadRecord
from crownlands.server import admin, listen, seating
from crownlands.server.autoplay import sweep, wake
from crownlands.server.database_tables import results, tables
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.older_results import enter_older_games
from crownlands.server.reopening import give_time_back
from crownlands.server.store import Store
from crownlands.server.waiting_room import TableSpec, new_table
from tests.server.house import COMMAND, Person, eventually
from tests.server.place import PATIENCE
from tests.server.test_one_owner import OpenHouse, opened
from tests.server.test_play import duel


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


@pytest.mark.parametrize("long", ["wake", "sweep", "follow_outside_changes"])
def test_tables_that_take_long_to_open_stop_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, long: str
) -> None:
    """Logs of ten thousand undos are read for minutes, when the house opens or a day is up: meanwhile nobody's
    time ran out, and no table that was about to start did."""

    async def run() -> None:
        house = opened(tmp_path)
        opening, ticked = asyncio.Event(), asyncio.Event()

        async def open_long_tables(_: House) -> None:
            opening.set()
            await asyncio.Event().wait()

        async def tick(_: House) -> None:
            if opening.is_set():
                ticked.set()

        monkeypatch.setattr(listen, long, open_long_tables)
        monkeypatch.setattr(listen, "tick", tick)
        house.spawn(listen.keep_time(house))
        async with asyncio.timeout(PATIENCE / 2):
            await ticked.wait()
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("column", "text"),
    [
        *[("clock", text) for text in ("[]", "null", "5", '"x"', "{")],
        *[("setup", text) for text in ("[]", "null", '"x"', "{")],
        *[("players", text) for text in ("null", "[null]", '[{"kind": "person"}]', "[1, 2]", "{")],
    ],
)
def test_a_damaged_row_keeps_no_house_from_opening_and_no_bot_from_playing(
    tmp_path: Path, column: str, text: str
) -> None:
    """The house had been closed for a while, and asked every table in turn for its clock."""

    async def run() -> None:
        house = opened(tmp_path)
        house.people.new_guest("Ann", "en")
        spec = TableSpec(game="legends", variants={}, public=True, clock={"kind": "live", "minutes": 10})
        players = [seating.person_seat("person 0", ""), seating.bot_seat("random")]
        bad, good = [(await new_table(house, "person 0", players, spec)).id for _ in range(2)]
        with house.store.write() as connection:
            connection.exec_driver_sql(f"UPDATE tables SET {column} = ? WHERE id = ?", (text, bad))
            connection.exec_driver_sql("UPDATE people SET seen = seen - 3600")
        house.live.clear()
        await give_time_back(house)
        await wake(house)
        await sweep(house)
        assert list(house.live) == [good]
        with pytest.raises(ApiError, match="broken-table"):
            await house.table(bad)
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("column", "text"),
    [("players", "[]"), ("players", "{"), ("players", "[1]"), ("ranking", "[[7]]"), ("ranking", '"x"')],
)
def test_a_damaged_row_keeps_no_older_game_from_being_entered(tmp_path: Path, column: str, text: str) -> None:
    """Either no game after it was entered, or the house tried to enter this one for ever, without a pause."""

    async def run() -> None:
        house = opened(tmp_path)
        person, _ = house.people.new_guest("Ann", "en")
        spec = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"})
        players = [seating.person_seat(person["id"], "Ann"), seating.bot_seat("random")]
        bad, good = [(await new_table(house, person["id"], players, spec)).id for _ in range(2)]
        with house.store.write() as connection:
            connection.execute(tables.update().values(status="over", ranking=[[0], [1]]))
            connection.exec_driver_sql(f"UPDATE tables SET {column} = ? WHERE id = ?", (text, bad))
        await enter_older_games(house)
        assert [row["table"] for row in house.store.rows(sa.select(results))] == [good]
        await house.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_table_with_a_broken_clock_is_not_imported(open_house: OpenHouse, tmp_path: Path) -> None:
    """Neither one of a wrong shape, nor (see below) one of no sensible length."""
    house = open_house()
    table = duel(house.guest("Ann"), house.guest("Bob"))
    file = tmp_path / "table.json"
    command = [str(COMMAND), "admin", "--database", house.database]
    subprocess.run([*command, "export", table["id"], str(file)], check=True)
    data = json.loads(file.read_text())
    data["tables"][0]["clock"] = {"kind": "days"}
    file.write_text(json.dumps(data))
    subprocess.run([*command, "delete", table["id"]], check=True)
    said = subprocess.run([*command, "import", str(file)], capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert len(said.stderr.strip().splitlines()) == 1
    assert eventually(lambda: house.stranger().get("/api/tables") == [], "an empty lobby")


BAD_ROWS: list[tuple[str, Any]] = [
    ("setup.seed", 5),
    ("setup.started", "soon"),
    ("setup.parts", {"person 0": 5}),
    ("setup.shuffling", {"stage": "show"}),
    ("setup.saga", {"name": "no such saga", "number": 1}),
    ("setup.saga", {"name": "long-game", "number": "first"}),
    ("setup.hints", "yes"),
    ("status", "strange"),
    ("players", [{"kind": "person"}] * 2),
    ("host", 7),
    ("next", 7),
    ("id", "../strange"),
    ("clock", {"kind": "days", "days": 0}),
    ("clock", {"kind": "live", "minutes": 10**9}),
    ("changed", "soon"),
]
SEEN_WHEN_OPENED = ("setup.seed", "setup.saga", "status", "clock")


async def exported(folder: Path) -> Any:
    house = opened(folder)
    spec = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"})
    live = await new_table(house, "person 0", [seating.person_seat(f"person {n}", "") for n in range(2)], spec)
    data = admin.export_table(house.store, live.id)
    admin.delete_table(house.store, live.id)
    await house.close()
    return data


@pytest.mark.parametrize(("where", "value"), BAD_ROWS)
def test_a_table_that_makes_no_sense_is_not_imported(tmp_path: Path, where: str, value: Any) -> None:
    """It was taken in; from then on every list that held it was an error, and so was every beat of the house."""
    data = asyncio.run(exported(tmp_path))
    bad = deepcopy(data)
    *folders, name = where.split(".")
    target = bad["tables"][0]
    for folder in folders:
        target = target[folder]
    target[name] = value
    if name == "id":
        for row in (*bad["seats"], *bad["entries"]):
            row["table"] = value
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    with pytest.raises(BadRecord):
        admin.import_table(store, bad)
    assert admin.list_tables(store, None) == []
    assert admin.import_table(store, data) == data["tables"][0]["id"]


@pytest.mark.parametrize(("where", "value"), [row for row in BAD_ROWS if row[0] in SEEN_WHEN_OPENED])
def test_a_row_that_makes_no_sense_is_a_table_that_cannot_be_opened(
    tmp_path: Path, where: str, value: Any
) -> None:
    """Whoever wrote it: the table is broken, and nothing else is."""
    data = asyncio.run(exported(tmp_path))
    row = data["tables"][0]
    *folders, name = where.split(".")
    target = row
    for folder in folders:
        target = target[folder]
    target[name] = value
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    with store.write() as connection:
        connection.execute(tables.insert(), row)

    async def look() -> None:
        house = opened(tmp_path)
        with pytest.raises(ApiError, match="broken-table"):
            await house.table(row["id"])
        assert await house.table_or_none(row["id"]) is None
        await house.close()

    asyncio.run(look())
