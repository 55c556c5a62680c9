"""5.5.4, 5.5.5. The exact odds against dice that are rolled, and against small pools worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from crownlands.games.oath.campaign.rolls import shields_of, skulls_of, swords_of
from crownlands.games.oath.components import ATTACK, DEFENSE
from crownlands.games.oath.odds import Battle, attack_counts, defense_below, defense_counts, percent, win_chance

ROLLS = 40_000


def test_one_die_against_nobody() -> None:
    """A single hollow sword is nothing; a sword or two of them win. No warbands: nothing to sacrifice."""
    assert win_chance(Battle(1, 0, 0, 0)) == pytest.approx(1 / 2)


def test_a_warband_to_sacrifice_makes_a_tie_a_victory() -> None:
    """Against one defender: a hollow sword and a sacrifice only tie, a sword and a sacrifice win,
    the skull kills but wins.
    """
    assert win_chance(Battle(1, 0, 1, 1)) == pytest.approx(1 / 2)
    assert win_chance(Battle(1, 0, 1, 1, sacrifice=0)) == pytest.approx(1 / 6)


def test_a_skull_takes_the_warband_that_would_be_sacrificed() -> None:
    """Against two: only a sword and two sacrifices, or the double sword with one; the skull leaves one of two."""
    assert win_chance(Battle(1, 0, 2, 2)) == pytest.approx(1 / 2)
    assert win_chance(Battle(1, 0, 1, 2)) == 0
    assert win_chance(Battle(1, 0, 1, 2, no_skulls=True)) == pytest.approx(1 / 6)


def test_one_defense_die() -> None:
    """Blank twice, one shield twice, two shields, a doubling of nothing."""
    assert defense_below(1)[:4] == pytest.approx((0, 1 / 2, 5 / 6, 1))
    assert defense_below(1, no_single=True)[:4] == pytest.approx((0, 5 / 6, 5 / 6, 1))
    assert defense_below(1, no_double=True)[:3] == pytest.approx((0, 4 / 6, 1))


def test_doublings_multiply() -> None:
    """Two dice: a doubling beside one shield makes two, beside two shields four."""
    below = defense_below(2)
    four = below[5] - below[4]
    assert four == pytest.approx(2 * 1 / 36 + 1 / 36), "two shields doubled in two ways, or two and two"


def test_the_pool_of_the_model() -> None:
    assert win_chance(Battle(6, 3, 0, 2)) == pytest.approx(0.5187, abs=0.0001), "six dice, no sacrifice"


@pytest.mark.parametrize("dice", [0, 1, 5, 24])
def test_chances_add_up(dice: int) -> None:
    assert sum(attack_counts(dice).values()) == pytest.approx(1)
    assert sum(defense_counts(dice).values()) == pytest.approx(1)


@pytest.mark.parametrize(
    "battle",
    [
        Battle(6, 3, 6, 5),
        Battle(4, 5, 3, 3),
        Battle(7, 6, 4, 2, no_skulls=True),
        Battle(8, 4, 5, 6, no_hollow_swords=True),
        Battle(5, 4, 6, 9, doubled=True),
        Battle(8, 6, 4, 4, no_double_swords=True, no_single_shields=True),
        Battle(5, 6, 3, 5, no_double_shields=True),
        Battle(3, 4, 4, 8, sacrifice=3),
        Battle(9, 5, 9, 4, sacrifice=0),
    ],
)
def test_against_rolls(battle: Battle) -> None:
    """40,000 rolls by the very functions that count a roll at the table; five standard errors are 1.25 %."""
    random, won = Random("odds"), 0
    for _ in range(ROLLS):
        attack = [random.randrange(len(ATTACK)) for _ in range(battle.dice)]
        shields = [random.randrange(len(DEFENSE)) for _ in range(battle.shields)]
        value = swords_of(attack, battle.no_hollow_swords, battle.no_double_swords, battle.doubled)
        skulls = 0 if battle.no_skulls else skulls_of(attack, battle.doubled)
        left = max(0, battle.warbands - skulls)
        defense = battle.defenders + shields_of(shields, battle.no_single_shields, battle.no_double_shields)
        won += value + left * battle.sacrifice > defense
    assert win_chance(battle) == pytest.approx(won / ROLLS, abs=0.0125)
    assert 0.02 < won / ROLLS < 0.98, "a battle whose outcome is open"


def test_only_what_is_certain_is_called_so() -> None:
    """5.5.4. As a preview and the war table tell it: 0 % and 100 % are promises."""
    chances = (0, 0.001, 0.004, 0.5, 0.994, 0.9961, 0.99999, 1)
    assert [percent(chance) for chance in chances] == [0, 1, 1, 50, 99, 99, 100, 100]
