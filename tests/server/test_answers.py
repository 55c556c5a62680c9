"""A row of answers as one thing: a plan given in one go, changed, refused as a whole, foreseen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.server.answers import check_row
from crownlands.server.database_tables import tables
from crownlands.server.errors import ApiError
from crownlands.server.limits import STEPS_AT_ONCE
from crownlands.server.log import Answered, Entry, StandInSet, Step
from crownlands.server.store import Store
from crownlands.server.writer import Conflict, Writer
from tests.server.house import Person, RunningHouse
from tests.server.place import Message, Place
from tests.server.two_worlds import World

PLAN = ["order:red", "order:act", "order:blue", "order:act", "order:wait", "order:wait"]
OTHER = ["order:red", "order:black", "order:black", "order:wait", "order:wait", "order:act"]


@pytest.fixture
def table(ann: Person, bob: Person) -> Message:
    found = ann.create("me", "open", "random", game="xidit")
    bob.sit(found)
    ann.start(found)
    return found


def row(place: Place, refs: list[str], **other: object) -> dict[str, object]:
    asked = place.decisions[0]
    return {"type": "answers", "seat": asked["seat"], "seq": asked["seq"], "refs": refs, **other}


def both(at_ann: Place, at_bob: Place) -> None:
    """Heroes are placed, and both are asked for their plans."""
    while not all(place.decisions and place.decisions[0]["prompt"] == "order" for place in (at_ann, at_bob)):
        for place in (at_ann, at_bob):
            if place.decisions and place.decisions[0]["prompt"] == "hero":
                place.answer(place.decisions[0]["options"][place.seat or 0])
                place.hear()
            else:
                place.settle()


def test_a_plan_is_one_message_and_one_move(ann: Person, bob: Person, table: Message) -> None:
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        both(at_ann, at_bob)
        at_ann.settle()
        start = len(at_ann.heard)
        at_ann.say(**row(at_ann, PLAN))
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_ann.settle()
        moves = [message for message in at_ann.heard[start:] if message["type"] == "move" and message["by"] == 0]
        assert len(moves) == 1
        assert at_ann.view["players"][0]["plan"] == PLAN
        assert not at_ann.decisions
        at_bob.settle()
        assert at_bob.view["players"][0]["plan"] is None, "it is sealed"


def test_a_changed_plan_replaces_the_old_one_and_nobody_sees_it(ann: Person, bob: Person, table: Message) -> None:
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        both(at_ann, at_bob)
        at_ann.say(**row(at_ann, PLAN))
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_ann.say(type="undo", seat=0)
        at_ann.hear_until("state", lambda state: bool(state["decisions"]))
        assert at_ann.view["players"][0]["plan"] == [*PLAN[:5], None]
        at_ann.say(**row(at_ann, OTHER))
        at_ann.hear_until("state", lambda state: not state["decisions"])
        assert at_ann.view["players"][0]["plan"] == OTHER
        at_bob.settle()
        at_bob.say(**row(at_bob, PLAN))
        at_bob.hear_until("move", lambda move: any(event["key"] == "planned" for event in move["events"]))
        (planned,) = [event for event in at_bob.events if event["key"] == "planned" and event["seat"] == 0]
        assert planned["facts"]["orders"] == {"refs": OTHER}


def test_whoever_changes_a_plan_makes_no_answer_of_others_late(ann: Person, bob: Person, table: Message) -> None:
    """Otherwise somebody who changes theirs all the time would keep the others from answering."""
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        both(at_ann, at_bob)
        at_ann.say(**row(at_ann, PLAN[:5]))
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_bob.settle()
        on_the_way = row(at_bob, PLAN)
        for change in (
            row(at_ann, OTHER),
            {"type": "undo", "seat": 0},
            {"type": "undo", "seat": 0, "whole_turn": True},
        ):
            at_ann.say(**change)
            at_ann.hear_until("state")
        at_bob.say(**on_the_way)
        at_bob.settle()
        assert not at_bob.errors
        assert at_bob.view["players"][1]["plan"] == PLAN


def test_nobody_can_count_how_many_orders_of_a_plan_have_changed(ann: Person, bob: Person, table: Message) -> None:
    heard = []
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        both(at_ann, at_bob)
        at_ann.say(**row(at_ann, PLAN[:5]))
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_bob.settle()
        while at_bob.asked != [0, 1]:  # the bot's own orders are counted too
            at_bob.hear()
        for plan in (OTHER[:5], [*OTHER[:4], "order:red"]):  # all of them but the first, and only the last
            before = at_bob.seq
            at_ann.say(**row(at_ann, plan))
            at_ann.hear_until("state")
            at_bob.hear_until("state")
            heard.append(at_bob.seq - before)
    assert heard[0] == heard[1]


def test_plans_are_not_changed_all_the_time(open_house: Callable[..., RunningHouse]) -> None:
    """Everybody is sent everything each time, and the log has an end."""
    house = open_house(RATE="1000")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create("me", "open", "random", game="xidit")
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        both(at_ann, at_bob)
        at_ann.say(**row(at_ann, PLAN[:5]))
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        for change in range(STEPS_AT_ONCE * 3):
            at_ann.say(**row(at_ann, (OTHER, PLAN)[change % 2][:5]))
            at_ann.hear_one_of("state", "error")
        assert at_ann.errors
        assert set(at_ann.errors) == {"too-many"}
        at_ann.say(**row(at_ann, [*at_ann.view["players"][0]["plan"][:5], "order:wait"]))
        at_ann.settle()
        assert not at_ann.decisions, "going on is no change"


def test_the_plan_of_a_stand_in_is_not_replaced() -> None:
    """Resign, let the bot write a plan, return and write a better one: that would be a hint."""
    live = World(Table(game("xidit"), 3, {}, seed="plan"), 0).live

    def happen(step: Step) -> None:
        live.apply(Entry(live.id, live.seq + 1, 1.0, step))

    while live.now.run.sealed is None:
        seat, (asked, _) = next(iter(live.asked.items()))
        happen(Answered(seat, asked.options[0].ref))
    happen(Answered(0, PLAN[0]))
    happen(StandInSet(0, "greedy"))
    happen(Answered(0, PLAN[1]))
    happen(StandInSet(0, None))
    seq = live.asked[0][1]
    for refs in (OTHER, [*PLAN[:1], *OTHER[1:]]):
        with pytest.raises(ApiError, match="nothing-to-undo"):
            check_row(live, 0, seq, refs)
    assert check_row(live, 0, seq, PLAN) == 0
    happen(Answered(0, PLAN[2]))
    happen(Answered(0, PLAN[3]))
    rest = ["order:wait", "order:wait"]
    assert check_row(live, 0, live.asked[0][1], [*PLAN[:3], "order:wait", *rest]) == 2, "my own may be replaced"


@pytest.mark.parametrize(
    "refs", [[], [*PLAN[:5], "city:3"], [*PLAN, "order:wait"], ["order:dance", *PLAN[1:]], PLAN * 20]
)
def test_a_row_that_does_not_fit_is_refused_as_a_whole(
    ann: Person, bob: Person, table: Message, refs: list[str]
) -> None:
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        both(at_ann, at_bob)
        at_ann.settle()
        assert at_ann.refusal(**row(at_ann, refs, id="x")) == "not-offered"
        assert at_ann.heard[-1]["id"] == "x"
        at_ann.settle()
        assert at_ann.view["players"][0]["plan"] == [None] * 6
        at_ann.say(**row(at_ann, PLAN))
        at_ann.hear_until("move", lambda move: move["by"] == 0)


def test_rows_are_for_their_owner_their_question_and_a_sealed_round(
    ann: Person, bob: Person, table: Message
) -> None:
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        first = at_ann if at_ann.decisions else at_bob
        if first.decisions:
            assert first.refusal(**row(first, ["city:1"])) == "not-offered", "no sealed round is open"
        both(at_ann, at_bob)
        at_ann.settle()
        assert at_bob.refusal(**row(at_ann, PLAN)) == "not-your-seat"
        assert at_ann.refusal(**{**row(at_ann, PLAN), "seq": 0}) == "stale"
        said = row(at_ann, PLAN)
        at_ann.say(**said)
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_ann.say(**said)
        assert "error" not in [message["type"] for message in at_ann.settle()], "a repeat is harmless"
        assert at_ann.refusal(**{**said, "refs": OTHER}) == "not-asked"


def test_a_row_does_not_try_what_comes_after_the_reveal(ann: Person, bob: Person) -> None:
    """Whoever bids last could ask to win with one coin, with two, ... and be refused until it is enough."""
    table = ann.create("me", "open", game="legends")
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        until_bids(at_ann, at_bob)
        at_bob.answer("n:3")
        at_bob.settle()
        at_ann.settle()
        for coins in (2, 4):
            assert at_ann.refusal(**row(at_ann, [f"n:{coins}", "seat:0"])) == "not-offered"
        at_ann.say(**row(at_ann, ["n:4"]))
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        assert at_ann.decisions[0]["prompt"] == "first-player"


def until_bids(at_ann: Place, at_bob: Place) -> None:
    """What the map of two needs is set, and both are asked for a bid."""
    while at_ann.asked != [0, 1]:
        mover = at_ann if at_ann.decisions else at_bob
        mover.move()
        for place in (at_ann, at_bob):
            place.keep_up(mover.seq)


def test_entries_that_go_together_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    """One of them is there already: none of the others is kept either."""
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    table = {"id": "t", "game": "xidit", "status": "playing", "public": False, "host": "", "created": 1.0}
    with store.write() as connection:
        connection.execute(tables.insert(), {**table, "changed": 1.0, "setup": {}, "clock": {}, "players": []})

    async def write() -> None:
        writer = Writer(store, asyncio.get_running_loop())
        entries = [Entry("t", seq, 1.0, Answered(0, ref)) for seq, ref in enumerate(PLAN, start=1)]
        await writer.put(entries[3])
        with pytest.raises(Conflict):
            await writer.put(*entries)
        assert [entry.seq for entry in store.log("t")] == [4]
        await writer.put(*entries[:3])
        assert [entry.seq for entry in store.log("t")] == [1, 2, 3, 4]
        writer.close()

    asyncio.run(write())
    store.close()


def test_a_plan_in_mind_is_foreseen_and_nothing_changes(ann: Person, bob: Person, table: Message) -> None:
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        both(at_ann, at_bob)
        at_ann.settle()
        at_ann.say(type="preview", seat=0, refs=["order:wait", None, "order:red"])
        told = at_ann.hear_until("forecast")
        assert (told["seat"], told["refs"]) == (0, ["order:wait", None, "order:red"])
        assert told["seq"] == at_ann.decisions[0]["seq"]
        assert [step["key"] for step in told["steps"]][:2] == ["wait", "unset"]
        assert told["steps"][0]["facts"]["start"]["ref"] == at_ann.view["players"][0]["hero"]
        assert at_ann.view["players"][0]["plan"] == [None] * 6
        assert at_bob.refusal(type="preview", seat=0, refs=PLAN) == "not-your-seat"
        assert at_ann.refusal(type="preview", seat=0, refs=["order:dance"]) == "not-offered"
        at_ann.say(type="preview", seat=0, refs=["city:3"])
        assert at_ann.hear_until("forecast")["steps"] == []
