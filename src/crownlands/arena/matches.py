"""One game between bots: what is to be played, and the result. Both are sent between processes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from crownlands.bots import Bot, Eyes
from crownlands.bots.base import CheckedBot, complaints_of, dismiss, seat_bots
from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.registry import game
from crownlands.core.run import Run
from crownlands.core.table import Answer, Table


@dataclass(frozen=True, slots=True)
class Match:
    """A game that is to be played. It determines everything that happens in it."""

    number: int
    game: str
    seed: str
    bots: tuple[str, ...]
    """The bot of every seat."""
    variants: Mapping[str, object] = field(default_factory=dict)
    wants_record: bool = False
    wants_rows: bool = False


@dataclass(slots=True)
class Outcome:
    """A game that was played."""

    number: int
    bots: tuple[str, ...]
    ranking: list[list[Seat]]
    scores: list[int]
    decisions: int
    seconds: float
    complaints: list[str] = field(default_factory=list)
    """Where a bot gave no legal answer and a random one was given for it."""
    offences: list[int] = field(default_factory=list)
    """How often that happened, seat by seat."""
    record: str = ""
    rows: list[dict[str, Any]] = field(default_factory=list)

    @property
    def winners(self) -> list[Seat]:
        """Who has won; nobody, if the game itself has beaten the table."""
        return self.ranking[0]

    def share(self, seat: Seat) -> float:
        """The seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def fill_bots(names: Sequence[str], seats: int) -> list[str]:
    """One bot per seat: the last name fills the rest."""
    if len(names) > seats:
        raise BadSetup(f"{len(names)} bots for {seats} seats")
    return [*names, *[names[-1]] * (seats - len(names))]


def play_match(match: Match) -> Outcome:
    """Play a game to its end; the same match gives the same outcome anywhere, except for its seconds."""
    rules = game(match.game)
    seats = len(match.bots)
    started = perf_counter()
    bots = seat_bots(dict(enumerate(match.bots)), match.seed)
    run = Run(
        rules,
        rules.new(rules.setup(seats, match.variants, match.seed), Dice.from_seed(match.seed)),
        keeps=any(bot.thinks for bot in bots.values()),
    )
    rows: list[dict[str, Any]] | None = [] if match.wants_rows else None
    try:
        answers = play_bots(run, bots, rows)
    finally:
        dismiss(bots.values())
    outcome = outcome_of(run, match.number, match.bots, bots, len(answers), perf_counter() - started)
    if match.wants_record:
        outcome.record = _record(rules, match, answers)
    if rows is not None:
        outcome.rows = rows
    return outcome


def outcome_of(
    run: Run, number: int, names: Sequence[str], bots: Mapping[Seat, CheckedBot], decisions: int, seconds: float
) -> Outcome:
    """How a game has ended, and what its bots did wrong."""
    complaints = complaints_of(bots)
    return Outcome(
        number,
        tuple(names),
        [list(seats) for seats in run.game.ranking(run.state)],
        [score.total for score in run.game.scores(run.state)],
        decisions,
        seconds,
        [f"game {number + 1}, seat {seat}: {line}" for seat, line in complaints],
        [sum(at == seat for at, _ in complaints) for seat in range(len(names))],
    )


def play_bots(run: Run, bots: Mapping[Seat, Bot], rows: list[dict[str, Any]] | None = None) -> list[Answer]:
    """Let bots play a run to its end."""
    eyes = {seat: Eyes(run, seat) for seat in bots}
    answers: list[Answer] = []
    while not run.over:
        for decision in run.pending:
            seat = decision.seat
            option = bots[seat].choose(eyes[seat], decision)
            if rows is not None:
                rows.append(
                    {
                        "decision": len(answers),
                        "seat": seat,
                        "prompt": decision.prompt,
                        "rule": decision.rule,
                        "options": [offered.ref for offered in decision.options],
                        "choice": option.ref,
                        "view": json.dumps(run.game.view(run.state, seat), ensure_ascii=False),
                    }
                )
            run.answer(seat, option)
            answers.append(Answer(seat, option.ref))
    return answers


def _record(rules: Game[Any, Any], match: Match, answers: Sequence[Answer]) -> str:
    table = Table(rules, len(match.bots), match.variants, seed=match.seed)
    table.players.update(enumerate(match.bots))
    table.answer_all(answers)
    return table.record().text()
