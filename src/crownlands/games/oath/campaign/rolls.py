"""5.5.4, 5.5.5. The defense roll, the attack roll, skulls and sacrifice."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.components import Component
from crownlands.core.decisions import Reason
from crownlands.games.oath import words
from crownlands.games.oath.campaign.force import force_of, kill_in_force, warbands_of
from crownlands.games.oath.components import ATTACK, DEFENSE
from crownlands.games.oath.moments import not_allowed
from crownlands.games.oath.orders import SACRIFICE
from crownlands.games.oath.state import (
    AGAINST_BANDITS,
    ATTACKER,
    DEFENDER,
    NOBODY,
    Campaign,
    Oath,
)
from crownlands.games.oath.taking import roll


def shields_of(faces: Sequence[int], no_single: bool = False, no_double: bool = False) -> int:
    """5.5.4. The shields of a roll, doubled by every ×2; a plan may ignore faces with one shield or with two."""
    shields, times = 0, 1
    for number in faces:
        face = DEFENSE[number]
        if face.doubles:
            times *= 2
        if not ((no_single and face.shields == 1) or (no_double and face.shields == 2)):
            shields += face.shields
    return shields * times


def swords_of(faces: Sequence[int], no_hollow: bool = False, no_double: bool = False, twice: bool = False) -> int:
    """5.5.5. The swords of a roll, two hollow ones for one; a plan may count all twice, or ignore some faces."""
    swords = sum(ATTACK[number].swords for number in faces if not (no_double and ATTACK[number].swords == 2))
    hollow = 0 if no_hollow else sum(ATTACK[number].hollow_swords for number in faces)
    times = 2 if twice else 1
    return swords * times + hollow * times // 2


def skulls_of(faces: Sequence[int], twice: bool = False) -> int:
    """5.5.5. The skulls of a roll."""
    return sum(ATTACK[number].skulls for number in faces) * (2 if twice else 1)


def dice_rolled(c: Campaign) -> int:
    """The attack dice that are rolled: half of the pool if a plan says so."""
    return c.dice // 2 if c.halved else c.dice


async def roll_defense(g: Oath, c: Campaign) -> bool:
    """5.5.4. The defender rolls; shields and the defending force make the defense."""
    roller = NOBODY if c.defender == AGAINST_BANDITS else c.defender
    c.defense_roll = await roll(g, roller, len(DEFENSE), c.shields, "defense")
    force = force_of(g, c, DEFENDER)
    c.defense = shields_of(c.defense_roll, c.no_single_shields, c.no_double_shields) + force
    if roller == NOBODY:
        g.tell("defense-of-bandits", value=c.defense, force=force)
    else:
        g.tell("defense", roller, value=c.defense, force=force)
    return True


async def roll_attack(g: Oath, c: Campaign) -> bool:
    """5.5.5. The attacker rolls; every skull kills one of the force."""
    c.roll = await roll(g, c.attacker, len(ATTACK), dice_rolled(c), "attack")
    c.attack = swords_of(c.roll, c.no_hollow_swords, c.no_double_swords, c.doubled)
    c.skulls = 0 if c.no_skulls else skulls_of(c.roll, c.doubled)
    g.tell("attack", c.attacker, value=c.attack, skulls=c.skulls)
    return True


async def bury_skulls(g: Oath, c: Campaign) -> bool:
    """5.5.5. Skulls kill warbands of the attacking force; from where, the attacker says. Bandits cannot die."""
    await kill_in_force(g, c, ATTACKER, c.skulls, c.attacker, "bury-skulls", "5.5.5")
    c.skulls = 0
    return True


def sacrifice_needed(c: Campaign) -> int:
    """5.5.5, 9.5. Exactly how many sacrificed warbands would win; 0 if none are needed."""
    short = c.defense - c.attack + 1
    return max(0, -(-short // c.sacrifice_worth))


def cannot_sacrifice(g: Oath, c: Campaign) -> Reason | None:
    """5.5.5. Why warbands cannot be sacrificed: it is forbidden, or there are too few to win."""
    needs, has = sacrifice_needed(c), warbands_of(g, c, ATTACKER)
    if c.no_sacrifice:
        return Reason("no-sacrifice", "5.5.5")
    if needs > has:
        return Reason("too-few-to-sacrifice", "5.5.5", needs=needs, has=has)
    return sacrifice_banned(g, c)


def sacrifice_banned(g: Oath, c: Campaign) -> Reason | None:
    """7.1.4. Whether a persistent power (Vow of Peace) allows no sacrifice."""
    return not_allowed(g, SACRIFICE, c.attacker, at=c.at, whose=c.defender)


async def sacrifice(g: Oath, c: Campaign) -> bool:
    """5.5.5, 10.sacrifice. The attacker may sacrifice as many warbands as it takes to win, no more and no fewer;
    then it is decided.
    """
    needs = sacrifice_needed(c)
    if needs and cannot_sacrifice(g, c) is None and await wants_sacrifice(g, c, needs):
        c.sacrificed = await kill_in_force(g, c, ATTACKER, needs, c.attacker, "sacrifice-from", "5.5.5")
        c.attack += c.sacrificed * c.sacrifice_worth
        g.tell("sacrificed", c.attacker, amount=c.sacrificed)
    c.won = ATTACKER if c.attack > c.defense else DEFENDER
    return True


async def wants_sacrifice(g: Oath, c: Campaign, needs: int) -> bool:
    force = warbands_of(g, c, ATTACKER)
    facts: dict[str, int] = {"attack": c.attack, "defense": c.defense, "amount": needs, "force": force}
    answers: list[Component] = [words.YES, words.NO]
    return await g.choose(c.attacker, "sacrifice", answers, "5.5.5", facts) is words.YES


def tell_outcome(g: Oath, c: Campaign) -> None:
    """5.5.5. Announce who has won."""
    if c.won == ATTACKER:
        g.tell("campaign-won", c.attacker)
    elif c.defender == AGAINST_BANDITS:
        g.tell("repelled-by-bandits")
    else:
        g.tell("campaign-repelled", c.defender)
