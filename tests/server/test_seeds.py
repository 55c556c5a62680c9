"""People add to the seed of their game: nobody can choose it, and everybody can check that."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from crownlands.core.dice import seed_hash
from crownlands.core.errors import BadRecord
from crownlands.core.records import Record
from crownlands.core.registry import game
from crownlands.core.seeds import SeedPart, SharedSeed
from tests.server.giver import Giver
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message, play

LONG = {"SEED_SECONDS": "600"}
"""Longer than any test: whoever is waited for is really waited for."""
Opening = Callable[..., RunningHouse]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that waits for every part."""
    running = RunningHouse(tmp_path_factory.mktemp("patient"), **LONG).open()
    yield running
    running.close()
    running.must_have_kept_calm()


def two_and_a_bot(house: RunningHouse) -> tuple[Person, Person, Message]:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create("me", "open", "random")
    return ann, bob, bob.sit(table)


def solo(person: Person) -> Message:
    """A table with one person, whose program adds a part to the seed."""
    wish = {"game": "legends", "seats": ["me", "random"]}
    answer = person.ask("POST", "/api/tables?part=true", wish)
    assert answer.status_code == 200, answer.text
    table: Message = answer.json()
    return table


def record_of(person: Person, table: Message) -> Record:
    return Record.parse(person.ask("GET", f"/api/tables/{table['id']}/record").text)


def test_two_people_and_a_bot_make_a_seed(patient: RunningHouse) -> None:
    ann, bob, table = two_and_a_bot(patient)
    with ExitStack() as stack:
        givers = [Giver(person, table) for person in (ann, bob)]
        for giver in givers:
            stack.enter_context(giver.place)
            giver.commit()
        ann.start(table)
        for giver in givers:
            giver.show_when_asked()
        started = [giver.wait_for_start() for giver in givers]
        shown = [{"seat": n, "commitment": g.commitment, "part": g.part} for n, g in enumerate(givers)]
        assert started[0]["seed_parts"] == started[1]["seed_parts"] == shown
        assert started[0]["seed_hash"] == table["seed_hash"]
        assert (started[0]["seed"], started[0]["house_part"]) == (None, None)
        play(*(giver.place for giver in givers))
    over = ann.look(table)
    shared = SharedSeed(over["house_part"], tuple(SeedPart(n, g.commitment, g.part) for n, g in enumerate(givers)))
    assert seed_hash(over["house_part"]) == table["seed_hash"]
    assert over["seed"] == shared.seed
    record = record_of(ann, table)
    assert record.shared_seed == shared
    record.verify(game("legends"))


def test_no_part_is_taken_before_all_commitments_stand(patient: RunningHouse) -> None:
    """Otherwise the house, or whoever it tells, could choose a part that suits the others."""
    ann, bob, table = two_and_a_bot(patient)
    at_ann, at_bob = Giver(ann, table), Giver(bob, table)
    with at_ann.place, at_bob.place:
        at_ann.commit()
        at_ann.show()
        at_ann.place.settle()
        assert ann.look(table)["seed_parts"] == [{"seat": 0, "commitment": at_ann.commitment, "part": None}]
        ann.start(table)
        at_bob.commit()
        assert [part["seat"] for part in ann.look(table)["seed_parts"]] == [0], "too late"
        at_ann.show_when_asked()
        assert [part["seat"] for part in at_bob.wait_for_start()["seed_parts"]] == [0]


def test_a_part_must_belong_to_its_commitment(patient: RunningHouse) -> None:
    table = solo(ann := patient.guest("Ann"))
    giver = Giver(ann, table)
    with giver.place as place:
        giver.commit()
        assert place.refusal(type="show", part="0" * 64) == "bad-seed-part"
        assert place.refusal(type="show", part="zero") == "bad-seed-part"
        assert place.refusal(type="commit", commitment="0") == "bad-seed-part"
        giver.show()
        assert giver.wait_for_start()["seed_parts"][0]["part"] == giver.part
        giver.show()
        giver.commit()
        assert place.errors == ["bad-seed-part"] * 3, "a repeated part does no harm"


def test_alone_against_bots_nobody_waits(patient: RunningHouse) -> None:
    table = solo(ann := patient.guest("Ann"))
    assert (table["status"], table["shuffling"]) == ("waiting", "commit")
    giver = Giver(ann, table)
    with giver.place:
        giver.commit()
        giver.show_when_asked()
        assert giver.wait_for_start()["status"] == "playing"


def test_a_program_that_adds_nothing_is_not_waited_for(patient: RunningHouse) -> None:
    ann, _, table = two_and_a_bot(patient)
    started = ann.start(table)
    assert (started["status"], started["seed_parts"], started["shuffling"]) == ("playing", [], None)
    assert ann.create("me", "random")["status"] == "playing"


def test_while_the_seed_is_made_nobody_changes_seats(patient: RunningHouse) -> None:
    ann, bob, table = two_and_a_bot(patient)
    giver = Giver(ann, table)
    with giver.place:
        giver.commit()
        assert ann.start(table)["shuffling"] == "show"
        where = f"/api/tables/{table['id']}"
        assert ann.refused("POST", f"{where}/seat", seat=2, kind="open").key == "started-already"
        assert ann.refused("POST", f"{where}/start").key == "started-already"
        assert bob.refused("POST", f"{where}/leave").key == "started-already"


