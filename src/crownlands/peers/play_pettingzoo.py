"""Random play through PettingZoo: of its own Texas hold'em, or of a game of ours. Prints steps and seconds."""

import random
import sys
import warnings
from time import perf_counter
from typing import Any

PLAYERS = 4


def make(name: str) -> Any:
    """The environment with the wrappers that its makers give it."""
    if name == "texas_holdem_no_limit_v6":
        from pettingzoo.classic import texas_holdem_no_limit_v6  # noqa: PLC0415 - only one of the two is installed

        return texas_holdem_no_limit_v6.env(num_players=PLAYERS)
    from crownlands.core.registry import game  # noqa: PLC0415
    from crownlands.research.pettingzoo import env  # noqa: PLC0415

    return env(name, seats=game(name).seats[-1])


def play(name: str, seconds: float) -> None:
    env = make(name)
    choice = random.Random(1).choice
    games = steps = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        env.reset(seed=games)
        games += 1
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(choice(seen["action_mask"].nonzero()[0])))
                steps += 1
    print(steps, perf_counter() - started)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    play(sys.argv[2], float(sys.argv[1]))
