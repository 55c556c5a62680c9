"""Every lesson of every game can be played to its end, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from crownlands.core.game import Game
from crownlands.core.lessons import FIRST, PARTS, Lesson, read_lesson
from crownlands.core.registry import games
from crownlands.words import LANGUAGES, Words
from tests.lessons.replay import refs_in, replay

LONGEST = 260
"""So much fits into a bubble on a phone."""
FILES = [(game, path) for game in games().values() for path in sorted((game.home / "lessons").glob("*.toml"))]
NAMES = [f"{game.name}-{path.stem}" for game, path in FILES]


@pytest.fixture(params=FILES, ids=NAMES)
def lesson_of(request: pytest.FixtureRequest) -> tuple[Game[Any, Any], Lesson]:
    game, path = request.param
    return game, read_lesson(game, path)


LessonOf = tuple[Game[Any, Any], Lesson]


def test_there_is_a_first_lesson() -> None:
    assert f"legends-{FIRST}" in NAMES


def test_it_is_played_to_its_end(lesson_of: LessonOf) -> None:
    game, lesson = lesson_of
    noted = [found.note for found in replay(game, lesson)]
    assert noted == list(lesson.notes), "every note is read, in order"


def test_the_last_note_sends_the_learner_into_free_play(lesson_of: LessonOf) -> None:
    game, lesson = lesson_of
    *_, last = replay(game, lesson)
    assert not last.note.play
    assert not last.table.over
    assert lesson.stage(last.table.history) == "done"


def test_what_a_note_is_pinned_to_is_there(lesson_of: LessonOf) -> None:
    game, lesson = lesson_of
    for note, table in replay(game, lesson):
        asked = table.asked(lesson.learner)
        options = [option.ref for option in asked.options] if asked is not None else []
        seats = [f"seat:{seat}" for seat in range(lesson.seats)]
        known = {*PARTS, *seats, *options, *refs_in(table.view(lesson.learner))}
        assert note.pin in known, f"{note.id} is pinned to {note.pin}, which is not there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_both_languages_and_not_too_long(lesson_of: LessonOf, language: str) -> None:
    game, lesson = lesson_of
    words = Words(language, game)
    for name in [*(note.id for note in lesson.notes), "end"]:
        text = words.text(lesson.message(name))
        assert len(text) <= LONGEST, f"{name}: {len(text)} characters"
        assert len(re.findall(r"[.!?…](?:\s|$)", text)) <= 4, f"{name} says too much"


def test_a_lesson_is_short(lesson_of: LessonOf) -> None:
    _, lesson = lesson_of
    assert 6 <= len(lesson.notes) <= 12


def test_no_words_are_left_over(lesson_of: LessonOf) -> None:
    game, lesson = lesson_of
    notes = {lesson.message(name) for name in [*(note.id for note in lesson.notes), "end"]}
    for language in LANGUAGES:
        text = (game.home / "locale" / language / "lesson.ftl").read_text(encoding="utf-8")
        assert set(re.findall(rf"^(lesson-{lesson.name}-[\w-]+) =", text, re.MULTILINE)) == notes
