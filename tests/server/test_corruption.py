"""A broken SQLite file: the house says so, and what is whole is still read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx

from tests.server.house import RunningHouse, eventually

Opening = Callable[..., RunningHouse]
PAGE = 4096


def health(house: RunningHouse) -> tuple[int, str]:
    answer = httpx.get(f"{house.url}/health", timeout=30)
    return answer.status_code, answer.json()["database"]


def spoil(house: RunningHouse, table: str) -> None:
    """Overwrite the first page of a table or an index of the database, as a dying disk would."""
    with house.sql() as sql:
        sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = sql.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with Path(house.folder / "house.db").open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xff" * PAGE)


def test_a_file_that_is_broken_where_nobody_has_looked_yet_is_found(open_house: Opening) -> None:
    house = open_house()
    house.guest("Ann")
    house.close()
    spoil(house, "notes")
    house.begin_to_open()
    eventually(lambda: "open at" in house.log, "the opening")
    eventually(lambda: answers(house) == (503, "corrupt"), "the finding")
    assert house.guest("Bob").get("/api/me")["name"] == "Bob"


def test_a_file_that_breaks_while_the_house_is_open_is_told_of(open_house: Opening) -> None:
    house = open_house()
    ann = house.guest("Ann")
    assert health(house) == (200, "ok")
    spoil(house, "ix_results_person_ended")
    with house.sql() as sql:
        sql.execute("UPDATE people SET language = 'en'")  # now nobody believes the pages that they remember
    eventually(lambda: ann.ask("GET", "/api/me/games").status_code == 503, "a page that cannot be read")
    assert health(house) == (503, "corrupt")


def answers(house: RunningHouse) -> tuple[int, str] | None:
    try:
        return health(house)
    except httpx.TransportError:
        return None
