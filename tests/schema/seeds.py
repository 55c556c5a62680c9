"""Seeds with their hashes, as Python works them out: the client's own must agree."""

from __future__ import annotations

from typing import Any

from crownlands.core.seeds import SeedPart, SharedSeed, commitment

PARTS = ["", "a winter evening", "зимний вечер", "f" * 64, "x" * 127, "x" * 128, "x" * 129, "y" * 1000]


def seeds() -> dict[str, Any]:
    """Texts with their hashes, and seeds with their parts."""
    shared = [
        SharedSeed("the house", ()),
        SharedSeed("the house", (_part(0, "a"),)),
        SharedSeed("00" * 16, (_part(0, "ab" * 32), _part(2, "cd" * 32), SeedPart(3, commitment("late"), None))),
    ]
    return {
        "texts": [{"text": t, "seed_hash": SharedSeed(t, ()).hash, "commitment": commitment(t)} for t in PARTS],
        "seeds": [
            {
                "house_part": one.house,
                "seed_hash": one.hash,
                "seed": one.seed,
                "seed_parts": [{"seat": p.seat, "commitment": p.commitment, "part": p.text} for p in one.parts],
            }
            for one in shared
        ],
    }


def _part(seat: int, text: str) -> SeedPart:
    return SeedPart(seat, commitment(text), text)
