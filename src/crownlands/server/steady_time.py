"""The time of the house: it goes on evenly, whatever somebody does to the machine's clock.

Clocks of players are worked out from the times in the log. A machine whose clock is set two hours ahead in the
middle of a game would cost somebody a seat. So a process looks at the machine's clock once, counts on by itself,
and comes nearer to the machine's again only a little at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time

SLEW = 0.005
"""How much of every second may go into making up for a difference to the machine's clock."""


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
