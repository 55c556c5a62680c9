"""A process that has stood still, as on a machine that was paused, or without a database that accepts anything,
costs nobody their time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from crownlands.server import limits, playing, refusals
from crownlands.server.autoplay import follow_outside_changes, tick
from crownlands.server.clocks import Clocks
from crownlands.server.database_tables import entries, people, tables
from crownlands.server.errors import ApiError
from crownlands.server.health import look
from crownlands.server.live import LiveTable
from crownlands.server.notices import write_down_seen
from crownlands.server.reopening import accepts_writes, beat, give_time_back, keep_beat
from crownlands.server.seating import open_seat, person_seat
from crownlands.server.standstill import LEAST_SECONDS
from crownlands.server.steady_time import now
from crownlands.server.store import Store
from crownlands.server.waiting_room import TableSpec, new_table, sit, start
from tests.server.in_process import opened
from tests.server.place import PATIENCE
from tests.server.postgres import Postgres, change

PAUSE = 3 * LEAST_SECONDS
"""More than anybody has for the whole game."""


class Paused:
    """A table with a minute for everybody, at a house that has not run for longer than that."""

    async def open(self, folder: Path, pause: float = PAUSE, kind: str = "live", database: str = "") -> LiveTable:
        self.house = await opened(folder)
        if database:
            self.house.store = self.house.people._store = Store(database)
            self.house.open()
        ann, bob = (self.house.people.new_guest(name, "en")[0] for name in ("Ann", "Bob"))
        amount = {"minutes": 1} if kind == "live" else {"days": 1}
        spec = TableSpec(game="legends", variants={}, public=False, clock={"kind": kind, **amount})
        live = await new_table(self.house, ann["id"], [person_seat(ann["id"], "Ann"), open_seat()], spec)
        await sit(self.house, live, bob, None)
        await start(self.house, live, ann["id"])
        self.house.beat = now() - pause
        live.clocks.since = {seat: now() - pause - 1 for seat in live.clocks.since}
        return live

    async def runs_again(self) -> None:
        """For as long as it takes to deal with the pause."""
        await beat(self.house)

    def notes(self, live: LiveTable) -> int:
        """How often it was noted that the house was closed."""
        return sum(type(entry.step).__name__ == "HouseClosed" for entry in self.house.store.log(live.id))


def test_an_answer_that_has_waited_meanwhile_took_no_time(tmp_path: Path) -> None:
    """It is the first thing that happens when the process runs again."""

    async def run() -> float:
        paused = Paused()
        live = await paused.open(tmp_path)
        seat, (decision, seq) = next(iter(live.asked.items()))
        await playing.answer(paused.house, live, live.players[seat]["person"], seat, seq, decision.options[0].ref)
        spent = live.clocks.spent[seat]
        await paused.house.close()
        return spent

    assert asyncio.run(run()) < LEAST_SECONDS


def test_nor_has_one_where_the_log_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who fills it cannot take the others' time."""
    monkeypatch.setattr(limits, "LONGEST_LOG", 0)
    test_an_answer_that_has_waited_meanwhile_took_no_time(tmp_path)


def test_whoever_was_asked_has_their_time_left_and_it_is_noted_once(tmp_path: Path) -> None:
    async def run() -> tuple[float, int, bool]:
        paused = Paused()
        live = await paused.open(tmp_path)
        await paused.runs_again()
        await tick(paused.house)
        left = min(live.clocks.left(now()) or [])
        await paused.runs_again()
        told = left, paused.notes(live), bool(live.stand_ins)
        await paused.house.close()
        return told

    left, notes, bot_plays = asyncio.run(run())
    assert left > LEAST_SECONDS
    assert (notes, bot_plays) == (1, False)


@pytest.mark.parametrize(("pause", "kind"), [(LEAST_SECONDS / 2, "live"), (PAUSE, "days")])
def test_a_short_break_counts_and_days_go_on(tmp_path: Path, pause: float, kind: str) -> None:
    async def run() -> int:
        paused = Paused()
        live = await paused.open(tmp_path, pause, kind)
        await paused.runs_again()
        notes = paused.notes(live)
        await paused.house.close()
        return notes

    assert asyncio.run(run()) == 0


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("open_elsewhere", [True, False])
def test_of_several_processes_all_have_to_stand_still(
    tmp_path: Path, postgres: Postgres, open_elsewhere: bool
) -> None:
    """Otherwise everybody could have moved at another one."""
    database = postgres.new_database()

    async def run() -> int:
        paused = Paused()
        live = await paused.open(tmp_path, database=database)
        change(database, f"UPDATE people SET seen = {now() - (0 if open_elsewhere else PAUSE)}")
        await paused.runs_again()
        notes = paused.notes(live)
        await paused.house.close()
        return notes

    assert asyncio.run(run()) == (0 if open_elsewhere else 1)


