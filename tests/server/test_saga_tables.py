"""From one game of a saga without end to the next: people stay, leave and come; seats move, come and go."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import pytest

from crownlands.core.records import Record
from crownlands.core.series import Saga
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message, play
from tests.server.saga_nights import arrange, following, hard_times, names, played, with_the_toy
from tests.toys.highwaymen import GAME


@pytest.fixture
def people(toy_house: RunningHouse) -> list[Person]:
    return [toy_house.guest(name) for name in ("Ann", "Bob", "Cleo")]


def captain_of(table: Message) -> int | None:
    """The seat that has won alone: at the next table its role is marked."""
    return table["roles"].index("captain") if "captain" in table["roles"] else None


def night_with_a_captain(ann: Person, bob: Person, **more: Any) -> tuple[Message, Message]:
    """A first game that somebody has won alone, and the table of the second."""
    for attempt in range(20):
        first = hard_times(ann, "me", "open", "random", **more)
        bob.sit(first)
        first = played(ann, bob, ann.start(first), seed=f"attempt {attempt}")
        second = following(ann, first)
        if captain_of(second) is not None:
            return first, second
    raise AssertionError("nobody ever wins alone")


def test_three_games_while_people_leave_and_come(people: list[Person]) -> None:
    ann, bob, cleo = people
    first, second = night_with_a_captain(ann, bob)
    assert (second["status"], names(second)) == ("waiting", ["Ann", "Bob", "random"])
    assert (second["saga_id"], second["saga_game"]) == (first["id"], 2)
    assert (second["host"], bob.look(second)["host"]) == (True, False)
    assert cleo.refused("POST", f"/api/tables/{second['id']}/sit").key == "seat-taken"
    bob.post(f"/api/tables/{second['id']}/leave")
    assert cleo.sit(second)["me"] == [1]
    assert names(arrange(ann, second, 0, 1)) == ["Ann", "Cleo"]
    second = played(ann, cleo, ann.start(second))
    third = following(ann, second)
    assert (third["saga_game"], names(third)) == (3, ["Ann", "Cleo"])
    arrange(ann, third, 0, 1, None, None)
    assert bob.sit(third, 3)["me"] == [3]
    ann.post(f"/api/tables/{third['id']}/seat", seat=2, kind="random")
    third = played(ann, bob, cleo, ann.start(third))
    assert names(following(ann, third)) == names(third) == ["Ann", "Cleo", "random", "Bob"]
    page = bob.get(f"/api/sagas/{first['id']}")
    assert [(game["number"], names(game)) for game in page["games"]] == [
        (1, ["Ann", "Bob", "random"]),
        (2, ["Ann", "Cleo"]),
        (3, ["Ann", "Cleo", "random", "Bob"]),
        (4, ["Ann", "Cleo", "random", "Bob"]),
    ]


def test_the_role_goes_where_its_seat_goes_and_with_the_seat(
    toy_house: RunningHouse, people: list[Person]
) -> None:
    ann, bob, _ = people
    _, second = night_with_a_captain(ann, bob)
    captain = captain_of(second)
    assert captain is not None
    others = [seat for seat in range(3) if seat != captain]
    moved = arrange(ann, second, *others, captain)
    assert moved["roles"] == [None, None, "captain"]
    assert names(moved)[2] == names(second)[captain]
    with toy_house.sql() as sql:
        (setup,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (second["id"],)).fetchone()
    purse = json.loads(setup)["heritage"]["purse"]
    with ann.socket(ann.start(moved)) as place:
        assert [player["coins"] for player in place.view["players"]] == [purse, purse, purse + 1]
        assert place.table["roles"] is None
    _, second = night_with_a_captain(ann, bob)
    captain = captain_of(second)
    assert captain is not None
    if names(second)[captain] == "Ann":
        ann.post(f"/api/tables/{second['id']}/leave")
        ann = bob
    without = arrange(ann, second, *(seat for seat in range(3) if seat != captain))
    assert without["roles"] == [None, None]


def test_who_puts_the_captain_out_is_not_the_captain(toy_house: RunningHouse, people: list[Person]) -> None:
    """Otherwise a host who has lost would sit down in the winner's seat and have what it brings."""
    ann, bob, _ = people
    _, second = night_with_a_captain(ann, bob)
    with toy_house.sql() as sql:
        (stored,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (second["id"],)).fetchone()
    setup = json.loads(stored)
    second = toy_house.copy_of(second, setup={**setup, "heritage": {**setup["heritage"], "captain": 1}})
    assert ann.look(second)["roles"] == [None, "captain", None]
    put_out = ann.post(f"/api/tables/{second['id']}/seat", seat=1, kind="open")
    assert put_out["roles"] == [None] * 3
    assert ann.sit(second, 1)["roles"] == [None] * 3


