"""Notes about moments: kept for whoever wrote them, with limits, and never shown to others."""

from __future__ import annotations

import json
from collections.abc import Callable

from crownlands.server.limits import AT_ONE_ADDRESS, NOTES_AT_ONCE
from crownlands.server.notes import LONGEST, MOST
from tests.server.house import Person, RunningHouse
from tests.server.place import Message, play
from tests.server.test_play import duel


def path(table: Message) -> str:
    return f"/api/tables/{table['id']}/notes"


def test_a_note_is_kept_changed_and_taken_away(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=4)
    assert ann.get(path(table)) == []
    ann.post(path(table), answers=3, text="  why\nthere?  ")
    written = ann.post(path(table), answers=0, text="«Начало»")
    assert written == [{"answers": 0, "text": "«Начало»"}, {"answers": 3, "text": "why there?"}]
    assert ann.post(path(table), answers=3, text="better")[1]["text"] == "better"
    assert ann.post(path(table), answers=3, text=" \n ") == [{"answers": 0, "text": "«Начало»"}]
    assert ann.get(path(table)) == [{"answers": 0, "text": "«Начало»"}]


def test_nobody_else_reads_it(house: RunningHouse, ann: Person, bob: Person, eve: Person) -> None:
    table = duel(ann, bob)
    ann.post(path(table), answers=0, text="my secret plan")
    for other in (bob, eve):
        assert other.get(path(table)) == []
        with other.socket(table) as place:
            assert "my secret plan" not in json.dumps(place.heard)
    assert house.stranger().refused("GET", path(table)).key == "who-are-you"
    assert house.stranger().refused("POST", path(table), answers=0, text="x").key == "who-are-you"


def test_what_is_too_long_too_much_or_nowhere_is_refused_with_a_sentence(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    too_long = ann.refused("POST", path(table), answers=0, text="x" * (LONGEST + 1))
    assert (too_long.key, str(LONGEST) in too_long.text) == ("text-too-long", True)
    assert ann.refused("POST", path(table), answers=1, text="x").key == "no-such-answer"
    for answers in (-1, 10**30, "soon", None):
        assert ann.refused("POST", path(table), answers=answers, text="x").key == "bad-request"
    assert ann.refused("POST", path(table), answers=0, text=None).key == "bad-request"
    assert ann.refused("POST", "/api/tables/nothing/notes", answers=0, text="x").status == 404
    waiting = ann.create("me", "open")
    assert ann.refused("POST", path(waiting), answers=0, text="x").key == "not-started"
    assert ann.get(path(table)) == []


def test_notes_are_written_one_after_the_other(open_house: Callable[..., RunningHouse]) -> None:
    """A note stays as long as its game. As many as one address may send requests would be gigabytes a day."""
    house = open_house(RATE="1000")
    table = house.guest("Ann").create("me", "random")

    def written(person: Person, most: int) -> int:
        answers = (person.ask("POST", path(table), {"answers": 0, "text": str(at)}) for at in range(most + 1))
        return sum(answer.status_code == 200 for answer in answers)

    assert NOTES_AT_ONCE <= written(house.guest("Bob"), 2 * NOTES_AT_ONCE) < 2 * NOTES_AT_ONCE
    many = [written(house.guest("Bob"), NOTES_AT_ONCE) for _ in range(2 * AT_ONE_ADDRESS)]
    assert many[0] >= NOTES_AT_ONCE
    assert sum(many) < 1.5 * AT_ONE_ADDRESS * NOTES_AT_ONCE, "many names write no more"


def test_there_is_an_end_to_how_many(house: RunningHouse, ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    ann.post(path(table), answers=0, text="one")
    me = ann.id
    with house.sql() as sql:
        for at in range(1, MOST):
            sql.execute("INSERT INTO notes VALUES (?, ?, ?, 'more', 0)", (table["id"], me, at + 1000))
    assert ann.post(path(table), answers=0, text="another in its place")[0]["text"] == "another in its place"
    with ann.socket(table) as place:
        place.move()
    assert ann.refused("POST", path(table), answers=1, text="one more").key == "too-many-notes"
    assert len(ann.get(path(table))) == MOST
    assert bob.post(path(table), answers=1, text="mine is the first")
