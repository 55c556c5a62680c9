"""Positions per depth, counted without sampling and stored: `python -m tests.conformance.perft [GAME …]`.

As chess programs do it: from fixed positions every option is tried, then everything that can follow it, and so on.
A rule that offers too much or too little, or does something other than before, changes a number here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from crownlands.core.dice import Dice
from crownlands.core.run import Run
from crownlands.core.variants import parse_variant_text, variant_text
from tests.conformance.checks import all_games, random_cases
from tests.conformance.tools import AnyGame, can_be_set_up

FOLDER: Final = Path(__file__).with_name("perft")
STARTS: Final = (0, 20, 34, 60, 110)
"""After how many answers counting starts; after 20 and 34 a year of Lords of Xidit is about to be played."""
MOST: Final = 1_500
"""Up to how many positions a depth is counted when numbers are stored."""
DEEPEST: Final = 6
USUAL: Final = "-"


class Start(NamedTuple):
    """A position to count from: a table, and how many answers have been given, which always are the same."""

    seats: int
    variants: str
    answers: int

    def run(self, game: AnyGame) -> Run | None:
        """The game there; None if it is over by then."""
        variants, seed = parse_variant_text(self.variants), "perft"
        run = Run(game, game.new(game.setup(self.seats, variants, seed), Dice.from_seed(seed)))
        dice = Dice.from_seed("the way to perft")
        for _ in range(self.answers):
            if run.over:
                return None
            decision = run.pending[0]
            run.answer(decision.seat, dice.choice(decision.options))
        return None if run.over else run


class Depth(NamedTuple):
    """What can be reached by so many answers: by how many ways, and how many different positions."""

    ways: int
    positions: int


def counts(start: Run) -> Iterator[Depth]:
    """Depth after depth, from one answer on. Of seats that are asked at once, the first answers first."""
    front = [start]
    while True:
        front = [after(run, number) for run in front if not run.over for number in range(len(asked(run)))]
        yield Depth(len(front), len({sight(run) for run in front}))


def asked(run: Run) -> list[str]:
    return [option.ref for option in run.pending[0].options]


def after(run: Run, number: int) -> Run:
    fork = run.fork()
    decision = fork.pending[0]
    fork.answer(decision.seat, decision.options[number])
    return fork


def sight(run: Run) -> tuple[object, ...]:
    """What makes two positions the same: the state, and who is asked what."""
    return run.state.hash(), *((d.seat, d.prompt, *(option.ref for option in d.options)) for d in run.pending)


# -- what is stored -----------------------------------------------------------------------------------------


def file_of(game: AnyGame) -> Path:
    return FOLDER / f"{game.name}.txt"


def stored(game: AnyGame) -> dict[Start, list[Depth]]:
    """A line for a start: seats, variants (`-`: the usual), answers, and then `ways/positions` depth by depth."""
    found = {}
    for line in file_of(game).read_text(encoding="utf-8").splitlines():
        seats, variants, answers, *depths = line.split()
        start = Start(int(seats), "" if variants == USUAL else variants, int(answers))
        found[start] = [Depth(*map(int, depth.split("/"))) for depth in depths]
    return found


def starts(game: AnyGame) -> Iterator[Start]:
    """The usual game with the fewest players, and one with any variants and the most."""
    cases = (case._replace(seats=game.seats[-1]) for case in random_cases(game, Dice.from_seed("perft")))
    unusual = next(case for case in cases if can_be_set_up(*case))
    usual = parse_variant_text(variant_text(game.variants()))
    others = parse_variant_text(variant_text(unusual.variants)).items()
    changed = ",".join(f"{name}={value}" for name, value in others if usual[name] != value)
    for seats, variants in ((game.seats[0], ""), (game.seats[-1], changed)):
        for answers in STARTS:
            yield Start(seats, variants, answers)


def store(game: AnyGame) -> None:
    lines = []
    for start in starts(game):
        run = start.run(game)
        if run is not None:
            depths: list[str] = []
            for depth in counts(run):
                if (depth.ways > MOST and depths) or not depth.ways or len(depths) == DEEPEST:
                    break
                depths.append(f"{depth.ways}/{depth.positions}")
            lines.append(" ".join([str(start.seats), start.variants or USUAL, str(start.answers), *depths]))
    FOLDER.mkdir(exist_ok=True)
    file_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    games = all_games()
    for name in sys.argv[1:] or games:
        store(games[name])
