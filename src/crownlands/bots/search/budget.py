"""How long a search may think."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import monotonic

from crownlands.core.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Budget:
    """Simulations, simulated decisions or seconds, whichever is spent first; None is no limit.

    Counted in decisions, games of any length cost about the same, and the same seed gives the same choice on every
    machine; seconds cannot promise that.
    """

    simulations: int | None = None
    decisions: int | None = None
    seconds: float | None = None
    processes: int = 1

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`2000` simulations, `50k` decisions, `1.5s` seconds; `/2` after it for two processes."""
        found = re.fullmatch(r"(?:(\d{1,7})|(\d{1,5})k|(\d{1,4}(?:\.\d+)?)s)(?:/(\d{1,2}))?", text)
        if found is None or not float(found[1] or found[2] or found[3]):
            raise BadSetup(f"a search takes 2000 (simulations), 50k (decisions) or 1.5s (seconds), not {text!r}")
        simulations, thousands, seconds, processes = found.groups()
        return cls(
            int(simulations) if simulations else None,
            int(thousands) * 1000 if thousands else None,
            float(seconds) if seconds else None,
            max(1, int(processes or 1)),
        )


class Meter:
    """A budget being spent."""

    __slots__ = ("_budget", "_started", "decisions", "simulations")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.simulations = 0
        self.decisions = 0
        self._started = monotonic()

    def spend(self, decisions: int) -> None:
        self.simulations += 1
        self.decisions += decisions

    @property
    def empty(self) -> bool:
        return self.spent >= 1.0

    @property
    def spent(self) -> float:
        """How much of the budget is spent, from 0 to 1 and a little more."""
        budget = self._budget
        return max(
            self.simulations / budget.simulations if budget.simulations else 0.0,
            self.decisions / budget.decisions if budget.decisions else 0.0,
            (monotonic() - self._started) / budget.seconds if budget.seconds else 0.0,
        )
