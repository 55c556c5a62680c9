"""Clocks: who has no time left is stood in for by a bot."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from math import inf

import pytest

from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.server.clocks import Clocks
from crownlands.server.errors import ApiError
from crownlands.server.live import LiveTable
from crownlands.server.log import Answered, Entry, HouseClosed, Step, UndoAgreed, UndoAsked, Undone, UndoRefused
from crownlands.server.messages import Clock
from crownlands.server.steady_time import SLEW, SteadyTime, now
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message, play
from tests.server.test_play import duel
from tests.server.two_worlds import World

HOUR = 3600.0
DAY = 86_400.0


def with_clock(ann: Person, bob: Person, clock: Message) -> Message:
    table = ann.create("me", "open", clock=clock)
    assert table["left"] is None
    bob.sit(table)
    return ann.start(table)


@pytest.mark.parametrize(
    ("clock", "total"), [({"kind": "live", "minutes": 10}, 600), ({"kind": "days", "days": 3}, 3 * DAY)]
)
def test_the_clock_of_who_is_asked_runs(ann: Person, bob: Person, clock: Message, total: float) -> None:
    table = with_clock(ann, bob, clock)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        assert total - 30 < at_ann.table["left"][0] < total
        assert at_ann.table["left"][1] == total
        play(at_ann, at_bob, answers=2)
        left = at_ann.heard[-1]["left"]
        assert all(total - 60 < seconds <= total for seconds in left)
        assert (left[0] < total) is (clock["kind"] == "live") or at_ann.asked == [0]


def test_without_a_clock_nobody_hurries(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    assert table["left"] is None
    with ann.socket(table) as place:
        place.move()
        assert place.heard[-1]["left"] is None


@pytest.mark.parametrize(
    ("clock", "waited"), [({"kind": "live", "minutes": 1}, HOUR), ({"kind": "days", "days": 1}, 2 * DAY)]
)
def test_a_bot_takes_over_when_the_time_is_up_and_gives_the_seat_back(
    house: RunningHouse, ann: Person, bob: Person, clock: Message, waited: float
) -> None:
    table = house.copy_of(with_clock(ann, bob, clock), earlier=waited)
    with bob.socket(table) as at_bob:
        while not at_bob.decisions:
            at_bob.hear()
        assert at_bob.answers == 1, "the bot has answered for Ann"
        assert bob.look(table)["players"][0]["stand_in"]
        assert not bob.look(table)["players"][1]["stand_in"]
        if clock["kind"] == "days":
            assert bob.look(table)["left"][1] > DAY - 60, "a new day for a new move"
    with ann.socket(table) as at_ann:
        if clock["kind"] == "live":
            assert at_ann.refusal(type="return", seat=0) == "no-time-left", "there was so much for the whole game"
            assert bob.look(table)["players"][0]["out_for_good"]
            return
        assert not bob.look(table)["players"][0]["out_for_good"]
        at_ann.say(type="return", seat=0)
        at_ann.hear_until("state", lambda state: not state["table"]["players"][0]["stand_in"])


def test_who_has_no_time_left_is_not_quicker_than_the_bot(open_house: Callable[..., RunningHouse]) -> None:
    """A program that returns and answers at once played on without a clock."""
    house = open_house(BOT_PAUSE="2")
    ann = house.guest("Ann")
    table = ann.create("me", "random", clock={"kind": "live", "minutes": 1})
    late = house.copy_of(table, earlier=HOUR)
    with ann.socket(late) as place:
        if not place.table["players"][0]["stand_in"]:
            place.hear_until("table", lambda told: told["table"]["players"][0]["stand_in"])
        asked = place.decisions[0]
        answer = {"seat": 0, "seq": asked["seq"], "ref": asked["options"][0]}
        assert place.refusal(type="answer", **answer) == "no-time-left"
        assert place.refusal(type="return", seat=0) == "no-time-left"


def test_who_is_late_does_not_keep_the_bot_from_moving(open_house: Callable[..., RunningHouse]) -> None:
    """A program that came back as soon as a bot stood in held its seat, and the others waited for it."""
    house = open_house(BOT_PAUSE="2")
    ann = house.guest("Ann")
    late = house.copy_of(ann.create("me", "random", clock={"kind": "days", "days": 1}), earlier=2 * DAY)
    with ann.socket(late) as place:
        if not place.table["players"][0]["stand_in"]:
            place.hear_until("table", lambda told: told["table"]["players"][0]["stand_in"])
        place.say(type="return", seat=0)
        place.settle()
        assert place.errors == ["bot-moves"]
        while not place.answers:
            place.hear()
        place.say(type="return", seat=0)
        place.hear_until("state", lambda state: not state["table"]["players"][0]["stand_in"])


def test_a_house_that_was_closed_costs_nobody_their_time(open_house: Callable[..., RunningHouse]) -> None:
    """After a power cut whoever was asked had no time left, and a bot played on for good."""
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = with_clock(ann, bob, {"kind": "live", "minutes": 1})
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        before = len(house.stored(table["id"]))
        (at_ann if at_ann.decisions else at_bob).move()
        eventually(lambda: len(house.stored(table["id"])) > before, "the answer")
    house.kill()
    with house.sql() as sql:  # as if all that had happened an hour ago
        sql.execute("UPDATE entries SET at = at - 3600")
        sql.execute("UPDATE people SET seen = seen - 3600")
        (stored,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (table["id"],)).fetchone()
        setup = json.loads(stored)
        earlier = json.dumps({**setup, "started": setup["started"] - 3600})
        sql.execute("UPDATE tables SET setup = ? WHERE id = ?", (earlier, table["id"]))
    house.open()
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        assert min(at_ann.table["left"]) > 0
        play(at_ann, at_bob)
        assert not any(player["stand_in"] for player in at_ann.table["players"])
    house.close()
    house.open()
    assert sum(kind == "closed" for _, kind, _, _ in house.stored(table["id"])) == 1, "and a short break is none"


def test_a_game_over_days_goes_on_though_nobody_looks(open_house: Callable[..., RunningHouse]) -> None:
    house = open_house()
    table = with_clock(house.guest("Ann"), house.guest("Bob"), {"kind": "days", "days": 1})
    late = house.copy_of(table, earlier=2 * DAY)
    house.kill()
    house.open()
    eventually(lambda: len(house.stored(late["id"])) == 2, "the bot's answer for Ann")
    assert house.stored(table["id"]) == []


def test_who_holds_up_a_sealed_round_has_no_more_days_because_others_answer(
    open_house: Callable[..., RunningHouse],
) -> None:
    """The newest entry of the log says nothing about how long somebody else has been asked."""
    house = open_house()
    ann, bob, cid = (house.guest(name) for name in ("Ann", "Bob", "Cid"))
    table = ann.create("me", "open", "open", game="xidit", clock={"kind": "days", "days": 1})
    bob.sit(table)
    cid.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, cid.socket(table) as at_cid:
        places = (at_ann, at_bob, at_cid)
        while not all(place.decisions for place in places):
            play(*places, answers=at_ann.answers + 1)
        at_bob.move()
    late = house.copy_of(table, earlier=25 * HOUR)
    before = len(house.stored(table["id"]))
    with house.sql() as sql:  # Bob has answered an hour ago
        sql.execute(
            'UPDATE entries SET at = at + ? WHERE "table" = ? AND seq = ?', (24 * HOUR, late["id"], before)
        )
    house.kill()
    house.open()
    eventually(lambda: {0, 2} <= {seat for _, _, seat, _ in house.stored(late["id"])[before:]}, "bots for both")


def test_who_takes_answers_back_gets_no_new_days_by_it() -> None:
    """Answer, take it back, answer, ...: a bot would never stand in, and the others would wait for ever."""
    clocks = Clocks({"kind": "days", "days": 3}, 2)
    clocks.turn([0], None, 0.0)
    clocks.turn([0], 0, 2 * DAY)  # its first answer, after two days; the second after one more
    clocks.turn([1], 0, 3 * DAY)
    clocks.take_back({0: 1}, by=0)
    clocks.turn([0], None, 3 * DAY + HOUR)
    assert clocks.ends() == {0: 5 * DAY + HOUR}, "a day of three is used up"
    clocks.take_back({0: 1}, by=0)
    clocks.turn([0], None, 3 * DAY + HOUR)
    assert clocks.ends() == {0: 3 * DAY + 2 * HOUR}, "all three are; an hour is left to put it right"
    clocks.turn([1], 0, 3 * DAY + HOUR)
    clocks.take_back({0: 1}, by=0)
    clocks.turn([0], None, 5 * DAY)
    assert clocks.ends() == {0: 5 * DAY + HOUR}
    clocks.turn([1], 0, 5 * DAY)
    clocks.take_back({0: 1}, by=0)
    clocks.turn([0], None, 7 * DAY)
    assert clocks.out_of_time(7 * DAY) == [0], "now the other has thought in vain for more than three days"


def test_who_takes_an_answer_back_has_no_new_days_for_the_question_after_it() -> None:
    """Answer, think about the next question, take the answer back, give it again at once, ...: the next question
    was always asked for the first time."""
    clocks = Clocks({"kind": "days", "days": 1}, 2)
    clocks.turn([0], None, 0.0)
    clocks.turn([0], 0, HOUR)
    for hours in (10, 20):  # of thinking about the second question
        at = hours * HOUR
        clocks.take_back({0: 1}, by=0)
        clocks.turn([0], None, at)
        clocks.turn([0], 0, at)
        assert clocks.ends() == {0: 25 * HOUR}, "a day for it, since it was asked first"
    clocks.turn([0], 0, 21 * HOUR)
    assert clocks.ends() == {0: 45 * HOUR}, "the third is new"


def test_whose_answers_others_take_back_has_all_the_days_again() -> None:
    """Only what somebody takes back themselves stays used up."""
    for by in (1, None):
        clocks = Clocks({"kind": "days", "days": 1}, 2)
        clocks.turn([1], None, 0.0)
        clocks.turn([0], 1, HOUR)
        clocks.turn([1], 0, 20 * HOUR)
        clocks.take_back({0: 1, 1: 1}, by=by)
        clocks.turn([1], None, 21 * HOUR)
        clocks.turn([0], 1, 22 * HOUR)
        assert clocks.ends() == {0: 46 * HOUR}


@pytest.mark.parametrize("answers", [True, False], ids=["it answers", "it only thinks"])
def test_two_seats_do_not_give_each_other_new_days_for_ever(answers: bool) -> None:
    """One answers at once and takes that back when the other has thought for long; again and again. Somebody who
    sits at the table twice could keep the others waiting for ever."""
    clocks, at = Clocks({"kind": "days", "days": 3}, 3), 0.0
    clocks.turn([0], None, at)
    for undone in range(1, 4):
        clocks.turn([1], 0, at)
        assert clocks.ends() == {1: at + 3 * DAY}, "what others take back costs nobody"
        at += 2 * DAY
        if answers:
            clocks.turn([2], 1, at)
        clocks.take_back({0: 1, 1: 1} if answers else {0: 1}, by=0)
        clocks.turn([0], None, at)
        if undone < 3:
            assert clocks.ends() == {0: at + {1: 3, 2: 2}[undone] * DAY}, "costs nothing for three days"
    assert clocks.out_of_time(at) == [0], "a bot moves"


def test_who_agrees_late_over_days_takes_no_days_from_who_has_asked() -> None:
    """Who is asked whether they agree to an undo could wait with that until a bot moves for whoever has asked."""
    clocks, at = Clocks({"kind": "days", "days": 1}, 2), 0.0
    clocks.turn([0], None, at)
    for undone in range(1, 4):
        clocks.turn([1], 0, at)
        clocks.wish(at)
        at += DAY - 60
        clocks.take_back({0: 1}, 0, needs={1})
        clocks.turn([0], None, at)
        assert clocks.ends() == {0: at + DAY}, "it is not the one who has asked that pays"
        if undone == 1:
            clocks.turn([1], 0, at)
            assert clocks.ends() == {1: at + DAY}, "nor the other, for a first time"
            clocks.take_back({0: 1}, 0)
            clocks.turn([0], None, at)
    clocks.turn([1], 0, at)
    assert clocks.out_of_time(at) == [1], "who has held up the table for days pays"


def test_nor_does_who_agrees_late_without_being_asked_hold_up_a_table_for_ever() -> None:
    """Two answer and agree at once, again and again, and a third agrees a day later."""
    live = three_bids({"kind": "days", "days": 4}, 4 * DAY)
    at = live.clocks.since[2]
    for day in range(4):
        for step in (UndoAsked(0), UndoAgreed(2)):
            live.apply(Entry(live.id, live.seq + 1, at, step))
        at += DAY
        if day < 3:
            live.apply(Entry(live.id, live.seq + 1, at, Undone(0)))
            bid_three_times(live, at)
    with pytest.raises(ApiError, match="undo-too-late"):
        live.must_afford_consent(1)


@pytest.mark.parametrize("late", [1, 2], ids=["nobody waits for it", "it is asked"])
def test_who_agrees_late_again_and_again_is_not_made_to_pay_with_its_seat(late: int) -> None:
    """Where all bid anew after an undo, two could ask a third for one favour after the other, until a bot bid for
    it as soon as it was asked."""
    live, others = three_bids({"kind": "days", "days": 1}, 40 * HOUR), {1: 2, 2: 1}
    at = live.clocks.since[2]
    for favour in range(2):
        if favour:
            bid_three_times(live, at)
        for step in (UndoAsked(0), UndoAgreed(others[late])):
            live.apply(Entry(live.id, live.seq + 1, at, step))
        at += 20 * HOUR
        if not favour:
            live.apply(Entry(live.id, live.seq + 1, at, Undone(0)))
            assert min(live.clocks.left(at) or []) == DAY, "the first costs nobody anything"
    with pytest.raises(ApiError, match="undo-too-late"):
        live.must_afford_consent(late)
    live.apply(Entry(live.id, live.seq + 1, at, UndoRefused(late)))
    assert live.clocks.ends() == {2: pytest.approx(at + 4 * HOUR)}


def test_a_consent_that_costs_nothing_is_not_refused() -> None:
    """Who asks for an undo while only its own clock runs has the others agree as late as they like."""
    live = three_bids({"kind": "live", "minutes": 10}, HOUR)
    live.apply(Entry(live.id, live.seq + 1, live.clocks.since[2], UndoAsked(2)))
    live.must_afford_consent(0)


def three_bids(clock: Clock, earlier: float = 0.0) -> LiveTable:
    """Three who have bid; the last of them is asked what comes next."""
    live = World(Table(game("legends"), 3, {}, seed="bids"), 0).live
    live.row["clock"] = clock
    live.clocks = Clocks(live.row["clock"], 3)
    started = now() - earlier
    live._note_asked(None, started)
    bid_three_times(live, started)
    return live


def bid_three_times(live: LiveTable, at: float) -> None:
    for seat in range(3):
        live.apply(Entry(live.id, live.seq + 1, at, Answered(seat, f"n:{seat}")))
    assert set(live.asked) == {2}


@pytest.mark.parametrize("kind", ["live", "days"])
def test_who_is_asked_anew_after_an_undo_has_not_thought_at_their_own_cost(kind: str) -> None:
    """After bids were revealed one seat thinks about what comes next. If another takes its bid back, all bid anew:
    the time that has passed is not that of who agreed at once."""
    live = three_bids({"kind": "live", "minutes": 10} if kind == "live" else {"kind": "days", "days": 1})
    at, total = live.clocks.since[2], 600.0 if kind == "live" else DAY
    steps: list[tuple[float, Step]] = [(10.0, UndoAsked(0)), (11.0, UndoAgreed(2)), (100.0, Undone(0))]
    for seconds, step in steps:
        live.apply(Entry(live.id, live.seq + 1, at + seconds, step))
    assert set(live.asked) == {0, 1, 2}
    costs = [10.0, 89.0, 1.0] if kind == "live" else [0.0, 0.0, 0.0]
    assert live.clocks.left(at + 100) == pytest.approx([total - cost for cost in costs])


def test_the_hour_to_put_an_answer_right_is_given_once() -> None:
    """Answer in the last minute, take it back, and have another hour; and another one."""
    clocks = Clocks({"kind": "days", "days": 1}, 2)
    clocks.turn([0], None, 0.0)
    for minutes in (0, 40, 59):
        clocks.turn([1], 0, DAY + minutes * 60)
        clocks.take_back({0: 1}, by=0)
        clocks.turn([0], None, DAY + minutes * 60)
        assert clocks.ends() == {0: DAY + HOUR}
    assert clocks.out_of_time(DAY + HOUR) == [0]
    clocks.turn([1], 0, DAY + HOUR)
    clocks.take_back({0: 1}, by=0)
    clocks.turn([0], None, DAY + HOUR)
    assert clocks.out_of_time(DAY + HOUR) == [0], "a bot puts it right"


def test_who_takes_back_pays_for_the_time_that_others_have_thought_about_it() -> None:
    """Move, let the other think, take it back before they answer, ...: their clock would run out and not mine, or
    nobody's ever would."""
    clocks = Clocks({"kind": "live", "minutes": 10}, 2)
    clocks.turn([0], None, 0.0)
    clocks.turn([1], 0, 60.0)
    clocks.take_back({0: 1}, by=0)
    clocks.turn([0], None, 400.0)
    assert clocks.left(400.0) == [200.0, 600.0]
    clocks.turn([1], 0, 410.0)
    clocks.turn([0], 1, 420.0)
    assert clocks.left(420.0) == [190.0, 590.0], "what stands is paid for"


