"""Who is asking: the cookie, and the language."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from crownlands.server.errors import ApiError, language_of
from crownlands.server.house import House, in_thread
from crownlands.server.rows import PersonRow

COOKIE = "crownlands"
YEAR = 365 * 86_400


def house_of(connection: HTTPConnection) -> House:
    return connection.app.state.house  # type: ignore[no-any-return]


async def visitor(connection: HTTPConnection) -> PersonRow | None:
    """The person behind a request, or None for a stranger."""
    secret = connection.cookies.get(COOKIE)
    return None if not secret else await in_thread(house_of(connection).people.by_secret, secret)


async def known(connection: HTTPConnection) -> PersonRow:
    """The person behind a request that needs one."""
    person = await visitor(connection)
    if person is None:
        raise ApiError("who-are-you", 401)
    return person


def language(connection: HTTPConnection) -> str:
    return language_of(connection.headers.get("accept-language", ""))


def link_to(connection: HTTPConnection, path: str) -> str:
    """The address of something in the house, as people know it."""
    base = house_of(connection).settings.url or str(connection.base_url)
    return f"{base.rstrip('/')}/{path}"


def set_cookie(connection: HTTPConnection, response: Response, secret: str) -> None:
    """The secret of a device: out of reach of scripts, for this site only."""
    secure = connection.url.scheme == "https" or house_of(connection).settings.url.startswith("https:")
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
