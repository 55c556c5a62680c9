"""Sagas in the house: seeds that nobody can work out, people who come and go, a text to begin from."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message, play

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with one game more: the toy, installed as somebody else's package would be."""
    package = tmp_path_factory.mktemp("toy")
    info = package / "highwaymen-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: highwaymen\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[crownlands.games]\nhighwaymen = tests.toys.highwaymen:GAME\n")
    path = os.pathsep.join([str(package), str(ROOT)])
    house = RunningHouse(tmp_path_factory.mktemp("toy-house"), pythonpath=path).open()
    yield house
    house.close()
    house.must_have_kept_calm()


def played(ann: Person, table: Message) -> Message:
    with ann.socket(table) as place:
        play(place)
    return ann.look(table)


def following(ann: Person, table: Message) -> Message:
    return ann.look({"id": eventually(lambda: ann.look(table)["next"], "the next game")})


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
    assert second["standing"] == first["standing"] == [score["total"] for score in scores(ann, first)]


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
    assert bob.refused("POST", path, count=3).key == "only-host"
    assert ann.refused("POST", path, count=9).key == "bad-setup"
    assert len(ann.post(path, count=4)["players"]) == 4
    assert [player["kind"] for player in ann.post(path, count=3)["players"]] == ["person", "bot", "open"]
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
        assert ann.refused("POST", f"/api/tables/{table['id']}/seats", count=3).key == "seats-fixed"
