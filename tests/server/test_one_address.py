"""Many names at one address: they share what one person may have."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event, Semaphore

import pytest
from fastapi import FastAPI

from crownlands.server import autoplay, identity, lessons, reviews, waiting_room
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.limits import ACCOUNTS_AT_ONCE
from crownlands.server.live import LiveTable
from crownlands.server.security import Limits, asking
from tests.server.in_process import SPEC, asked, opened
from tests.server.place import PATIENCE


def test_many_names_at_one_address_have_one_review_made(tmp_path: Path) -> None:
    class Bob:
        person: str | None = "bob"
        device, share, language = "", "203.0.113.9", "en"

        def send(self, _: str) -> None: ...

        def hang_up(self) -> None: ...

    async def run() -> None:
        house = await opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["random", "random"], SPEC)
        while not live.now.over:
            decision = live.now.pending[0]
            live.now.answer(decision.options[0].ref, decision.seat)
        house.reviewing["a table of Ann's"] = "203.0.113.9"
        with pytest.raises(ApiError, match="reviews-busy"):
            await reviews.review(house, live, Bob())
        await house.close()

    asyncio.run(run())


def test_guests_of_one_address_take_accounts_one_after_the_other(tmp_path: Path) -> None:
    """An account has a share of its own, so it must not be had for nothing either."""

    async def run() -> list[str | None]:
        house = await opened(tmp_path)
        house.limits.logins = Limits(0)
        app = FastAPI()
        app.state.house = house
        told = []
        for number in range(ACCOUNTS_AT_ONCE + 1):
            _, secret = house.people.new_guest("Ann", "en")
            account = identity.Account(login=f"ann-{number}", password="a long password")
            try:
                told.append((await identity.account(account, asked(app, secret)))["login"])
            except ApiError as error:
                told.append(error.key)
        await house.close()
        return told

    assert asyncio.run(run()) == [*(f"ann-{number}" for number in range(ACCOUNTS_AT_ONCE)), "too-many"]


def test_tables_are_opened_for_one_address_one_after_the_other(tmp_path: Path) -> None:
    """Whoever asked for two hundred long games at once let everybody else's tables wait for all of them.

    Whoever asked for those of others as well, behind the long ones, let their owners stand in that queue, and
    everybody who was shown a list with one of them."""
    opening, go_on = Semaphore(0), Event()

    class Stuck(House):
        def _load(self, table_id: str) -> LiveTable:
            if table_id.startswith("long"):
                opening.release()
                assert go_on.wait(PATIENCE)
                raise ApiError("no-such-table", 404)
            return super()._load(table_id)

    async def run() -> None:
        house = await opened(tmp_path, kind=Stuck)
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["me", "open"], SPEC)
        house.forget(live)
        asking.set("203.0.113.9")
        greedy = [asyncio.create_task(house.table_or_none(f"long-{number}")) for number in range(20)]
        coveted = asyncio.create_task(house.table(live.id))
        await asyncio.to_thread(opening.acquire)
        asking.set("203.0.113.10")
        async with asyncio.timeout(PATIENCE / 2):
            assert (await house.table(live.id)).id == live.id
        assert not opening.acquire(blocking=False), "one at a time"
        go_on.set()
        assert await asyncio.gather(*greedy) == [None] * 20
        assert await coveted is house.live[live.id], "the same for everybody"
        await house.close()

    asyncio.run(run())


def test_a_lesson_that_takes_long_to_open_holds_up_nobody_elses(tmp_path: Path) -> None:
    """Lessons were begun one after the other: whoever came back to one behind long games let all others wait."""
    opening, go_on, long = Semaphore(0), Event(), set[str]()

    class Stuck(House):
        def _load(self, table_id: str) -> LiveTable:
            if table_id in long:
                opening.release()
                assert go_on.wait(PATIENCE)
            return super()._load(table_id)

    async def run() -> None:
        house = await opened(tmp_path, kind=Stuck)
        app = FastAPI()
        app.state.house = house
        (_, ann), (_, bob) = (house.people.new_guest(name, "en") for name in ("Ann", "Bob"))
        first = await lessons.begin_lesson("legends", "first", asked(app, ann))
        house.forget(house.live[first["id"]])
        long.add(first["id"])
        again = [asyncio.create_task(lessons.begin_lesson("legends", "first", asked(app, ann))) for _ in range(2)]
        await asyncio.to_thread(opening.acquire)
        async with asyncio.timeout(PATIENCE / 2):
            assert (await lessons.begin_lesson("legends", "first", asked(app, bob)))["status"] == "playing"
        go_on.set()
        assert {told["id"] for told in await asyncio.gather(*again)} == {first["id"]}
        await house.close()

    asyncio.run(run())


def test_whoever_opens_one_long_game_after_the_other_does_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each stayed for five minutes after somebody had asked for it: that may be thousands, of half a megabyte."""
    monkeypatch.setattr(autoplay, "MOST_IDLE", 2)

    async def run() -> None:
        house = await opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        old, older, new = [await waiting_room.create(house, ann, ["me", "open"], SPEC) for _ in range(3)]
        for live in (old, older):
            live.busy_until -= 2 * autoplay.CROWDED_SECONDS
        house.live.pop(new.id)
        await autoplay.tick(house)
        assert set(house.live) == {old.id, older.id}, "there is room for these"
        house.live[new.id] = new
        await autoplay.tick(house)
        assert set(house.live) == {new.id}, "somebody may be about to use it"
        await house.close()

    asyncio.run(run())
