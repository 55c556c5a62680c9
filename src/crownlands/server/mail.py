"""E-mails of the house: each to one address, sent in a lane of their own."""

from __future__ import annotations

import re
import smtplib
import socket
from contextlib import suppress
from email.headerregistry import Address
from email.message import EmailMessage
from threading import Timer
from typing import IO
from urllib.parse import unquote, urlsplit

from crownlands.server.errors import ApiError
from crownlands.server.settings import Settings

LONGEST = 200
SECONDS = 20.0
"""For each reply of a mail server, however slowly it comes: one that drips bytes is as good as silent."""
MOST_LINES = 200
"""In each reply of a mail server: all that is read of one is kept until it ends."""
ONE_ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*")
"""No names, no lists, nothing that a mail server could take for more than one address."""


def one_address(text: str) -> str:
    """An address as it was typed in, or an API error."""
    address = text.strip()
    if len(address) > LONGEST or not ONE_ADDRESS.fullmatch(address):
        raise ApiError("bad-email")
    try:
        Address(addr_spec=address)  # such as one with two dots in a row: no e-mail could be sent there
    except (ValueError, IndexError) as error:
        raise ApiError("bad-email") from error
    return address


class Replies:
    """What a mail server says, line by line; a reply of too many lines ends as if the connection had."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.left = MOST_LINES
        self.close = file.close

    def readline(self, most: int) -> bytes:
        self.left -= 1
        return self._file.readline(most) if self.left >= 0 else b""


class TimedSmtp(smtplib.SMTP):
    """A connection to a mail server, which is closed if the next reply is not complete in time, or has no end."""

    def getreply(self) -> tuple[int, bytes]:
        if self.file is None and self.sock is not None:
            self.file = Replies(self.sock.makefile("rb"))
        if self.file is not None:
            self.file.left = MOST_LINES
        cut = Timer(SECONDS, self._cut)
        cut.daemon = True
        cut.start()
        try:
            return super().getreply()
        finally:
            cut.cancel()

    def _cut(self) -> None:
        if self.sock is not None:
            with suppress(OSError):  # it may be closed by now
                self.sock.shutdown(socket.SHUT_RDWR)


class TimedSmtpOverTls(TimedSmtp, smtplib.SMTP_SSL):
    """The same, encrypted from the first byte."""


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send an e-mail; it takes as long as the host's mail server does."""
    server = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, Address(addr_spec=to), subject
    message.set_content(text)
    kind = TimedSmtpOverTls if server.scheme == "smtps" else TimedSmtp
    with kind(server.hostname or "localhost", server.port or 25, timeout=SECONDS) as line:
        if server.username:
            if kind is TimedSmtp:
                line.starttls()
            line.login(unquote(server.username), unquote(server.password or ""))
        line.send_message(message)
