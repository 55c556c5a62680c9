"""turn.act. The six actions: why they may be impossible, and how they are done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from crownlands.core.decisions import Reason, Seat
from crownlands.games.kingdoms.components import BUILD, EXPAND, PATROL, QUEST, RESEARCH, TRADE, Action
from crownlands.games.kingdoms.growth import (
    build,
    cannot_build,
    cannot_expand,
    cannot_research,
    cannot_trade,
    expand,
    research,
    trade,
)
from crownlands.games.kingdoms.patrol import cannot_patrol, patrol
from crownlands.games.kingdoms.quest import cannot_quest, quest
from crownlands.games.kingdoms.state import Kingdoms

CANNOT: Final[Mapping[Action, Callable[[Kingdoms, Seat], Reason | None]]] = {
    PATROL: cannot_patrol,
    QUEST: cannot_quest,
    BUILD: cannot_build,
    RESEARCH: cannot_research,
    EXPAND: cannot_expand,
    TRADE: cannot_trade,
}
PERFORM: Final[Mapping[Action, Callable[[Kingdoms, Seat], Awaitable[None]]]] = {
    PATROL: patrol,
    QUEST: quest,
    BUILD: build,
    RESEARCH: research,
    EXPAND: expand,
    TRADE: trade,
}
