"""Nobody takes it all: the bots' processes, the tables of the house, the log of a table."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from crownlands.server import ahead, fair_queue, limits, reviews
from crownlands.server.autoplay import follow_up
from crownlands.server.errors import ApiError
from crownlands.server.fair_queue import FairQueue, QueueFull
from crownlands.server.house import House
from crownlands.server.limits import LONGEST_LOG, STANDING_ANSWERS, STATES_AT_ONCE, STEPS_AT_ONCE, TABLES_AT_ONCE
from crownlands.server.lobby import of_everybody
from crownlands.server.next_game import next_of_saga
from crownlands.server.people import People
from crownlands.server.security import Limits
from crownlands.server.settings import Settings
from crownlands.server.shares import AWAY, Shares
from crownlands.server.store import Store
from crownlands.server.waiting_room import create, start
from tests.server import strange_bots
from tests.server.house import RunningHouse, eventually
from tests.server.in_process import SPEC, opened
from tests.server.place import PATIENCE, Message
from tests.server.test_play import duel

Opening = Callable[..., RunningHouse]
NEW = {"game": "legends", "seats": ["me", "open"]}
HERE = "too-many-running-here"


# -- the bots' processes ----------------------------------------------------------------------------------------


def served(wanted: list[str], places: int = 1) -> list[str]:
    """In which order people who all ask at once are served."""
    order: list[str] = []

    async def want(queue: FairQueue, person: str) -> None:
        await queue.take(person)
        order.append(person)
        await asyncio.sleep(0)
        queue.give_back()

    async def run() -> None:
        queue = FairQueue(places)
        await asyncio.gather(*(want(queue, person) for person in wanted))

    asyncio.run(run())
    return order


def test_people_take_turns_however_many_tables_they_have() -> None:
    order = served([*["ann"] * 30, "bob", "cleo", "bob"])
    assert order[:6] == ["ann", "bob", "cleo", "ann", "bob", "ann"]
    assert Counter(order) == {"ann": 30, "bob": 2, "cleo": 1}


def test_who_asks_again_and_again_gets_every_other_turn() -> None:
    order: list[str] = []

    async def run() -> None:
        queue = FairQueue(1)

        async def want(person: str, times: int) -> None:
            for _ in range(times):
                await queue.take(person)
                order.append(person)
                await asyncio.sleep(0)
                queue.give_back()

        many = [want("ann", 1) for _ in range(30)]
        await asyncio.gather(*many, want("bob", 5))

    asyncio.run(run())
    assert order[:10] == ["ann", "bob"] * 5, "as many as the one with thirty tables"


def test_those_who_share_take_turns_as_one_and_among_themselves() -> None:
    order: list[str] = []

    async def want(queue: FairQueue, person: str, share: str | None) -> None:
        await queue.take(person, share=share)
        order.append(person)
        await asyncio.sleep(0)
        queue.give_back()

    async def run() -> None:
        queue = FairQueue(1)
        crowd = [want(queue, f"guest-{number}", "at one address") for number in range(5) for _ in range(2)]
        await asyncio.gather(*crowd, *(want(queue, "bob", None) for _ in range(4)))

    asyncio.run(run())
    assert order[1:8:2] == ["bob"] * 4, "every other turn, as if they were one"
    assert sorted(order[:9:2]) == [f"guest-{number}" for number in range(5)], "one after the other"


def test_who_gives_up_leaves_no_hole_in_the_queue() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.take("ann")
        with pytest.raises(TimeoutError):
            await queue.take("bob", patience=0.01)
        given_up = asyncio.create_task(queue.take("bob"))
        await asyncio.sleep(0)
        queue.give_back()  # Bob's turn comes in the moment in which he gives up
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        await asyncio.wait_for(queue.take("cleo"), 5)

    asyncio.run(run())


def test_the_queue_of_one_person_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_WAITING", 2)

    async def run() -> None:
        queue = FairQueue(1)
        await queue.take("ann")
        waiting = [asyncio.create_task(queue.take("ann")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await queue.take("ann")
        for _ in range(2):
            queue.give_back()
        await asyncio.gather(*waiting)

    asyncio.run(run())


@pytest.mark.xdist_group("strange-bots")
def test_tables_full_of_bots_leave_others_their_share(open_house: Opening, tmp_path: Path) -> None:
    """In a line, each answer of Bob's bot would come after one at each of Ann's tables."""
    house = open_house(BOT_SECONDS="0.5", RUNNING_TABLES="0", **strange_bots.installed_in(tmp_path))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    crowd = [ann.create("sleeper", "sleeper") for _ in range(8 * max(1, (os.cpu_count() or 2) - 1))]
    answers = 3
    with bob.socket(bob.create("me", "greedy")) as place:
        before = sum(len(house.stored(table["id"])) for table in crowd)
        for _ in range(answers):
            while not place.decisions:
                place.hear()
            place.move()
        while not place.decisions:
            place.hear()
        meanwhile = sum(len(house.stored(table["id"])) for table in crowd) - before
    assert meanwhile < (answers - 1) * (len(crowd) - 1)


@pytest.mark.xdist_group("strange-bots")
def test_many_names_at_one_address_get_no_more_than_one_share(open_house: Opening, tmp_path: Path) -> None:
    """In a line by name, each answer of Bob's bot would come after one for each of the guests."""
    settings = {"RATE": "1000", "PROXIES": "127.0.0.1", "BOT_SECONDS": "0.5"}
    house = open_house(**settings, **strange_bots.installed_in(tmp_path))
    lines = [f"2001:db8:1:2::{number:x}" for number in range(1, 1 + 8 * max(1, (os.cpu_count() or 2) - 1))]
    crowd = [house.guest("Ann", address=line).create("sleeper", "sleeper") for line in lines]
    bob, answers = house.guest("Bob", address="203.0.113.9"), 3
    with bob.socket(bob.create("me", "greedy")) as place:
        before = sum(len(house.stored(table["id"])) for table in crowd)
        for _ in range(answers):
            while not place.decisions:
                place.hear()
            place.move()
        while not place.decisions:
            place.hear()
        meanwhile = sum(len(house.stored(table["id"])) for table in crowd) - before
    assert meanwhile < (answers - 1) * (len(crowd) - 1)


