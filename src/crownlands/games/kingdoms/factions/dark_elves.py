"""power.night-paths, .thicket, .shadow-road, .spoils-of-night, .lords-of-the-wood. Dark Elves: forests."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import PATROL, QUEST, Power, Region
from crownlands.games.kingdoms.dials import War
from crownlands.games.kingdoms.factions.common import gains_on
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def thicket(g: Kingdoms, power: Power, me: Seat, war: War) -> int:
    """power.thicket. A discount in wars for a forest."""
    return power.amount if war.region.terrain == "forest" else 0


def spoils_of_night(g: Kingdoms, power: Power, me: Seat, region: Region) -> int:
    """power.spoils-of-night. Mana of the loser of a war for a forest."""
    return power.amount if region.terrain == "forest" else 0


def lords_of_the_wood(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.lords-of-the-wood. A point for every forest with an army."""
    return power.points(len({region for region in g.lasting(me) if region.terrain == "forest"}))


LEVELS = (
    Effect("night-paths", enters=gains_on("forest", PATROL, QUEST)),
    Effect("thicket", discount=thicket),
    Effect("shadow-road", secret_edge="forest"),
    Effect("spoils-of-night", plunders=spoils_of_night),
    Effect("lords-of-the-wood", points=lords_of_the_wood),
)
