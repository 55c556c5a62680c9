"""Old worlds: bots play the first games of a saga while the house goes on; a failure leaves nothing behind."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message
from tests.server.saga_nights import with_the_toy
from tests.server.test_locked_store import locked

NEW: Message = {"game": "highwaymen", "seats": ["me", "open", "random"], "saga": "hard-times"}


def ahead(person: Person, games: int, **more: Any) -> list[Message]:
    """All that the house tells while bots play ahead."""
    answer = person.ask("POST", "/api/tables/ahead", {**NEW, "ahead": games, **more})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/event-stream")
    return [json.loads(line.removeprefix("data: ")) for line in answer.text.split("\n\n") if line]


def test_bots_play_ahead_and_a_table_goes_on_from_there(toy_house: RunningHouse) -> None:
    ann = toy_house.guest("Ann")
    *progress, last = ahead(ann, 3, saga_text="purse 4 nights 2", public=False)
    assert progress == [{"done": done, "total": 3} for done in range(4)]
    table = last["table"]
    assert (table["status"], table["saga_game"], table["saga_id"]) == ("waiting", 6, table["id"])
    assert [player["kind"] for player in table["players"]] == ["person", "open", "bot"]
    page = ann.get(f"/api/sagas/{table['id']}")
    assert [chapter["number"] for chapter in page["annals"]] == [3, 4, 5]
    assert [game["number"] for game in page["games"]] == [6]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"ahead": 0}, "bad-request"),
        ({"ahead": 11}, "bad-request"),
        ({"saga": "two-nights"}, "not-endless"),
        ({"saga": None}, "not-endless"),
        ({"saga": "odyssey"}, "no-such-saga"),
        ({"saga_text": "a purse"}, "bad-setup"),
        ({"seats": ["me"] * 9}, "bad-setup"),
        ({"seats": ["me", "nobody"]}, "no-such-bot"),
        ({"game": "chess"}, "no-such-game"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    toy_house: RunningHouse, wrong: Message, key: str
) -> None:
    ann = toy_house.guest("Ann")
    assert ann.refused("POST", "/api/tables/ahead", **{**NEW, "ahead": 1, **wrong}).key == key
    assert toy_house.stranger().refused("POST", "/api/tables/ahead", **NEW, ahead=1).key == "who-are-you"


def test_too_little_time_leaves_nothing_half_made(open_house: Callable[..., RunningHouse], tmp_path: Path) -> None:
    house = open_house(pythonpath=with_the_toy(tmp_path / "toy"), AHEAD_SECONDS="0")
    ann = house.guest("Ann")
    *_, last = ahead(ann, 10)
    assert last["error"]["key"] == "ahead-failed"
    assert last["error"]["text"].endswith(".")
    assert ann.get("/api/tables?which=mine") == []
    *_, last = ahead(house.guest("Анна", "ru"), 1)
    assert "боты" in last["error"]["text"].lower()


def test_a_world_that_cannot_be_stored_is_refused_with_a_sentence(
    open_house: Callable[..., RunningHouse], tmp_path: Path
) -> None:
    house = open_house(pythonpath=with_the_toy(tmp_path / "toy"), STORE_SECONDS="0.3")
    ann = house.guest("Ann")
    with locked(house):
        *_, last = ahead(ann, 1)
    assert last["error"]["key"] == "not-stored"
    *_, last = ahead(ann, 1)
    assert last["table"]["status"] == "waiting"


def test_the_house_answers_others_meanwhile_and_plays_ahead_once_for_each(toy_house: RunningHouse) -> None:
    ann, bob = toy_house.guest("Ann"), toy_house.guest("Bob")
    long = {**NEW, "seats": ["me", "open", "open", "open"], "options": {"rounds": 6, "scouts": True}, "ahead": 10}
    with ann.http.stream("POST", "/api/tables/ahead", json=long) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines).removeprefix("data: ")) == {"done": 0, "total": 10}
        assert ann.refused("POST", "/api/tables/ahead", **NEW, ahead=1).key == "ahead-busy"
        start = monotonic()
        bob.get("/api/games")
        assert monotonic() - start < 2
    # Ann has hung up: her games are not played on, and no table is set.
    path, wish = "/api/tables/ahead", {**NEW, "ahead": 1}
    eventually(lambda: ann.ask("POST", path, wish).status_code == 200, "her next wish")
    assert len(ann.get("/api/tables?which=mine")) == 1
