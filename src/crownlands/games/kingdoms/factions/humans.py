"""power.merchants, .profit, .single-supply, .harbours, .full-granaries. Humans: trade and full stores."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import Harvest
from crownlands.games.kingdoms.components import FOOD, RESEARCH, TRADE, Power
from crownlands.games.kingdoms.dials import Purse, War
from crownlands.games.kingdoms.factions.common import performs
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def profit(g: Kingdoms, power: Power, me: Seat, amount: int) -> int:
    """power.profit. Some more of what was traded for."""
    return amount + power.amount


def single_supply(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """power.single-supply. A war that is paid with one resource alone is cheaper."""
    return purse._replace(one_kind=purse.one_kind + power.amount)


def harbours(g: Kingdoms, power: Power, me: Seat, found: Harvest) -> Harvest:
    """power.harbours. Food, once, for an army at the water; a river is water."""
    return [*found, (power, FOOD, power.amount)] if any(region.coast for region in g.armies[me]) else found


def full_granaries(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.full-granaries. A point for every resource of which there is enough."""
    return power.points(sum(amount >= power.of for amount in g.stock[me]))


LEVELS = (
    Effect("merchants", changes={"actions": performs((RESEARCH, TRADE))}),
    Effect("profit", changes={"profit": profit}),
    Effect("single-supply", changes={"purse": single_supply}),
    Effect("harbours", changes={"harvest": harbours}),
    Effect("full-granaries", points=full_granaries),
)
