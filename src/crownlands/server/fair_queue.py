"""A queue in which people take turns: however much somebody wants at once, the others wait no longer for it.

People with a common share (`shares.py`) take turns as one, and among themselves.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

MOST_WAITING = 100
"""How much may wait for one person."""

REMEMBERED = 1000
"""For how many people and shares the queue remembers when they were served."""


class QueueFull(Exception):
    """Too much is waiting for this person already."""


class FairQueue:
    """Hands out a number of places. A place that becomes free goes to whoever has had none for longest."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """By share, and by person."""
        self._served: OrderedDict[tuple[str, ...], int] = OrderedDict()
        """Which share, and which of its people, was given a place, and the number of that place; the newest is
        last."""
        self._places_given = 0

    async def take(self, person: str, patience: float | None = None, share: str | None = None) -> None:
        """A place, when it is this person's turn; TimeoutError if that takes too long.

        Without the name of a share, the person has one of their own.
        """
        share = share or person
        if self._free:
            self._free -= 1
            self._note_served(share, person)
            return
        mine = self._waiting.get(share, {}).get(person, deque())
        if len(mine) >= MOST_WAITING:
            raise QueueFull
        self._waiting.setdefault(share, {})[person] = mine
        turn = asyncio.get_running_loop().create_future()
        mine.append(turn)
        try:
            async with asyncio.timeout(patience):
                await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.give_back()  # the place came in the same moment
            else:
                self._forget(share, person, turn)
            raise

    def give_back(self) -> None:
        """A place is free again."""
        while self._waiting:
            share = min(self._waiting, key=lambda waiting: self._served.get((waiting,), 0))
            person = min(self._waiting[share], key=lambda waiting: self._served.get((share, waiting), 0))
            turn = self._waiting[share][person].popleft()
            self._clear(share, person)
            if not turn.done():
                self._note_served(share, person)
                turn.set_result(None)
                return
        self._free += 1

    def _note_served(self, share: str, person: str) -> None:
        self._places_given += 1
        for served in ((share,), (share, person)):
            self._served[served] = self._places_given
            self._served.move_to_end(served)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def _forget(self, share: str, person: str, turn: asyncio.Future[None]) -> None:
        turns = self._waiting.get(share, {}).get(person)
        if turns is not None and turn in turns:
            turns.remove(turn)
            self._clear(share, person)

    def _clear(self, share: str, person: str) -> None:
        """Remove those who wait for nothing any more."""
        if not self._waiting[share][person]:
            del self._waiting[share][person]
        if not self._waiting[share]:
            del self._waiting[share]
