"""Resolving host names. Nobody can resolve a name without waiting for its name server, so one that never answers
must hold up only its own names."""

from __future__ import annotations

import asyncio
import socket
from threading import Thread
from typing import Any

from crownlands.server.call_slots import Caller, CallSlots

SECONDS = 10.0
"""How long a caller waits for an answer."""
AT_ONCE, AT_ONCE_OF_ONE = 24, 3
"""How many names are resolved at the same time, in all and for one domain."""
Found = list[str]


class Names:
    """All lookups of a house for one purpose, each in a thread that ends when the system has its answer."""

    def __init__(self) -> None:
        self._slots = CallSlots(AT_ONCE, AT_ONCE_OF_ONE)
        """By domain."""

    async def addresses(self, name: str, port: int, caller: Caller) -> Found:
        """The addresses of a name; a caller that stops waiting has not stopped the lookup."""
        give_back = await self._slots.take(domain_of(name), caller)
        found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

        def done(found: asyncio.Future[Found]) -> None:
            give_back()
            found.exception()  # perhaps nobody waits for it any more

        found.add_done_callback(done)
        try:
            Thread(target=_look_up, args=(found, name, port), name="names", daemon=True).start()
        except RuntimeError as error:  # the system lets us have no more threads
            found.set_exception(OSError(str(error)))
        async with asyncio.timeout(SECONDS):
            return await asyncio.shield(found)


def domain_of(name: str) -> str:
    """The domain that answers for a name, as far as the name tells."""
    return ".".join(name.lower().rstrip(".").split(".")[-2:])


def _look_up(found: asyncio.Future[Found], name: str, port: int) -> None:
    loop = found.get_loop()
    tell: Any = found.set_result
    answer: Found | Exception
    try:
        rows = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
        answer = list(dict.fromkeys(str(row[4][0]) for row in rows))
    except Exception as error:  # whatever it is, whoever waits is told
        tell, answer = found.set_exception, error
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell, answer)
