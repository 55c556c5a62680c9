"""Sockets that receive more frames than anybody could mean to send, or do not read what they are sent.

Frames without content (pings, pongs, empty fragments) count towards no other limit, yet the parser needs a few
microseconds for each, and a megabyte contains very many of them.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from crownlands.server.half_open import ReadCheck
from crownlands.server.security import Bucket
from crownlands.server.settings import Settings

PIECE = 1024
"""How many bytes are parsed at a time, before the frames in them are counted."""
TIMES = 2
"""How many times as many frames as messages a socket may receive: some frames are not messages, and a visitor who
sends too many messages is told so before the connection is closed."""


class LimitedSocket(WebSocketsSansIOProtocol):
    """A WebSocket with a limit on how many frames it receives, of whatever kind."""

    rate: float
    """How many messages a visitor may send a second; 0 for no limit."""
    seconds: float
    """How long a message may stay unread; 0 for no limit."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._read_check: ReadCheck | None = None
        self._frames = Bucket(TIMES * self.rate, 10 * TIMES * self.rate)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._read_check = ReadCheck(self.transport, self.seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._read_check is not None:
            self._read_check.stop()
            self._read_check = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            self._turn_away_who_cannot_come_in()

    def _turn_away_who_cannot_come_in(self) -> None:
        """Answer a request that is no handshake, such as one with too many headers, and close: uvicorn would
        forget it, and nobody would count or end the connection."""
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        if self.rate:
            self._frames.spend(len(self.conn.events))
            if self._frames.level() < 0:
                self.transport.abort()
                return
        super().handle_events()

    def handle_text(self, event: Frame) -> None:
        """Pass text on as bytes: the JSON decoder notices invalid UTF-8, and its error is answered."""
        self.handle_bytes(event)


def sockets_of(settings: Settings) -> type[LimitedSocket]:
    """WebSockets for a house with these settings."""
    return type("Limited", (LimitedSocket,), {"rate": settings.rate, "seconds": settings.request_seconds})
