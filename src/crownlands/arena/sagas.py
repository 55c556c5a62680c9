"""A saga between bots: a series of games, each starting from what the one before handed on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from crownlands.arena.matches import Outcome, fill_bots, outcome_of, play_bots
from crownlands.arena.simulation import Result, Tally
from crownlands.bots.base import dismiss, seat_bots
from crownlands.core.game import Game
from crownlands.core.sagas import Heritage
from crownlands.core.series import Saga
from crownlands.core.table import Table


def simulate_saga(
    game: Game[Any, Any],
    name: str,
    games: int,
    seats: int,
    names: Sequence[str],
    *,
    seed: str,
    variants: Mapping[str, object] | None = None,
    text: str = "",
    records: Path | None = None,
    progress: Callable[[Result], None] = lambda _: None,
) -> tuple[Result, Heritage]:
    """Play this many games of a saga between bots, who keep their seats; when it ends, it begins again.

    Returns the results, and what the next game would start from.
    """
    line_up = fill_bots(names, seats)
    result = Result(game.name, seats, seed, bots={bot: Tally() for bot in line_up})
    saga = Saga(game, name, seats, variants, seed, text)
    started = perf_counter()
    for number in range(games):
        if saga.over:
            saga = Saga(game, name, seats, variants, f"{seed}/{number}", text)
        table = saga.table
        result.count(_play(table, line_up, number))
        result.seconds = perf_counter() - started
        if records is not None:
            path = records / f"{game.name}-{number + 1:05d}.record"
            path.write_text(table.record().text(), encoding="utf-8")
        saga.next()
        progress(result)
    return result, saga.heritage


def _play(table: Table, line_up: Sequence[str], number: int) -> Outcome:
    """Let bots play a table to its end."""
    table.players.update({seat: f"{bot} {seat + 1}" for seat, bot in enumerate(line_up)})
    bots = seat_bots(dict(enumerate(line_up)), table.setup.seed)
    started = perf_counter()
    try:
        answers = play_bots(table.run.fork(), bots)
    finally:
        dismiss(bots.values())
    table.answer_all(answers)
    return outcome_of(table.run, number, line_up, bots, len(answers), perf_counter() - started)
