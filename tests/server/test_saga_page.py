"""The page of a saga: its games, its annals, what can be taken along, and who may see it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

from crownlands.server import saga_page, waiting_room
from crownlands.server.database_tables import tables
from crownlands.server.store import Store
from tests.server.house import Person, RunningHouse
from tests.server.in_process import SPEC, opened
from tests.server.saga_nights import following, hard_times, names, played

MIGRATIONS = Path(__file__).parents[2] / "src" / "crownlands" / "server" / "migrations"


@pytest.fixture
def ann(toy_house: RunningHouse) -> Person:
    return toy_house.guest("Ann")


def test_a_saga_tells_its_games_and_what_happened(ann: Person) -> None:
    first = played(ann, hard_times(ann, "me", "random", public=False))
    second = following(ann, first)
    page = ann.get(f"/api/sagas/{first['id']}")
    assert (page["id"], page["game"], page["saga"], page["ended"]) == (
        first["id"],
        "highwaymen",
        "hard-times",
        False,
    )
    one, two = page["games"]
    assert (one["table"], one["number"], one["status"], names(one)) == (first["id"], 1, "over", ["Ann", "random"])
    with ann.socket(first) as place:
        assert one["ranking"] == place.ranking
    assert (two["table"], two["number"], two["status"], two["ranking"]) == (second["id"], 2, "waiting", None)
    assert [(chapter["number"], len(chapter["lines"])) for chapter in page["annals"]] == [(1, 1)]
    assert page["annals"][0]["lines"][0]["key"] in ("night", "quarrel")
    assert [line["key"] for line in page["statistics"]] == ["richest"]
    assert page["exports"] == ["line"]


def test_what_is_taken_along_begins_a_saga_elsewhere(ann: Person) -> None:
    first = played(ann, hard_times(ann, "me", "random", saga_text="purse 5 nights 41"))
    assert first["saga_game"] == 42
    assert following(ann, first)["saga_game"] == 43
    answer = ann.ask("GET", f"/api/sagas/{first['id']}/export/line")
    assert answer.headers["content-disposition"] == f'attachment; filename="highwaymen-{first["id"]}-42.txt"'
    assert answer.text.split()[2:] == ["nights", "42"]
    other = hard_times(ann, "me", "random", saga_text=answer.text)
    assert (other["saga_game"], other["saga_id"]) == (43, other["id"])
    assert [game["number"] for game in ann.get(f"/api/sagas/{first['id']}")["games"]] == [42, 43]
    assert ann.refused("GET", f"/api/sagas/{first['id']}/export/verse").key == "no-such-form"


def test_a_private_saga_is_seen_by_those_who_have_played_it(toy_house: RunningHouse, ann: Person) -> None:
    bob, eve, stranger = toy_house.guest("Bob"), toy_house.guest("Eve"), toy_house.stranger()
    first = hard_times(ann, "me", "open", public=False)
    bob.sit(first)
    played(ann, bob, ann.start(first))
    second = following(ann, first)
    bob.post(f"/api/tables/{second['id']}/leave")
    for page in ("", "/export/line"):
        path = f"/api/sagas/{first['id']}{page}"
        assert ann.ask("GET", path).status_code == bob.ask("GET", path).status_code == 200
        for outsider in (eve, stranger):
            assert outsider.refused("GET", path)[:2] == (403, "saga-not-public")
    assert [row["id"] for row in bob.get("/api/sagas")] == [first["id"]]
    assert eve.get("/api/sagas") == []
    assert stranger.refused("GET", "/api/sagas").key == "who-are-you"
    eve.sit(second)
    assert eve.get(f"/api/sagas/{first['id']}")["id"] == first["id"]
    public = hard_times(ann, "me", "random", public=True)
    assert stranger.get(f"/api/sagas/{public['id']}")["games"][0]["status"] == "playing"


def test_there_is_no_page_for_what_is_no_saga(ann: Person) -> None:
    single = ann.create("me", "open", game="highwaymen")
    second = following(ann, played(ann, hard_times(ann, "me", "random")))
    for saga in (single["id"], second["id"], "nothing", "%00", "x" * 500):
        assert ann.refused("GET", f"/api/sagas/{saga}")[:2] == (404, "unknown-saga")


def test_my_sagas_are_those_that_go_on(toy_house: RunningHouse) -> None:
    ann = toy_house.guest("Ann")
    night = played(ann, hard_times(ann, "me", "random"))
    second = following(ann, night)
    two = ann.create("me", "random", game="highwaymen", saga="two-nights", variants={"rounds": 2})
    ann.create("me", "open", game="highwaymen")
    assert {row["id"]: (row["played"], row["table"]["id"]) for row in ann.get("/api/sagas")} == {
        night["id"]: (1, second["id"]),
        two["id"]: (0, two["id"]),
    }
    last = played(ann, following(ann, played(ann, two)))
    assert last["saga_ranking"]
    (mine,) = ann.get("/api/sagas")
    assert (mine["id"], mine["last"] is not None) == (night["id"], True)
    assert ann.get(f"/api/sagas/{two['id']}")["ended"]


def test_my_sagas_are_listed_without_reading_all_their_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A burst of requests by somebody with twenty sagas of a hundred games held up everybody else for seconds."""
    read: list[Any] = []

    async def run() -> None:
        house = await opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["me", "open"], replace(SPEC, saga="long-game"))
        with house.store.write() as connection:
            for number in range(200):
                game = {"id": f"game-{number}", "status": "over", "created": number, "changed": number}
                connection.execute(tables.insert(), {**live.row, **game})
        rows = house.store.rows

        def noted(*asked: Any) -> list[dict[str, Any]]:
            found = rows(*asked)
            read.extend(found)
            return found

        monkeypatch.setattr(house.store, "rows", noted)
        (mine,) = await saga_page.sagas_of(house, ann["id"])
        assert (mine["table"]["id"], mine["played"], mine["last"]) == (live.id, 200, 199)
        await house.close()

    asyncio.run(run())
    assert len(read) < 10


def test_a_text_that_is_too_long_or_cannot_be_read_makes_nothing(ann: Person) -> None:
    before = len(ann.get("/api/tables?which=mine"))
    new = {"game": "highwaymen", "seats": ["me", "open"], "saga": "hard-times"}
    assert ann.refused("POST", "/api/tables", **new, saga_text="x" * 100_001)[:2] == (413, "text-too-long")
    wrong = ann.refused("POST", "/api/tables", **new, saga_text="\x00purse\n99")
    assert (wrong.status, wrong.key, "\n" in wrong.text) == (400, "bad-setup", False)
    assert len(ann.get("/api/tables?which=mine")) == before


# -- a house of before --------------------------------------------------------------------------------------------


def test_sagas_of_an_older_house_get_their_pages(tmp_path: Path) -> None:
    """Its tables did not know which saga they belong to; it is found from table to table."""
    file = tmp_path / "house.db"
    store = Store(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    store.close()
    rows = [("first", 1, "second"), ("alone", 0, "other"), ("second", 2, "again"), ("again", 1, None)]
    with sqlite3.connect(file) as sql:
        for at, (name, number, following_table) in enumerate(rows):
            setup = json.dumps({"saga": {"name": "long-game", "number": number} if number else None})
            row = (name, "legends", "over", 1, "host", setup, "{}", "[]", following_table, at, at)
            sql.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as sql:
        found = dict(sql.execute("SELECT id, saga FROM tables").fetchall())
    assert found == {"first": "first", "second": "first", "alone": None, "again": "again"}
