"""A saga in progress: a series of tables of one game, each starting from what the one before handed on."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from crownlands.core.decisions import Seat
from crownlands.core.errors import BadRecord, BadSetup
from crownlands.core.game import Game
from crownlands.core.records import Record
from crownlands.core.sagas import Heritage, SagaLink, SagaRules
from crownlands.core.seeds import checked_seed, fresh_seed
from crownlands.core.table import Table


def saga_rules(game: Game[Any, Any], name: str) -> SagaRules:
    """The rules of a saga by its name."""
    if name not in game.sagas:
        known = ", ".join(game.sagas) or "none"
        raise BadSetup(f"{game.name} has no series {name!r}; it has: {known}", "saga-unknown", saga=name)
    return game.sagas[name]


def beginning(rules: SagaRules, name: str, seats: int, text: str) -> Heritage:
    """What the first table of a saga starts from."""
    if text and not rules.begins_from_text:
        raise BadSetup(f"the series {name} cannot be continued from a text", "saga-text")
    return rules.begin(seats, text)


class Saga:
    """A series of tables of one game with the same variants."""

    def __init__(
        self,
        game: Game[Any, Any],
        name: str,
        seats: int,
        variants: Mapping[str, object] | None = None,
        seed: str | int | None = None,
        text: str = "",
    ) -> None:
        """With a seed the same tables come again; without one, every table gets a fresh seed when it is set up."""
        self.game = game
        self.name = name
        self.rules = saga_rules(game, name)
        self.variants = dict(variants or {})
        self.heritage = beginning(self.rules, name, seats, text)
        self.tables: list[Table] = []
        self._seed = None if seed is None else checked_seed(seed)
        self._add_table(seats)

    @property
    def table(self) -> Table:
        """The current table, or the last one."""
        return self.tables[-1]

    @property
    def over(self) -> bool:
        """Whether the last table has been played and closed."""
        return not self.rules.endless and self.rules.over(self.heritage)

    def next(self, seats: int | None = None, moved: Mapping[Seat, Seat] | None = None) -> Table:
        """Close the finished table and set up the next; at the end of the saga the last one stays.

        `moved`: from the old seat to the new for everybody who plays on, if people change seats or leave.
        """
        if not self.table.over:
            raise BadSetup("the next table of a series starts when this one is over", "saga-not-over")
        if seats not in (None, self.table.seats) and not self.rules.seats_may_change:
            line = f"all games of the saga {self.name} have {self.table.seats} seats"
            raise BadSetup(line, "saga-seats", seats=self.table.seats)
        if not self.over:
            self.heritage = self.rules.hand_on(self.heritage, self.table)
            self._reseat(seats or self.table.seats, moved)
            if not self.over:
                self._add_table(seats or self.table.seats)
        return self.table

    def _reseat(self, seats: int, moved: Mapping[Seat, Seat] | None) -> None:
        """Follow people to their new seats; unless it is said who has moved, the last seats are removed."""
        if moved is None and seats < self.table.seats:
            moved = {seat: seat for seat in range(seats)}
        if moved is not None and self.rules.seats_may_change:
            self.heritage = self.rules.reseated(self.heritage, moved)

    def ranking(self) -> list[list[Seat]]:
        return self.rules.ranking(self.heritage)

    def records(self) -> list[Record]:
        """One record per table, in order; together they are the saga."""
        return [table.record() for table in self.tables]

    @classmethod
    def from_records(cls, game: Game[Any, Any], records: list[Record]) -> Saga:
        """The saga that wrote these records, where it stood."""
        first = records[0] if records else None
        if first is None or first.saga is None:
            raise BadRecord("this is a record of a single game, not of a saga")
        try:
            saga = cls(game, first.saga.name, first.seats, first.variants)
        except BadSetup as error:
            raise BadRecord(f"this saga cannot be set up: {error}") from error
        for number, record in enumerate(records, start=1):
            saga._take(record, number)
        if saga.table.over:
            saga.next()
        return saga

    def _take(self, record: Record, number: int) -> None:
        """Continue with the table of a record, if it follows from those before it."""
        if number > 1 and self.table.over and not self.over:
            try:
                self.next(record.seats if self.rules.seats_may_change else None)
            except BadSetup as error:
                raise BadRecord(f"game {number} of this saga cannot be set up: {error}") from error
        if number != len(self.tables) or not self._continues(record):
            raise BadRecord(f"game {number} of this saga does not follow from the games before it")
        self.tables[-1] = record.table(self.game)
        assert record.heritage is not None
        self.heritage = record.heritage

    def _continues(self, record: Record) -> bool:
        """Whether a record is of the table that was set up last; its seed is its own."""
        expected = Record.of_head(self.table)
        names = ["saga", "seats", "variants"]
        if record.heritage is None or any(getattr(record, name) != getattr(expected, name) for name in names):
            return False
        if len(self.tables) == 1 and self.rules.begins_from_text:
            return True
        return self._unseated(record.heritage) == self._unseated(expected.heritage or {})

    def _unseated(self, heritage: Heritage) -> Heritage:
        """A heritage without who sits where, if that may change between two games."""
        return self.rules.reseated(heritage, {}) if self.rules.seats_may_change else heritage

    def _add_table(self, seats: int) -> None:
        link = SagaLink(self.name, len(self.tables) + 1)
        seed = fresh_seed() if self._seed is None else _table_seed(self._seed, link.number)
        self.tables.append(Table(self.game, seats, self.variants, seed=seed, heritage=self.heritage, saga=link))


def _table_seed(saga_seed: str, number: int) -> str:
    """The seed of a table in a reproducible saga; the saga's own seed cannot be derived from it."""
    return blake2b(f"{saga_seed}/{number}".encode(), digest_size=16).hexdigest()
