"""An hour of honest play, hostile visitors and faults at once; CROWNLANDS_SOAK_MINUTES says otherwise."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread, Timer
from time import monotonic
from typing import NamedTuple

import pytest

from tests.server.house import Person, RunningHouse, eventually
from tests.server.postgres import Postgres, query, running_postgres
from tests.server.test_processes import elsewhere
from tests.soak.faults import Faults, Machine
from tests.soak.hostile import Hostile
from tests.soak.players import Pair, Stored
from tests.soak.sampling import MemoryCurve

MINUTES = float(os.environ.get("CROWNLANDS_SOAK_MINUTES") or 60)
PAIRS = 3
"""At each house."""
GROWTH = 1.1
STEADY_MINUTES = 10
"""In a shorter run the memory has not found its level."""
REPORT_SECONDS = 60.0
SETTINGS = {
    "RATE": "200",
    "PROXIES": "127.0.0.1",
    "STORE_SECONDS": "2",
    "SEED_SECONDS": "1",
    "REQUEST_SECONDS": "4",
}


class Place(NamedTuple):
    """Where people play: a house, and how to look into its store."""

    houses: list[RunningHouse]
    rows: Callable[[str], list[tuple[str, ...]]]

    def log(self, table: str) -> Stored:
        sql = f"SELECT seq, kind, seat, ref FROM entries WHERE \"table\" = '{table}' ORDER BY seq"
        return [(int(seq), kind, int(seat), ref) for seq, kind, seat, ref in self.rows(sql)]

    def seed(self, table: str) -> str:
        ((setup,),) = self.rows(f"SELECT setup FROM tables WHERE id = '{table}'")
        seed: str = (json.loads(setup) if isinstance(setup, str) else setup)["seed"]
        return seed

    def two_people(self, address: str) -> Callable[[], tuple[Person, Person]]:
        """The same two whenever it is called, at whatever processes there are; at an address of their own."""
        known: list[Person] = []

        def come() -> tuple[Person, Person]:
            if not known:
                ann, bob = (self.houses[0].guest(name, address=address) for name in ("Ann", "Bob"))
                known.extend([ann, elsewhere(bob, self.houses[-1])])
            return known[0], known[1]

        return come


@contextmanager
def on_sqlite(folder: Path, settings: dict[str, str]) -> Iterator[Place]:
    folder.mkdir()
    house = RunningHouse(folder, **settings).open()

    def rows(sql: str) -> list[tuple[str, ...]]:
        with house.sql() as connection:
            return connection.execute(sql).fetchall()

    yield Place([house], rows)
    house.close()


@contextmanager
def on_postgres(folder: Path, server: Postgres, settings: dict[str, str]) -> Iterator[Place]:
    database = server.new_database()
    houses = []
    for number in range(2):
        (folder / f"process-{number}").mkdir(parents=True)
        houses.append(RunningHouse(folder / f"process-{number}", database, **settings).open())
    yield Place(houses, lambda sql: query(database, sql))
    for house in houses:
        house.close()


class Soak:
    """Everybody who takes part."""

    def __init__(self, places: list[Place]) -> None:
        self.stop = Event()
        self.places = places
        self.pairs = [
            (place, Pair(n, place.two_people(f"198.51.100.{n + 1}"), self.stop))
            for place in places
            for n in range(PAIRS)
        ]
        self.hostile = [self._against(place, number) for number, place in enumerate(places)]
        self.memory = MemoryCurve(places[-1].houses[-1], self.stop)

    def _against(self, place: Place, number: int) -> Hostile:
        victim = next(pair for where, pair in self.pairs if where is place)
        return Hostile(place.houses[-1], f"203.0.113.{number + 1}", lambda: victim.table, place.seed, self.stop)

    def run(self, faults: Faults) -> None:
        """Everything at once, for as long as it is to last."""
        everybody = [*(pair for _, pair in self.pairs), *self.hostile, self.memory]
        Thread(target=self._report, args=[faults], daemon=True).start()
        for thread in everybody:
            thread.start()
        Timer(MINUTES * 60, self.stop.set).start()
        try:
            faults.go_on(self.stop)  # here: processes that a thread starts may end with it
        finally:
            self.stop.set()
        for thread in everybody:
            thread.join(180)
            assert not thread.is_alive(), f"{thread} hangs"

    def _report(self, faults: Faults) -> None:
        """Say how far it has come, so that a run that is cut off has told something."""
        begun = monotonic()
        while not self.stop.wait(REPORT_SECONDS):
            announced = sum(len(notes.announced) for _, pair in self.pairs for notes in list(pair.notes))
            games = sum(pair.finished for _, pair in self.pairs)
            memory = self.memory.mebibytes[-1] if self.memory.mebibytes else 0.0
            minutes = (monotonic() - begun) / 60
            told = (
                f"{minutes:.0f} min: {announced} moves, {games} games, {len(faults.done)} faults, {memory:.0f} MiB"
            )
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()

    def figures(self) -> dict[str, object]:
        total: Counter[str] = Counter()
        refusals: Counter[str] = Counter()
        for place, pair in self.pairs:
            total.update(games=pair.finished, interruptions=pair.interrupted)
            refusals.update(pair.refused)
            for notes in pair.notes:
                stored = place.log(notes.table)
                holes = [seq for seq, *_ in stored] != list(range(1, len(stored) + 1))
                seats_lost = sum(kind == "bot" for _, kind, *_ in stored)
                total.update(announced=len(notes.announced), lost=notes.lost(stored) + holes)
                total.update(doubled=notes.doubled(stored), seats_lost=seats_lost)
        statuses = sum((visitor.statuses for visitor in self.hostile), Counter[int]())
        return {
            **total,
            "refusals": dict(refusals),
            "leaks": sum(visitor.leaks for visitor in self.hostile),
            "hostile_frames": sum(visitor.frames for visitor in self.hostile),
            "hostile_requests": sum(statuses.values()),
            "errors_500": statuses[500],
            "memory_by_quarter": [round(mebibytes, 1) for mebibytes in self.memory.quarters()],
        }


@pytest.mark.soak
@pytest.mark.xdist_group("soak")
def test_nothing_announced_is_lost_whatever_happens(tmp_path: Path) -> None:
    machine = Machine(tmp_path / "machine")
    settings = {**SETTINGS, "pythonpath": machine.path}
    with (
        running_postgres() as server,
        on_sqlite(tmp_path / "sqlite", settings) as alone,
        on_postgres(tmp_path / "postgres", server, settings) as pair,
    ):
        soak = Soak([alone, pair])
        faults = Faults(alone.houses[0], pair.houses, server, machine)
        soak.run(faults)
        figures = soak.figures()
        told = {"minutes": MINUTES, **figures, "faults": dict(Counter(faults.done))}
        sys.stdout.write(f"\n{json.dumps(told, indent=2)}\n")
        assert [pair.failure for _, pair in soak.pairs if pair.failure] == []
        assert faults.done
        assert soak.pairs[0][1].notes
        for key in ("lost", "doubled", "seats_lost", "leaks", "errors_500"):
            assert figures[key] == 0, figures
        houses = [*alone.houses, *pair.houses]
        for house in houses:
            eventually(lambda: house.metric("crownlands_sockets") == 0, "the end of every socket")  # noqa: B023
        quarters = soak.memory.quarters()
        assert soak.memory.is_complete(MINUTES), "the process whose memory is measured has gone"
        assert MINUTES < STEADY_MINUTES or quarters[3] < quarters[1] * GROWTH, quarters
    for house in houses:
        house.must_have_kept_calm()
