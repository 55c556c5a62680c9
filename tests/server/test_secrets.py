"""What nobody may see: sealed bids, hidden tokens, seeds, passwords."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from crownlands.core.records import Record
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.games.legends.tokens import is_hidden
from tests.server.house import Person, RunningHouse
from tests.server.place import Message, Place, play
from tests.server.test_play import three_at_a_table


def test_sealed_bids_are_seen_by_nobody_until_all_are_in(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.create("me", "open", "open")
    bob.sit(table)
    house = bob.house
    carl = house.guest("Carl")
    carl.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        at_ann.move("n:7")
        for place in (at_bob, at_eve):
            place.keep_up(1)
            told = place.heard[-1]
            assert (told["by"], told["patch"], told["events"]) == (0, [], []), "that Ann has bid, and nothing else"
            assert told["asked"] == [1, 2]
            assert place.view["bids"] == []
        for person in (bob, eve, house.stranger()):
            then = person.at(table, 1)
            assert then["view"]["bids"] == []
            assert then["events"] == []
            with person.socket(table) as fresh:
                assert fresh.view["bids"] == []
                assert not any(event["key"] == "bid" for event in fresh.events)
            assert person.refused("GET", f"/api/tables/{table['id']}/at/1?seat=0").key == "not-your-seat"
        at_bob.move("n:2")
        with carl.socket(table) as at_carl:
            at_carl.move("n:7")
            assert at_carl.view["bids"] == [7, 2, 7]
        at_eve.keep_up(3)
        assert [event["facts"]["coins"] for event in at_eve.events if event["key"] == "bid"] == [7, 2, 7]


def tables_of(record: str) -> list[Table]:
    """The whole truth after every answer of a game that is over."""
    written = Record.parse(record)
    last = written.table(game(written.game))
    return [last.at(answers) for answers in range(len(last.history) + 1)]


def hidden_from(seat: int | None, table: Table) -> Iterator[str]:
    """The tokens that lie face down and that this seat has not looked at."""
    state: Any = table.state
    for region, token in enumerate(state.tokens):
        unseen = seat is None or not state.seen[region] >> seat & 1
        if token is not None and is_hidden(state, region) and unseen:
            yield token.ref
    yield from (token.ref for token in state.pile)


def test_hidden_tokens_are_seen_only_by_who_has_looked_at_them(ann: Person, bob: Person, eve: Person) -> None:
    variants = {"exploration": True, "swamp": True}
    table = ann.create("me", "open", "random", variants=variants)
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        play(at_ann, at_bob, at_eve, seed="swamp")
        truth = tables_of(eve.ask("GET", f"/api/tables/{table['id']}/record").text)
        looked_for = 0
        for place in (at_ann, at_bob, at_eve):
            for message in place.heard:
                if message["type"] not in ("state", "move"):
                    continue
                answers = message["answers"] if message["type"] == "move" else message["table"]["answers"]
                for ref in hidden_from(place.seat, truth[answers]):
                    assert f'"{ref}"' not in json.dumps(message)
                    looked_for += 1
        assert looked_for > 100
        assert at_ann.view == truth[-1].view(0)


LEGENDS = dict.fromkeys(("exploration", "swamp", "citadels", "leaders", "events"), True)


@pytest.mark.parametrize(("name", "variants"), [("legends", LEGENDS), ("xidit", {"short": True})])
def test_what_each_seat_is_told_is_its_view_of_the_truth(
    ann: Person, bob: Person, eve: Person, name: str, variants: dict[str, Any]
) -> None:
    """In Legends seats may well see the same all the time; in Xidit they do not."""
    table = ann.create("me", "open", "random", game=name, variants=variants)
    bob.sit(table)
    ann.start(table)
    seen: list[tuple[int, int | None, Message]] = []
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        places = (at_ann, at_bob, at_eve)
        play(*places, watch=lambda: seen.extend((place.answers, place.seat, place.view) for place in places))
    truth = tables_of(ann.ask("GET", f"/api/tables/{table['id']}/record").text)
    told_apart = 0
    for answers, seat, view in seen:
        if truth[answers].run.sealed is None:  # of a sealed round the record does not keep who was first
            assert view == truth[answers].view(seat)
            told_apart += truth[answers].view(0) != truth[answers].view(1)
    assert told_apart or name == "legends", "seats that see the same prove nothing"


@pytest.fixture
def busy_house(open_house: Any) -> RunningHouse:
    return open_house(SMTP="smtp://keeper:mail-password@127.0.0.1:1")  # type: ignore[no-any-return]


def test_no_secret_stands_in_any_answer_log_or_address(busy_house: RunningHouse) -> None:
    """Seeds of running games, cookies, passwords and tokens are told to nobody but their owner, once."""
    house = busy_house
    addresses: list[str] = []
    answers: list[str] = []
    ann, bob = house.guest("Ann"), house.guest("Bob")

    def keep(response: httpx.Response) -> None:
        response.read()
        addresses.append(str(response.request.url))
        answers.append(response.text)

    for person in (ann, bob):
        person.http.event_hooks = {"response": [keep]}
    ann.post("/api/me/account", login="ann-the-first", password="very-secret-word")
    ann.post("/api/me/notices", email="ann@secret.example", webhook="https://hook.example/hush")
    token = ann.post("/api/me/link")["token"]
    bob.post("/api/login", login="ann-the-first", password="very-secret-word")
    bob = house.guest("Bob")
    bob.http.event_hooks = {"response": [keep]}
    table = three_at_a_table(ann, bob)
    heard: list[Message] = []
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=20)
        heard = [*at_ann.heard, *at_bob.heard]
    for path in ("", "/at/5", "/qr"):
        bob.ask("GET", f"/api/tables/{table['id']}{path}")
    bob.ask("GET", f"/api/tables/{table['id']}/record")
    with house.sql() as sql:
        (setup,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (table["id"],)).fetchone()
        passwords = [row[0] for row in sql.execute("SELECT password FROM people WHERE password IS NOT NULL")]
        kept = [row[0] for row in sql.execute("SELECT secret FROM devices UNION SELECT token FROM claims")]
    cookies = [person.http.cookies["crownlands"] for person in (ann, bob)]
    house.close()
    told = "\n".join(answers) + json.dumps(heard)
    written = house.log + "\n".join(addresses)
    secrets = [json.loads(setup)["seed"], "very-secret-word", *cookies, *passwords, *kept]
    for secret in secrets:
        assert secret not in told
    for secret in [*secrets, token, "mail-password", "ann@secret.example", "hook.example"]:
        assert secret not in written
    assert told.count(token) == 1
    assert all("very-secret-word" not in password and password.startswith("$argon2") for password in passwords)
    assert not set(cookies) & set(kept), "the database keeps no cookie as it is"


def test_orders_and_decisions_of_others_are_not_told(ann: Person, bob: Person, eve: Person) -> None:
    table = three_at_a_table(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        at_ann.say(type="standing_answer", seat=0, prompt="take-card", ref="slot:1")
        at_ann.hear_until("state", lambda state: bool(state["standing_answers"]))
        play(at_ann, at_bob, at_eve, answers=12)

        def owners(place: Place) -> set[int]:
            return {decision["seat"] for message in place.heard for decision in message.get("decisions", ())}

        assert (owners(at_ann), owners(at_bob), owners(at_eve)) == ({0}, {1}, set())
        assert all(not message.get("standing_answers") for place in (at_bob, at_eve) for message in place.heard)
        assert "slot:1" not in json.dumps([m for m in at_bob.heard if m["type"] == "table"])
