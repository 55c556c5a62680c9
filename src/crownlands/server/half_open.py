"""Connections that somebody merely holds: requests that are never finished or never end, responses that nobody
reads, more connections than anybody needs. uvicorn alone would wait for ever and keep everything it has
received."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from crownlands.server.security import LARGEST_BODY, visitor_address
from crownlands.server.settings import Settings

if sys.platform != "win32":
    import resource

LONGEST_HEAD = 64 * 1024
"""For a request line with its headers: the parser keeps it all, and copies it with every piece that arrives."""
LONGEST_REQUEST = 16 * LARGEST_BODY
"""For everything between and after the pieces of a request's body."""
MOST_HEADERS = 200
"""For a request, with those that follow its body: the shortest need 25 times as much memory as letters. Browsers
and proxies send a few dozen."""
CONNECTIONS_AT_ONE = 300
"""How many connections one address (`visitor_address`) may have open, besides those to tables, which are counted
separately."""

WAITING = 100
"""How many requests may wait on one connection behind the one being answered. Browsers and proxies queue none."""
PIECE = 4096
"""How many bytes are parsed at a time, before anything found in them is handled."""

MOST_FILES = 65_536
"""No house needs more than that; some machines would allow a billion."""


class ReadCheck:
    """Looks every now and then whether a client reads, and drops one that has not read a byte since the last look.

    To close its connection would not be enough: what still waits for it would be kept, and the connection with it.
    """

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._unread = 0
        self._later: asyncio.TimerHandle | None = None
        self._look()

    def _look(self) -> None:
        waiting = self._transport.get_write_buffer_size()
        if waiting and waiting == self._unread:
            self._transport.abort()
        elif self._seconds:
            self._unread = waiting
            self._later = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def stop(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None


class TimeLimitedProtocol(HttpToolsProtocol):
    """HTTP with limits: on how long a request may take to arrive, from its first byte to its last, on how long a
    response may stay unread, on how large a request may be, and on how many connections there may be."""

    seconds: float
    most_lines: int
    lines: Counter[str]
    """By address, in the whole house."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._drop_later: asyncio.TimerHandle | None = None
        self._read_check: ReadCheck | None = None
        self._arrived = 0
        """How much of the current request has arrived."""
        self._has_head = False
        self._counted: str | None = None
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered; others on the same connection may be waiting behind it."""
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = visitor_address(self.client)
        if self.most_lines and self.lines[address] >= self.most_lines:
            transport.abort()
            return
        self.lines[address] += 1
        self._counted = address
        self._expect_the_rest()
        self._read_check = ReadCheck(transport, self.seconds)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self._is_socket:
                return
            self._take(data[start : start + PIECE])

    def _take(self, piece: bytes) -> None:
        self._arrived += len(piece)
        super().data_received(piece)
        too_long = self._arrived > (LONGEST_REQUEST if self._has_head else LONGEST_HEAD)
        too_many = len(self.headers or ()) > MOST_HEADERS or len(self.pipeline) > WAITING
        if too_long or too_many:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._drop_later is None:
            self._expect_the_rest()

    def on_headers_complete(self) -> None:
        self._has_head = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._has_head, self._arrived = False, 0
        self._cancel_timeout()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived, self._is_socket = 0, True
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self.pipeline.clear()  # requests waiting behind a closed connection do not fail one by one in the log
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _expect_the_rest(self) -> None:
        if self.seconds:
            self._drop_later = self.loop.call_later(self.seconds, self._drop)

    def _cancel_timeout(self) -> None:
        if self._drop_later is not None:
            self._drop_later.cancel()
            self._drop_later = None

    def _drop(self) -> None:
        if self.flow.read_paused:  # the rest may have arrived; it is the house that does not read
            self._expect_the_rest()
        else:
            self.transport.abort()

    def _leave(self) -> None:
        """This connection is no longer our responsibility."""
        self._cancel_timeout()
        if self._read_check is not None:
            self._read_check.stop()
            self._read_check = None
        if self._counted is not None:
            self.lines[self._counted] -= 1
            if not self.lines[self._counted]:
                del self.lines[self._counted]
            self._counted = None


def http_of(settings: Settings) -> type[asyncio.Protocol]:
    """HTTP for a house with these settings. Behind a proxy all connections are the proxy's, which counts them."""
    most = CONNECTIONS_AT_ONE if settings.rate and not settings.proxies else 0
    parts = {"seconds": settings.request_seconds, "most_lines": most, "lines": Counter()}
    return type("LimitedProtocol", (TimeLimitedProtocol,), parts)


def raise_file_limit() -> None:
    """Let this process have as many connections and files open as the machine allows: the default
    is a thousand."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
