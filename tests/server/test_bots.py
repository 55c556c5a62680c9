"""Bots in the house: they play, and whatever they do, the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import children_of, is_running
from tests.server import strange_bots
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Place, play

pytestmark = pytest.mark.xdist_group("strange-bots")


def house_of_strange_bots(folder: Path, seconds: str) -> RunningHouse:
    bots = folder / "bots"
    bots.mkdir()
    return RunningHouse(folder, BOT_SECONDS=seconds, **strange_bots.installed_in(bots)).open()


@pytest.fixture(scope="module")
def strange_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that waits for no bot."""
    house = house_of_strange_bots(tmp_path_factory.mktemp("strange-house"), "0.5")
    yield house
    house.close()
    house.must_have_kept_calm()


@pytest.fixture(scope="module")
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that waits for a bot as long as any test takes."""
    house = house_of_strange_bots(tmp_path_factory.mktemp("patient-house"), "3600")
    yield house
    house.close()
    house.must_have_kept_calm()


def hear_bot(place: Place) -> None:
    """Play until the bot has moved."""
    while not place.decisions:
        place.hear()
    place.move()
    place.hear_until("move", lambda move: move["by"] == 1)


def bot_has_moved(place: Place) -> bool:
    return any(message["type"] == "move" and message["by"] == 1 for message in place.heard)


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
            hear_bot(place)
        place.settle()
        assert place.errors == []


def test_while_a_bot_hangs_the_bots_of_other_tables_play_on(strange_house: RunningHouse) -> None:
    ann = strange_house.guest("Ann")
    with ann.socket(ann.create("me", "sleeper")) as hanging, ann.socket(ann.create("me", "greedy")) as other:
        hanging.move()
        for _ in range(3):
            hear_bot(other)
        hanging.hear_until("move", lambda move: move["by"] == 1)


def test_while_a_bot_thinks_the_house_answers(patient_house: RunningHouse) -> None:
    ann = patient_house.guest("Ann")
    with ann.socket(ann.create("me", "ponderer")) as place:
        place.move()
        place.settle()
        ann.get("/api/games")
        place.settle()
        assert not bot_has_moved(place), "nothing has waited for the bot"
        sign(patient_house).touch()
        place.hear_until("move", lambda move: move["by"] == 1)
    sign(patient_house).unlink()


def sign(house: RunningHouse) -> Path:
    """The file that ends the thinking of its ponderers."""
    return Path(house.settings[strange_bots.SIGN.lower()])


def test_who_comes_back_while_a_bot_thinks_answers_alone(patient_house: RunningHouse) -> None:
    """The bot that stood in must not answer after the person has the seat again."""
    house = patient_house
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
        sign(house).touch()
        with ann.socket(ann.create("me", "ponderer")) as other:
            hear_bot(other)  # by now the first one has thought to the end
        assert not [told for told in place.settle() if told["type"] == "move"], "the bot has played for Ann"
    sign(house).unlink()


def test_when_the_house_is_killed_its_thinkers_go_too(strange_house: RunningHouse) -> None:
    house = strange_house
    ann = house.guest("Ann")
    with ann.socket(ann.create("me", "sleeper")) as place:
        place.move()
        children = eventually(lambda: children_of(house.pid), "a bot that thinks")
    house.kill()
    house.open()
    eventually(lambda: not any(map(is_running, children)), "the end of the bot pool")


def test_a_game_against_a_thinking_bot_is_played_to_the_end(ann: Person) -> None:
    with ann.socket(ann.create("me", "greedy")) as place:
        play(place)
