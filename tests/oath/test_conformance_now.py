"""components. The conformance suite on Oath, for every number of seats, on the first land and on others."""

from __future__ import annotations

import pytest

from crownlands.core.options import parse_options
from crownlands.games.oath import GAME
from crownlands.games.oath.options import OathOptions
from tests.conformance.checks import CHECKS
from tests.conformance.tools import AnyGame, Check
from tests.oath.lands import ANY_LAND


def everything() -> list[object]:
    tables = [*((GAME, seats, "first") for seats in GAME.seats), (ANY_LAND, 4, "any"), (ANY_LAND, 6, "any")]
    return [
        pytest.param(game, seats, check, id=f"{land}-land-{seats}-{check.__name__}")
        for game, seats, land in tables
        for check in CHECKS
    ]


@pytest.mark.parametrize(("game", "seats", "check"), everything())
def test_oath_passes(game: AnyGame, seats: int, check: Check) -> None:
    """components. What every game must pass."""
    check(game, seats, parse_options(OathOptions, {}), f"oath for {seats}")
