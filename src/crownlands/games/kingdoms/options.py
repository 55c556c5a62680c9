"""The options of Tiny Epic Kingdoms."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.core.options import Options, option
from crownlands.games.kingdoms.components import EDITION


@dataclass(frozen=True, slots=True)
class KingdomsOptions(Options):
    """How a table is set up."""

    factions: str = option("random", among=("random", "choice", "draft"))
    """setup.faction. Dealt, chosen in turn from all, or drafted from some that lie open."""
    extra: bool = option(False)
    """Whether the four factions of Heroes' Call take part."""
    exploration: bool = option(False)
    edition: str = option(EDITION.name, among=(EDITION.name,))
    """components. Which edition is played: a record can only be played with the same components."""
