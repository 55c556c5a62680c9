"""How a table of Oath is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from crownlands.core.variants import Preset, Variants, variant


@dataclass(frozen=True, slots=True)
class OathVariants(Variants):
    """1.7. Who is Chancellor: the first seat, or a random one; in a chronicle the chronicle decides."""

    chancellor: str = variant("random", among=("random", "first"))
    """1.7."""


PRESETS: Final[Mapping[str, Preset]] = {"first": Preset(), "everything": Preset(saga="chronicle")}
