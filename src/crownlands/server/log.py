"""The log of a table: what has happened there, with one kind of step for each thing that can. Everything else
follows from it.

In the database a step is a row with a kind, a seat and a text; what the text means depends on the kind, and only
the two functions at the end of this file know it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import msgspec

from crownlands.core.decisions import Seat


class Answered(msgspec.Struct, frozen=True):
    """A seat has answered."""

    seat: Seat
    ref: str


class Undone(msgspec.Struct, frozen=True):
    """A seat has undone its last answer (or its whole turn), and with it everything that followed."""

    seat: Seat
    whole_turn: bool = False


class Rewound(msgspec.Struct, frozen=True):
    """The table has been rewound to this many answers."""

    answers: int


class RewindProposed(msgspec.Struct, frozen=True):
    """An administrator would like to rewind to this many answers, if everybody agrees."""

    answers: int


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat would like to undo its last answer (or its whole turn), if the others agree."""

    seat: Seat
    whole_turn: bool = False


class UndoAgreed(msgspec.Struct, frozen=True):
    seat: Seat


class UndoRefused(msgspec.Struct, frozen=True):
    seat: Seat


class StandingAnswerSet(msgspec.Struct, frozen=True):
    """A seat always gives this answer to a prompt from now on; without a ref it is asked again."""

    seat: Seat
    prompt: str
    ref: str | None


class HintAsked(msgspec.Struct, frozen=True):
    """A seat has asked for a hint among people."""

    seat: Seat


class StandInSet(msgspec.Struct, frozen=True):
    """A bot plays for a seat from now on; without a bot its person plays again."""

    seat: Seat
    bot: str | None


class HouseClosed(msgspec.Struct, frozen=True):
    """The house was closed from this time until now: nobody's clock has run."""

    since: float


Step: TypeAlias = (
    Answered
    | Undone
    | Rewound
    | RewindProposed
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | StandingAnswerSet
    | HintAsked
    | StandInSet
    | HouseClosed
)


class Entry(NamedTuple):
    """A step with its place in the log; `(table, seq)` is unique, so that the database is the referee."""

    table: str
    seq: int
    at: float
    step: Step

    def row(self) -> dict[str, Any]:
        """As it is stored."""
        kind, seat, text = _stored(self.step)
        return {"table": self.table, "seq": self.seq, "kind": kind, "seat": seat, "ref": text, "at": self.at}

    @classmethod
    def of(cls, *, table: str, seq: int, kind: str, seat: Seat, ref: str, at: float) -> Entry:
        """The entry in a stored row."""
        return cls(table, seq, at, _step(kind, seat, ref))


STAND_IN, STANDING_ANSWER = "bot", "order"
"""The kinds of rows after which something may be answered for a person."""


_TURN = "turn"
"""In the text of an undo: the whole turn."""


def _stored(step: Step) -> tuple[str, Seat, str]:
    match step:
        case Answered():
            return "answer", step.seat, step.ref
        case Undone():
            return "undo", step.seat, _TURN if step.whole_turn else ""
        case Rewound():
            return "rewind", 0, str(step.answers)
        case RewindProposed():
            return "propose", 0, str(step.answers)
        case UndoAsked():
            return "ask", step.seat, _TURN if step.whole_turn else ""
        case UndoAgreed():
            return "agree", step.seat, ""
        case UndoRefused():
            return "refuse", step.seat, ""
        case StandingAnswerSet():
            return STANDING_ANSWER, step.seat, f"{step.prompt} {step.ref or ''}".strip()
        case HintAsked():
            return "hint", step.seat, ""
        case StandInSet():
            return STAND_IN, step.seat, step.bot or ""
        case HouseClosed():
            return "closed", 0, repr(step.since)


def _step(kind: str, seat: Seat, text: str) -> Step:
    match kind:
        case "answer":
            return Answered(seat, text)
        case "undo":
            return Undone(seat, text == _TURN)
        case "rewind":
            return Rewound(int(text))
        case "propose":
            return RewindProposed(int(text))
        case "ask":
            return UndoAsked(seat, text == _TURN)
        case "agree":
            return UndoAgreed(seat)
        case "refuse":
            return UndoRefused(seat)
        case "order":
            prompt, _, ref = text.partition(" ")
            return StandingAnswerSet(seat, prompt, ref or None)
        case "hint":
            return HintAsked(seat)
        case "bot":
            return StandInSet(seat, text or None)
        case "closed":
            return HouseClosed(float(text))
        case _:
            raise ValueError(f"the log knows no {kind[:20]!r}")
