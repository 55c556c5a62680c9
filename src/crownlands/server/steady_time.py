"""The time of the house: it runs evenly, whatever happens to the system clock.

Players' clocks are computed from the times in the log. A system clock that is set two hours ahead in the middle of
a game would cost somebody their seat. So a process reads the system clock once, counts on by itself, and
approaches the system clock again only gradually.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SLEW = 0.005
"""How much of every second may go into making up for a difference to the system clock."""


def elapsed() -> float:
    """Seconds that nobody sets, also those while the machine sleeps.

    `monotonic` stands still meanwhile on Linux. A process would be hours behind the others of its house, and
    behind itself once it is opened again: whoever was asked a moment before would be out of time.
    """
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyTime:
    """Seconds since 1970, without jumps."""

    def __init__(self, wall: Callable[[], float] = time.time, count: Callable[[], float] = elapsed) -> None:
        self._wall = wall
        self._count = count
        self._now = wall()
        self._counted = count()

    def __call__(self) -> float:
        counted = self._count()
        passed, self._counted = counted - self._counted, counted
        self._now += passed
        gap = self._wall() - self._now
        self._now += max(-SLEW * passed, min(SLEW * passed, gap))
        return self._now


now = SteadyTime()
