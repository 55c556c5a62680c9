"""Crownlands: a house for strategy board games.

>>> import crownlands
>>> table = crownlands.table("legends", seats=2, seed="a winter evening")
>>> while not table.over:
...     table.answer(table.decision.options[0], seat=table.decision.seat)
>>> sum(len(hand) for hand in table.state.tableau)
22
"""

from collections.abc import Mapping

from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component, numbers
from crownlands.core.decisions import Decision, Reason
from crownlands.core.dice import Dice
from crownlands.core.errors import BadRecord, BadSetup, CrownlandsError, NeedsConsent, NotOffered
from crownlands.core.records import Record, load_records
from crownlands.core.registry import game
from crownlands.core.registry import games as all_games
from crownlands.core.series import Saga
from crownlands.core.table import Table

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "BadSetup",
    "Bot",
    "Component",
    "CrownlandsError",
    "Decision",
    "Dice",
    "Eyes",
    "NeedsConsent",
    "NotOffered",
    "Reason",
    "Record",
    "Saga",
    "Table",
    "__version__",
    "all_games",
    "game",
    "load_records",
    "numbers",
    "table",
]


def table(name: str, seats: int, seed: str | int | None = None, **variants: str | bool | int) -> Table:
    """A new table of a game: `crownlands.table("legends", seats=3, seed=7, leaders=True)`."""
    given: Mapping[str, object] = variants
    return Table(game(name), seats, given, seed=seed)
