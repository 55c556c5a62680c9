"""4.2. Ways to play one's turn: a narrow beam over its actions, each of them played to its end.

A line ends where chance or another seat comes in, for nobody can plan behind that; supply bounds the actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from crownlands.core.bots import Step
from crownlands.core.components import Component, Number
from crownlands.core.decisions import Decision, Seat
from crownlands.core.plans import Positions
from crownlands.core.run import Run
from crownlands.games.oath import words
from crownlands.games.oath.bargains import amount_for_deal, good_offer, next_term
from crownlands.games.oath.campaign.previews import odds_with
from crownlands.games.oath.evaluation import chances
from crownlands.games.oath.foresight import oath_of, play_action, worth_of_roll
from crownlands.games.oath.quick_replies import quick_reply
from crownlands.games.oath.state import Oath

WIDTH: Final = 2
"""How many unfinished lines of one action are kept for every first step."""
GOES_ON: Final = 3
"""From how many of the best lines another action is tried …"""
ACTIONS: Final = 3
"""… and how many actions in a row."""
MOST_OPTIONS: Final = 8
"""More options of one question are not looked at, but for the menu."""
DEPTH: Final = 14
"""How many answers an action may take."""
AS_GOOD: Final = 0.01
"""Odds that differ by no more are the same."""
IDLE: Final = (words.SHOW, words.PEEK, words.PEEK_RELIQUARY)
"""Free looks: an imagined table tells nothing about what they would show."""
DRAWN: Final = ("keep", "keep-another", "play-first", "play")
"""What is asked about cards just drawn, which an imagined table has only made up."""


class Line(NamedTuple):
    """Some steps into the turn: how likely they make a win, and where they lead."""

    value: float
    tie: float
    steps: tuple[Step, ...]
    run: Run | None
    """The table after them, if the seat goes on choosing there."""


class TurnFinder:
    """Looks for lines at one imagined table, with this many answers to try."""

    def __init__(self, me: Seat, random: Random, nodes: int, positions: Positions) -> None:
        self._me = me
        self._random = random
        self._left = nodes
        self._positions = positions

    def lines(self, root: Run) -> list[Line]:
        """The lines found, at least one for every option that is worth a look."""
        found = self._action(root, ())
        best = found
        for _ in range(ACTIONS - 1):
            if self._left <= 0:
                break
            ranked = sorted(best, key=lambda line: line[:2], reverse=True)
            going = islice((line for line in ranked if line.run is not None and not self.circles(line)), GOES_ON)
            best = [
                after for line in going if line.run is not None for after in self._action(line.run, line.steps)
            ]
            if not best:
                break
            found = found + best
        return found

    def circles(self, line: Line) -> bool:
        """6.2. Whether a line leads back to where the seat has stood: what costs nothing could go on for ever."""
        return line.run is not None and self._positions.known(line.run, self._me)

    def _action(self, root: Run, steps: tuple[Step, ...]) -> list[Line]:
        """The lines from here to the end of one action."""
        found: list[Line] = []
        for option in self._options(root):
            beam = [self._step(root, steps, option)]
            for _ in range(DEPTH):
                ended = [line for line in beam if line.run is None or at_menu(line.run, self._me)]
                found += ended
                beam = [line for line in beam if line not in ended]
                if not beam:
                    break
                grown = [
                    self._step(line.run, line.steps, after)
                    for line in beam
                    if line.run is not None
                    for after in self._options(line.run)
                ]
                beam = nlargest(WIDTH, grown, key=lambda line: line[:2])
            found += beam
        return found

    def _step(self, run: Run, steps: tuple[Step, ...], option: Component) -> Line:
        """One answer further."""
        asked, me = run.asked(self._me), self._me
        assert asked is not None
        self._left -= 1
        fork = run.fork()
        fork.answer(me, option)
        g = oath_of(fork)
        steps = (*steps, Step(asked.prompt, option))
        if fork.over or g.winner >= 0:
            return Line(chances(g)[me], self._tie(steps), steps, None)
        decision = fork.asked(me)
        if g.dice.drawn != run.state.dice.drawn or (decision is None and g.active == me):
            return Line(worth_of_roll(run, me, option, self._random), self._tie(steps), steps, None)
        if decision is not None and decision.prompt in DRAWN and asked.prompt not in DRAWN:
            play_action(fork, me, self._random)
            return Line(chances(oath_of(fork))[me], self._tie(steps), steps, None)
        on = fork if decision is not None and g.active == me else None
        return Line(chances(g)[me], self._tie(steps), steps, on)

    def _tie(self, steps: tuple[Step, ...]) -> float:
        """Of lines to the same end the shorter: supply left over counts for nothing, so no detour would cost."""
        return self._random.random() - len(steps)

    def _options(self, run: Run) -> Sequence[Component]:
        asked = run.asked(self._me)
        assert asked is not None
        if self._left <= 0:
            return [quick_reply(oath_of(run), asked, self._random)]
        return worth_a_look(oath_of(run), asked)


def at_menu(run: Run, me: Seat) -> bool:
    asked = run.asked(me)
    return asked is not None and asked.prompt == "act"


def worth_a_look(g: Oath, asked: Decision) -> Sequence[Component]:
    """The options that are tried: of a menu what can change something, of numbers a few, of a deal the best."""
    options = asked.options
    match asked.prompt:
        case "act":
            return [option for option in options if option not in IDLE and not _vain(g, asked.seat, option)]
        case "offer-to":
            whom = good_offer(g, asked.seat)
            return [option for option in options if option is whom] or options[:1]
        case "offer-relic":
            return options[:1]
        case "show-reliquary":
            return options[-1:]
        case "attack-dice":
            return as_good_dice(g, options)
        case "deal":
            return [next_term(g, asked)]
        case "deal-amount":
            return [amount_for_deal(g, asked)]
    if len(options) <= MOST_OPTIONS:
        return options
    if isinstance(options[0], Number):
        return [options[place * (len(options) - 1) // 4] for place in range(5)]
    return options[:MOST_OPTIONS]


def as_good_dice(g: Oath, options: Sequence[Component]) -> Sequence[Component]:
    """5.5.2. All dice, and as many fewer as win as often: a few trial rolls cannot tell, the exact odds can."""
    c = g.campaign
    assert c is not None
    odds = {n: odds_with(g, c, n.value) for n in options if isinstance(n, Number)}
    least = max(odds.values()) - AS_GOOD
    good = [n for n in odds if odds[n] >= least]
    return [good[0], *good[-1:]] if len(good) > 1 else good


def _vain(g: Oath, me: Seat, option: Component) -> bool:
    """6.6.1, 5.5. An offer that nobody would take, or that would cost more than it gains; a campaign without a
    warband, which costs nothing that the evaluation counts."""
    if option is words.CAMPAIGN:
        return not g.board[me]
    return option is words.OFFER and good_offer(g, me) is None
