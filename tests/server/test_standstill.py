"""A process that has stood still, such as on a machine that was paused, costs nobody their time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from crownlands.server import playing
from crownlands.server.autoplay import tick
from crownlands.server.live import LiveTable
from crownlands.server.notices import write_down_seen
from crownlands.server.reopening import keep_beat
from crownlands.server.seating import open_seat, person_seat
from crownlands.server.standstill import LEAST_SECONDS
from crownlands.server.steady_time import now
from crownlands.server.store import Store
from crownlands.server.waiting_room import TableSpec, new_table, sit, start
from tests.server.postgres import Postgres, change
from tests.server.test_at_the_same_moment import opened

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
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await keep_beat(self.house)

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
