"""A seed with words that people type, after the hash of the program's part is shown."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console

from crownlands.core.decisions import Seat
from crownlands.core.records import one_line
from crownlands.core.seeds import SeedPart, SharedSeed, commitment, fresh_seed
from crownlands.words import Words

LONGEST = 200


def typed_seed(people: Iterable[Seat], words: Words, console: Console) -> SharedSeed:
    """Ask everybody at the keyboard; somebody who types nothing does not contribute."""
    program = SharedSeed(fresh_seed(), ())
    console.print(words.text("seed-words-hash", hash=program.hash), style="dim", markup=False)
    parts: list[SeedPart] = []
    for seat in people:
        player = words.text("human-name", number=seat + 1)
        console.print(words.text("seed-words-ask", player=player), end=" ", markup=False)
        try:
            text = one_line(input())[:LONGEST].strip()
        except EOFError:
            text = ""
        if text:
            parts.append(SeedPart(seat, commitment(text), text))
    return SharedSeed(program.house, tuple(parts))
