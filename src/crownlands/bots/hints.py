"""Hints by search: only on imagined tables, so they reveal nothing that the seat cannot know."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from crownlands.bots.base import make_bot
from crownlands.bots.lines import Line, best_by_option, best_line, find_lines
from crownlands.bots.search import AHEAD, Budget, Search
from crownlands.bots.search.tree import Node, Round
from crownlands.core.bots import BotHint, Eyes, Step
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import NotOffered
from crownlands.core.game import Game, Score
from crownlands.core.hints import Gain, Hint, gains
from crownlands.core.plans import before_chance
from crownlands.core.run import Run
from crownlands.core.state import State
from crownlands.core.table import Table

BUDGET: Final = Budget(decisions=25_000)
FAITH: Final = 0.06
"""How far behind the best an option may be that a hint of the same turn has named, to pass for as good."""
KNOWN: Final = 10
"""After how many visits a decision further on is told as the search would answer it."""


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
    given = make_bot(champion, name).hints(eyes, decision)[:most] if champion else []
    if given:
        return [_told(table, seat, hint, dice) for hint in given]
    search = Search(seat, random, AHEAD)
    search.grow(lambda: eyes.imagine(dice), budget)
    node = search.node(decision)
    imagined = eyes.imagine(dice)
    before = table.game.scores(imagined.state)
    sealed = {} if imagined.sealed is None else best_by_option(find_lines(imagined, seat, random))
    found: list[Hint] = []
    for option, value in _ranked(node, decision, named)[:most]:
        line = sealed[option] if sealed else _searched(node, imagined, seat, option, random)
        after = line.run.state if imagined.sealed is None else None
        changes = () if after is None else _changes(table.game, imagined.state, before, after)
        why = tuple(table.game.good_for(imagined.state, decision, option, after))
        steps = tuple(step.option for step in line.steps)
        found.append(Hint(option, value, changes, steps, why))
    return found


def _ranked(node: Node, decision: Decision, named: str | None) -> list[tuple[Component, float]]:
    """The options and how good they are, the best first. What was named before counts as the best if it is about
    as good: two searches never quite agree."""
    values = {option: node.arms[option].mean for option in node.ranked(decision.options)}
    best, kept = next(iter(values.values())), decision.find(named) if named else None
    if kept in values and values[kept] > best - FAITH:
        values = {kept: best, **{option: value for option, value in values.items() if option is not kept}}
    return list(values.items())


def _searched(node: Node, root: Run, seat: Seat, option: Component, random: Random) -> Line:
    """An option and the rest of the turn as the search itself would play it, so that the next hint says the same.

    It ends before a sealed round, whose answers depend on what the others may do. Where the search has hardly
    been, the line that looks best goes on from there.
    """
    run, turn = root.fork(), root.turn
    steps: tuple[Step, ...] = ()
    below: Node | Round | None = node
    while True:
        asked = run.asked(seat)
        assert asked is not None
        drawn, arm = run.state.dice.drawn, below.arms.get(option) if isinstance(below, Node) else None
        run.answer(seat, option)
        steps = (*steps, Step(asked.prompt, option))
        if asked.prompt in run.game.leads_on:
            turn = run.turn
        following = None if run.over else run.asked(seat)
        chance = run.state.dice.drawn != drawn
        if following is None or chance or run.turn is not turn or run.sealed is not None:
            return Line(0.0, 0.0, steps, run, finished=True)
        below = arm.next.get((seat, following.prompt)) if arm is not None else None
        if not isinstance(below, Node) or below.visits < KNOWN:
            rest = best_line(find_lines(run, seat, random))
            return rest._replace(steps=(*steps, *rest.steps))
        option = below.best(following.options)


def _told(table: Table, seat: Seat, hint: BotHint, dice: Dice) -> Hint:
    """What the game's champion would do, and what that changes on an imagined table until chance comes in or
    another seat is asked: a single roll of imagined dice would be reported as if it were certain."""
    imagined = Eyes(table.run, seat).imagine(dice)
    run = before_chance(imagined, seat, hint.line)
    changes = _changes(table.game, imagined.state, table.game.scores(imagined.state), run.state)
    options = tuple(step.option for step in hint.line)
    chance = hint.value if table.game.evaluates_chances else None
    return Hint(options[0], hint.value, changes, options, hint.why, hint.steps, chance)


def _changes(game: Game[Any, Any], start: State, before: list[Score], end: State) -> tuple[Gain, ...]:
    """What has changed between two moments: as the game says, otherwise by the points."""
    told = game.why(start, end)
    if told is None:
        return gains(before, game.scores(end))
    return tuple(Gain(seat, item) for seat, item in told)
