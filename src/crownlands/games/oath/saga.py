"""8. The chronicle: games without end, each on the land that the one before has left."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.core.errors import BadSetup
from crownlands.core.sagas import Heritage, SagaRules
from crownlands.core.table import Table
from crownlands.games.oath.heritage import first_heritage, next_heritage
from crownlands.games.oath.state import NOBODY

READER: Final = "crownlands.games.oath.chronicle_text"


class ChronicleSaga(SagaRules):
    """8. What is handed on is described in `heritage`. The last winner is the next Chancellor."""

    endless = True
    seats_may_change = True
    begins_from_text = True

    def begin(self, seats: int, text: str = "") -> Heritage:
        """1. The land of the first game, or one that somebody has brought along."""
        if not text:
            return first_heritage()
        if find_spec(READER) is None:
            raise BadSetup("a chronicle cannot begin from a text here")
        found: Heritage = import_module(READER).heritage_from_text(text)
        return found

    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        """8. What the winner has written, and what the game has left."""
        return next_heritage(table.state, heritage)

    def reseated(self, heritage: Heritage, moved: Mapping[Seat, Seat]) -> Heritage:
        """1.7. The last winner is Chancellor in whatever seat; if the winner is gone, chance decides."""
        winner = heritage.get("chancellor")
        return {**heritage, "chancellor": moved.get(winner, NOBODY) if isinstance(winner, int) else NOBODY}


SAGAS: Final[Mapping[str, SagaRules]] = {"chronicle": ChronicleSaga()}