def test_who_takes_a_sealed_answer_back_has_thought_all_the_while() -> None:
    """Otherwise one would seal something at once and think about it while only the others' clocks run."""
    clocks = Clocks({"kind": "live", "minutes": 10}, 2)
    clocks.turn([0, 1], None, 0.0)
    clocks.turn([1], 0, 1.0)
    clocks.take_back({0: 1}, by=0)
    clocks.turn([0, 1], None, 301.0)
    assert clocks.left(301.0) == [299.0, 299.0]


def test_who_agrees_late_to_an_undo_pays_for_that() -> None:
    clocks = Clocks({"kind": "live", "minutes": 10}, 2)
    clocks.turn([0], None, 0.0)
    clocks.turn([1], 0, 60.0)
    clocks.wish(70.0)
    clocks.take_back({0: 1}, by=0, needs=[1])
    clocks.turn([0], None, 400.0)
    assert clocks.left(400.0) == [530.0, 270.0]


def test_who_is_not_waited_for_pays_for_no_undo() -> None:
    """Two answer, the first wishes that undone, and the second agrees when the third has thought for long; again
    and again: the time of the third would run out, and not theirs."""
    clocks = Clocks({"kind": "live", "minutes": 10}, 3)
    clocks.turn([0], None, 0.0)
    clocks.turn([1], 0, 0.0)
    clocks.turn([2], 1, 0.0)
    clocks.wish(10.0)
    clocks.take_back({0: 1, 1: 1}, by=0, needs=[1])
    clocks.turn([0], None, 300.0)
    assert clocks.left(300.0) == [590.0, 310.0, 600.0]


