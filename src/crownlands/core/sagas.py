"""Sagas: a row of games that hand something on, such as three games for one sum of points."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeAlias

from crownlands.core.decisions import Seat

if TYPE_CHECKING:
    from crownlands.core.table import Table

Heritage: TypeAlias = Mapping[str, Any]


class SagaRules(ABC):
    """How a game's tables are strung together. A heritage is JSON-ready data."""

    @abstractmethod
    def begin(self, seats: int) -> Heritage:
        """What the first table starts from."""

    @abstractmethod
    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        """What the next table starts from, after this one is over."""

    @abstractmethod
    def over(self, heritage: Heritage) -> bool:
        """Whether the saga ends with this heritage."""

    @abstractmethod
    def ranking(self, heritage: Heritage) -> list[list[Seat]]:
        """The seats from first to last; who shares a place stands in one list."""


@dataclass(frozen=True, slots=True)
class SagaLink:
    """Where a table stands in its saga."""

    name: str
    number: int
    seed: str
    """The saga's own seed; those of its tables follow from it, and it does not follow from theirs."""

    def table_seed(self) -> str:
        return blake2b(f"{self.seed}/{self.number}".encode(), digest_size=16).hexdigest()