@pytest.mark.parametrize("order", [[0, 0], [0, 3], [0, -1], [0, 1, 2, None, None], [0]])
def test_seats_that_cannot_be_are_refused(people: list[Person], order: list[int | None]) -> None:
    ann, bob, _ = people
    _, second = night_with_a_captain(ann, bob)
    refused = ann.refused("POST", f"/api/tables/{second['id']}/seats", order=order)
    assert refused.key in ("no-such-seat", "bad-setup")
    assert names(ann.look(second)) == ["Ann", "Bob", "random"]


def test_whoever_comes_is_the_host_when_the_host_has_left(people: list[Person]) -> None:
    ann, bob, cleo = people
    _, second = night_with_a_captain(ann, bob)
    ann.post(f"/api/tables/{second['id']}/leave")
    assert (ann.look(second)["host"], bob.look(second)["host"]) == (False, True)
    bob.post(f"/api/tables/{second['id']}/leave")
    assert cleo.refused("POST", f"/api/tables/{second['id']}/start").key == "only-host"
    assert cleo.sit(second)["host"]
    arrange(cleo, second, *[seat for seat, name in enumerate(names(cleo.look(second))) if name])
    assert cleo.start(second)["status"] == "playing"
    assert cleo.look(second)["host"]


def test_a_host_whom_a_bot_stood_in_for_is_gone(people: list[Person]) -> None:
    ann, bob, _ = people
    first = hard_times(ann, "me", "open")
    bob.sit(first)
    ann.start(first)
    ann.post(f"/api/tables/{first['id']}/leave")
    second = following(bob, played(bob, first))
    assert (second["host"], names(second)) == (True, ["Ann", "Bob"])


def be_away(house: RunningHouse, person: Person, seconds: float = 700) -> None:
    """Somebody was last here so many seconds ago: as soon as their last visit is written down."""
    who, now = person.id, time()

    def seen() -> float:
        with house.sql() as sql:
            return float(sql.execute("SELECT seen FROM people WHERE id = ?", (who,)).fetchone()[0])

    eventually(lambda: seen() > now, "a visit is written down")
    with house.sql() as sql:
        sql.execute("UPDATE people SET seen = ? WHERE id = ?", (time() - seconds, who))


def test_a_host_who_does_not_come_is_not_waited_for_for_ever(
    toy_house: RunningHouse, people: list[Person]
) -> None:
    ann, bob, _ = people
    _, second = night_with_a_captain(ann, bob)
    assert bob.refused("POST", f"/api/tables/{second['id']}/start").key == "only-host"
    late = toy_house.copy_of(second, created=time() - 700)
    with ann.socket(late):
        assert not bob.look(late)["host"]
        assert bob.refused("POST", f"/api/tables/{late['id']}/start").key == "only-host"
    later = toy_house.copy_of(second, created=time() - 700)
    be_away(toy_house, ann)
    assert bob.start(later)["status"] == "playing"
    assert (bob.look(later)["host"], ann.look(later)["host"]) == (True, False)


def test_a_host_whose_page_is_loaded_again_stays_the_host(toy_house: RunningHouse, people: list[Person]) -> None:
    """Otherwise somebody who waits for that moment puts the host out of their seat, and out of their role."""
    ann, bob, _ = people
    _, second = night_with_a_captain(ann, bob)
    late = toy_house.copy_of(second, created=time() - 700)
    ann.socket(late).close()
    with bob.socket(late) as at_bob:
        eventually(lambda: not at_bob.person.look(late)["players"][0]["online"], "Ann is gone")
        assert bob.refused("POST", f"/api/tables/{late['id']}/seat", seat=0, kind="open").key == "only-host"
        assert ann.look(late)["host"]
        be_away(toy_house, ann)
        assert bob.post(f"/api/tables/{late['id']}/seat", seat=0, kind="open")["host"]