@pytest.mark.parametrize("minutes", [10, 20])
def test_a_consent_that_would_cost_all_my_time_is_refused(minutes: int) -> None:
    """Nobody waits for an answer of theirs, so no bot would stand in."""
    live = World(Table(game("legends"), 3, {}, seed="bids"), 0).live
    live.row["clock"] = {"kind": "live", "minutes": minutes}
    live.clocks = Clocks(live.row["clock"], 3)
    started = now() - 600
    live._note_asked(None, started)
    for seat in range(3):
        live.apply(Entry(live.id, live.seq + 1, started, Answered(seat, f"n:{seat}")))
    assert set(live.asked) == {2}
    live.apply(Entry(live.id, live.seq + 1, started, UndoAsked(0)))
    live.must_afford_consent(2)  # whose clock runs all the same
    live.must_afford_consent(1)  # it is the other who is waited for
    live.apply(Entry(live.id, live.seq + 1, started, UndoAgreed(2)))
    if minutes == 10:
        with pytest.raises(ApiError, match="undo-too-late"):
            live.must_afford_consent(1)
    else:
        live.must_afford_consent(1)


def test_who_agrees_at_once_does_not_pay_for_who_agrees_late() -> None:
    clocks = Clocks({"kind": "live", "minutes": 10}, 3)
    clocks.turn([0], None, 0.0)
    clocks.turn([2], 0, 0.0)
    clocks.wish(10.0)
    clocks.agree(2, 15.0)
    clocks.skip(20.0, 120.0)  # the house was closed
    clocks.take_back({0: 1}, by=0, needs=[1, 2])
    clocks.turn([0], None, 400.0)
    assert clocks.left(400.0) == [590.0, 315.0, 595.0]


