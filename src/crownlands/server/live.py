"""A table in memory: its state, the people looking at it, and what is in progress there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from crownlands.core.decisions import Seat
from crownlands.core.game import Game
from crownlands.server import presenting, wire
from crownlands.server.audience import Audience, Viewer
from crownlands.server.errors import ApiError
from crownlands.server.log import Entry
from crownlands.server.messages import ChatLine, TableInfo
from crownlands.server.rows import ChatRow, TableRow
from crownlands.server.socket_messages import HintMessage
from crownlands.server.steady_time import now
from crownlands.server.table_state import TableState

CHAT_KEPT, KEPT_OF_WATCHERS = 100, 40
"""How many chat lines are shown, and how many of them by spectators, who must not drown out the players."""


class LiveTable(TableState):
    """One table of the house."""

    def __init__(self, game: Game[Any, Any], row: TableRow, entries: Iterable[Entry]) -> None:
        self.audience = Audience(self)
        self.lock = asyncio.Lock()
        self.busy_until = now()
        self.autoplaying = False
        """Whether a bot or a standing answer is at work here."""
        self.diverged = False
        """Whether something has happened here that could not be stored."""
        self.stored_info: TableInfo | None = None
        """The table as it is on the disk, while something new is being written."""
        self.hints_given: dict[Seat, HintMessage] = {}
        """The newest hint of each seat, as it was sent."""
        self.hints_given_after: dict[Seat, int] = {}
        """After how many answers that was."""
        self.hints_sought: dict[Seat, int] = {}
        """The decisions for which the house is computing a hint."""
        self.heard: list[int] = []
        """The numbers of the newest chat lines, in order; all lines, if there are no more."""
        super().__init__(game, row, entries)

    def reset(self, entries: Iterable[Entry]) -> None:
        self.audience.forget()
        super().reset(entries)

    def take_over(self, state: TableState) -> None:
        self.audience.forget()
        super().take_over(state)

    @property
    def viewers(self) -> Iterable[Viewer]:
        return self.audience.viewers

    def info(self, person: str | None) -> TableInfo:
        return presenting.table_info(self, person, self.audience.online)

    async def info_as_stored(self, person: str | None) -> TableInfo:
        """The table as it is stored: the seed that comes with a last move is not shown while that is being
        written. Nobody waits for the disk to see this."""
        stored = self.stored_info
        if stored is not None:
            return presenting.for_person(stored, self, person, self.audience.online)
        async with self.stored():
            return self.info(person)

    @asynccontextmanager
    async def stored(self) -> AsyncIterator[None]:
        """While nothing is being written, and only if the table is as it is stored.

        If the store does not even say how it stood before, a move that could not be stored is still in memory.
        """
        async with self.lock:
            if self.diverged:
                raise ApiError("not-stored", 503)
            yield

    def part(self, viewer: Viewer) -> None:
        self.audience.part(viewer)
        self.busy_until = now()

    def hear(self, rows: Sequence[ChatRow]) -> list[ChatLine]:
        """Add lines to the chat; returns how they are shown."""
        shown = [wire.chat_line(row) for row in rows]
        self.audience.chat = kept_lines([*self.audience.chat, *shown])
        self.heard = sorted({*self.heard, *(row["id"] for row in rows)})[-CHAT_KEPT:]
        return shown


def kept_lines(chat: list[ChatLine]) -> list[ChatLine]:
    """The newest lines, but only some by spectators: those displace each other."""
    too_many = max(0, sum(line["seat"] is None for line in chat) - KEPT_OF_WATCHERS)
    kept = []
    for line in chat:
        if line["seat"] is None and too_many:
            too_many -= 1
        else:
            kept.append(line)
    return kept[-CHAT_KEPT:]
