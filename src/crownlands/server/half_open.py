"""Requests that are begun and never finished are dropped; uvicorn itself would wait for the rest for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class ImpatientProtocol(HttpToolsProtocol):
    """HTTP with a limit on how long a request may take to arrive, from the first byte of the line to its last."""

    seconds: float

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._drop_later: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_the_rest()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._drop_later is None:
            self._expect_the_rest()

    def on_message_complete(self) -> None:
        self._be_patient()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._be_patient()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_patient()
        super().connection_lost(exc)

    def _expect_the_rest(self) -> None:
        self._drop_later = self.loop.call_later(self.seconds, self._drop)

    def _be_patient(self) -> None:
        if self._drop_later is not None:
            self._drop_later.cancel()
            self._drop_later = None

    def _drop(self) -> None:
        if self.flow.read_paused:  # the rest may have come; it is the house that does not read
            self._expect_the_rest()
        else:
            self.transport.abort()


def http_within(seconds: float) -> type[asyncio.Protocol]:
    """HTTP for a house that waits so long for a whole request; 0 for as long as it takes."""
    return type("Impatient", (ImpatientProtocol,), {"seconds": seconds}) if seconds else HttpToolsProtocol
