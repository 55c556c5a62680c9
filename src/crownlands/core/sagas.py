"""Sagas: a row of games that hand something on, such as three games for one sum of points."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypedDict

from crownlands.core.decisions import Seat
from crownlands.core.errors import BadSetup
from crownlands.core.wire import Facts

if TYPE_CHECKING:
    from crownlands.core.table import Table

Heritage: TypeAlias = Mapping[str, Any]


class Told(TypedDict):
    """A message by its id, with its facts."""

    key: str
    facts: Facts


class Chapter(TypedDict):
    """What the annals of a saga tell about one game, JSON-ready."""

    number: int
    names: list[str]
    """Who played, by seat; "" where no name is known."""
    title: Told
    lines: list[Told]
    """A sentence each, in their order."""
    land: list[list[str]]
    """Refs of what lies on the board after the game, place by place, if the game has something to show."""


class SagaRules(ABC):
    """How a game's tables are strung together. A heritage is JSON-ready data."""

    endless: ClassVar[bool] = False
    """Whether the saga never ends: then it has no ranking, and `over` is left as it is."""
    seats_may_change: ClassVar[bool] = False
    """Whether other people, and more or fewer of them, may play the next game."""
    begins_from_text: ClassVar[bool] = False
    """Whether a saga may begin from a text that somebody brings along."""
    exports: ClassVar[tuple[str, ...]] = ()
    """The forms in which a saga can be taken along as a text: `export`, and messages `saga-export-FORM`."""

    @abstractmethod
    def begin(self, seats: int, text: str = "") -> Heritage:
        """What the first table starts from. A text that cannot be read is a BadSetup of one clear line."""

    @abstractmethod
    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        """What the next table starts from, after this one is over."""

    def reseated(self, heritage: Heritage, moved: Mapping[Seat, Seat]) -> Heritage:
        """The heritage once people have changed seats: from the old seat to the new; who is gone has no entry.

        Nobody moved into any seat (`{}`) leaves what does not depend on who sits where.
        """
        return heritage

    def over(self, heritage: Heritage) -> bool:
        """Whether the saga ends with this heritage."""
        return False

    def ranking(self, heritage: Heritage) -> list[list[Seat]]:
        """The seats from first to last once the saga is over; those who share a place stand in one list."""
        return []

    def standing(self, heritage: Heritage) -> list[int] | None:
        """The points of every seat so far, if the saga counts any."""
        return None

    def export(self, heritage: Heritage, form: str, seed: str) -> str:
        """The saga as a text. Where a form needs chance, it is drawn from this seed, never from a table's."""
        raise BadSetup(f"this saga has no form {form[:40]!r}; it has: {', '.join(self.exports) or 'none'}")

    def annals(self, heritage: Heritage) -> list[Chapter]:
        """What happened in the games so far, a chapter a game."""
        return []

    def statistics(self, heritage: Heritage) -> list[Told]:
        """What the games so far add up to, a line each."""
        return []


@dataclass(frozen=True, slots=True)
class SagaLink:
    """Where a table stands in its saga. It says nothing about the seeds of the tables that follow."""

    name: str
    number: int
