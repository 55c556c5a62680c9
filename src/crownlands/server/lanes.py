"""Lanes: every kind of blocking work has threads of its own, so that nothing waits for the threads of something
else.

A database that another program has locked holds up writes, never reads; a password that is being checked, or a
mail server that hangs, holds up neither.
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
        """After this many seconds in the queue a job is not even started: whoever asked for it has given up by
        then."""

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        queued = monotonic()
        refused = False

        def begin() -> T:
            if refused or monotonic() - queued > self.patience:
                raise StoreTimeout(f"waited too long for one of the threads for {self._name}")
            return work(*arguments)

        try:
            done = asyncio.get_running_loop().run_in_executor(self._pool, begin)
        except RuntimeError as error:  # the job stands in the queue all the same, for the threads that there are
            refused = True
            raise StoreTimeout(f"no thread can be started for {self._name}") from error
        return await done


READS, WRITES = Lane("reads", 6), Lane("writes", 4)
"""For the database. Moves have a thread of their own (`writer.py`)."""
GAMES = Lane("games", 3)
"""Opening tables and replaying them: what takes processor time, and for a long game much of it."""
PASSWORDS = Lane("passwords", 2)
"""Checking a password is slow on purpose."""
MAIL = Lane("mail", 2)
HEALTH = Lane("health", 1)
CHECKS = Lane("checks", 1)
"""Of a whole database, which takes a while."""
