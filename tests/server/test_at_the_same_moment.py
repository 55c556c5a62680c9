"""What two processes of a house do at the same moment, or one has left half done: without waiting for luck."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from fastapi import FastAPI

from crownlands.server import ahead, autoplay, playing, reviews, seed_parts, waiting_room
from crownlands.server.autoplay import follow_outside_changes, news_of
from crownlands.server.database_tables import entries, tables
from crownlands.server.errors import ApiError
from crownlands.server.house import House, change_row
from crownlands.server.limits import must_have_room
from crownlands.server.live import CHAT_KEPT, LiveTable
from crownlands.server.log import Answered, Entry
from crownlands.server.people import People, _hasher
from crownlands.server.settings import Settings
from crownlands.server.socket_messages import Consent
from crownlands.server.store import Store
from crownlands.server.undo_vote import UndoVote
from tests.server.house import RunningHouse
from tests.server.in_process import SPEC, asked, opened
from tests.server.postgres import Postgres


def test_a_table_that_another_process_has_started_is_not_cleared_away(tmp_path: Path) -> None:
    async def run() -> str | None:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, _ = here.people.new_guest("Ann", "en")
        bob, _ = here.people.new_guest("Bob", "en")
        table = await waiting_room.create(here, ann, ["me", "open"], SPEC)
        await waiting_room.sit(here, table, bob, None)
        await waiting_room.start(there, await there.table(table.id), ann["id"])
        refusal = None
        try:
            await waiting_room.delete(here, table, ann["id"])  # no news has come yet
        except ApiError as error:
            refusal = error.key
        row = there.store.table(table.id)
        assert row is not None
        assert row["status"] == "playing"
        await here.close()
        await there.close()
        return refusal

    assert asyncio.run(run()) == "stale"


def test_a_table_starts_though_somebody_adds_to_its_seed_elsewhere_at_that_moment(tmp_path: Path) -> None:
    """The host was refused and had to press again."""

    async def run() -> tuple[str, bool]:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, _ = here.people.new_guest("Ann", "en")
        bob, _ = here.people.new_guest("Bob", "en")
        table = await waiting_room.create(here, ann, ["me", "open"], SPEC)
        await waiting_room.sit(here, table, bob, None)
        await seed_parts.commit(there, await there.table(table.id), bob["id"], "b" * 64)
        await waiting_room.start(here, table, ann["id"])  # no news has come yet
        shuffling = table.row["setup"].get("shuffling")
        assert shuffling is not None
        await here.close()
        await there.close()
        return shuffling["stage"], shuffling["expected"] == [bob["id"]]

    assert asyncio.run(run()) == ("show", True)


def test_who_leaves_while_another_process_starts_the_table_has_left(tmp_path: Path) -> None:
    """They were refused, and sat at a game that they believed they had left."""

    async def run() -> tuple[str, dict[int, str | None]]:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, _ = here.people.new_guest("Ann", "en")
        bob, _ = here.people.new_guest("Bob", "en")
        table = await waiting_room.create(here, ann, ["me", "open"], SPEC)
        await waiting_room.sit(here, table, bob, None)
        await waiting_room.start(there, await there.table(table.id), ann["id"])
        await waiting_room.leave(here, table, bob["id"])  # no news has come yet
        await here.close()
        await there.close()
        return table.status, dict(table.stand_ins)

    assert asyncio.run(run()) == ("playing", {1: "greedy"})


def test_who_leaves_while_others_come_and_go_elsewhere_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time that the first process is about to store it, the second has been quicker, three times."""

    async def run() -> list[str | None]:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, bob, cid = (here.people.new_guest(name, "en")[0] for name in ("Ann", "Bob", "Cid"))
        table = await waiting_room.create(here, ann, ["me", "open", "open"], SPEC)
        await waiting_room.sit(here, table, bob, 1)
        elsewhere, comes = await there.table(table.id), [True, False, True]

        async def be_late(house: House, live: LiveTable, **values: Any) -> None:
            if house is here and comes:
                if comes.pop():
                    await waiting_room.sit(there, elsewhere, cid, 2)
                else:
                    await waiting_room.leave(there, elsewhere, cid["id"])
            await change_row(house, live, **values)

        monkeypatch.setattr(waiting_room, "change_row", be_late)
        await waiting_room.leave(here, table, bob["id"])
        await here.close()
        await there.close()
        return [player["name"] for player in table.players]

    assert asyncio.run(run()) == ["Ann", "", "Cid"]


