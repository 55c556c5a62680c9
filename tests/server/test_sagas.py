"""Sagas in the house: seeds that nobody can work out, people who come and go, a text to begin from."""

from __future__ import annotations

import json
from hashlib import blake2b

from tests.server.house import Person, RunningHouse
from tests.server.place import Message, play
from tests.server.saga_nights import following, played, points_of


def stored_setup(house: RunningHouse, table: Message) -> Message:
    with house.sql() as sql:
        (text,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (table["id"],)).fetchone()
    setup: Message = json.loads(text)
    return setup


def test_nothing_published_about_a_game_gives_the_seed_of_the_next_away(toy_house: RunningHouse) -> None:
    ann = toy_house.guest("Ann")
    first = played(ann, ann.create("me", "random", game="highwaymen", saga="two-nights"))
    second = following(ann, first)
    record = ann.ask("GET", f"/api/tables/{first['id']}/record").text
    published = record + json.dumps([first, second])
    seed = stored_setup(toy_house, second)["seed"]
    words = {word.strip('",') for line in published.splitlines() for word in (line, *line.split())}
    words |= {first["seed"], first["seed_hash"], second["seed_hash"]}
    hashes = {blake2b(f"{word}/2".encode(), digest_size=16).hexdigest() for word in words}
    assert first["seed"] in published
    assert seed not in published
    assert seed not in hashes
    assert "saga two-nights 1\n" in record
    assert stored_setup(toy_house, second)["saga"] == {"name": "two-nights", "number": 2}
    assert points_of(second) == points_of(first) == [score["total"] for score in scores(ann, first)]


def test_of_the_same_game_no_two_sagas_go_on_with_the_same_seed(toy_house: RunningHouse) -> None:
    """Whatever the next seed were worked out from, of what was before: it would be the same for both."""
    ann = toy_house.guest("Ann")
    first = played(ann, ann.create("me", "random", game="highwaymen", saga="two-nights"))
    twins = [toy_house.copy_of(first, status="playing", next=None) for _ in range(2)]
    later = [following(ann, twin) for twin in twins]
    assert len({stored_setup(toy_house, table)["seed"] for table in (*later, following(ann, first))}) == 3


def scores(ann: Person, table: Message) -> list[Message]:
    with ann.socket(table) as place:
        return list(place.scores)


def test_a_saga_that_an_older_house_began_goes_on(toy_house: RunningHouse) -> None:
    """Its rows still hold a seed of the saga, from which nothing follows any more."""
    ann = toy_house.guest("Ann")
    table = ann.create("me", "random", game="highwaymen", saga="two-nights")
    setup = stored_setup(toy_house, table)
    setup["saga"]["seed"] = "a seed of the saga"
    older = toy_house.copy_of(table)
    with toy_house.sql() as sql:
        sql.execute("UPDATE tables SET setup = ? WHERE id = ?", (json.dumps(setup), older["id"]))
    second = following(ann, played(ann, older))
    assert (second["saga"], second["saga_game"]) == ("two-nights", 2)
    derived = blake2b(b"a seed of the saga/2", digest_size=16).hexdigest()
    assert stored_setup(toy_house, second)["seed"] != derived


def test_a_saga_without_end_waits_for_whoever_comes_to_its_next_game(toy_house: RunningHouse) -> None:
    ann, bob = toy_house.guest("Ann"), toy_house.guest("Bob")
    first = ann.create("me", "random", game="highwaymen", saga="hard-times", saga_text="purse 7")
    with ann.socket(first) as place:
        assert [player["coins"] for player in place.view["players"]] == [7, 7]
        play(place)
    first = ann.look(first)
    assert (first["standing"], first["saga_ranking"]) == (None, None)
    second = following(ann, first)
    assert second["status"] == "waiting"
    assert [player["name"] or player["bot"] for player in second["players"]] == ["Ann", "random"]
    path = f"/api/tables/{second['id']}/seats"
    assert bob.refused("POST", path, order=[0, 1, None]).key == "only-host"
    assert ann.refused("POST", path, order=[0, 1, *[None] * 7]).key == "bad-setup"
    assert len(ann.post(path, order=[0, 1, None, None])["players"]) == 4
    seats = ann.post(path, order=[0, 1, 2])["players"]
    assert [player["kind"] for player in seats] == ["person", "bot", "open"]
    assert bob.sit(second)["me"] == [2]
    with ann.socket(ann.start(second)) as at_ann, bob.socket(second) as at_bob:
        play(at_ann, at_bob)
    assert following(ann, second)["saga_game"] == 3


def test_what_a_saga_does_not_allow_is_refused(toy_house: RunningHouse) -> None:
    ann = toy_house.guest("Ann")
    new = {"game": "highwaymen", "seats": ["me", "open"]}
    wrong = ann.refused("POST", "/api/tables", **new, saga="hard-times", saga_text="a purse")
    assert wrong.key == "bad-setup"
    assert "purse 3" in wrong.text
    assert ann.refused("POST", "/api/tables", **new, saga="two-nights", saga_text="purse 3").key == "bad-setup"
    for saga in ("two-nights", "hard-times"):
        table = ann.create("me", "open", game="highwaymen", saga=saga)
        assert ann.refused("POST", f"/api/tables/{table['id']}/seats", order=[0, 1, None]).key == "seats-fixed"
