"""Hints by search: only on imagined tables, so they reveal nothing that the seat cannot know."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from crownlands.bots.base import make_bot
from crownlands.bots.lines import Line, best_by_option, best_line, find_lines
from crownlands.bots.search import AHEAD, Budget, Search
from crownlands.core.bots import Advice, Eyes
from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import NotOffered
from crownlands.core.game import Game, Score
from crownlands.core.hints import Gain, Hint, gains
from crownlands.core.plans import before_chance
from crownlands.core.state import State
from crownlands.core.table import Table

BUDGET: Final = Budget(decisions=25_000)
FAITH: Final = 0.06
"""How far behind the best a continuation may be that an earlier hint of the same turn has named and still come
first."""


def find_hints(
    table: Table, seat: Seat, most: int = 3, budget: Budget = BUDGET, named: str | None = None
) -> list[Hint]:
    """The best few options of a seat that is asked, the best first. What an earlier hint has `named` for now stays
    first unless something is clearly better: whoever follows a hint is not to be told half-way that it was wrong.
    """
    decision = table.asked(seat)
    if decision is None:
        raise NotOffered("the game is over" if table.over else f"seat {seat} is not asked now")
    name = f"advice {seat} {len(table.history)}"
    eyes, random, dice = Eyes(table.run, seat), Random(name), Dice.from_seed(name)
    champion = table.game.champion
    advice = make_bot(champion, name).advise(eyes, decision)[:most] if champion else []
    if advice:
        return [_told(table, seat, each, dice) for each in advice]
    search = Search(seat, random, AHEAD)
    search.grow(lambda: eyes.imagine(dice), budget)
    node = search.node(decision)
    imagined = eyes.imagine(dice)
    before = table.game.scores(imagined.state)
    lines = best_by_option(find_lines(imagined, seat, random))
    found: list[Hint] = []
    ranked = node.ranked(decision.options)
    best, kept = node.arms[ranked[0]].mean, decision.find(named) if named else None
    if kept in ranked and node.arms[kept].mean > best - FAITH:
        ranked = [kept, *(option for option in ranked if option is not kept)]
    for option in ranked[:most]:
        line = lines[option]
        if decision.prompt in table.game.leads_on:
            line = _led_on(line, seat, random)
        after = line.run.state if imagined.sealed is None else None
        changes = () if after is None else _changes(table.game, imagined.state, before, after)
        why = tuple(table.game.good_for(imagined.state, decision, option, after))
        steps = tuple(step.option for step in line.steps)
        value = best if option is kept and not found else node.arms[option].mean
        found.append(Hint(option, value, changes, steps, why))
    return found


def _led_on(line: Line, seat: Seat, random: Random) -> Line:
    """The line with its best continuation, if the same seat is asked next."""
    if line.run.over or line.run.asked(seat) is None:
        return line
    further = best_line(find_lines(line.run, seat, random))
    return further._replace(steps=(*line.steps, *further.steps))


def _told(table: Table, seat: Seat, advice: Advice, dice: Dice) -> Hint:
    """What the game's champion would do, and what that changes on an imagined table until chance comes in or
    another seat is asked: a single roll of imagined dice would be reported as if it were certain."""
    imagined = Eyes(table.run, seat).imagine(dice)
    run = before_chance(imagined, seat, advice.line)
    changes = _changes(table.game, imagined.state, table.game.scores(imagined.state), run.state)
    options = tuple(step.option for step in advice.line)
    chance = advice.value if table.game.evaluates_chances else None
    return Hint(options[0], advice.value, changes, options, advice.why, advice.steps, chance)


def _changes(game: Game[Any, Any], start: State, before: list[Score], end: State) -> tuple[Gain, ...]:
    """What has changed between two moments: as the game says, otherwise by the points."""
    told = game.why(start, end)
    if told is None:
        return gains(before, game.scores(end))
    return tuple(Gain(seat, item) for seat, item in told)
