"""The invariants catch positions that the rules must never reach."""

from __future__ import annotations

import pytest

from crownlands.games.kingdoms import GAME
from tests.kingdoms.scene import Scene


def test_regions_that_are_too_full() -> None:
    """move.limits, power.deep-roots. Two of one or two owners, three of one in a forest; never three of two."""
    base = Scene().armies(0, "A.p1").armies(1, "B.m1").armies(2, "C.m1").power(0, "deep-roots")
    GAME.check(base.armies(0, "A.f1", "A.f1", "A.f1").armies(1, "A.m1").armies(2, "A.m1").g)
    plains = Scene().armies(0, "A.p1", "A.p1", "A.p1").armies(1, "B.m1").armies(2, "C.m1")
    mixed = Scene().armies(0, "A.f1", "A.f1").armies(1, "A.f1").armies(2, "C.m1").power(0, "deep-roots")
    for scene in (plains, mixed):
        with pytest.raises(AssertionError, match="too many armies"):
            GAME.check(scene.g)
