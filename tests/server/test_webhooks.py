"""Webhooks: where they may go, what a slow computer costs others, and how little of an answer is read."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Event
from typing import Any
from urllib.parse import urlsplit

import pytest

from crownlands.server import webhooks
from crownlands.server.call_slots import Caller
from crownlands.server.host_names import AT_ONCE, AT_ONCE_OF_ONE, Names
from crownlands.server.webhooks import Webhooks
from tests.server.house import LOOPBACK
from tests.server.place import PATIENCE
from tests.server.sinks import Hook, serving

ANN = Caller("ann", "ann")


def post(url: str, where: str) -> None:
    async def once() -> None:
        await Webhooks(where).post(url, {"subject": "", "text": "", "tables": []}, ANN)

    asyncio.run(once())


def test_a_webhook_that_sends_us_on_is_not_followed() -> None:
    """Otherwise a public address could send the house to an inner one."""
    hook = Hook()
    with serving(hook.server), pytest.raises(ValueError, match="302"):
        post(f"{hook.url}/elsewhere", where="any")
    assert "/inside" not in [path for path, _ in hook.posted]


def test_all_addresses_of_one_line_are_one_computer_to_post_to() -> None:
    """Or whoever drips would only have to drip from one address more."""

    async def run() -> None:
        posts = Webhooks("public", at_one=1)
        with pytest.MonkeyPatch.context() as patched:
            found: list[str] = []
            busy, most = 0, 0

            async def addresses(target: Any, *_: object, inner: bool) -> list[str]:
                return [str(target.hostname)]

            async def status(target: Any, *_: object) -> int:
                nonlocal busy, most
                busy, most = busy + 1, max(most, busy + 1)
                await asyncio.sleep(0.01)
                busy -= 1
                found.append(target.hostname)
                return 201

            patched.setattr("crownlands.server.webhooks.addresses_of", addresses)
            patched.setattr("crownlands.server.webhooks.status_of", status)
            lines = [f"https://[2001:db8::{number:x}]/" for number in range(1, 5)]
            await asyncio.gather(*(posts.send(line, b"", {}, Caller("ann", "ann")) for line in lines))
            assert (len(found), most) == (4, 1)

    asyncio.run(run())


@pytest.mark.parametrize("answer", [b"HTTP/1.1 " + b"2" * 100_000, b"HTTP/1.1\r\n\r\n", b"", b"HTTP/1.1 two\r\n"])
def test_of_an_answer_no_more_than_its_first_line_is_read(answer: bytes) -> None:
    class Talk(StreamRequestHandler):
        def handle(self) -> None:
            self.request.recv(4096)
            self.wfile.write(answer)

    server = ThreadingTCPServer((LOOPBACK, 0), Talk)
    with serving(server), pytest.raises((ValueError, OSError)):
        post(f"http://{LOOPBACK}:{server.server_address[1]}/", where="any")


def test_a_request_is_what_a_web_server_expects() -> None:
    target = urlsplit("https://Höhle.example:8443/a b/ё?x=1 2&y=%20")
    told = webhooks.request(target, b"{}", {"TTL": "60"}).decode()
    assert told.startswith("POST /a%20b/%D1%91?x=1%202&y=%20 HTTP/1.1\r\nHost: xn--hhle-5qa.example:8443\r\n")
    assert told.endswith("\r\nTTL: 60\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost/", "http://10.0.0.1/", "http://192.168.1.1/", "http://169.254.169.254/",
        "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[::ffff:10.0.0.1]/", "http://0.0.0.0/", "http://2130706433/",
        "http://0x7f000001/", "http://[fe80::1]/", "http://[fd00::1]/", "http://100.64.0.1/", "http://224.0.0.1/",
        "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http:///", "http://[/",
    ],
)  # fmt: skip
def test_webhooks_go_to_public_addresses_only(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any, **__: Any) -> None:
        raise AssertionError(f"{url} was called")

    monkeypatch.setattr("asyncio.open_connection", never)
    with pytest.raises((ValueError, OSError)):
        post(url, where="public")


def test_names_that_nobody_answers_for_hold_up_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers for a name decides how long that takes, and a domain has any number of names."""
    waits = Event()

    def look_up(name: str, port: int, **_: Any) -> list[Any]:
        if name.endswith(".silent.test"):
            assert waits.wait(PATIENCE)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (LOOPBACK, port))]

    async def run() -> tuple[list[str], int]:
        names = Names()
        silent = [asyncio.create_task(names.addresses(f"n{at}.silent.test", 80, ANN)) for at in range(100)]
        await asyncio.sleep(0.1)
        for task in silent[:50]:
            task.cancel()  # whoever gives up leaves a thread behind, and that counts
        await asyncio.sleep(0.1)
        busy = sum(thread.name == "names" for thread in threading.enumerate())
        found = await asyncio.wait_for(names.addresses("hook.test", 80, ANN), PATIENCE)
        waits.set()
        assert await asyncio.gather(*silent[50:]) == [[LOOPBACK]] * 50
        return found, busy

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    assert asyncio.run(run()) == ([LOOPBACK], AT_ONCE_OF_ONE)