@pytest.mark.parametrize("known", [True, False], ids=["open here", "opened here"])
def test_a_table_that_another_process_starts_while_it_is_looked_at_is_not_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """Its row was read before the start, and its log after the first answer."""

    async def run() -> tuple[str, str]:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, bob = (here.people.new_guest(name, "en")[0] for name in ("Ann", "Bob"))
        table = await waiting_room.create(there, ann, ["me", "open"], SPEC)
        if known:
            await here.table(table.id)
        await waiting_room.sit(there, table, bob, None)
        before = here.store.table(table.id)
        await waiting_room.start(there, table, ann["id"])
        seat, (decision, seq) = next(iter(table.asked.items()))
        await playing.answer(there, table, table.players[seat]["person"], seat, seq, decision.options[0].ref)
        with monkeypatch.context() as early:
            early.setattr(here.store, "table", lambda _: before)
            await news_of(here, table.id)
            seen = await here.table(table.id)
        as_read = seen.status
        await news_of(here, table.id)
        assert here.live[table.id] is seen, "nobody has to reconnect"
        assert seen.seq == table.seq
        await here.close()
        await there.close()
        return as_read, seen.status

    assert asyncio.run(run()) == ("waiting", "playing")


def test_two_people_take_two_seats_at_the_same_moment(tmp_path: Path) -> None:
    """No news has come to the second process when somebody sits down there."""

    async def run() -> list[str | None]:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, bob, cid = (here.people.new_guest(name, "en")[0] for name in ("Ann", "Bob", "Cid"))
        table = await waiting_room.create(here, ann, ["me", "open", "open"], SPEC)
        elsewhere = await there.table(table.id)
        await waiting_room.sit(here, table, bob, 1)
        await waiting_room.sit(there, elsewhere, cid, 2)
        with pytest.raises(ApiError) as refused:
            await waiting_room.sit(here, table, ann, 2)
        assert refused.value.key == "seat-taken"
        await here.close()
        await there.close()
        return [player["name"] for player in elsewhere.players]

    assert asyncio.run(run()) == ["Ann", "Bob", "Cid"]


def test_two_who_agree_to_an_undo_at_the_same_moment_have_both_agreed(tmp_path: Path) -> None:
    """The second of them had to agree once more, and everybody waited for that."""

    async def run() -> tuple[int, int]:
        here, there = await opened(tmp_path), await opened(tmp_path)
        people = [here.people.new_guest(name, "en")[0] for name in ("Ann", "Bob", "Cid")]
        table = await waiting_room.create(here, people[0], ["me", "open", "open"], SPEC)
        for person in people[1:]:
            await waiting_room.sit(here, table, person, None)
        await waiting_room.start(here, table, people[0]["id"])

        async def undo_is_asked() -> UndoVote | None:
            for seat, person in enumerate(people):
                with suppress(ApiError):
                    if table.vote_on_undo(seat, False).waiting >= set(range(3)) - {seat}:
                        await playing.undo(here, table, person["id"], seat, False)
                        return table.undo_vote
            return None

        while (vote := await undo_is_asked()) is None:
            seat, (decision, seq) = next(iter(table.asked.items()))
            await playing.answer(here, table, people[seat]["id"], seat, seq, decision.options[0].ref)
        one, other = sorted(vote.waiting)
        elsewhere, before = await there.table(table.id), len(table.now.history)
        await playing.consent(here, table, people[one]["id"], Consent(yes=True))
        await playing.consent(there, elsewhere, people[other]["id"], Consent(yes=True))  # no news has come yet
        await here.close()
        await there.close()
        return before, len(elsewhere.now.history)

    before, after = asyncio.run(run())
    assert after < before


def test_consent_does_not_move_on_to_another_undo_that_was_asked_at_the_same_moment(tmp_path: Path) -> None:
    async def run() -> None:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, bob = (here.people.new_guest(name, "en")[0] for name in ("Ann", "Bob"))
        table = await waiting_room.create(here, ann, ["me", "open"], SPEC)
        await waiting_room.sit(here, table, bob, None)
        await waiting_room.start(here, table, ann["id"])
        owners = (ann["id"], bob["id"])
        while len(table.now.history) < 12:
            seat, (decision, seq) = next(iter(table.asked.items()))
            await playing.answer(here, table, owners[seat], seat, seq, decision.options[0].ref)
        await playing.undo(here, table, ann["id"], 0, False)
        elsewhere = await there.table(table.id)
        await playing.consent(here, table, bob["id"], Consent(yes=False))
        await playing.undo(here, table, ann["id"], 0, True)
        assert table.undo_vote is not None
        with pytest.raises(ApiError) as refused:
            await playing.consent(there, elsewhere, bob["id"], Consent(yes=True))
        assert refused.value.key == "no-undo-asked"
        assert elsewhere.undo_vote is not None, "the newer one still waits for him"
        await here.close()
        await there.close()

    asyncio.run(run())


