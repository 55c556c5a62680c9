"""The lobby: opening tables, sitting down, starting, once more."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentBundle, FluentResource

from crownlands.core.dice import seed_hash
from crownlands.core.registry import game as find_game
from crownlands.words import Words
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message, play
from tests.server.saga_nights import points_of

EVERYTHING: dict[str, Any] = {
    "map": "random", "layout": "rectangle", "exploration": True, "swamp": True, "citadels": True,
    "leaders": True, "events": True, "ties": "die", "youngest": "seat-2",
}  # fmt: skip


def finished(ann: Person, bob: Person, **more: Any) -> Message:
    """A table that Ann and Bob have played to the end."""
    table = ann.create("me", "open", **more)
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob)
    return ann.look(table)


# -- what the house offers ------------------------------------------------------------------------------------


def test_the_house_tells_its_games_with_seats_variants_sagas_and_bots(ann: Person) -> None:
    (legends,) = [game for game in ann.get("/api/games") if game["name"] == "legends"]
    assert legends["seats"] == [2, 4]
    assert legends["sagas"] == [
        {
            "name": "long-game",
            "endless": False,
            "most_ahead": 0,
            "seats_may_change": False,
            "begins_from_text": False,
        }
    ]
    assert [f"level{number}" for number in range(1, 6)] == legends["bots"][:5]
    variants = {variant["name"]: variant for variant in legends["variants"]}
    assert variants["swamp"] == {"name": "swamp", "type": "bool", "default": False, "needs": "exploration"}
    assert "random" in variants["map"]["among"]


def test_the_catalogue_and_the_rules_name_what_the_words_explain_in_both_languages(ann: Person) -> None:
    rules = ann.get("/api/games/legends/rules")
    assert {"id": "turn.1"} in rules
    assert ann.get("/api/games/legends/catalogue")["cards"]
    for language in ("en", "ru"):
        words = ann.ask("GET", f"/api/words/legends/{language}")
        assert words.headers["content-type"].startswith("text/plain")
        lines = {line.split(" =")[0] for line in words.text.splitlines() if " =" in line}
        assert {f"rule-{rule['id'].replace('.', '-')}" for rule in rules} <= lines
        assert {"game-legends", "web-undo", "prompt-bid"} <= lines
        house = ann.ask("GET", f"/api/words/house/{language}").text
        assert "web-undo =" in house
        assert "prompt-bid" not in house
        assert "error-stale" not in words.text + house, "what the server says reaches a client as a sentence"
        assert not re.search("^#", words.text + house, re.MULTILINE), "comments are for translators"


def test_the_shelf_says_little_of_every_game_and_says_it_whole(ann: Person) -> None:
    for language in ("en", "ru"):
        shelf = ann.get(f"/api/words/shelf/{language}")
        assert sorted(shelf) == sorted(game["name"] for game in ann.get("/api/games"))
        for name, text in shelf.items():
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(text))
            words = Words(language, find_game(name))
            message = bundle.get_message(f"game-{name}")
            assert message.value is not None
            assert bundle.format_pattern(message.value) == (words.text(f"game-{name}"), [])
            about = bundle.format_pattern(message.attributes["about"])
            assert about == (words.attribute(f"game-{name}", "about"), [])
            assert set(message.attributes) <= {"about", "short"}, "the rest is read at the table"
            assert re.search(r"^progress-", text, re.MULTILINE)
            assert len(text.encode()) < 3_000


def test_unknown_games_languages_tables_and_pages_are_refused_with_a_sentence(ann: Person) -> None:
    for path, key in (
        ("/api/games/chess/catalogue", "no-such-game"),
        ("/api/games/chess/rules", "no-such-game"),
        ("/api/words/chess/en", "no-such-game"),
        ("/api/words/legends/xx", "no-such-language"),
        ("/api/words/shelf/xx", "no-such-language"),
        ("/api/tables/nowhere", "no-such-table"),
        ("/api/tables/%00", "no-such-table"),
        ("/api/nothing-here", "no-such-page"),
    ):
        assert ann.refused("GET", path)[:2] == (404, key), path
    assert ann.refused("POST", "/api/games")[:2] == (405, "wrong-method")
    assert ann.refused("GET", "/api/tables?which=all")[:2] == (422, "bad-request")


def test_refusals_are_sentences_in_the_language_of_the_browser(house: RunningHouse) -> None:
    def said(languages: str) -> str:
        return house.stranger(languages).refused("GET", "/api/tables/nowhere").text

    assert said("en") == "There is no such table; perhaps it has been cleared away."
    russian = said("ru-RU,ru;q=0.9,en;q=0.8")
    assert any("а" <= letter <= "я" for letter in russian)
    assert said("fr,ru;q=0.5") == russian
    assert said("fr") == said("") == said("en")
    assert said("," * 60_000 + "ru") == said("en"), "so much of it is not read"
    reason = house.guest("Аня", "ru").refused("POST", "/api/tables", game="legends", seats=["me"])
    assert reason.key == "bad-setup"
    assert any("а" <= letter <= "я" for letter in reason.text)


def test_the_openapi_page_describes_every_request_and_works_under_our_own_policy(ann: Person) -> None:
    schema = ann.get("/openapi.json")
    assert "/api/tables/{table_id}/sit" in schema["paths"]
    page = ann.ask("GET", "/docs")
    assert page.status_code == 200
    assert "script-src" not in page.headers["content-security-policy"]
    assert "//" not in page.text.replace("http://www.w3.org", ""), "the page must not load anything from elsewhere"
    assert "<script>" not in page.text, "scripts in the page are forbidden by our policy"


# -- opening --------------------------------------------------------------------------------------------------


def test_a_table_with_every_kind_of_seat_waits_for_people(ann: Person) -> None:
    table = ann.create("me", "open", "random", "greedy")
    assert table["status"] == "waiting"
    assert [player["kind"] for player in table["players"]] == ["person", "open", "bot", "bot"]
    assert [player["bot"] for player in table["players"]] == [None, None, "random", "greedy"]
    assert table["players"][0]["name"] == "Ann"
    assert (table["me"], table["host"]) == ([0], True)
    assert table["seed"] is None


def test_the_name_of_a_table_is_long_and_plain(ann: Person) -> None:
    """Nobody guesses it, and no command takes it for an option."""
    names = {ann.create("me", "open", public=False)["id"] for _ in range(20)}
    assert len(names) == 20
    assert all(name.isascii() and name.isalnum() and len(name) >= 12 for name in names)


def test_a_table_without_open_seats_starts_at_once(ann: Person) -> None:
    table = ann.create("random", "me")
    assert table["status"] == "playing"
    assert table["me"] == [1]
    assert table["since"] is not None


def test_one_person_may_play_two_seats(ann: Person) -> None:
    table = ann.create("me", "me")
    with ann.socket(table) as place:
        play(place, answers=14)
        assert {decision["seat"] for decision in place.decisions} <= {0, 1}
        assert place.answers >= 14


def test_a_table_keeps_all_the_variants_that_were_chosen(ann: Person) -> None:
    table = ann.create("me", "open", "open", variants=EVERYTHING)
    assert table["variants"] == EVERYTHING


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": ["me"]}, "bad-setup"),
        ({"seats": ["me", "open", "open", "open", "open"]}, "bad-setup"),
        ({"seats": []}, "bad-request"),
        ({"seats": ["me"] * 13}, "bad-request"),
        ({"seats": ["me", "deep-blue"]}, "no-such-bot"),
        ({"seats": "me"}, "bad-request"),
        ({"variants": {"moon": True}}, "bad-setup"),
        ({"variants": {"map": "atlantis"}}, "bad-setup"),
        ({"variants": {"swamp": True}}, "bad-setup"),
        ({"variants": {"swamp": {"deep": 1}}}, "bad-request"),
        ({"clock": {"kind": "sundial"}}, "bad-clock"),
        ({"clock": {"kind": ["live"]}}, "bad-clock"),
        ({"clock": {"kind": "live"}}, "bad-clock"),
        ({"clock": {"kind": "live", "minutes": 0}}, "bad-clock"),
        ({"clock": {"kind": "live", "minutes": 601}}, "bad-clock"),
        ({"clock": {"kind": "live", "minutes": True}}, "bad-clock"),
        ({"clock": {"kind": "days", "days": 2.5}}, "bad-clock"),
        ({"clock": {"kind": "days", "days": "7"}}, "bad-clock"),
        ({"saga": "forsyte"}, "no-such-saga"),
        ({"public": "perhaps"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Person, wrong: dict[str, Any], key: str) -> None:
    wanted = {"game": "legends", "seats": ["me", "open"], **wrong}
    assert ann.refused("POST", "/api/tables", **wanted).key == key
    assert ann.get("/api/tables?which=mine") == []


def test_a_body_that_is_no_json_is_refused(ann: Person) -> None:
    deep = b"[" * 20_000 + b"]" * 20_000
    for body in (b"", b"{", b"\xff\xfe", b'{"game": NaN}', b"[]", b'"\\ud800"', deep):
        answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert ann.refusal_in(answer).key == "bad-request", body[:20]


def test_the_hash_of_the_seed_is_shown_before_the_game_and_the_seed_after_it(ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    assert table["status"] == "over"
    assert seed_hash(table["seed"]) == table["seed_hash"]


# -- who comes ------------------------------------------------------------------------------------------------


def test_a_public_table_is_listed_until_its_seats_are_taken(ann: Person, bob: Person, eve: Person) -> None:
    def listed(table: Message) -> bool:
        return table["id"] in [shown["id"] for shown in eve.get("/api/tables?which=open")]

    table, hidden = ann.create("me", "open"), ann.create("me", "open", public=False)
    assert listed(table)
    assert not listed(hidden)
    assert eve.look(hidden)["status"] == "waiting", "who has the link may come in"
    bob.sit(table)
    assert not listed(table)


def test_people_sit_down_where_they_like_or_on_the_first_open_seat(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.create("open", "me", "open", "open")
    assert bob.sit(table, 2)["me"] == [2]
    assert eve.sit(table)["me"] == [0]
    assert eve.sit(table)["me"] == [0], "sitting down twice changes nothing"
    for seat in (0, 1, 2, 4, -1, 10**30):
        assert bob.refused("POST", f"/api/tables/{table['id']}/sit", seat=seat)[:2] == (409, "seat-taken")


def test_of_many_who_sit_down_at_once_one_gets_the_seat(house: RunningHouse, ann: Person) -> None:
    table = ann.create("me", "open")
    people = [house.guest(f"Guest {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        path = f"/api/tables/{table['id']}/sit"
        answers = list(pool.map(lambda person: person.ask("POST", path, {"seat": 1}).status_code, people))
    assert sorted(answers) == [200, *[409] * 5]


def test_who_leaves_before_the_start_frees_the_seat(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open")
    bob.sit(table)
    left = bob.post(f"/api/tables/{table['id']}/leave")
    assert left["players"][1]["kind"] == "open"
    assert bob.get("/api/tables?which=mine") == []


def test_who_leaves_a_running_game_is_stood_in_for_by_a_bot(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open")
    bob.sit(table)
    ann.start(table)
    left = bob.post(f"/api/tables/{table['id']}/leave")
    assert left["players"][1]["stand_in"] is True
    assert left["me"] == [1], "the seat waits for its owner"


def test_the_host_gives_seats_to_bots_and_opens_them_again(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", "open")
    bob.sit(table, 1)
    path = f"/api/tables/{table['id']}/seat"
    assert ann.post(path, seat=2, kind="greedy")["players"][2]["bot"] == "greedy"
    assert ann.post(path, seat=1, kind="open")["players"][1]["kind"] == "open"
    assert bob.get("/api/tables?which=mine") == []
    assert ann.refused("POST", path, seat=2, kind="deep-blue").key == "no-such-bot"
    assert ann.refused("POST", path, seat=3, kind="open").key == "no-such-seat"
    assert ann.refused("POST", path, seat=-1, kind="open").key == "no-such-seat"
    assert bob.refused("POST", path, seat=2, kind="open")[:2] == (403, "only-host")


def test_only_the_host_starts_and_only_when_all_seats_are_taken(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open")
    start = f"/api/tables/{table['id']}/start"
    assert ann.refused("POST", start)[:2] == (409, "seats-open")
    bob.sit(table)
    assert bob.refused("POST", start)[:2] == (403, "only-host")
    assert ann.start(table)["status"] == "playing"
    for path, body in (("start", {}), ("sit", {"seat": 1}), ("seat", {"seat": 1, "kind": "open"})):
        refused = ann.refused("POST", f"/api/tables/{table['id']}/{path}", **body)
        assert refused[:2] == (409, "started-already")


def test_people_at_the_table_see_who_comes_and_that_it_starts(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open")
    with ann.socket(table) as place:
        assert place.view is None
        bob.sit(table)
        place.hear_until("table", lambda message: message["table"]["players"][1]["name"] == "Bob")
        ann.start(table)
        started = place.hear_until("state")
        assert started["view"] is not None
        assert started["decisions"][0]["prompt"] == "neutral-army"


def test_who_sits_down_while_watching_plays_from_the_same_page(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", "random")
    with bob.socket(table) as place:
        assert place.seat is None
        bob.sit(table)
        place.hear_until("table", lambda message: message["table"]["me"] == [1])
        ann.start(table)
        assert place.hear_until("state")["seat"] == 1
        assert place.decisions[0]["seat"] == 1


def test_my_tables_come_with_those_first_that_wait_for_me(ann: Person, bob: Person) -> None:
    mine = [ann.create("me", "random"), ann.create("me", "open"), ann.create("open", "me")]
    bob.sit(mine[2])
    ann.start(mine[2])
    listed = ann.get("/api/tables?which=mine")
    assert {table["id"] for table in listed} == {table["id"] for table in mine}
    assert listed[0]["id"] == mine[0]["id"]
    assert listed[0]["asked"] == listed[0]["me"]


def test_the_invitation_is_a_qr_code_in_svg(ann: Person) -> None:
    table = ann.create("me", "open")
    answer = ann.ask("GET", f"/api/tables/{table['id']}/qr")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(answer.text).tag == "{http://www.w3.org/2000/svg}svg"


# -- once more ------------------------------------------------------------------------------------------------


def test_a_rematch_is_for_the_same_people_one_seat_further(ann: Person, bob: Person, eve: Person) -> None:
    table = finished(ann, bob, clock={"kind": "live", "minutes": 30})
    path = f"/api/tables/{table['id']}/rematch"
    with ann.socket(table):
        again = bob.post(path)
    assert [player["name"] for player in again["players"]] == ["Bob", "Ann"]
    assert again["clock"] == table["clock"]
    assert again["status"] == "playing"
    assert again["seed_hash"] != table["seed_hash"]
    assert ann.post(path)["id"] == again["id"], "both come to one and the same table"
    assert ann.look(table)["next"] == again["id"]
    assert eve.refused("POST", path).key == "not-over"


def test_where_clocks_run_nobody_is_made_to_play_again_who_has_gone(ann: Person, bob: Person) -> None:
    """Ann would win a game a minute against somebody who is asleep, and Bob would find them all in his history."""
    table = finished(ann, bob, clock={"kind": "live", "minutes": 30})
    eventually(lambda: not any(player["online"] for player in ann.look(table)["players"]), "both to be gone")
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert [player["name"] for player in again["players"]] == ["", "Ann"]
    assert again["status"] == "waiting"
    assert bob.get("/api/tables?which=mine") == []
    assert bob.post(f"/api/tables/{table['id']}/rematch")["id"] == again["id"], "he finds it"
    assert [player["name"] for player in bob.sit(again)["players"]] == ["Bob", "Ann"]
    assert ann.start(again)["status"] == "playing"


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "days", "days": 1}])
def test_nor_is_anybody_for_whom_a_bot_has_played(ann: Person, bob: Person, clock: Message) -> None:
    """Over days a bot would lose for Bob, game after game; without a clock Ann would wait for him for ever."""
    table = ann.create("me", "open", clock=clock)
    bob.sit(table)
    ann.start(table)
    bob.post(f"/api/tables/{table['id']}/leave")
    with ann.socket(table) as place:
        play(place)
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert [player["name"] for player in again["players"]] == ["", "Ann"]
    assert again["status"] == "waiting"
    assert bob.get("/api/tables?which=mine") == []


def test_a_rematch_asked_by_all_at_once_is_one_table(ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    with ThreadPoolExecutor(6) as pool:
        asking = [pool.submit(person.post, f"/api/tables/{table['id']}/rematch") for person in (ann, bob) * 3]
        assert len({asked.result()["id"] for asked in asking}) == 1


def test_there_is_no_rematch_before_the_end(ann: Person) -> None:
    table = ann.create("me", "random")
    assert ann.refused("POST", f"/api/tables/{table['id']}/rematch")[:2] == (409, "not-over")
    assert ann.refused("GET", f"/api/tables/{table['id']}/record")[:2] == (409, "not-over")


def test_a_clone_has_the_same_game_and_variants_with_me_as_host(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", "greedy", variants=EVERYTHING)
    copy = bob.post(f"/api/tables/{table['id']}/clone")
    assert copy["id"] != table["id"]
    assert copy["variants"] == EVERYTHING
    assert copy["host"] is True
    assert [player["name"] or player["bot"] for player in copy["players"]] == ["Bob", None, "greedy"] or (
        [player["kind"] for player in copy["players"]] == ["person", "open", "bot"]
    )


def test_the_next_game_of_a_saga_is_set_by_itself_and_the_last_names_who_has_won(ann: Person, bob: Person) -> None:
    def following(table: Message) -> Message:
        return ann.look({"id": eventually(lambda: ann.look(table)["next"], "the next game")})

    def totals(table: Message) -> list[int]:
        with ann.socket(table) as place:
            return [score["total"] for score in place.scores]

    first = finished(ann, bob, saga="long-game")
    assert (first["saga"], first["saga_game"], first["saga_ranking"]) == ("long-game", 1, None)
    assert points_of(first) == totals(first), "the game that is over counts"
    second = following(first)
    assert second["status"] == "playing"
    assert [player["name"] for player in second["players"]] == ["Ann", "Bob"]
    assert (second["saga_game"], second["standing"]) == (2, first["standing"])
    with ann.socket(second) as at_ann, bob.socket(second) as at_bob:
        play(at_ann, at_bob)
    assert ann.post(f"/api/tables/{second['id']}/rematch")["id"] == following(second)["id"]
    third = following(second)
    with ann.socket(third) as at_ann, bob.socket(third) as at_bob:
        play(at_ann, at_bob)
    last = ann.look(third)
    assert last["next"] is None, "three games make a long game"
    assert points_of(last) == [sum(points) for points in zip(*map(totals, (first, second, third)), strict=True)]
    assert sorted(seat for place in last["saga_ranking"] for seat in place) == [0, 1]
    most = max(points_of(last))
    assert all(points_of(last)[seat] == most for seat in last["saga_ranking"][0])
    again = ann.post(f"/api/tables/{third['id']}/rematch")
    assert (again["saga"], again["saga_game"], points_of(again)) == ("long-game", 1, [0, 0])
