"""Every paragraph of the rulebook and every level of every faction is cited by a function and by a test."""

from __future__ import annotations

from crownlands.coverage import cover
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.components import FACTIONS


def test_no_paragraph_and_no_level_is_forgotten() -> None:
    """magic, components. A citation proves only that somebody thought of it; what it says is tested elsewhere."""
    rows = {row.paragraph: row for row in cover(GAME).rows}
    assert [name for name, row in rows.items() if not row.covered] == []
    levels = {f"power.{power.name}" for faction in FACTIONS for power in faction.levels}
    assert {name for name in rows if name.startswith("power.")} == levels
