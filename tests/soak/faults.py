"""What breaks, on a schedule; and a machine whose clock jumps."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event
from time import sleep
from urllib.parse import urlsplit

from tests.server.house import RunningHouse
from tests.server.postgres import Postgres
from tests.server.test_crashes import fill_disk, free_disk
from tests.server.test_locked_store import locked

LASTS = 3.0
PAUSE = 12.0
"""Between two faults: time to come back and play."""
IDLE_SECONDS = 20
"""After so long a table leaves the memory: a table that was played to its end is to be gone within the run."""
HOURS = 7200.0

STRANGE_CLOCK = """
import os, time
true_time, true_count, state = time.time, time.monotonic, [0.0, 0.0]
def jumping():
    if true_count() - state[1] > 0.2:
        state[1] = true_count()
        try:
            state[0] = float(open({offset!r}).read() or 0)
        except (OSError, ValueError):
            pass
    return true_time() + state[0]
time.time = jumping
import crownlands.server.autoplay
crownlands.server.autoplay.IDLE_SECONDS = {idle}
"""


class Machine:
    """A machine whose clock can be set."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._offset = folder / "offset"
        self.set_clock(0)
        (folder / "sitecustomize.py").write_text(STRANGE_CLOCK.format(offset=str(self._offset), idle=IDLE_SECONDS))
        self.path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])

    def set_clock(self, ahead: float) -> None:
        self._offset.write_text(str(ahead))


class Faults:
    """One after the other, again and again."""

    def __init__(
        self, alone: RunningHouse, pair: list[RunningHouse], postgres: Postgres, machine: Machine
    ) -> None:
        self._alone, self._pair, self._postgres, self._machine = alone, pair, postgres, machine
        self.done: list[str] = []

    def go_on(self, stop: Event) -> None:
        kinds: list[tuple[str, Callable[[], None]]] = [
            ("a kill of the house on SQLite", lambda: restart(self._alone)),
            ("a restart of PostgreSQL", self._restart_postgres),
            ("a locked database", self._lock),
            ("a full disk", self._fill),
            ("a kill of one of two processes", lambda: restart(self._pair[0])),
            ("a clock two hours ahead", lambda: self._jump(HOURS)),
            ("a clock two hours behind", lambda: self._jump(-HOURS)),
        ]
        while True:
            for name, happen in kinds:
                if stop.wait(PAUSE):
                    return
                happen()
                self.done.append(name)

    def _lock(self) -> None:
        with locked(self._alone):
            sleep(LASTS)

    def _fill(self) -> None:
        fill_disk(self._alone)
        sleep(LASTS)
        free_disk(self._alone)

    def _jump(self, ahead: float) -> None:
        self._machine.set_clock(ahead)
        sleep(LASTS)
        self._machine.set_clock(0)

    def _restart_postgres(self) -> None:
        self._postgres.stop()
        sleep(LASTS)
        self._postgres.start()


def restart(house: RunningHouse) -> None:
    """A power cut; the house comes back at the same address."""
    port = urlsplit(house.url).port
    house.kill()
    house.begin_to_open(port)
    house.wait_until_open()
