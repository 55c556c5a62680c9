"""A run drives the rules: what they may say, what answers itself, what is a bug of theirs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from crownlands.core.components import DONE, Word, numbers
from crownlands.core.decisions import Decision, checkpoint, choose, together, waypoint
from crownlands.core.dice import Dice
from crownlands.core.errors import RuleBug
from tests.toys.sketch import CARDS, LEFT, NO, RIGHT, YES, Sketch, sketch

pytestmark = pytest.mark.filterwarnings("ignore:coroutine .* was never awaited")


# -- one seat -----------------------------------------------------------------------------------------------------


def test_a_decision_with_one_option_answers_itself() -> None:
    async def rules(g: Sketch) -> None:
        await g.ask(0, [YES])
        await g.ask(1, [LEFT, RIGHT])

    table = sketch(rules)
    assert table.state.notes == ["0 yes"]
    assert table.decision.seat == 1
    assert table.history == []


def test_a_question_about_something_hidden_is_put_even_with_one_option() -> None:
    async def rules(g: Sketch) -> None:
        only = await g.choose(0, "ask", [YES], "sketch", always_ask=True)
        nothing: list[Word] = []
        none = await g.may_choose(0, "ask", nothing, "sketch", always_ask=True)
        g.notes.append(f"{only} {none}")

    table = sketch(rules)
    assert table.decision.options == [YES]
    table.answer("yes")
    assert table.decision.options == [DONE]
    table.answer("done")
    assert table.state.notes == ["yes None"]


def test_a_waypoint_is_a_base_for_forks_but_not_the_end_of_a_turn() -> None:
    async def rules(g: Sketch) -> None:
        while g.stage < 4:
            await (checkpoint() if g.stage % 2 == 0 else waypoint())
            await g.ask(0)
            g.stage += 1

    run = sketch(rules).run
    turn, base = run.turn, run._base
    run.answer(0, YES)
    assert run.turn is turn
    assert run._base is not base
    assert (run.given, run._journal) == (1, [])
    fork = run.fork()
    assert isinstance(fork.state, Sketch)
    assert (fork.turn is turn, fork.given, fork.state.notes) == (True, 1, ["0 yes"])
    fork.answer(0, NO)
    assert fork.turn is not turn
    assert (fork.given, fork.state.notes) == (0, ["0 yes", "0 no"])


def test_may_choose_offers_done_and_returns_nothing_for_it() -> None:
    async def rules(g: Sketch) -> None:
        for _ in range(2):
            answer = await g.may_choose(0, "ask", [LEFT, RIGHT], "sketch")
            g.notes.append("nothing" if answer is None else answer.ref)

    table = sketch(rules)
    assert table.decision.options == [LEFT, RIGHT, DONE]
    table.answer("left")
    table.answer("done")
    assert table.state.notes == ["left", "nothing"]


def test_may_choose_without_options_asks_nobody() -> None:
    async def rules(g: Sketch) -> None:
        nothing: list[Word] = []
        answer = await g.may_choose(0, "ask", nothing, "sketch")
        g.notes.append(f"answered {answer}")

    table = sketch(rules)
    assert table.over
    assert table.state.notes == ["answered None"]


def test_a_decision_with_nothing_to_choose_is_a_bug_of_the_rules() -> None:
    async def rules(g: Sketch) -> None:
        await g.ask(0, [])

    with pytest.raises(RuleBug, match=r"ask \(sketch\) offers nothing to seat 0"):
        sketch(rules)


def test_rules_may_not_await_anything_else() -> None:
    class Strange:
        def __await__(self) -> Any:
            yield "a letter"

    async def rules(g: Sketch) -> None:
        await Strange()

    with pytest.raises(RuleBug, match="rules may await choose, together, checkpoint and waypoint, not 'a letter'"):
        sketch(rules)


def test_a_game_that_asks_nobody_is_over_at_once() -> None:
    async def rules(g: Sketch) -> None:
        await checkpoint()

    table = sketch(rules)
    assert table.over
    assert table.pending == ()


def test_numbers_are_made_once() -> None:
    low, high = numbers(3, 3)[0], numbers(0, 500)
    assert high[3] is low
    assert [number.value for number in high] == list(range(501))
    assert high[500].ref == "n:500"


# -- several seats ------------------------------------------------------------------------------------------------

Branch = Callable[[Sketch, int], Coroutine[Any, Any, str]]


async def twice(g: Sketch, seat: int) -> str:
    first = await choose(seat, "ask", [YES, NO], "sketch")
    second = await choose(seat, "ask", [LEFT, RIGHT], "sketch")
    return f"{first} {second}"


async def forced(g: Sketch, seat: int) -> str:
    return (await choose(seat, "ask", [YES], "sketch")).ref


def round_of(branches: dict[int, Branch]) -> Callable[[Sketch], Coroutine[Any, Any, None]]:
    async def rules(g: Sketch) -> None:
        results = await together({seat: branch(g, seat) for seat, branch in branches.items()})
        g.notes += [f"{seat}: {result}" for seat, result in results.items()]
        await g.ask(0)

    return rules


def test_all_are_asked_at_once_and_revealed_in_one_step_in_seat_order() -> None:
    table = sketch(round_of({2: twice, 0: twice, 1: forced}), seats=3)
    assert [decision.seat for decision in table.pending] == [0, 2]
    for ref, seat in (("no", 2), ("right", 2), ("yes", 0)):
        table.answer(ref, seat)
    assert table.state.notes == []
    assert table.asked(2) is None
    table.answer("left", 0)
    assert table.state.notes == ["0: yes left", "1: yes", "2: no right"]


@pytest.mark.parametrize("branches", [{}, {0: forced}, {0: forced, 1: forced}])
def test_a_round_in_which_nobody_has_a_choice_closes_itself(branches: dict[int, Branch]) -> None:
    table = sketch(round_of(branches))
    assert table.run.sealed is None
    assert table.state.notes == [f"{seat}: yes" for seat in branches]


async def ask_another(g: Sketch, seat: int) -> str:
    return (await choose(seat + 1, "ask", [YES, NO], "sketch")).ref


async def nest(g: Sketch, seat: int) -> str:
    return str(await together({seat: twice(g, seat)}))


async def pass_a_checkpoint(g: Sketch, seat: int) -> str:
    await checkpoint()
    return ""


@pytest.mark.parametrize("branch", [ask_another, nest, pass_a_checkpoint])
def test_a_sealed_branch_may_ask_its_own_seat_and_nothing_else(branch: Branch) -> None:
    with pytest.raises(RuleBug, match="the sealed branch of seat 1 may only ask that seat to choose"):
        sketch(round_of({1: branch, 2: twice}), seats=3)


# -- forks and imagination ----------------------------------------------------------------------------------------


async def three_questions(g: Sketch) -> None:
    while len(g.notes) < 3:
        await checkpoint()
        await g.ask(len(g.notes) % 2)


def test_a_run_that_keeps_nothing_cannot_be_forked_but_plays_out() -> None:
    run = sketch(three_questions).run.fork(keeps=False)
    with pytest.raises(RuleBug, match="keeps nothing"):
        run.fork()
    assert run.play_out(lambda decision: decision.options[0]) == 3
    assert run.over
    assert run.state.notes == ["0 yes", "1 yes", "0 yes"]  # type: ignore[attr-defined]


def test_play_out_answers_sealed_rounds_too() -> None:
    run = sketch(round_of({0: twice, 1: twice}), seats=2).run.fork()
    assert run.play_out(lambda decision: decision.options[-1]) == 5
    assert run.state.notes == ["0: no right", "1: no right", "0 no"]  # type: ignore[attr-defined]


def test_only_a_seat_that_is_asked_can_imagine() -> None:
    table = sketch(three_questions)
    with pytest.raises(RuleBug, match="seat 1 cannot imagine now"):
        table.imagine(1, Dice.from_seed("x"))


def test_another_key_gives_another_imagination_and_the_same_key_the_same() -> None:
    table = sketch(three_questions)
    decks = [tuple(table.imagine(0, Dice.from_seed(str(n)).child("x")).state.deck) for n in range(40)]  # type: ignore[attr-defined]
    again = [tuple(table.imagine(0, Dice.from_seed(str(n)).child("x")).state.deck) for n in range(40)]  # type: ignore[attr-defined]
    assert decks == again
    assert len(set(decks)) > 15, "four cards in any order"
    assert table.state.deck == CARDS, "the table itself stays as it is"


def test_an_imagination_does_not_depend_on_the_truth() -> None:
    """Two tables that look the same to a seat are imagined the same, whatever is really hidden."""

    def rules_with(deck: list[Any]) -> Callable[[Sketch], Coroutine[Any, Any, None]]:
        async def rules(g: Sketch) -> None:
            g.deck = deck[:]
            await checkpoint()
            await g.ask(0)

        return rules

    one, other = (sketch(rules_with(deck)).imagine(0, Dice.from_seed("x")) for deck in (CARDS, CARDS[::-1]))
    assert one.state.hash() == other.state.hash()


async def rounds_of_turns(g: Sketch) -> None:
    """Two loops, one in the other, with a checkpoint in each."""
    while g.stage < 3:
        await checkpoint()
        while len(g.notes) < 3 * (g.stage + 1):
            await checkpoint()
            await g.ask(len(g.notes) % 2)
        g.stage += 1


def test_a_seat_can_imagine_where_two_checkpoints_stand_together() -> None:
    table = sketch(rounds_of_turns)
    table.answer("yes")
    imagined = table.imagine(1, Dice.from_seed("x"))
    assert imagined.state.dice.key != table.state.dice.key


def test_forks_are_true_where_two_checkpoints_stand_together() -> None:
    table = sketch(rounds_of_turns)
    while not table.over:
        fork = table.run.fork()
        assert fork.state.hash() == table.hash
        assert repr(fork.pending) == repr(table.pending)
        table.answer("yes")


def test_a_decision_finds_its_options_by_ref() -> None:
    decision = Decision(0, "ask", [YES, NO], "sketch", None)
    assert decision.find("no") is NO
    assert decision.find("maybe") is None
    assert repr(decision) == "<seat 0: ask (sketch): yes no>"
