"""`crownlands annals`: a saga from its file as a book, or in another form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from crownlands.cli.arguments import Commands, add_game
from crownlands.cli.chronicles import read_chronicle, saga_for
from crownlands.core.annals import book
from crownlands.core.errors import BadSetup
from crownlands.core.registry import game
from crownlands.core.seeds import checked_seed
from crownlands.core.series import beginning, saga_rules
from crownlands.terminal.language import add_language, preferred_language
from crownlands.words import Words

BOOK = "book"


def add_to(commands: Commands) -> None:
    command = commands.add_parser("annals", help="print a chronicle as a book, or in another form")
    add_game(command)
    command.add_argument("file", type=Path, metavar="FILE", help="a chronicle")
    command.add_argument(
        "--as", dest="form", default=BOOK, metavar="FORM", help="`book` (Markdown) or another form of the series"
    )
    command.add_argument("--saga", default=None, metavar="NAME", help="which series, if the game has several")
    command.add_argument("--seed", default=None, metavar="S", help="seed for what chance has to fill in")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    chosen = game(arguments.game)
    name = saga_for(chosen, arguments.saga)
    rules = saga_rules(chosen, name)
    if arguments.form != BOOK and arguments.form not in rules.exports:
        raise BadSetup(f"there is no form {arguments.form[:40]!r}; there are: {', '.join((BOOK, *rules.exports))}")
    text = read_chronicle(arguments.file, must_exist=True)
    heritage = beginning(rules, name, chosen.seats[0], text)
    if arguments.form == BOOK:
        words = Words(preferred_language(arguments.lang), chosen)
        title = str(heritage.get("name") or words.text(f"saga-{name}"))
        sys.stdout.write(book(rules, heritage, title, words))
    else:
        found = rules.export(heritage, arguments.form, checked_seed(arguments.seed))
        sys.stdout.write(found if found.endswith("\n") else f"{found}\n")
    return 0
