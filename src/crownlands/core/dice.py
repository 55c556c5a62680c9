"""Chance: a keyed BLAKE2b counter stream, unpredictable, tiny to copy and the same on every machine."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

_WORDS: Final = struct.Struct("<8Q")
_SPAN: Final = 1 << 64


class Dice:
    """A stream of numbers determined by its key. `drawn` says how many words have been taken from it."""

    __slots__ = ("_block", "_words", "drawn", "key", "trace")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key: Final = key
        self.drawn = drawn
        self._block = -1
        self._words: tuple[int, ...] = ()
        self.trace: list[str] | None = None
        """Where every roll and shuffle is noted, if somebody is recording."""

    @classmethod
    def from_seed(cls, seed: str) -> Dice:
        """The table's dice: everything that chance does in a game follows from its seed."""
        return cls(digest(seed, b"crownlands-dice"))

    def copy(self) -> Dice:
        new = Dice(self.key, self.drawn)
        new._block = self._block
        new._words = self._words
        return new

    def child(self, name: str) -> Dice:
        """An independent stream, named by what it is for."""
        return Dice(blake2b(name.encode(), key=self.key, digest_size=32).digest())

    def imagined(self, dice: Dice) -> Dice:
        """These dice for somebody who cannot know what they will show: another stream."""
        return dice.child("dice")

    def word(self) -> int:
        """The next 64 bits."""
        block, offset = self.drawn >> 3, self.drawn & 7
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "little"), key=self.key).digest()
            self._words = _WORDS.unpack(digest)
            self._block = block
        self.drawn += 1
        return self._words[offset]

    def _below(self, n: int) -> int:
        limit = _SPAN - _SPAN % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"cannot roll below {n}")
        rolled = self._below(n)
        if self.trace is not None:
            self.trace.append(f"roll {n} {rolled}")
        return rolled

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle the items, every order being equally likely (Fisher-Yates)."""
        swaps = []
        for last in range(len(items) - 1, 0, -1):
            other = self._below(last + 1)
            items[last], items[other] = items[other], items[last]
            swaps.append(other)
        if self.trace is not None:
            proof = blake2b(repr(swaps).encode(), digest_size=8).hexdigest()
            self.trace.append(f"shuffle {len(items)} {proof}")


def seed_hash(seed: str) -> str:
    """The hash of a seed that is shown before the game; the seed itself is shown after it."""
    return digest(seed, b"crownlands-seal").hex()


def digest(text: str, person: bytes) -> bytes:
    """A hash for one purpose, which `person` names: hashes for different purposes are never equal."""
    return blake2b(text.encode(), person=person, digest_size=32).digest()
