"""What the house stores: people, tables, and the log of every table, in SQLite or PostgreSQL."""

from __future__ import annotations

import json
import secrets
import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.pool import ConnectionPoolEntry

from crownlands.core.errors import CrownlandsError
from crownlands.server.database_file import DatabaseFile
from crownlands.server.database_tables import entries, people, tables
from crownlands.server.keepalive import KEEPALIVE_THERE, with_keepalive
from crownlands.server.log import STAND_IN, STANDING_ANSWER, Entry
from crownlands.server.refusals import Refusals
from crownlands.server.rows import TableRow

CHANNEL = "crownlands"
"""Where the processes of one house hear of each other (PostgreSQL)."""
MIGRATION = 0x63726F776E
"""The lock under which one process at a time migrates a PostgreSQL database."""
PROBE_MILLISECONDS = 200
TAKE_ROOM = sa.text("CREATE TEMP TABLE room AS SELECT repeat('x', 1000) FROM generate_series(1, 1000)")
"""A million letters: more than any move takes."""
SMALLEST_CHANGE = 1e-6
"""In seconds; a tenth of that would be lost in the digits of the time."""


class Store:
    """The database of a house."""

    def __init__(self, url: str, seconds: float = 10.0, *, create: bool = True) -> None:
        self.url = _driver(url)
        self._seconds = seconds
        """How long something may wait until others have finished with the database."""
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.key = secrets.token_hex(4)
        """Identifies this process among those that share the database."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error", sa.exc.SAWarning)  # SQLite's driver goes on without it
                self.engine = self._engine(create)
        except (sa.exc.ArgumentError, sa.exc.SAWarning, ValueError, TypeError) as error:  # a wrong option
            reason = str(error).splitlines()[0].partition(" and are being ignored")[0]
            raise CrownlandsError(f"{self.shown_url} is not a database address: {reason}") from error
        self._turn = Lock() if self.is_sqlite else None
        """SQLite has one writer at a time, and a connection that finds it busy sleeps: our threads queue up here
        instead."""
        self.refusals = Refusals()
        self._migrate(url)
        self.file = DatabaseFile.of(self.engine) if self.is_sqlite else None

    @property
    def shown_url(self) -> str:
        """Where the database is, without its password; any characters in a folder's name can be written."""
        name = self.url.database and self.url.database.encode(errors="surrogateescape").decode(errors="replace")
        return self.url.set(database=name).render_as_string()

    def _engine(self, create: bool) -> Engine:
        if not self.is_sqlite:
            engine = sa.create_engine(with_keepalive(self.url), pool_pre_ping=True)
            event.listen(engine, "connect", self._prepare_postgres)
            return engine
        engine = sa.create_engine(self.url, json_deserializer=_read_json)  # before a file is made
        if isinstance(engine.pool, sa.pool.SingletonThreadPool):  # every thread would have one of its own
            raise CrownlandsError(f"{self.shown_url} is a database in memory; try sqlite:///house.db")
        if self.url.database:
            path = Path(self.url.database)
            if not create and not path.exists():
                raise CrownlandsError(f"there is no database {path.name}")
            path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # SQLite says itself what is wrong with a file
                path.touch(mode=0o600)
        event.listen(engine, "connect", self._prepare_sqlite)
        return engine

    def is_gone(self) -> bool:
        """Whether what is written would be lost with a file that was deleted or replaced."""
        return self.file is not None and not self.file.is_in_its_place

    @property
    def _milliseconds(self) -> int:
        """For a database, which takes a larger number for none."""
        return max(1, min(int(self._seconds * 1000), 2**31 - 1))

    def _prepare_postgres(self, connection: Any, _: ConnectionPoolEntry) -> None:
        """Nothing waits for ever behind another program's lock, or behind one of a computer that has gone down."""
        connection.autocommit = True
        for name, value in {"lock_timeout": self._milliseconds, **KEEPALIVE_THERE}.items():
            connection.execute(f"SET {name} = {value}")
        connection.autocommit = False

    def _prepare_sqlite(self, connection: Any, _: ConnectionPoolEntry) -> None:
        """A move is on the disk before it is announced; readers do not wait for writers."""
        busy = f"busy_timeout={self._milliseconds}"
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", busy):
            connection.execute(f"PRAGMA {pragma}")

    def _migrate(self, url: str) -> None:
        """Migrate the database to the newest version, completely or not at all: on a full disk it
        stays as it was."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self.engine.begin() as connection:
                if self.is_sqlite:  # which would keep every step by itself; and one process goes after the other
                    is_new = _shape(connection) == ScriptDirectory.from_config(config).get_current_head()
                    connection.exec_driver_sql("BEGIN" if is_new else "BEGIN IMMEDIATE")
                else:
                    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")  # a migration takes its time
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION)))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError as error:
            raise CrownlandsError(
                f"the database {self.shown_url} was made by a newer Crownlands: {error}"
            ) from error
        except sa.exc.DBAPIError as error:
            reason = str(error.orig).strip().splitlines()[0]
            raise CrownlandsError(f"cannot use the database {self.shown_url}: {reason}") from error

    @contextmanager
    def write(self, *, moves: bool = False) -> Iterator[Connection]:
        """A transaction. A process that stands still in the middle of one loses it, before those who wait for its
        locks are refused: they would hold up everybody else at their process, again and again."""
        with self.refusals.noting(moves=moves), self._my_turn(), self.engine.begin() as connection:
            if not self.is_sqlite:
                limit = f"idle_in_transaction_session_timeout = {max(1, self._milliseconds // 2)}"
                connection.exec_driver_sql(f"SET LOCAL {limit}")
            if self.file is not None:
                self.file.must_be_in_its_place()
            yield connection

    def try_to_write(self) -> None:
        """Write something that changes nothing: a disk that is full, or a database that can only be read, shows in
        no other way. If it is accepted, so is everything else."""
        with self.write() as connection:
            anybody = sa.select(people.c.id).limit(1).scalar_subquery()
            connection.execute(people.update().where(people.c.id == anybody).values(seen=people.c.seen))
        if self.file is not None:
            self.file.must_have_room()
        if not self.is_sqlite:
            self._must_have_room()
        self.refusals.end()

    def _must_have_room(self) -> None:
        """Where PostgreSQL's disk has no room for a move there may still be some in the pages that it has. What it
        keeps for the moment alone costs no room in its log, and is gone again at once."""
        with self.refusals.noting(), self.engine.connect() as connection:
            connection.exec_driver_sql("SET LOCAL temp_tablespaces = ''")
            with suppress(sa.exc.ProgrammingError):  # not everybody may do that
                connection.execute(TAKE_ROOM)

    @contextmanager
    def _my_turn(self) -> Iterator[None]:
        if self._turn is None:
            yield
            return
        if not self._turn.acquire(timeout=self._seconds):
            raise sa.exc.TimeoutError("the database is locked: others have waited for too long already")
        try:
            yield
        finally:
            self._turn.release()

    def probe(self) -> None:
        """Check that something could be written now; fails within a moment if not."""
        with self.engine.connect() as connection:
            if not self.is_sqlite:
                connection.execute(sa.select(1))
                return
            connection.exec_driver_sql(f"PRAGMA busy_timeout={PROBE_MILLISECONDS}")
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                connection.exec_driver_sql("ROLLBACK")
            finally:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={self._milliseconds}")

    @contextmanager
    def one_moment(self) -> Iterator[Connection]:
        """A connection that sees the database as it is now, whatever is written in the meantime."""
        with self.engine.connect() as connection:
            if self.is_sqlite:
                connection.exec_driver_sql("BEGIN")
            else:
                connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    def announce(self, connection: Connection, *tables: str) -> None:
        """Tell the other processes of the house that tables have changed, once this is committed."""
        if not self.is_sqlite:
            self._notify(connection, tables)

    def tell(self, news: list[str]) -> None:
        """Tell the other processes of the house something that is stored nowhere: one notice for each table."""
        with self.write() as connection:
            self._notify(connection, news)

    def _notify(self, connection: Connection, news: Iterable[str]) -> None:
        """All notices in one statement: a statement for each would be a way to the database and back for each."""
        notices = sa.func.unnest(sa.cast([f"{self.key} {what}" for what in news], sa.ARRAY(sa.Text)))
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notices)))

    def rows(self, query: sa.Select[Any], **values: Any) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query, values).mappings()]

    def row(self, query: sa.Select[Any], **values: Any) -> dict[str, Any] | None:
        return next(iter(self.rows(query, **values)), None)

    def table(self, table: str) -> TableRow | None:
        """The row of a table."""
        row = self.row(sa.select(tables).where(tables.c.id == table))
        return cast("TableRow | None", row)

    def log(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from a given entry on."""
        query = sa.select(entries).where(entries.c.table == table, entries.c.seq > after).order_by(entries.c.seq)
        return [Entry.of(**row) for row in self.rows(query)]

    def newest(self, ids: Iterable[str]) -> dict[str, int]:
        """The number of log entries of tables."""
        query = sa.select(entries.c.table, sa.func.max(entries.c.seq).label("seq"))
        query = query.where(entries.c.table.in_(list(ids))).group_by(entries.c.table)
        return {row["table"]: row["seq"] for row in self.rows(query)}

    def changes(self, ids: Iterable[str]) -> dict[str, float]:
        """When tables were last changed; those that are missing are gone."""
        query = sa.select(tables.c.id, tables.c.changed).where(tables.c.id.in_(list(ids)))
        return {row["id"]: row["changed"] for row in self.rows(query)}

    def tables_with_auto_players(self) -> set[str]:
        """Tables where a bot may stand in for somebody, or a standing answer may follow."""
        query = sa.select(entries.c.table).where(entries.c.kind.in_((STAND_IN, STANDING_ANSWER))).distinct()
        query = query.join(tables, tables.c.id == entries.c.table).where(tables.c.status == "playing")
        return {row["table"] for row in self.rows(query)}

    def last_times(self, ids: Iterable[str]) -> dict[str, float]:
        """When the newest entry of tables was written."""
        query = sa.select(entries.c.table, sa.func.max(entries.c.at).label("at"))
        query = query.where(entries.c.table.in_(list(ids))).group_by(entries.c.table)
        return {row["table"]: row["at"] for row in self.rows(query)}

    def playing(self, limit: int) -> list[TableRow]:
        """The games in progress, the newest first; without those whose row is damaged."""
        query = sa.select(tables).where(tables.c.status == "playing").order_by(tables.c.changed.desc())
        return [cast("TableRow", row) for row in self.rows(query.limit(limit)) if _is_whole(row)]

    def without_next(self, limit: int) -> list[str]:
        """The last tables of sagas, as far as they have come, if their game is over; the newest first."""
        last = tables.c.status == "over", tables.c.saga.is_not(None), tables.c.next.is_(None)
        query = sa.select(tables.c.id).where(*last).order_by(tables.c.changed.desc())
        return [str(row["id"]) for row in self.rows(query.limit(limit))]

    def shuffling(self, limit: int) -> list[TableRow]:
        """The tables that were about to start, among those that have changed last."""
        query = sa.select(tables).where(tables.c.status == "waiting").order_by(tables.c.changed.desc())
        rows = cast("list[TableRow]", self.rows(query.limit(limit)))
        return [row for row in rows if row["setup"].get("shuffling")]

    def close(self) -> None:
        self.engine.dispose()
        if self.file is not None:
            self.file.close()


