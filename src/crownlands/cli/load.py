"""`crownlands load`: how much load a house can take, measured with real clients on this machine."""

from __future__ import annotations

import argparse

from rich.console import Console

from crownlands.cli.arguments import Commands, add_json, positive, print_json
from crownlands.cli.serve import listen_at
from crownlands.core.registry import game


def add_to(commands: Commands) -> None:
    command = commands.add_parser("load", help="moves/s and latency of a house, with real clients on loopback")
    command.add_argument("--game", default="legends", metavar="GAME", help="legends by default")
    command.add_argument(
        "--tables", type=positive, default=100, metavar="T", help="how many at once; 100 by default"
    )
    command.add_argument(
        "--seats", type=positive, default=4, metavar="K", help="how many players at each; 4 by default"
    )
    command.add_argument(
        "--seconds", type=positive, default=10, metavar="S", help="how long; 10 by default, 600 at most"
    )
    command.add_argument(
        "--rate",
        type=positive,
        default=0,
        metavar="R",
        help="moves per second over all tables; as many as possible by default",
    )
    command.add_argument("--port", type=positive, default=8901, metavar="P", help="8901 by default")
    add_json(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import uvloop  # noqa: PLC0415 - only where the server is installed

    from crownlands.load import LOOPBACK, LocalHouse, load  # noqa: PLC0415

    game(arguments.game).setup(arguments.seats, {}, "")
    listen_at(LOOPBACK, arguments.port).close()  # another house there would be taken for the one to be measured
    with LocalHouse(arguments.port) as house:
        tally = uvloop.run(
            load(
                house.url,
                arguments.game,
                tables=arguments.tables,
                seats=arguments.seats,
                seconds=arguments.seconds,
                rate=arguments.rate,
            )
        )
    found = tally.json()
    if arguments.json:
        print_json(found)
    else:
        Console(highlight=False).print(
            f"{found['moves_per_second']:,.0f} moves/s over {arguments.tables} tables of {arguments.seats}; "
            "from sending a move until the last seat has it: "
            f"p50 {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms; {found['errors']} errors"
        )
    return 0