def test_who_has_left_the_table_has_no_part_in_it(patient: RunningHouse) -> None:
    ann, bob, table = two_and_a_bot(patient)
    at_ann, at_bob = Giver(ann, table), Giver(bob, table)
    with at_ann.place, at_bob.place:
        at_ann.commit()
        at_bob.commit()
        bob.post(f"/api/tables/{table['id']}/leave")
        ann.post(f"/api/tables/{table['id']}/seat", seat=1, kind="random")
        assert [part["seat"] for part in ann.start(table)["seed_parts"]] == [0]
        at_ann.show_when_asked()
        assert at_ann.wait_for_start()["status"] == "playing"


def test_who_never_answers_is_left_out_for_all_to_see(open_house: Opening) -> None:
    house = open_house(SEED_SECONDS="2")
    ann, bob, table = two_and_a_bot(house)
    at_ann, at_bob = Giver(ann, table), Giver(bob, table)
    with at_ann.place, at_bob.place:
        at_ann.commit()
        at_bob.commit()
        ann.start(table)
        started = at_ann.wait_for_start()
        play(at_ann.place, at_bob.place)
    assert [(part["seat"], part["part"]) for part in started["seed_parts"]] == [(0, None), (1, None)]
    record = record_of(ann, table)
    assert record.shared_seed is not None
    assert [part.text for part in record.shared_seed.parts] == [None, None]
    record.verify(game("legends"))


def test_a_table_whose_host_never_comes_starts_all_the_same(open_house: Opening) -> None:
    house = open_house(SEED_SECONDS="1")
    table = solo(ann := house.guest("Ann"))
    started = eventually(lambda: (now := ann.look(table))["status"] == "playing" and now, "the start")
    assert started["seed_parts"] == []


def test_commitments_outlive_a_restart(open_house: Opening) -> None:
    house = open_house(**LONG)
    ann, bob, table = two_and_a_bot(house)
    at_ann, at_bob = Giver(ann, table), Giver(bob, table)
    at_ann.commit()
    at_bob.commit()
    ann.start(table)
    at_ann.show_when_asked()
    at_ann.place.settle()
    house.kill()
    house.open()
    at_bob.place = bob.socket(table)
    with at_bob.place:
        assert at_bob.place.table["seed_hash"] == table["seed_hash"]
        at_bob.show_when_asked()
        started = at_bob.wait_for_start()
    assert [part["part"] for part in started["seed_parts"]] == [at_ann.part, at_bob.part]


def test_a_table_that_was_starting_starts_after_a_restart(open_house: Opening) -> None:
    house = open_house(SEED_SECONDS="600")
    ann, _, table = two_and_a_bot(house)
    giver = Giver(ann, table)
    giver.commit()
    ann.start(table)
    house.kill()
    house.settings["SEED_SECONDS"] = "0"
    house.open()

    def status() -> bool:
        with house.sql() as sql:
            (found,) = sql.execute("SELECT status FROM tables WHERE id = ?", (table["id"],)).fetchone()
        return bool(found == "playing")

    eventually(status, "the start, though nobody looks at the table")


def test_a_rematch_waits_for_those_who_took_part(patient: RunningHouse) -> None:
    ann, bob, table = two_and_a_bot(patient)
    givers = [Giver(ann, table), Giver(bob, table)]
    for giver in givers:
        giver.commit()
    ann.start(table)
    for giver in givers:
        giver.show_when_asked()
    for giver in givers:
        giver.wait_for_start()
    play(*(giver.place for giver in givers))
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert (again["shuffling"], again["seed_parts"]) == ("commit", [])
    assert again["seed_hash"] != table["seed_hash"]
    others = [Giver(ann, again), Giver(bob, again)]
    for giver in others:
        giver.commit()
    for giver in others:
        giver.show_when_asked()
    for giver in others:
        assert [part["part"] for part in giver.wait_for_start()["seed_parts"]] == [o.part for o in others]
    for giver in [*givers, *others]:
        giver.place.close()


def test_a_house_that_changes_its_part_is_found_out(open_house: Opening) -> None:
    """It has seen Ann's part, and would like another seed: what it showed before the game proves it a cheat."""
    house = open_house(**LONG)
    table = solo(ann := house.guest("Ann"))
    giver = Giver(ann, table)
    with giver.place:
        giver.commit()
        giver.show_when_asked()
        giver.wait_for_start()
        play(giver.place)
    honest = record_of(ann, table)
    house.close()
    with house.sql() as sql:
        (text,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (table["id"],)).fetchone()
        ground = json.dumps({**json.loads(text), "seed": "a seed that suits the house"})
        sql.execute("UPDATE tables SET setup = ? WHERE id = ?", (ground, table["id"]))
        sql.execute('DELETE FROM entries WHERE "table" = ?', (table["id"],))
        sql.execute("UPDATE tables SET status = 'playing' WHERE id = ?", (table["id"],))
    house.open()
    with ann.socket(table) as place:
        assert place.table["seed_hash"] != table["seed_hash"], "Ann's browser knows the one that it was shown"
        play(place)
    cheat = record_of(ann, table)
    assert cheat.seed_hash != honest.seed_hash
    claimed = cheat.text().replace(cheat.seed_hash, honest.seed_hash)
    with pytest.raises(BadRecord, match="house's part of the seed does not match the hash"):
        Record.parse(claimed).verify(game("legends"))


def test_a_host_who_starts_at_once_is_given_time_to_commit(patient: RunningHouse) -> None:
    ann, _, table = two_and_a_bot(patient)
    assert ann.post(f"/api/tables/{table['id']}/start?part=true")["shuffling"] == "commit"
    giver = Giver(ann, table)
    with giver.place:
        giver.commit()
        giver.show_when_asked()
        assert giver.wait_for_start()["seed_parts"][0]["part"] == giver.part
