"""The installed games, found through entry points: a game can be somebody else's package."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from crownlands.core.errors import BadSetup
from crownlands.core.game import Game

GAMES = "crownlands.games"


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Every installed game by its name. One that cannot be loaded is skipped, with a warning."""
    found: dict[str, Game[Any, Any]] = {}
    for entry in sorted(entry_points(group=GAMES), key=lambda e: e.name):
        try:
            found[entry.name] = entry.load()
        except Exception as error:
            warnings.warn(f"the game {entry.name} cannot be loaded: {error}", stacklevel=2)
    return found


def game(name: str) -> Game[Any, Any]:
    """The game with this name."""
    found = games().get(name)
    if found is None:
        raise BadSetup(f"there is no game {name!r}; games: {', '.join(games())}", "game-unknown", game=name)
    return found
