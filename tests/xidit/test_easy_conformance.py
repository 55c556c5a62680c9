"""The whole conformance suite again where chance beats threats, wakes Titans and fills guilds."""

from collections import Counter

import pytest

from crownlands.core.dice import Dice
from crownlands.core.table import Table
from crownlands.core.variants import parse_variants
from crownlands.games.xidit.variants import XiditVariants
from tests.conformance.checks import CHECKS
from tests.conformance.tools import Check, answer_at_random
from tests.xidit.easy import EASY_GAME

CASES: list[tuple[int, dict[str, object]]] = [
    (3, {"short": True}),
    (4, {"open_screens": True}),
    (5, {}),
]


@pytest.mark.parametrize(("seats", "variants"), CASES, ids=["three", "four-open", "five"])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_easy_game_passes(check: Check, seats: int, variants: dict[str, object]) -> None:
    check(EASY_GAME, seats, parse_variants(XiditVariants, variants), "easy")


def test_the_easy_game_sees_everything() -> None:
    """titans.wake, titans.exile, tiles.turn-over. What chance never meets in the usual game happens here."""
    told: Counter[str] = Counter()
    for number in range(12):
        table, dice = Table(EASY_GAME, 3 + number % 3, seed=f"easy {number}"), Dice.from_seed(f"answers {number}")
        while not table.over:
            answer_at_random(table, dice)
        told.update(event.key for event in table.log)
        EASY_GAME.check(table.state)
    rare = (
        "exiled",
        "titans-wake",
        "reinforcement",
        "new-threat-pile",
        "recruits-came",
        "kept-storey",
        "beat-threat",
    )
    assert [key for key in rare if not told[key]] == []
