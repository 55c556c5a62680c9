"""What places are worth to a program that learns."""

import pytest

from crownlands.research.rewards import by_place


def test_places_are_worth_from_one_to_minus_one_and_shared_ones_the_middle() -> None:
    assert by_place([[1], [2], [0]]) == [-1.0, 1.0, 0.0]
    assert by_place([[0, 2], [1]]) == [0.5, -1.0, 0.5]
    assert by_place([[0, 1]]) == [0.0, 0.0]


def test_if_nobody_has_won_nobody_gets_everything_and_the_sum_is_zero() -> None:
    rewards = by_place([[], [2], [0], [1]])
    assert rewards == pytest.approx([0.0, -2 / 3, 2 / 3])
    assert max(rewards) < max(by_place([[2], [0], [1]]))
    assert by_place([[], [0, 1]]) == pytest.approx([0.0, 0.0])
