"""The variants of Lords of Xidit: the edition, the variants of the rulebook, and open screens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from crownlands.core.variants import Preset, Variants, variant
from crownlands.games.xidit.edition import EDITIONS


@dataclass(frozen=True, slots=True)
class XiditVariants(Variants):
    """How a table of Lords of Xidit is set up."""

    short: bool = variant(False)
    """variant.short. Nine years instead of twelve."""
    neutral: str = variant("normal", among=("normal", "hard"))
    """variant.neutral.hard. Where the neutral player of three starts."""
    titans_move_neutral: bool = variant(True)
    """variant.neutral.advance. Whether an exiled Titan moves the neutral player, as a threat does."""
    open_screens: bool = variant(False)
    """What stands behind the screens and in the Bastion is seen by all: no test of memory."""
    first: str = variant("random", among=("random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"))
    """setup.first. Which seat counts as the oldest."""
    edition: str = variant("reconstruction", among=tuple(EDITIONS))
    """components. What is printed on board and tiles; a host can add editions of their own."""


PRESETS: Final[Mapping[str, Preset]] = {
    "first": Preset({"short": True, "open_screens": True}),
    "standard": Preset(),
}
