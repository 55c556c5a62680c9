"""Tables that move from one house to another: whole, and into no saga that is not theirs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from crownlands.core.errors import BadRecord
from crownlands.server import admin, autoplay, playing, seating, waiting_room
from crownlands.server.database_tables import tables
from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.store import Store
from tests.server.test_half_done import SPEC, comes_to_rest, opened, play_to_the_end

Exported = dict[str, Any]


def file_of(store: Store, table: str) -> Exported:
    """An exported table, as it comes out of a file."""
    read: Exported = json.loads(json.dumps(admin.export_table(store, table)))
    return read


async def saga_of_two(house: House) -> list[str]:
    """The first two tables of a saga between people."""
    players = [seating.person_seat(name, name) for name in ("ann", "bob")]
    live = await waiting_room.new_table(house, "ann", players, replace(SPEC, saga="long-game"))
    await play_to_the_end(house, live)
    await comes_to_rest(house)
    following = live.row["next"]
    assert following is not None
    return [live.id, following]


@pytest.fixture
def sagas(tmp_path: Path) -> list[list[Exported]]:
    """Two sagas of one house, exported."""

    async def run() -> list[list[Exported]]:
        house = opened(tmp_path)
        found = [await saga_of_two(house) for _ in range(2)]
        await house.close()
        return [[file_of(house.store, table) for table in saga] for saga in found]

    return asyncio.run(run())


@pytest.fixture
def new_store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'elsewhere.db'}")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_saga_moves_to_another_house_table_by_table(
    sagas: list[list[Exported]], new_store: Store, order: tuple[int, int]
) -> None:
    for number in order:
        admin.import_table(new_store, sagas[0][number])
    first = sagas[0][0]["tables"][0]["id"]
    assert len(new_store.rows(sa.select(tables).where(tables.c.saga == first))) == 2


def test_a_table_that_is_imported_does_not_join_a_saga_of_this_house(
    sagas: list[list[Exported]], new_store: Store
) -> None:
    """It would be shown among the saga's games, to all its players."""
    ours, theirs = sagas
    admin.import_table(new_store, ours[0])
    for foreign in theirs:
        foreign["tables"][0]["saga"] = ours[0]["tables"][0]["id"]
        with pytest.raises(BadRecord, match="saga"):
            admin.import_table(new_store, foreign)
    assert len(new_store.rows(sa.select(tables))) == 1
    admin.import_table(new_store, ours[1])  # which the first one leads to


def during(store: Store, table: str, happens: Callable[[], None]) -> None:
    """Let something happen when this table of the database is about to be read for the first time."""
    left = [happens]

    @event.listens_for(store.engine, "before_cursor_execute")
    def _(*facts: Any) -> None:
        if f"FROM {table}" in facts[2].replace("\n", " ") and left:
            left.pop()()


def test_a_table_that_starts_while_it_is_exported_is_exported_whole(tmp_path: Path, new_store: Store) -> None:
    """Its row said that it waits, and its log was that of a game with a seed that nobody had written down."""

    async def run() -> Exported:
        house = opened(tmp_path)
        house.when_changed = lambda _: None
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["me", "open"], SPEC)
        bob, _ = house.people.new_guest("Bob", "en")
        await waiting_room.sit(house, live, bob, None)
        loop, store = asyncio.get_running_loop(), Store(str(house.store.url))

        async def begin_and_answer() -> None:
            await waiting_room.start(house, live, ann["id"])
            seat, (decision, seq) = next(iter(live.asked.items()))
            person = live.players[seat]["person"]
            await playing.answer(house, live, person, seat, seq, decision.options[0].ref)

        during(store, "entries", lambda: asyncio.run_coroutine_threadsafe(begin_and_answer(), loop).result(60))
        exported = await loop.run_in_executor(None, file_of, store, live.id)
        assert live.seq == 1
        await house.close()
        return exported

    exported = asyncio.run(run())
    admin.import_table(new_store, exported)
    (row,) = exported["tables"]
    assert (row["status"], len(exported["entries"])) == ("waiting", 0)


def test_a_table_that_led_to_a_deleted_one_leads_nowhere_and_its_saga_goes_on(tmp_path: Path) -> None:
    """The saga would have waited for a table that is gone."""

    async def run() -> None:
        house = opened(tmp_path)
        first, second = await saga_of_two(house)
        before: LiveTable = house.live[first]
        admin.delete_table(house.store, second)
        row = house.store.table(first)
        assert row is not None
        assert row["next"] is None
        await autoplay.follow_outside_changes(house)
        await comes_to_rest(house)
        following = before.row["next"]
        assert following not in (None, second)
        assert house.store.table(following or "") is not None
        await house.close()

    asyncio.run(run())
