"""power.soul-harvest, .raise-dead, .dread, .conscript-the-fallen, .haunted-land. Undead: nothing is lost."""

from __future__ import annotations

from crownlands.core.decisions import Facts, Seat
from crownlands.games.kingdoms.components import ARMIES, CONSCRIPT, MANA, Power, Region
from crownlands.games.kingdoms.dials import Purse, War
from crownlands.games.kingdoms.factions.common import discount, pays_mana_for
from crownlands.games.kingdoms.growth import may_live, room
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


async def soul_harvest(g: Kingdoms, power: Power, me: Seat, in_war: bool) -> None:
    """power.soul-harvest. Mana for every own army that leaves the game."""
    g.gain(me, MANA, power.amount)


def dread(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """power.dread. A discount against players with more armies."""
    return discount(g, power, me, purse, war) if len(g.armies[war.foe]) > len(g.armies[me]) else purse


async def conscript_the_fallen(g: Kingdoms, power: Power, me: Seat, region: Region) -> None:
    """power.conscript-the-fallen. For mana the beaten army rises as one's own."""
    fits = len(g.garrison[region.index]) < room(g, me, region) and may_live(g, me, region)
    if not fits or len(g.armies[me]) == ARMIES or g.stock[me][MANA] < power.amount:
        return
    facts: Facts = {"region": region, "cost": power.amount}
    if await g.may_choose(me, "conscript", [CONSCRIPT], "power.conscript-the-fallen", facts) is not None:
        g.stock[me][MANA] -= power.amount
        g.put(me, region)
        g.tell("conscripted", me, region=region)


def haunted_land(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.haunted-land. A point for every army of others in the home."""
    home = g.home(me)
    return power.points(sum(region.territory is home for other in g.others(me) for region in g.lasting(other)))


LEVELS = (
    Effect("soul-harvest", at={"buried": soul_harvest}),
    Effect("raise-dead", changes={"mana-instead": pays_mana_for("expand")}),
    Effect("dread", changes={"purse": dread}),
    Effect("conscript-the-fallen", at={"conquered": conscript_the_fallen}),
    Effect("haunted-land", points=haunted_land),
)
