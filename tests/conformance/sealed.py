"""Checks of `together`: the order of arrival leaves no trace, answers stay secret and can be taken back."""

from __future__ import annotations

from collections.abc import Iterator

from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import CrownlandsError
from crownlands.core.table import Table
from crownlands.core.variants import Variants
from tests.conformance.tools import AnyGame, asked, assert_same, full_photo, point, told, walk

ROUNDS = 6
ORDERS = 4


def sealed_rounds(game: AnyGame, seats: int, variants: Variants, seed: str) -> Iterator[tuple[Table, Dice]]:
    """The table at the beginning of some sealed rounds of a random game."""
    last, found = None, 0
    for number, table in enumerate(walk(game, seats, variants, seed)):
        if table.run.sealed is not None and table.run.sealed is not last and found < ROUNDS:
            found += 1
            yield table.fork(), Dice.from_seed(f"sealed round after {number} answers of {seed}")
        last = table.run.sealed


def plans_for(table: Table, dice: Dice) -> dict[Seat, list[str]]:
    """What every seat will answer in the sealed round that is open."""
    fork = table.fork()
    sealed = fork.run.sealed
    plans: dict[Seat, list[str]] = {}
    while fork.run.sealed is sealed:
        decision = fork.decision
        option = dice.choice(decision.options)
        plans.setdefault(decision.seat, []).append(option.ref)
        fork.answer(option, decision.seat)
    return plans


def answer_in_order(table: Table, order: list[Seat], plans: dict[Seat, list[str]]) -> None:
    """Let the seats give their answers, one at a time."""
    left = {seat: iter(refs) for seat, refs in plans.items()}
    for seat in order:
        ref = next(left[seat])
        try:
            table.answer(ref, seat)
        except CrownlandsError as error:
            raise AssertionError(f"in the order {order} an answer is not offered: {error}") from error


@point
def order_leaves_no_trace(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """In whatever order the sealed answers come, state, log and record are the same."""
    for table, dice in sealed_rounds(game, seats, variants, seed):
        plans = plans_for(table, dice)
        order = [seat for seat, refs in plans.items() for _ in refs]
        first = table.fork()
        answer_in_order(first, order, plans)
        for _ in range(ORDERS):
            dice.shuffle(order)
            other = table.fork()
            answer_in_order(other, order, plans)
            assert_same(full_photo(other), full_photo(first), f"sealed answers that came in the order {order}")


@point
def sealed_answers_are_secret(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Until the last answer is in, nobody else can see an answer: in no view, log or question."""
    for table, dice in sealed_rounds(game, seats, variants, seed):
        plans = plans_for(table, dice)
        order = [seat for seat, refs in plans.items() for _ in refs]
        dice.shuffle(order)
        left = {seat: list(refs) for seat, refs in plans.items()}
        for seat in order[:-1]:
            others = [other for other in (None, *range(seats)) if other != seat]
            views = [table.view(other) for other in others]
            questions = [asked(table.asked(other)) for other in others if other is not None]
            log = [told(event) for event in table.log]
            table.answer(left[seat].pop(0), seat)
            what = f"when seat {seat} has answered {table.history[-1].ref} under seal"
            for other, view in zip(others, views, strict=True):
                assert_same(table.view(other), view, f"{what}, the view of seat {other} shows it")
            assert [told(event) for event in table.log] == log, f"{what}, the log tells it"
            now = [asked(table.asked(other)) for other in others if other is not None]
            assert now == questions, f"{what}, others are asked something else"


@point
def sealed_answers_can_be_taken_back(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Until the last answer is in, a seat can change its mind unasked, and nothing stays of it."""
    for table, dice in sealed_rounds(game, seats, variants, seed):
        plans = plans_for(table, dice)
        order = [seat for seat, refs in plans.items() for _ in refs]
        dice.shuffle(order)
        straight = table.fork()
        answer_in_order(straight, order, plans)
        left = {seat: list(refs) for seat, refs in plans.items()}
        for seat in order[:-1]:
            question, digest = asked(table.asked(seat)), table.hash
            ref = left[seat].pop(0)
            decision = table.asked(seat)
            assert decision is not None
            table.answer(dice.choice(decision.options), seat)
            table.undo(seat)
            assert asked(table.asked(seat)) == question, (
                f"seat {seat} has taken back an answer and is not asked again"
            )
            assert table.hash == digest, f"an answer of seat {seat} is taken back, but the state is not as it was"
            table.answer(ref, seat)
        table.answer(left[order[-1]].pop(0), order[-1])
        assert_same(full_photo(table), full_photo(straight), "a sealed round with a change of minds")
