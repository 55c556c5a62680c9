"""Sockets on which more comes than anybody has to say.

Frames without content, such as pings, pongs and empty pieces of a message, reach no other limit: the parser takes
some microseconds for each, and a megabyte holds many of them.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from crownlands.server.security import Bucket
from crownlands.server.settings import Settings

PIECE = 1024
"""So much is parsed before the frames in it are counted."""
TIMES = 2
"""So many times as many frames may come on a socket as a visitor may send messages: some are no messages, and who
says too much is to be told so before the line is cut."""


class LimitedSocket(WebSocketsSansIOProtocol):
    """A WebSocket with a limit on how many frames may come, whatever they are."""

    rate: float
    """How many messages a visitor may send a second; 0 for no limit."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames = Bucket(TIMES * self.rate, 10 * TIMES * self.rate)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if self.rate:
            self._frames.spend(len(self.conn.events))
            if self._frames.level() < 0:
                self.transport.abort()
                return
        super().handle_events()

    def handle_text(self, event: Frame) -> None:
        """As bytes: whoever reads it as JSON finds out whether it is a text, and says so."""
        self.handle_bytes(event)


def sockets_of(settings: Settings) -> type[LimitedSocket]:
    """WebSockets for a house with these settings."""
    return type("Limited", (LimitedSocket,), {"rate": settings.rate})
