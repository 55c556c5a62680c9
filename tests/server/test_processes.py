"""Several processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from threading import Barrier, Thread
from time import sleep

import pytest

from crownlands.server import autoplay
from crownlands.server.house import House
from crownlands.server.settings import Settings
from crownlands.server.store import CHANNEL, Store
from tests.server.giver import Giver
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message, Place, play
from tests.server.postgres import Postgres, change, query
from tests.server.saga_nights import following
from tests.server.sinks import Mailbox, serving
from tests.server.test_notices import wants_mail

pytestmark = pytest.mark.xdist_group("postgres")
Opening = Callable[..., RunningHouse]
AFTER = 60
"""After how many seconds of silence somebody is away; every second the processes tell each other who is not."""


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with serving(box.server):
        yield box


@pytest.fixture(scope="module")
def houses(
    postgres: Postgres, mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[RunningHouse]]:
    """Two processes of one house, started at the same moment on an empty database."""
    database, settings = postgres.new_database(), {"SMTP": mailbox.url, "NOTICE_AFTER": str(AFTER)}
    settings["GATHER_SECONDS"] = "3600"
    both = [RunningHouse(tmp_path_factory.mktemp("process"), database, **settings) for _ in range(2)]
    for house in both:
        house.begin_to_open()
    yield [house.wait_until_open() for house in both]
    for house in both:
        house.close()
        house.must_have_kept_calm()


def elsewhere(person: Person, house: RunningHouse) -> Person:
    """The same person, connected to the other process."""
    same = Person(house, person.language)
    same.http.cookies = person.http.cookies
    same.http.headers = person.http.headers
    return same


def entries(house: RunningHouse, table: Message) -> list[tuple[int, str, int, str]]:
    sql = f"SELECT seq, kind, seat, ref FROM entries WHERE \"table\" = '{table['id']}' ORDER BY seq"
    return query(house.database, sql)


def a_table_for_two(houses: list[RunningHouse], *more: str) -> tuple[Person, Person, Message]:
    """Ann at one process and Bob at the other."""
    ann, bob = houses[0].guest("Ann"), houses[1].guest("Bob")
    table = ann.create("me", "open", *more)
    bob.sit(table)
    return ann, bob, eventually_started(ann, table)


def eventually_started(host: Person, table: Message) -> Message:
    """The news that the last seat is taken may take a moment."""
    start = f"/api/tables/{table['id']}/start"
    answer = eventually(lambda: (got := host.ask("POST", start, {})).status_code == 200 and got, "the start")
    started: Message = answer.json()
    return started


def test_people_at_different_processes_play_a_whole_game(houses: list[RunningHouse]) -> None:
    ann, bob, table = a_table_for_two(houses, "random")
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:

        def agree() -> None:
            assert at_ann.view == at_bob.view or at_ann.answers != at_bob.answers

        play(at_ann, at_bob, watch=agree)
        assert at_ann.scores == at_bob.scores
        assert at_ann.events == at_bob.events
        log = entries(houses[0], table)
        assert [seq for seq, *_ in log] == list(range(1, len(log) + 1))
        assert len(log) == at_ann.answers, "nobody's move and no bot's move twice"
    for person in (ann, bob):
        eventually(lambda: person.look(table)["status"] == "over", "the end at both processes")  # noqa: B023
        assert person.look(table)["seed"]


def test_what_nobody_understands_ends_no_news_between_processes(houses: list[RunningHouse]) -> None:
    """After one such notice a process heard of nothing at once any more, until it was opened again."""
    for notice in ("hello", "", " ", "who what here", "k " + "z" * 7000):
        change(houses[0].database, f"SELECT pg_notify('{CHANNEL}', '{notice}')")
    ann, bob, table = a_table_for_two(houses)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=4)
    listening = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    assert query(houses[0].database, listening) == [(len(houses),)]


def test_what_happens_in_the_lobby_is_seen_at_both_processes(houses: list[RunningHouse]) -> None:
    ann, bob = houses[0].guest("Ann"), houses[1].guest("Bob")
    table = ann.create("me", "open")
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        bob.sit(table)
        at_ann.hear_until("table", lambda message: message["table"]["players"][1]["name"] == "Bob")
        ann.start(table)
        state = at_bob.hear_until("state")
        assert state["view"] is not None
        assert state["seat"] == 1


def test_people_at_different_processes_talk_and_agree_to_an_undo(houses: list[RunningHouse]) -> None:
    ann, bob, table = a_table_for_two(houses)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        at_ann.say(type="chat", text="hello over there")
        assert at_bob.hear_until("chat")["text"] == "hello over there"
        at_bob.say(type="chat", text="hello back")
        at_ann.hear_until("chat", lambda line: line["text"] == "hello back")
        play(at_ann, at_bob, answers=12)
        at_ann.say(type="undo", seat=0)
        assert at_bob.hear_until("undo")["needs"] == [1]
        at_bob.say(type="consent", yes=False)
        at_ann.hear_until("undo", lambda message: message["why"] == "refused")
        at_ann.say(type="undo", seat=0)
        at_bob.hear_until("undo", lambda message: message["needs"] == [1])
        at_bob.say(type="consent", yes=True)
        for place in (at_ann, at_bob):
            place.hear_until("state", lambda state: state["table"]["answers"] < 12)
        play(at_ann, at_bob, answers=14)
        assert [line["text"] for line in at_ann.chat] == ["hello over there", "hello back"]


def test_of_two_answers_at_the_same_moment_one_wins_and_the_other_is_stale(houses: list[RunningHouse]) -> None:
    ann, bob, table = a_table_for_two(houses)
    again = elsewhere(ann, houses[1])
    conflicts = 0
    with ann.socket(table) as here, again.socket(table) as there, bob.socket(table) as at_bob:
        for _ in range(5):
            here.keep_up(at_bob.seq)
            there.keep_up(at_bob.seq)
            before = len(entries(houses[0], table))
            options = here.decisions[0]["options"]
            both_at_once(
                lambda: here.answer(options[0]),  # noqa: B023
                lambda: there.answer(options[1]),  # noqa: B023
            )
            eventually(lambda: len(entries(houses[0], table)) > before, "one of the answers")  # noqa: B023
            here.settle()
            there.settle()
            assert len(entries(houses[0], table)) == before + 1, "exactly one of them counts"
            losers = [place for place in (here, there) if place.errors]
            conflicts += len(losers)
            assert all(set(place.errors) <= {"stale", "not-asked"} for place in losers)
            assert len(losers) == 1
            for place in (here, there, at_bob):
                place.keep_up(before + 1)
            for place in (here, there):
                place.heard.clear()
            assert here.view == there.view == at_bob.view
            at_bob.move()
    assert conflicts == 5


def both_at_once(*calls: Callable[[], None]) -> None:
    barrier = Barrier(len(calls))

    def go(call: Callable[[], None]) -> None:
        barrier.wait()
        call()

    threads = [Thread(target=go, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_of_two_who_sit_down_at_the_same_moment_one_gets_the_seat(houses: list[RunningHouse]) -> None:
    host = houses[0].guest("Host")

    def sit(person: Person, table: Message, answers: list[int]) -> None:
        answers.append(person.ask("POST", f"/api/tables/{table['id']}/sit", {"seat": 1}).status_code)

    for _ in range(5):
        table = host.create("me", "open")
        answers: list[int] = []
        both_at_once(*[partial(sit, house.guest("Guest"), table, answers) for house in houses])
        assert sorted(answers) == [200, 409]


def test_a_link_used_at_both_processes_at_once_works_for_one(houses: list[RunningHouse]) -> None:
    ann = houses[0].guest("Ann")

    def claim(device: Person, token: str, answers: list[int]) -> None:
        answers.append(device.ask("POST", "/api/me/claim", {"token": token}).status_code)

    for _ in range(10):
        token, answers = ann.post("/api/me/link")["token"], list[int]()
        devices = [house.stranger() for house in houses for _ in range(2)]
        both_at_once(*[partial(claim, device, token, answers) for device in devices])
        assert sorted(answers) == [200, 403, 403, 403]


def test_bots_move_once_though_both_processes_watch(houses: list[RunningHouse]) -> None:
    ann, bob = houses[0].guest("Ann"), houses[1].guest("Bob")
    table = ann.create("random", "greedy", "me")
    with ann.socket(table) as at_ann, bob.socket(table) as watching:
        play(at_ann, watching)
        assert len(entries(houses[0], table)) == at_ann.answers
        assert watching.events == at_ann.events


def test_one_of_the_processes_sends_the_digest_and_none_while_i_look(
    houses: list[RunningHouse], mailbox: Mailbox
) -> None:
    looking, away = houses[1].guest("Looking"), houses[0].guest("Away")
    for person, name in ((looking, "looking"), (away, "away")):
        wants_mail(person, mailbox, f"{name}@example.org")
    mailbox.letters.clear()
    here, there = (long_ago(houses[0], person.create("me", "random")) for person in (looking, away))
    with looking.socket(here):
        change(houses[0].database, f"UPDATE people SET seen = seen - {2 * AFTER} WHERE id = '{away.id}'")
        (letter,) = eventually(lambda: mailbox.letters, "the digest")
        assert there["id"] in letter.get_content()
        sleep(3)  # some rounds
        assert [letter["To"] for letter in mailbox.letters] == ["away@example.org"]


def long_ago(house: RunningHouse, table: Message) -> Message:
    """The same table once more, begun so long ago that its players would be told, if they were away."""
    new = f"{table['id']}-copy"
    setup = f"jsonb_set(setup::jsonb, '{{started}}', to_jsonb(created - {2 * AFTER}))::json"
    columns = "game, status, public, host, clock, players, next, created, changed"
    change(
        house.database,
        f"INSERT INTO tables (id, setup, {columns}) SELECT '{new}', {setup}, {columns} FROM tables"
        f" WHERE id = '{table['id']}'",
        f"INSERT INTO seats SELECT '{new}', seat, person FROM seats WHERE \"table\" = '{table['id']}'",
    )
    return {**table, "id": new}


def test_when_one_process_dies_the_other_goes_on(postgres: Postgres, open_house: Opening) -> None:
    database = postgres.new_database()
    houses = [open_house(database, BOT_SECONDS="1"), open_house(database, BOT_SECONDS="1")]
    ann, bob, table = a_table_for_two(houses)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=5)
        houses[0].kill()
        moved = elsewhere(ann, houses[1])
        with moved.socket(table) as at_ann_again:
            assert at_ann_again.answers == 5
            play(at_ann_again, at_bob)


async def go_on_where_another_was_stopped(database: str, table: str) -> None:
    settings = Settings(database=database, bot_pause=0, bot_seconds=1)
    house = House(settings, Store(database))
    house.when_changed = partial(autoplay.follow_up, house)
    house.open()
    try:
        await autoplay.sweep(house)
        async with asyncio.timeout(10):
            while not house.store.log(table):
                await asyncio.sleep(0.05)
        live = await house.table(table)
        while autoplay.next_auto_player(live) is not None or live.autoplaying:
            await asyncio.sleep(0.05)
        live.busy_until -= 2 * autoplay.IDLE_SECONDS
        await autoplay.tick(house)
        assert table not in house.live
        await autoplay.sweep(house)
        assert table not in house.live, "it is not opened again and again to wait for a person"
    finally:
        await house.close()
        house.store.close()


def test_bots_of_a_process_that_is_gone_play_on_though_nobody_looks(
    postgres: Postgres, open_house: Opening
) -> None:
    """The table was stored, and at that moment the process stopped that would have let the bot think."""
    house = open_house(postgres.new_database())
    ann = house.guest("Ann")
    table = ann.create("random", "me")
    house.kill()
    change(house.database, "DELETE FROM entries")
    asyncio.run(go_on_where_another_was_stopped(house.database, table["id"]))


def test_when_the_database_goes_away_moves_are_refused_and_come_back_with_it(
    postgres: Postgres, open_house: Opening
) -> None:
    """Nothing that was not stored may stay in memory: the log would have a hole."""
    house = open_house(postgres.new_database())
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create("me", "open")
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=4)
        postgres.stop()
        try:
            mover = at_ann if at_ann.decisions else at_bob
            for _ in range(2):
                mover.answer()
                assert mover.hear_until("error")["key"] == "not-stored"
            mover.say(type="chat", text="anybody?")
            assert mover.hear_until("error")["key"] == "not-stored"
            assert ann.ask("GET", "/health").status_code == 503
        finally:
            postgres.start()
        mover.say(type="undo", seat=1 - mover.seat)
        assert mover.hear_until("error")["key"] in ("not-your-seat", "not-stored")
        reconnected(mover, table)
        with ann.socket(table) as at_ann_again, bob.socket(table) as at_bob_again:
            assert at_ann_again.answers == 4
            play(at_ann_again, at_bob_again)
        log = entries(house, table)
        assert [seq for seq, *_ in log] == list(range(1, len(log) + 1))


def reconnected(place: Place, table: Message) -> None:
    eventually(lambda: place.person.ask("GET", "/health").status_code == 200, "the database")


def test_a_rematch_asked_of_two_processes_at_once_is_one_table(houses: list[RunningHouse]) -> None:
    ann, bob, table = a_table_for_two(houses)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob)
    eventually(lambda: bob.look(table)["status"] == "over", "the end at the other process")
    barrier, found = Barrier(2), []

    def ask(person: Person) -> None:
        barrier.wait()
        found.append(person.post(f"/api/tables/{table['id']}/rematch")["id"])

    threads = [Thread(target=ask, args=(person,)) for person in (ann, bob)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 2, "both are granted it"
    assert len(set(found)) == 1
    assert len(query(houses[0].database, f"SELECT id FROM tables WHERE host IN ('{ann.id}', '{bob.id}')")) == 2, (
        "no table is left over"
    )


def a_series_for_two(houses: list[RunningHouse]) -> tuple[Person, Person, Message]:
    """Ann at one process and Bob at the other, with a live clock; their first game is over."""
    ann, bob = houses[0].guest("Ann"), houses[1].guest("Bob")
    table = ann.create("me", "open", saga="long-game", clock={"kind": "live", "minutes": 60})
    bob.sit(table)
    eventually_started(ann, table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob)
    return ann, bob, table


def test_who_comes_to_another_process_is_not_waited_for(houses: list[RunningHouse]) -> None:
    """Each process waited for whoever was at the other, before every game of a series."""
    ann, bob, first = a_series_for_two(houses)
    second = following(ann, first)
    with ann.socket(second) as at_ann, bob.socket(second) as at_bob:
        for place in (at_ann, at_bob):
            while place.table["status"] == "waiting":
                place.hear()


def test_who_is_at_another_process_keeps_their_seat_in_a_rematch(houses: list[RunningHouse]) -> None:
    """It was free, and anybody who watched could take it."""
    ann, bob = houses[0].guest("Ann"), houses[1].guest("Bob")
    table = ann.create("me", "open", clock={"kind": "live", "minutes": 60})
    bob.sit(table)
    eventually_started(ann, table)
    with ann.socket(table) as at_ann:
        with bob.socket(table) as at_bob:
            play(at_ann, at_bob)
            eventually(lambda: all(player["online"] for player in ann.look(table)["players"]), "news of Bob")
            again = ann.post(f"/api/tables/{table['id']}/rematch")
        assert [player["name"] for player in again["players"]] == ["Bob", "Ann"]
        at_ann.hear_until("table", lambda told: not told["table"]["players"][1]["online"])


def test_people_at_different_processes_make_one_seed(houses: list[RunningHouse]) -> None:
    ann, bob = houses[0].guest("Ann"), houses[1].guest("Bob")
    table = ann.create("me", "open")
    bob.sit(table)
    givers = [Giver(ann, table), Giver(bob, table)]
    both_at_once(*(giver.commit for giver in givers))
    eventually(lambda: len(ann.look(table)["seed_parts"]) == 2, "news of both commitments")
    eventually_started(ann, table)
    both_at_once(*(giver.show_when_asked for giver in givers))
    for giver in givers:
        started = giver.wait_for_start()
        assert [part["part"] for part in started["seed_parts"]] == [other.part for other in givers]
    at_ann, at_bob = (giver.place for giver in givers)
    assert at_ann.view["board"] == at_bob.view["board"], "one seed, one deal"
    for giver in givers:
        giver.place.close()
