"""Random play of python-chess: decisions a second. Prints decisions and seconds."""

import random
import sys
from time import perf_counter

import chess


def play(seconds: float) -> None:
    random.seed(1)
    decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
    print(decisions, perf_counter() - started)


if __name__ == "__main__":
    play(float(sys.argv[1]))
