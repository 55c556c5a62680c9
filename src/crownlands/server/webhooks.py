"""Webhooks: something posted to an address that somebody gave.

Neither a thread nor anybody else's webhook waits for a slow server.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import SplitResult, quote, urlsplit

from crownlands.server.call_slots import Caller, CallSlots
from crownlands.server.host_names import Names
from crownlands.server.page_messages import Digest
from crownlands.server.security import visitor_address

SECONDS = 10.0
"""For everything from the first byte to the response."""
LONGEST_LINE = 4096
"""How much of a response is read: its first line."""
AT_ONCE, AT_ONCE_AT_ONE = 32, 2
"""How many are posted at the same time, in all and to one computer."""
ADDRESSES = 4
"""How many addresses of one name are tried."""
PLAIN = "/?%:@!$&'()*+,;=~"
"""Characters of a path that stay as they are."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
INNER = tuple(
    ipaddress.ip_network(text)
    for text in (
        "192.0.0.0/24", "192.88.99.0/24",  # protocol assignments, the old relays of 6to4
        "::/96", "::ffff:0:0:0/96", "64:ff9b:1::/48", "fec0::/10", "3fff::/20", "5f00::/16",
    )
)  # fmt: skip
"""What counts as global for some versions of Python, but leads inside or nowhere."""


class Webhooks:
    """Everything that a house posts. `where` is what its settings say: `public` addresses, `any`, or `none`."""

    def __init__(self, where: str, at_one: int = AT_ONCE_AT_ONE) -> None:
        self._where = where
        self._names = Names()
        self._slots = CallSlots(AT_ONCE, at_one)
        """By address (`visitor_address`)."""

    async def post(self, url: str, digest: Digest, caller: Caller) -> None:
        """Post it once; OSError or ValueError if that fails or takes too long."""
        if self._where == "none":
            return
        status = await self.send(url, json.dumps(digest).encode(), {"Content-Type": "application/json"}, caller)
        if not 200 <= status < 300:  # redirects are not followed: they could lead inside
            raise ValueError(f"{urlsplit(url).hostname} answered {status}")

    async def send(self, url: str, body: bytes, headers: Mapping[str, str], caller: Caller) -> int:
        """Post something; returns the status of the response."""
        target = urlsplit(url)
        found = await addresses_of(target, self._names, caller, inner=self._where == "any")
        give_back = await self._slots.take(visitor_address((found[0], 0)), caller)
        try:
            async with asyncio.timeout(SECONDS):
                return await status_of(target, found, body, headers)
        finally:
            give_back()


async def addresses_of(target: SplitResult, names: Names, caller: Caller, *, inner: bool) -> list[str]:
    """The addresses of a name; unless the host allows it, never one inside the host's own network."""
    if not target.hostname:
        raise ValueError("there is no name in this address")
    found = (await names.addresses(target.hostname, port_of(target), caller))[:ADDRESSES]
    if not inner:
        for address in found:
            must_be_public(address)
    if not found:
        raise OSError(f"{target.hostname} cannot be found")
    return found


def port_of(target: SplitResult) -> int:
    return target.port or (443 if target.scheme == "https" else 80)


async def status_of(target: SplitResult, addresses: list[str], body: bytes, headers: Mapping[str, str]) -> int:
    """The status with which a request is answered; nothing else of the response is read."""
    reader, writer = await connect(target, addresses)
    try:
        writer.write(request(target, body, headers))
        await writer.drain()
        line = (await reader.readline()).split()
    finally:
        writer.transport.abort()
    if len(line) < 2 or not line[0].startswith(b"HTTP/1.") or not line[1].isdigit():
        raise ValueError(f"{target.hostname} does not speak HTTP")
    return int(line[1])


@cache
def tls() -> ssl.SSLContext:
    """The certificates that this machine trusts: reading them takes long enough to be felt at every table."""
    return ssl.create_default_context()


async def connect(target: SplitResult, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of these addresses that answers: to them, whatever the name means by now."""
    secure = tls() if target.scheme == "https" else None
    name = target.hostname if secure else None
    problem = OSError(f"{target.hostname} cannot be reached")
    for address in addresses:
        try:
            return await asyncio.open_connection(
                address, port_of(target), ssl=secure, server_hostname=name, limit=LONGEST_LINE
            )
        except OSError as error:
            problem = error
    raise problem


def request(target: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    name = (target.hostname or "").encode("idna").decode()
    host = (f"[{name}]" if ":" in name else name) + (f":{target.port}" if target.port else "")
    path, query = quote(target.path or "/", safe=PLAIN), quote(target.query, safe=PLAIN)
    lines = (
        f"POST {path}{'?' if query else ''}{query} HTTP/1.1",
        f"Host: {host}",
        "User-Agent: crownlands",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode("ascii") + body


def must_be_public(address: str) -> None:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):  # an inner address may hide in an outer one
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            must_be_public(str(inner))
    if not found.is_global or found.is_multicast or any(found in network for network in INNER):
        raise ValueError(f"{address} is not a public address")
