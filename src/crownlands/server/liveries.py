"""Which liveries the seats of a table wear, according to its row: the same on every page that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crownlands.core.errors import BadSetup
from crownlands.core.registry import game
from crownlands.core.seeds import SharedSeed
from crownlands.server.rows import TimelessRow
from crownlands.server.seeds import seed_of

UNREADABLE: Final = (BadSetup, LookupError, TypeError, ValueError, AttributeError)
"""What a set-up raises that is damaged, or from another version."""


def liveries_of(row: TimelessRow) -> Sequence[int]:
    """As the table's game says. Its seed counts once the game has started: until then it is not known, nor may it
    show.

    At a table that cannot be opened here any more, seat N wears livery N.
    """
    stored, seats = row["setup"], len(row["players"])
    try:
        played = game(row["game"])
        seed = "" if row["status"] == "waiting" else seed_of(row)
        told = seed.seed if isinstance(seed, SharedSeed) else seed
        setup = played.setup(seats, stored["variants"], told, stored["ruleset"], stored["heritage"])
        return played.liveries(setup)
    except UNREADABLE:
        return range(seats)
