"""Plays a lesson as the house does: the others answer as it says, the learner takes what the notes ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from crownlands.core.game import Game
from crownlands.core.lessons import Lesson, Note
from crownlands.core.table import Table


class Noted(NamedTuple):
    """A note at the moment when the learner first reads it."""

    note: Note
    table: Table


def replay(game: Game[Any, Any], lesson: Lesson) -> Iterator[Noted]:
    """Every note in its turn; AssertionError if somebody is asked what the lesson does not answer."""
    table = Table(game, lesson.seats, lesson.variants, seed=lesson.seed)
    told = 0
    while not table.over:
        let_others_answer(table, lesson)
        given = sum(answer.seat == lesson.learner for answer in table.history)
        for at in lesson.at(given):
            if at >= told:
                yield Noted(lesson.notes[at], table)
                told = at + 1
        if lesson.stage(table.history) == "done":
            return
        ref = lesson.next_answer(table.history, lesson.learner)
        assert ref is not None
        table.answer(ref, lesson.learner)


def let_others_answer(table: Table, lesson: Lesson) -> None:
    while True:
        others = [decision for decision in table.pending if decision.seat != lesson.learner]
        ready = [(decision.seat, lesson.next_answer(table.history, decision.seat)) for decision in others]
        seat, ref = next(((seat, ref) for seat, ref in ready if ref is not None), (0, None))
        if ref is None:
            break
        table.answer(ref, seat)
    if lesson.stage(table.history) == "following":
        asked = table.asked(lesson.learner)
        assert asked is not None, f"the lesson does not say what {others} answer after {table.history[-1]}"
        assert not others, f"the learner is asked while the lesson leaves {others} open"


def refs_in(view: object) -> Iterator[str]:
    """Every text of a view: what a client can draw, it knows by one of them."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict):
        for key, value in view.items():
            yield key
            yield from refs_in(value)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from refs_in(value)
