"""8. The chronicle: games without end, each on the land that the one before has left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.sagas import Heritage, SagaRules
from crownlands.core.table import Table
from crownlands.core.wire import Chapter, Line
from crownlands.games.oath.annals import chapter
from crownlands.games.oath.annals_lines import tell
from crownlands.games.oath.annals_statistics import statistics
from crownlands.games.oath.chronicle_text import heritage_from_text, mod_string_of, text_of
from crownlands.games.oath.heritage import first_heritage, next_heritage
from crownlands.games.oath.state import NOBODY


class ChronicleSaga(SagaRules):
    """8. What is handed on is described in `heritage`. The last winner is the next Chancellor."""

    endless = True
    seats_may_change = True
    begins_from_text = True
    exports = ("crownlands", "mod")

    def begin(self, seats: int, text: str = "") -> Heritage:
        """1. The land of the first game, or one that somebody has brought along."""
        return heritage_from_text(text) if text else first_heritage()

    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        """8. What the winner has written, and what the game has left; the annals have one chapter more."""
        after = next_heritage(table.state, heritage)
        return {**after, "annals": [*after["annals"], chapter(table, heritage, after)]}

    def reseated(self, heritage: Heritage, moved: Mapping[Seat, Seat]) -> Heritage:
        """1.7. The last winner is Chancellor in whatever seat; if the winner is gone, chance decides."""
        winner = heritage.get("chancellor")
        return {**heritage, "chancellor": moved.get(winner, NOBODY) if isinstance(winner, int) else NOBODY}

    def roles(self, heritage: Heritage, seats: int) -> list[str | None]:
        """1.7. The seat of the last winner."""
        return ["chancellor" if seat == heritage.get("chancellor", NOBODY) else None for seat in range(seats)]

    def played(self, heritage: Heritage) -> int:
        return int(heritage["played"])

    def export(self, heritage: Heritage, form: str, seed: str) -> str:
        """8. Our own file, or the string of the mod."""
        match form:
            case "crownlands":
                return text_of(heritage)
            case "mod":
                return mod_string_of(heritage, Dice.from_seed(f"export {seed}"))
            case _:
                return super().export(heritage, form, seed)

    def annals(self, heritage: Heritage) -> list[Chapter]:
        """8. One chapter per game."""
        return [tell(story) for story in heritage.get("annals", ())]

    def statistics(self, heritage: Heritage) -> list[Line]:
        """8. Who has won how, and what stands in the land."""
        return statistics(heritage)


SAGAS: Final[Mapping[str, SagaRules]] = {"chronicle": ChronicleSaga()}