CROWD = [Caller(f"guest-{number}", "203.0.113.9") for number in range(50)]
"""They all come from one address."""


def test_computers_that_hang_hold_up_nobody_who_has_named_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes no computer of one's own: any address does that nobody answers at."""
    waiting: list[asyncio.Future[int]] = []
    reached: list[str] = []

    async def addresses(target: Any, *_: object, inner: bool) -> list[str]:
        return [str(target.hostname)]

    async def status(target: Any, *_: object) -> int:
        reached.append(str(target.hostname))
        waiting.append(asyncio.get_running_loop().create_future())
        return await waiting[-1]

    async def run() -> None:
        posts = Webhooks("public", at_one=8)
        hanging = [
            asyncio.create_task(posts.send(f"https://10.0.0.{number % 40}/", b"", {}, CROWD[number % 50]))
            for number in range(500)
        ]
        await asyncio.sleep(0.1)
        assert len(reached) == webhooks.AT_ONCE
        hanging.append(asyncio.create_task(posts.send("https://192.0.2.1/", b"", {}, ANN)))
        await asyncio.sleep(0.1)
        waiting[0].set_result(201)
        await asyncio.sleep(0.1)
        assert reached[webhooks.AT_ONCE :] == ["192.0.2.1"], "the first place that is free is hers"
        for task in hanging:
            task.cancel()
        await asyncio.gather(*hanging, return_exceptions=True)

    monkeypatch.setattr(webhooks, "addresses_of", addresses)
    monkeypatch.setattr(webhooks, "status_of", status)
    asyncio.run(run())


def test_domains_that_nobody_answers_for_hold_up_nobody_elses_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are any number of them, and they need not be one's own."""
    over, asked = Event(), list[str]()
    first = Event()

    def look_up(name: str, port: int, **_: Any) -> list[Any]:
        asked.append(name)
        if name != "hook.test":
            assert (first if len(asked) == 1 else over).wait(PATIENCE)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (LOOPBACK, port))]

    async def run() -> Any:
        names = Names()
        silent = [
            asyncio.create_task(names.addresses(f"n{number % 40}.test", 80, CROWD[number % 50]))
            for number in range(200)
        ]
        while len(asked) < AT_ONCE:
            await asyncio.sleep(0.01)
        anns = asyncio.create_task(names.addresses("hook.test", 80, ANN))
        await asyncio.sleep(0.1)
        first.set()
        found = await asyncio.wait_for(anns, 5)
        over.set()
        assert all(await asyncio.gather(*silent))
        return found

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    assert asyncio.run(run()) == [LOOPBACK]


def test_certificates_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """While they are, nobody at any table is answered."""
    read: list[ssl.SSLContext] = []
    create = ssl.create_default_context

    def reading() -> ssl.SSLContext:
        read.append(create())
        return read[-1]

    monkeypatch.setattr("ssl.create_default_context", reading)
    webhooks.tls.cache_clear()

    async def run() -> None:
        for _ in range(3):
            with pytest.raises(OSError):
                await webhooks.connect(urlsplit(f"https://{LOOPBACK}:1/"), [LOOPBACK])

    asyncio.run(run())
    assert len(read) == 1


def test_a_name_that_leads_nowhere_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(*_: Any, **__: Any) -> list[Any]:
        raise socket.gaierror(socket.EAI_NONAME, "no such name")

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    with pytest.raises(OSError, match="no such name"):
        asyncio.run(Names().addresses("hook.test", 80, ANN))
