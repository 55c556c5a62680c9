"""Lanes: whatever blocks has threads of its own kind, so that nothing waits for something else's threads.

A database that another program has locked holds up those who write, never those who read; a password that is being
checked, or a mail server that sleeps, holds up neither.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy.exc import TimeoutError as StoreTimeout

T = TypeVar("T")


class Lane:
    """A few threads for one kind of work."""

    def __init__(self, name: str, threads: int) -> None:
        self._name = name
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.patience = inf
        """After so many seconds in the queue something is not even begun: whoever asked has given up by then."""

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        queued = monotonic()

        def begin() -> T:
            if monotonic() - queued > self.patience:
                raise StoreTimeout(f"waited too long for one of the threads for {self._name}")
            return work(*arguments)

        return await asyncio.get_running_loop().run_in_executor(self._pool, begin)


READS, WRITES = Lane("reads", 6), Lane("writes", 4)
"""Of the store. Moves have a thread of their own besides (`writer.py`)."""
GAMES = Lane("games", 3)
"""Opening tables and looking back at them: what takes the machine's time, and of a long game much of it."""
PASSWORDS = Lane("passwords", 2)
"""Checking one takes a while on purpose."""
MAIL = Lane("mail", 2)
HEALTH = Lane("health", 1)
