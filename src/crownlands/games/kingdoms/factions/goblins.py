"""power.swarm, .scraps, .gang-up, .litter, .horde. Goblins: the swarm."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import EXPAND, PATROL, TRADE, Power
from crownlands.games.kingdoms.dials import Purse, War
from crownlands.games.kingdoms.factions.common import discount, less, moves_armies, performs
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def gang_up(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """power.gang-up. A discount with another army next to the battlefield, in water or crags too."""
    near = war.region.near + war.region.waters + war.region.crags
    return discount(g, power, me, purse, war) if any(place in near for place in war.armies) else purse


def horde(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.horde. A point for every player with fewer armies."""
    mine = len(g.lasting(me))
    return power.points(sum(len(g.lasting(other)) < mine for other in g.others(me)))


LEVELS = (
    Effect("swarm", changes={"armies": moves_armies(PATROL)}),
    Effect("scraps", changes={"expand-cost": less}),
    Effect("gang-up", changes={"purse": gang_up}),
    Effect("litter", changes={"actions": performs((TRADE, EXPAND))}),
    Effect("horde", points=horde),
)
