"""The tree: what has been tried at every decision, by whom, and with what result.

It is open-loop: a node stands for the answers that lead to it, not for a state, so that every imagined table can
walk it. What an imagined table does not offer is left out there; what it offers for the first time is added.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import Final, TypeAlias

from crownlands.bots.lines import Line
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat

Key: TypeAlias = tuple[Seat, str]
"""Who is asked what."""

EXPLORE: Final = 1.1
"""How strongly a promising option with few visits is preferred to a good one with many."""
CAUTION: Final = 0.12
"""How much worse than the others an option is assumed to be before its first visit."""

DOUBT: Final = 0.3
"""How much a result from few visits is discounted in the final choice."""
LEAST: Final = 3.0
"""No prior is smaller than the best one by more than a factor of e to this power."""


class Arm:
    """An option at a decision."""

    __slots__ = ("next", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.total = 0.0
        self.prior = prior
        self.next: dict[Key, Node | Round] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision of one seat."""

    __slots__ = ("arms", "hinted", "total", "visits")

    def __init__(self) -> None:
        self.arms: dict[Component, Arm] = {}
        self.visits = 0
        self.total = 0.0
        self.hinted = False
        """Whether the lines of a beam search have been added to it."""

    def pick(self, options: Sequence[Component], random: Random) -> Component:
        """The option to try next (PUCT): it has done well so far, or may do well and has few visits."""
        arms = self.arms
        share = 1.0 / len(options)
        spread = EXPLORE * sqrt(self.visits + 1)
        unknown = self.total / self.visits - CAUTION if self.visits else 0.5
        best, highest = options[0], -1.0
        for option in options:
            arm = arms.get(option)
            if arm is None:
                value = unknown + spread * share
            elif arm.visits:
                value = arm.total / arm.visits + spread * arm.prior / (1 + arm.visits)
            else:
                value = unknown + spread * arm.prior
            value += 1e-6 * random.random()
            if value > highest:
                best, highest = option, value
        return best

    def best(self, options: Sequence[Component]) -> Component:
        """The option to choose."""
        return max(options, key=self.lower_bound)

    def ranked(self, options: Sequence[Component]) -> list[Component]:
        """The options that were tried, the best first."""
        tried = [option for option in options if option in self.arms and self.arms[option].visits]
        return sorted(tried, key=self.lower_bound, reverse=True)

    def lower_bound(self, option: Component) -> float:
        """The mean result of an option, less some doubt if it has few visits."""
        arm = self.arms.get(option)
        return arm.total / arm.visits - DOUBT / sqrt(arm.visits) if arm is not None and arm.visits else -DOUBT

    def arm(self, option: Component, options: int) -> Arm:
        found = self.arms.get(option)
        if found is None:
            found = self.arms[option] = Arm(1.0 / options)
        return found

    def hint(self, values: Mapping[Component, float], temperature: float) -> None:
        """Priors for the options by their first evaluation; one that is better by `temperature` is e times as
        promising."""
        self.hinted = True
        top = max(values.values())
        weights = {option: exp(max(-LEAST, (value - top) / temperature)) for option, value in values.items()}
        total = sum(weights.values())
        for option, weight in weights.items():
            self.arm(option, 1).prior = weight / total


class Round:
    """A sealed round: every seat decides by what it knows; what follows depends on the answers of all."""

    __slots__ = ("after", "starts")

    def __init__(self) -> None:
        self.starts: dict[Key, Node] = {}
        self.after: dict[tuple[Component, ...], dict[Key, Node | Round]] = {}

    def start(self, decision: Decision) -> Node:
        return self.starts.setdefault((decision.seat, decision.prompt), Node())


def prime_tree(root: Node, lines: Iterable[Line], seat: Seat, temperature: float) -> None:
    """Add lines of play to the tree: an option is as promising as the best line that continues with it."""
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
            node.hint(known, temperature)
