"""The options of Lords of Xidit: the edition, the variants of the rulebook, and open screens."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.core.options import Options, option
from crownlands.games.xidit.edition import EDITIONS


@dataclass(frozen=True, slots=True)
class XiditOptions(Options):
    """How a table of Lords of Xidit is set up."""

    short: bool = option(False)
    """variant.short. Nine years instead of twelve."""
    neutral: str = option("normal", among=("normal", "hard"))
    """variant.neutral.hard. Where the neutral player of three starts."""
    titans_move_neutral: bool = option(True)
    """variant.neutral.advance. Whether an exiled Titan moves the neutral player, as a threat does."""
    open_screens: bool = option(False)
    """What stands behind the screens and in the Bastion is seen by all: no test of memory."""
    first: str = option("random", among=("random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"))
    """setup.first. Which seat counts as the oldest."""
    edition: str = option("reconstruction", among=tuple(EDITIONS))
    """components. What is printed on board and tiles; a host can add editions of their own."""
