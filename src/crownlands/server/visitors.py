"""Who is asking: the cookie, and the language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from time import thread_time
from typing import Any, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import Response

from crownlands.server.errors import ApiError, language_of
from crownlands.server.house import House, in_thread
from crownlands.server.house_address import house_address
from crownlands.server.lanes import GAMES
from crownlands.server.rows import PersonRow
from crownlands.server.security import COOKIE, visitor_address

YEAR = 365 * 86_400
T = TypeVar("T")


def house_of(connection: HTTPConnection) -> House:
    return connection.app.state.house  # type: ignore[no-any-return]


async def visitor(connection: HTTPConnection) -> PersonRow | None:
    """The person behind a request, or None for a stranger."""
    secret, house = connection.cookies.get(COOKIE), house_of(connection)
    person = None if not secret else await in_thread(house.people.by_secret, secret)
    if person is not None:
        house.shares.note(person, visitor_address(connection.client))
    return person


def share_of(connection: HTTPConnection, person: PersonRow | None) -> str:
    """On whose share a request is: strangers and guests from one address have one together."""
    address = visitor_address(connection.client)
    return address if person is None else house_of(connection).shares.note(person, address)


async def known(connection: HTTPConnection) -> PersonRow:
    """The person behind a request that needs one."""
    person = await visitor(connection)
    if person is None:
        raise ApiError("who-are-you", 401)
    return person


async def compute_replay(
    connection: HTTPConnection,
    person: PersonRow | None,
    look: Callable[..., T],
    *at: Any,
    during: AbstractAsyncContextManager[Any] | None = None,
) -> T:
    """Compute something about the past of a game in the background; whoever asks is charged for the time.

    One thing after the other for each share, so that what is asked for at once is charged for, too. `during` is
    the turn at a table, which nobody holds while they wait.
    """
    house, share = house_of(connection), share_of(connection, person)
    spent: list[float] = []

    def timed() -> T:
        started = thread_time()
        try:
            return look(*at)
        finally:
            spent.append(thread_time() - started)

    async with house.replay_locks.setdefault(share, asyncio.Lock()):
        if not house.limits.replays.has_left(share):
            raise ApiError("too-many", 429)
        try:
            async with during or nullcontext():
                return await GAMES.run(timed)
        finally:
            house.limits.replays.spend(share, sum(spent))


def language(connection: HTTPConnection) -> str:
    return language_of(connection.headers.get("accept-language", ""))


def link_to(connection: HTTPConnection, path: str) -> str:
    """The address of something in the house, as people know it."""
    base = house_of(connection).settings.url or str(connection.base_url)
    return f"{base.rstrip('/')}/{path}"


def link_in_mail(connection: HTTPConnection, path: str) -> str:
    """The same for an e-mail: never by the name that a request gives, because whoever asks may not be whoever
    reads."""
    host, port = connection.scope.get("server") or ("localhost", None)
    return f"{(house_of(connection).settings.url or house_address(host, port)).rstrip('/')}/{path}"


def set_cookie(connection: HTTPConnection, response: Response, secret: str) -> None:
    """The secret of a device: out of reach of scripts, for this site only."""
    secure = connection.url.scheme == "https" or house_of(connection).settings.url.startswith("https:")
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
