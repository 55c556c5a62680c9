"""power.truffles, .swill, .feast-of-war, .lick-wounds, .clean-trough.

Pigfolk: food. A faction of Heroes' Call.
"""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import collect
from crownlands.games.kingdoms.components import FOOD, PATROL, Power
from crownlands.games.kingdoms.factions.common import gains_on, rations
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


async def swill(g: Kingdoms, power: Power, me: Seat) -> None:
    """power.swill. Food whenever the action card is cleared."""
    g.gain(me, FOOD, power.amount)


async def lick_wounds(g: Kingdoms, power: Power, me: Seat, margin: int) -> None:
    """power.lick-wounds. After a clear defeat all regions are collected from; a flag counts as nothing."""
    if margin >= power.of:
        await collect(g, me)


def clean_trough(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.clean-trough. Points for having nothing left."""
    return power.points(not any(g.stock[me]))


LEVELS = (
    Effect("truffles", changes={"arrival": gains_on("plains", PATROL)}),
    Effect("swill", at={"cleared": swill}),
    Effect("feast-of-war", changes={"purse": rations}),
    Effect("lick-wounds", at={"beaten": lick_wounds}),
    Effect("clean-trough", points=clean_trough),
)
