"""5.5.4, 5.5.5. The odds of a campaign, exact: the two rolls as distributions, made by adding one die at a time.

Bots, hints, the war table and the terminal all ask here. Everything in it is public.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from crownlands.games.oath.campaign.force import force_of, warbands_of
from crownlands.games.oath.campaign.rolls import dice_rolled, sacrifice_banned, sacrifice_needed
from crownlands.games.oath.components import ATTACK, DEFENSE
from crownlands.games.oath.state import ATTACKER, DEFENDER, UNDECIDED, Campaign, Oath

DIGITS: Final = 4
"""As many of a chance count: sums of many small ones miss 1 by a hair."""


class Battle(NamedTuple):
    """All that the outcome of the rolls depends on."""

    dice: int
    """Attack dice that are rolled."""
    shields: int
    """Defense dice that are rolled."""
    warbands: int
    """Warbands of the attacking force: skulls kill them, and they can be sacrificed."""
    defenders: int
    """What is added to the defense roll: the defending force."""
    no_skulls: bool = False
    no_hollow_swords: bool = False
    no_double_swords: bool = False
    doubled: bool = False
    no_single_shields: bool = False
    no_double_shields: bool = False
    sacrifice: int = 1
    """What a sacrificed warband adds; 0: none may be sacrificed."""


# -- the rolls --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def attack_counts(dice: int) -> dict[tuple[int, int, int, int], float]:
    """The chance of (single swords, double swords, hollow swords, skulls) in a roll of this many attack dice."""
    if not dice:
        return {(0, 0, 0, 0): 1.0}
    found: dict[tuple[int, int, int, int], float] = {}
    share = 1 / len(ATTACK)
    for (single, double, hollow, skulls), chance in attack_counts(dice - 1).items():
        for face in ATTACK:
            key = (
                single + (face.swords == 1),
                double + (face.swords == 2),
                hollow + face.hollow_swords,
                skulls + face.skulls,
            )
            found[key] = found.get(key, 0.0) + chance * share
    return found


@lru_cache(maxsize=128)
def defense_counts(dice: int) -> dict[tuple[int, int, int], float]:
    """The chance of (single shields, double shields, doublings) in a roll of this many defense dice."""
    if not dice:
        return {(0, 0, 0): 1.0}
    found: dict[tuple[int, int, int], float] = {}
    share = 1 / len(DEFENSE)
    for (single, double, times), chance in defense_counts(dice - 1).items():
        for face in DEFENSE:
            key = (single + (face.shields == 1), double + (face.shields == 2), times + face.doubles)
            found[key] = found.get(key, 0.0) + chance * share
    return found


@lru_cache(maxsize=512)
def attack_rolls(battle: Battle) -> dict[tuple[int, int], float]:
    """The chance of (attack value, skulls that kill) of a roll, under what the plans say."""
    found: dict[tuple[int, int], float] = {}
    times = 2 if battle.doubled else 1
    for (single, double, hollow, skulls), chance in attack_counts(battle.dice).items():
        swords = single + (0 if battle.no_double_swords else 2 * double)
        paired = 0 if battle.no_hollow_swords else hollow * times // 2
        key = (swords * times + paired, 0 if battle.no_skulls else skulls * times)
        found[key] = found.get(key, 0.0) + chance
    return found


@lru_cache(maxsize=512)
def defense_below(dice: int, no_single: bool = False, no_double: bool = False) -> tuple[float, ...]:
    """The chance that the shields of a roll are fewer than 0, 1, 2 …; beyond the last entry it is certain."""
    by_value: dict[int, float] = {}
    for (single, double, times), chance in defense_counts(dice).items():
        value = ((0 if no_single else single) + (0 if no_double else 2 * double)) << times
        by_value[value] = by_value.get(value, 0.0) + chance
    most = min(max(by_value), MOST_SHIELDS)
    return (0.0, *accumulate(by_value.get(value, 0.0) for value in range(most + 1)))


MOST_SHIELDS = 200
"""No attack reaches so far: shields beyond it need not be told apart."""


# -- who wins ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def win_chance(battle: Battle) -> float:
    """The chance that the attacker wins, sacrificing whenever that wins."""
    below = defense_below(battle.shields, battle.no_single_shields, battle.no_double_shields)
    won = 0.0
    for (value, skulls), chance in attack_rolls(battle).items():
        left = max(0, battle.warbands - skulls)
        reach = value + left * battle.sacrifice - battle.defenders
        if reach > 0:
            won += chance * below[min(reach, len(below) - 1)]
    return min(1.0, won)


def battle_of(g: Oath, c: Campaign) -> Battle:
    """The rolls of a campaign as its pools stand now."""
    banned = c.no_sacrifice or sacrifice_banned(g, c) is not None
    return Battle(
        dice=dice_rolled(c),
        shields=c.shields,
        warbands=warbands_of(g, c, ATTACKER),
        defenders=force_of(g, c, DEFENDER),
        no_skulls=c.no_skulls,
        no_hollow_swords=c.no_hollow_swords,
        no_double_swords=c.no_double_swords,
        doubled=c.doubled,
        no_single_shields=c.no_single_shields,
        no_double_shields=c.no_double_shields,
        sacrifice=0 if banned else c.sacrifice_worth,
    )


def odds_of(g: Oath, c: Campaign) -> float:
    """The chance that the attacker wins a campaign, from where it stands, with no more plans and every sacrifice
    that wins."""
    if c.won != UNDECIDED:
        return 1.0 if c.won == ATTACKER else 0.0
    battle = battle_of(g, c)
    if c.roll:
        left = max(0, battle.warbands - c.skulls)
        return 1.0 if sacrifice_needed(c) <= (left if battle.sacrifice else 0) else 0.0
    if not c.defense_roll and not c.defense:
        return win_chance(battle)
    return win_chance(battle._replace(shields=0, defenders=c.defense))


def percent(chance: float) -> int:
    """A chance for people: whole percents, and never 0 or 100 unless it is certain.

    Sums of many small chances miss 1 by a hair: four digits count, or a certain victory would be 99 %.
    """
    chance = round(chance, DIGITS)
    if 0.0 < chance < 1.0:
        return min(99, max(1, round(chance * 100)))
    return round(chance * 100)
