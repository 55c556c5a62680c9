"""`crownlands arena`: seat-balanced matches between bots, and their ratings."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from crownlands.arena import Standings, Tournament, hold
from crownlands.arena.plot import check_plot, write_plot
from crownlands.arena.report import report, write_report
from crownlands.cli.arguments import (
    Commands,
    add_engine,
    add_game,
    add_json,
    add_variants,
    bot_list,
    one_of,
    positive,
    print_json,
    progress_bar,
    tell_complaints,
)
from crownlands.core.errors import BadSetup
from crownlands.core.registry import game
from crownlands.core.seeds import fresh_seed
from crownlands.core.variants import parse_variant_text
from crownlands.terminal.language import add_language, preferred_language
from crownlands.words import Words

EVERYBODY = "level1,level2,level3,level4,level5"


def add_to(commands: Commands) -> None:
    command = commands.add_parser("arena", help="seat-balanced matches between bots, with ratings")
    add_game(command)
    command.add_argument("--bots", type=bot_list, default=EVERYBODY, metavar="a,b,…", help="all levels by default")
    command.add_argument("--games", type=positive, default=100, metavar="N", help="how many games; 100 by default")
    command.add_argument(
        "--seats", type=positive, default=2, metavar="K", help="how many players in each game; 2 by default"
    )
    command.add_argument("--seed", default=None, metavar="S", help="the same seed gives the same games")
    add_variants(command)
    command.add_argument(
        "--state",
        type=Path,
        default=None,
        metavar="FILE",
        help="keep finished games here, and continue from them after an interruption",
    )
    command.add_argument("--records", type=Path, default=None, metavar="DIR", help="write a record of every game")
    command.add_argument(
        "--plot", type=Path, default=None, metavar="FILE", help="draw the ratings: FILE.svg or FILE.png"
    )
    command.add_argument(
        "--report", type=Path, default=None, metavar="FILE.md", help="write the results into this page"
    )
    add_engine(command)
    add_json(command)
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    variants = parse_variant_text(arguments.variants)
    if arguments.plot is not None:
        check_plot(arguments.plot)
    for file in (arguments.plot, arguments.report):
        if file is not None and (file.is_dir() or not file.parent.is_dir()):  # not after hours of play
            raise BadSetup(f"{file}: no file can be written there")
    game(arguments.game).setup(arguments.seats, variants, "")
    seed = arguments.seed or (_seed_of(arguments.state) if arguments.state else None) or fresh_seed()
    bots = tuple(one_of(arguments.bots))
    tournament = Tournament(arguments.game, arguments.seats, bots, arguments.games, seed, variants)
    words = Words(preferred_language(arguments.lang))
    if arguments.records is not None:
        arguments.records.mkdir(parents=True, exist_ok=True)
    with progress_bar(arguments.json) as bars:
        task = bars.add_task(arguments.game, total=len(tournament.matches()))
        standings = hold(
            tournament,
            state=arguments.state,
            records=arguments.records,
            workers=arguments.workers,
            engine=arguments.engine,
            progress=lambda so_far: bars.update(task, completed=len(so_far.outcomes)),
        )
    if arguments.plot is not None:
        write_plot(arguments.plot, standings, words.bot)
    if arguments.report is not None:
        write_report(arguments.report, report(standings, words.bot))
    if arguments.json:
        print_json(standings.json())
    else:
        show(standings, words)
    complaints = [line for outcome in standings.outcomes for line in outcome.complaints]
    tell_complaints(complaints, standings.offences())
    return 0


def show(standings: Standings, words: Words) -> None:
    console = Console()
    tournament, data = standings.tournament, standings.json()
    table = Table(
        title=f"{tournament.game}: {data['games']} games, {tournament.seats} seats, seed {tournament.seed}"
    )
    seats = [f"seat {seat}" for seat in range(tournament.seats)]
    for heading in ("bot", "rating", "95 %", "first places", "95 %", *seats):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot, row in data["bots"].items():
        first = row["first"]
        table.add_row(
            words.bot(bot),
            f"{row['rating']:.0f}",
            f"{row['low']:.0f} – {row['high']:.0f}",
            f"{first['share']:.1%}",
            f"{first['low']:.1%} – {first['high']:.1%}",
            *(f"{tally['share']:.0%}" for tally in row["by_seat"]),
        )
    console.print(table)
    shares = ", ".join(f"seat {seat} {tally['share']:.1%}" for seat, tally in enumerate(data["by_seat"]))
    console.print(f"First places by seat: {shares}", highlight=False)


def _seed_of(state: Path) -> str | None:
    """The seed of a tournament that was stopped, so that it need not be given again."""
    if not state.exists():
        return None
    try:
        with state.open(encoding="utf-8") as file:
            return str(json.loads(file.readline())["seed"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
