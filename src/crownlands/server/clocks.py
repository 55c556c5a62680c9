"""Clocks: none, live (minutes a player for the whole game) or days for every move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from crownlands.core.decisions import Seat
from crownlands.server.errors import ApiError

DAY = 86_400.0


def checked(clock: dict[str, Any]) -> dict[str, Any]:
    """A clock as it is stored, or a refusal."""
    kind = clock.get("kind", "none")
    if kind == "none":
        return {"kind": "none"}
    unit, most = {"live": ("minutes", 600), "days": ("days", 60)}.get(str(kind), ("", 0))
    amount = clock.get(unit)
    if not unit or not isinstance(amount, int) or isinstance(amount, bool) or not 1 <= amount <= most:
        raise ApiError("bad-clock")
    return {"kind": kind, unit: amount}


class Clocks:
    """How long every seat has been asked, worked out from the times in the log."""

    def __init__(self, clock: dict[str, Any], seats: int) -> None:
        self.clock = clock
        self.spent = [0.0] * seats
        self.since: dict[Seat, float] = {}
        """Since when a seat has been asked without a break."""

    def turn(self, asked: Iterable[Seat], answered: Seat | None, now: float) -> None:
        """Somebody answered at this time, and now these seats are asked."""
        waiting = set(asked)
        for seat, since in list(self.since.items()):
            if seat not in waiting or seat == answered:
                self.spent[seat] += max(0.0, now - since)
                del self.since[seat]
        for seat in waiting:
            self.since.setdefault(seat, now)

    def left(self, now: float) -> list[float] | None:
        """The seconds that every seat has left, or None without a clock."""
        running = [now - self.since[seat] if seat in self.since else 0.0 for seat in range(len(self.spent))]
        match self.clock["kind"]:
            case "live":
                total = self.clock["minutes"] * 60.0
                return [total - spent - run for spent, run in zip(self.spent, running, strict=True)]
            case "days":
                return [self.clock["days"] * DAY - run for run in running]
            case _:
                return None

    def out_of_time(self, now: float) -> list[Seat]:
        """The seats that are asked and have no time left."""
        left = self.left(now)
        return [] if left is None else [seat for seat in self.since if left[seat] <= 0]
