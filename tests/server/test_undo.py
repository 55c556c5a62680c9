"""Taking back: free, sealed, with consent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from crownlands.core.dice import Dice
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.server import limits, playing, table_state, waiting_room
from crownlands.server.errors import ApiError
from crownlands.server.log import Answered, Entry, Step, UndoAgreed, UndoAsked, Undone, UndoRefused
from crownlands.server.undo_vote import UndoVote, vote_on_undo
from tests.conformance.tools import answer_at_random
from tests.server.house import Person, RunningHouse
from tests.server.in_process import SPEC, opened
from tests.server.place import Message, Place, play
from tests.server.test_play import duel, three_at_a_table
from tests.server.two_worlds import World


def test_an_answer_that_nobody_has_built_on_is_taken_back_freely(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        before = at_ann.view
        at_ann.move()
        at_ann.say(type="undo", seat=0)
        for place in (at_ann, at_bob):
            state = place.hear_until("state", lambda state: state["seq"] == 2)
            assert state["view"] == before
            assert state["table"]["answers"] == 0
        at_ann.move()
        assert at_ann.answers == 1


def test_an_answer_that_was_taken_back_is_not_given_again_by_a_repeat(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as place:
        asked = place.decisions[0]
        place.move(asked["options"][0])
        place.say(type="undo", seat=0)
        place.hear_until("state")
        place.say(type="answer", seat=0, seq=asked["seq"], ref=asked["options"][0])
        assert not any(message["type"] in ("move", "state") for message in place.settle())
        assert ann.look(table)["answers"] == 0


def test_there_is_nothing_to_undo_before_the_first_answer(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        assert at_ann.refusal(type="undo", seat=0) == "nothing-to-undo"
        at_ann.move()
        assert at_bob.refusal(type="undo", seat=1) == "nothing-to-undo"
        assert at_bob.refusal(type="consent", yes=True) == "no-undo-asked"


def test_a_sealed_bid_is_changed_until_the_last_one_is_in(ann: Person, bob: Person) -> None:
    table = three_at_a_table(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        while 2 in at_ann.asked:  # the bot has bid as well
            at_ann.hear()
        for bid in ("n:7", "n:2", "n:5"):
            at_ann.move(bid)
            if bid != "n:5":
                at_ann.say(type="undo", seat=0)
                at_ann.hear_until("state", lambda state: bool(state["decisions"]))
        at_bob.keep_up(at_ann.seq)
        at_bob.move("n:0")
        while len(at_bob.view["bids"]) < 3:
            at_bob.hear()
        assert at_bob.view["bids"][:2] == [5, 0]


def test_behind_a_barrier_the_others_are_asked_and_may_agree(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.create("me", "open", "open")
    bob.sit(table)
    eve.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        for place in (at_ann, at_bob, at_eve):
            place.keep_up(at_ann.seq)
            place.move("n:1")
            at_ann.keep_up(place.seq)
        at_ann.say(type="undo", seat=0)
        asked = at_bob.hear_until("undo")
        assert (asked["by"], asked["needs"]) == (0, [1, 2])
        assert asked["why"]
        with eve.socket(table) as late:
            pending = {"by": 0, "needs": [1, 2], "why": asked["why"], "whole_turn": False}
            assert late.undo_asked == {**pending, "number": asked["number"]}
        assert at_ann.refusal(type="consent", yes=True) == "no-undo-asked"
        at_bob.say(type="consent", yes=True)
        assert at_eve.hear_until("undo", lambda message: message["needs"] == [2])["by"] == 0
        assert at_ann.look_again() == 3
        at_eve.say(type="consent", yes=True)
        for place in (at_ann, at_bob, at_eve):
            state = place.hear_until("state", lambda state: state["table"]["answers"] == 0)
            assert state["undo"] is None
            assert [decision["prompt"] for decision in state["decisions"]] == ["bid"]


@pytest.mark.parametrize("changed", [{"seat": 0, "whole_turn": True}, {"seat": 2}])
def test_who_agrees_to_one_undo_does_not_agree_to_another_in_its_place(
    ann: Person, bob: Person, eve: Person, changed: Message
) -> None:
    """Ann asks for a little, and for more as Bob says yes; or Eve asks for something of her own."""
    table = ann.create("me", "open", "open")
    bob.sit(table)
    eve.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        for place in (at_ann, at_bob, at_eve):
            place.keep_up(at_ann.seq)
            place.move("n:1")
            at_ann.keep_up(place.seq)
        at_ann.say(type="undo", seat=0)
        told = at_bob.hear_until("undo")
        meant = {"by": told["by"], "whole_turn": told["whole_turn"]}
        asker = at_ann if changed["seat"] == 0 else at_eve
        asker.say(type="undo", **changed)
        asker.settle()
        assert at_bob.refusal(type="consent", yes=True, **meant) == "no-undo-asked"
        newer = {"by": at_bob.undo_asked["by"], "whole_turn": at_bob.undo_asked["whole_turn"]}
        at_bob.say(type="consent", yes=True, **newer)
        assert 1 not in at_bob.hear_until("undo")["needs"]


def test_who_agrees_to_an_undo_does_not_agree_to_a_later_one_of_the_same_kind(ann: Person, bob: Person) -> None:
    """Somebody asks for an undo, plays on as the other says yes, and asks again: for what is known by now."""
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=12)
        mover, other = (at_ann, at_bob) if at_ann.decisions else (at_bob, at_ann)

        def wished() -> Message:
            mover.say(type="undo", seat=mover.seat)
            told = other.hear_until("undo", lambda told: bool(told["needs"]))
            return {name: told[name] for name in ("by", "whole_turn", "number")}

        first = wished()
        assert wished() == first, "who asks for the same twice asks once"
        for seat in (mover.seat, other.seat):  # until the other has answered since, and has to be asked
            while next(told["by"] for told in reversed(other.heard) if told["type"] == "move") != seat:
                play(at_ann, at_bob, answers=other.answers + 1)
        second = wished()
        assert {**second, "number": first["number"]} == first
        assert other.refusal(type="consent", yes=True, **first) == "no-undo-asked"
        other.say(type="consent", yes=True, **second)
        other.hear_until("state")


def test_one_refusal_is_enough_and_nothing_changes(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as asker, bob.socket(table) as other:
        play(asker, other, answers=12)
        asker.say(type="undo", seat=0)
        assert other.hear_until("undo")["needs"] == [1]
        other.say(type="consent", yes=False)
        refused = asker.hear_until("undo", lambda message: message["by"] is None)
        assert refused["why"] == "refused"
        assert asker.look_again() == 12
        assert other.refusal(type="consent", yes=True) == "no-undo-asked"


def test_an_undo_that_was_overtaken_by_a_move_is_over_and_all_are_told(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=12)
        asker, other = (at_ann, at_bob)
        asker.say(type="undo", seat=asker.seat)
        for place in (asker, other):
            place.hear_until("undo")
        mover = asker if asker.decisions else other
        mover.move()
        for place in (asker, other):
            place.keep_up(mover.seq)
            place.settle()
            assert place.undo_asked is None
        assert other.refusal(type="consent", yes=True) == "no-undo-asked"


def test_a_stand_in_agrees_to_nothing(ann: Person, bob: Person) -> None:
    """Otherwise the one who stays could look behind a card and come back, as soon as the other has left."""
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=12)
        at_ann.say(type="undo", seat=0)
        at_bob.hear_until("undo")
        at_bob.say(type="resign", seat=1)
        at_ann.hear_until("table", lambda message: message["table"]["players"][1]["stand_in"])
        at_ann.settle()
        assert ann.look(table)["answers"] >= 12
        assert at_ann.undo_asked is not None
        at_bob.say(type="consent", yes=True)
        assert at_ann.hear_until("state")["table"]["answers"] < 12


def test_who_has_left_is_asked_all_the_same(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        bob_has_gone_on(at_ann, at_bob)
        at_bob.say(type="resign", seat=1)
        while not at_ann.decisions:  # the bot plays Bob's turn to its end
            at_ann.hear()
        answers = at_ann.answers
        at_ann.say(type="undo", seat=0)
        at_ann.settle()
        assert at_ann.undo_asked is not None and at_ann.undo_asked["needs"] == [1]
        assert ann.look(table)["answers"] == answers


def bob_has_gone_on(at_ann: Place, at_bob: Place) -> None:
    """Play until Bob has answered after Ann and is asked again: she takes nothing back without his leave."""
    play(at_ann, at_bob, answers=12)
    while True:
        mover, other = (at_ann, at_bob) if at_ann.decisions else (at_bob, at_ann)
        mover.move()
        other.keep_up(mover.seq)
        if mover is at_bob and at_bob.decisions:
            return


def test_what_a_stand_in_has_answered_is_not_taken_back_by_its_owner(ann: Person, bob: Person) -> None:
    """Resign, let the bot show what it would do, return and undo: that would be a hint."""
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table):
        at_ann.say(type="resign", seat=0)
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_ann.say(type="return", seat=0)
        at_ann.hear_until("state")
        assert at_ann.refusal(type="undo", seat=0) == "nothing-to-undo"


def test_nor_when_the_round_in_which_it_answered_is_revealed(ann: Person, bob: Person, eve: Person) -> None:
    """A revealed round is stored by seats, so what Bob's stand-in has bid first stands behind Ann's bid."""
    table = ann.create("me", "open", "open")
    bob.sit(table)
    eve.sit(table)
    table = ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        at_bob.say(type="resign", seat=1)
        at_bob.hear_until("move", lambda move: move["by"] == 1)
        at_bob.say(type="return", seat=1)
        at_bob.hear_until("state")
        at_ann.move()
        at_eve.move()
        at_bob.hear_until("move", lambda move: move["by"] == 2)
        assert at_bob.refusal(type="undo", seat=1) == "nothing-to-undo"


def test_nor_while_the_stand_in_still_plays(open_house: Callable[..., RunningHouse]) -> None:
    """Resign, look, undo and only then return: the bot waits a moment where only bots play."""
    ann = open_house(BOT_PAUSE="2").guest("Ann")
    with ann.socket(ann.create("me", "random")) as place:
        place.say(type="resign", seat=0)
        place.hear_until("move", lambda move: move["by"] == 0)
        answers = place.answers
        assert place.refusal(type="undo", seat=0) == "nothing-to-undo"
        place.say(type="return", seat=0)
        place.hear_until("state")
        assert place.answers >= answers


def test_a_vote_ends_when_its_seat_changes_hands(ann: Person, bob: Person) -> None:
    """Who agreed then was thrown out: what was asked for could not be done any more."""
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        bob_has_gone_on(at_ann, at_bob)
        at_ann.say(type="undo", seat=0, whole_turn=True)
        assert at_bob.hear_until("undo")["needs"] == [1]
        at_ann.say(type="resign", seat=0)
        at_bob.hear_until("table", lambda told: told["table"]["players"][0]["stand_in"])
        at_bob.settle()
        assert at_bob.undo_asked is None, "nobody has moved, and yet it is over"
        at_ann.say(type="return", seat=0)
        at_ann.hear_until("state", lambda state: not state["table"]["players"][0]["stand_in"])
        assert at_bob.refusal(type="consent", yes=True) == "no-undo-asked"
        at_bob.settle()


def test_when_the_game_is_over_nothing_is_taken_back(ann: Person) -> None:
    """The seed is open by then: whoever went back would know every card."""
    table = ann.create("me", "random")
    with ann.socket(table) as place:
        play(place)
        assert place.refusal(type="undo", seat=0) == "nothing-to-undo"
        assert ann.look(table)["status"] == "over"


def test_bots_always_agree(ann: Person) -> None:
    table = ann.create("me", "random")
    with ann.socket(table) as place:
        play(place, answers=14)
        while not place.decisions:
            place.hear()
        place.say(type="undo", seat=0)
        place.hear_until("state")
        assert "undo" not in [message["type"] for message in place.heard]


@pytest.mark.parametrize("whole_turn", [False, True])
def test_among_people_a_bot_alone_lets_nobody_look_and_go_back(whole_turn: bool) -> None:
    """A war with a bot: see its dial, take my own back and show one more. The third at the table was not asked."""
    table, dice = Table(game("kingdoms"), 3, {}, seed="a bot's dial"), Dice.from_seed("answers")
    while True:
        decided = table.asked(0)
        if decided is not None and decided.prompt == "dial" and table.asked(1) is not None:
            table.answer(decided.options[0], 0)
            table.answer(table.pending[0].options[0], 1)
            if table.run.sealed is None and table.barrier(0, len(table.history) - 2)[0] == {1}:
                break
        answer_at_random(table, dice)
    step = Undone(0, whole_turn)
    assert vote_on_undo(table, step, [1], 0).needs == {2}
    assert not vote_on_undo(table, step, [1, 2], 0).needs, "who plays against bots alone goes back freely"


# -- a whole turn -------------------------------------------------------------------------------------------------


def in_the_middle_of_a_turn(place: Place) -> int:
    """Play until this seat has answered twice in its turn; returns where the turn began."""
    while True:
        if not place.must_speak:
            place.hear()
        elif place.decisions[0]["prompt"] == "take-card":
            start = int(place.answers)
            place.move()
            if place.decisions and place.answers == start + 1:
                place.move()
                if place.decisions and place.answers == start + 2:
                    return start
        else:
            place.move()


def test_a_whole_turn_is_taken_back_in_one_go(house: RunningHouse, ann: Person) -> None:
    table = ann.create("me", "random", seed="turn")
    with ann.socket(table) as place:
        start = in_the_middle_of_a_turn(place)
        place.say(type="undo", seat=0, whole_turn=True)
        state = place.hear_until("state")
        assert state["table"]["answers"] == start
        assert [decision["prompt"] for decision in state["decisions"]] == ["take-card"]
        assert state["view"] == ann.at(table, start)["view"]
        assert state["turns"][-1] == start
    assert [row[1:] for row in house.stored(table["id"])][-1] == ("undo", 0, "turn")


def test_a_turn_behind_a_barrier_is_one_question_to_the_others(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        random = Random("barrier")
        places = (at_ann, at_bob)
        while True:
            at_ann.settle(), at_bob.settle()
            mover = next(place for place in places if place.decisions)
            turn, seat = mover.turns[-1], mover.seat
            mover.move(random.choice(mover.decisions[0]["options"]))
            other = at_bob if mover is at_ann else at_ann
            other.keep_up(mover.seq)
            if mover.turns[-1] > turn and mover.answers - turn > 2:
                break
        mover.say(type="undo", seat=seat, whole_turn=True)
        asked = other.hear_until("undo")
        assert (asked["by"], asked["needs"], asked["whole_turn"]) == (seat, [1 - seat], True)
        with (ann if seat == 0 else bob).socket(table) as late:
            assert late.undo_asked is not None and late.undo_asked["whole_turn"]
        other.say(type="consent", yes=True)
        state = mover.hear_until("state")
        assert state["table"]["answers"] == turn
        assert other.refusal(type="consent", yes=True) == "no-undo-asked"


def test_a_turn_is_taken_back_only_as_far_as_i_have_played_it_myself(ann: Person, bob: Person) -> None:
    """What a stand-in has answered stays: to take it back would be a hint."""
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table):
        at_ann.say(type="resign", seat=0)
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_ann.say(type="return", seat=0)
        at_ann.hear_until("state")
        assert at_ann.refusal(type="undo", seat=0, whole_turn=True) == "nothing-to-undo"


def test_turn_starts_are_told_with_everything_and_move_by_move(ann: Person) -> None:
    table = ann.create("me", "random", seed="turn starts")
    with ann.socket(table) as place:
        play(place, answers=25, seed="turns")
        while not place.decisions:  # until the bot has stopped
            place.hear()
        heard = place.turns
        with ann.socket(table) as late:
            assert late.turns == heard
    assert len(heard) > 3
    assert heard[0] == 0
    assert heard == sorted(set(heard))


def test_a_log_full_of_wishes_is_read_as_quickly_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody can ask for one undo after the other, and to find out whose consent one needs may take a tenth of a
    second: a house that had such a table opened minutes late."""
    looked_at: list[int] = []

    def counted(table: Table, step: Undone, bots: Collection[int], since: int) -> UndoVote:
        looked_at.append(step.seat)
        return vote_on_undo(table, step, bots, since)

    monkeypatch.setattr(table_state, "vote_on_undo", counted)
    live = World(Table(game("legends"), 3, {}, seed="bids"), 0).live
    steps: list[Step] = [Answered(seat, f"n:{seat}") for seat in range(3)]
    for turn in range(100):
        steps += [UndoAsked(0, bool(turn % 2)), UndoAgreed(1)]
    for step in steps:
        live.apply(Entry(live.id, live.seq + 1, 0.0, step))
    assert looked_at == []
    vote = live.undo_vote
    assert vote is not None
    assert (vote.needs, vote.waiting, vote.shown()["whole_turn"]) == ({1, 2}, {2}, True)
    live.apply(Entry(live.id, live.seq + 1, 0.0, UndoRefused(2)))
    assert live.undo_vote is None
    assert looked_at == [0], "the one that was still asked, and once"


