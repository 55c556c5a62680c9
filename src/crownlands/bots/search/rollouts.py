"""How an imagined game continues below the tree: at random, or with every turn the best of a few random ones."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.run import Run


@dataclass(frozen=True, slots=True)
class Rollout:
    """How far and how carefully. The default plays to the end at random."""

    turns: int | None = None
    """After how many turns the game is cut off and evaluated."""
    tries: int = 1
    """The best of how many random ways to play a turn is taken."""

    def play(self, run: Run, random: Random) -> tuple[Run, int]:
        """The game where it ended or was cut off, and how many decisions that took."""

        def any_option(decision: Decision) -> Component:
            options = decision.options
            return options[int(random.random() * len(options))]

        if self.turns is None and self.tries == 1:
            return run, run.play_out(any_option)
        count = turn = 0
        while not run.over and (self.turns is None or turn < self.turns):
            run, spent = self._turn(run, random)
            count += spent
            turn += 1
        return run, count

    def _turn(self, run: Run, random: Random) -> tuple[Run, int]:
        """One turn of the player to move, or one sealed round."""
        if run.decision is None:
            return run, _finish_round(run, random)
        seat, count = run.decision.seat, 0
        best, highest = run, float("-inf")
        for _ in range(self.tries):
            fork = run.fork() if self.tries > 1 else run
            count += _finish_turn(fork, random)
            value = fork.game.prospect(fork.state, seat) if self.tries > 1 else 0.0
            if value > highest:
                best, highest = fork, value
        return best, count


BY_CHANCE: Final = Rollout()
AHEAD: Final = Rollout(turns=8, tries=4)
"""The next turns, each the best of a few, and then the game's evaluation."""

NEXT: Final = Rollout(turns=3, tries=8)
"""The next few turns, each with some care: what a line is worth once the others have replied."""


def _finish_turn(run: Run, random: Random) -> int:
    decision, turn, count = run.decision, run.turn, 0
    assert decision is not None
    seat = decision.seat
    while decision is not None and decision.seat == seat and run.turn is turn:
        options = decision.options
        run.answer(seat, options[int(random.random() * len(options))])
        decision = run.decision
        count += 1
    return count


def _finish_round(run: Run, random: Random) -> int:
    sealed, count = run.sealed, 0
    assert sealed is not None
    while run.sealed is sealed:
        seat, decision = next(iter(sealed.decisions.items()))
        run.answer(seat, decision.options[int(random.random() * len(decision.options))])
        count += 1
    return count
