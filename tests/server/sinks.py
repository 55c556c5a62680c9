"""Where digests arrive in the tests: a mailbox and a webhook, both real servers on loopback."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseServer, StreamRequestHandler, ThreadingTCPServer
from threading import Event, Lock, Thread
from typing import Any

from tests.server.house import LOOPBACK

OTHER_LOOPBACK = "127.0.0.2"
"""As if it were another computer."""


class Mailbox:
    """A tiny SMTP server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        letters = self.letters

        class Talk(StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 mailbox\r\n")
                while line := self.rfile.readline():
                    match line.strip().upper().split(b" ")[0]:
                        case b"DATA":
                            self.wfile.write(b"354 go on\r\n")
                            body = b"".join(iter(self.rfile.readline, b".\r\n"))
                            letters.append(message_from_bytes(body, policy=policy.default))
                            self.wfile.write(b"250 kept\r\n")
                        case b"QUIT":
                            self.wfile.write(b"221 bye\r\n")
                            return
                        case _:
                            self.wfile.write(b"250 fine\r\n")

        self.server = ThreadingTCPServer((LOOPBACK, 0), Talk)

    @property
    def url(self) -> str:
        return f"smtp://{LOOPBACK}:{self.server.server_address[1]}"


class Hook:
    """A web server that keeps what is posted; `/elsewhere` sends you on to `/inside`, `/nonsense` is no HTTP."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, Any]] = []
        posted = self.posted

        class Talk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                posted.append((self.path, json.loads(body or b"null")))
                if self.path == "/nonsense":
                    self.wfile.write(b"what?\r\n\r\n")
                    return
                self.send_response(302 if self.path == "/elsewhere" else 200)
                self.send_header("Location", "/inside")
                self.end_headers()

            do_GET = do_POST  # noqa: N815 - the name that http.server calls

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer((LOOPBACK, 0), Talk)

    @property
    def url(self) -> str:
        return f"http://{LOOPBACK}:{self.server.server_address[1]}"


@contextmanager
def serving(server: BaseServer) -> Iterator[None]:
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


class Drips:
    """A web server that answers a letter every now and then and never comes to an end."""

    def __init__(self) -> None:
        self.open = self.most_open = self.cut = 0
        self._counting = Lock()
        self.over = Event()
        drips = self

        class Talk(StreamRequestHandler):
            def handle(self) -> None:
                drips.count(1)
                self.request.recv(65_536)
                try:
                    while not drips.over.wait(0.1):
                        self.request.sendall(b"H")
                except OSError:
                    drips.cut += 1
                drips.count(-1)

        self.server = ThreadingTCPServer((OTHER_LOOPBACK, 0), Talk)

    def count(self, more: int) -> None:
        with self._counting:
            self.open += more
            self.most_open = max(self.most_open, self.open)

    @property
    def url(self) -> str:
        return f"http://{OTHER_LOOPBACK}:{self.server.server_address[1]}"


@contextmanager
def dripping() -> Iterator[Drips]:
    drips = Drips()
    with serving(drips.server):
        try:
            yield drips
        finally:
            drips.over.set()


class Chatters:
    """A mail server whose first reply never ends, though every line of it comes at once."""

    def __init__(self) -> None:
        self.said = 0
        chatters = self

        class Talk(StreamRequestHandler):
            def handle(self) -> None:
                lines = b"220-and what is more\r\n" * 1000
                try:
                    while True:
                        self.request.sendall(lines)
                        chatters.said += len(lines)
                except OSError:
                    pass

        self.server = ThreadingTCPServer((OTHER_LOOPBACK, 0), Talk)
        self.server.daemon_threads = True  # nobody waits for one that goes on talking

    @property
    def url(self) -> str:
        return f"smtp://{OTHER_LOOPBACK}:{self.server.server_address[1]}"