def test_an_account_has_a_share_of_its_own_wherever_its_owner_is(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'house.db'}")
        people = People(store)
        (ann, _), (bob, _) = people.new_guest("Ann", "en"), people.new_guest("Bob", "en")
        shares = Shares(store, limited=True)
        assert await shares.of(ann["id"]) == await shares.of(bob["id"]) == AWAY
        assert shares.note(ann, "203.0.113.9") == await shares.of(ann["id"]) == "203.0.113.9"
        people.set_account(bob["id"], "bobby", "a long password", "", "")
        assert await Shares(store, limited=True).of(bob["id"]) == bob["id"]
        assert await Shares(store, limited=False).of(ann["id"]) == ann["id"]
        store.close()

    asyncio.run(run())


def test_many_names_at_one_address_say_no_more_than_one(open_house: Opening) -> None:
    house = open_house(RATE="5")
    first, *others = [house.guest(f"Guest {number}") for number in range(4)]
    table = first.create("me", "open")
    with ExitStack() as stack:
        places = [stack.enter_context(guest.socket(table)) for guest in (first, *others)]
        start = monotonic()
        for place in places:
            for _ in range(40):
                place.say(type="why", seat=0)
        kinds = Counter(place.hear_one_of("why", "error")["type"] for place in places for _ in range(40))
        assert kinds["why"] <= 50 + 5 * (monotonic() - start), "as many as one may, and no more"


# -- what bots answer --------------------------------------------------------------------------------------------


def test_bots_at_all_tables_of_one_address_answer_so_often_and_no_more(tmp_path: Path) -> None:
    """One guest who took turns at thirty tables with five bots each had them write four gigabytes a day."""
    at_once, tables = 100, 4

    async def run() -> None:
        house = await opened(tmp_path)
        house.settings = replace(house.settings, bot_pause=0.0)
        house.when_changed = partial(follow_up, house)
        house.limits.bot_answers = Limits(1.0, at_once)
        begun = monotonic()
        eves = [house.people.new_guest("Eve", "en")[0] for _ in range(tables)]
        for eve in eves:
            house.shares.note(eve, "198.51.100.7")
        hers = [await create(house, eve, ["random"] * 4, SPEC) for eve in eves]
        bob = house.people.new_guest("Bob", "en")[0]
        house.shares.note(bob, "203.0.113.9")
        his = await create(house, bob, ["random"] * 2, SPEC)
        async with asyncio.timeout(PATIENCE):
            while his.status != "over" or sum(table.seq for table in hers) < at_once:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        assert sum(table.seq for table in hers) <= at_once + tables + monotonic() - begun
        assert all(table.status == "playing" for table in hers), "they go on, slowly"
        await house.close()
        house.store.close()

    asyncio.run(run())