def test_what_the_house_takes_back_costs_nobody_time() -> None:
    clocks = Clocks({"kind": "live", "minutes": 10}, 2)
    clocks.turn([0], None, 0.0)
    clocks.turn([1], 0, 60.0)
    clocks.take_back({0: 1}, by=None)
    clocks.turn([0], None, 400.0)
    assert clocks.left(400.0) == [540.0, 600.0]


@pytest.mark.parametrize("minutes", [10, 20])
def test_an_undo_that_would_cost_all_my_time_is_refused(minutes: int) -> None:
    """A bid that was sealed ten minutes ago: who takes it back has thought about it for so long."""
    live = World(Table(game("legends"), 3, {}, seed="bids"), 0).live
    live.row["clock"] = {"kind": "live", "minutes": minutes}
    live.clocks = Clocks(live.row["clock"], 3)
    started = now() - 600
    live._note_asked(None, started)
    assert len(live.asked) == 3
    live.apply(Entry(live.id, live.seq + 1, started + 1, Answered(0, "n:0")))
    if minutes == 10:
        with pytest.raises(ApiError, match="undo-too-late"):
            live.must_afford_undo(0)
    else:
        live.must_afford_undo(0)
        live.apply(Entry(live.id, live.seq + 1, started + 599, Undone(0)))
        assert live.clocks.left(started + 599) == pytest.approx([601.0] * 3)


