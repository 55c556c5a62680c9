"""Information-set Monte Carlo tree search, for any game: many players, sealed rounds, chance, hidden hands.

Every simulation imagines a table that could be the real one, walks down the tree, adds to it, plays on from
there to the end or to a cut-off, and credits every decision on the way with what its seat got (max-n).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from crownlands.bots.lines import find_lines, prospect
from crownlands.bots.search.budget import Budget, Meter
from crownlands.bots.search.rewards import Judge
from crownlands.bots.search.rollouts import BY_CHANCE, Rollout
from crownlands.bots.search.tree import Arm, Key, Node, Round, prime_tree
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.run import Run

Imagine: TypeAlias = Callable[[], Run]
Path: TypeAlias = "list[tuple[Node, Arm, Seat]]"
Behind: TypeAlias = "dict[Key, Node | Round]"
"""The parts of the tree below an answer."""

HINT_AFTER: Final = 40
"""After how many visits of a decision the lines of a beam search are added to the tree."""
HINT_WIDTH: Final = 2
HINT_COST: Final = 6
"""About what one line of the beam search costs, in simulated decisions."""
TEMPERATURE: Final = 0.2
"""By how much the lines must separate two options to matter, as a share of a large lead."""
TRUST: Final = 0.3
"""How much the standing at the end of the turn counts; the rest is what came of it later."""
SEALED: Final[Key] = (-1, "")
"""The key of a sealed round: several seats are asked."""


class Search:
    """A tree that grows from one decision of one seat."""

    def __init__(
        self, seat: Seat, random: Random, rollout: Rollout = BY_CHANCE, watched: Component | None = None
    ) -> None:
        self.seat = seat
        self.root: Node | Round | None = None
        self._random = random
        self._rollout = rollout
        self._watched = watched
        """An option that every other simulation tries, whatever its promise."""
        self._judge: Judge | None = None

    def grow(self, imagine: Imagine, budget: Budget) -> Meter:
        """Simulate until the budget is spent."""
        if self._judge is None:
            self._judge = Judge.calibrated(imagine, self._random)
        meter = Meter(budget)
        while not meter.empty:
            meter.spend(self._simulate(imagine(), self._judge))
        return meter

    def node(self, decision: Decision) -> Node:
        """What is known about the decision that the search started from."""
        assert self.root is not None
        return self.root.start(decision) if isinstance(self.root, Round) else self.root

    # -- one simulation -------------------------------------------------------------------------------------

    def _simulate(self, run: Run, judge: Judge) -> int:
        """Returns how many decisions it took."""
        if self.root is None:
            self.root = Round() if run.sealed is not None else Node()
        path: Path = []
        standing, cost = self._walk(run, self.root, path, judge)
        run, rolled = self._rollout.play(run, self._random)
        rewards = [
            TRUST * before + (1.0 - TRUST) * after
            for before, after in zip(standing, judge.rewards(run), strict=True)
        ]
        for node, arm, seat in path:
            reward = rewards[seat]
            node.visits += 1
            node.total += reward
            arm.visits += 1
            arm.total += reward
        return cost + rolled

    def _walk(self, run: Run, at: Node | Round, path: Path, judge: Judge) -> tuple[list[float], int]:
        """Walk down to the end of the turn, and on until something is new.

        Returns how everybody stood at the end of the turn, and what the walk has cost.
        """
        turn, cost = run.turn, 0
        standing: list[float] | None = None
        while True:
            if isinstance(at, Round):
                behind, steps, fresh = self._answer_round(run, at, path)
            else:
                behind, steps, fresh = self._answer(run, at, path, judge)
            cost += steps
            if standing is None and (run.over or run.turn is not turn or run.asked(self.seat) is None):
                standing = judge.standing(run)
            if run.over or (fresh and standing is not None):
                assert standing is not None
                return standing, cost
            at = _next(run, behind)

    def _answer(self, run: Run, at: Node, path: Path, judge: Judge) -> tuple[Behind, int, bool]:
        """One decision; returns also what it has cost and whether it is new."""
        decision, cost = run.decision, 1
        assert decision is not None
        if not at.hinted and (at is self.root or at.visits >= HINT_AFTER):
            lines = find_lines(run, decision.seat, self._random, HINT_WIDTH, prospect)
            prime_tree(at, lines, decision.seat, judge.scale * TEMPERATURE)
            cost += len(lines) * HINT_COST
        option = self._pick(at, decision)
        arm = at.arm(option, len(decision.options))
        path.append((at, arm, decision.seat))
        run.answer(decision.seat, option)
        return arm.next, cost, not arm.visits

    def _answer_round(self, run: Run, at: Round, path: Path) -> tuple[Behind, int, bool]:
        """All branches of a sealed round; a seat chooses by its own answers in it, never by the others'."""
        sealed = run.sealed
        assert sealed is not None
        joint: list[Component] = []
        nodes: dict[Seat, Node] = {}
        while run.sealed is sealed:
            seat = min(sealed.decisions)
            decision = sealed.decisions[seat]
            node = nodes.get(seat) or at.start(decision)
            option = self._pick(node, decision) if seat == self.seat else node.pick(decision.options, self._random)
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

    def _pick(self, node: Node, decision: Decision) -> Component:
        if self._watched is not None and node.visits % 2 and self.root is not None and node is self.node(decision):
            return self._watched
        return node.pick(decision.options, self._random)


def _next(run: Run, behind: Behind) -> Node | Round:
    """The part of the tree below an answer where this table stands now."""
    decision = run.decision
    key = SEALED if decision is None else (decision.seat, decision.prompt)
    found = behind.get(key)
    if found is None:
        found = behind[key] = Round() if decision is None else Node()
    return found
