"""power.great-exchange, .pure-sorcery, .transmutation, .counterspell, .archmages. Elves: mana."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import MANA, Power
from crownlands.games.kingdoms.dials import Purse, War
from crownlands.games.kingdoms.factions.common import pays_mana_for
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def pure_sorcery(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """power.pure-sorcery. A war that is paid with mana alone is cheaper."""
    return purse._replace(mana_only=purse.mana_only + power.amount)


def counterspell(g: Kingdoms, power: Power, me: Seat, purse: Purse) -> Purse:
    """power.counterspell. The opponent's mana is worth less."""
    return purse._replace(mana_value=power.amount)


def archmages(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.archmages. A point for every player with less mana."""
    return power.points(sum(g.stock[other][MANA] < g.stock[me][MANA] for other in g.others(me)))


LEVELS = (
    Effect("great-exchange"),
    Effect("pure-sorcery", changes={"purse": pure_sorcery}),
    Effect("transmutation", changes={"mana-instead": pays_mana_for("build", "expand", "retreat")}),
    Effect("counterspell", changes={"enemy-purse": counterspell}),
    Effect("archmages", points=archmages),
)
