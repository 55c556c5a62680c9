"""How fast it is, in seconds of the processor: bounds so wide that only what is slower by an order is found."""

from __future__ import annotations

import json
import subprocess
from random import Random
from time import process_time, time
from typing import Any, cast

from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.server.live import LiveTable
from crownlands.server.log import Answered, Entry, Rewound, Step
from crownlands.server.presenting import state_message
from crownlands.server.rows import TableRow
from tests.processes import cpu_seconds
from tests.server.house import COMMAND, Person, RunningHouse, free_port
from tests.server.place import PATIENCE, play
from tests.server.test_play import duel

LONG = 300


def long_log(table: str, seed: str, seats: int) -> list[Entry]:
    """A log of 300 answers, with some moves to and fro where the game is shorter."""
    game_table = Table(game("legends"), seats, {}, seed=seed)
    random = Random(seed)
    log: list[Entry] = []

    def keep(step: Step) -> None:
        log.append(Entry(table, len(log) + 1, time(), step))

    while len(log) < LONG:
        if game_table.over or len(game_table.history) > 70:
            game_table.rewind(40)
            keep(Rewound(40))
            continue
        decision = game_table.decision
        ref = random.choice(decision.options).ref
        game_table.answer(ref, decision.seat)
        keep(Answered(decision.seat, ref))
    return log


def test_opening_a_game_of_300_moves_takes_less_than_100_ms_on_the_server(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    with house.sql() as sql:
        sql.row_factory = lambda cursor, row: dict(zip([c[0] for c in cursor.description], row, strict=True))
        row: dict[str, Any] = sql.execute("SELECT * FROM tables WHERE id = ?", (table["id"],)).fetchone()
    row.update({name: json.loads(row[name]) for name in ("setup", "clock", "players")})
    log = long_log(table["id"], row["setup"]["seed"], 2)
    times = []
    for _ in range(5):
        start = process_time()
        live = LiveTable(game("legends"), cast("TableRow", row), log)
        state_message(live, ann.id, (), [])
        times.append(process_time() - start)
    assert live.seq == LONG
    assert min(times) < 0.1


def test_a_replay_of_a_long_game_is_quick(house: RunningHouse, ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob)
        last = at_ann.answers
    moments = range(0, last, 5)
    start = cpu_seconds(house.pid)
    for at in moments:
        ann.at(table, at)
    assert (cpu_seconds(house.pid) - start) / len(moments) < 0.1


def test_a_small_load_runs_without_errors() -> None:
    command = [str(COMMAND), "load", "--tables", "4", "--seconds", "1", "--port", str(free_port()), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["errors"] == 0
    assert found["moves_per_second"] > 0
