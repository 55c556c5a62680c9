"""The migrations of the database lead to the tables that the house reads and writes."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

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
