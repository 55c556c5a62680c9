"""How long a search may think."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import monotonic
from typing import Final

from crownlands.core.errors import BadSetup

KNOWN: Final = 0.75
"""How much of a budget the simulations of a kept tree can save."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Simulations, simulated decisions or seconds, whichever is spent first; None is no limit.

    Decisions make games of every length cost about the same, and the same seed gives the same choice on every
    machine, which seconds cannot promise.
    """

    simulations: int | None = None
    decisions: int | None = None
    seconds: float | None = None
    processes: int = 1

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`2000` simulations, `50k` decisions, `1.5s` seconds; `/2` behind it for so many processes."""
        found = re.fullmatch(r"(?:(\d{1,7})|(\d{1,5})k|(\d{1,4}(?:\.\d+)?)s)(?:/(\d{1,2}))?", text)
        if found is None or not float(found[1] or found[2] or found[3]):
            raise BadSetup(f"a search is told 2000 (simulations), 50k (decisions) or 1.5s (seconds), not {text!r}")
        simulations, thousands, seconds, processes = found.groups()
        return cls(
            int(simulations) if simulations else None,
            int(thousands) * 1000 if thousands else None,
            float(seconds) if seconds else None,
            max(1, int(processes or 1)),
        )


class Meter:
    """A budget being spent."""

    __slots__ = ("_budget", "_until", "decisions", "simulations")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.simulations = 0
        self.decisions = 0
        self._until = None if budget.seconds is None else monotonic() + budget.seconds

    def begin(self, simulations: int, cost: float) -> None:
        """So many simulations are known already; they count, but some are always made."""
        budget = self._budget
        if budget.simulations is not None:
            self.simulations = min(simulations, int(budget.simulations * KNOWN))
        if budget.decisions is not None:
            self.decisions = min(int(simulations * cost), int(budget.decisions * KNOWN))

    def spend(self, decisions: int) -> None:
        self.simulations += 1
        self.decisions += decisions

    @property
    def empty(self) -> bool:
        most, budget = self.simulations, self._budget
        return (
            (budget.simulations is not None and most >= budget.simulations)
            or (budget.decisions is not None and self.decisions >= budget.decisions)
            or (self._until is not None and monotonic() >= self._until)
        )