def test_the_time_of_a_wish_is_that_of_the_vote() -> None:
    live = World(Table(game("legends"), 3, {}, seed="bids"), 0).live
    live.clocks = Clocks({"kind": "live", "minutes": 10}, 3)
    live._note_asked(None, 0.0)
    for seat in range(3):
        live.apply(Entry(live.id, live.seq + 1, 0.0, Answered(seat, f"n:{seat}")))
    assert set(live.asked) == {2}
    steps: list[tuple[float, Step]] = [(10.0, UndoAsked(0)), (20.0, UndoAgreed(1)), (100.0, Undone(0))]
    for at, step in steps:
        live.apply(Entry(live.id, live.seq + 1, at, step))
    left = live.clocks.left(100.0)
    assert left is not None
    assert left[0] == 590.0, "not for as long as the others took to agree"


def test_a_pause_after_the_wish_moves_the_wish_too() -> None:
    """Otherwise whoever takes back pays for less than what they have thought meanwhile."""
    live = World(Table(game("legends"), 3, {}, seed="bids"), 0).live
    live.clocks = Clocks({"kind": "live", "minutes": 10}, 3)
    live._note_asked(None, 0.0)
    for seat in range(3):
        live.apply(Entry(live.id, live.seq + 1, 0.0, Answered(seat, f"n:{seat}")))
    steps: list[tuple[float, Step]] = [
        (50.0, UndoAsked(0)),
        (160.0, HouseClosed(60.0)),
        (160.5, HouseClosed(60.0)),
        (165.0, UndoAgreed(1)),
        (170.0, Undone(0)),
    ]
    for at, step in steps:
        live.apply(Entry(live.id, live.seq + 1, at, step))
    left = live.clocks.left(170.0)
    assert left is not None
    assert left[0] == 550.0


