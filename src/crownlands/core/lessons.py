"""Lessons: a first game that goes as it was written down, with a coach's notes between the moves.

A lesson is a file `lessons/NAME.toml` in the game's folder: the set-up, then notes. A note has a text (the message
`lesson-NAME-ID`), a thing that it points at, and the moves that follow it, as lines of a record;
`docs/adding-a-game.md` shows one.
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from crownlands.core.decisions import Seat
from crownlands.core.edition_reader import Section
from crownlands.core.editions import EditionFile
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.records import Record
from crownlands.core.table import Answer
from crownlands.core.variants import parse_variant_text

FIRST: Final = "first"
"""The lesson that a newcomer is offered."""
PARTS: Final = ("question", "options", "hint", "seats", "log")
"""What a note can point at besides the things of the game."""
LINE: Final = re.compile(r"([0-9]{1,2})((?: [^\s]+)+)")
"""A line of a record: a seat and its answers."""

Stage = Literal["following", "left", "done"]


@dataclass(frozen=True, slots=True)
class Note:
    """What the coach says, and the moves that follow: the learner's own, and what the others answer."""

    id: str
    pin: str
    """A ref, or one of PARTS."""
    play: tuple[Answer, ...]
    """Empty for a note that only explains."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game with notes. The other seats answer as it says for as long as the learner follows it."""

    name: str
    seats: int
    learner: Seat
    variants: Mapping[str, str]
    seed: str
    notes: tuple[Note, ...]

    @property
    def answers(self) -> list[Answer]:
        """Everybody's answers, in order."""
        return [answer for note in self.notes for answer in note.play]

    def message(self, note_id: str) -> str:
        """The id of a note's text; the note `end` is shown after the game."""
        return f"lesson-{self.name}-{note_id}"

    def next_answer(self, history: Sequence[Answer], seat: Seat) -> str | None:
        """What a seat answers now, as long as everybody has played as the lesson says."""
        told = _of_seat(self.answers, seat)
        given = len(_of_seat(history, seat))
        return told[given] if given < len(told) and self._is_kept(history) else None

    def stage(self, history: Sequence[Answer]) -> Stage:
        """Whether the learner follows the lesson, has left it, or has come to its end."""
        if not self._is_kept(history):
            return "left"
        given, told = (len(_of_seat(answers, self.learner)) for answers in (history, self.answers))
        return "following" if given < told else "done"

    def dictates(self, history: Sequence[Answer]) -> bool:
        """Whether the last of these answers is one that the lesson has its seat give."""
        seat = history[-1].seat
        return len(_of_seat(history, seat)) <= len(_of_seat(self.answers, seat)) and self._is_kept(history)

    def _is_kept(self, history: Sequence[Answer]) -> bool:
        """Seat by seat, because those who answer in secret may do so in any order."""
        for seat in range(self.seats):
            pairs = zip(_of_seat(history, seat), _of_seat(self.answers, seat), strict=False)
            if any(given != told for given, told in pairs):
                return False
        return True

    def at(self, given: int) -> range:
        """The notes to show when the learner has given this many answers; the last one asks for a move."""
        first, before = 0, 0
        for at, note in enumerate(self.notes):
            mine = len(_of_seat(note.play, self.learner))
            if before + mine > given:
                return range(at if before < given else first, at + 1)
            before += mine
            if mine:
                first = at + 1
        return range(first, len(self.notes))

    def take(self, at: int, given: int) -> list[str]:
        """The remaining moves of a note, for a learner who has given this many answers in all."""
        before = sum(len(_of_seat(note.play, self.learner)) for note in self.notes[:at])
        return _of_seat(self.notes[at].play, self.learner)[max(0, given - before) :]


def _of_seat(answers: Sequence[Answer], seat: Seat) -> list[str]:
    return [answer.ref for answer in answers if answer.seat == seat]


# -- reading ------------------------------------------------------------------------------------------------------


@cache
def lessons(game: Game[Any, Any]) -> dict[str, Lesson]:
    """The lessons of a game by name; an invalid one is skipped, with a warning."""
    found: dict[str, Lesson] = {}
    for path in sorted((game.home / "lessons").glob("*.toml")):
        try:
            found[path.stem] = read_lesson(game, path)
        except BadSetup as error:
            warnings.warn(f"this lesson of {game.name} is skipped: {error}", stacklevel=2)
    return found


def read_lesson(game: Game[Any, Any], path: Path) -> Lesson:
    """A lesson from its file; mistakes are reported in one line with the file, the line and the key."""
    file = EditionFile(path)
    section = Section(file)
    seats = section.number("seats", game.seats[0], game.seats[-1])
    learner = section.number("learner", 0, seats - 1, 0)
    seed = section.text("seed")
    variants = parse_variant_text(section.text("variants", ""))
    seen: set[str] = set()
    notes = tuple(_note(note, seats, seen) for note in section.tables("note"))
    section.nothing_else()
    lesson = Lesson(path.stem, seats, learner, variants, seed, notes)
    _check(game, file, lesson)
    return lesson


def _note(section: Section, seats: int, seen: set[str]) -> Note:
    name = section.slug("id")
    section.once("id", name, seen)
    return Note(name, section.text("pin"), tuple(_play(section, seats)))


def _play(section: Section, seats: int) -> list[Answer]:
    found: list[Answer] = []
    for line in section.lines("play"):
        written = LINE.fullmatch(line)
        if written is None or int(written[1]) >= seats:
            raise section.wrong("play", f"must be lines of a record such as '0 card:a region:b', not {line!r}")
        found += [Answer(int(written[1]), ref) for ref in written[2].split()]
    return found


def _check(game: Game[Any, Any], file: EditionFile, lesson: Lesson) -> None:
    """Check that the set-up can be played, and that every note except those that only explain leads to a move of
    the learner."""
    try:
        game.setup(lesson.seats, lesson.variants, lesson.seed)
    except BadSetup as error:
        raise file.wrong(("variants",), str(error)) from error
    for at, note in enumerate(lesson.notes):
        if note.play and not _of_seat(note.play, lesson.learner):
            raise file.wrong(("note", at, "play"), f"the learner, seat {lesson.learner}, has no move here")


# -- writing ------------------------------------------------------------------------------------------------------


def draft(record: Record, learner: Seat, to: int) -> str:
    """The draft of a lesson, made from the first answers of a game: a note for every turn of the learner."""
    rows: list[list[str]] = []
    given, mine = 0, f"{learner} "
    for line in record.lines:
        if not line.answers or given >= to:
            continue
        if not rows or (line.text().startswith(mine) and any(earlier.startswith(mine) for earlier in rows[-1])):
            rows.append([])
        rows[-1].append(line.text())
        given += len(line.answers)
    variants = ",".join(f"{name}={value}" for name, value in record.variants.items())
    head: dict[str, str | int] = {
        "seats": record.seats,
        "learner": learner,
        "variants": variants,
        "seed": record.seed,
    }
    keys = "".join(f"{key} = {_toml(value)}\n" for key, value in head.items())
    return keys + "".join(_draft_note(at, row, learner) for at, row in enumerate(rows, start=1))


def _draft_note(number: int, lines: list[str], learner: Seat) -> str:
    mine = next((line for line in lines if line.split()[0] == str(learner)), "")
    pin = mine.split()[1] if mine else PARTS[0]
    play = "".join(f"    {_toml(line)},\n" for line in lines)
    return f'\n[[note]]\nid = "note-{number}"\npin = {_toml(pin)}\nplay = [\n{play}]\n'


def _toml(value: str | int) -> str:
    return json.dumps(value, ensure_ascii=False)