def test_who_leaves_a_game_while_others_play_elsewhere_has_left(tmp_path: Path) -> None:
    """So it is with standing answers, and with coming back."""

    async def run() -> None:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, bob = (here.people.new_guest(name, "en")[0] for name in ("Ann", "Bob"))
        table = await waiting_room.create(here, ann, ["me", "open"], SPEC)
        await waiting_room.sit(here, table, bob, None)
        await waiting_room.start(here, table, ann["id"])
        elsewhere, me = await there.table(table.id), bob["id"]

        async def ann_does_something() -> None:
            await playing.set_standing_answer(here, table, ann["id"], 0, f"prompt-{table.seq}", "ref")

        await ann_does_something()
        await playing.set_standing_answer(there, elsewhere, me, 1, "prompt", "ref")
        await ann_does_something()
        await playing.resign(there, elsewhere, me, 1)
        await ann_does_something()
        await playing.come_back(there, elsewhere, me, 1)
        assert elsewhere.standing_answers[1] == {"prompt": "ref"}
        assert not elsewhere.stand_ins.get(1)
        await here.close()
        await there.close()

    asyncio.run(run())


def test_two_who_talk_at_the_same_moment_hear_each_other(tmp_path: Path) -> None:
    """What Bob had said before, in another process, was never heard by anybody who heard Ann first."""

    async def run() -> None:
        here, there = await opened(tmp_path), await opened(tmp_path)
        ann, bob = (here.people.new_guest(name, "en")[0] for name in ("Ann", "Bob"))
        table = await waiting_room.create(here, ann, ["me", "open"], SPEC)
        await waiting_room.sit(here, table, bob, None)
        elsewhere = await there.table(table.id)
        for number in range(CHAT_KEPT):  # many lines or few
            await playing.say(there, elsewhere, bob, f"b{number}")
            await playing.say(here, table, ann, f"a{number}")
            for house in (here, there):
                await news_of(house, table.id)
            for live in (table, elsewhere):
                heard = [line["text"] for line in live.audience.chat]
                assert {f"a{number}", f"b{number}"} <= set(heard)
                assert len(set(heard)) == len(heard) == min(2 * (number + 1), CHAT_KEPT)
        here.live.clear()
        again = await here.table(table.id)
        await news_of(here, table.id)
        assert len(again.audience.chat) == CHAT_KEPT, "nothing is heard twice"
        await here.close()
        await there.close()

    asyncio.run(run())


def test_a_bot_that_has_thought_about_a_move_that_was_not_stored_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process had written another move in its place; the answer broke off the bot's game."""

    def log_of(table: LiveTable, random: Random, answers: int) -> list[Entry]:
        played, log = table.now.fork(), list[Entry]()
        while len(log) < answers:
            decision = played.pending[0]
            option = random.choice(decision.options)
            played.answer(option.ref, decision.seat)
            log.append(Entry(table.id, len(log) + 1, 0.0, Answered(decision.seat, option.ref)))
        return log

    async def run() -> None:
        house = await opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["random", "random"], SPEC)
        lost: list[str] = []
        for attempt in range(100):
            answers = 2 + attempt % 20
            here, there = (log_of(live, Random(f"{attempt}{which}"), answers) for which in "ab")
            live.reset(there)
            offered = {seat: {option.ref for option in asked.options} for seat, (asked, _) in live.asked.items()}
            live.reset(here)
            seat, (decision, _) = next(iter(live.asked.items()))
            lost = [option.ref for option in decision.options if option.ref not in offered.get(seat, {option.ref})]
            if lost:
                break
            live.reset(())
        player = autoplay.next_auto_player(live)
        assert lost
        assert player is not None

        async def thinks(*_: object) -> str:
            live.reset(there)
            return lost[0]

        monkeypatch.setattr(autoplay, "choice_of", thinks)
        monkeypatch.setattr("asyncio.sleep", AsyncMock())
        await autoplay.answer_once(house, live, player)
        assert live.seq == len(there), "nothing was answered"
        await house.close()

    asyncio.run(run())


def test_an_end_that_a_process_did_not_live_to_store_is_stored_by_another(tmp_path: Path) -> None:
    """It has written the last answer and is gone; the other heard of it, and there is no other news."""

    async def run() -> None:
        changed: list[str] = []
        house = await opened(tmp_path, changed)
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["random", "random"], SPEC)
        played = live.now.fork()
        log: list[Entry] = []
        while not played.over:
            decision = played.pending[0]
            step = Answered(decision.seat, decision.options[0].ref)
            played.answer(step.ref, step.seat)
            log.append(Entry(live.id, len(log) + 1, 1.0, step))
        with house.store.write() as connection:
            connection.execute(entries.insert(), [entry.row() for entry in log])
        await news_of(house, live.id)
        assert live.now.over
        changed.clear()
        await follow_outside_changes(house)
        assert changed == [live.id]
        await house.close()

    asyncio.run(run())


