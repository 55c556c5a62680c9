"""The migrations of the database lead to the tables that the house reads and writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from crownlands.server import migrations
from crownlands.server.database_tables import metadata
from crownlands.server.store import Store
from tests.server.postgres import Postgres


def must_be_as_told(url: str) -> None:
    store = Store(url)
    try:
        with store.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
    finally:
        store.close()


def test_a_new_sqlite_database_has_the_tables_that_the_code_tells(tmp_path: Path) -> None:
    must_be_as_told(f"sqlite:///{tmp_path / 'house.db'}")


@pytest.mark.xdist_group("postgres")
def test_a_new_postgresql_database_has_the_tables_that_the_code_tells(postgres: Postgres) -> None:
    must_be_as_told(postgres.new_database())


def at_version(url: str, version: str) -> sa.Engine:
    """A database as an older house has left it."""
    engine, config = sa.create_engine(url), Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    return engine


@pytest.mark.parametrize(
    "damage",
    [
        "null",
        "[]",
        "5",
        "{",
        "",
        '{"saga": {"name": "chronicle"}}',
        '{"saga": "x"}',
        '{"saga": {"number": Infinity}}',
    ],
)
def test_a_damaged_row_keeps_no_older_database_from_being_migrated(tmp_path: Path, damage: str) -> None:
    """The house ended with a traceback, and all the other tables were out of reach."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    engine = at_version(url, "0002")
    saga = [json.dumps({"saga": {"name": "chronicle", "number": number}}) for number in (1, 2)]
    rows = [("bad", damage, None), ("first", saga[0], "second"), ("second", saga[1], None)]
    with engine.begin() as connection:
        for name, setup, follower in rows:
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, status, public, host, setup, clock, players, next, created,"
                " changed) VALUES (?, 'legends', 'over', 1, '', ?, '{}', '[]', ?, 1, 1)",
                (name, setup, follower),
            )
    engine.dispose()
    store = Store(url)
    with store.engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT id, saga FROM tables").all()
    store.close()
    assert sorted(map(tuple, found)) == [("bad", None), ("first", "first"), ("second", "first")]
