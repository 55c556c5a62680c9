"""war.dials. What to show on the dial: a game of two in which both mix their choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from crownlands.core.components import DONE, Component
from crownlands.core.decisions import Seat
from crownlands.core.run import Run
from crownlands.games.kingdoms.evaluation import advantage
from crownlands.games.kingdoms.quick_replies import play_on
from crownlands.games.kingdoms.state import Kingdoms

ROUNDS: Final = 120
"""How often both sides answer each other before their habits are taken as their strategy."""

Matrix = list[list[float]]


def payoffs(
    run: Run, me: Seat, foe: Seat, mine: Sequence[Component], theirs: Sequence[Component]
) -> tuple[Matrix, Matrix]:
    """war.battle, war.pay. What every pair of dials leads to, for both sides."""
    ours: Matrix = []
    others: Matrix = []
    for my_dial in mine:
        row, other_row = [], []
        for their_dial in theirs:
            fork = run.fork()
            turn = fork.turn
            if fork.asked(me) is not None:
                fork.answer(me, my_dial)
            if fork.asked(foe) is not None and fork.sealed is not None:
                fork.answer(foe, their_dial)
            play_on(fork, lambda now, turn=turn: now.turn is not turn)  # type: ignore[misc]
            state = fork.state
            assert isinstance(state, Kingdoms)
            row.append(advantage(state, me))
            other_row.append(advantage(state, foe))
        ours.append(row)
        others.append(other_row)
    return ours, others


def mixed(ours: Matrix, theirs: Matrix) -> tuple[list[float], list[float]]:
    """Fictitious play: each side answers the habits of the other; how often each choice was made."""
    rows, columns = len(ours), len(ours[0])
    my_habits, their_habits = [0.0] * rows, [0.0] * columns
    my_values, their_values = [0.0] * rows, [0.0] * columns
    for row in range(rows):
        my_values[row] = sum(ours[row]) / columns
    for column in range(columns):
        their_values[column] = sum(theirs[row][column] for row in range(rows)) / rows
    for _ in range(ROUNDS):
        row = max(range(rows), key=my_values.__getitem__)
        column = max(range(columns), key=their_values.__getitem__)
        my_habits[row] += 1
        their_habits[column] += 1
        for at in range(rows):
            my_values[at] += ours[at][column]
        for at in range(columns):
            their_values[at] += theirs[row][at]
    return [count / ROUNDS for count in my_habits], [count / ROUNDS for count in their_habits]


def expected(ours: Matrix, my_mix: list[float], their_mix: list[float]) -> float:
    """What the game is worth when both play their mix."""
    return sum(
        mine * theirs * ours[row][column]
        for row, mine in enumerate(my_mix)
        for column, theirs in enumerate(their_mix)
    )


def choices(run: Run, seat: Seat, most: int) -> list[Component]:
    """war.dials. The dials to think about: the flag and some numbers up to the highest."""
    asked = run.asked(seat)
    if asked is None:
        return [DONE]  # stands for the only choice of a seat that is not asked
    options = list(asked.options)
    if len(options) <= most:
        return options
    step = (len(options) - 1) / (most - 1)
    return [options[round(at * step)] for at in range(most)]


def choose_dial(run: Run, me: Seat, roll: Callable[[], float]) -> Component:
    """A dial by one's mixed strategy on an imagined table."""
    foe = opponent(run, me)
    mine, theirs = choices(run, me, 12), choices(run, foe, 12)
    my_mix, _ = mixed(*payoffs(run, me, foe, mine, theirs))
    ball = roll()
    for option, share in zip(mine, my_mix, strict=True):
        ball -= share
        if ball < 0:
            return option
    return mine[-1]


def war_value(run: Run, me: Seat, most: int = 4) -> float:
    """What it is worth to be in this war before the dials are set, looking at some of them only."""
    foe = opponent(run, me)
    ours, others = payoffs(run, me, foe, choices(run, me, most), choices(run, foe, most))
    return expected(ours, *mixed(ours, others))


def opponent(run: Run, me: Seat) -> Seat:
    state = run.state
    assert isinstance(state, Kingdoms)
    return state.defender if state.attacker == me else state.attacker
