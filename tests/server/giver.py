"""Somebody whose program adds a part to the seed, as a browser does (docs/protocol.md)."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from crownlands.core.seeds import commitment
from tests.server.house import Person
from tests.server.place import Message, Place


class Giver:
    """A place at a table that waits, and the part that goes into its seed."""

    def __init__(self, person: Person, table: Message) -> None:
        self.place: Place = person.socket(table)
        self.part = secrets.token_hex(32)
        self.commitment = commitment(self.part)

    def commit(self) -> None:
        self.place.say(type="commit", commitment=self.commitment)
        self.place.settle()

    def show(self, part: str | None = None) -> None:
        self.place.say(type="show", part=part or self.part)

    def show_when_asked(self) -> None:
        self._hear(lambda table: table["shuffling"] == "show")
        self.show()

    def wait_for_start(self) -> Message:
        """The table when it has started."""
        return self._hear(lambda table: table["status"] != "waiting")

    def _hear(self, fits: Callable[[Message], bool]) -> Message:
        while not fits(self.place.table):
            self.place.hear()
        table: Message = self.place.table
        return table