def test_a_visit_is_no_sign_of_an_open_house_before_the_pause_is_dealt_with(tmp_path: Path) -> None:
    """Other processes, and this one, would take it for one."""

    async def run() -> tuple[set[str], set[str]]:
        paused = Paused()
        await paused.open(tmp_path)
        paused.house.seen.add("ann")
        await write_down_seen(paused.house)
        before = set(paused.house.seen)
        await paused.runs_again()
        await write_down_seen(paused.house)
        after = set(paused.house.seen)
        await paused.house.close()
        return before, after

    assert asyncio.run(run()) == ({"ann"}, set())


class Outage:
    """A house whose database another program has locked; whatever lasts half a minute lasts a moment here."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        monkeypatch.setattr("crownlands.server.standstill.LEAST_SECONDS", 0.5)
        monkeypatch.setattr("crownlands.server.reopening.LEAST_SECONDS", 0.5)
        monkeypatch.setattr("crownlands.server.reopening.BEAT_SECONDS", 0.05)

    async def open(self) -> LiveTable:
        self.paused = Paused()
        live = await self.paused.open(self._folder, pause=0.0)
        self.house = self.paused.house
        self.house.store = Store(f"sqlite:///{self._folder / 'house.db'}", 0.05)
        self.house.open()
        return live

    @contextmanager
    def locked(self) -> Iterator[None]:
        with closing(sqlite3.connect(self._folder / "house.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield

    async def refuses(self, live: LiveTable) -> None:
        """Whoever is asked tries to answer, in vain."""
        seat, (decision, seq) = next(iter(live.asked.items()))
        person = live.players[seat]["person"]
        with pytest.raises(ApiError):
            await playing.answer(self.house, live, person, seat, seq, decision.options[0].ref)


def test_a_database_that_accepts_nothing_costs_nobody_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it was locked, or PostgreSQL was restarted, whoever was asked lost their seat to a bot."""

    async def run() -> tuple[float, int]:
        outage = Outage(tmp_path, monkeypatch)
        live = await outage.open()
        beating = asyncio.create_task(keep_beat(outage.house))
        with outage.locked():
            await outage.refuses(live)
            await asyncio.sleep(4)
        async with asyncio.timeout(PATIENCE):
            while not outage.paused.notes(live):
                await asyncio.sleep(0.05)
        beating.cancel()
        left = min(live.clocks.left(now()) or [])
        await asyncio.sleep(0.6)
        told = left, outage.paused.notes(live)
        await outage.house.close()
        return told

    left, notes = asyncio.run(run())
    assert left > 57, "not as much less as it was locked, on a machine however busy"
    assert notes == 1


def test_a_database_that_accepts_nothing_when_the_house_opens_costs_nobody_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on the disk that was full, and brought the house down."""

    async def run() -> int:
        outage = Outage(tmp_path, monkeypatch)
        live = await outage.open()
        change_times(outage.house.store, live.id, -PAUSE)
        outage.house.live.clear()
        with outage.locked():
            await give_time_back(outage.house)
        for _ in range(3):
            await beat(outage.house)
        notes = outage.paused.notes(live)
        await outage.house.close()
        return notes

    assert asyncio.run(run()) == 1


def test_a_visit_that_is_dated_in_the_future_hides_no_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that was two hours ahead for a while leaves such dates behind."""

    async def run() -> int:
        outage = Outage(tmp_path, monkeypatch)
        live = await outage.open()
        change_times(outage.house.store, live.id, -PAUSE)
        with outage.house.store.write() as connection:
            bob = people.c.name == "Bob"
            connection.execute(people.update().where(bob).values(seen=now() + 7200))
        outage.house.live.clear()
        await give_time_back(outage.house)
        notes = outage.paused.notes(live)
        await outage.house.close()
        return notes

    assert asyncio.run(run()) == 1


