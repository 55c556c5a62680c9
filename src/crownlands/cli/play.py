"""`crownlands play`: at the terminal, alone against bots or several people at one keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from crownlands.cli.arguments import Commands, add_game, add_variants, bot_list, positive
from crownlands.cli.chronicles import read_chronicle, saga_for
from crownlands.core.errors import BadRecord, BadSetup
from crownlands.core.records import load_records
from crownlands.core.registry import game
from crownlands.core.series import Saga
from crownlands.core.table import Table
from crownlands.core.variants import parse_variant_text
from crownlands.terminal.language import add_language, preferred_language
from crownlands.terminal.play import TerminalSession
from crownlands.terminal.seed import typed_seed
from crownlands.words import Words


def add_to(commands: Commands) -> None:
    command = commands.add_parser("play", help="play at the terminal")
    add_game(command)
    command.add_argument("--seats", type=positive, default=None, metavar="N", help="how many players")
    command.add_argument(
        "--bots", type=bot_list, default=None, metavar="LIST", help="bots for the other seats; `none`: people only"
    )
    add_variants(command)
    command.add_argument("--saga", default=None, metavar="NAME", help="play a series of games")
    command.add_argument(
        "--chronicle",
        type=Path,
        default=None,
        metavar="FILE",
        help="a chronicle to continue; it is written after each game",
    )
    command.add_argument("--seed", default=None, metavar="S", help="the same seed gives the same game")
    command.add_argument("--words", action="store_true", help="everybody types a few words that go into the seed")
    command.add_argument("--load", type=Path, default=None, metavar="RECORD", help="continue a saved game")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    chosen = game(arguments.game)
    words = Words(preferred_language(arguments.lang), chosen)
    saga: Saga | None = None
    if arguments.words and (arguments.load or arguments.saga or arguments.chronicle or arguments.seed is not None):
        raise BadSetup(
            "words go into the seed of a new single game: leave --load, --saga, --chronicle and --seed out"
        )
    console = Console(highlight=False)
    if arguments.load is not None:
        records = load_records(arguments.load)
        if records[0].game != chosen.name:
            raise BadRecord(f"{arguments.load.name} is a record of {records[0].game[:40]}, not of {chosen.name}")
        saga = Saga.from_records(chosen, records) if records[0].saga else None
        table = saga.table if saga else records[0].table(chosen)
    else:
        variants = parse_variant_text(arguments.variants)
        seats = arguments.seats or chosen.seats[min(1, len(chosen.seats) - 1)]
        text, name = "", arguments.saga
        if arguments.chronicle is not None:
            name = saga_for(chosen, name)
            text = read_chronicle(arguments.chronicle)
        saga = Saga(chosen, name, seats, variants, arguments.seed, text) if name else None
        table = saga.table if saga else Table(chosen, seats, variants, seed=arguments.seed)
        if arguments.words:  # the set-up has been checked: now people type
            bots = _line_up(arguments.bots, seats)
            people = [seat for seat in range(seats) if seat not in bots]
            table = Table(chosen, seats, variants, seed=typed_seed(people, words, console))
    if arguments.chronicle is not None and (saga is None or not saga.rules.exports):
        raise BadSetup("only a series that can be exported can be kept in a file")
    bots = _line_up(arguments.bots, table.seats)
    session = TerminalSession(table, saga, bots, words, console, arguments.chronicle)
    return session.play()


def _line_up(names: list[str] | None, seats: int) -> dict[int, str]:
    """The bots sit in the last seats; by default every seat but the first has one."""
    if names is None:
        return dict.fromkeys(range(1, seats), "greedy")
    if len(names) >= seats:
        raise BadSetup(f"{len(names)} bots at {seats} seats leave no seat for you; see `crownlands simulate`")
    return {seats - len(names) + at: name for at, name in enumerate(names)}
