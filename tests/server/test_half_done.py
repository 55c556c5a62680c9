"""What is cut off in the middle: tables that are removed while bots play, and what a killed process left half
done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from crownlands.server import admin, autoplay, playing, saga_page, seating, waiting_room
from crownlands.server.database_tables import results
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.next_game import next_of_saga
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from crownlands.server.waiting_room import TableSpec
from tests.server.place import PATIENCE

SPEC = TableSpec(game="legends", variants={}, public=True, clock={"kind": "none"})


def opened(folder: Path) -> House:
    """A whole house in this process, where bots play and sagas continue."""
    url = f"sqlite:///{folder / 'house.db'}"
    house = House(Settings(database=url, bot_pause=0.0), Store(url))
    house.when_changed = partial(autoplay.follow_up, house)
    house.when_over = partial(next_of_saga, house)
    house.open()
    return house


async def comes_to_rest(house: House) -> None:
    """Wait until nothing is going on in the background."""
    async with asyncio.timeout(PATIENCE / 4):
        while house._tasks:
            await asyncio.gather(*house._tasks, return_exceptions=True)


def test_bots_stop_when_their_table_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They answered a table that was no longer there, were refused, and began again at once, for ever."""
    monkeypatch.setattr(autoplay, "AGAIN_SECONDS", 0.0)

    async def run() -> None:
        house = opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["random", "random"], SPEC)
        admin.delete_table(house.store, live.id)
        await comes_to_rest(house)
        assert live.id not in house.live
        await house.close()

    asyncio.run(run())


def test_a_saga_that_is_deleted_while_it_is_looked_up_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def too_late(house: House, saga: str) -> saga_page.Progress:
        admin.delete_table(house.store, saga)
        return await progress_of(house, saga)

    async def run() -> None:
        house = opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        await waiting_room.create(house, ann, ["me", "open"], replace(SPEC, saga="long-game"))
        assert len(await saga_page.sagas_of(house, ann["id"])) == 1
        monkeypatch.setattr(saga_page, "progress_of", too_late)
        assert await saga_page.sagas_of(house, ann["id"]) == []
        await house.close()

    progress_of = saga_page.progress_of
    asyncio.run(run())


def test_nobody_answers_at_a_table_that_is_deleted(tmp_path: Path) -> None:
    async def run() -> str:
        house = opened(tmp_path)
        players = [seating.person_seat(name, name) for name in ("ann", "bob")]
        live = await waiting_room.new_table(house, "ann", players, SPEC)
        admin.delete_table(house.store, live.id)
        seat, (decision, seq) = next(iter(live.asked.items()))
        with pytest.raises(ApiError) as refused:
            await playing.answer(house, live, players[seat]["person"], seat, seq, decision.options[0].ref)
        assert live.id not in house.live
        await house.close()
        return refused.value.key

    assert asyncio.run(run()) == "no-such-table"


def test_a_move_whose_storing_the_database_could_not_confirm_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the commit, and before its confirmation has arrived."""

    async def run() -> None:
        house = opened(tmp_path)
        players = [seating.person_seat(name, name) for name in ("ann", "bob")]
        live = await waiting_room.new_table(house, "ann", players, SPEC)
        seat, (decision, seq) = next(iter(live.asked.items()))
        write = house.store.write

        @contextmanager
        def unconfirmed(*, moves: bool = False) -> Iterator[sa.Connection]:
            with write(moves=moves) as connection:
                yield connection
            raise sa.exc.OperationalError("COMMIT", None, Exception("the connection was closed"))

        monkeypatch.setattr(house.store, "write", unconfirmed)
        await playing.answer(house, live, players[seat]["person"], seat, seq, decision.options[0].ref)
        monkeypatch.setattr(house.store, "write", write)
        assert not live.diverged
        assert [entry.seq for entry in house.store.log(live.id)] == [live.seq] == [1]
        await house.close()

    asyncio.run(run())


# -- killed at the end of a game ----------------------------------------------------------------------------------


async def nothing_follows(_: LiveTable) -> str | None:
    return None


async def play_to_the_end(house: House, live: LiveTable) -> None:
    """Every seat gives its first option."""
    while not live.now.over:
        seat, (decision, seq) = next(iter(live.asked.items()))
        await playing.answer(house, live, live.players[seat]["person"], seat, seq, decision.options[0].ref)


async def end_cut_off(folder: Path, saga: str | None, *, stored: bool) -> str:
    """A game between people is over, and the process is gone before, or just after, it has stored so; returns the
    table."""
    house = opened(folder)
    house.when_over = nothing_follows
    if not stored:
        house.when_changed = lambda _: None
    players = [seating.person_seat(name, name) for name in ("ann", "bob")]
    live = await waiting_room.new_table(house, "ann", players, replace(SPEC, saga=saga))
    await play_to_the_end(house, live)
    if stored:
        await comes_to_rest(house)
    await house.close()
    return live.id


@pytest.mark.parametrize("stored", [True, False])
def test_a_saga_that_was_cut_off_between_two_games_goes_on_by_itself(tmp_path: Path, stored: bool) -> None:
    async def run() -> None:
        table = await end_cut_off(tmp_path, "long-game", stored=stored)
        house = opened(tmp_path)
        row = house.store.table(table)
        assert row is not None
        assert (row["status"], row["next"]) == ("over" if stored else "playing", None)
        await autoplay.wake(house)
        await comes_to_rest(house)
        row = house.store.table(table)
        assert row is not None
        assert row["status"] == "over"
        assert row["next"] is not None
        assert len(admin.list_tables(house.store, None)) == 2
        await house.close()

    asyncio.run(run())


def test_a_game_between_people_whose_end_was_cut_off_is_over_though_nobody_comes(tmp_path: Path) -> None:
    async def run() -> None:
        table = await end_cut_off(tmp_path, None, stored=False)
        house = opened(tmp_path)
        await autoplay.wake(house)
        await comes_to_rest(house)
        row = house.store.table(table)
        assert row is not None
        assert row["status"] == "over"
        assert len(house.store.rows(sa.select(results))) == 2
        await house.close()

    asyncio.run(run())
