"""How a table of Oath is set up."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.core.variants import Variants, variant


@dataclass(frozen=True, slots=True)
class OathVariants(Variants):
    """1.7. Who is Chancellor: the first seat, or whom the dice choose; a chronicle says it itself."""

    chancellor: str = variant("random", among=("random", "first"))
    """1.7."""
