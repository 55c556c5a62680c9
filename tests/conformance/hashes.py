"""The same games in another process: `python -m tests.conformance.hashes` reads which, and prints their hashes."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from crownlands.core.table import Table
from crownlands.core.variants import Variants
from tests.conformance.tools import AnyGame, script

ROOT = Path(__file__).parents[2]
HASH_SEEDS = ("0", "1", "31337")
Setup: TypeAlias = tuple[int, Variants, str]
"""Seats, variants, seed."""


def hashes(game: AnyGame, setups: Sequence[Setup]) -> list[str]:
    """The vocabulary; and of every game: the state hash half-way and at the end, and who was asked what."""
    rows = [" ".join(game.vocabulary())]
    for seats, variants, seed in setups:
        answers = script(game, seats, variants, seed)
        table = Table(game, seats, variants, seed=seed)
        for number, answer in enumerate(answers):
            if number == len(answers) // 2:
                rows.append(f"{seed}: {table.hash} {table.pending}")
            table.answer(answer.ref, answer.seat)
        rows.append(f"{seed}: {table.hash} {len(table.history)}")
    return rows


def same_in_every_process(game: AnyGame, setups: Sequence[Setup]) -> None:
    """The same seed and answers give the same hash in any process, under any PYTHONHASHSEED."""
    here = hashes(game, setups)
    order = pickle.dumps((game, list(setups)))
    for hash_seed in HASH_SEEDS:
        done = subprocess.run(
            [sys.executable, "-m", "tests.conformance.hashes"],
            input=order,
            capture_output=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=False,
        )
        assert done.returncode == 0, f"with PYTHONHASHSEED={hash_seed} it fails: {done.stderr.decode()[-2000:]}"
        there = done.stdout.decode().splitlines()
        for found, expected in zip(there, here, strict=True):
            assert found == expected, f"with PYTHONHASHSEED={hash_seed} another game: {found}, here {expected}"


def main() -> None:
    game, setups = pickle.loads(sys.stdin.buffer.read())
    sys.stdout.write("\n".join(hashes(game, setups)) + "\n")


if __name__ == "__main__":
    main()
