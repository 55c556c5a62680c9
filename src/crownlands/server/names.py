"""Resolving host names. Nobody can resolve a name without waiting for its name server, so one that never answers
must hold up only its own names."""

from __future__ import annotations

import asyncio
import socket
from threading import Thread
from typing import Any
from weakref import WeakValueDictionary

AT_ONCE, AT_ONCE_OF_ONE = 24, 3
"""How many names are resolved at the same time, in all and for one domain."""
Found = list[str]


class Names:
    """All lookups of a house for one purpose, each in a thread that ends when the system has its answer."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)
        self._places_of: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By domain, while one of its names is being resolved."""

    async def addresses(self, name: str, port: int) -> Found:
        """The addresses of a name; a caller that stops waiting has not stopped the lookup."""
        here = self._places_of.setdefault(domain_of(name), asyncio.Semaphore(AT_ONCE_OF_ONE))
        await here.acquire()
        try:
            await self._places.acquire()
        except BaseException:
            here.release()
            raise
        found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

        def give_back(done: asyncio.Future[Found]) -> None:
            here.release()
            self._places.release()
            done.exception()  # perhaps nobody waits for it any more

        found.add_done_callback(give_back)
        Thread(target=_look_up, args=(found, name, port), name="names", daemon=True).start()
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
