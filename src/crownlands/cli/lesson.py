"""`crownlands lesson`: the draft of a lesson, made from a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from crownlands.cli.arguments import Commands
from crownlands.cli.replay import load
from crownlands.core.errors import BadRecord
from crownlands.core.lessons import draft


def add_to(commands: Commands) -> None:
    command = commands.add_parser("lesson", help="turn the first moves of a record into the draft of a lesson")
    command.add_argument("record", type=Path, metavar="RECORD", help="the file of a recorded game")
    command.add_argument("--seat", type=int, default=0, metavar="N", help="the learner's seat (default: 0)")
    command.add_argument("--to", type=int, default=40, metavar="N", help="how many answers to take (default: 40)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = load(arguments.record)[0]
    if not 0 <= arguments.seat < record.seats:
        raise BadRecord(f"there is no seat {arguments.seat} in this record; it has {record.seats} seats, from 0")
    sys.stdout.write(draft(record, arguments.seat, arguments.to))
    return 0
