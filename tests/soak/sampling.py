"""How much memory processes take, from the beginning to the end."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import mean
from threading import Event, Thread

from tests.server.house import RunningHouse

EVERY = 2.0
MEBI = 2**20


class MemoryCurve(Thread):
    """The memory of one process that is never restarted."""

    def __init__(self, house: RunningHouse, stop: Event) -> None:
        super().__init__(daemon=True)
        self._pid = house.pid
        self._stop_asked = stop
        self.mebibytes: list[float] = []

    def run(self) -> None:
        while not self._stop_asked.wait(EVERY):
            pages = int(Path(f"/proc/{self._pid}/statm").read_text().split()[1])
            self.mebibytes.append(pages * os.sysconf("SC_PAGE_SIZE") / MEBI)

    def is_complete(self, minutes: float) -> bool:
        """Whether there are about as many figures as there should be; on a busy machine some come late."""
        return len(self.mebibytes) > minutes * 60 / EVERY * 0.8

    def quarters(self) -> list[float]:
        """The mean of every quarter of the run."""
        size = max(1, len(self.mebibytes) // 4)
        return [mean(self.mebibytes[at * size : (at + 1) * size] or [0.0]) for at in range(4)]
