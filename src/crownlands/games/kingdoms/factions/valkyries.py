"""power.wings, .valhalla, .carry-the-fallen, .storm, .over-the-battlefield. Valkyries: flight and glory."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import gain_any
from crownlands.games.kingdoms.components import Power
from crownlands.games.kingdoms.dials import War
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


async def valhalla(g: Kingdoms, power: Power, me: Seat, in_war: bool) -> None:
    """power.valhalla. Any resources for an army that fell in war."""
    if in_war:
        for _ in range(power.amount):
            await gain_any(g, me, "power.valhalla")


def storm(g: Kingdoms, power: Power, me: Seat, war: War) -> int:
    """power.storm. A discount for the attacker."""
    return power.amount if war.attacks else 0


def over_the_battlefield(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.over-the-battlefield. A point for every player who has an army on a territory with one's own."""
    mine = {region.territory for region in g.lasting(me)}
    return power.points(
        sum(any(region.territory in mine for region in g.lasting(other)) for other in g.others(me))
    )


LEVELS = (
    Effect("wings", crosses="crags"),
    Effect("valhalla", buried=valhalla),
    Effect("carry-the-fallen", free_retreat=True),
    Effect("storm", discount=storm),
    Effect("over-the-battlefield", points=over_the_battlefield),
)
