"""The tables of the database. The migrations lead to these (`test_migrations.py`)."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from crownlands.server.rows import StoredSetup, read_setup

metadata = sa.MetaData()


class SetupJson(sa.TypeDecorator[StoredSetup]):
    """The set-up of a table, as written by this version or an earlier one."""

    impl = sa.JSON
    cache_ok = True

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> StoredSetup | None:
        return read_setup(value) if isinstance(value, dict) else None


people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("login", sa.String(80), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("email", sa.String(200), nullable=False, default=""),
    sa.Column("verified", sa.String(200), nullable=False, default="", server_default=""),
    sa.Column("webhook", sa.String(500), nullable=False, default=""),
    sa.Column("language", sa.String(8), nullable=False, default="en"),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("noticed", sa.Float, nullable=False, default=0.0),
)
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("secret", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)
push_keys = sa.Table(
    "push_keys",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("private", sa.String(64), nullable=False),
)
"""One row: the key by which push services know this house."""
push_devices = sa.Table(
    "push_devices",
    metadata,
    sa.Column("device", sa.String(64), sa.ForeignKey("devices.secret", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
claims = sa.Table(
    "claims",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
email_checks = sa.Table(
    "email_checks",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("email", sa.String(200), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("setup", SetupJson, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("players", sa.JSON, nullable=False),
    sa.Column("next", sa.String(32)),
    sa.Column("saga", sa.String(32), index=True),
    sa.Column("ranking", sa.JSON(none_as_null=True)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("ref", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("found", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("answers", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("bots", sa.String(500), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False, default=False),
    sa.Index("ix_results_person_ended", "person", "ended"),
)
"""A person's seat in a game that is over; `bots` are the kinds of bots there, separated by spaces."""

EVERYTHING = (
    people, devices, push_keys, push_devices, claims, email_checks, tables, seats, entries, chat, results, notes,
)  # fmt: skip
"""In an order in which rows can be restored. Reviews are not included: they can be computed again."""
