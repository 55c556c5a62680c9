"""What has happened since my last turn: who did what, and what everybody has more or less of by now."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.house import Person
from tests.server.place import Message, play
from tests.server.test_play import duel


def news(person: Person, table: Message, seat: int) -> Message:
    told: Message = person.get(f"/api/tables/{table['id']}/news?seat={seat}")
    return told


def test_it_tells_what_the_other_did_and_the_difference_of_what_the_rules_count(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=24, seed="news")
        place, seat = (at_ann, 0) if at_ann.decisions else (at_bob, 1)
        me, other = (ann, 1) if seat == 0 else (bob, 0)
        told = news(me, table, seat)
        before, after = me.at(table, told["since"])["view"], me.at(table, told["until"])["view"]
        assert told["since"] < told["until"]
        rival = next(row for row in told["seats"] if row["seat"] == other)
        assert all(event["seat"] == other and event["at"] >= told["since"] for event in rival["events"])
        assert [event for event in place.events if event["seat"] == other and event["at"] > told["since"]] == [
            event for event in rival["events"] if event["at"] > told["since"]
        ]
        counted = {change["key"]: change["by"] for change in rival["changes"]}
        for key, there in (("coins", "coins"), ("points", "points")):
            assert counted.get(key, 0) == after["players"][other][there] - before["players"][other][there]
        assert not any(row["events"] for row in told["seats"] if row["seat"] == seat)


def test_it_stays_the_same_while_i_take_my_turn(ann: Person) -> None:
    table = ann.create("me", "random", seed="news")
    with ann.socket(table) as place:
        random = Random("news")
        while not (place.decisions and place.answers > 20 and place.decisions[0]["prompt"] == "take-card"):
            if place.must_speak:
                place.move(random.choice(place.decisions[0]["options"]))
            else:
                place.hear()
        told = news(ann, table, 0)
        assert told["seats"]
        place.move()
        assert place.decisions, "the card has to be used"
        assert news(ann, table, 0) == told


def test_a_stranger_and_another_seat_are_refused(ann: Person, bob: Person, eve: Person) -> None:
    table = duel(ann, bob)
    path = f"/api/tables/{table['id']}/news"
    assert ann.refused("GET", f"{path}?seat=1").key == "not-your-seat"
    assert ann.refused("GET", f"{path}?seat=-1").key == "not-your-seat"
    assert eve.refused("GET", f"{path}?seat=0").key == "not-your-seat"
    assert ann.house.stranger().refused("GET", f"{path}?seat=0").key == "who-are-you"
    assert ann.refused("GET", path).key == "bad-request"
    waiting = ann.create("me", "open")
    assert ann.refused("GET", f"/api/tables/{waiting['id']}/news?seat=0").key == "not-started"


@pytest.mark.parametrize(("name", "seats"), [("legends", 3), ("kingdoms", 4), ("xidit", 3), ("oath", 3)])
def test_every_game_tells_what_has_changed_and_nothing_that_is_hidden(ann: Person, name: str, seats: int) -> None:
    table = ann.create("me", *["random"] * (seats - 1), game=name, seed="news")
    random, changed = Random(name), 0
    with ann.socket(table) as place:
        while changed < 3 and not place.over:
            if not place.must_speak or place.asked != [0]:  # bots first: their answers depend on the order
                place.hear()
                continue
            told = news(ann, table, 0)
            changed += any(row["changes"] for row in told["seats"])
            events = [event for row in told["seats"] for event in row["events"]]
            assert all(event in place.events for event in events), "something else than in the log of this seat"
            for row in told["seats"] if name == "xidit" else ():
                hidden = {"coins", "units"} & {change["key"] for change in row["changes"]}
                assert row["seat"] == 0 or not hidden, "what is behind a screen stays there"
            place.move(random.choice(place.decisions[0]["options"]))
    assert changed == 3


@pytest.mark.parametrize(("game", "seats", "first"), [("kingdoms", 3, "select"), ("oath", 4, "act")])
def test_what_the_set_up_deals_out_is_no_change(ann: Person, game: str, seats: int, first: str) -> None:
    """Armies, resources, favor: until the first turn of the game begins, nobody has gained or lost anything."""
    table = ann.create("me", *["random"] * (seats - 1), game=game, seed="dealt 0")
    with ann.socket(table) as place:
        asked: list[str] = []
        while first not in asked:
            if not place.must_speak:
                place.hear()
                continue
            asked.append(place.decisions[0]["prompt"])
            if asked[-1] != first:
                assert not any(row["changes"] for row in news(ann, table, 0)["seats"]), asked
                place.move(place.decisions[0]["options"][0])
    assert len(asked) > 1, "Ann is asked before that"
