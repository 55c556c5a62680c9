"""The next game of a saga with a live clock: no clock runs before the seated have come, or a countdown is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest

from tests.server.house import Person, RunningHouse
from tests.server.place import Message, play
from tests.server.saga_nights import following, names, played, with_the_toy

LIVE = {"kind": "live", "minutes": 10}
HOUR = "3600"


@pytest.fixture
def toy_with(tmp_path: Path, open_house: Callable[..., RunningHouse]) -> Callable[[str], RunningHouse]:
    """A house with the toy, whose next games wait so many seconds for those who are missing."""
    return lambda seconds: open_house(GATHER_SECONDS=seconds, pythonpath=with_the_toy(tmp_path / "toy"))


def second_night(ann: Person, bob: Person, clock: Message) -> Message:
    """A first game of Ann and Bob and a bot, played to its end; the table of the second."""
    first = ann.create("me", "open", "random", game="highwaymen", saga="two-nights", clock=clock)
    bob.sit(first)
    return following(ann, played(ann, bob, ann.start(first)))


def test_the_clocks_start_when_everybody_has_come(toy_with: Callable[[str], RunningHouse]) -> None:
    house = toy_with(HOUR)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = second_night(ann, bob, LIVE)
    assert (table["status"], table["gathers"], table["starts_in"]) == ("waiting", True, None)
    with house.stranger().socket(table), bob.socket(table) as at_bob:
        at_bob.hear_until("table", lambda told: told["table"]["starts_in"] is not None)
        assert 3000 < at_bob.table["starts_in"] <= 3600, "Bob sees how long he may have to wait"
        assert at_bob.table["left"] is None
        with ann.socket(table) as at_ann:
            for place in (at_ann, at_bob):
                while place.table["status"] == "waiting":
                    place.hear()
                assert (place.table["gathers"], place.table["starts_in"]) == (False, None)
                assert sum(place.table["left"]) > 3 * 600 - 60


def test_who_does_not_come_is_waited_for_until_the_countdown_is_over(
    toy_with: Callable[[str], RunningHouse],
) -> None:
    house = toy_with("1.5")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = second_night(ann, bob, LIVE)
    sleep(3)
    assert ann.look(table)["status"] == "waiting", "no countdown runs while nobody is there"
    with bob.socket(table) as at_bob:
        at_bob.hear_until("table", lambda told: told["table"]["starts_in"] is not None)
        at_bob.hear_until("state", lambda state: state["table"]["status"] == "playing")


def test_a_countdown_ends_when_everybody_has_gone_again(toy_with: Callable[[str], RunningHouse]) -> None:
    house = toy_with("4")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = second_night(ann, bob, LIVE)
    with bob.socket(table) as at_bob:
        at_bob.hear_until("table", lambda told: told["table"]["starts_in"] is not None)
    sleep(6)
    assert ann.look(table)["status"] == "waiting"
    assert ann.look(table)["starts_in"] is None


def test_the_host_need_not_wait(toy_with: Callable[[str], RunningHouse]) -> None:
    house = toy_with(HOUR)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = second_night(ann, bob, LIVE)
    assert ann.start(table)["status"] == "playing"


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "days", "days": 2}])
def test_where_nobody_hurries_the_next_game_starts_at_once(toy_house: RunningHouse, clock: Message) -> None:
    table = second_night(toy_house.guest("Ann"), toy_house.guest("Bob"), clock)
    assert (table["status"], table["gathers"]) == ("playing", False)


def night_that_bob_left(ann: Person, bob: Person, clock: Message) -> Message:
    """A first game that a bot has played for Bob; the table of the second."""
    first = ann.create("me", "open", "random", game="highwaymen", saga="two-nights", clock=clock)
    bob.sit(first)
    ann.start(first)
    bob.post(f"/api/tables/{first['id']}/leave")
    return following(ann, played(ann, first))


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "days", "days": 2}, LIVE])
def test_nobody_waits_for_whoever_has_left_a_series(
    toy_with: Callable[[str], RunningHouse], clock: Message
) -> None:
    """The bot that has played for them plays on: without a clock the others would wait for ever."""
    house = toy_with(HOUR)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    second = night_that_bob_left(ann, bob, clock)
    with ann.socket(second) as at_ann:
        while at_ann.table["status"] == "waiting":
            at_ann.hear()
        assert [player["stand_in"] for player in at_ann.table["players"]] == [False, True, False]
        play(at_ann)
        assert ann.look(second)["status"] == "over"


def test_who_comes_back_to_a_series_plays_for_themselves(toy_house: RunningHouse) -> None:
    ann, bob = toy_house.guest("Ann"), toy_house.guest("Bob")
    second = night_that_bob_left(ann, bob, {"kind": "none"})
    toy_house.kill()
    toy_house.open()
    with ann.socket(second) as at_ann, bob.socket(second) as at_bob:
        assert at_bob.table["players"][1]["stand_in"], "and the house remembers"
        at_bob.say(type="return", seat=1)
        assert not at_bob.hear_until("state")["table"]["players"][1]["stand_in"]
        play(at_ann, at_bob)


def test_in_a_series_nobody_is_put_out_of_their_seat_with_its_points(
    toy_with: Callable[[str], RunningHouse],
) -> None:
    """The host who is behind would sit down where the leader was, or put a weak bot there."""
    house = toy_with(HOUR)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = second_night(ann, bob, LIVE)
    assert ann.look(table)["host"]
    path = f"/api/tables/{table['id']}/seat"
    for seat in (1, 2):
        for kind in ("open", "random"):
            assert ann.refused("POST", path, seat=seat, kind=kind)[:2] == (409, "seats-kept")
    assert names(ann.look(table)) == ["Ann", "Bob", "random"]


def test_nor_is_a_seat_that_somebody_has_left_there_for_another_to_take(
    toy_with: Callable[[str], RunningHouse],
) -> None:
    house = toy_with(HOUR)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = second_night(ann, bob, LIVE)
    bob.post(f"/api/tables/{table['id']}/leave")
    assert names(ann.look(table)) == ["Ann", "greedy", "random"], "a bot plays for whoever has left, as in a game"
    assert ann.refused("POST", f"/api/tables/{table['id']}/sit", seat=1).key == "seat-taken"
    with ann.socket(table) as at_ann:
        while at_ann.table["status"] == "waiting":
            at_ann.hear()
