"""The seed of a table, according to its row: whose parts are in it, and how far a table has come in gathering
them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from crownlands.core.seeds import SeedPart, SharedSeed
from crownlands.server.rows import StoredSetup, TableRow, TimelessRow
from crownlands.server.seating import seats_of
from crownlands.server.steady_time import now


def parts_of(row: TimelessRow) -> list[SeedPart]:
    """The parts of those who sit at the table, in seat order; somebody with several seats gives one."""
    found = [
        SeedPart(min(seats), part["commitment"], part["part"])
        for person, part in row["setup"].get("parts", {}).items()
        if (seats := seats_of(row["players"], person))
    ]
    return sorted(found)


def seed_of(row: TimelessRow) -> str | SharedSeed:
    """The seed of a table that starts; the house's alone if nobody has committed to anything."""
    parts = parts_of(row)
    return SharedSeed(row["setup"]["seed"], tuple(parts)) if parts else row["setup"]["seed"]


def givers(row: TableRow) -> list[str]:
    """The people whose parts are in a table's seed."""
    return [person for person, part in row["setup"].get("parts", {}).items() if part["part"] is not None]


# -- the way to the start -----------------------------------------------------------------------------------------


def first_step(row: TableRow, expected: Collection[str]) -> dict[str, Any]:
    """What changes about a table that starts by itself: those who are expected to commit have a moment for it."""
    here = sorted(person for person in expected if seats_of(row["players"], person))
    if not here:
        return begun(row["setup"])
    return {"setup": {**row["setup"], "shuffling": {"stage": "commit", "since": now(), "expected": here}}}


def show_step(row: TableRow) -> dict[str, Any]:
    """What changes about a table whose commitments are in: the parts are asked for."""
    setup = row["setup"]
    kept = {person: part for person, part in setup.get("parts", {}).items() if seats_of(row["players"], person)}
    if not kept:
        return begun(setup)
    shuffling = {"stage": "show", "since": now(), "expected": sorted(kept)}
    return {"setup": {**setup, "parts": kept, "shuffling": shuffling}}


def begun(setup: StoredSetup) -> dict[str, Any]:
    """What changes about a table that starts now."""
    return {"status": "playing", "setup": {**setup, "shuffling": None, "started": now()}}


def steps_on(row: TableRow, new: dict[str, Any], seconds: float) -> dict[str, Any]:
    """What changes about a table, and what follows from that at once."""
    while step := next_step(cast("TableRow", {**row, **new}), seconds):
        new = {**new, **step}
    return new


def next_step(row: TableRow, seconds: float) -> dict[str, Any]:
    """What changes about a table if nobody is waited for, or has been for this many seconds; nothing otherwise."""
    shuffling, parts = row["setup"].get("shuffling"), row["setup"].get("parts", {})
    if shuffling is None or row["status"] != "waiting":
        return {}
    shows = shuffling["stage"] == "show"
    missing = [p for p in shuffling["expected"] if p not in parts or (shows and parts[p]["part"] is None)]
    if missing and now() - shuffling["since"] < seconds:
        return {}
    return begun(row["setup"]) if shows else show_step(row)
