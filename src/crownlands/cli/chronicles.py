"""Files of sagas: what `--chronicle FILE` reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from crownlands.core.errors import BadSetup
from crownlands.core.files import read_text
from crownlands.core.game import Game


def saga_for(game: Game[Any, Any], name: str | None) -> str:
    """The saga that a file continues: the one that is named, or the game's only one that can be continued from a
    text."""
    if name is not None:
        return name
    found = [each for each, rules in game.sagas.items() if rules.begins_from_text]
    if len(found) != 1:
        raise BadSetup(f"{game.name} has no series that can be kept in a file")
    return found[0]


def read_chronicle(path: Path, *, must_exist: bool = False) -> str:
    """The text in a file; empty if there is no such file yet, so that a new saga begins."""
    if not path.exists() and not must_exist:
        if not path.parent.is_dir():
            raise BadSetup(f"{path.name}: its folder does not exist")
        return ""
    try:
        text = read_text(path, "chronicle")
    except ValueError as error:
        raise BadSetup(str(error)) from error
    if not text.strip():
        raise BadSetup(f"{path.name} is empty: this is not a chronicle")
    return text
