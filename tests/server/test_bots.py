"""Bots in the house: they play, and whatever they do, the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest

from tests.processes import children_of, is_running
from tests.server import strange_bots
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Place, play

pytestmark = pytest.mark.xdist_group("strange-bots")
BOT_SECONDS = 1.5


@pytest.fixture(scope="module")
def strange_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    settings = strange_bots.installed_in(tmp_path_factory.mktemp("bots"))
    folder = tmp_path_factory.mktemp("strange-house")
    house = RunningHouse(folder, BOT_SECONDS=str(BOT_SECONDS), **settings).open()
    yield house
    house.close()
    house.must_have_kept_calm()


def hear_bot(place: Place) -> float:
    """Play until the bot has moved; returns how long it took."""
    while not place.decisions:
        place.hear()
    place.move()
    start = monotonic()
    place.hear_until("move", lambda move: move["by"] == 1)
    return monotonic() - start


def test_a_table_of_bots_plays_by_itself(ann: Person) -> None:
    table = ann.create("greedy", "random")
    with ann.socket(table) as place:
        while not place.over:
            place.hear()


def test_the_end_of_a_game_that_nobody_at_the_table_may_have_won(ann: Person) -> None:
    """The wire passes an empty first place through, and no total where points do not add up."""
    table = ann.create("random", "random", "random", game="xidit", variants={"short": True})
    with ann.socket(table) as place:
        while not place.over:
            place.hear()
        first, *others = place.ranking
        assert first == ([] if place.view["saviour"] is None else [place.view["saviour"]])
        assert sorted([*first, *(seat for shared in others for seat in shared)]) == [0, 1, 2]
        assert [score["total"] for score in place.scores] == [None] * 3
        assert all(len(score["items"]) == 3 for score in place.scores)


@pytest.mark.parametrize("name", ["quitter", "thrower", "hothead", "cheater", "sleeper"])
def test_for_a_bot_that_does_no_good_a_legal_answer_is_given_in_time(
    strange_house: RunningHouse, name: str
) -> None:
    ann = strange_house.guest("Ann")
    assert name in ann.get("/api/games")[0]["bots"]
    with ann.socket(ann.create("me", name)) as place:
        for _ in range(3 if name != "sleeper" else 2):
            assert hear_bot(place) < BOT_SECONDS * 2 + 3
        place.settle()
        assert place.errors == []


def test_while_a_bot_hangs_the_bots_of_other_tables_play_on(strange_house: RunningHouse) -> None:
    ann = strange_house.guest("Ann")
    with ann.socket(ann.create("me", "sleeper")) as hanging, ann.socket(ann.create("me", "greedy")) as other:
        hanging.move()
        for _ in range(3):
            assert hear_bot(other) < BOT_SECONDS * 2 + 3
        hanging.hear_until("move", lambda move: move["by"] == 1)


def test_while_bots_think_the_house_answers_at_once(strange_house: RunningHouse) -> None:
    ann = strange_house.guest("Ann")
    with ann.socket(ann.create("me", "sleeper")) as place:
        place.move()
        start = monotonic()
        place.settle()
        ann.get("/api/games")
        assert monotonic() - start < BOT_SECONDS * 0.8


def test_who_comes_back_while_a_bot_thinks_answers_alone(strange_house: RunningHouse) -> None:
    """The bot that stood in must not answer after the person has the seat again."""
    house = strange_house
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create("me", "open")
    bob.sit(table)
    ann.start(table)
    with house.sql() as sql:  # the bot that stands in, as an entry of the log, thinks for a moment
        entry = (table["id"], 1, "bot", 0, "ponderer", 0.0)
        sql.execute('INSERT INTO entries ("table", seq, kind, seat, ref, at) VALUES (?, ?, ?, ?, ?, ?)', entry)
    with ann.socket(table) as place:
        place.hear_until("state", lambda state: state["seq"] == 1)
        place.say(type="return", seat=0)
        place.hear_until("state", lambda state: state["seq"] == 2)
        with pytest.raises(TimeoutError):
            while True:
                assert place.hear(1.5)["type"] != "move", "the bot has played for Ann"


def test_when_the_house_is_killed_its_thinkers_go_too(strange_house: RunningHouse) -> None:
    house = strange_house
    ann = house.guest("Ann")
    with ann.socket(ann.create("me", "ponderer")) as place:
        hear_bot(place)
        children = children_of(house.pid)
        assert children
    house.kill()
    house.open()
    eventually(lambda: not any(map(is_running, children)), "the end of the bot_pool", 10)


def test_a_game_against_a_thinking_bot_is_played_to_the_end(ann: Person) -> None:
    with ann.socket(ann.create("me", "greedy")) as place:
        play(place)
