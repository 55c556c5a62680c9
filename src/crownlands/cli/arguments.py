"""Arguments that several commands share, and how they print."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from crownlands.arena import ENGINES, all_cores
from crownlands.bots import check_bot
from crownlands.core.errors import BadSetup
from crownlands.core.registry import games

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
SHOWN: Final = 20
"""How many complaints about bots are shown."""


def positive(text: str) -> int:
    """A whole number from 1 to a million."""
    if text.isascii() and text.isdigit() and 0 < int(text[:8]) <= 1_000_000 and len(text) < 8:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000000")


def bot_list(text: str) -> list[str]:
    """Names of bots separated by commas; `none` for no bots."""
    if text.strip().lower() in ("none", ""):
        return []
    names = [name.strip() for name in text.split(",")]
    for name in names:
        try:
            check_bot(name)
        except BadSetup as error:
            raise argparse.ArgumentTypeError(str(error)) from error
    return names


def add_engine(command: argparse.ArgumentParser) -> None:
    """Where the games are played."""
    command.add_argument(
        "--workers", type=positive, default=all_cores(), metavar="W", help="processes; all cores by default"
    )
    command.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help="ray: a cluster of machines")


def progress_bar(quiet: bool) -> Progress:
    """A progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, disable=quiet or not console.is_terminal, transient=True,
    )  # fmt: skip


def tell_complaints(complaints: Sequence[str], offences: Mapping[str, int]) -> None:
    """What bots did wrong, on standard error: the first few lines, and how often for each bot."""
    for line in complaints[:SHOWN]:
        sys.stderr.write(f"{line}\n")
    if len(complaints) > SHOWN:
        sys.stderr.write(f"… and {len(complaints) - SHOWN} more\n")
    for name, count in offences.items():
        if count:
            sys.stderr.write(f"{name}: {count} {'answer' if count == 1 else 'answers'} replaced by chance\n")


def add_game(command: argparse.ArgumentParser, *, optional: bool = False) -> None:
    help_text = f"one of: {', '.join(games())}"
    command.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=help_text)


def add_variants(command: argparse.ArgumentParser) -> None:
    """Scripts may still call the flag `--options`, as it was once called."""
    command.add_argument(
        "--variants", default="", metavar="k=v,…", help="variants of the game; `crownlands games` lists them"
    )
    command.add_argument("--options", dest="variants", default=argparse.SUPPRESS, help=argparse.SUPPRESS)


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