def _shape(connection: Connection) -> str | None:
    """The migration that a database is at; None if it is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return cast("str | None", connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())


def forget_followers(connection: Connection) -> None:
    """No table may link to one that is gone.

    That counts as a change, so that processes which have the table in memory notice; but not as a new date.
    """
    gone = tables.c.next.not_in(sa.select(tables.c.id))
    alone = tables.update().where(tables.c.next.is_not(None), gone)
    connection.execute(alone.values(next=None, changed=tables.c.changed + SMALLEST_CHANGE))


def _read_json(text: str) -> Any:
    """What a column holds; nothing if it cannot be read, so that this harms no other row."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _is_whole(row: Mapping[str, Any]) -> bool:
    """Whether a table's row has the parts that are looked at before the table is opened and checked."""
    players = row["players"]
    return (
        isinstance(row["setup"], dict)
        and isinstance(players, list)
        and all(isinstance(player, dict) and "bot" in player for player in players)
    )


def _driver(url: str) -> URL:
    """The address with the driver that we use."""
    try:
        parsed = make_url(url)
    except (sa.exc.ArgumentError, ValueError) as error:
        raise CrownlandsError(f"{url!r} is not a database address; try sqlite:///house.db") from error
    match parsed.get_backend_name():
        case "sqlite":
            return parsed.set(drivername="sqlite")
        case "postgresql":
            return parsed.set(drivername="postgresql+psycopg")
        case other:
            raise CrownlandsError(f"the database must be sqlite or postgresql, not {other}")
