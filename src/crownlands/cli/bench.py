"""`crownlands bench`: decisions per second, forks, rollouts; with `--peers` other libraries in the same run."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from crownlands.bench import PETTINGZOO_PEER, bench
from crownlands.cli.arguments import Commands, add_game, add_json, print_json
from crownlands.core.registry import game, games


def add_to(commands: Commands) -> None:
    command = commands.add_parser("bench", help="decisions/s, fork µs, rollouts/s on one core")
    add_game(command, optional=True)
    command.add_argument("--peers", action="store_true", help="measure other libraries in the same run")
    add_json(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    chosen = [game(arguments.game)] if arguments.game else list(games().values())
    speeds, peers = bench(chosen, peers=arguments.peers)
    if arguments.json:
        print_json(
            {
                "games": {name: speed.json() for name, speed in speeds.items()},
                "peers": {name: {"decisions_per_second": rate} for name, rate in peers.items()},
            }
        )
        return 0
    table = Table(title="random play on one core, the median of five rounds")
    for heading in ("", "decisions/s", "fork µs", "rollouts/s", "PettingZoo steps/s"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, speed in speeds.items():
        rates = (f"{speed.decisions_per_second:,.0f}", f"{speed.fork_us:.1f}", f"{speed.rollouts_per_second:,.0f}")
        steps = "" if speed.steps_per_second is None else f"{speed.steps_per_second:,.0f}"
        table.add_row(name, *rates, steps)
    for name, rate in peers.items():
        columns = ("", "", "", f"{rate:,.0f}") if name == PETTINGZOO_PEER else (f"{rate:,.0f}", "", "", "")
        table.add_row(f"{name} (peer)", *columns)
    console = Console()
    console.print(table)
    console.print("Forced decisions are not counted for our games; the other libraries count all of theirs.")
    return 0
