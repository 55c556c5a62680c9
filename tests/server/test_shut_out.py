"""Whoever was shut out of an account finds no way back in, not even at that very moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from fastapi import FastAPI
from starlette.requests import Request

from crownlands.server import identity
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.people import People, _hasher, digest
from crownlands.server.rows import PersonRow
from crownlands.server.security import COOKIE
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from crownlands.server.visitors import known
from tests.server.house import eventually
from tests.server.postgres import Postgres, query

OLD, NEW = "a long password", "another password"


class Owner:
    """Somebody with an account, on a device of their own, and a thief who knows the password."""

    def __init__(self, people: People) -> None:
        self.people = people
        ann, mine = people.new_guest("Ann", "en")
        self.id, self.here = ann["id"], digest(mine)
        people.set_account(self.id, "ann", OLD, "", self.here)
        self.thief = people.log_in("ann", OLD)

    def changes_the_password(self) -> None:
        self.people.set_account(self.id, "ann", NEW, OLD, self.here)

    def logs_the_thief_out(self) -> None:
        self.people.log_out(digest(self.thief), with_links=True)

    @property
    def devices(self) -> list[str]:
        return [row["secret"] for row in self.people.devices(self.id)]


@pytest.fixture
def owner(tmp_path: Path) -> Owner:
    return Owner(People(Store(f"sqlite:///{tmp_path / 'house.db'}")))


def test_who_logs_in_while_the_password_is_changed_is_not_let_in(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checking a password takes long enough to try: every thief who tried it came in."""

    class Slow:
        """Takes as long as the owner does."""

        hash = _hasher.hash

        def verify(self, hashed: str, password: str) -> bool:
            monkeypatch.undo()
            owner.changes_the_password()
            return _hasher.verify(hashed, password)

    monkeypatch.setattr("crownlands.server.people._hasher", Slow())
    with pytest.raises(ApiError, match="wrong-password"):
        owner.people.log_in("ann", OLD)
    assert owner.devices == [owner.here]


@pytest.mark.parametrize("shut_out", [Owner.changes_the_password, Owner.logs_the_thief_out])
def test_a_device_that_is_being_logged_out_makes_no_more_links(
    tmp_path: Path, owner: Owner, shut_out: Callable[[Owner], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its request was let in a moment before."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    app = FastAPI()
    app.state.house = House(Settings(database=url), Store(url))

    async def known_a_moment_before(request: Request) -> PersonRow:
        person = await known(request)
        shut_out(owner)
        return person

    monkeypatch.setattr(identity, "known", known_a_moment_before)
    cookie = [(b"cookie", f"{COOKIE}={owner.thief}".encode())]
    request = Request({"type": "http", "app": app, "client": ("203.0.113.9", 1), "headers": cookie})
    with pytest.raises(ApiError, match="who-are-you"):
        asyncio.run(identity.link(request))
    assert owner.devices == [owner.here]


@pytest.mark.xdist_group("postgres")
def test_a_link_that_is_used_while_the_password_is_changed_elsewhere_does_not_work(postgres: Postgres) -> None:
    """Of two processes, one changes the password, and the other is asked to let a new device in."""
    database = postgres.new_database()
    owner = Owner(People(Store(database)))
    link = owner.people.new_claim(owner.id, digest(owner.thief))

    def waits() -> bool:
        return bool(query(database, "SELECT 1 FROM pg_locks WHERE NOT granted"))

    with psycopg.connect(database) as change, ThreadPoolExecutor(1) as elsewhere:
        change.execute("UPDATE people SET password = 'another'")
        change.execute("DELETE FROM devices WHERE secret <> %s", [owner.here])
        claimed = elsewhere.submit(owner.people.claim, link)
        eventually(lambda: claimed.done() or waits(), "a claim that waits its turn")
        change.execute("DELETE FROM claims")
        change.commit()
        with pytest.raises(ApiError, match="bad-claim"):
            claimed.result()
    assert owner.devices == [owner.here]
