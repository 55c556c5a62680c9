"""Seeds: fresh ones, and those that nobody can choose.

The latter are a hash of the house's part and one part of each player. The house shows the hash of its part first.
Then every player commits to a part by its hash, and shows the part itself only when all commitments are in. What
everybody can check afterwards is in `docs/records.md`.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import NamedTuple

from crownlands.core.decisions import Seat
from crownlands.core.dice import digest, seed_hash
from crownlands.core.errors import BadRecord, BadSetup


def checked_seed(seed: str | int | None) -> str:
    """A seed that fits on one line of a record; a fresh one if none is given."""
    if seed is None:
        return fresh_seed()
    text = str(seed)
    if not text.isprintable() or text != text.strip() or not 0 < len(text) <= 200:
        raise BadSetup("a seed is a text of up to 200 characters on one line, without spaces around it", "seed")
    return text


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


class SeedPart(NamedTuple):
    """What a player has added to a seed."""

    seat: Seat
    commitment: str
    text: str | None
    """None: committed to but not shown in time, so left out."""


def commitment(text: str) -> str:
    """The hash of a person's part, which is shown before any part is."""
    return digest(text, b"crownlands-part").hex()


@dataclass(frozen=True, slots=True)
class SharedSeed:
    """A seed by its parts; the players' parts in seat order."""

    house: str
    parts: tuple[SeedPart, ...]

    @property
    def hash(self) -> str:
        """The hash of the house's part, which is shown before anything else."""
        return seed_hash(self.house)

    @property
    def seed(self) -> str:
        """What the dice are derived from: everything that was shown counts, what was left out does not."""
        shown = [f"{part.seat} {part.text}" for part in self.parts if part.text is not None]
        return digest("\n".join([self.house, *shown]), b"crownlands-seed").hex()

    def check(self, seed: str) -> None:
        """BadRecord unless every part matches its commitment and all together give this seed."""
        for part in self.parts:
            if part.text is not None and commitment(part.text) != part.commitment:
                raise BadRecord(f"the seed's part of seat {part.seat} does not match the hash shown before it")
        if self.seed != seed:
            raise BadRecord("the seed does not follow from the house's part and those of the players")
