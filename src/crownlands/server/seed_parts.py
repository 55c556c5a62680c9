"""How players add to the seed of their game, so that not even the house can choose it (`docs/records.md`).

The house has shown the hash of its own part when the table was set up. Each player's browser commits to a part by
its hash, while the table waits. At the start no more commitments are accepted: the browsers check that theirs is
there, and show their parts. A player who does not do so in time is left out, for all to see.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from crownlands.core.seeds import commitment
from crownlands.server.errors import ApiError
from crownlands.server.house import House, change_row
from crownlands.server.live import LiveTable
from crownlands.server.playing import catch_up, turn
from crownlands.server.rows import StoredPart, TableRow
from crownlands.server.seating import seats_of
from crownlands.server.seeds import next_step, steps_on

ATTEMPTS: Final = 20
"""How often another process may be quicker before somebody has to try again."""
_HEX: Final = re.compile("[0-9a-f]{64}")


async def commit(house: House, live: LiveTable, person: str | None, hashed: str) -> None:
    """Accept a commitment while the table waits; the newest of a person counts. Later ones come too late."""
    _check_form(hashed)

    def taken(row: TableRow) -> dict[str, Any]:
        shuffling = row["setup"].get("shuffling")
        if person is None or not seats_of(row["players"], person) or (shuffling and shuffling["stage"] == "show"):
            return {}
        return _with_part(row, person, {"commitment": hashed, "part": None})

    await _change(house, live, taken)


async def show(house: House, live: LiveTable, person: str | None, part: str) -> None:
    """Accept the part that somebody has committed to, when all commitments are in."""
    _check_form(part)

    def taken(row: TableRow) -> dict[str, Any]:
        shuffling, committed = row["setup"].get("shuffling"), row["setup"].get("parts", {}).get(person or "")
        if person is None or committed is None or not shuffling or shuffling["stage"] != "show":
            return {}
        if commitment(part) != committed["commitment"]:
            raise ApiError("bad-seed-part", 409)
        return _with_part(row, person, {"commitment": committed["commitment"], "part": part})

    await _change(house, live, taken)


async def go_on(house: House, live: LiveTable) -> None:
    """Nobody is waited for longer than the allotted time."""
    await _change(house, live, lambda _: {})


def is_late(house: House, live: LiveTable) -> bool:
    """Whether a table has waited long enough for parts of its seed."""
    return live.table is None and bool(next_step(live.row, house.settings.seed_seconds))


def _check_form(text: str) -> None:
    if not _HEX.fullmatch(text):
        raise ApiError("bad-seed-part")


def _with_part(row: TableRow, person: str, part: StoredPart) -> dict[str, Any]:
    parts = row["setup"].get("parts", {})
    return {} if parts.get(person) == part else {"setup": {**row["setup"], "parts": {**parts, person: part}}}


async def _change(house: House, live: LiveTable, change: Callable[[TableRow], dict[str, Any]]) -> None:
    """Store what somebody adds, and continue if nobody else is waited for."""
    async with turn(house, live):
        for attempt in range(ATTEMPTS):
            if live.row["status"] != "waiting":
                return
            new = steps_on(live.row, change(live.row), house.settings.seed_seconds)
            if not new:
                return
            try:
                await change_row(house, live, **new)
                break
            except ApiError as error:
                if error.key != "stale" or attempt == ATTEMPTS - 1:
                    raise
                await catch_up(house, live)
        tell(live)
    house.when_changed(live)


def tell(live: LiveTable) -> None:
    """Tell everybody how far the seed has come, or that the game has started."""
    if live.row["status"] == "waiting":
        live.audience.tell_table()
    else:
        live.reset(())
        live.audience.tell_state()
