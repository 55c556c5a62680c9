"""Who is shown as being at a table, where several processes serve it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import orjson
import pytest

from crownlands.server import audience
from crownlands.server.listen import keep_time
from crownlands.server.people import digest
from crownlands.server.waiting_room import create, sit
from tests.server.in_process import SPEC, opened
from tests.server.place import PATIENCE
from tests.server.two_worlds import SeatSocket


def test_who_was_at_a_process_that_is_gone_is_not_shown_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else happened at the table, and so its page said for hours that the other was there."""

    async def run() -> None:
        house = await opened(tmp_path)
        (ann, secret), (bob, _) = (house.people.new_guest(name, "en") for name in ("Ann", "Bob"))
        live = await create(house, ann, ["me", "open"], SPEC)
        await sit(house, live, bob, None)
        page = SeatSocket(ann["id"])
        page.device = digest(secret)
        live.audience.join(page)
        live.audience.note_elsewhere("another process", [bob["id"]])
        live.audience.tell_table()
        assert is_shown(page, 1)
        monkeypatch.setattr(audience, "ELSEWHERE_SECONDS", 0.0)  # it has been silent for longer
        house.spawn(keep_time(house))
        async with asyncio.timeout(PATIENCE / 10):
            while is_shown(page, 1):
                await asyncio.sleep(0.01)
        assert is_shown(page, 0)
        await house.close()
        house.store.close()

    asyncio.run(run())


def is_shown(page: SeatSocket, seat: int) -> bool:
    """Whether the page says that whoever has this seat is there."""
    tables = [message["table"] for text in page.heard if (message := orjson.loads(text))["type"] == "table"]
    return bool(tables[-1]["players"][seat]["online"])
