"""power.toll, .prospecting, .masonry, .night-shift, .highest-spire. Dwarves: tower and ore."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import PATROL, QUEST, Power
from crownlands.games.kingdoms.factions.common import cheaper, gains_on
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def toll(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.toll. The level where the own token stands costs others more."""
    return g.towers[me]


def highest_spire(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.highest-spire. A point if nobody stands higher; who has built nothing is not on the card."""
    return power.points(0 < g.towers[me] == max(g.towers))


LEVELS = (
    Effect("toll", toll=toll),
    Effect("prospecting", enters=gains_on("mountain", PATROL, QUEST)),
    Effect("masonry", build_cost=cheaper),
    Effect("night-shift", instead=(("trade", "build"),)),
    Effect("highest-spire", points=highest_spire),
)
