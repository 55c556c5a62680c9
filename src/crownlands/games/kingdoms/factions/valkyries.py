"""power.wings, .valhalla, .carry-the-fallen, .storm, .over-the-battlefield. Valkyries: flight and glory."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import by_power, gain_any
from crownlands.games.kingdoms.components import Power, Region
from crownlands.games.kingdoms.dials import Purse, War
from crownlands.games.kingdoms.factions.common import crosses, discount
from crownlands.games.kingdoms.moments import Effect, modified
from crownlands.games.kingdoms.state import Kingdoms


async def valhalla(g: Kingdoms, power: Power, me: Seat, in_war: bool) -> None:
    """power.valhalla. Any resources for an army that fell in war."""
    if in_war:
        await gain_any(g, me, power.amount, "power.valhalla", by_power(power))


def carry_the_fallen(
    g: Kingdoms, power: Power, me: Seat, found: tuple[Region, ...], region: Region
) -> tuple[Region, ...]:
    """power.carry-the-fallen, .deep-home, .ice-floes, .eyries. Retreats lead anywhere on the territory.

    Into water or crags as well, if another power opens them.
    """
    regions = region.territory.regions
    return (*found, *(other for other in regions if other.open or modified(g, me, "refuge", False, other)))


def for_nothing(g: Kingdoms, power: Power, me: Seat, cost: int) -> int:
    """power.carry-the-fallen. Retreats cost nothing."""
    return 0


def storm(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """power.storm. A discount for the attacker."""
    return discount(g, power, me, purse, war) if war.attacks else purse


def over_the_battlefield(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.over-the-battlefield. A point for every player who has an army on a territory with one's own."""
    mine = {region.territory for region in g.lasting(me)}
    return power.points(
        sum(any(region.territory in mine for region in g.lasting(other)) for other in g.others(me))
    )


LEVELS = (
    Effect("wings", changes={"roads": crosses("crag_links"), "ways-out": crosses("crag_links")}),
    Effect("valhalla", at={"buried": valhalla}),
    Effect("carry-the-fallen", changes={"ways-out": carry_the_fallen, "retreat-cost": for_nothing}),
    Effect("storm", changes={"purse": storm}),
    Effect("over-the-battlefield", points=over_the_battlefield),
)
