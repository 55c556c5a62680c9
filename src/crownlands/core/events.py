"""What happened at the table, for the log, the animation and the notifications."""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.core.decisions import Fact, Facts, Seat


class Event:
    """Something that happened. `private` is seen only by the seats in `to`."""

    __slots__ = ("facts", "key", "private", "seat", "to")

    def __init__(self, key: str, seat: Seat | None, facts: Facts, private: Facts, to: Iterable[Seat]) -> None:
        self.key = key
        self.seat = seat
        self.facts = facts
        self.private = private
        self.to = frozenset(to)

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"<{self.key} seat={self.seat} {facts}>"

    def seen_by(self, seat: Seat | None) -> dict[str, Fact]:
        """The facts of this event that a seat (or a spectator: None) may know."""
        facts = dict(self.facts)
        if seat is not None and seat in self.to:
            facts.update(self.private)
        return facts