# -- tables -----------------------------------------------------------------------------------------------------


def test_one_person_cannot_fill_the_lobby(open_house: Opening) -> None:
    house = open_house(OPEN_TABLES="3")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    with ThreadPoolExecutor(8) as many:
        wanted = {"game": "legends", "seats": ["me", "open"]}
        answers = list(many.map(lambda _: ann.ask("POST", "/api/tables", wanted), range(8)))
    made = [answer.json() for answer in answers if answer.status_code == 200]
    assert len(made) == 3, "not even all at once"
    refusal = ann.refused("POST", "/api/tables", game="legends", seats=["me", "open"])
    assert (refusal.status, refusal.key) == (429, "too-many-open")
    assert "3" in refusal.text
    assert ann.refused("POST", f"/api/tables/{made[0]['id']}/clone").key == "too-many-open"
    assert bob.create("me", "open")["status"] == "waiting", "others have room"
    assert ann.create("me", "random")["status"] == "playing", "a game that begins at once takes no place there"
    bob.sit(made[0])
    ann.start(made[0])
    assert ann.create("me", "open")["status"] == "waiting"


def test_games_under_way_have_a_limit_too(open_house: Opening) -> None:
    house = open_house(RUNNING_TABLES="2")
    ann = house.guest("Ann")
    first, _ = ann.create("me", "random"), ann.create("me", "random")
    assert ann.refused("POST", "/api/tables", game="legends", seats=["me", "random"]).key == "too-many-running"
    waiting = ann.create("me", "open")
    ann.post(f"/api/tables/{waiting['id']}/seat", seat=1, kind="random")
    assert ann.refused("POST", f"/api/tables/{waiting['id']}/start").key == "too-many-running"
    with ann.socket(first) as place:
        place.say(type="resign", seat=0)
        while not place.over:
            place.hear()
    eventually(lambda: is_kept_as_over(house, first["id"]), "the end in the store")
    assert ann.start(waiting)["status"] == "playing"


def is_kept_as_over(house: RunningHouse, table: str) -> bool:
    """The row of a table hears of the end of its game a moment later."""
    with house.sql() as sql:
        return bool(sql.execute("SELECT status = 'over' FROM tables WHERE id = ?", (table,)).fetchone()[0])


def test_nor_can_many_names_of_one_address(open_house: Opening) -> None:
    """Thirty guests come from one address at once, and ten accounts: each with a lobby full of tables."""
    house = open_house(RATE="1000", PROXIES="127.0.0.1", OPEN_TABLES="20")
    bob = house.guest("Bob", address="203.0.113.9")
    bobs = bob.create("me", "open")
    eves = [house.guest(f"Eve {number}", address="198.51.100.7") for number in range(4)]
    eves[0].post("/api/me/account", login="eve", password="a long password")
    answers = [eve.ask("POST", "/api/tables", NEW) for eve in eves for _ in range(18)]
    made = [answer.json() for answer in answers if answer.status_code == 200]
    assert len(made) == 60
    assert answers[-1].json()["error"]["key"] == "too-many-open-here"
    assert "60" in answers[-1].json()["error"]["text"]
    assert bobs["id"] in [card["id"] for card in bob.get("/api/tables")], "nobody's table is hidden by many others"
    assert bob.create("me", "open")["status"] == "waiting", "others have room"
    assert house.guest("Zoe", address="198.51.100.7").refused("POST", "/api/tables", **NEW).status == 429
    eves[0].post(f"/api/tables/{made[0]['id']}/delete")
    assert eves[3].create("me", "open")["status"] == "waiting"