def test_an_undo_at_a_table_over_days_gives_no_new_days() -> None:
    live = World(Table(game("kingdoms"), 3, {}, seed="days"), 0).live
    live.clocks = Clocks({"kind": "days", "days": 3}, 3)
    live._note_asked(None, 0.0)
    for turn in range(3):
        at = turn * DAY / 2
        live.apply(Entry(live.id, live.seq + 1, at + HOUR, Answered(0, live.asked[0][0].options[0].ref)))
        live.apply(Entry(live.id, live.seq + 1, at + 2 * HOUR, Undone(0)))
        assert live.clocks.ends()[0] == pytest.approx(3 * DAY, abs=1), "it is asked since the beginning"


def test_clocks_over_days_say_when_to_look_at_them() -> None:
    clocks = Clocks({"kind": "days", "days": 1}, 3)
    assert clocks.next_look(0.0) == inf
    clocks.turn([0, 1], None, 1000.0)
    clocks.turn([1, 2], 0, 5000.0)
    assert clocks.ends() == {1: 1000.0 + DAY, 2: 5000.0 + DAY}
    assert clocks.warnings() == {1: 1000.0 + 18 * HOUR, 2: 5000.0 + 18 * HOUR}, "a quarter of the day before"
    looks = [0.0]
    while looks[-1] < inf:
        looks.append(clocks.next_look(looks[-1]))
    assert looks[1:] == sorted([*clocks.ends().values(), *clocks.warnings().values(), inf])
    week = Clocks({"kind": "days", "days": 7}, 1)
    week.turn([0], None, 0.0)
    assert week.warnings() == {0: 6.5 * DAY}, "at most half a day before"
    live = Clocks({"kind": "live", "minutes": 5}, 1)
    live.turn([0], None, 0.0)
    assert (live.ends(), live.warnings(), live.next_look(0.0)) == ({}, {}, inf)


