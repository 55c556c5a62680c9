"""power.night-paths, .thicket, .shadow-road, .spoils-of-night, .lords-of-the-wood. Dark Elves: forests."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import PATROL, QUEST, Power, Region, Territory
from crownlands.games.kingdoms.dials import Purse, War
from crownlands.games.kingdoms.factions.common import discount, gains_on
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def thicket(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """power.thicket. A discount in wars for a forest."""
    return discount(g, power, me, purse, war) if war.region.terrain == "forest" else purse


def shadow_road(
    g: Kingdoms, power: Power, me: Seat, found: tuple[Region, ...], land: Territory
) -> tuple[Region, ...]:
    """power.shadow-road. Quests lead from and to forests anywhere."""
    forests = (region for region in land.regions if region.terrain == "forest" and region not in found)
    return (*found, *forests)


def spoils_of_night(g: Kingdoms, power: Power, me: Seat, mana: int, region: Region) -> int:
    """power.spoils-of-night. Mana of the loser of a war for a forest."""
    return mana + power.amount if region.terrain == "forest" else mana


def lords_of_the_wood(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.lords-of-the-wood. A point for every forest with an army."""
    return power.points(len({region for region in g.lasting(me) if region.terrain == "forest"}))


LEVELS = (
    Effect("night-paths", changes={"arrival": gains_on("forest", PATROL, QUEST)}),
    Effect("thicket", changes={"purse": thicket}),
    Effect("shadow-road", changes={"edges": shadow_road}),
    Effect("spoils-of-night", changes={"plunder": spoils_of_night}),
    Effect("lords-of-the-wood", points=lords_of_the_wood),
)