def test_a_log_is_not_filled_with_dear_undos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each gives answers of a turn again, also when the log is read: ten thousand of them took half a minute."""
    monkeypatch.setattr(limits, "MOST_GIVEN_AGAIN", 3)

    async def run() -> None:
        house = await opened(tmp_path)
        ann, _ = house.people.new_guest("Ann", "en")
        live = await waiting_room.create(house, ann, ["me"] * 3, replace(SPEC, game="xidit"))

        async def answer() -> int:
            seat, (decision, seq) = next(iter(live.asked.items()))
            await playing.answer(house, live, ann["id"], seat, seq, decision.options[0].ref)
            return seat

        while live.now.sealed_since is None:
            await answer()
        first, second = await answer(), await answer()
        assert first == second, "a plan has several answers"

        async def undo() -> None:
            await playing.undo(house, live, ann["id"], first, False)

        with pytest.raises(ApiError, match="log-full"):
            for _ in range(20):
                await undo()
                await answer()
        given_again, answers = live.now.given_again, len(live.now.history)
        house.forget(live)
        live = await house.table(live.id)
        assert (live.now.given_again, len(live.now.history)) == (given_again, answers)
        with pytest.raises(ApiError, match="log-full"):
            await undo()
        await answer()
        await house.close()

    asyncio.run(run())
