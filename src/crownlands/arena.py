"""Games between bots: one after the other, with win rates and how sure they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from crownlands.bots.base import Bot, Eyes, make_bot
from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.run import Run
from crownlands.core.table import Answer, Table

Z95 = 1.959964


@dataclass(slots=True)
class Tally:
    """How often a bot has won."""

    wins: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence (Wilson)."""
        if not self.games:
            return 0.0, 1.0
        n, z = self.games, Z95
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        spread = z / (1 + z * z / n) * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass(slots=True)
class Result:
    """What a row of games came to."""

    game: str
    seats: int
    seed: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    bots: dict[str, Tally] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        rate = self.decisions / self.seconds if self.seconds else 0.0
        rows = {
            name: {
                "wins": tally.wins,
                "games": tally.games,
                "share": tally.share,
                "low": tally.interval()[0],
                "high": tally.interval()[1],
            }
            for name, tally in self.bots.items()
        }
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "seed": self.seed,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": rate,
            "bots": rows,
        }


def fill_bots(names: Sequence[str], seats: int) -> list[str]:
    """One bot a seat: the last name given stands for all the rest."""
    if len(names) > seats:
        raise BadSetup(f"{len(names)} bots for {seats} seats")
    return [*names, *[names[-1]] * (seats - len(names))]


def simulate(
    game: Game[Any, Any],
    games: int,
    seats: int,
    names: Sequence[str],
    *,
    seed: str,
    options: Mapping[str, object] | None = None,
    records: Path | None = None,
    progress: Callable[[Result], None] = lambda _: None,
) -> Result:
    """Play games one after the other; the bots change seats from game to game."""
    line_up = fill_bots(names, seats)
    result = Result(game.name, seats, seed, bots={name: Tally() for name in line_up})
    started = perf_counter()
    for number in range(games):
        table_seed = f"{seed}/{number}"
        at = [line_up[(seat + number) % seats] for seat in range(seats)]
        bots = {seat: make_bot(name, f"{table_seed}/{seat}") for seat, name in enumerate(at)}
        setup = game.setup(seats, options, table_seed)
        run = Run(
            game, game.new(setup, Dice.from_seed(table_seed)), keeps=any(bot.thinks for bot in bots.values())
        )
        answers = play_bots(run, bots)
        _count(result, at, game.ranking(run.state)[0], len(answers))
        result.seconds = perf_counter() - started
        if records is not None:
            table = Table(game, seats, options, seed=table_seed)
            table.players.update(enumerate(at))
            table.answer_all(answers)
            table.record().save(records / f"{game.name}-{number + 1:05d}.record")
        progress(result)
    return result


def play_bots(run: Run, bots: Mapping[Seat, Bot]) -> list[Answer]:
    """Let bots play a run to its end."""
    eyes = {seat: Eyes(run, seat) for seat in bots}
    answers: list[Answer] = []
    while not run.over:
        for decision in run.pending:
            seat = decision.seat
            option = bots[seat].choose(eyes[seat], decision)
            run.answer(seat, option)
            answers.append(Answer(seat, option.ref))
    return answers


def _count(result: Result, at: Sequence[str], winners: Sequence[Seat], decisions: int) -> None:
    """A game more for every seat; winners share one win, and if nobody at the table has won there is none."""
    result.games += 1
    result.decisions += decisions
    for seat, name in enumerate(at):
        result.bots[name].games += 1
        if seat in winners:
            result.bots[name].wins += 1 / len(winners)
