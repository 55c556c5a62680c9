"""`crownlands replay` and `crownlands verify`: replay a record, and prove its dice."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from crownlands.cli.arguments import Commands, add_json, print_json
from crownlands.core.errors import BadRecord
from crownlands.core.records import Record, load_records
from crownlands.core.registry import game, games
from crownlands.core.series import Saga
from crownlands.core.table import Table
from crownlands.terminal.language import add_language, preferred_language
from crownlands.terminal.screen import Screen
from crownlands.words import Words


def add_to(commands: Commands) -> None:
    command = commands.add_parser("replay", help="replay a record, print the position and its state hash")
    command.add_argument("record", type=Path, metavar="RECORD", help="the file of a recorded game")
    command.add_argument("--to", type=int, default=None, metavar="N", help="stop after N answers")
    add_json(command)
    add_language(command)
    command.set_defaults(run=run_replay)
    command = commands.add_parser("verify", help="prove the dice and shuffles of a record from its seed")
    command.add_argument("record", type=Path, metavar="RECORD", help="the file of a recorded game")
    command.add_argument("--seed-hash", default=None, metavar="HASH", help="the hash that you saw before the game")
    seen = "a player's seat, and the hash of their part that you saw before the game; once for each player"
    command.add_argument("--commitment", action="append", default=[], metavar="[SEAT:]HASH", help=seen)
    command.set_defaults(run=run_verify)


def run_replay(arguments: argparse.Namespace) -> int:
    records = load(arguments.record)
    if len(records) > 1:
        Saga.from_records(game(records[0].game), records)
    table = records[-1].table(game(records[-1].game), arguments.to)
    if arguments.json:
        print_json(
            {
                "game": table.game.name,
                "decisions": len(table.history),
                "over": table.over,
                "hash": table.hash,
                "scores": [score.total for score in table.scores()],
            }
        )
        return 0
    show(table, Words(preferred_language(arguments.lang), table.game, table.players))
    return 0


def show(table: Table, words: Words) -> None:
    screen = Screen(Console(), words, table.liveries)
    screen.board(table, None, {})
    if table.over:
        screen.scores(table)
    screen.say("replay-position", answers=len(table.history), hash=table.hash)


def run_verify(arguments: argparse.Namespace) -> int:
    records = load(arguments.record)
    if len(records) > 1:
        Saga.from_records(game(records[0].game), records)
    must_be_as_seen(records, arguments.seed_hash, arguments.commitment)
    for record in records:
        proof = record.verify(game(record.game))
        sys.stdout.write(
            f"{record.game}: the seed matches the hash that was shown; all shuffles ({proof['shuffles']}) and "
            f"rolls ({proof['rolls']}) follow from it; {proof['answers']} answers lead to {record.hash}\n"
            f"seed: {whose_seed(record)}\n"
        )
    if records[0].saga is not None and records[0].saga.number > 1:
        sys.stdout.write("what it started from is proven only together with the earlier games of its series\n")
    return 0


def must_be_as_seen(records: list[Record], hashed: str | None, commitments: list[str]) -> None:
    """BadRecord unless one of the records has the hash that somebody saw before the game, and the commitments.

    All of the hash: two parts whose hashes begin alike are soon found. And all commitments: a house that adds a
    part of its own after it has seen the others has chosen the seed. With their seats, too: the same parts at
    other seats, such as those of bots, are another seed, and the house could choose among those.
    """
    if hashed and len(hashed) < len(records[0].seed_hash):
        raise BadRecord(f"a seed hash has {len(records[0].seed_hash)} digits, and all of them are needed")
    meant = [record for record in records if not hashed or record.seed_hash == hashed.lower()]
    if not meant:
        raise BadRecord(f"the record has a seed hash other than {str(hashed)[:64]}")
    seen = sorted(commitment.lower().rpartition(":")[::-2] for commitment in commitments)
    if seen and not any(has_commitments(record, seen) for record in meant):
        raise BadRecord("the seed was made from parts other than those announced before the game")


def has_commitments(record: Record, seen: list[tuple[str, str]]) -> bool:
    """Whether the commitments of all players' parts, also of those that were left out, are these hashes of these
    seats; somebody may have noted a hash without its seat."""
    parts = record.shared_seed.parts if record.shared_seed else ()
    stored = sorted((part.commitment, str(part.seat)) for part in parts)
    return len(stored) == len(seen) and all(
        hashed == commitment and noted in ("", seat)
        for (hashed, noted), (commitment, seat) in zip(seen, stored, strict=True)
    )


def whose_seed(record: Record) -> str:
    """Who has contributed to the seed of a record."""
    if record.shared_seed is None:
        return "the house alone"
    parts = record.shared_seed.parts
    shown = sum(part.text is not None for part in parts)
    players = {0: "no player's part", 1: "1 player's part"}.get(shown, f"{shown} players' parts")
    left_out = len(parts) - shown
    return f"house + {players}" + (f"; {left_out} left out" if left_out else "")


def load(path: Path) -> list[Record]:
    records = load_records(path)
    for record in records:
        if record.game not in games():
            raise BadRecord(f"{path.name} is a record of {record.game[:40]!r}, a game that is not installed here")
    return records
