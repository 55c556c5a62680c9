"""What guards the house: security headers, where requests may come from, how many there may be."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections import OrderedDict
from collections.abc import Iterable
from contextvars import ContextVar
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crownlands.server.errors import ApiError, language_of
from crownlands.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; "
        "base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "Cache-Control": "no-store",  # unless an answer says otherwise: most differ from person to person
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
"""For a house that people know by an https address."""
LARGEST_BODY = 256 * 1024
LONGEST_HOST, LONGEST_QUERY = 260, 4096
SHORTEST_WAIT = 0.005
ONE_LINE = 64
"""How many bits of an IPv6 address identify a network; the rest is up to its owner."""
FREE_OF_CHARGE = ("/health", "/assets/")
"""Monitoring is not limited, and files that never change cost next to nothing."""
SAFE = ("GET", "HEAD", "OPTIONS")
COOKIE = "crownlands"
"""It holds the secret of a device."""
OWN_COOKIE = re.compile(rf"(?:^|;) *{COOKIE}=([A-Za-z0-9_-]+) *(?=;|$)".encode())


asking: ContextVar[str] = ContextVar("asking", default="")
"""From which address (`visitor_address`) somebody is asking, in a house with limits."""


class Bucket:
    """A steady rate per second, and some more in a burst."""

    __slots__ = ("_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = monotonic()

    def level(self) -> float:
        """How much there is to take now; negative if something has cost more than there was."""
        now = monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        return self._level

    def take(self) -> bool:
        if self.level() < 1:
            return False
        self._level -= 1
        return True

    def spend(self, amount: float) -> None:
        self._level = self.level() - amount


class Limits:
    """A bucket for every visitor; whoever has been silent for longest is forgotten first."""

    def __init__(self, rate: float, burst: float | None = None, visitors: int = 10_000) -> None:
        self.rate = rate
        self.burst = rate * 10 if burst is None else burst
        self._visitors = visitors
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, visitor: str) -> bool:
        """Whether a visitor may do it once more; the attempt counts."""
        return not self.rate or self._bucket(visitor).take()

    def has_left(self, visitor: str) -> bool:
        """Whether a visitor may do something whose cost is known afterwards (`spend`)."""
        return not self.rate or self._bucket(visitor).level() > 0

    def seconds_owed(self, visitor: str) -> float:
        """How long it takes until a visitor has something left again; 0 for those who have."""
        return 0.0 if self.has_left(visitor) else SHORTEST_WAIT - self._bucket(visitor).level() / self.rate

    def spend(self, visitor: str, amount: float) -> None:
        if self.rate:
            self._bucket(visitor).spend(amount)

    def _bucket(self, visitor: str) -> Bucket:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            bucket = self._buckets[visitor] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self._visitors:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(visitor)
        return bucket


def visitor_address(client: tuple[str, int] | None) -> str:
    """Whom an address stands for: with IPv6 one connection has as many addresses as it likes, all
    in one network."""
    if client is None:
        return ""
    try:
        found = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:  # what a proxy calls it
        return client[0]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, ONE_LINE), strict=False))


def same_origin(headers: Headers) -> bool:
    """Whether a request that names its origin comes from the house's own pages."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def with_own_cookie_only(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers without anything in their cookies that the house has not set; the last of ours counts.

    Whatever reads cookies undoes the quotes of all of them, for which some versions of Python take a time that
    grows with the square of the length.
    """
    headers = list(headers)
    others = [header for header in headers if header[0] != b"cookie"]
    own = [secret for name, value in headers if name == b"cookie" for secret in OWN_COOKIE.findall(value)]
    return [*others, (b"cookie", COOKIE.encode() + b"=" + own[-1])] if own else others


async def answer_with(error: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request before the house has seen it."""
    language = language_of(Headers(scope=scope).get("accept-language", ""))
    await JSONResponse(error.message(language), error.status)(scope, receive, send)


class Hosts:
    """By which names the house may be addressed.

    A page elsewhere can make its own name point at this machine (DNS rebinding) and would then share an origin
    with the house. So only names that no stranger can assign are answered: the address in the settings, this
    machine's own name, plain IP addresses, and names of the local network.
    """

    def __init__(self, url: str) -> None:
        self._own = {"localhost", socket.gethostname().lower(), socket.getfqdn().lower()}
        if url:
            self._own.add((urlsplit(url).hostname or "").lower())

    def know(self, host: str) -> bool:
        if any(letter in host for letter in "/?#@\\"):
            return False
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        if name in self._own or ("." not in name and ":" not in name and name) or name.endswith(".local"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class Guard:
    """Checks every HTTP request first."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.limits = Limits(settings.rate)
        self.hosts = Hosts(settings.url)
        self.headers = HEADERS | (ONLY_HTTPS if settings.url.startswith("https:") else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope["headers"] = with_own_cookie_only(scope["headers"])
            asking.set(visitor_address(scope.get("client")) if self.limits.rate else "")
        if scope["type"] == "websocket" and not (self._lets_in(scope) and self._is_at_home(Headers(scope=scope))):
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        error = self._objection(scope, headers)
        if error is not None:
            await answer_with(error, scope, receive, self._with_headers(send))
            return
        await self.app(scope, self._limited(receive), self._with_headers(send))

    def _objection(self, scope: Scope, headers: Headers) -> ApiError | None:
        if not self._is_at_home(headers):
            return ApiError("wrong-host", 421)
        if not scope["path"].startswith(FREE_OF_CHARGE) and not self._lets_in(scope):
            return ApiError("too-many", 429)
        if scope["method"] not in SAFE and (not same_origin(headers) or headers.get("x-crownlands") != "1"):
            return ApiError("foreign", 403)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length) > LARGEST_BODY:
            return ApiError("too-large", 413)
        if len(scope["query_string"]) > LONGEST_QUERY:  # of thousands of names, each takes its time
            return ApiError("too-large", 413)
        return None

    def _lets_in(self, scope: Scope) -> bool:
        return self.limits.allows(visitor_address(scope.get("client")))

    def _is_at_home(self, headers: Headers) -> bool:
        host = headers.get("host", "")
        return len(host) <= LONGEST_HOST and self.hosts.know(host)

    @staticmethod
    def _limited(receive: Receive) -> Receive:
        """A body that does not state its length is cut off as well."""
        got = 0

        async def limited() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > LARGEST_BODY:
                return {"type": "http.disconnect"}
            return message

        return limited

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        return sending