def test_a_stranger_does_not_take_the_place_of_a_host_who_is_away(
    toy_house: RunningHouse, people: list[Person]
) -> None:
    """Who has only just joined could put everybody out, and play their saga on without them."""
    ann, bob, cleo = people
    _, second = night_with_a_captain(ann, bob)
    opened = arrange(ann, second, None, 0, 1)
    assert cleo.sit(opened, 0)["me"] == [0]
    late = toy_house.copy_of(opened, created=time() - 700)
    assert (cleo.look(late)["host"], bob.look(late)["host"]) == (False, True)
    for kind in ("open", "random"):
        assert cleo.refused("POST", f"/api/tables/{late['id']}/seat", seat=2, kind=kind).key == "only-host"
    left = ann.post(f"/api/tables/{late['id']}/leave")
    assert (left["host"], cleo.look(late)["host"], bob.look(late)["host"]) == (False, False, True)
    bob.post(f"/api/tables/{late['id']}/leave")
    assert cleo.look(late)["host"]


def test_where_a_move_may_take_days_the_host_has_as_long_to_come(
    toy_house: RunningHouse, people: list[Person]
) -> None:
    """Whoever is up at night would be the host by morning, and could put everybody out."""
    ann, bob, _ = people
    _, second = night_with_a_captain(ann, bob, clock={"kind": "days", "days": 2})
    over_night = toy_house.copy_of(second, created=time() - 40_000)
    assert not bob.look(over_night)["host"]
    assert bob.refused("POST", f"/api/tables/{over_night['id']}/seat", seat=0, kind="open").key == "only-host"
    later = toy_house.copy_of(second, created=time() - 3 * 86_400)
    assert bob.look(later)["host"]


def test_the_house_may_close_and_open_between_two_games(
    open_house: Callable[..., RunningHouse], tmp_path: Path
) -> None:
    house = open_house(pythonpath=with_the_toy(tmp_path / "toy"))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    first, second = night_with_a_captain(ann, bob)
    house.kill()
    house.open()
    again = ann.look(second)
    assert [again[key] for key in ("status", "saga_id", "saga_game", "roles", "host")] == [
        second[key] for key in ("status", "saga_id", "saga_game", "roles", "host")
    ]
    arrange(ann, second, 1, 0, 2)
    house.close()
    house.open()
    assert names(ann.look(second)) == ["Bob", "Ann", "random"]
    third = following(ann, played(ann, bob, ann.start(second)))
    assert (third["saga_id"], third["saga_game"]) == (first["id"], 3)


def test_the_records_of_the_house_are_one_saga(people: list[Person]) -> None:
    ann, bob, _ = people
    first, second = night_with_a_captain(ann, bob)
    arrange(ann, second, 2, 0, 1)
    played(ann, bob, ann.start(second))
    texts = [ann.ask("GET", f"/api/tables/{table['id']}/record").text for table in (first, second)]
    saga = Saga.from_records(GAME, [Record.parse(text) for text in texts])
    assert len(saga.tables) == 3


def test_nothing_that_is_said_before_the_end_gives_the_next_game_away(
    toy_house: RunningHouse, people: list[Person]
) -> None:
    """All that everybody hears on real sockets, and all pages, hold neither the next seed nor what it deals."""
    ann, bob, cleo = people
    first = hard_times(ann, "me", "open")
    bob.sit(first)
    ann.start(first)
    places = [person.socket(first) for person in (ann, bob, cleo)]
    play(*places)
    second = following(ann, first)
    heard = [json.dumps(message) for place in places for message in place.heard]
    for place in places:
        place.close()
    pages = [f"/api/tables/{first['id']}/record", f"/api/sagas/{first['id']}", f"/api/tables/{second['id']}"]
    pages += [f"/api/sagas/{first['id']}/export/line", f"/api/tables/{first['id']}/at/0?seat=1"]
    heard += [ann.ask("GET", page).text for page in pages]
    with toy_house.sql() as sql:
        setups = sql.execute("SELECT setup FROM tables WHERE id IN (?, ?)", (first["id"], second["id"])).fetchall()
    before, after = sorted((json.loads(setup) for (setup,) in setups), key=lambda setup: setup["saga"]["number"])
    told = "\n".join(heard)
    assert before["seed"] in told
    assert after["seed"] not in told
    with ann.socket(second) as place:
        assert (place.view, place.decisions, place.events) == (None, [], [])
        assert after["seed"] not in json.dumps(place.heard)