@pytest.mark.parametrize("jump", [2 * HOUR, -2 * HOUR])
def test_a_machine_whose_clock_jumps_costs_nobody_time(jump: float) -> None:
    """The house counts by itself, and comes nearer to the machine's clock a little at a time."""
    counted, wrong = 100.0, 0.0
    clock = SteadyTime(wall=lambda: 1_000_000.0 + counted + wrong, count=lambda: counted)
    start = clock()
    wrong = jump
    counted += 60
    assert abs(clock() - start - 60) <= 60 * SLEW + 1e-6
    for _ in range(3):
        counted += abs(jump) / SLEW / 2
        clock()
    assert clock() == pytest.approx(1_000_000.0 + counted + wrong), "in the end it is the machine's time"


def test_while_a_machine_sleeps_time_goes_on() -> None:
    """Otherwise the house would be hours behind, until it is opened again: then all of them pass at once."""
    counted = "from crownlands.server.steady_time import now; import time; print(now._count() - time.monotonic())"
    slept = ["unshare", "--time", "--boottime", "28800", "--fork"]
    if shutil.which("unshare") is None or subprocess.call([*slept, "true"], stderr=subprocess.DEVNULL):
        pytest.skip("this machine cannot pretend to have slept")
    told = subprocess.run([*slept, sys.executable, "-c", counted], capture_output=True, text=True, check=True)
    assert float(told.stdout) == pytest.approx(8 * HOUR, abs=60)
