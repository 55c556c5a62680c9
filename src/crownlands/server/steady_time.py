"""The time of the house: it runs evenly, whatever happens to the system clock.

Players' clocks are computed from the times in the log. A system clock that is set two hours ahead in the middle of
a game would cost somebody their seat. So a process reads the system clock once, counts on by itself, and
approaches the system clock again only gradually.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time

SLEW = 0.005
"""How much of every second may go into making up for a difference to the system clock."""


class SteadyTime:
    """Seconds since 1970, without jumps."""

    def __init__(self, wall: Callable[[], float] = time, count: Callable[[], float] = monotonic) -> None:
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
