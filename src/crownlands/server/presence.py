"""Who is at a table: the processes of a house tell each other which of its players they have there.

Otherwise two players who have come to different processes would wait for each other before the next game of their
series, and each would take the other for gone when there is a rematch.
"""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.lanes import WRITES
from crownlands.server.live import LiveTable

HERE = "here"


async def tell_elsewhere(house: House, tables: Iterable[LiveTable]) -> None:
    """Tell the other processes who is here."""
    if house.store.is_sqlite:
        return
    news = [" ".join((live.id, HERE, *sorted(live.audience.seated_here))) for live in tables]
    if news:
        await WRITES.run(house.store.tell, news)


async def tell_of_everybody(house: House) -> None:
    """The same for all tables, now and then: a process that falls silent has nobody any more."""
    await tell_elsewhere(house, [live for live in house.live.values() if live.audience.seated_here])


async def hear_from(house: House, sender: str, table_id: str, people: Iterable[str]) -> None:
    """Another process has these players at a table; if that is new, it may not know who is here."""
    live = house.live.get(table_id)
    if live is None or not live.audience.note_elsewhere(sender, people):
        return
    house.spawn(answer(house, live))


async def answer(house: House, live: LiveTable) -> None:
    if live.audience.seated_here:
        await tell_elsewhere(house, [live])
    await show(house, live)


async def miss_the_silent(house: House) -> None:
    """Whoever was at a process that has fallen silent is shown as gone, and not until something else happens."""
    for live in list(house.live.values()):
        if live.audience.forget_silent():
            await show(house, live)


async def show(house: House, live: LiveTable) -> None:
    """Show those who are here who is at the table now."""
    try:
        async with live.stored():
            live.audience.tell_table()
    except ApiError:  # whoever is here is told when it is stored how the table stands
        return
    house.when_changed(live)
