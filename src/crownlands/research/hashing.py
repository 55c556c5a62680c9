"""JSON-ready data as a vector of counts: every leaf has a place, found by hashing its path.

This is how a game is encoded that does not list its own features: nothing has to be declared, a place never
depends on the seed, on the process or on what else is in the data, and a leaf that appears later is not lost. Two
leaves may share a place; with a few hundred leaves in two thousand places that is rare, and their counts add up.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

MOST: Final = 255


@lru_cache(maxsize=1 << 16)
def _place(where: str, size: int) -> int:
    return int.from_bytes(blake2b(where.encode(), digest_size=8).digest(), "little") % size


def add_leaves(data: Any, where: str, row: bytearray, start: int, size: int) -> None:
    """Count the leaves of some data into `size` places of a vector.

    A number counts at its path, a text counts one at its path and value, a true value one at its path. Things in a
    list go by their `ref` if they have one, otherwise by their index; texts in a list count once more without it,
    so that what lies together is seen whatever its order.
    """
    if isinstance(data, str):
        _add(row, start + _place(f"{where}={data}", size), 1)
    elif isinstance(data, dict):
        for key, value in data.items():
            add_leaves(value, f"{where}.{key}", row, start, size)
    elif isinstance(data, list | tuple):
        for number, value in enumerate(data):
            place = value.get("ref", number) if isinstance(value, dict) else number
            add_leaves(value, f"{where}.{place}", row, start, size)
            if isinstance(value, str):
                _add(row, start + _place(f"{where}:{value}", size), 1)
    elif data:  # a number or a yes; what is nothing, no or 0 counts nothing
        _add(row, start + _place(where if data > 0 else f"-{where}", size), round(abs(data)))


def _add(row: bytearray, place: int, count: int) -> None:
    row[place] = min(MOST, row[place] + count)
