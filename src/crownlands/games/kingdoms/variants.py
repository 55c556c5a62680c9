"""The variants of Tiny Epic Kingdoms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from crownlands.core.variants import Preset, Variants, variant
from crownlands.games.kingdoms.components import EDITION


@dataclass(frozen=True, slots=True)
class KingdomsVariants(Variants):
    """How a table is set up."""

    factions: str = variant("random", among=("random", "choice", "draft"))
    """setup.faction. Dealt, chosen in turn from all, or drafted from some that lie open."""
    extra: bool = variant(False)
    """Whether the four factions of Heroes' Call take part."""
    exploration: bool = variant(False)
    edition: str = variant(EDITION.name, among=(EDITION.name,))
    """components. Which edition is played: a record can only be played with the same components."""


PRESETS: Final[Mapping[str, Preset]] = {
    "first": Preset(),
    "standard": Preset({"factions": "choice"}),
    "everything": Preset({"factions": "choice", "extra": True, "exploration": True}),
}
