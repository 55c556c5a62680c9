"""4. A bot that plays whole turns: lines of a narrow beam, tried at imagined tables for two turns more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from heapq import nlargest
from random import Random
from typing import Final, NamedTuple, Self

from crownlands.core.bots import Bot, BotHint, Eyes
from crownlands.core.components import DONE, Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.plans import Plan, Positions, one_ahead
from crownlands.core.run import Run
from crownlands.games.oath import words
from crownlands.games.oath.bargains import amount_for_deal, answer_to_deal, next_term
from crownlands.games.oath.foresight import oath_of, try_line
from crownlands.games.oath.quick_replies import quick_reply
from crownlands.games.oath.regent_hints import (
    hints_on_deal,
    hints_on_dice,
    hints_on_sacrifice,
    hints_on_terms,
    march_odds,
    only_answer,
)
from crownlands.games.oath.state import Oath
from crownlands.games.oath.turn_finder import Line, TurnFinder, as_good_dice

TRUST: Final = 1.0
"""The evaluation at the end of a line counts as much as this many tables: in the middle of a turn
it says little."""
CULL: Final = 3
"""After this many tables the worse half of the lines drops out, again and again …"""
FINALISTS: Final = 2
"""… until this many are left."""
MOST_ACTIONS: Final = 24
"""Nobody needs more actions in a turn: it ends here even if more would cost nothing."""
ALIKE: Final = 2
"""How many lines of a contest may begin with the same choice …"""
OF_A_KIND: Final = 1 / 3
"""… and how much of the field these second ones may be: a line nobody would think of is worth a try."""
BY_HABIT: Final = (
    "board", "start-at", "first-adviser", "discard-first", "show-which", "show-to", "first-bank", "peek",
    "show-reliquary", "attack-dice", "sacrifice", "tend-people",
)  # fmt: skip
"""Questions that need no thought."""
TASTE: Final = ("board", "discard-first", "show-which", "show-to", "first-bank", "peek", "show-reliquary")
"""Of these, the ones where every answer is about as good."""
FREE: Final = ("pick-up",)
"""Here something is given for nothing: what to take is thought about, whether to take it is not."""
NO_CHANCE: Final = 0.05
"""Nobody marches at worse odds if there is anything else to do."""
HOPELESS: Final = 0.25
"""Somebody who asks for other continuations is not sent into a campaign with worse odds."""


class Thought(NamedTuple):
    """How much a decision is thought about: answers tried in the beam, lines that compete, imagined tables."""

    nodes: int
    lines: int
    tables: int


USUAL: Final = Thought(nodes=120, lines=6, tables=10)


class RegentBot(Bot):
    """Plays Oath; at other games it looks one answer ahead."""

    offered = False
    thinks = True

    def __init__(self, seed: str, thought: Thought = USUAL) -> None:
        self._thought = thought
        self._dice = Dice.from_seed(f"regent {seed}")
        self._random = Random(f"regent {seed}")
        self._plan = Plan()
        self._positions = Positions()
        self._turn = (0, 0)
        self._actions = 0

    @classmethod
    def from_spec(cls, spec: str) -> partial[Self]:
        """`regent:120/6/10`: answers tried, lines that compete, imagined tables."""
        parts = spec.split("/")
        if len(parts) != len(Thought._fields) or not all(part.isdecimal() and len(part) <= 5 for part in parts):
            raise BadSetup(f"a regent takes 120/6/10 (answers, lines, tables), not {spec[:40]!r}")
        nodes, lines, tables = (int(part) for part in parts)
        return partial(cls, thought=Thought(nodes, max(1, lines), tables))

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._plan.next(eyes, decision)
        if planned is not None:
            return planned
        table = eyes.imagine(self._dice.child(str(self._random.random())))
        g = table.state
        if not isinstance(g, Oath):
            return one_ahead(table, decision, self._random)
        option = self._small_answer(g, decision)
        if option is not None:
            return option
        self._positions.note(eyes, decision)
        self._plan = Plan(self._ranked(eyes, table)[0][1].steps)
        planned = self._plan.next(eyes, decision)
        assert planned is not None, "a line starts with an option of this very decision"
        return planned

    def hints(self, eyes: Eyes, decision: Decision) -> list[BotHint]:
        """The options that it thinks about, the best first; none where it answers without a search."""
        table = eyes.imagine(self._dice.child(str(self._random.random())))
        if not isinstance(table.state, Oath):
            return []
        if decision.prompt in TASTE:
            return only_answer(table.state, decision, quick_reply(table.state, decision, self._random))
        match decision.prompt:
            case "deal":
                return hints_on_terms(table.state, decision)
            case "deal-amount":
                return only_answer(table.state, decision, amount_for_deal(table.state, decision))
            case "deal-answer":
                return hints_on_deal(table.state, decision)
            case "attack-dice":
                return hints_on_dice(table.state, decision, as_good_dice(table.state, decision.options))
            case "sacrifice":
                option = quick_reply(table.state, decision, self._random)
                return hints_on_sacrifice(table.state, decision, option)
        return self._hints_by_contest(eyes, table)

    def _hints_by_contest(self, eyes: Eyes, table: Run) -> list[BotHint]:
        """The lines that it compares; a hopeless campaign only if there is nothing better."""
        found: dict[Component, BotHint] = {}
        least = 1.0
        for value, line in self._ranked(eyes, table):
            least = min(least, value)  # whoever dropped out early is not so sure to be as good
            if not found or not hopeless(table, eyes.seat, line, HOPELESS):
                found.setdefault(line.steps[0].option, BotHint(least, line.steps))
        return list(found.values())

    def _small_answer(self, g: Oath, decision: Decision) -> Component | None:
        """An answer that takes no search: habits, and deals by what they gain."""
        if decision.prompt in BY_HABIT:
            return quick_reply(g, decision, self._random)
        if decision.prompt == "act":
            now = (g.round, g.active)
            self._actions = self._actions + 1 if now == self._turn else 1
            self._turn = now
            return words.REST if self._actions > MOST_ACTIONS else None
        match decision.prompt:
            case "deal":
                return next_term(g, decision)
            case "deal-amount":
                return amount_for_deal(g, decision)
            case "deal-answer":
                return answer_to_deal(g, decision.seat)
        return None

    # -- the contest --------------------------------------------------------------------------------------------

    def _ranked(self, eyes: Eyes, table: Run) -> list[tuple[float, Line]]:
        """The lines by what becomes of them at imagined tables and by their evaluation; halfway half drops out."""
        finder = TurnFinder(eyes.seat, self._random, self._thought.nodes, self._positions)
        habit = quick_reply(oath_of(table), eyes.decision, self._random)
        lines = finder.lines(table)
        if eyes.decision.prompt in FREE:
            lines = [line for line in lines if line.steps[0].option is not DONE] or lines
        field = enter(lines, self._thought.lines, finder, habit)
        results: list[list[float]] = [[] for _ in field]

        def standing(at: int) -> float:
            return (sum(results[at]) + TRUST * field[at].value) / (len(results[at]) + TRUST)

        going = list(range(len(field)))
        for number in range(self._thought.tables if len(field) > 1 else 0):
            if number and number % CULL == 0:
                going = nlargest(max(FINALISTS, (len(going) + 1) // 2), going, key=standing)
            imagined, chance = eyes.imagine(self._dice), self._random.random()
            for at in going:
                results[at].append(try_line(imagined, eyes.seat, field[at].steps, chance))
        order = sorted(
            range(len(field)), key=lambda at: (at in going, len(results[at]), standing(at)), reverse=True
        )
        ranked = [(standing(at), field[at]) for at in order]
        return sorted(ranked, key=lambda each: hopeless(table, eyes.seat, each[1], NO_CHANCE))


def hopeless(table: Run, me: Seat, line: Line, least: float) -> bool:
    """5.5. Whether a line fights a campaign at worse odds: it seems to cost nothing where nothing else helps."""
    odds = march_odds(table, me, line.steps)
    return odds is not None and odds < least


def enter(lines: Sequence[Line], most: int, finder: TurnFinder, habit: Component) -> list[Line]:
    """The lines that compete: the best of all, one that begins by habit, the best of every beginning, then some
    that begin like another; none that goes in a circle."""
    ranked = sorted(lines, key=lambda line: line[:2], reverse=True)
    field: list[Line] = []
    second: list[Line] = []
    alike: dict[str, int] = {}
    for line in ranked:
        first = line.steps[0].option.ref
        number = alike.get(first, 0)
        if number == ALIKE or finder.circles(line):
            continue
        alike[first] = number + 1
        (second if number else field).append(line)
    usual = [line for line in field[1:] if line.steps[0].option is habit]
    field = field[:1] + usual + [line for line in field[1:] if line not in usual]
    room = most - min(len(second), int(most * OF_A_KIND))
    field = field[:room]
    return (field + second[: most - len(field)]) or ranked[:1]
