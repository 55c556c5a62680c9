"""magic. What the powers of several factions have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import YIELDS, Action, Power, Region
from crownlands.games.kingdoms.dials import War
from crownlands.games.kingdoms.state import Kingdoms

if TYPE_CHECKING:
    from crownlands.games.kingdoms.moments import Entering, Gain


def gains_on(terrain: str, *actions: Action) -> Entering:
    """move. Coming to a terrain by one of these actions gives the resource that it yields."""
    names = tuple(action.name for action in actions)

    def enters(g: Kingdoms, power: Power, me: Seat, region: Region, action: Action) -> Gain:
        return YIELDS[terrain], power.amount if region.terrain == terrain and action.name in names else 0

    return enters


def always(g: Kingdoms, power: Power, me: Seat, war: War) -> int:
    """war.pay. A discount in every war."""
    return power.amount


def cheaper(g: Kingdoms, power: Power, me: Seat) -> int:
    """build. A lower price, whatever it is for."""
    return power.amount
