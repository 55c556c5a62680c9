"""power.swarm, .scraps, .gang-up, .litter, .horde. Goblins: the swarm."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import Power
from crownlands.games.kingdoms.dials import War
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def gang_up(g: Kingdoms, power: Power, me: Seat, war: War) -> int:
    """power.gang-up. A discount with another army next to the battlefield, in water or crags too."""
    near = war.region.near + war.region.waters + war.region.crags
    return power.amount if any(place in near for place in war.armies) else 0


def horde(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.horde. A point for every player with fewer armies."""
    mine = len(g.lasting(me))
    return power.points(sum(len(g.lasting(other)) < mine for other in g.others(me)))


LEVELS = (
    Effect("swarm", patrol_armies=True),
    Effect("scraps", cheap_expand=True),
    Effect("gang-up", discount=gang_up),
    Effect("litter", instead=(("trade", "expand"),)),
    Effect("horde", points=horde),
)
