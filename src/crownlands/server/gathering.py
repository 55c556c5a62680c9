"""The next game of a saga with a live clock: it waits until its players have arrived.

A countdown runs from the moment when the first of them has arrived, and everybody there sees it: so nobody keeps
the others waiting, and no clock runs while nobody is there.
"""

from __future__ import annotations

from crownlands.server.house import House
from crownlands.server.live import LiveTable
from crownlands.server.playing import turn
from crownlands.server.saga import gathers
from crownlands.server.steady_time import now
from crownlands.server.waiting_room import begin_now


async def gather(house: House, live: LiveTable) -> None:
    """See who has arrived, and start if that is everybody, or if the others have had their time."""
    async with turn(house, live):
        if not gathers(live):
            live.starts_at = None
            return
        away = live.row["setup"].get("away", ())  # a bot plays for them
        seated = {player["person"] for player in live.players if player["kind"] == "person"} - {*away}
        here = seated & live.audience.online
        if not here:
            live.starts_at = None
            return
        if live.starts_at is None and here != seated:
            live.starts_at = now() + house.settings.gather_seconds
            live.audience.tell_table()
        if here != seated and live.starts_at is not None and now() < live.starts_at:
            return
        await begin_now(house, live)
    house.when_changed(live)
