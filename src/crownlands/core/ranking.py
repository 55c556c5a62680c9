"""The ranking at the end: points first, then whatever breaks a tie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from crownlands.core.decisions import Facts, Seat

SHARED = "shared"
"""Nothing broke the tie."""


@dataclass(frozen=True, slots=True)
class Tie:
    """Two places with equal points, one right behind the other, and what broke the tie: the message `tie-KEY`."""

    ahead: tuple[Seat, ...]
    behind: tuple[Seat, ...]
    """Nobody if the seats in `ahead` share their place."""
    key: str
    facts: Facts = field(default_factory=dict)


def places_of(standings: Sequence[tuple[int, ...]]) -> list[list[Seat]]:
    """The seats from first to last, each with its points and tie-breakers; seats that are equal in all share a
    place."""
    places: dict[tuple[int, ...], list[Seat]] = {}
    for seat, standing in enumerate(standings):
        places.setdefault(standing, []).append(seat)
    return [places[standing] for standing in sorted(places, reverse=True)]


def ties_of(standings: Sequence[tuple[int, ...]], breakers: Sequence[str]) -> list[Tie]:
    """The ties in points from the first place on; `breakers` name what follows the points in a standing."""
    places = [tuple(seats) for seats in places_of(standings)]
    found = []
    for ahead, behind in pairwise([*places, ()]):
        if len(ahead) > 1:
            found.append(Tie(ahead, (), SHARED))
        if behind and standings[ahead[0]][0] == standings[behind[0]][0]:
            found.append(_broken(standings, ahead, behind, breakers))
    return found


def _broken(
    standings: Sequence[tuple[int, ...]],
    ahead: tuple[Seat, ...],
    behind: tuple[Seat, ...],
    breakers: Sequence[str],
) -> Tie:
    """The first number in which two standings of equal points differ."""
    better, worse = standings[ahead[0]][1:], standings[behind[0]][1:]
    for key, more, less in zip(breakers, better, worse, strict=True):
        if more != less:
            return Tie(ahead, behind, key, {"more": int(more), "less": int(less)})
    raise ValueError(f"{ahead} and {behind} share a place")
