"""power.gallop, .grazing, .fleet-hooves, .charge, .open-steppe. Centaurs: speed and plains."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import PATROL, QUEST, Power
from crownlands.games.kingdoms.factions.common import gains_on, less
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def gallop(g: Kingdoms, power: Power, me: Seat, steps: int) -> int:
    """power.gallop. An army patrols up to this many regions."""
    return power.amount


def open_steppe(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.open-steppe. A point for every territory with an army on plains."""
    return power.points(len({region.territory for region in g.lasting(me) if region.terrain == "plains"}))


LEVELS = (
    Effect("gallop", changes={"steps": gallop}),
    Effect("grazing", changes={"arrival": gains_on("plains", PATROL, QUEST)}),
    Effect("fleet-hooves", changes={"retreat-cost": less}),
    Effect("charge"),
    Effect("open-steppe", points=open_steppe),
)
