"""Nothing grows for ever, and nothing goes that somebody could come back for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

import pytest
import sqlalchemy as sa

from crownlands.server import expiry
from crownlands.server.database_tables import chat, entries, people, seats, tables
from crownlands.server.expiry import DAY, remove_expired
from crownlands.server.house import House
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from tests.server.house import RunningHouse, admin, eventually
from tests.server.place import PATIENCE
from tests.server.postgres import Postgres, query

LONG_AGO = time() - 400 * DAY
SETTINGS = Settings(guest_days=90, open_table_days=14, chat_days=180)


class Past:
    """A house of which everything happened long ago, unless a test says otherwise."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.store = Store(url)

    def person(self, name: str, *, seen: float = LONG_AGO, login: str | None = None) -> str:
        row = {"id": name, "name": name, "login": login, "created": LONG_AGO, "seen": seen}
        with self.store.write() as connection:
            connection.execute(people.insert(), row)
        return name

    def table(
        self,
        name: str,
        status: str,
        *players: str,
        changed: float = LONG_AGO,
        saga: str | None = None,
        follows: str | None = None,
        answered: float = LONG_AGO,
        host: str = "",
    ) -> str:
        row = {
            "id": name, "game": "legends", "status": status, "public": True, "host": host or players[0],
            "setup": {}, "clock": {"kind": "none"}, "players": [], "next": None, "saga": saga, "created": LONG_AGO,
            "changed": changed,
        }  # fmt: skip
        with self.store.write() as connection:
            connection.execute(tables.insert(), row)
            for seat, person in enumerate(players):
                connection.execute(seats.insert(), {"table": name, "seat": seat, "person": person})
            entry = {"table": name, "seq": 1, "kind": "answer", "seat": 0, "ref": "done", "at": answered}
            connection.execute(entries.insert(), entry)
            line = {"table": name, "seat": 0, "name": players[0], "text": "hello", "at": LONG_AGO}
            connection.execute(chat.insert(), line)
            if follows is not None:
                connection.execute(tables.update().where(tables.c.id == follows).values(next=name))
        return name

    def left(self, part: sa.Table) -> set[str]:
        column = part.c.id if "id" in part.c and part is not chat else part.c.table
        return {row[column.name] for row in self.store.rows(sa.select(column))}


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgres"))])
def past(request: pytest.FixtureRequest, tmp_path: Path) -> Past:
    if request.param == "sqlite":
        return Past(f"sqlite:///{tmp_path / 'past.db'}")
    server: Postgres = request.getfixturevalue("postgres")
    return Past(server.new_database())


def test_what_nobody_will_come_back_for_is_removed(past: Past) -> None:
    past.person("drifter")
    past.table("never-begun", "waiting", "drifter")
    past.table("abandoned", "playing", "drifter")
    past.table("finished", "over", past.person("ann"))
    removed = remove_expired(past.store, SETTINGS)
    assert removed == (1, 1, 1, 1)
    assert past.left(tables) == past.left(entries) == {"finished"}
    assert past.left(people) == {"ann"}
    assert past.left(chat) == set(), "the chat of a game long over"
    assert remove_expired(past.store, SETTINGS) == (0, 0, 0, 0)


def test_what_somebody_may_come_back_for_stays(past: Past) -> None:
    now = time()
    past.person("guest-of-late", seen=now)
    past.person("with-account", login="bob")
    past.person("drifter")
    past.table("among-friends", "playing", "drifter", "with-account")
    past.table("of-an-account", "playing", "with-account")
    past.table("of-late", "playing", "guest-of-late")
    past.table("hosted-by-an-account", "playing", "drifter", host="with-account")
    past.table("with-a-guest-of-late", "playing", "drifter", "guest-of-late")
    past.table("open-of-late", "waiting", "drifter", changed=now)
    past.table("saga-1", "over", past.person("teller"), saga="saga-1", changed=now)
    past.table("saga-2", "waiting", "teller", saga="saga-1", follows="saga-1")
    past.table("other-saga", "playing", past.person("lost-teller"), saga="other-saga")
    past.table("answered-of-late", "playing", past.person("slow"), answered=now)
    past.table("played-to-the-end", "over", past.person("veteran"), changed=now)
    past.table("of-a-veteran", "playing", "veteran")
    everything = {part.name: past.left(part) for part in (people, tables, entries, chat)}
    assert remove_expired(past.store, SETTINGS) == (0, 0, 0, 0)
    assert everything == {part.name: past.left(part) for part in (people, tables, entries, chat)}
    assert past.store.table("saga-1")["next"] == "saga-2"  # type: ignore[index]


