"""What is tested: every game of the house and the toy, with every number of seats, and mixed variants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from typing import Any

import pytest

from crownlands.core.dice import Dice
from crownlands.core.run import Run
from crownlands.core.variants import Variants
from tests.conformance.checks import all_games, random_cases
from tests.conformance.tools import AnyGame

GAMES = dict(all_games())
SEATS = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
MIXED = [case for game in GAMES.values() for case in islice(random_cases(game, Dice.from_seed("research")), 2)]

every_game = pytest.mark.parametrize("name", GAMES)
every_number_of_seats = pytest.mark.parametrize(("name", "seats"), SEATS)
mixed_variants = pytest.mark.parametrize("case", MIXED, ids=str)


def plain(variants: Variants) -> dict[str, Any]:
    """Variants as keywords."""
    return asdict(variants)


def moments(game: AnyGame, seats: int, variants: Variants, seed: str, every: int) -> Iterator[Run]:
    """A random game: the run at every n-th decision, and at the end."""
    dice = Dice.from_seed(f"answers to {seed}")
    setup = game.setup(seats, variants, seed)
    run = Run(game, game.new(setup, Dice.from_seed(seed)))
    number = 0
    while not run.over:
        if number % every == 0:
            yield run
        decision = dice.choice(run.pending)
        run.answer(decision.seat, dice.choice(decision.options))
        number += 1
    yield run
