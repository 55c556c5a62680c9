"""The games that somebody has played: lists, statistics, and what a stranger is not told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from crownlands.server.database_tables import results, tables
from crownlands.server.my_games import counts_of, played_by
from crownlands.server.result_rows import place_by_seat
from crownlands.server.store import Store
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message, play


@pytest.fixture
def ann(house: RunningHouse) -> Person:
    return house.guest("Ann")


@pytest.fixture
def bob(house: RunningHouse) -> Person:
    return house.guest("Bob")


def finished(ann: Person, bob: Person, seed: str = "x") -> Message:
    table = ann.create("me", "open", "random")
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, seed=seed)
    found: Message = eventually(lambda: past(ann), "the result")[0]
    return found


def past(person: Person, query: str = "") -> list[Message]:
    found: list[Message] = person.get(f"/api/me/games{query}")["games"]
    return found


# -- what is kept ---------------------------------------------------------------------------------------------


def test_a_finished_game_is_in_the_history_and_the_statistics_of_everybody_at_it(ann: Person, bob: Person) -> None:
    game = finished(ann, bob)
    assert (game["game"], game["me"]) == ("legends", [0])
    assert [player["name"] for player in game["players"]] == ["Ann", "Bob", ""]
    places = place_by_seat(game["ranking"])
    assert game["place"] == places[0]
    assert past(bob)[0]["place"] == places[1]
    (told,) = ann.get("/api/me/statistics")["games"]
    won = int(places[0] == 1)
    assert told == {
        "game": "legends",
        "played": 1,
        "won": won,
        "average_place": places[0],
        "by_seats": [{"seats": 3, "played": 1, "won": won}],
        "against": [{"bot": "random", "played": 1, "won": won}],
    }
    assert ann.get("/api/me/statistics")["companions"] == ["Bob"]
    assert game["table"] not in [table["id"] for table in ann.get("/api/tables?which=mine")]


def test_the_history_is_filtered_by_game_outcome_and_company(ann: Person, bob: Person) -> None:
    game = finished(ann, bob)
    assert past(ann, "?game=legends&companion=Bob") == [game]
    assert past(ann, "?game=oath") == past(ann, "?companion=Eve") == []
    outcome = {"yes": past(ann, "?won=yes"), "no": past(ann, "?won=no")}
    assert outcome == ({"yes": [game], "no": []} if game["place"] == 1 else {"yes": [], "no": [game]})
    assert ann.refused("GET", "/api/me/games?won=perhaps")[:2] == (422, "bad-request")
    assert ann.refused("GET", "/api/me/games?page=-1")[:2] == (422, "bad-request")


def test_a_game_is_taken_off_my_list_alone_and_still_counts(ann: Person, bob: Person, house: RunningHouse) -> None:
    game = finished(ann, bob)
    assert ann.post(f"/api/me/games/{game['table']}/hide")["games"] == []
    assert past(ann) == []
    assert past(bob)
    assert ann.get("/api/me/statistics")["games"][0]["played"] == 1
    assert house.guest("Eve").refused("POST", f"/api/me/games/{game['table']}/hide")[:2] == (409, "not-over")


def test_nobody_is_told_what_others_have_played(ann: Person, bob: Person, house: RunningHouse) -> None:
    finished(ann, bob)
    assert past(house.guest("Eve")) == []
    assert house.guest("Eve").get("/api/me/statistics") == {"games": [], "companions": []}
    for path in ("/api/me/games", "/api/me/statistics"):
        assert house.stranger().refused("GET", path)[:2] == (401, "who-are-you")


def test_games_from_before_results_were_kept_are_entered_when_the_house_opens(
    open_house: Callable[..., RunningHouse],
) -> None:
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    game = finished(ann, bob)
    house.close()
    with house.sql() as sql:
        sql.execute("DELETE FROM results")
        sql.execute("UPDATE tables SET ranking = NULL")
    house.open()
    assert eventually(lambda: past(ann), "the old game") == [game]


@pytest.mark.parametrize(
    ("ranking", "places"),
    [
        ([[1], [0, 2], [3]], {1: 1, 0: 2, 2: 2, 3: 4}),
        ([[0, 1]], {0: 1, 1: 1}),
        ([[], [2], [0, 1]], {2: 2, 0: 3, 1: 3}),
    ],
)
def test_a_place_counts_everybody_before_it(ranking: list[list[int]], places: dict[int, int]) -> None:
    assert place_by_seat(ranking) == places


def test_thousands_of_games_are_counted_by_one_query_over_an_index(tmp_path: Path) -> None:
    store, random = Store(f"sqlite:///{tmp_path / 'many.db'}"), Random("many")
    rows = [
        {"table": f"t{number}", "seat": seat, "person": f"p{random.randrange(40)}", "name": "N", "game": "legends",
         "seats": 3, "bots": "level3", "place": seat + 1, "ended": float(number), "hidden": False}
        for number in range(6000) for seat in range(2)
    ]  # fmt: skip
    table = {"game": "legends", "status": "over", "public": False, "host": "p0", "setup": {}, "clock": {},
             "players": [], "created": 0.0, "changed": 0.0}  # fmt: skip
    with store.write() as connection:
        connection.execute(tables.insert(), [{"id": f"t{number}", **table} for number in range(6000)])
        connection.execute(results.insert(), rows)
        plan = sa.text(f"EXPLAIN QUERY PLAN {counts_of('p1').compile(compile_kwargs={'literal_binds': True})}")
        assert "USING INDEX ix_results_person_ended" in str(connection.execute(plan).all())
    mine = [row for row in rows if row["person"] == "p1"]
    assert sum(row["count"] for row in store.rows(counts_of("p1"))) == len(mine)
    assert len(store.rows(counts_of("p1"))) == 2
    newest = store.rows(played_by("p1").limit(20))
    assert [row["table"] for row in newest] == sorted(
        {row["table"] for row in mine}, key=lambda name: -int(str(name)[1:])
    )[:20]
    store.close()


# -- tables on the front page ---------------------------------------------------------------------------------


def ids(person: Person, which: str) -> list[str]:
    return [table["id"] for table in person.get(f"/api/tables?which={which}")]


def test_public_games_of_others_can_be_watched_and_private_ones_are_not_shown(
    ann: Person, bob: Person, house: RunningHouse
) -> None:
    public, private = ann.create("me", "random", public=True), ann.create("me", "random", public=False)
    for eve in (house.guest("Eve"), house.stranger(), bob):
        shown = ids(eve, "watch")
        assert public["id"] in shown
        assert private["id"] not in shown
    assert public["id"] not in ids(ann, "watch"), "my own tables stand elsewhere"
    assert public["id"] not in ids(bob, "open")
    private_open = ann.create("me", "open", public=False)
    assert private_open["id"] not in ids(house.stranger(), "open")


def test_a_card_shows_how_far_the_game_is_and_a_small_map(ann: Person) -> None:
    table = ann.create("me", "random", variants={"map": "old-kingdom"}, seed="glance")
    with ann.socket(table) as place:
        play(place, answers=70, seed="glance")
    (card,) = [row for row in ann.get("/api/tables?which=mine") if row["id"] == table["id"]]
    assert card["glance"]["progress"]["key"] == "turn"
    places = card["glance"]["map"]["places"]
    assert len(places) > 10
    assert any(spot["seat"] is not None for spot in places)


def test_what_waits_for_me_comes_first_and_there_what_has_the_least_time_left(ann: Person, bob: Person) -> None:
    slow = ann.create("me", "random", clock={"kind": "days", "days": 7})
    quick = ann.create("me", "random", clock={"kind": "live", "minutes": 5})
    untimed = ann.create("me", "random")
    waiting = ann.create("me", "open")
    assert ids(ann, "mine") == [quick["id"], slow["id"], untimed["id"], waiting["id"]]


def test_the_host_clears_away_a_table_that_has_not_begun(ann: Person, bob: Person, house: RunningHouse) -> None:
    table = ann.create("me", "open", "open")
    bob.sit(table)
    assert bob.refused("POST", f"/api/tables/{table['id']}/delete")[:2] == (403, "only-host")
    ann.post(f"/api/tables/{table['id']}/delete")
    assert bob.refused("GET", f"/api/tables/{table['id']}")[:2] == (404, "no-such-table")
    assert table["id"] not in ids(bob, "mine")
    with house.sql() as sql:
        assert sql.execute('SELECT count(*) FROM seats WHERE "table" = ?', (table["id"],)).fetchone() == (0,)
    running = ann.create("me", "random")
    assert ann.refused("POST", f"/api/tables/{running['id']}/delete")[:2] == (409, "started-already")


def test_a_rematch_that_was_cleared_away_can_be_set_again(ann: Person, bob: Person, house: RunningHouse) -> None:
    table = finished(ann, bob)["table"]
    following = ann.post(f"/api/tables/{table}/rematch")
    with house.sql() as sql:
        (setup,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (following["id"],)).fetchone()
        assert json.loads(setup)["saga"] is None
    waiting = house.copy_of(following, entries=False, status="waiting", host=ann.id)
    with house.sql() as sql:
        sql.execute("UPDATE tables SET next = ?, changed = changed + 1 WHERE id = ?", (waiting["id"], table))
    ann.post(f"/api/tables/{waiting['id']}/delete")
    assert eventually(lambda: ann.look({"id": table})["next"] is None or None, "the rematch to be open again")


def test_a_later_game_of_a_saga_is_not_cleared_away(toy_house: RunningHouse) -> None:
    ann = toy_house.guest("Ann")
    table = ann.create("me", "random", game="highwaymen", saga="hard-times", variants={"rounds": 2})
    with ann.socket(table) as place:
        play(place)
    following = eventually(lambda: ann.look(table)["next"], "the next game")
    assert ann.refused("POST", f"/api/tables/{following}/delete")[:2] == (409, "saga-goes-on")
