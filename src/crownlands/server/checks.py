"""Whether a table from a file or a database can be played and shown: one that cannot is refused on its own."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import orjson

from crownlands.server import clocks, saga
from crownlands.server.presenting import table_info
from crownlands.server.rows import Status, TimelessRow
from crownlands.server.table_state import TableState

LATEST = 1e11
"""In Unix seconds: some thousand years from now. Calendars end soon after that."""
NAME = re.compile("[A-Za-z0-9_-]{1,32}")


def must_have_shape(row: Any) -> None:
    """ValueError (or an API error, for its clock) unless everything in a table's row is of the right kind."""
    told = {"next": None} | {str(name): value for name, value in row.items()}
    try:
        msgspec.convert(told, TimelessRow)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    if not NAME.fullmatch(row["id"]):
        raise ValueError("its name has strange characters")
    clocks.checked(row["clock"])


def is_sensible_time(at: Any) -> bool:
    return isinstance(at, int | float) and 0 <= at <= LATEST


def must_make_sense(state: TableState) -> None:
    """ValueError unless a table that could be opened can also be shown."""
    link = saga.link_of(state.row["setup"])
    if link is not None and link.name not in state.game.sagas:
        raise ValueError(f"{state.game.name} has no saga {link.name!r}")
    if state.row["status"] not in get_args(Status):
        raise ValueError("it is neither waiting nor being played nor over")
    row = state.row
    if not all(is_sensible_time(at) for at in (row["created"], row["changed"], row["setup"]["started"])):
        raise ValueError("it has an impossible date")
    orjson.dumps([table_info(state, None), state.undo_vote and state.undo_vote.shown()])
