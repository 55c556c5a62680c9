"""power.tunnels, .wanderers, .foragers, .ambush, .everywhere. Lizardfolk: movement."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import FOOD, Action, Power, Region
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def foragers(g: Kingdoms, power: Power, me: Seat, region: Region, action: Action) -> tuple[int, int]:
    """power.foragers. Whatever the region yields, if it yields something; a retreat is no move."""
    return (region.yields, power.amount) if region.yields >= 0 else (FOOD, 0)


def everywhere(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.everywhere. A point for every territory but the home with an army."""
    home = g.home(me)
    return power.points(len({region.territory for region in g.lasting(me)} - {home}))


LEVELS = (
    Effect("tunnels", roams=True),
    Effect("wanderers", instead=(("patrol", "quest"), ("quest", "patrol"))),
    Effect("foragers", enters=foragers),
    Effect("ambush", swaps=True),
    Effect("everywhere", points=everywhere),
)
