"""What the coach of a lesson says now: it is computed from the answers alone."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.decisions import Seat
from crownlands.core.lessons import Lesson, Stage
from crownlands.server.messages import LessonNote, LessonProgress
from crownlands.server.table_state import TableState


def progress(state: TableState, seats: Sequence[Seat]) -> LessonProgress | None:
    """How far the learner has come, for the learner's seat."""
    lesson = state.lesson
    if lesson is None or state.table is None or lesson.learner not in seats:
        return None
    stage = stage_of(state, lesson)
    return {"stage": stage, "count": len(lesson.notes), "notes": notes(state, lesson, stage)}


def stage_of(state: TableState, lesson: Lesson) -> Stage:
    """As computed from the answers; the rules may have changed since the lesson was started, and not offer its
    next move."""
    stage = lesson.stage(state.now.history)
    asked = state.asked.get(lesson.learner)
    if stage == "following" and asked is not None:
        ref = lesson.next_answer(state.now.history, lesson.learner)
        return stage if ref is not None and asked[0].find(ref) else "left"
    return stage


def notes(state: TableState, lesson: Lesson, stage: Stage) -> list[LessonNote]:
    """The notes to read: only when the learner is asked, and once more at the end."""
    if state.now.over:
        return [{"key": lesson.message("end"), "number": 0, "pin": "question", "take": []}]
    given = sum(answer.seat == lesson.learner for answer in state.now.history)
    told = sum(answer.seat == lesson.learner for answer in lesson.answers)
    if stage == "left" or given > told or lesson.learner not in state.asked:
        return []
    return [
        {
            "key": lesson.message(lesson.notes[at].id),
            "number": at + 1,
            "pin": lesson.notes[at].pin,
            "take": lesson.take(at, given),
        }
        for at in lesson.at(given)
    ]
