"""Lessons: how their files are read, and how far a learner has come."""

from __future__ import annotations

from pathlib import Path

import pytest

from crownlands.core.errors import BadSetup
from crownlands.core.lessons import Lesson, Note, draft, lessons, read_lesson
from crownlands.core.registry import game
from crownlands.core.table import Answer, Table

LEGENDS = game("legends")
HEAD = 'seats = 3\nlearner = 0\nseed = "a"\n'
NOTE = '[[note]]\nid = "bid"\npin = "n:2"\n'


def lesson_from(folder: Path, text: str) -> Lesson:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_lesson(LEGENDS, path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('seed = "a"', "the file: seats: is missing"),
        ("seats = 9", "line 1: seats: must be a whole number from 2 to 4, not 9"),
        ("seats = 3\nlearner = 3", "line 2: learner: must be a whole number from 0 to 2, not 3"),
        (HEAD, "the file: note: is missing"),
        (f"{HEAD}coach = 1\n{NOTE}", "line 4: coach: there is no such key"),
        (f'{HEAD}variants = "map=moon"\n{NOTE}', "line 4: variants: variant map must be one of"),
        (f"{HEAD}{NOTE}{NOTE}", "line 8: note id: 'bid' is there already"),
        (f"{HEAD}{NOTE}plays = []", "line 7: note plays: there is no such key; there are id, pin, play"),
        (f"{HEAD}{NOTE}play = 1", "line 7: note play: must be a list of texts, not 1"),
        (f'{HEAD}{NOTE}play = ["n:2"]', "line 7: note play: must be lines of a record such as"),
        (f'{HEAD}{NOTE}play = ["3 n:2"]', "line 7: note play: must be lines of a record such as"),
        (f'{HEAD}{NOTE}play = ["1 n:2"]', "line 7: note play: the learner, seat 0, has no move here"),
    ],
)
def test_a_mistake_is_reported_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        lesson_from(tmp_path, text)
    assert f"mine.toml: {said}" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_lesson_with_a_mistake_is_skipped(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "mine.toml").write_text("seats = 9")

    class Elsewhere(type(LEGENDS)):  # type: ignore[misc]
        home = tmp_path

    with pytest.warns(UserWarning, match="this lesson of legends is skipped"):
        assert lessons(Elsewhere()) == {}


# -- how far a learner has come -----------------------------------------------------------------------------------

A, B = 0, 1
LESSON = Lesson(
    "mine",
    2,
    A,
    {},
    "seed",
    (
        Note("hello", "question", ()),
        Note("one", "x", (Answer(A, "x"), Answer(B, "y"))),
        Note("two", "p", (Answer(A, "p"), Answer(A, "q"))),
        Note("bye", "question", ()),
    ),
)


@pytest.mark.parametrize(
    ("given", "notes", "take"),
    [
        (0, ["hello", "one"], ["x"]),
        (1, ["two"], ["p", "q"]),
        (2, ["two"], ["q"]),
        (3, ["bye"], []),
        (9, ["bye"], []),
    ],
)
def test_a_note_stands_until_its_moves_are_made(given: int, notes: list[str], take: list[str]) -> None:
    standing = LESSON.at(given)
    assert [LESSON.notes[at].id for at in standing] == notes
    assert LESSON.take(standing[-1], given) == take


@pytest.mark.parametrize(
    ("history", "stage", "next_of_b"),
    [
        ([], "following", "y"),
        ([Answer(B, "y")], "following", None),  # in secret those who are asked answer in any order
        ([Answer(A, "z")], "left", None),
        ([Answer(A, "x"), Answer(B, "z")], "left", None),
        ([Answer(A, "x"), Answer(B, "y"), Answer(A, "p"), Answer(A, "q")], "done", None),
        ([Answer(A, "x"), Answer(B, "y"), Answer(A, "p"), Answer(A, "q"), Answer(A, "r")], "done", None),
    ],
)
def test_a_learner_who_plays_something_else_has_left(
    history: list[Answer], stage: str, next_of_b: str | None
) -> None:
    assert LESSON.stage(history) == stage
    assert LESSON.next_answer(history, B) == next_of_b


@pytest.mark.parametrize(
    ("history", "dictated"),
    [
        ([Answer(A, "x")], True),
        ([Answer(A, "x"), Answer(B, "y"), Answer(A, "p"), Answer(A, "q")], True),
        ([Answer(A, "z")], False),  # its own choice
        ([Answer(A, "x"), Answer(B, "z"), Answer(A, "p")], False),  # the lesson had been left before
        ([Answer(A, "x"), Answer(B, "y"), Answer(A, "p"), Answer(B, "y")], False),  # after its last answer
    ],
)
def test_a_lesson_knows_which_answers_were_its_own(history: list[Answer], dictated: bool) -> None:
    assert LESSON.dictates(history) is dictated


# -- drafts -------------------------------------------------------------------------------------------------------


def test_a_draft_replays_the_game_that_it_was_made_from(tmp_path: Path) -> None:
    table = Table(LEGENDS, 3, {"youngest": "seat-2"}, seed="draft")
    while len(table.history) < 30:
        table.answer(table.pending[-1].options[-1], table.pending[-1].seat)
    lesson = lesson_from(tmp_path, draft(table.record(), 1, 20))
    assert len(lesson.answers) >= 20
    assert lesson.answers == table.history[: len(lesson.answers)]
    again = Table(LEGENDS, lesson.seats, lesson.variants, seed=lesson.seed)
    again.answer_all(lesson.answers)
    assert again.hash == table.at(len(lesson.answers)).hash
