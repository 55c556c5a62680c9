"""`crownlands …`: parses the command, runs it, and turns every error into one clear line."""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn, TextIO

from crownlands import __version__
from crownlands.cli import (
    admin,
    annals,
    arena,
    bench,
    coverage,
    games,
    lesson,
    load,
    play,
    replay,
    review,
    serve,
    simulate,
)
from crownlands.core.errors import BadSetup, CrownlandsError
from crownlands.core.registry import games as known_games
from crownlands.terminal.language import preferred_language
from crownlands.words import Words

BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {' '.join(message.split())}\n")


def parser() -> Parser:
    top = Parser(prog="crownlands", description="A house for strategy board games.")
    top.add_argument("--version", action="version", version=f"crownlands {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for module in (
        games,
        play,
        serve,
        simulate,
        arena,
        annals,
        replay,
        review,
        lesson,
        bench,
        coverage,
        load,
        admin,
    ):
        module.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    mend_streams()
    with warnings.catch_warnings():
        warnings.showwarning = in_one_line
        return run(arguments)


def mend_streams() -> None:
    """Commands read and write whatever they are started with: streams that are closed, and terminals that do not
    know all characters."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")


def in_words(error: BadSetup, chosen: argparse.Namespace) -> str:
    """Why a table cannot be set up, in the language of a command that has one.

    In English that is the line itself, because it names variants as they are typed here.
    """
    if not hasattr(chosen, "lang"):
        return str(error)
    name = getattr(chosen, "game", "")
    found = known_games().get(name) if isinstance(name, str) else None
    language = preferred_language(chosen.lang)
    return str(error) if language == "en" else Words(language, found).bad_setup(error)


def run(arguments: Sequence[str] | None) -> int:
    chosen = argparse.Namespace()
    try:
        top = parser()
        chosen = top.parse_args(arguments)
        if chosen.command is None:
            top.print_help()
            return 0
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except BadSetup as error:
        return complain(in_words(error, chosen))
    except CrownlandsError as error:
        return complain(str(error))
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "crownlands":
            raise
        return complain(f"this needs {error.name}, which is not installed: pip install 'crownlands[server]'")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{Path(str(error.filename)).name}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    except KeyboardInterrupt:
        return 130
    return code


def in_one_line(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Warnings for a player, such as an edition that is skipped, are shown without lines of code."""
    if issubclass(category, UserWarning):
        complain(str(message))
    else:
        (file or sys.stderr).write(warnings.formatwarning(message, category, filename, lineno, line))


def complain(message: str) -> int:
    """One line on standard error."""
    line = " ".join(message.split())
    sys.stderr.write(f"crownlands: {line}\n")
    return BAD_INPUT