def test_a_house_opens_without_reading_long_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asked every table with a live clock for the time there: with a few logs of ten thousand undos it opened
    minutes late."""

    async def run() -> tuple[int, float]:
        paused = Paused()
        live = await paused.open(tmp_path)
        house = paused.house
        change_times(house.store, live.id, -PAUSE)
        house.live.clear()
        with monkeypatch.context() as patch:
            patch.setattr(house, "_load", lambda _: pytest.fail("it was opened"))
            await give_time_back(house)
        left = (await house.table(live.id)).clocks.left(now())
        told = paused.notes(live), min(left or [])
        await house.close()
        return told

    notes, left = asyncio.run(run())
    assert notes == 1
    assert left > LEAST_SECONDS


def test_whoever_comes_while_a_pause_is_noted_hears_of_it(tmp_path: Path) -> None:
    """Their table was read just before that."""

    async def run() -> tuple[int, bool]:
        paused = Paused()
        live = await paused.open(tmp_path)
        house = paused.house
        change_times(house.store, live.id, -PAUSE)
        del house.live[live.id]
        late = house._load(live.id)
        await give_time_back(house)
        house.live[live.id] = late
        await tick(house)
        await follow_outside_changes(house)
        await tick(house)
        told = paused.notes(live), bool(late.stand_ins)
        await house.close()
        return told

    assert asyncio.run(run()) == (1, False)


def change_times(store: Store, table: str, seconds: float) -> None:
    """As if everything had happened so much later."""
    row = store.table(table)
    assert row is not None
    setup = row["setup"]
    with store.write() as connection:
        connection.execute(people.update().values(seen=people.c.seen + seconds))
        connection.execute(entries.update().values(at=entries.c.at + seconds))
        moved = {**setup, "started": setup["started"] + seconds}
        connection.execute(tables.update().where(tables.c.id == table).values(setup=moved))


def test_two_processes_that_note_the_same_pause_give_its_time_back_once() -> None:
    clocks = Clocks({"kind": "live", "minutes": 10}, 2)
    clocks.turn([0], None, 0.0)
    clocks.skip(100.0, 150.0)
    clocks.skip(99.0, 150.5)
    assert clocks.left(200.0) == [600.0 - 149.5, 600.0]
    clocks.skip(300.0, 400.0)
    assert clocks.left(400.0) == [600.0 - 249.5, 600.0]


def test_a_pause_that_was_dated_in_the_future_hides_no_later_one() -> None:
    clocks = Clocks({"kind": "live", "minutes": 10}, 2)
    clocks.turn([0], None, 0.0)
    clocks.skip(7300.0, 7350.0)
    clocks.turn([1], 0, 100.0)
    clocks.skip(110.0, 160.0)
    assert (clocks.left(160.0) or [])[1] == 590.0


def test_a_house_where_nobody_moves_notices_that_a_file_is_gone_too(tmp_path: Path) -> None:
    """What had been confirmed was still in that file alone."""

    async def run() -> bool:
        house = await opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        (tmp_path / "house.db-wal").unlink()
        accepts = await accepts_writes(house)
        alone = tmp_path / "alone.db"
        alone.write_bytes((tmp_path / "house.db").read_bytes())
        with closing(sqlite3.connect(alone)) as copy:
            assert copy.execute("SELECT id FROM people").fetchall() == [(ann["id"],)]
        await house.close()
        return accepts

    assert not asyncio.run(run())


@pytest.mark.xdist_group("postgres")
def test_who_has_only_just_come_is_no_sign_of_another_process(tmp_path: Path, postgres: Postgres) -> None:
    """Somebody told this house a name before it had dealt with the pause, and nobody had their time back."""
    database = postgres.new_database()

    async def run() -> int:
        paused = Paused()
        live = await paused.open(tmp_path, database=database)
        change(database, f"UPDATE people SET seen = {now() - PAUSE}, created = {now() - 2 * PAUSE}")
        paused.house.people.new_guest("Eve", "en")
        await paused.runs_again()
        notes = paused.notes(live)
        await paused.house.close()
        return notes

    assert asyncio.run(run()) == 1


def test_a_house_whose_moves_alone_are_stuck_does_not_say_that_it_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One connection hung, others did not: no move came to its end, `/health` said ok, and live clocks ran on."""

    async def run() -> None:
        house = await opened(tmp_path)
        clock = [0.0]
        monkeypatch.setattr(refusals, "monotonic", lambda: clock[0])
        with house.store.refusals.noting(moves=True):
            clock[0] += refusals.STUCK_SECONDS + 1
            house.store.try_to_write()
            assert look(house.store) == "refusing"
            assert not await accepts_writes(house)
        assert look(house.store) == "ok"
        assert await accepts_writes(house)
        await house.close()

    asyncio.run(run())


def test_what_takes_long_and_is_no_move_is_no_trouble_while_other_things_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    clock = [0.0]
    monkeypatch.setattr(refusals, "monotonic", lambda: clock[0])
    with store.refusals.noting():
        clock[0] += refusals.STUCK_SECONDS + 1
        store.try_to_write()
        assert look(store) == "ok"
    store.close()
