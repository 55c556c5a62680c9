"""From fixed positions of every game there are as many positions per depth as there were."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.conformance import perft
from tests.conformance.checks import all_games
from tests.conformance.tools import AnyGame
from tests.toys import broken
from tests.toys.highwaymen import GAME

GAMES = all_games()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_there_are_as_many_positions_as_stored(game: AnyGame) -> None:
    stored = perft.stored(game)
    assert len(stored) > 1
    for start, depths in stored.items():
        run = start.run(game)
        assert run is not None
        assert list(islice(perft.counts(run), len(depths))) == depths, start


def test_the_counts_can_be_done_by_hand() -> None:
    """Two robbers with two rogues each and three coins: who goes first sends one, and bribes with 0, 1 or 2."""
    run = perft.Start(2, "rounds=2", 0).run(GAME)
    assert run is not None
    ways = [depth.ways for depth in islice(perft.counts(run), 4)]
    assert ways == [2, 2 * 3, 2 * 3 * 2, 2 * 3 * 2 * 3]


def test_one_option_too_many_is_noticed() -> None:
    start, depths = next(iter(perft.stored(GAME).items()))
    run = start.run(broken.OffersTooMuch())
    assert run is not None
    assert list(islice(perft.counts(run), len(depths))) != depths
