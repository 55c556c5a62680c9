"""`crownlands review`: the review of a game: everybody's chances, and the costliest answers."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from crownlands.bots.review import Review, review
from crownlands.cli.arguments import Commands, add_json, positive, print_json, progress_bar
from crownlands.cli.replay import load
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.terminal.language import add_language, preferred_language
from crownlands.terminal.screen import LETTERS, theme
from crownlands.words import Words

WIDTH = 24
"""How many characters wide a chance of one is drawn."""


def add_to(commands: Commands) -> None:
    command = commands.add_parser("review", help="review a game: chances, and the costliest moves")
    command.add_argument("record", type=Path, metavar="RECORD", help="the file of a recorded game")
    command.add_argument("--worst", type=positive, default=5, metavar="N", help="how many moves to show")
    add_json(command)
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = load(arguments.record)[-1]
    table = record.table(game(record.game))
    with progress_bar(arguments.json) as bars:
        task = bars.add_task(table.game.name, total=len(table.history))
        found = review(table, arguments.worst, progress=lambda done: bars.update(task, completed=done))
    if arguments.json:
        print_json({"game": table.game.name, "answers": len(table.history), **found.json()})
    else:
        show(table, found, Words(preferred_language(arguments.lang), table.game, table.players))
    return 0


def show(table: Table, found: Review, words: Words) -> None:
    console = Console(highlight=False)
    console.push_theme(theme(table.liveries))
    graph = Grid(title=words.text("review-title"))
    graph.add_column(words.text("review-answers"), justify="right")
    for seat in range(table.seats):
        graph.add_column(f"{LETTERS[seat]} {words.player(seat)}", min_width=WIDTH // table.seats + 5)
    for moment in found.graph:
        graph.add_row(str(moment.answers), *(_bar(seat, c, table.seats) for seat, c in enumerate(moment.chances)))
    console.print(graph)
    if not found.mistakes:
        console.print(words.text("review-no-mistakes"))
        return
    worst = Grid(title=words.text("review-mistakes"))
    for heading in ("when", "prompt", "chosen", "better", "loss"):
        worst.add_column(
            words.text(f"review-{heading}"), justify="right" if heading in ("when", "loss") else "left"
        )
    for mistake in found.mistakes:
        worst.add_row(
            f"{mistake.answers + 1} {LETTERS[mistake.seat]}",
            words.prompt(mistake.decision),
            words.option(mistake.chosen, mistake.decision),
            words.option(mistake.best, mistake.decision),
            f"{mistake.loss:.0%}",
        )
    console.print(worst)


def _bar(seat: int, chance: float, seats: int) -> Text:
    return Text(f"{'█' * round(chance * WIDTH / seats)} {chance:.0%}", style=f"seat-{seat}")