def test_games_under_way_at_one_address_have_a_limit_too(open_house: Opening) -> None:
    house = open_house(RATE="1000", PROXIES="127.0.0.1", RUNNING_TABLES="2")
    eves = [house.guest(f"Eve {number}", address="198.51.100.7") for number in range(4)]
    waiting = eves[3].create("me", "open")
    eves[3].post(f"/api/tables/{waiting['id']}/seat", seat=1, kind="random")
    for eve in eves[:3]:
        assert [eve.create("me", "random")["status"] for _ in range(2)] == ["playing"] * 2
    assert eves[3].refused("POST", "/api/tables", game="legends", seats=["me", "random"]).key == HERE
    assert eves[3].refused("POST", f"/api/tables/{waiting['id']}/start").key == HERE
    assert house.guest("Bob", address="203.0.113.9").create("me", "random")["status"] == "playing"


def test_tables_are_opened_at_one_address_one_after_the_other(open_house: Opening) -> None:
    """Each may be played to its end by bots, and then stays for ever."""
    house = open_house(RATE="1000", PROXIES="127.0.0.1")
    eves = [house.guest(f"Eve {number}", address="198.51.100.7") for number in range(2)]
    answers = [eve.ask("POST", "/api/tables", NEW).status_code for eve in eves for _ in range(TABLES_AT_ONCE)]
    assert TABLES_AT_ONCE <= answers.count(200) < TABLES_AT_ONCE + 20
    assert answers[-1] == 429
    assert house.guest("Bob", address="203.0.113.9").create("me", "open")["status"] == "waiting"


def test_a_saga_that_comes_with_much_counts_as_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every game of a saga stores what it starts from; a long text took half a megabyte each time."""
    monkeypatch.setattr(limits, "LETTERS_A_TABLE", 30)  # so that any chronicle is a long one
    wish = replace(SPEC, game="oath", saga="chronicle")

    async def run() -> None:
        house = await opened(tmp_path)
        house.settings = replace(house.settings, bot_pause=0.0)
        house.when_changed, house.when_over = partial(follow_up, house), partial(next_of_saga, house)
        eves = [house.people.new_guest("Eve", "en")[0] for _ in range(2)]
        for eve in eves:
            house.shares.note(eve, "198.51.100.7")
        first = await create(house, eves[0], ["random"] * 3, wish)
        assert house.limits.tables.has_left("198.51.100.7"), "one is not too many"
        async with asyncio.timeout(PATIENCE):
            while (following := first.row["next"]) is None:
                await asyncio.sleep(0.01)
        with pytest.raises(ApiError, match="too-many"):
            await create(house, eves[1], ["random"] * 3, wish)
        with pytest.raises(ApiError, match="too-many"):
            await start(house, await house.table(following), eves[0]["id"])
        house.limits.tables.spend("198.51.100.7", -TABLES_AT_ONCE)  # some time later
        await start(house, await house.table(following), eves[0]["id"])
        assert (await house.table(following)).status == "playing"
        await asyncio.sleep(0)
        await house.close()
        house.store.close()

    asyncio.run(run())


def test_of_many_tables_one_of_everybodys_is_shown_first() -> None:
    rows = [{"id": number, "host": host} for number, host in enumerate("aaaabacbaad")]
    homes = {"a": "here", "b": "here"}
    shown = of_everybody(rows, lambda host: homes.get(host, host), 5)
    assert [row["id"] for row in shown] == [0, 1, 2, 6, 10]


def test_worlds_and_reviews_of_one_address_leave_places_to_others(tmp_path: Path) -> None:
    """Accounts have shares of their own, and yet a few of one address must not be all who wait."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'house.db'}")
        house = House(Settings(database=""), store)
        people = [house.people.new_guest("Eve", "en")[0] for _ in range(5)]
        shares = [house.shares.note({**eve, "login": eve["id"]}, "198.51.100.7") for eve in people]
        assert len(set(shares)) == 5
        house.ahead.add(shares[0])
        with pytest.raises(ApiError, match="ahead-busy"):
            ahead.must_not_be_busy(house, shares[1])
        ahead.must_not_be_busy(house, "203.0.113.9")
        house.reviewing.update({share: share for share in shares[:2]})
        reviews.must_not_be_busy(house, shares[2])
        house.reviewing["a third"] = shares[2]
        with pytest.raises(ApiError, match="reviews-busy"):
            reviews.must_not_be_busy(house, shares[3])
        reviews.must_not_be_busy(house, "203.0.113.9")
        store.close()

    asyncio.run(run())


