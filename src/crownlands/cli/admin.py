"""`crownlands admin`: looking after a house from the command line."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from crownlands.cli.arguments import Commands, add_json, print_json
from crownlands.core.errors import BadRecord, CrownlandsError
from crownlands.core.files import read_text

if TYPE_CHECKING:
    from crownlands.server.store import Store


FILLS_A_NEW_HOUSE = ("import", "restore")
"""The actions for which a database is made that is not there yet."""
DAMAGED = "(damaged)"
LARGEST_TABLE = 256 * 2**20
"""How many bytes an exported table may have: a chat may be long, but a device without end is no table."""


def table_id(text: str) -> str:
    """The id of a table, which is plain ASCII."""
    if not text.isascii():
        raise argparse.ArgumentTypeError(f"there is no table {text!r} in this house")
    return text


def add_to(commands: Commands) -> None:
    admin = commands.add_parser("admin", help="administer a house: list, inspect, rewind, export, back up …")
    admin.add_argument("--database", default=None, metavar="URL", help="sqlite:///FILE or postgresql://…")
    actions = admin.add_subparsers(dest="action", required=True, metavar="ACTION")
    one = actions.add_parser("list", help="the tables")
    one.add_argument(
        "--status", choices=("waiting", "playing", "over"), default=None, help="only tables with this status"
    )
    add_json(one)
    one = actions.add_parser("inspect", help="one table: its players, whom it waits for, its log")
    one.add_argument("table", type=table_id, metavar="TABLE", help="its id, as in its link")
    add_json(one)
    one = actions.add_parser("rewind", help="rewind a table to N answers, if its players agree")
    one.add_argument("table", type=table_id, metavar="TABLE", help="its id, as in its link")
    one.add_argument("--to", type=int, required=True, metavar="N", help="how many answers to keep")
    one.add_argument("--force", action="store_true", help="without asking the players")
    one = actions.add_parser("export", help="write a table to a file")
    one.add_argument("table", type=table_id, metavar="TABLE", help="its id, as in its link")
    one.add_argument("file", type=Path, metavar="FILE")
    one = actions.add_parser("import", help="import an exported table into this house")
    one.add_argument("file", type=Path, metavar="FILE")
    one = actions.add_parser("delete", help="delete a table for good")
    one.add_argument("table", type=table_id, metavar="TABLE", help="its id, as in its link")
    for name, text in (
        ("backup", "write everything into one file"),
        ("restore", "fill an empty house from a backup"),
    ):
        one = actions.add_parser(name, help=text)
        one.add_argument("file", type=Path, metavar="FILE")
    one = actions.add_parser("vacuum", help="remove what has expired, as the house itself does once a day")
    one.add_argument("--dry-run", action="store_true", help="only list what would be removed")
    admin.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError  # noqa: PLC0415

    from crownlands.server import admin  # noqa: PLC0415 - the server is loaded when it is asked for
    from crownlands.server.settings import default_database  # noqa: PLC0415
    from crownlands.server.store import Store  # noqa: PLC0415

    store = Store(arguments.database or default_database(), create=arguments.action in FILLS_A_NEW_HOUSE)
    try:
        match arguments.action:
            case "list":
                _list(admin.list_tables(store, arguments.status), as_json=arguments.json)
            case "inspect":
                _inspect(admin.inspect(store, arguments.table), as_json=arguments.json)
            case "rewind":
                admin.rewind(store, arguments.table, arguments.to, force=arguments.force)
                _say("done" if arguments.force else "the players at the table will be asked")
            case "export":
                data = admin.export_table(store, arguments.table)
                with admin.own_file(arguments.file) as file:
                    file.write(json.dumps(data, ensure_ascii=False, indent=1).encode())
                _say(f"{len(data['entries'])} entries written to {arguments.file.name}")
            case "import":
                _say(f"table {admin.import_table(store, _json_of(arguments.file))} is in the house")
            case "delete":
                admin.delete_table(store, arguments.table)
                _say(f"table {arguments.table} is gone")
            case "vacuum":
                _vacuum(store, dry_run=arguments.dry_run)
            case "backup":
                _say(f"{admin.backup(store, arguments.file)} rows written to {arguments.file.name}")
            case "restore":
                _say(f"{admin.restore(store, arguments.file)} rows restored from {arguments.file.name}")
    except SQLAlchemyError as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()[0]
        raise CrownlandsError(f"the database refused it, and nothing has changed: {reason}") from error
    finally:
        store.close()
    return 0


def _vacuum(store: Store, *, dry_run: bool) -> None:
    from crownlands.server.expiry import give_back_space, remove_expired  # noqa: PLC0415
    from crownlands.server.settings import Settings  # noqa: PLC0415

    settings = Settings()
    removed = remove_expired(store, settings, dry_run=dry_run)
    for count, what, name, days in (
        (removed.open_tables, "tables whose game never started", "OPEN_TABLE_DAYS", settings.open_table_days),
        (removed.abandoned_tables, "games abandoned by guests", "GUEST_DAYS", settings.guest_days),
        (removed.guests, "guests who never finished a game", "GUEST_DAYS", settings.guest_days),
        (removed.chat_lines, "chat messages of games long over", "CHAT_DAYS", settings.chat_days),
    ):
        after = f"after {days:g} days" if days else "never"
        _say(f"{count:>8}  {what} (CROWNLANDS_{name}: {after})")
    if dry_run:
        _say("nothing was removed: this was a dry run")
    else:
        _say(f"{give_back_space(store):>8}  bytes given back")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _json_of(path: Path) -> Any:
    try:
        return json.loads(read_text(path, "exported table", LARGEST_TABLE))
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path.name} contains no exported table") from error


def _list(rows: list[dict[str, Any]], *, as_json: bool) -> None:
    names = ("id", "game", "status", "public", "entries", "created", "changed")
    if as_json:
        print_json([{name: row[name] for name in names} for row in rows])
        return
    table = Table()
    for heading in ("table", "game", "status", "players", "entries", "changed"):
        table.add_column(heading)
    for row in rows:
        table.add_row(row["id"], row["game"], row["status"], _players(row), str(row["entries"]), _day(row))
    Console().print(table)


def _players(row: dict[str, Any]) -> str:
    """Who sits at a table; one damaged row must not hide the others."""
    try:
        return ", ".join(player["name"] or player["bot"] or "–" for player in row["players"])
    except (KeyError, TypeError):
        return DAMAGED


def _day(row: dict[str, Any]) -> str:
    try:
        return datetime.fromtimestamp(row["changed"], UTC).strftime("%Y-%m-%d %H:%M")
    except (TypeError, ValueError, OverflowError, OSError):
        return DAMAGED


def _inspect(info: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print_json(info)
        return
    width = max(map(len, info))
    for name, value in info.items():
        _say(f"{name:>{width}}  {value}")
