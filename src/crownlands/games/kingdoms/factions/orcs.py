"""power.fury, .war-rations, .strength, .reserve, .undisputed-home. Orcs: war."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import Power
from crownlands.games.kingdoms.factions.common import discount, rations
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def undisputed_home(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.undisputed-home. Points if nobody else has an army at home; armies lost in its ruins do not count."""
    home = g.home(me)
    return power.points(not any(region.territory is home for other in g.others(me) for region in g.lasting(other)))


LEVELS = (
    Effect("fury"),
    Effect("war-rations", changes={"purse": rations}),
    Effect("strength", changes={"purse": discount}),
    Effect("reserve"),
    Effect("undisputed-home", points=undisputed_home),
)
