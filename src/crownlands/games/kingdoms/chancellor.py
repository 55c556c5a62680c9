"""turn. A bot that thinks through its own action, sees what everybody makes of it, and mixes its dials in war."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final, NamedTuple

from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.run import Run
from crownlands.games.kingdoms.dial_strategy import choose_dial, war_value
from crownlands.games.kingdoms.evaluation import advantage
from crownlands.games.kingdoms.quick_replies import play_on
from crownlands.games.kingdoms.state import Kingdoms

NODES: Final = 400
"""How many answers a thought may try."""
SETTLING: Final = ("side", "start-region", "split", "faction", "leave-bare")
"""Questions before the first turn: little can be foreseen, so they are answered by rule of thumb."""


class Line(NamedTuple):
    """Some answers in a row, and what they lead to."""

    value: float
    steps: tuple[tuple[str, str], ...]


class ChancellorBot(Bot):
    """Plays Tiny Epic Kingdoms; at other games it looks one answer ahead."""

    offered = False
    thinks = True

    def __init__(self, seed: str) -> None:
        self._dice = Dice.from_seed(f"chancellor {seed}")
        self._random = Random(f"chancellor {seed}")
        self._plan: deque[tuple[str, str]] = deque()
        self._nodes = 0

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        planned = self._planned(decision)
        if planned is not None:
            return planned
        if decision.prompt in SETTLING:
            return self._settle(decision)
        run = eyes.imagine(self._dice.child(str(self._random.random())))
        if decision.prompt == "dial":
            return choose_dial(run, eyes.seat, self._random.random)
        self._nodes = 0
        self._plan = deque(self._best(run, eyes.seat, run.turn, foresee=decision.prompt == "select").steps)
        planned = self._planned(decision)
        assert planned is not None, "the plan starts with an option of this very decision"
        return planned

    def _planned(self, decision: Decision) -> Component | None:
        """The next step of the plan, if this is the decision that it was made for."""
        if self._plan:
            prompt, ref = self._plan.popleft()
            option = decision.find(ref) if prompt == decision.prompt else None
            if option is not None:
                return option
            self._plan.clear()
        return None

    def _settle(self, decision: Decision) -> Component:
        """setup.resources, setup.armies. Two of everything; everything else at random."""
        if decision.prompt == "split":
            return decision.options[min(2, len(decision.options) - 1)]
        return self._random.choice(list(decision.options))

    def _best(self, run: Run, me: Seat, turn: object, *, foresee: bool) -> Line:
        """The best line from here to the end of the seat's own action (or of the turn, when it selects)."""
        asked = run.asked(me)
        assert asked is not None
        best: Line | None = None
        for option in asked.options:
            self._nodes += 1
            fork = run.fork()
            fork.answer(me, option)
            line = self._after(fork, me, turn, foresee=foresee)
            value = line.value + 1e-6 * self._random.random()
            if best is None or value > best.value:
                best = Line(value, ((asked.prompt, option.ref), *line.steps))
        assert best is not None
        return best

    def _after(self, run: Run, me: Seat, turn: object, *, foresee: bool) -> Line:
        """What an answer leads to: a war, another question to the same seat, or the end of its action."""
        state = run.state
        if not isinstance(state, Kingdoms):
            return Line(run.game.evaluate(state, me), ())
        if run.sealed is not None and state.battlefield is not None and me in (state.attacker, state.defender):
            return Line(war_value(run, me), ())
        asked = run.asked(me)
        mine = asked is not None and asked.prompt != "select" and self._nodes < NODES
        if mine and (run.turn is turn or (foresee and asked is not None and asked.prompt == "act")):
            return self._best(run, me, run.turn, foresee=foresee)
        if foresee and not run.over:
            number = state.turn
            play_on(run, lambda now: now.state.turn != number)  # type: ignore[attr-defined]
        elif run.turn is turn:
            play_on(run, lambda now: now.turn is not turn)
        assert isinstance(run.state, Kingdoms)
        return Line(advantage(run.state, me), ())