def test_guests_from_one_address_are_let_in_one_after_the_other(open_house: Opening) -> None:
    house = open_house(RATE="20")
    answers = [house.stranger().ask("POST", "/api/me", {"name": "Ann"}).status_code for _ in range(45)]
    assert answers[:30] == [200] * 30
    assert 429 in answers


# -- the log of a table -----------------------------------------------------------------------------------------


def test_a_standing_answer_is_told_to_its_owner_alone_and_kept_once(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        at_bob.settle()
        for _ in range(3):
            at_ann.say(type="standing_answer", seat=0, prompt="some-prompt", ref="yes")
        at_ann.settle()
        assert at_ann.standing_answers == {"some-prompt": "yes"}
        assert "state" not in [told["type"] for told in at_bob.settle()]
    assert len(house.stored(table["id"])) == 1


def test_a_seat_leaves_so_many_standing_answers_and_no_more(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    with ann.socket(duel(ann, bob)) as place:
        for number in range(STANDING_ANSWERS):
            place.say(type="standing_answer", seat=0, prompt=f"prompt-{number}", ref="yes")
        extra = {"type": "standing_answer", "seat": 0, "prompt": "one-more", "ref": "yes"}
        assert place.refusal(**extra) == "too-many-standing-answers"
        place.say(type="standing_answer", seat=0, prompt="prompt-0", ref=None)
        place.say(**extra)
        place.settle()
        assert len(place.standing_answers) == STANDING_ANSWERS


def test_the_log_cannot_be_filled_with_what_moves_no_game_on(open_house: Opening) -> None:
    house = open_house(RATE="1000")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as place:
        for number in range(STEPS_AT_ONCE * 3):
            place.say(type="standing_answer", seat=0, prompt="some-prompt", ref=f"n:{number}")
        place.settle()
        assert "too-many" in place.errors
        place.move()
    assert len(house.stored(table["id"])) < STEPS_AT_ONCE * 2


def test_who_is_late_again_and_again_is_not_told_everything_each_time(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    with bob.socket(duel(ann, bob)) as place:
        for _ in range(STATES_AT_ONCE * 5):
            place.say(type="answer", seat=1, seq=0, ref="n:1")
        told = [message["type"] for message in place.settle()]
        assert told.count("error") == STATES_AT_ONCE * 5
        assert STATES_AT_ONCE <= told.count("state") < STATES_AT_ONCE * 4


def with_a_full_log(house: RunningHouse, table: Message) -> Message:
    """A copy of a table, with as many entries in its log as anybody may make."""
    full = house.copy_of(table)
    with house.sql() as sql:
        rows = [(full["id"], seq, "hint", 0, "", 0.0) for seq in range(1, LONGEST_LOG + 1)]
        sql.executemany('INSERT INTO entries ("table", seq, kind, seat, ref, at) VALUES (?, ?, ?, ?, ?, ?)', rows)
    return full


def test_who_fills_a_log_does_not_cost_others_their_seats(house: RunningHouse) -> None:
    """Whoever was late once, and came back, had a bot play for them to the end."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = with_a_full_log(house, duel(ann, bob))
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        for _ in range(2):
            at_bob.say(type="resign", seat=1)
            at_bob.hear_until("table", lambda told: told["table"]["players"][1]["stand_in"])
            while not at_ann.decisions:
                at_ann.hear()
            at_ann.move()
            at_bob.hear_until("move", lambda move: move["by"] == 1)
            at_bob.say(type="return", seat=1)
            at_bob.hear_until("state", lambda state: not state["table"]["players"][1]["stand_in"])
        at_bob.say(type="resign", seat=1)  # and Ann is asked
        assert at_bob.refusal(type="return", seat=1) == "log-full", "nobody lengthens it by going and coming"


def test_a_log_beyond_any_game_only_comes_to_its_end(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = with_a_full_log(house, duel(ann, bob))
    with ann.socket(table) as place:
        assert place.refusal(type="standing_answer", seat=0, prompt="some-prompt", ref="yes") == "log-full"
        place.move()
        assert place.refusal(type="undo", seat=0) == "log-full"
