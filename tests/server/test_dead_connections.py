"""A computer that goes down says nothing: whoever waits for its answer has to notice by themselves."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from crownlands.server.database_tables import push_keys
from crownlands.server.house import House
from crownlands.server.keepalive import with_keepalive
from crownlands.server.listen import listen
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from tests.server.postgres import Postgres

MOST_SECONDS, MOST_SECONDS_THERE = 20, 60
"""After how long a dead connection is given up: by the house, and by PostgreSQL, whose locks others wait for."""
TRIES_THERE = 9
"""How often Linux asks unless it is told."""


@pytest.mark.xdist_group("postgres")
@pytest.mark.skipif(sys.platform != "linux", reason="the options have other names elsewhere")
def test_a_connection_to_a_database_that_has_gone_down_is_given_up_in_seconds(postgres: Postgres) -> None:
    """Otherwise the writer waits for two hours, and every move with it, though the database is long back."""
    store = Store(postgres.new_database())
    with store.engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        ours = socket.socket(fileno=driver.fileno())
        try:
            idle, pause, tries, unheard = (
                ours.getsockopt(socket.IPPROTO_TCP, option)
                for option in (
                    socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT, socket.TCP_USER_TIMEOUT
                )
            )  # fmt: skip
            assert ours.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        finally:
            ours.detach()
        assert idle + pause * tries <= MOST_SECONDS
        assert 0 < unheard <= MOST_SECONDS * 1000
        there = [
            int(connection.exec_driver_sql(f"SHOW tcp_keepalives_{name}").scalar_one())
            for name in ("idle", "interval")
        ]
        assert there[0] + there[1] * TRIES_THERE <= MOST_SECONDS_THERE
    store.close()


def test_what_the_address_of_a_database_says_itself_is_left_as_it_is() -> None:
    own = make_url("postgresql://house/h?keepalives_idle=60&sslmode=require")
    told = with_keepalive(own).query
    assert (told["keepalives_idle"], told["sslmode"]) == ("60", "require")
    assert "tcp_user_timeout" in told
    assert own.query == {"keepalives_idle": "60", "sslmode": "require"}, "what is shown and logged stays short"


def test_news_of_other_processes_come_by_such_a_connection_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialled = []

    async def dial(address: str, **_: Any) -> None:
        dialled.append(make_url(address).query)
        raise asyncio.CancelledError

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", dial)
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(listen(House(Settings(database=url), Store(url))))
    assert "keepalives_idle" in dialled[0]


@pytest.mark.xdist_group("postgres")
def test_a_process_that_stands_still_while_it_writes_holds_up_no_other(postgres: Postgres) -> None:
    """Its transaction would stay open as long as it stands still. Whoever wrote to the same table would be
    refused, and everybody else at their process with them."""
    still, other = (Store(url, seconds=4) for url in [postgres.new_database()] * 2)
    key = {"id": 1, "private": "a key"}
    with pytest.raises(DBAPIError), still.write() as before:
        before.execute(push_keys.insert(), key)
        with other.write() as meanwhile:
            meanwhile.execute(push_keys.insert(), key)
    assert still.row(sa.select(push_keys)) == key, "it has a new connection"
    still.close()
    other.close()
