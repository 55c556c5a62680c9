"""`crownlands simulate`: many games between bots, and how often each wins."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from crownlands.arena import Result, fill_bots, simulate, simulate_saga
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
from crownlands.cli.chronicles import read_chronicle, saga_for
from crownlands.core.annals import save_saga
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.registry import game
from crownlands.core.seeds import fresh_seed
from crownlands.core.series import saga_rules
from crownlands.core.variants import parse_variant_text


def add_to(commands: Commands) -> None:
    command = commands.add_parser("simulate", help="games between bots, with win rates")
    add_game(command)
    command.add_argument("--games", type=positive, default=100, metavar="N", help="how many games; 100 by default")
    command.add_argument(
        "--seats", type=positive, required=True, metavar="K", help="how many players in each game"
    )
    command.add_argument(
        "--bots",
        type=bot_list,
        default=["random"],
        metavar="a,b,…",
        help="one for each seat; the last one fills the rest",
    )
    command.add_argument("--seed", default=None, metavar="S", help="the same seed gives the same games")
    add_variants(command)
    command.add_argument("--records", type=Path, default=None, metavar="DIR", help="write a record of every game")
    command.add_argument(
        "--dataset", type=Path, default=None, metavar="FILE.parquet", help="write a row for every decision"
    )
    command.add_argument("--saga", default=None, metavar="NAME", help="the games of a series, one after the other")
    command.add_argument(
        "--chronicle",
        type=Path,
        default=None,
        metavar="FILE",
        help="a chronicle to continue; it is written at the end",
    )
    add_engine(command)
    add_json(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    chosen = game(arguments.game)
    variants = parse_variant_text(arguments.variants)
    chosen.setup(arguments.seats, variants, "")
    bots = fill_bots(one_of(arguments.bots), arguments.seats)
    if arguments.records is not None:
        arguments.records.mkdir(parents=True, exist_ok=True)
    with progress_bar(arguments.json) as bars:
        task = bars.add_task(chosen.name, total=arguments.games)
        progress = partial(_advance, bars, task)
        if arguments.saga is not None or arguments.chronicle is not None:
            result = run_saga(chosen, arguments, variants, bots, progress)
        else:
            result = simulate(
                chosen,
                arguments.games,
                arguments.seats,
                bots,
                seed=arguments.seed or fresh_seed(),
                variants=variants,
                records=arguments.records,
                dataset=arguments.dataset,
                workers=arguments.workers,
                engine=arguments.engine,
                progress=progress,
            )
    if arguments.json:
        print_json(result.json())
    else:
        show(result)
    tell_complaints(result.complaints, result.offences)
    return 0


def _advance(bars: Progress, task: TaskID, so_far: Result) -> None:
    bars.update(task, completed=so_far.games)


def run_saga(
    chosen: Game[Any, Any],
    arguments: argparse.Namespace,
    variants: Mapping[str, str],
    bots: Sequence[str],
    progress: Callable[[Result], None],
) -> Result:
    """One game after the other, from a file and back to it if one is named."""
    if arguments.dataset is not None:
        raise BadSetup("a dataset can be written for single games, not for a series")
    name, text = arguments.saga, ""
    if arguments.chronicle is not None:
        name = saga_for(chosen, name)
        text = read_chronicle(arguments.chronicle)
    result, heritage = simulate_saga(
        chosen,
        name,
        arguments.games,
        arguments.seats,
        bots,
        seed=arguments.seed or fresh_seed(),
        variants=variants,
        text=text,
        records=arguments.records,
        progress=progress,
    )
    if arguments.chronicle is not None:
        save_saga(arguments.chronicle, saga_rules(chosen, name), heritage)
    return result


def show(result: Result) -> None:
    console = Console()
    data = result.json()
    table = Table(title=f"{result.game}: {result.games} games, {result.seats} seats, seed {result.seed}")
    for heading in ("bot", "wins", "seats played", "share", "95 %"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, row in data["bots"].items():
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        table.add_row(name, f"{row['wins']:g}", str(row["games"]), f"{row['share']:.1%}", interval)
    console.print(table)
    if result.won_by_nobody:
        console.print(
            f"Won by the neutral player, and so by nobody: {result.won_by_nobody} of {result.games} games",
            highlight=False,
        )
    rate = data["decisions_per_second"]
    console.print(
        f"{result.decisions:,} decisions in {result.seconds:.2f} s: {rate:,.0f} a second", highlight=False
    )
