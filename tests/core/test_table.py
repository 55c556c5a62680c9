"""A table for people: it checks answers, goes back, forks, and survives bugs in the rules."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import crownlands
from crownlands.core.components import Word
from crownlands.core.decisions import Seat, checkpoint, together
from crownlands.core.errors import BARRIERS, BadSetup, NeedsConsent, NotOffered
from crownlands.core.records import Record
from crownlands.core.table import MARKS, Table
from tests.conformance.tools import assert_same, full_photo, photo
from tests.toys.highwaymen import GAME
from tests.toys.sketch import LEFT, NO, RIGHT, YES, Sketch, SketchGame, sketch

# -- answers ------------------------------------------------------------------------------------------------------


async def in_turn(g: Sketch) -> None:
    """Seats answer in turn, five times."""
    while len(g.notes) < 5:
        await checkpoint()
        g.tell("turn", len(g.notes) % g.seats, number=len(g.notes))
        await g.ask(len(g.notes) % g.seats)


def test_an_answer_is_a_component_or_its_ref() -> None:
    table = sketch(in_turn)
    table.answer(YES)
    table.answer("no", seat=1)
    assert table.history == [(0, "yes"), (1, "no")]


@pytest.mark.parametrize(
    ("ref", "seat", "message"),
    [
        ("left", None, "'left' is not offered to seat 0 now; offered: yes no"),
        ("yes", 1, "seat 1 is not asked now"),
        ("yes", 7, "seat 7 is not asked now"),
        ("yes", -1, "seat -1 is not asked now"),
    ],
)
def test_what_is_not_offered_is_refused_in_one_line(ref: str, seat: int | None, message: str) -> None:
    table = sketch(in_turn)
    before = full_photo(table)
    with pytest.raises(NotOffered, match=message):
        table.answer(ref, seat)
    assert_same(full_photo(table), before, "after a refusal")


def test_a_component_with_the_ref_of_an_option_is_that_option() -> None:
    table = sketch(in_turn)
    table.answer(Word("yes"))
    assert table.state.notes == ["0 yes"]


def test_when_the_game_is_over_nothing_is_asked() -> None:
    table = sketch(in_turn)
    for _ in range(5):
        assert table.winners == []
        table.answer("yes")
    assert table.over
    assert table.winners == [0, 1]
    with pytest.raises(NotOffered, match="the game is over"):
        table.answer("yes")
    with pytest.raises(NotOffered, match="the game is over"):
        table.answer("yes", seat=0)
    assert repr(table) == "<sketch, 2 seats, 5 answers: over>"


def test_if_the_first_place_is_empty_nobody_has_won() -> None:
    class GameWins(SketchGame):
        def ranking(self, g: Sketch) -> list[list[Seat]]:
            return [[], [1], [0]]

    table = Table(GameWins(in_turn), 2, seed="sketch")
    while not table.over:
        table.answer("yes")
    assert table.winners == []
    assert table.ranking() == [[], [1], [0]]


def test_when_several_are_asked_somebody_must_say_who_answers() -> None:
    table = Table(GAME, 2, seed="x")
    with pytest.raises(NotOffered, match=r"several seats are asked at once \(0, 1\): say which one answers"):
        table.answer(table.decision.options[0])


@pytest.mark.parametrize(
    ("seats", "variants", "ruleset", "message"),
    [
        (1, {}, None, "highwaymen is for 2 to 4 players, not 1"),
        (5, {}, None, "highwaymen is for 2 to 4 players, not 5"),
        (2, {}, 9, r"highwaymen has no ruleset 9 here; it has \[1\]"),
        (2, {"rounds": 99}, None, "variant rounds must be a number from 2 to 6, not 99"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(
    seats: int, variants: dict[str, object], ruleset: int | None, message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        Table(GAME, seats, variants, ruleset=ruleset)


def test_tables_without_a_seed_get_one_that_nobody_can_guess() -> None:
    seeds = {Table(GAME, 2).setup.seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 32 for seed in seeds)


def test_a_seed_may_be_a_number() -> None:
    assert Table(GAME, 2, seed=7).hash == Table(GAME, 2, seed="7").hash


def test_a_table_is_made_by_name_with_variants_as_words() -> None:
    table = crownlands.table("legends", seats=2, seed=7, leaders=True)
    assert table.setup.variants == crownlands.table("legends", seats=2, leaders="yes").setup.variants


# -- bugs in the rules --------------------------------------------------------------------------------------------


def breaking_at(place: int) -> Callable[[Sketch], Coroutine[Any, Any, None]]:
    """Rules that break, once or always, after so many notes; before that they pass checkpoints and tell."""

    async def rules(g: Sketch) -> None:
        while len(g.notes) < 6:
            answer = await g.ask(0)
            g.tell("noted", 0, number=len(g.notes))
            if len(g.notes) % 2:
                await checkpoint()
            if len(g.notes) == place and answer == "no":
                g.tell("about-to-break")
                raise ZeroDivisionError("a bug in the rules")

    return rules


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_a_bug_in_the_rules_leaves_the_table_as_it_was(place: int) -> None:
    table = sketch(breaking_at(place))
    for _ in range(place - 1):
        table.answer("yes")
    before = photo(table)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            table.answer("no")
        assert_same(photo(table), before, "after a bug in the rules")
    while not table.over:
        table.answer("yes")
    assert [event.facts["number"] for event in table.log] == [1, 2, 3, 4, 5, 6]


def test_a_bug_after_a_sealed_round_leaves_the_round_open() -> None:
    async def branch(g: Sketch, seat: int) -> str:
        return (await g.choose(seat, "ask", [YES, NO], "sketch")).ref

    async def rules(g: Sketch) -> None:
        results = await together({seat: branch(g, seat) for seat in range(2)})
        assert list(results.values()) != ["no", "no"], "a bug in the rules"
        g.notes = list(results.values())
        await g.ask(0)

    table = sketch(rules)
    table.answer("no", 1)
    before = photo(table)
    with pytest.raises(AssertionError, match="a bug in the rules"):
        table.answer("no", 0)
    assert_same(photo(table), before, "after a bug in the rules")
    table.answer("yes", 0)
    assert table.state.notes == ["yes", "no"]


# -- going back ---------------------------------------------------------------------------------------------------


async def undo_story(g: Sketch) -> None:
    """One seat goes left and right for nothing, rolls, draws; then the other one answers."""
    await checkpoint()
    for _ in range(2):
        await g.ask(0, [LEFT, RIGHT])
    if await g.ask(0) == "yes":
        g.notes.append(f"rolled {g.dice.below(6)}")
    if await g.ask(0) == "yes":
        g.notes.append(f"drew {g.deck.pop()}")
    await g.ask(0)
    await g.ask(1)
    await g.ask(1)


def told(*refs: str) -> Table:
    table = sketch(undo_story, seats=3)
    for ref in refs:
        table.answer(ref)
    return table


def test_what_was_for_nothing_is_taken_back_freely() -> None:
    table = told("left", "right")
    table.undo(0)
    table.undo(0)
    assert table.history == []
    assert_same(full_photo(table), full_photo(told()), "everything taken back")


@pytest.mark.parametrize(
    ("refs", "seat", "why", "who"),
    [
        (("left", "left", "yes"), 0, "chance", {1, 2}),
        (("left", "left", "no", "yes"), 0, "revealed", {1, 2}),
        (("left", "left", "no", "no", "yes", "no"), 0, "answered", {1}),
    ],
)
def test_behind_a_barrier_those_who_are_affected_are_asked(
    refs: tuple[str, ...], seat: int, why: str, who: set[int]
) -> None:
    table = told(*refs)
    before = full_photo(table)
    with pytest.raises(NeedsConsent, match=f"behind {BARRIERS[why]}; seats that must agree: ") as caught:
        table.undo(seat)
    assert caught.value.seats == frozenset(who)
    assert caught.value.why == why
    assert_same(full_photo(table), before, "an undo that needs consent")
    table.undo(seat, consent=who)
    assert len(table.history) == max(at for at, answer in enumerate(before["history"]) if answer.seat == seat)


def test_an_answer_after_the_barrier_is_free_again() -> None:
    table = told("left", "left", "yes", "no")
    table.undo(0)
    assert len(table.history) == 3


def test_a_player_who_has_answered_nothing_has_nothing_to_undo() -> None:
    table = told("left")
    for seat in (1, 2, 9):
        with pytest.raises(NotOffered, match=f"seat {seat} has nothing to take back"):
            table.undo(seat)


def test_a_revealed_round_is_opened_again_for_all_of_its_seats() -> None:
    table = Table(GAME, 2, seed="undo")
    while table.run.sealed is not None:
        table.answer(table.decision.options[0], table.decision.seat)
    with pytest.raises(NeedsConsent) as caught:
        table.undo(0)
    assert caught.value.seats == {1}
    table.undo(0, consent=[1])
    assert table.history == []
    assert [decision.prompt for decision in table.pending] == ["send", "send"]


# -- the past -----------------------------------------------------------------------------------------------------


def test_a_long_table_keeps_few_states_and_still_knows_all_of_its_past() -> None:
    async def long(g: Sketch) -> None:
        while len(g.notes) < 400:
            await checkpoint()
            g.tell("turn", 0, number=len(g.notes))
            await g.ask(0)

    table = sketch(long, seats=1)
    hashes = []
    for number in range(400):
        hashes.append(table.hash)
        table.answer("yes" if number % 3 else "no")
    assert len(table._marks) <= MARKS + 1
    for answers in (0, 1, 57, 200, 399):
        earlier = table.at(answers)
        assert earlier.hash == hashes[answers]
        assert [event.facts["number"] for event in earlier.log] == list(range(answers + 1))


def test_events_are_dated_by_answers() -> None:
    table = sketch(in_turn)
    table.answer("yes")
    table.answer("no")
    assert [(event.facts["number"], time) for event, time in zip(table.log, table.event_times, strict=True)] == [
        (0, 0),
        (1, 1),
        (2, 2),
    ]


@pytest.mark.parametrize("answers", [-1, 3])
def test_a_table_cannot_be_rewound_to_where_it_never_was(answers: int) -> None:
    table = sketch(in_turn)
    table.answer("yes")
    table.answer("yes")
    with pytest.raises(NotOffered, match=f"the table has 2 answers; there is no answer {answers}"):
        table.rewind(answers)
    assert len(table.history) == 2


def test_names_given_at_a_fork_stay_there() -> None:
    table = sketch(in_turn)
    table.fork().players[0] = "Somebody else"
    assert table.players == {}


def test_there_is_no_table_at_an_answer_that_was_never_given() -> None:
    table = sketch(in_turn)
    table.answer("yes")
    refused = 0
    for answers in (-1, 2):
        try:
            table.at(answers)
        except NotOffered:
            refused += 1
    assert refused == 2


def test_a_table_read_again_at_its_beginning_tells_nothing_twice() -> None:
    table = Table(GAME, 2, seed="x")
    again = Record.parse(table.record().text()).table(GAME)
    assert [event.key for event in again.log] == [event.key for event in table.log] == ["dealt", "dealt", "coach"]
