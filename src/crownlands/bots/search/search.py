"""Information-set Monte Carlo tree search, for any game: many players, sealed rounds, chance, hidden hands.

Every simulation imagines a table that could be the real one, walks down the tree, adds one decision to it, plays on by
chance to the end or to a cut, and counts at every decision passed what its seat has got out of it (max-n).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from crownlands.bots.lines import find_lines, Line
from crownlands.bots.search.budget import Budget, Meter
from crownlands.bots.search.rewards import Judge
from crownlands.bots.search.rollouts import Rollout
from crownlands.bots.search.tree import Arm, Key, Node, Round
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.run import Run

Imagine: TypeAlias = Callable[[], Run]
Path: TypeAlias = "list[tuple[Node, Arm, Seat]]"

SOUNDINGS: Final = 12
"""Rollouts before the search, which show what is a large lead in this game and what a small one."""
HINT_AFTER: Final = 40
"""After how many visits a decision is worth asking the game's hints about it."""
HINT_COST: Final = 6
"""What looking at one option costs in simulated decisions, about."""
WARMTH: Final = 0.2
"""By what part of a large lead the hints must tell two options apart to count."""
TRUST: Final = 0.5
"""How much the standing at the end of one's turn counts; the rest is what came of it."""


class Search:
    """A tree that grows from one decision of one seat."""

    def __init__(self, seat: Seat, random: Random, rollout: Rollout = Rollout(), trust: float = TRUST) -> None:
        self.seat = seat
        self.root: Node | Round | None = None
        self._random = random
        self._rollout = rollout
        self._judge: Judge | None = None
        self._trust = trust
        self._turn: object = None
        self._standing: list[float] | None = None

    def grow(self, imagine: Imagine, budget: Budget) -> Meter:
        """Simulate until the budget is spent."""
        meter = Meter(budget)
        judge = self._judge = self._judge or self._sound(imagine)
        while not meter.empty:
            run = imagine()
            if self.root is None:
                self.root = Round() if run.sealed is not None else Node()
            path: Path = []
            self._turn, self._standing = run.base, None
            spent = self._walk(run, self.root, path)
            standing = self._standing or judge.standing(run)
            run, rolled = self._rollout.play(run, self._random)
            spent += rolled
            rewards = [
                self._trust * before + (1.0 - self._trust) * after
                for before, after in zip(standing, judge.rewards(run), strict=True)
            ]
            for node, arm, seat in path:
                reward = rewards[seat]
                node.visits += 1
                node.total += reward
                arm.visits += 1
                arm.total += reward
            meter.spend(spent)
        return meter

    def node(self, decision: Decision) -> Node:
        """What is known about the decision that the search started from."""
        assert self.root is not None
        return self.root.start(decision) if isinstance(self.root, Round) else self.root

    def follow(self, option: Component, decision: Decision) -> bool:
        """The seat has chosen and is asked the next thing: keep the part of the tree that hangs there."""
        if isinstance(self.root, Node) and option in self.root.arms:
            after = self.root.arms[option].next.get((decision.seat, decision.prompt))
            if isinstance(after, Node):
                self.root = after
                return True
        self.root = None
        return False

    def _sound(self, imagine: Imagine) -> Judge:
        samples = []
        for _ in range(SOUNDINGS):
            run = imagine()
            run.play_out(self._any)
            samples.append(run.game.evaluations(run.state))
        return Judge(samples)

    def _any(self, decision: Decision) -> Component:
        options = decision.options
        return options[int(self._random.random() * len(options))]

    # -- down the tree --------------------------------------------------------------------------------------

    def _walk(self, run: Run, at: Node | Round, path: Path) -> int:
        """Walk down until a new decision is added or the game is over; returns what it has cost."""
        cost = 0
        while True:
            if isinstance(at, Round):
                after, steps, fresh = self._walk_round(run, at, path)
                cost += steps
            else:
                decision = run.decision
                assert decision is not None
                if not at.hinted and (at is self.root or at.visits >= HINT_AFTER):
                    cost += self._hint(run, at, decision)
                option = at.pick(decision.options, self._random)
                arm = at.arm(option, len(decision.options))
                fresh = not arm.visits
                path.append((at, arm, decision.seat))
                run.answer(decision.seat, option)
                cost += 1
                after = arm.next
            if run.over:
                return cost
            if self._standing is None and not self._my_turn(run):
                self._standing = self._judge.standing(run)
            if fresh and self._standing is not None:
                return cost
            at = _next(run, after)

    def _my_turn(self, run: Run) -> bool:
        """Whether the turn goes on in which the search has started."""
        return run.base is self._turn and run.asked(self.seat) is not None

    def _walk_round(self, run: Run, at: Round, path: Path) -> tuple[dict[Key, Node | Round], int, bool]:
        """All branches of a sealed round; a seat chooses by its own answers in it, never by the others'."""
        sealed = run.sealed
        assert sealed is not None
        joint: list[Component] = []
        nodes: dict[Seat, Node] = {}
        while run.sealed is sealed:
            seat, decision = next(iter(sorted(sealed.decisions.items())))
            node = nodes.get(seat) or at.start(decision)
            if not node.hinted and seat == self.seat and node.visits >= HINT_AFTER:
                self._hint(run, node, decision)
            option = node.pick(decision.options, self._random)
            arm = node.arm(option, len(decision.options))
            path.append((node, arm, seat))
            joint.append(option)
            run.answer(seat, option)
            again = sealed.decisions.get(seat)
            if again is not None:
                found = arm.next.setdefault((seat, again.prompt), Node())
                assert isinstance(found, Node)
                nodes[seat] = found
        key = tuple(joint)
        fresh = key not in at.after
        return at.after.setdefault(key, {}), len(joint), fresh

    def _hint(self, run: Run, node: Node, decision: Decision) -> int:
        """Ask the game's evaluation which options are promising for who is asked, one turn ahead."""
        lines = find_lines(run, decision.seat, self._random, 2)
        plant(node, lines, decision.seat, self._judge.scale * WARMTH)
        return len(lines) * HINT_COST


def plant(root: Node, lines: list[Line], seat: Seat, warmth: float) -> None:
    """Lay lines into the tree: an option is as promising as the best line that goes on with it."""
    values: dict[Node, dict[Component, float]] = {}
    for line in lines:
        node = root
        for at, step in enumerate(line.steps):
            known = values.setdefault(node, {})
            known[step.option] = max(line.value, known.get(step.option, line.value))
            if at + 1 < len(line.steps):
                after = node.arm(step.option, 1).next.setdefault((seat, line.steps[at + 1].prompt), Node())
                assert isinstance(after, Node)
                node = after
    for node, known in values.items():
        if not node.hinted:
            node.hint(known, warmth)


def _next(run: Run, after: dict[Key, Node | Round]) -> Node | Round:
    """The part of the tree behind an answer where this table stands now."""
    if run.sealed is not None:
        found = after.get(SEALED)
        return after.setdefault(SEALED, Round()) if found is None else found
    decision = run.decision
    assert decision is not None
    key = (decision.seat, decision.prompt)
    found = after.get(key)
    return after.setdefault(key, Node()) if found is None else found


SEALED: Final[Key] = (-1, "")
"""The key of a sealed round: several seats are asked."""
