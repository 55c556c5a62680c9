"""How much of the event loop's time everybody at one address may take: whatever a request turns out to cost.

The other limits know beforehand what is dear. This one is for what nobody has thought of: while the loop works for
one visitor, all others wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from time import monotonic, thread_time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crownlands.server.errors import ApiError
from crownlands.server.security import Limits, answer_with, visitor_address
from crownlands.server.settings import Settings

SECONDS_A_SECOND, SECONDS_AT_ONCE = 0.25, 2.0
"""How much processor time of the loop an address gets."""
EXPECTED = 0.02
"""What a request is charged until it is known what it costs, so that not too many begin at once."""
PATIENCE = 10.0
"""How long a request waits until its address may have more."""


class LoopTime:
    """Times every HTTP request. Those of an address that has used up its time wait; they are refused only if that
    would take too long."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.limits = Limits(SECONDS_A_SECOND if settings.rate else 0.0, SECONDS_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] == "/health" or not self.limits.rate:
            await self.app(scope, receive, send)
            return
        address = visitor_address(scope.get("client"))
        if not await self._has_turn(address):
            await answer_with(ApiError("too-many", 429), scope, receive, send)
            return
        self.limits.spend(address, EXPECTED)
        try:
            answering = self.app(scope, self._in_turn(receive, address), send)
            await _Metered(answering, lambda seconds: self.limits.spend(address, seconds))
        finally:
            self.limits.spend(address, -EXPECTED)

    async def _has_turn(self, address: str) -> bool:
        """Wait until an address may have more. What follows without waiting for anything is charged before
        another request of this address has its turn."""
        until = monotonic() + PATIENCE
        while owed := self.limits.seconds_owed(address):
            if monotonic() + owed > until:
                return False
            await asyncio.sleep(owed)
        return True

    def _in_turn(self, receive: Receive, address: str) -> Receive:
        """A body is read when it is its address's turn: what a request says is looked at right after that."""

        async def received() -> Message:
            message = await receive()
            return message if await self._has_turn(address) else {"type": "http.disconnect"}

        return received


class _Metered:
    """Work whose steps are timed: what it takes of the processor, and not how long it waits."""

    def __init__(self, work: Awaitable[None], spend: Callable[[float], None]) -> None:
        self._work = work.__await__()
        self._spend = spend

    def __await__(self) -> Generator[Any, Any, None]:
        step: Callable[[Any], Any] = self._work.send
        given: Any = None
        while True:
            started = thread_time()
            try:
                awaited = step(given)
            except StopIteration:
                return
            finally:
                self._spend(thread_time() - started)
            try:
                step, given = self._work.send, (yield awaited)
            except BaseException as error:  # whatever it is, it is meant for the work
                step, given = self._work.throw, error
