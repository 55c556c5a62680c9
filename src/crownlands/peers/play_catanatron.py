"""Random play of Catanatron: decisions a second. Prints decisions and seconds."""

import random
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer


def play(seconds: float) -> None:
    random.seed(1)
    decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    print(decisions, perf_counter() - started)


if __name__ == "__main__":
    play(float(sys.argv[1]))
