"""How a house is set up: from the command line and the environment (`CROWNLANDS_…`)."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import urlsplit

from crownlands.core.errors import CrownlandsError

MOST = 1e9
LEAST = 0.1
"""With almost no patience, whatever is to be stored is refused, because it has waited for a thread; and where
almost no requests are permitted nobody gets in."""
WHERE = ("public", "any", "none")
"""Which addresses the house may post to."""


def _data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "crownlands"


def default_database() -> str:
    """An SQLite file in the user's data folder, unless CROWNLANDS_DATABASE says otherwise."""
    return os.environ.get("CROWNLANDS_DATABASE") or f"sqlite:///{_data_folder() / 'house.db'}"


def _number(name: str, default: float, least: float = 0.0, *, or_none: bool = False) -> float:
    given = os.environ.get(f"CROWNLANDS_{name}", "").strip() or str(default)
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not least <= number <= MOST and not (or_none and number == 0):
        range_ = f"{'0, or ' if or_none else ''}a number from {least:g} to {MOST:,.0f}"
        raise CrownlandsError(f"CROWNLANDS_{name} must be {range_}, not {given!r}")
    return number


def _text(name: str, default: str, is_right: Callable[[str], bool], what: str) -> str:
    """A text setting. An invalid one ends the command: silently replaced by the default, it would do something
    other than the host asked for."""
    given = os.environ.get(f"CROWNLANDS_{name}", "").strip() or default
    try:
        right = not given or is_right(given)
    except (ValueError, IndexError):  # what the standard library's parsers raise
        right = False
    if not right:
        shown = "" if name == "SMTP" else f", not {given!r}"  # it may contain a password
        raise CrownlandsError(f"CROWNLANDS_{name} must be {what}{shown}")
    return given


def _is_address(text: str, *schemes: str) -> bool:
    parts = urlsplit(text)
    return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0 and " " not in text


def _is_sender(text: str) -> bool:
    message = EmailMessage()
    message["From"] = text
    (address,) = message["From"].addresses
    return bool(address.username and address.domain) and not message["From"].defects


def _are_proxies(text: str) -> bool:
    for part in text.split(","):
        if part.strip() != "*":
            ipaddress.ip_network(part.strip())
    return True


@dataclass(frozen=True, slots=True)
class Settings:
    """One house."""

    database: str = field(default_factory=default_database)
    store_seconds: float = field(default_factory=lambda: _number("STORE_SECONDS", 5, LEAST))
    """How long a request may wait for a database that another program has locked."""
    rate: float = field(default_factory=lambda: _number("RATE", 20, LEAST, or_none=True))
    """Requests and messages per second that one visitor may send steadily; 0 for no limit."""
    request_seconds: float = field(default_factory=lambda: _number("REQUEST_SECONDS", 20, LEAST, or_none=True))
    """How long a request may take to arrive; 0 for no limit."""
    open_tables: float = field(default_factory=lambda: _number("OPEN_TABLES", 10))
    """How many tables set up by one person may be waiting for their game to start; 0 for no limit."""
    running_tables: float = field(default_factory=lambda: _number("RUNNING_TABLES", 50))
    """How many games may be in progress at tables set up by one person; 0 for no limit."""
    guest_days: float = field(default_factory=lambda: _number("GUEST_DAYS", 90))
    """After how many days away guests who have finished no game are forgotten; 0 for never."""
    open_table_days: float = field(default_factory=lambda: _number("OPEN_TABLE_DAYS", 14))
    """After how many days tables whose game has not started are removed; 0 for never."""
    chat_days: float = field(default_factory=lambda: _number("CHAT_DAYS", 180))
    """How many days after the end of a game its chat is removed; 0 for never."""
    bot_seconds: float = field(default_factory=lambda: _number("BOT_SECONDS", 10))
    """How long a bot may think about one decision."""
    review_seconds: float = field(default_factory=lambda: _number("REVIEW_SECONDS", 120))
    """How long the review of a game may take; with less time it is coarser."""
    ahead_seconds: float = field(default_factory=lambda: _number("AHEAD_SECONDS", 300))
    """How long bots may play ahead before a saga begins."""
    bot_pause: float = field(default_factory=lambda: _number("BOT_PAUSE", 0.7))
    """Seconds between two moves where only bots play."""
    gather_seconds: float = field(default_factory=lambda: _number("GATHER_SECONDS", 60))
    """How long the next game of a series with a live clock waits for the others once the first has arrived."""
    seed_seconds: float = field(default_factory=lambda: _number("SEED_SECONDS", 5))
    """How long a table that is about to start waits for commitments to parts of its seed, and
    then for the parts."""
    notice_after: float = field(default_factory=lambda: _number("NOTICE_AFTER", 600))
    """After how many seconds of waiting a player who is away gets a digest."""
    smtp: str = field(
        default_factory=lambda: _text(
            "SMTP",
            "",
            lambda text: _is_address(text, "smtp", "smtps"),
            "an address such as smtp://user:password@host:port",
        )
    )
    """Without it no mail is sent."""
    mail_from: str = field(
        default_factory=lambda: _text("MAIL_FROM", "crownlands@localhost", _is_sender, "a single e-mail address")
    )
    webhooks: str = field(
        default_factory=lambda: _text("WEBHOOKS", "public", WHERE.__contains__, "public, any or none")
    )
    """Where webhooks and push notifications may go: `public` addresses, `any`, or `none`."""
    url: str = field(
        default_factory=lambda: _text(
            "URL", "", lambda text: _is_address(text, "http", "https"), "an address such as https://play.example"
        ).rstrip("/")
    )
    """The address of the house as people know it, for links in digests and cookies over https."""
    proxies: str = field(
        default_factory=lambda: _text("PROXIES", "", _are_proxies, "IP addresses separated by commas, or *")
    )
    """Addresses of reverse proxies, separated by commas; only they can say whom a request comes from."""
    client: Path | None = None
    """The folder of the built browser client."""
