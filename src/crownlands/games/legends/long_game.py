"""variant.long. Three games in a row; the sum of the points decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from crownlands.core.decisions import Seat
from crownlands.core.sagas import Heritage, SagaRules
from crownlands.core.table import Table

GAMES: Final = 3


class LongGame(SagaRules):
    """variant.long. What is handed on: points and games won so far, and who is the youngest."""

    def begin(self, seats: int, text: str = "") -> Heritage:
        return {"played": 0, "points": [0] * seats, "won": [0] * seats, "youngest": None}

    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        scores, winners = table.scores(), table.winners
        return {
            "played": heritage["played"] + 1,
            "points": [points + scores[seat].total for seat, points in enumerate(heritage["points"])],
            "youngest": next(iter(table.state.ages), None),
            "won": [won + (seat in winners) for seat, won in enumerate(heritage["won"])],
        }

    def over(self, heritage: Heritage) -> bool:
        return bool(heritage["played"] >= GAMES)

    def ranking(self, heritage: Heritage) -> list[list[Seat]]:
        """variant.long. Most points in sum; then most games won; then they share."""
        places: dict[tuple[Any, Any], list[Seat]] = {}
        for seat, standing in enumerate(zip(heritage["points"], heritage["won"], strict=True)):
            places.setdefault(standing, []).append(seat)
        return [places[key] for key in sorted(places, reverse=True)]

    def standing(self, heritage: Heritage) -> list[int]:
        """variant.long. The sum of the points so far."""
        return list(heritage["points"])


SAGAS: Final[Mapping[str, SagaRules]] = {"long-game": LongGame()}
