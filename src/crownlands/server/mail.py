"""Letters of the house: each to one address, sent in a lane of their own."""

from __future__ import annotations

import re
import smtplib
from email.headerregistry import Address
from email.message import EmailMessage
from urllib.parse import urlsplit

from crownlands.server.errors import ApiError
from crownlands.server.settings import Settings

LONGEST = 200
SECONDS = 20.0
ONE_ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*")
"""No names, no lists, nothing that a mail server could take for more than one address."""


def one_address(text: str) -> str:
    """An address as it was typed in, or a refusal."""
    address = text.strip()
    if len(address) > LONGEST or not ONE_ADDRESS.fullmatch(address):
        raise ApiError("bad-email")
    return address


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send a letter; it takes as long as the host's mail server does."""
    server = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, Address(addr_spec=to), subject
    message.set_content(text)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    with kind(server.hostname or "localhost", server.port or 25, timeout=SECONDS) as line:
        if server.username:
            if kind is smtplib.SMTP:
                line.starttls()
            line.login(server.username, server.password or "")
        line.send_message(message)