def test_of_two_wishes_for_a_world_at_the_same_moment_one_is_granted(tmp_path: Path) -> None:
    async def run() -> tuple[str, str]:
        house = await opened(tmp_path)
        _, secret = house.people.new_guest("Ann", "en")
        app = FastAPI()
        app.state.house = house
        wish = ahead.NewTableAhead(game="oath", seats=["me", "open", "open"], saga="chronicle", ahead=1)
        answers = [await ahead.new_table_ahead(wish, asked(app, secret)) for _ in range(2)]  # neither is read yet
        one, other = (cast("AsyncIterator[str]", answer.body_iterator) for answer in answers)
        told = await anext(one), await anext(other)
        await cast("Any", one).aclose()
        assert not house.ahead
        await house.close()
        return told

    begun, refused = asyncio.run(run())
    assert json.loads(begun.removeprefix("data: ")) == {"done": 0, "total": 1}
    assert json.loads(refused.removeprefix("data: "))["error"]["key"] == "ahead-busy"


@pytest.mark.xdist_group("postgres")
def test_one_person_opens_tables_one_after_the_other_at_whatever_process(postgres: Postgres) -> None:
    database = postgres.new_database()
    here, there = Store(database), Store(database)
    ann, _ = People(here).new_guest("Ann", "en")
    settings, row = Settings(open_tables=1), {"id": "t", "game": "legends", "status": "waiting", "public": True}
    row |= {"host": ann["id"], "setup": {}, "clock": {}, "players": [], "created": 0.0, "changed": 0.0}

    def ask_there() -> None:
        with there.write() as connection:
            must_have_room(connection, settings, ann["id"], "waiting")

    with ThreadPoolExecutor(1) as other:
        with here.write() as connection:
            must_have_room(connection, settings, ann["id"], "waiting")
            waits = other.submit(ask_there)
            sleep(0.3)
            connection.execute(tables.insert(), row)
        with pytest.raises(ApiError, match="too-many-open"):
            waits.result()
    here.close()
    there.close()


@pytest.mark.xdist_group("postgres")
def test_a_letter_that_no_database_takes_is_no_trouble_of_the_house(postgres: Postgres, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path, postgres.new_database()).open()
    ann = house.guest("Ann")
    for path in ("/api/me/games?game=%00", "/api/me/games?companion=a%00b"):
        assert ann.refused("GET", path).status == 422
    assert ann.refused("POST", "/api/me/games/a%00b/hide").status == 422
    house.close()
    assert "store-failed" not in house.log


def test_of_two_passwords_set_at_the_same_moment_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both were told that it is theirs, and one was not."""
    people = People(Store(f"sqlite:///{tmp_path / 'house.db'}"))
    ann, _ = people.new_guest("Ann", "en")

    def set_password(new: str, old: str = "") -> None:
        people.set_account(ann["id"], "ann", new, old, "here")

    def while_another_sets(first: str, second: str, old: str = "") -> None:
        class Slow:
            """Takes as long as the other device does."""

            verify = _hasher.verify

            def hash(self, password: str) -> str:
                monkeypatch.undo()
                set_password(first, old)
                return _hasher.hash(password)

        monkeypatch.setattr("crownlands.server.people._hasher", Slow())
        with pytest.raises(ApiError) as refused:
            set_password(second, old)
        assert refused.value.key == "wrong-password"
        assert people.log_in("ann", first)

    while_another_sets("password-one", "password-two")
    while_another_sets("password-three", "password-four", "password-one")


def test_a_review_reaches_those_who_came_after_the_table_had_left_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had asked for it, left and come back was told that it is being made, and nothing after that."""

    async def run() -> list[dict[str, Any]]:
        house = await opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        old = await waiting_room.create(house, ann, ["random", "random"], SPEC)
        told: list[dict[str, Any]] = []

        async def looked_for_long(*_: object) -> None:
            house.live.clear()
            new = await house.table(old.id)
            monkeypatch.setattr(new.audience, "tell", told.append)

        monkeypatch.setattr(reviews, "find_mistakes", looked_for_long)
        house.reviewing[old.id] = ann["id"]
        await reviews.make_review(house, old, old.now, ann["id"])
        await house.close()
        return told

    assert [message["type"] for message in asyncio.run(run())] == ["review"]