@pytest.mark.xdist_group("postgres")
def test_who_comes_back_and_moves_at_the_same_moment_keeps_the_game(postgres: Postgres) -> None:
    """The move was stored and announced by another process, and then removed with its table."""
    past = Past(postgres.new_database())
    past.table("forgotten", "playing", past.person("ann"))
    entry = {"table": "forgotten", "seq": 2, "kind": "answer", "seat": 0, "ref": "done", "at": time()}

    def waits() -> bool:
        return bool(query(past.url, "SELECT 1 FROM pg_locks WHERE NOT granted"))

    with ThreadPoolExecutor(1) as elsewhere:
        with past.store.write() as connection:
            connection.execute(entries.insert(), entry)
            removing = elsewhere.submit(remove_expired, Store(past.url), SETTINGS)
            eventually(lambda: removing.done() or waits(), "an expiry that waits its turn")
        assert removing.result().abandoned_tables == 0
    assert past.left(entries) == {"forgotten"}


def test_a_table_that_led_to_one_that_is_gone_leads_nowhere(past: Past) -> None:
    past.person("ann")
    past.table("first", "over", "ann")
    past.table("rematch", "waiting", "ann", follows="first")
    assert remove_expired(past.store, SETTINGS).open_tables == 1
    assert past.store.table("first")["next"] is None  # type: ignore[index]


def test_with_zero_days_nothing_expires(past: Past) -> None:
    past.table("never-begun", "waiting", past.person("drifter"))
    past.table("finished", "over", past.person("ann"))
    assert remove_expired(past.store, Settings(guest_days=0, open_table_days=0, chat_days=0)) == (0, 0, 0, 0)
    assert past.left(tables) == past.left(chat) == {"never-begun", "finished"}


def test_the_administrator_sees_what_would_go_and_lets_it_go(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROWNLANDS_OPEN_TABLE_DAYS", "21")
    past.table("never-begun", "waiting", past.person("drifter"))
    told = admin(past.url, "vacuum", "--dry-run")
    assert "1  tables whose game never started (CROWNLANDS_OPEN_TABLE_DAYS: after 21 days)" in told
    assert "nothing was removed" in told
    assert past.left(tables) == {"never-begun"}
    assert past.left(people) == {"drifter"}
    told = admin(past.url, "vacuum")
    assert "1  guests who never finished a game (CROWNLANDS_GUEST_DAYS: after 90 days)" in told
    assert past.left(tables) == past.left(people) == set()


def test_a_house_that_opens_in_the_wrong_year_clears_nothing_away(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine comes up years ahead, and sets its clock a moment later."""
    now = time()
    past.table("open-of-late", "waiting", past.person("guest-of-late", seen=now), changed=now)
    past.table("abandoned", "playing", past.person("drifter"))
    house = House(Settings(database=past.url), past.store)
    monkeypatch.setattr(expiry, "time", lambda: now + 20_000 * DAY)

    async def open_for_a_moment() -> None:
        clearing = asyncio.create_task(expiry.expire_daily(house))
        while "abandoned" in past.left(tables):
            await asyncio.sleep(0.02)
        clearing.cancel()

    asyncio.run(asyncio.wait_for(open_for_a_moment(), PATIENCE))
    assert past.left(tables) == {"open-of-late"}, "only what was abandoned long before"
    assert past.left(people) == {"guest-of-late"}


def test_the_house_does_it_by_itself_and_its_people_notice_nothing(
    open_house: Callable[..., RunningHouse],
) -> None:
    house = open_house()
    ann = house.guest("Ann")
    lost, kept = ann.create("me", "open"), ann.create("me", "open")
    with house.sql() as sql:
        sql.execute("UPDATE tables SET changed = ? WHERE id = ?", (LONG_AGO, lost["id"]))
    house.close()
    house.open()
    same = house.stranger()
    same.http.cookies = ann.http.cookies
    eventually(lambda: same.ask("GET", f"/api/tables/{lost['id']}").status_code == 404, "the clearing away")
    assert same.look(kept)["status"] == "waiting"
    assert same.get("/api/me")["name"] == "Ann"
