"""How a house is set up: from the command line and the environment (`CROWNLANDS_…`)."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from crownlands.core.errors import CrownlandsError

MOST = 1e9


def _data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "crownlands"


def default_database() -> str:
    """An SQLite file in the user's data folder, unless CROWNLANDS_DATABASE says otherwise."""
    return os.environ.get("CROWNLANDS_DATABASE") or f"sqlite:///{_data_folder() / 'house.db'}"


def _number(name: str, default: float) -> float:
    given = os.environ.get(f"CROWNLANDS_{name}") or str(default)
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not 0 <= number <= MOST:
        raise CrownlandsError(f"CROWNLANDS_{name} is a number from 0 on, not {given!r}")
    return number


@dataclass(frozen=True, slots=True)
class Settings:
    """One house."""

    database: str = field(default_factory=default_database)
    rate: float = field(default_factory=lambda: _number("RATE", 20))
    """Requests and messages a second that one visitor may send for long; 0 for no limit."""
    bot_seconds: float = field(default_factory=lambda: _number("BOT_SECONDS", 10))
    """How long a bot may think about one decision."""
    review_seconds: float = field(default_factory=lambda: _number("REVIEW_SECONDS", 120))
    """How long the review of a game may take; with less time it is coarser."""
    ahead_seconds: float = field(default_factory=lambda: _number("AHEAD_SECONDS", 300))
    """How long bots may play ahead before a saga begins."""
    bot_pause: float = field(default_factory=lambda: _number("BOT_PAUSE", 0.7))
    """The seconds between two moves where only bots play."""
    seed_seconds: float = field(default_factory=lambda: _number("SEED_SECONDS", 5))
    """How long a table that starts waits for commitments to parts of its seed, and again for the parts."""
    notice_after: float = field(default_factory=lambda: _number("NOTICE_AFTER", 600))
    """After how many seconds of waiting somebody who is away gets a digest."""
    smtp: str = field(default_factory=lambda: os.environ.get("CROWNLANDS_SMTP", ""))
    """`smtp://user:password@host:port`; without it no mail is sent."""
    mail_from: str = field(default_factory=lambda: os.environ.get("CROWNLANDS_MAIL_FROM", "crownlands@localhost"))
    webhooks: str = field(default_factory=lambda: os.environ.get("CROWNLANDS_WEBHOOKS", "public"))
    """Where webhooks may go: `public` addresses, `any`, or `none`."""
    url: str = field(default_factory=lambda: os.environ.get("CROWNLANDS_URL", ""))
    """The address of the house as people know it, for links in digests and cookies over https."""
    proxies: str = field(default_factory=lambda: os.environ.get("CROWNLANDS_PROXIES", ""))
    """Addresses of reverse proxies, with commas between; nobody else can say for whom a request comes."""
    client: Path | None = None
    """The folder of the built browser client."""
