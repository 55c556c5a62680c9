"""A game as OpenSpiel's own playthroughs tell it: `python -m tests.research.playthroughs [GAME …]` writes them.

Long lines (tensors, views) are cut, and their hash stands for the rest.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any
from unittest.mock import patch

from open_spiel.python.algorithms import generate_playthrough

from crownlands.research.hashing import MOST
from crownlands.research.openspiel import register
from tests.research.cases import GAMES

FOLDER = Path(__file__).parent / "golden"
LONG = 160
NUMBERS = [str(float(count)) for count in range(MOST + 1)]


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> str:
    """A whole game with random moves, always the same."""
    with patch.object(generate_playthrough, "_format_tensor", _format_tensor):
        text = generate_playthrough.playthrough(register(GAMES[name]), action_sequence=None, seed=1)
    return "".join(_cut(line) + "\n" for line in text.splitlines())


def _format_tensor(tensor: Any, name: str) -> list[str]:
    """As OpenSpiel writes it, for whole numbers: its own way takes longer than the game does."""
    return [name + _format_counts(tensor.astype("uint8").tobytes())]


@lru_cache(maxsize=64)
def _format_counts(counts: bytes) -> str:
    if max(counts) <= 1:
        return f": {generate_playthrough._format_vec(counts)}"
    return f" = [{', '.join([NUMBERS[count] for count in counts])}]"


def _cut(line: str) -> str:
    if len(line) <= LONG:
        return line
    return f"{line[:LONG]} … {blake2b(line.encode(), digest_size=8).hexdigest()}"


def main(names: list[str]) -> None:
    for name in names or GAMES:
        file_of(name).write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
