"""Many games between bots: win rates and their intervals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from crownlands.arena.dataset import Dataset
from crownlands.arena.engines import play_matches
from crownlands.arena.matches import Match, Outcome, fill_bots
from crownlands.core.game import Game

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

    def count(self, won: float) -> None:
        self.games += 1
        self.wins += won

    def json(self) -> dict[str, Any]:
        low, high = self.interval()
        return {"wins": self.wins, "games": self.games, "share": self.share, "low": low, "high": high}


@dataclass(slots=True)
class Result:
    """The results of many games."""

    game: str
    seats: int
    seed: str
    games: int = 0
    won_by_nobody: int = 0
    """Games in which no seat came first: the game itself, such as a neutral player, has beaten the table."""
    decisions: int = 0
    seconds: float = 0.0
    bots: dict[str, Tally] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)
    offences: dict[str, int] = field(default_factory=dict)
    """How many answers of each bot had to be replaced by random ones."""

    def count(self, outcome: Outcome) -> None:
        self.games += 1
        self.won_by_nobody += not outcome.winners
        self.decisions += outcome.decisions
        self.complaints += outcome.complaints
        for seat, name in enumerate(outcome.bots):
            self.bots[name].count(outcome.share(seat))
            self.offences[name] = self.offences.get(name, 0) + outcome.offences[seat]

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "won_by_nobody": self.won_by_nobody,
            "seats": self.seats,
            "seed": self.seed,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions / self.seconds if self.seconds else 0.0,
            "bots": {name: tally.json() for name, tally in self.bots.items()},
            "offences": self.offences,
            "complaints": self.complaints,
        }


def simulate(
    game: Game[Any, Any],
    games: int,
    seats: int,
    names: Sequence[str],
    *,
    seed: str,
    variants: Mapping[str, object] | None = None,
    records: Path | None = None,
    dataset: Path | None = None,
    workers: int = 1,
    engine: str = "processes",
    progress: Callable[[Result], None] = lambda _: None,
) -> Result:
    """Play games between bots, which change seats from game to game. Workers and engine only make it faster."""
    line_up = fill_bots(names, seats)
    result = Result(game.name, seats, seed, bots={name: Tally() for name in line_up})
    matches = [
        Match(
            number,
            game.name,
            f"{seed}/{number}",
            tuple(line_up[(seat + number) % seats] for seat in range(seats)),
            variants or {},
            records is not None,
            dataset is not None,
        )
        for number in range(games)
    ]
    started = perf_counter()
    with Dataset(dataset) as rows:
        for match, outcome in zip(matches, play_matches(matches, workers, engine), strict=True):
            result.count(outcome)
            result.seconds = perf_counter() - started
            if records is not None:
                path = records / f"{game.name}-{match.number + 1:05d}.record"
                path.write_text(outcome.record, encoding="utf-8")
            rows.add(match, outcome)
            progress(result)
    return result
