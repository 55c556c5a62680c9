"""4. What comes after a choice, at imagined tables: everybody answers quickly, dice fall, and `chances` judges.

A campaign is never judged by a lucky die: what victory and defeat lead to is tried out, and both count by the
exact odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final

from crownlands.core.bots import Step
from crownlands.core.components import Component, Number
from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.plans import follow
from crownlands.core.run import Run
from crownlands.games.oath.campaign.previews import odds_with
from crownlands.games.oath.evaluation import chances
from crownlands.games.oath.odds import odds_of
from crownlands.games.oath.quick_replies import quick_reply
from crownlands.games.oath.state import ATTACKER, UNDECIDED, Campaign, Oath

LONG: Final = 400
"""More answers than a round takes: whatever the cards do, looking ahead ends."""
LONG_ACTION: Final = 80
TURNS: Final = 2
"""This many own turns a line is looked ahead."""
ROLLS: Final = 4
"""How often the dice are cast to see what may come of an action."""


def oath_of(run: Run) -> Oath:
    assert isinstance(run.state, Oath)
    return run.state


def play_action(run: Run, me: Seat, random: Random) -> None:
    """Let everybody answer quickly until the seat stands before its menu again, or its turn is over."""
    g = oath_of(run)
    for _ in range(LONG_ACTION):
        decision = run.decision
        if decision is None or g.active != me or decision.prompt == "act":
            return
        run.answer(decision.seat, quick_reply(g, decision, random))


def play_round(run: Run, me: Seat, random: Random) -> int:
    """Let everybody answer quickly until the seat's next turn has begun; returns how many answers that took."""
    g = oath_of(run)
    left = g.active != me
    for count in range(LONG):
        decision = run.decision
        if decision is None or (left and g.active == me and decision.prompt == "act"):
            return count
        run.answer(decision.seat, quick_reply(g, decision, random))
        left = left or g.active != me
    return LONG


def try_line(table: Run, me: Seat, steps: Sequence[Step], chance: float) -> float:
    """3. How likely the seat is to win at this table once it has played a line: the mean of what is said at the
    beginnings of its next turns. The first alone misses what takes time, the last alone says more of luck."""
    run = table.fork(keeps=False)
    run.state.dice = Dice.from_seed(f"ahead {chance}")
    follow(run, me, steps)
    random, found = Random(chance), 0.0
    for ahead in range(TURNS):
        play_round(run, me, random)
        judged = chances(oath_of(run))[me]
        if run.over:
            return (found + judged * (TURNS - ahead)) / TURNS
        found += judged
    return found / TURNS


def worth_of_roll(run: Run, me: Seat, option: Component, random: Random) -> float:
    """5.5.4. What an answer is worth behind which dice fall or others are asked; a campaign counts by its odds."""
    odds = _odds_behind(run, option)
    won: list[float] = []
    lost: list[float] = []
    for _ in range(ROLLS):
        fork = run.fork(keeps=False)
        fork.state.dice = Dice.from_seed(f"roll {random.random()}")
        fork.answer(me, option)
        c = oath_of(fork).campaign
        play_action(fork, me, random)
        (won if c is not None and c.won == ATTACKER else lost).append(chances(oath_of(fork))[me])
    if odds is None or not won or not lost:
        return fmean(won + lost)
    return odds * fmean(won) + (1.0 - odds) * fmean(lost)


def _odds_behind(run: Run, option: Component) -> float | None:
    """5.5.2, 5.5.4. The odds of a campaign whose dice may fall next; None if there is none."""
    g = oath_of(run)
    c: Campaign | None = g.campaign
    if c is None or c.won != UNDECIDED or c.roll or run.decision is None:
        return None
    if run.decision.prompt == "attack-dice":
        return odds_with(g, c, option.value) if isinstance(option, Number) else None
    return odds_of(g, c) if run.decision.prompt == "plan" else None
