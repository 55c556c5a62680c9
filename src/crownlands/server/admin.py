"""What an administrator does from the command line: list, rewind and move tables, back everything up."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from time import time
from typing import IO, Any, cast

import sqlalchemy as sa

from crownlands.core.errors import BadRecord, BadSetup, CrownlandsError, NotOffered
from crownlands.core.registry import game as find_game
from crownlands.server.checks import is_sensible_time, must_have_shape, must_make_sense
from crownlands.server.database_tables import (
    EVERYTHING,
    chat,
    entries,
    notes,
    push_keys,
    results,
    reviews,
    seats,
    tables,
)
from crownlands.server.errors import ApiError
from crownlands.server.log import Entry, RewindProposed, Rewound
from crownlands.server.presenting import table_info
from crownlands.server.result_rows import write_results
from crownlands.server.rows import TableRow, read_setup
from crownlands.server.store import Store, forget_followers
from crownlands.server.table_state import TableState

FORMAT = "crownlands backup 1"
TABLE_FORMAT = "crownlands table 1"


def list_tables(store: Store, status: str | None) -> list[dict[str, Any]]:
    """The tables of a house, the newest first."""
    query = sa.select(tables).order_by(tables.c.changed.desc())
    if status is not None:
        query = query.where(tables.c.status == status)
    counts = store.newest(row["id"] for row in store.rows(sa.select(tables.c.id)))
    return [{**row, "entries": counts.get(row["id"], 0)} for row in store.rows(query)]


def open_table(store: Store, table_id: str) -> TableState:
    """A table as the house would open it."""
    row = store.table(table_id)
    if row is None:
        raise BadSetup(f"there is no table {table_id!r} in this house")
    game = find_game(row["game"])
    try:
        state = TableState(game, row, store.log(table_id))
        must_make_sense(state)
    except sa.exc.SQLAlchemyError:
        raise
    except Exception as error:  # whatever is wrong with it, it is one line
        raise BadRecord(f"table {table_id} is damaged, and the house cannot open it: {error!r}") from error
    return state


def inspect(store: Store, table_id: str) -> dict[str, Any]:
    """Who sits at a table, whom it waits for, how long its log is."""
    state = open_table(store, table_id)
    return {**table_info(state, None), "entries": state.seq}


def rewind(store: Store, table_id: str, answers: int, *, force: bool) -> None:
    """Rewind a table to `answers` answers: at once, or when the players have agreed."""
    state = open_table(store, table_id)
    if state.table is None or not 0 <= answers <= len(state.table.history):
        count = 0 if state.table is None else len(state.table.history)
        raise BadSetup(f"table {table_id} has {count} answers; it cannot be rewound to {answers}")
    step = Rewound(answers) if force else RewindProposed(answers)
    with store.write() as connection:
        connection.execute(entries.insert(), Entry(table_id, state.seq + 1, time(), step).row())
        if force and state.row["status"] == "over":
            reopened = tables.update().where(tables.c.id == table_id)
            connection.execute(reopened.values(status="playing", ranking=None))
            connection.execute(results.delete().where(results.c.table == table_id))


def export_table(store: Store, table_id: str) -> dict[str, Any]:
    """A table with its log, its seats and its chat, all of one moment, JSON-ready."""
    found = {}
    with store.one_moment() as connection:
        for part in (tables, seats, entries, chat):
            query = sa.select(part).where((part.c.id if part is tables else part.c.table) == table_id)
            found[part.name] = [dict(row) for row in connection.execute(query).mappings()]
    if not found["tables"]:
        raise BadSetup(f"there is no table {table_id!r} in this house")
    return {"format": TABLE_FORMAT, **found}


def import_table(store: Store, data: Any) -> str:
    """Import an exported table into this house; returns its id."""
    if not isinstance(data, dict) or data.get("format") != TABLE_FORMAT:
        raise BadRecord("this file contains no exported table")
    try:
        (row,) = data["tables"]
        _check(row, data["entries"])
        _check_rest(row["id"], [*data["seats"], *data["chat"]])
        with store.write() as connection:
            _check_saga(connection, row)
            for part in (tables, seats, entries, chat):
                rows = [_without_number(part, row) for row in data[part.name]]
                if rows:
                    connection.execute(part.insert(), rows)
            write_results(connection, row)
        return str(row["id"])
    except sa.exc.IntegrityError as error:
        raise BadSetup(f"table {data['tables'][0]['id']} is already in this house") from error
    except (KeyError, TypeError, AttributeError, ValueError, ArithmeticError, sa.exc.SQLAlchemyError) as error:
        raise BadRecord("this file is not a complete exported table") from error


def _check(row: TableRow, log: list[dict[str, Any]]) -> None:
    """Check that the log of a table can be played."""
    if [(entry["table"], entry["seq"]) for entry in log] != [(row["id"], at + 1) for at in range(len(log))]:
        raise BadRecord("the log of this table has gaps")
    if not all(is_sensible_time(entry["at"]) for entry in log):
        raise BadRecord("the log of this table has an impossible date")
    try:
        row = {**row, "setup": read_setup(cast("dict[str, Any]", row["setup"]))}
        must_have_shape(row)
        must_make_sense(TableState(find_game(row["game"]), deepcopy(row), [Entry.of(**entry) for entry in log]))
    except (BadSetup, NotOffered, ValueError, ApiError) as error:
        raise BadRecord(f"the log of this table does not match its rules: {error}") from error


def _check_rest(table_id: str, rows: list[dict[str, Any]]) -> None:
    """Check that the rows that come with a table belong to it, and not to another table of this house."""
    if any(row["table"] != table_id or not is_sensible_time(row.get("at", 0)) for row in rows):
        raise BadRecord("this file contains something that does not belong to its table")


def _check_saga(connection: sa.Connection, row: TableRow) -> None:
    """Check that a table joins a saga of this house only if a game of that saga led to it: it would be shown to
    all its players."""
    saga = row.get("saga")
    if saga is None or saga == row["id"]:
        return
    query = sa.select(tables.c.id, tables.c.next).where(sa.or_(tables.c.id == saga, tables.c.saga == saga))
    leads_to = {str(game.id): game.next for game in connection.execute(query)}
    if saga in leads_to and row["id"] not in leads_to.values():
        raise BadRecord(f"no game of the saga {saga} in this house leads to this table")


def _without_number(part: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    """Chat lines are numbered by the database that they are imported into."""
    return {key: value for key, value in row.items() if key != "id" or part is not chat}


def delete_table(store: Store, table_id: str) -> None:
    """Delete a table for good; the one that led to it leads nowhere."""
    with store.write() as connection:
        for part in (notes, reviews, results, chat, entries, seats):
            connection.execute(part.delete().where(part.c.table == table_id))
        if not connection.execute(tables.delete().where(tables.c.id == table_id)).rowcount:
            raise BadSetup(f"there is no table {table_id!r} in this house")
        forget_followers(connection)


def backup(store: Store, path: Path) -> int:
    """Write everything to one file, completely or not at all; returns the number of rows."""
    count = 0
    with (
        own_file(path) as raw,
        gzip.open(raw, "wt", encoding="utf-8") as file,
        store.one_moment() as connection,
    ):
        file.write(f"{FORMAT}\n")
        for part in EVERYTHING:
            for row in connection.execute(sa.select(part)).mappings():
                file.write(json.dumps([part.name, dict(row)], ensure_ascii=False) + "\n")
                count += 1
    return count


def _is_at(path: Path, file: os.stat_result | None) -> bool:
    """Whether a path still holds this very file: another may have been started there since."""
    try:
        return file is not None and os.path.samestat(file, path.lstat())
    except FileNotFoundError:
        return False


@contextmanager
def own_file(path: Path) -> Iterator[IO[bytes]]:
    """A new file that nobody else can read, because it contains everybody's secrets.

    It gets its name when it is complete and on the disk; until then, and if that fails, the older file stays.
    """
    if not path.name:
        raise BadSetup("the file needs a name")
    if path.exists() and not path.is_file():
        raise BadSetup(f"{path.name} is not a file")
    partial = path.with_name(f".{path.name}.part")
    partial.unlink(missing_ok=True)  # it may be open elsewhere, or lead elsewhere
    mine: os.stat_result | None = None
    try:
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            mine = os.fstat(file.fileno())
            yield file
            file.flush()
            os.fsync(file.fileno())
        if not _is_at(partial, mine):
            raise BadSetup(f"another program started to write {path.name} before this one was complete")
        partial.replace(path)
    finally:
        if _is_at(partial, mine):
            partial.unlink(missing_ok=True)


def restore(store: Store, path: Path) -> int:
    """Restore a backup into an empty house; returns the number of rows."""
    # Even a house that nobody has visited has a key of its own; the backup's key replaces it.
    if any(store.row(sa.select(part).limit(1)) for part in EVERYTHING if part is not push_keys):
        raise BadSetup("this house is not empty; restore a backup into a new database")
    parts = {part.name: part for part in EVERYTHING}
    count = 0
    try:
        with store.write() as connection:
            connection.execute(push_keys.delete())
            for name, row in _rows_of(path):
                connection.execute(parts[name].insert(), _without_number(parts[name], row))
                count += 1
    except (
        gzip.BadGzipFile,
        zlib.error,
        EOFError,
        RecursionError,
        ValueError,
        ArithmeticError,
        KeyError,
        TypeError,
        AttributeError,
        sa.exc.SQLAlchemyError,
    ) as error:
        raise BadRecord(f"{path.name} is not a complete backup; nothing was restored") from error
    return count


def _rows_of(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        if file.readline().strip() != FORMAT:
            raise CrownlandsError(f"{path.name} is not a backup of a house")
        for line in file:
            name, row = json.loads(line)
            yield name, row
