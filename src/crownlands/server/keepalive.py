"""Connections to PostgreSQL that notice when the other end is gone.

A computer that goes down says nothing. Left to the system, whoever waits for its answer waits for two hours: the
writer, and with it every move, though the database is long back.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy.engine import URL

KEEPALIVE: Final = {
    "connect_timeout": "10",
    "keepalives_idle": "5",
    "keepalives_interval": "3",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
"""What the house's end of a connection does: in seconds, the last in milliseconds."""
KEEPALIVE_THERE: Final = {"tcp_keepalives_idle": 10, "tcp_keepalives_interval": 5}
"""What PostgreSQL's end does: others wait for the locks of a process whose computer has gone down."""


def with_keepalive(url: URL) -> URL:
    """The address of a PostgreSQL database with these settings, unless it has its own."""
    return url.update_query_dict({name: value for name, value in KEEPALIVE.items() if name not in url.query})
