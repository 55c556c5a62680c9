"""Whether a table out of a file or a database can be played and shown: one that cannot is refused by itself."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import orjson

from crownlands.server import clocks, saga
from crownlands.server.presenting import table_info
from crownlands.server.rows import Status, TimelessRow
from crownlands.server.table_state import TableState

NAME = re.compile("[A-Za-z0-9_-]{1,32}")


def must_have_shape(row: Any) -> None:
    """ValueError (or a refusal, for its clock) unless everything in the row of a table is of its kind."""
    told = {"next": None} | {str(name): value for name, value in row.items()}
    try:
        msgspec.convert(told, TimelessRow)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    if not NAME.fullmatch(row["id"]):
        raise ValueError("its name has strange letters")
    clocks.checked(row["clock"])


def must_make_sense(state: TableState) -> None:
    """ValueError unless a table that could be opened can also be shown."""
    link = saga.link_of(state.row["setup"])
    if link is not None and link.name not in state.game.sagas:
        raise ValueError(f"{state.game.name} has no saga {link.name!r}")
    if state.row["status"] not in get_args(Status):
        raise ValueError("it neither waits, is played nor is over")
    orjson.dumps(table_info(state, None))
