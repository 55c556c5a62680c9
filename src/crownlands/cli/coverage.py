"""`crownlands coverage`: rulebook paragraph → function → test."""

from __future__ import annotations

import argparse
from typing import Final

from rich.console import Console
from rich.table import Table

from crownlands.cli.arguments import Commands, add_game, add_json, print_json
from crownlands.core.registry import game, games
from crownlands.coverage import cover
from crownlands.terminal.language import add_language, preferred_language
from crownlands.words import Words

WIDEST: Final = 10_000
"""For a file or another program: no name is broken."""


def add_to(commands: Commands) -> None:
    command = commands.add_parser(
        "coverage", help="rulebook paragraphs, the functions that implement them, their tests"
    )
    add_game(command, optional=True)
    command.add_argument(
        "paragraphs", metavar="PARAGRAPH", nargs="*", help="only these and those below them: turn.2 ability"
    )
    add_json(command)
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    chosen = [game(arguments.game)] if arguments.game else list(games().values())
    found = {one.name: cover(one).only(arguments.paragraphs) for one in chosen}
    if arguments.json:
        print_json({name: coverage.json() for name, coverage in found.items()})
        return 0
    console = Console()
    if not console.is_terminal:
        console.width = WIDEST
    for name, coverage in found.items():
        words = Words(preferred_language(arguments.lang), game(name))
        table = Table(title=name, show_lines=False)
        for heading in ("paragraph", "title", "function", "test"):
            table.add_column(heading, overflow="fold")
        for row in coverage.rows:
            style = None if row.covered else "bold red"
            table.add_row(
                row.paragraph,
                words.rule_title(row.paragraph),
                "\n".join(row.functions),
                "\n".join(row.tests),
                style=style,
            )
        console.print(table)
        console.print(f"{name}: {coverage.covered} of {len(coverage.rows)} paragraphs have a function and a test")
    return 0
