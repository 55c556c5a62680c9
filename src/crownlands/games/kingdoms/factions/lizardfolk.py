"""power.tunnels, .wanderers, .foragers, .ambush, .everywhere. Lizardfolk: movement."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import PATROL, QUEST, Action, Power, Region
from crownlands.games.kingdoms.factions.common import Gains, performs
from crownlands.games.kingdoms.growth import may_live
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def tunnels(g: Kingdoms, power: Power, me: Seat, found: tuple[Region, ...], region: Region) -> tuple[Region, ...]:
    """power.tunnels, power.deep-home. Every region of the territory where the army may live is adjacent."""
    return (*found, *(other for other in region.territory.regions if may_live(g, me, other)))


def foragers(g: Kingdoms, power: Power, me: Seat, gains: Gains, region: Region, action: Action) -> Gains:
    """power.foragers. Whatever the region yields, if anything; a retreat is not a move."""
    return [*gains, (region.yields, power.amount)] if region.yields >= 0 else gains


def everywhere(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.everywhere. A point for every territory but the home with an army."""
    home = g.home(me)
    return power.points(len({region.territory for region in g.lasting(me)} - {home}))


LEVELS = (
    Effect("tunnels", changes={"roads": tunnels}),
    Effect("wanderers", changes={"actions": performs((PATROL, QUEST), (QUEST, PATROL))}),
    Effect("foragers", changes={"arrival": foragers}),
    Effect("ambush"),
    Effect("everywhere", points=everywhere),
)
