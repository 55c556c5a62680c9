"""How a table of Oath is set up."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.core.options import Options, option


@dataclass(frozen=True, slots=True)
class OathOptions(Options):
    """1.7. Who is Chancellor: the first seat, or whom the dice choose; a chronicle says it itself."""

    chancellor: str = option("random", among=("random", "first"))
    """1.7."""
