"""Sagas: series of games that hand something on, such as three games for one total of points."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from crownlands.core.decisions import Seat
from crownlands.core.errors import BadSetup
from crownlands.core.wire import Chapter, Line

if TYPE_CHECKING:
    from crownlands.core.table import Table

Heritage: TypeAlias = Mapping[str, Any]


class SagaRules(ABC):
    """How the tables of a saga are linked. A heritage is JSON-ready data."""

    endless: ClassVar[bool] = False
    """Whether the saga never ends: then it has no ranking, and `over` is not overridden."""
    seats_may_change: ClassVar[bool] = False
    """Whether other people, and more or fewer of them, may play the next game."""
    begins_from_text: ClassVar[bool] = False
    """Whether a saga can be continued from a text."""

    exports: ClassVar[tuple[str, ...]] = ()
    """The forms in which it can be exported as a text; their names are `export-FORM`."""

    @abstractmethod
    def begin(self, seats: int, text: str = "") -> Heritage:
        """What the first table starts from. A text that cannot be read is a BadSetup with one clear line."""

    @abstractmethod
    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        """What the next table starts from, after this one is over."""

    def reseated(self, heritage: Heritage, moved: Mapping[Seat, Seat]) -> Heritage:
        """The heritage after people have changed seats: from the old seat to the new; those who have left have no
        entry.

        An empty mapping (`{}`) leaves only what does not depend on who sits where.
        """
        return heritage

    def over(self, heritage: Heritage) -> bool:
        """Whether the saga ends with this heritage."""
        return False

    def ranking(self, heritage: Heritage) -> list[list[Seat]]:
        """The seats from first to last as the saga stands; those who share a place are in one list."""
        return []

    def roles(self, heritage: Heritage, seats: int) -> list[str | None]:
        """What every seat will play because of earlier games, if that is settled: the message `role-KEY`."""
        return [None] * seats

    def played(self, heritage: Heritage) -> int | None:
        """How many games the saga has had, which may be more than were played at these tables."""
        return None

    def annals(self, heritage: Heritage) -> list[Chapter]:
        """What has happened so far, one chapter per game."""
        return []

    def statistics(self, heritage: Heritage) -> list[Line]:
        """Statistics of all its games, in sentences."""
        return []

    def export(self, heritage: Heritage, form: str, seed: str) -> str:
        """The saga as a text in one of its forms; what chance has to fill in there is determined by the seed."""
        raise BadSetup(f"this series has no form {form!r}", "saga-form", form=form)

    def standing(self, heritage: Heritage) -> list[int] | None:
        """The points of every seat so far, if the saga counts any."""
        return None


@dataclass(frozen=True, slots=True)
class SagaLink:
    """Where a table stands in its saga. It says nothing about the seeds of later tables."""

    name: str
    number: int
