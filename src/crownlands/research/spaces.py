"""What PettingZoo and Gymnasium share: spaces, observations, text that is shown or returned."""

from __future__ import annotations

import sys
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from crownlands.core.decisions import Seat
from crownlands.core.run import Run
from crownlands.research.lens import Lens

Observation: TypeAlias = dict[str, Any]


def observation_space(lens: Lens) -> spaces.Dict:
    """Counts from 0 to 255, and which actions are offered."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (len(lens.names),), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(lens.refs),), np.int8),
        }
    )


def observe(lens: Lens, run: Run, seat: Seat) -> Observation:
    """What a seat may know, and do, now."""
    return {"observation": lens.observation(run, seat), "action_mask": lens.mask(run.asked(seat))}


def show(text: str, mode: str | None) -> str | None:
    """For people: printed. For programs: returned."""
    if mode != "human":
        return text
    sys.stdout.write(text + "\n")
    return None
