"""Arguments that several commands share, and how they print."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, TypeAlias

from crownlands.bots import bot_names
from crownlands.core.errors import BadSetup
from crownlands.core.registry import games

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def positive(text: str) -> int:
    """A whole number from 1 to a million."""
    if text.isascii() and text.isdigit() and 0 < int(text[:8]) <= 1_000_000 and len(text) < 8:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000000")


def bot_list(text: str) -> list[str]:
    """Names of bots with commas between them; `none` for no bots."""
    if text.strip().lower() in ("none", ""):
        return []
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in bot_names():
            raise argparse.ArgumentTypeError(f"there is no bot {name!r}; bots: {', '.join(bot_names())}")
    return names


def add_game(command: argparse.ArgumentParser, *, optional: bool = False) -> None:
    help_text = f"one of: {', '.join(games())}"
    command.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=help_text)


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def print_json(data: Any) -> None:
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def one_of(names: list[str]) -> list[str]:
    """At least one bot."""
    if not names:
        raise BadSetup("name at least one bot")
    return names
