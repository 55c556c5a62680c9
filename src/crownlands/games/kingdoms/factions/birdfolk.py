"""power.flock, .light-packs, .eyries, .high-winds, .lords-of-the-crags.

Birdfolk: crags and swift retreats. A faction of Heroes' Call.
"""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import Power
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def lords_of_the_crags(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.lords-of-the-crags. A point for every army in crags."""
    return power.points(sum(region.terrain == "crags" for region in g.armies[me]))


LEVELS = (
    Effect("flock", quest_armies=True),
    Effect("light-packs", cheap_retreat=True),
    Effect("eyries", retreats_into="crags"),
    Effect("high-winds", cheap_retreat=True, replaces="light-packs"),
    Effect("lords-of-the-crags", points=lords_of_the_crags),
)
