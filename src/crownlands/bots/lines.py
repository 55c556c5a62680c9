"""Lines of play: ways to play out one's own turn, found by a narrow beam search with the game's evaluation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import nlargest
from random import Random
from typing import NamedTuple, TypeAlias

from crownlands.core.bots import Step
from crownlands.core.components import Component
from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.run import Run

WIDTH = 3
"""How many unfinished lines are kept for every first step."""
SAMPLES = 8
"""How many random outcomes of a sealed round are tried to judge one answer to it."""
ROLLS = 6
"""How often dice are rolled to judge an option that leads to a roll."""
DEPTH = 40
"""How many decisions a turn may have."""


Evaluation: TypeAlias = Callable[[Run, Seat], float]
"""How well a seat stands at a table, by some measure."""


def points_now(run: Run, seat: Seat) -> float:
    """By the present points."""
    return run.game.evaluate(run.state, seat)


def prospect(run: Run, seat: Seat) -> float:
    """By the points including what is still to come."""
    return run.game.prospect(run.state, seat)


class Line(NamedTuple):
    """Some steps into the turn: what was chosen, where it leads, what that is worth."""

    value: float
    tie: float
    """A random number, to break ties."""
    steps: tuple[Step, ...]
    run: Run
    finished: bool


def best_line(lines: Iterable[Line]) -> Line:
    return max(lines, key=lambda line: line[:2])


def best_by_option(lines: Iterable[Line]) -> dict[Component, Line]:
    """The best line for every first choice."""
    best: dict[Component, Line] = {}
    for line in lines:
        first = line.steps[0].option
        if first not in best or line[:2] > best[first][:2]:
            best[first] = line
    return best


def find_lines(
    root: Run, me: Seat, random: Random, width: int = WIDTH, evaluate: Evaluation = points_now
) -> list[Line]:
    """The finished lines that a beam search finds for every option of the seat to move: at least one each."""
    asked = root.asked(me)
    assert asked is not None
    if root.sealed is not None:
        return [_sealed_line(root, me, option, random, evaluate) for option in asked.options]
    found: list[Line] = []
    for option in asked.options:
        start = _step(root, root, me, option, (), random, evaluate)
        found += [start] if start.finished else _finish(root, start, me, random, width, evaluate)
    return found


def _finish(root: Run, start: Line, me: Seat, random: Random, width: int, evaluate: Evaluation) -> list[Line]:
    """The finished lines that begin with this one."""
    found: list[Line] = []
    beam = [start]
    for _ in range(DEPTH):
        grown = [
            _step(root, line.run, me, option, line.steps, random, evaluate)
            for line in beam
            for option in _open(line, me)
        ]
        found += [line for line in grown if line.finished]
        beam = nlargest(width, (line for line in grown if not line.finished), key=lambda line: line[:2])
        if not beam:
            return found
    return found + beam


def _step(
    root: Run, run: Run, me: Seat, option: Component, steps: tuple[Step, ...], random: Random, evaluate: Evaluation
) -> Line:
    """One choice further along a line."""
    asked = run.asked(me)
    assert asked is not None
    fork = run.fork()
    fork.answer(me, option)
    if fork.state.dice.drawn != run.state.dice.drawn:
        value, finished = _on_average(run, me, option, random, evaluate), True
    else:
        value, finished = evaluate(fork, me), fork.over or fork.turn is not root.turn or fork.asked(me) is None
    return Line(value, random.random(), (*steps, Step(asked.prompt, option)), fork, finished)


def _on_average(run: Run, me: Seat, option: Component, random: Random, evaluate: Evaluation) -> float:
    """The value of an option that leads to a roll: a line ends there and does not count on a lucky roll."""
    total = 0.0
    for _ in range(ROLLS):
        fork = run.fork()
        fork.state.dice = Dice.from_seed(f"roll {random.random()}")
        fork.answer(me, option)
        total += evaluate(fork, me)
    return total / ROLLS


def _open(line: Line, me: Seat) -> Sequence[Component]:
    asked = line.run.asked(me)
    return () if asked is None else asked.options


def _sealed_line(root: Run, me: Seat, option: Component, random: Random, evaluate: Evaluation) -> Line:
    """In a sealed round: what an answer is worth on average if all others answer at random."""
    asked = root.asked(me)
    assert asked is not None
    total = 0.0
    for _ in range(SAMPLES):
        run = root.fork()
        sealed = run.sealed
        run.answer(me, option)
        while run.sealed is sealed and run.pending:
            other = run.pending[0]
            run.answer(other.seat, other.options[int(random.random() * len(other.options))])
        total += evaluate(run, me)
    return Line(total / SAMPLES, random.random(), (Step(asked.prompt, option),), root, True)
