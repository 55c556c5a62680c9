"""Turns of a table: where they start, what is new since the last one, and taking a whole one back."""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Seat, checkpoint, together, waypoint
from crownlands.core.errors import NeedsConsent, NotOffered
from crownlands.core.table import Table
from tests.conformance.tools import assert_same, full_photo
from tests.toys.highwaymen import GAME
from tests.toys.sketch import Sketch, sketch


async def two_actions_each(g: Sketch) -> None:
    """A seat acts twice, with two questions each; at the end of the second action the other is asked too."""
    while len(g.notes) < 20:
        step, me = len(g.notes) % 5, len(g.notes) // 5 % g.seats
        await (checkpoint() if step in (0, 2) else waypoint())
        await g.ask(me if step < 4 else 1 - me)
        g.tell("acted", me, number=step)


def played(table: Table, answers: int) -> Table:
    for _ in range(answers):
        table.answer(table.decision.options[0])
    return table


def test_actions_of_one_seat_in_a_row_are_one_turn_and_so_is_what_others_are_asked_there() -> None:
    table = played(sketch(two_actions_each), 12)
    assert [turn.answers for turn in table.turns] == [0, 5, 10]
    assert [turn.seats for turn in table.turns] == [(0,), (1,), (0,)]
    assert table.turn_at(9).answers == 5
    assert table.turn_at(10).answers == 10


async def sealed_twice(g: Sketch) -> None:
    for _ in range(2):
        await checkpoint()
        await together({seat: g.ask(seat) for seat in range(g.seats)})
        g.tell("opened")


def test_every_sealed_round_between_checkpoints_is_a_turn_of_its_own() -> None:
    table = sketch(sealed_twice)
    for seat in (1, 0, 0):
        table.answer("yes", seat)
    assert [turn.answers for turn in table.turns] == [0, 2]


def test_turns_are_the_same_on_a_fork_after_an_undo_and_read_from_a_record() -> None:
    table = played(sketch(two_actions_each), 13)
    assert table.at(7).turns == table.turns[:2]
    assert played(table.at(3), 10).turns == table.turns
    table.rewind(4)
    assert table.turns == table.at(4).turns
    real = Table(GAME, 3, seed="turns")
    while not real.over:
        real.answer(real.pending[0].options[0], real.pending[0].seat)
    assert len(real.turns) > 3
    assert real.record().table(GAME).turns == real.turns


# -- what is new --------------------------------------------------------------------------------------------------


def told(table: Table, seat: Seat) -> tuple[int, list[int | None]]:
    news = table.news(seat)
    events = [table.log[at] for at in news.events]
    return news.since, [event.seat for event in events if event.seat != seat]


def test_what_is_new_begins_after_my_last_answer_and_stays_so_through_my_turn() -> None:
    table = played(sketch(two_actions_each), 5)
    assert told(table, 1) == (5, [0]), "what comes of my own answer in the other's turn"
    table = played(sketch(in_turn), 4)
    assert told(table, 0) == (2, [1])
    table.answer("yes")
    assert told(table, 0) == (2, [1]), "it stays while it is my turn"
    assert table.news(0).until == 4
    table.answer("yes")
    assert told(table, 1) == (4, [0])


async def in_turn(g: Sketch) -> None:
    """A turn of two questions each, and one event."""
    while len(g.notes) < 12:
        await checkpoint()
        me = len(g.notes) // 2 % g.seats
        await g.ask(me)
        await g.ask(me)
        g.tell("acted", me, number=len(g.notes))


def test_a_player_who_has_not_answered_yet_is_told_everything_since_the_start() -> None:
    assert told(played(sketch(in_turn), 2), 1) == (0, [0])


def test_all_that_came_of_a_sealed_round_is_new() -> None:
    table = sketch(sealed_twice)
    table.answer("yes", 0)
    table.answer("yes", 1)
    assert [told(table, seat) for seat in (0, 1)] == [(0, [None]), (0, [None])]
    table.answer("yes", 0)
    assert told(table, 0) == (0, [None]), "what I have answered under seal is no turn yet"


# -- taking a turn back -------------------------------------------------------------------------------------------


def test_a_whole_turn_is_taken_back_at_once() -> None:
    table = played(sketch(in_turn), 2)
    before = full_photo(table)
    table.answer("yes")
    table.undo_turn(1)
    assert_same(full_photo(table), before, "after taking back half a turn")
    played(table, 2)
    with pytest.raises(NeedsConsent):
        played(table.fork(), 1).undo_turn(1)
    table.undo_turn(1)
    assert_same(full_photo(table), before, "after taking back a whole turn")


def test_undoing_a_turn_asks_those_that_an_undo_would_ask() -> None:
    table = played(sketch(two_actions_each), 5)
    with pytest.raises(NeedsConsent) as needed:
        table.undo_turn(0)
    assert (needed.value.seats, needed.value.why) == (frozenset({1}), "answered")
    table.undo_turn(0, consent={1})
    assert not table.history


async def rolls_between(g: Sketch) -> None:
    await checkpoint()
    await g.ask(0)
    g.notes.append(str(g.dice.below(6)))
    await g.ask(0)
    await g.ask(0)


def test_behind_a_roll_the_whole_turn_needs_consent_though_its_last_answer_is_free() -> None:
    table = played(sketch(rolls_between), 2)
    table.fork().undo(0)
    with pytest.raises(NeedsConsent) as needed:
        table.undo_turn(0)
    assert needed.value.why == "chance"


def test_on_another_players_turn_only_my_own_answers_are_undone() -> None:
    table = played(sketch(two_actions_each), 5)
    table.undo_turn(1)
    assert len(table.history) == 4


def test_what_lies_before_a_moment_stays() -> None:
    table = played(sketch(in_turn), 2)
    table.undo_turn(0, since=1)
    assert len(table.history) == 1
    with pytest.raises(NotOffered):
        table.undo_turn(0, since=1)


def test_all_that_i_have_answered_under_seal_is_taken_back_freely() -> None:
    table = Table(GAME, 2, seed="sealed")
    for seat in (0, 1, 0):
        asked = table.asked(seat)
        assert asked is not None
        table.answer(asked.options[0], seat)
    assert [answer.seat for answer in table.history] == [0, 1, 0] and table.run.sealed is not None
    table.undo_turn(0)
    assert [answer.seat for answer in table.history] == [1]
