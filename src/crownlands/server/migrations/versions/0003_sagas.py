"""Which saga a table belongs to, and who came first at it."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("saga", sa.String(32)))
    op.add_column("tables", sa.Column("ranking", sa.JSON))
    op.create_index("ix_tables_saga", "tables", ["saga"])
    _name_sagas(op.get_bind())


def _name_sagas(connection: sa.Connection) -> None:
    """A saga goes by the id of its first table; the later ones are found from table to table."""
    rows = connection.execute(sa.text("SELECT id, next, setup FROM tables ORDER BY created")).mappings()
    tables = {row["id"]: (row["next"], _number(row["setup"])) for row in rows}
    for first, (_, number) in tables.items():
        if number != 1:
            continue
        at, table = number, first
        while table in tables and tables[table][1] == at:
            connection.execute(
                sa.text("UPDATE tables SET saga = :saga WHERE id = :id"), {"saga": first, "id": table}
            )
            at, table = at + 1, tables[table][0]


def _number(setup: Any) -> int:
    """Which game of its saga a table is; 0 for single games, and for a damaged row: it harms no other table."""
    try:
        return int((json.loads(setup) if isinstance(setup, str) else setup)["saga"]["number"])
    except (ValueError, TypeError, ArithmeticError, LookupError, RecursionError):
        return 0


def downgrade() -> None:
    op.drop_index("ix_tables_saga", "tables")
    op.drop_column("tables", "ranking")
    op.drop_column("tables", "saga")
