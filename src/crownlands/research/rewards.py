"""What a game is worth to its seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.core.errors import BadSetup
from crownlands.core.run import Run

KINDS: Final = ("place", "score", "gain")
"""By place at the end; by points at the end; by points as they change."""


def checked_kind(kind: str) -> str:
    if kind not in KINDS:
        raise BadSetup(f"rewards are one of {', '.join(KINDS)}, not {kind!r}")
    return kind


def by_place(ranking: Sequence[Sequence[Seat]]) -> list[float]:
    """1 for the first, -1 for the last, evenly spaced in between; those who share a place share its reward. Sums
    to 0.

    If nobody at the table has the first place, the game itself holds it; the others share what it takes from them.
    """
    nobody_won = not ranking[0]
    seats = sum(map(len, ranking))
    rewards = [0.0] * seats
    last = seats - 1 + nobody_won
    before = int(nobody_won)
    for shared in ranking:
        twice_the_place = 2 * before + len(shared) - 1
        for seat in shared:  # whole numbers over a whole number: the middle place gets 0 and not nearly so
            rewards[seat] = (seats * (last - twice_the_place) + nobody_won * last) / (seats * last)
        before += len(shared)
    return rewards


def by_score(run: Run) -> list[float]:
    """The points of every seat ahead of the average of the others, as if the game ended now. Sums to 0."""
    totals = [score.total for score in run.game.scores(run.state)]
    everything = sum(totals)
    return [total - (everything - total) / (len(totals) - 1) for total in totals]


def at_the_end(run: Run, kind: str) -> list[float]:
    """What the whole of a finished game is worth."""
    return by_place(run.game.ranking(run.state)) if kind == "place" else by_score(run)
