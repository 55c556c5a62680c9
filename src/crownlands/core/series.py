"""A saga under way: the tables of a game in a row, each starting from what the one before handed on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.decisions import Seat
from crownlands.core.errors import BadRecord, BadSetup
from crownlands.core.game import Game
from crownlands.core.records import Record
from crownlands.core.sagas import SagaLink
from crownlands.core.table import Table, checked_seed


class Saga:
    """A row of tables of one game with the same seats and options."""

    def __init__(
        self,
        game: Game[Any, Any],
        name: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: str | int | None = None,
    ) -> None:
        if name not in game.sagas:
            known = ", ".join(game.sagas) or "none"
            raise BadSetup(f"{game.name} has no saga {name!r}; it has: {known}")
        self.game = game
        self.name = name
        self.rules = game.sagas[name]
        self.seats = seats
        self.options = dict(options or {})
        self.seed = checked_seed(seed)
        self.heritage = self.rules.begin(seats)
        self.tables: list[Table] = []
        self._add_table()

    @property
    def table(self) -> Table:
        """The table that is being played, or the last one."""
        return self.tables[-1]

    @property
    def over(self) -> bool:
        """Whether the last table has been played and closed."""
        return self.rules.over(self.heritage)

    def next(self) -> Table:
        """Close the table that is over and set up the next; at the end of the saga the last one stays."""
        if not self.table.over:
            raise BadSetup("the next table of a saga starts when this one is over")
        if not self.over:
            self.heritage = self.rules.hand_on(self.heritage, self.table)
            if not self.over:
                self._add_table()
        return self.table

    def ranking(self) -> list[list[Seat]]:
        return self.rules.ranking(self.heritage)

    def records(self) -> list[Record]:
        """One record a table, in order; together they are the saga."""
        return [table.record() for table in self.tables]

    @classmethod
    def from_records(cls, game: Game[Any, Any], records: list[Record]) -> Saga:
        """The saga that wrote these records, where it stood."""
        link = records[0].saga if records else None
        if link is None:
            raise BadRecord("this record is of a single game, not of a saga")
        try:
            saga = cls(game, link.name, records[0].seats, records[0].options, link.seed)
        except BadSetup as error:
            raise BadRecord(f"this saga cannot be set up: {error}") from error
        for number, record in enumerate(records, start=1):
            if number > len(saga.tables) and saga.table.over:
                saga.next()
            if number > len(saga.tables) or not _continues(record, saga.table):
                raise BadRecord(f"game {number} of this saga does not follow from the games before it")
            saga.tables[-1] = record.table(game)
        if saga.table.over:
            saga.next()
        return saga

    def _add_table(self) -> None:
        link = SagaLink(self.name, len(self.tables) + 1, self.seed)
        self.tables.append(
            Table(
                self.game,
                self.seats,
                self.options,
                seed=link.table_seed(),
                heritage=self.heritage,
                saga=link,
            )
        )


def _continues(record: Record, table: Table) -> bool:
    expected = Record.of_head(table)
    names = ("saga", "seed", "heritage", "seats", "options", "ruleset")
    return all(getattr(record, name) == getattr(expected, name) for name in names)
