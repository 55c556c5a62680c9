"""Learning by playing: the notes, the others who play along, leaving the lesson, and going on after a restart."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from crownlands.core.lessons import lessons
from crownlands.core.registry import game
from crownlands.core.table import Answer
from crownlands.server.reviews import freely_made
from tests.server.house import Person, RunningHouse
from tests.server.place import Message, Place, play

LESSON = lessons(game("legends"))["first"]
PATH = "/api/games/legends/lessons/first"


def learn(person: Person) -> Message:
    table: Message = person.post(PATH)
    return table


def wait(place: Place) -> None:
    """Until I am asked."""
    while not place.decisions and not place.over:
        place.hear()


def ids(place: Place) -> list[str]:
    return [note["key"].removeprefix("lesson-first-") for note in place.lesson["notes"]]


def follow(place: Place, until: str = "free") -> list[str]:
    """Do what the coach says up to a note; returns all that was read."""
    read: list[str] = []
    while True:
        wait(place)
        read += [name for name in ids(place) if name not in read]
        if until in read:
            return read
        place.move(place.lesson["notes"][-1]["take"][0])


def leave(place: Place) -> None:
    """Do something else than the coach says."""
    wait(place)
    take = place.lesson["notes"][-1]["take"][0]
    place.move(next(ref for ref in place.decisions[0]["options"] if ref != take))


@pytest.fixture
def own_house(open_house: Callable[..., RunningHouse]) -> RunningHouse:
    return open_house()


def test_a_review_does_not_blame_a_learner_for_doing_as_the_coach_said() -> None:
    told = LESSON.answers
    table: Any = SimpleNamespace(history=[*told, Answer(0, "card:my-own-choice")])
    mistakes: list[Any] = [{"answers": at, "seat": 0} for at in (0, len(told) - 1, len(told))]
    assert freely_made(mistakes, LESSON, table) == mistakes[-1:]
    assert freely_made(mistakes, None, table) == mistakes, "a game without a coach"


def test_a_game_tells_its_lessons(ann: Person) -> None:
    told = {info["name"]: info["lessons"] for info in ann.get("/api/games")}
    assert told["legends"] == ["first"]


def test_who_follows_reads_every_note_and_then_plays_freely(ann: Person) -> None:
    table = learn(ann)
    assert table["lesson"] == "first"
    assert (table["public"], table["hints"], table["status"]) == (False, True, "playing")
    assert [player["bot"] for player in table["players"]] == [None, "level1", "level1"]
    with ann.socket(table) as place:
        assert follow(place) == [note.id for note in LESSON.notes]
        for seat in range(LESSON.seats):
            told = [answer.ref for answer in LESSON.answers if answer.seat == seat]
            assert answers_of(table, ann, seat)[: len(told)] == told, "the others have answered as the lesson says"
        assert place.lesson["stage"] == "done"
        assert place.lesson["notes"][0]["take"] == []
        place.move()
        wait(place)
        assert place.lesson == {"stage": "done", "count": len(LESSON.notes), "notes": []}
        play(place, seed="freely")
        assert ids(place) == ["end"]


def answers_of(table: Message, person: Person, seat: int) -> list[str]:
    stored = person.house.stored(table["id"])
    return [ref for _, kind, whose, ref in stored if kind == "answer" and whose == seat]


def test_whoever_plays_otherwise_is_not_hindered(ann: Person) -> None:
    with ann.socket(learn(ann)) as place:
        follow(place, until="card")
        leave(place)
        wait(place)
        assert place.lesson["stage"] == "left"
        assert place.lesson["notes"] == []
        play(place, seed="left")
        assert ids(place) == ["end"]


def test_an_undo_leads_back_to_the_lesson(ann: Person) -> None:
    with ann.socket(learn(ann)) as place:
        follow(place, until="card")
        leave(place)
        wait(place)
        place.say(type="undo", seat=0)
        place.hear_until("state")
        assert place.lesson["stage"] == "following"
        assert ids(place) == ["card"]
        assert follow(place)[-1] == "free"


def test_nobody_has_two_tables_of_a_lesson_and_who_has_left_it_starts_over(ann: Person) -> None:
    table = learn(ann)
    with ann.socket(table) as place:
        follow(place, until="card")
        answers = place.answers
        assert learn(ann)["id"] == table["id"]
        assert ann.look(table)["answers"] == answers, "whoever still follows goes on"
        leave(place)
        wait(place)
        assert learn(ann)["id"] == table["id"]
        place.hear_until("state")
        wait(place)
        assert ids(place) == ["welcome", "bid"]
    with ann.socket(table) as place:
        assert follow(place)[-1] == "free"


def test_a_stand_in_is_no_learner(ann: Person) -> None:
    table = learn(ann)
    with ann.socket(table) as place:
        follow(place, until="card")
        place.say(type="resign", seat=0)
        place.hear_until("table")
        again = learn(ann)
        assert not again["players"][0]["stand_in"]


def test_once_it_is_over_one_can_learn_again(ann: Person) -> None:
    table = learn(ann)
    with ann.socket(table) as place:
        leave(place)
        play(place, seed="once")
    again = learn(ann)
    assert again["id"] != table["id"]
    rematch = ann.post(f"/api/tables/{table['id']}/rematch")
    assert rematch["lesson"] is None
    assert rematch["seed_hash"] != table["seed_hash"], "the next game is a game like any other"


def test_others_see_no_notes_and_no_such_table_in_the_lobby(ann: Person, bob: Person) -> None:
    table = learn(ann)
    with bob.socket(table) as watching, ann.socket(table) as place:
        follow(place, until="card")
        watching.keep_up(place.seq)
        assert watching.lesson is None
    assert table["id"] not in [info["id"] for info in bob.get("/api/tables?which=open")]


def test_a_lesson_goes_on_after_a_power_cut(own_house: RunningHouse) -> None:
    ann = own_house.guest("Ann")
    table = learn(ann)
    with ann.socket(table) as place:
        follow(place, until="points")
    own_house.kill()
    own_house.open()
    with ann.socket(table) as place:
        assert place.lesson["stage"] == "following"
        assert follow(place)[0] == "points"


def test_what_is_not_there_is_refused(ann: Person, house: RunningHouse) -> None:
    assert ann.refused("POST", "/api/games/legends/lessons/second").key == "no-such-lesson"
    assert ann.refused("POST", "/api/games/chess/lessons/first").key == "no-such-game"
    assert house.stranger().refused("POST", PATH).status == 401
