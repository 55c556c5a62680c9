"""Slots for calls to other computers: so many in all and so many at one, and whoever wants one takes turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

from crownlands.server.fair_queue import FairQueue, QueueFull

WAITING_SECONDS = 60.0
"""How long a call may wait for its turn."""


class Caller(NamedTuple):
    """For whom the house calls, and on whose account (`shares.py`)."""

    person: str
    share: str


class CallSlots:
    """A slot at one computer comes first, and only then one of all: a slow one holds up only its own.

    Slow computers cost nothing, and anybody can name many: of those who wait for a slot, everyone has their turn.
    """

    def __init__(self, in_all: int, at_one: int) -> None:
        self._all = FairQueue(in_all)
        self._at_one = at_one
        self._at: WeakValueDictionary[str, FairQueue] = WeakValueDictionary()
        """By computer, while somebody is calling it or waiting for it."""

    async def take(self, at: str, caller: Caller) -> Callable[[], None]:
        """A slot, and how to give it back; OSError if that takes too long."""
        here = self._at.setdefault(at, FairQueue(self._at_one))
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                await here.take(caller.person, share=caller.share)
                try:
                    await self._all.take(caller.person, share=caller.share)
                except BaseException:
                    here.give_back()
                    raise
        except QueueFull as error:
            raise OSError("too many calls are waiting already") from error

        def give_back() -> None:
            self._all.give_back()
            here.give_back()

        return give_back
