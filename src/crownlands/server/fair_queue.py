"""A queue in which people take turns: however much somebody wants at once, the others wait no longer for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

MOST_WAITING = 100
"""How much may wait for one person."""

REMEMBERED = 1000
"""How many people the queue remembers to have served."""


class QueueFull(Exception):
    """Too much waits for this person already."""


class FairQueue:
    """Hands out so many places. A place that comes free goes to whoever has had none for longest."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._served: OrderedDict[str, int] = OrderedDict()
        """Who was given a place, and the number of that place; the newest comes last."""
        self._places_given = 0

    async def take(self, person: str, patience: float | None = None) -> None:
        """A place, when it is this person's turn; TimeoutError if that takes too long."""
        if self._free:
            self._free -= 1
            self._note_served(person)
            return
        mine = self._waiting.setdefault(person, deque())
        if len(mine) >= MOST_WAITING:
            raise QueueFull
        turn = asyncio.get_running_loop().create_future()
        mine.append(turn)
        try:
            async with asyncio.timeout(patience):
                await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.give_back()  # the place came in the same moment
            else:
                self._forget(person, turn)
            raise

    def give_back(self) -> None:
        """A place is free again."""
        while self._waiting:
            person = min(self._waiting, key=lambda waiting: self._served.get(waiting, 0))
            turn = self._waiting[person].popleft()
            if not self._waiting[person]:
                del self._waiting[person]
            if not turn.done():
                self._note_served(person)
                turn.set_result(None)
                return
        self._free += 1

    def _note_served(self, person: str) -> None:
        self._places_given += 1
        self._served[person] = self._places_given
        self._served.move_to_end(person)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def _forget(self, person: str, turn: asyncio.Future[None]) -> None:
        turns = self._waiting.get(person)
        if turns is not None and turn in turns:
            turns.remove(turn)
            if not turns:
                del self._waiting[person]
