"""power.toll, .prospecting, .masonry, .night-shift, .highest-spire. Dwarves: tower and ore."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import BUILD, PATROL, QUEST, TRADE, Power
from crownlands.games.kingdoms.factions.common import gains_on, less, performs
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def toll(g: Kingdoms, power: Power, me: Seat, cost: int, level: int) -> int:
    """power.toll. The level where one's own token stands costs others more."""
    return cost + power.amount if g.towers[me] == level else cost


def highest_spire(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.highest-spire. A point if nobody stands higher; players who have built nothing are not on the card."""
    return power.points(0 < g.towers[me] == max(g.towers))


LEVELS = (
    Effect("toll", changes={"toll": toll}),
    Effect("prospecting", changes={"arrival": gains_on("mountain", PATROL, QUEST)}),
    Effect("masonry", changes={"build-cost": less}),
    Effect("night-shift", changes={"actions": performs((TRADE, BUILD))}),
    Effect("highest-spire", points=highest_spire),
)
