"""The log of a table: every kind of step is stored as houses have always stored it, and read again."""

from __future__ import annotations

from typing import get_args

import pytest

from crownlands.server.log import (
    Answered,
    Entry,
    HintAsked,
    HouseClosed,
    RewindProposed,
    Rewound,
    StandingAnswerSet,
    StandInSet,
    Step,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)

STORED: list[tuple[Step, str, int, str]] = [
    (Answered(2, "card:dire-dragon"), "answer", 2, "card:dire-dragon"),
    (Undone(1), "undo", 1, ""),
    (Undone(1, whole_turn=True), "undo", 1, "turn"),
    (UndoAsked(2, whole_turn=True), "ask", 2, "turn"),
    (Rewound(40), "rewind", 0, "40"),
    (RewindProposed(12), "propose", 0, "12"),
    (UndoAsked(3), "ask", 3, ""),
    (UndoAgreed(0), "agree", 0, ""),
    (UndoRefused(1), "refuse", 1, ""),
    (StandingAnswerSet(0, "bid", "n:3"), "order", 0, "bid n:3"),
    (StandingAnswerSet(0, "bid", None), "order", 0, "bid"),
    (HintAsked(1), "hint", 1, ""),
    (HouseClosed(1.5), "closed", 0, "1.5"),
    (StandInSet(2, "greedy"), "bot", 2, "greedy"),
    (StandInSet(2, None), "bot", 2, ""),
]
"""As it stands in the databases of all houses: this list may grow, and nothing in it may change."""


@pytest.mark.parametrize(("step", "kind", "seat", "text"), STORED, ids=[repr(row[0]) for row in STORED])
def test_a_step_is_stored_as_it_always_was_and_read_again(step: Step, kind: str, seat: int, text: str) -> None:
    entry = Entry("a table", 7, 1234.5, step)
    row = {"table": "a table", "seq": 7, "kind": kind, "seat": seat, "ref": text, "at": 1234.5}
    assert entry.row() == row
    assert Entry.of(**row) == entry  # type: ignore[arg-type]


def test_every_kind_of_step_is_tried() -> None:
    assert {type(row[0]) for row in STORED} == set(get_args(Step))


@pytest.mark.parametrize(("kind", "text"), [("dance", ""), ("rewind", "home"), ("", "")])
def test_a_row_that_says_nothing_is_found(kind: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"the log knows no|invalid literal"):
        Entry.of(table="a table", seq=1, kind=kind, seat=0, ref=text, at=0.0)
