"""An undo that others have to agree to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable

from crownlands.core.decisions import Seat
from crownlands.core.errors import NeedsConsent, NotOffered
from crownlands.core.table import Table
from crownlands.server.errors import ApiError
from crownlands.server.log import Rewound, Undone
from crownlands.server.messages import Undo


class UndoVote:
    """Who has to agree, and to what: `step` is applied when everybody has."""

    __slots__ = ("agreed", "is_open", "needs", "number", "step", "why")

    def __init__(self, step: Undone | Rewound, needs: Iterable[Seat] | None, why: str, number: int = 0) -> None:
        self.step = step
        self.needs = set(needs or ())
        self.why = why
        self.is_open = needs is None
        """Whether it has not been found out yet who has to agree."""
        self.agreed: set[Seat] = set()
        self.number = number
        """The number of the entry with which it was asked."""

    def find_out(self, found: UndoVote) -> None:
        """It needs the same as another one."""
        self.needs, self.why, self.is_open = found.needs, found.why, False

    @property
    def waiting(self) -> set[Seat]:
        """Who has not agreed yet."""
        return self.needs - self.agreed

    @property
    def by(self) -> Seat | None:
        """Who has asked for it; nobody at the table, if an administrator proposes it."""
        return self.step.seat if isinstance(self.step, Undone) else None

    def is_meant(self, by: Seat | None, whole_turn: bool | None, number: int | None) -> bool:
        """Whether it is this undo that somebody speaks of; None: they do not say."""
        told = self.shown()
        same = by in (None, told["by"]) and whole_turn in (None, told["whole_turn"])
        return same and number in (None, self.number)

    def shown(self) -> Undo:
        return {
            "by": self.by,
            "needs": sorted(self.waiting),
            "why": self.why,
            "number": self.number,
            "whole_turn": isinstance(self.step, Undone) and self.step.whole_turn,
        }


def vote_on_undo(table: Table, step: Undone, bots: Collection[Seat], since: int) -> UndoVote:
    """What an undo needs. Bots agree; one that only stands in for a person does not speak for them.

    What a bot has answered since has told the seat something, such as its dial in a war: among people, the others
    decide whether it may be undone, even if they have not answered themselves. Answers before `since` were given
    by the seat's own stand-in: undoing them would give the player a hint.
    """
    if table.over:  # the seed is public, and with it every card
        raise ApiError("nothing-to-undo", 409)
    if since and all(answer.seat != step.seat for answer in table.history[since:]):
        raise ApiError("nothing-to-undo", 409)
    try:
        apply_undo(table.fork(), step, (), since)
    except NeedsConsent as needed:
        asked = range(table.seats) if needed.seats & set(bots) else needed.seats
        return UndoVote(step, set(asked) - {step.seat, *bots}, needed.why)
    except NotOffered as error:
        raise ApiError("nothing-to-undo", 409) from error
    return UndoVote(step, (), "")


def apply_undo(table: Table, step: Undone, consent: Collection[Seat], since: int) -> None:
    """Apply an undo; of a whole turn only what the seat itself has answered, from `since` on."""
    if step.whole_turn:
        table.undo_turn(step.seat, consent, since)
    else:
        table.undo(step.seat, consent)


def answers_gone(table: Table, step: Undone, since: int) -> Counter[Seat]:
    """How many answers of each seat an undo takes back."""
    after = table.fork()
    apply_undo(after, step, range(table.seats), since)
    return answers_by_seat(table) - answers_by_seat(after)


def answers_by_seat(table: Table) -> Counter[Seat]:
    return Counter(answer.seat for answer in table.history)


def vote_on_rewind(table: Table, answers: int, bot_of: Callable[[Seat], str | None]) -> UndoVote:
    """What rewinding to this many answers needs."""
    people = [seat for seat in range(table.seats) if not bot_of(seat)]
    return UndoVote(Rewound(answers), people, "host")
