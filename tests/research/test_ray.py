"""`--engine ray`, on a real Ray of this machine."""

from __future__ import annotations

from typing import Any

import ray

from crownlands.arena import simulate
from crownlands.core.registry import game


def test_ray_plays_the_same_games() -> None:
    def games(**where: Any) -> object:
        found = simulate(game("legends"), 6, 2, ["greedy", "random"], seed="same", **where)
        return found.decisions, found.bots

    try:
        there = games(engine="ray", workers=2)
    finally:
        ray.shutdown()
    assert there == games(workers=1)
