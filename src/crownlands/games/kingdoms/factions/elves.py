"""power.great-exchange, .pure-sorcery, .transmutation, .counterspell, .archmages. Elves: mana."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import MANA, Power
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def archmages(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.archmages. A point for every player with less mana."""
    return power.points(sum(g.stock[other][MANA] < g.stock[me][MANA] for other in g.others(me)))


LEVELS = (
    Effect("great-exchange", trades_all=True),
    Effect("pure-sorcery", pays_only="mana"),
    Effect("transmutation", pays_mana_for=frozenset({"build", "expand", "retreat"})),
    Effect("counterspell", curses_mana=True),
    Effect("archmages", points=archmages),
)
