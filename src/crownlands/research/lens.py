"""A game as numbers: action ids, masks, and what a seat may know as a vector of counts, for all adapters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from crownlands.core import wire
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Fact, Facts, Seat
from crownlands.core.errors import NotOffered
from crownlands.core.game import Game
from crownlands.core.run import Run
from crownlands.research.hashing import add_leaves
from crownlands.words import source

FACTS: Final = 128
"""Places for the facts of a decision: by which rule, how many steps are left, from where a piece moves."""
VIEW: Final = 2048
"""Places for the view of a game that does not list its features."""

Counts = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class Lens:
    """The numbers of a game: the same for all its tables, whatever the seats, variants and seed."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game: Final = game
        self.refs: Final = game.vocabulary()
        """The ref of every action, by its id."""
        self.ids: Final = {ref: number for number, ref in enumerate(self.refs)}
        self.prompts: Final = prompts(game)
        self._prompt_at: Final = {prompt: game.seats[-1] + at for at, prompt in enumerate(self.prompts)}
        self._facts_at: Final = game.seats[-1] + len(self.prompts)
        names = game.feature_names()
        self._has_features: Final = bool(names)
        self.names: Final[tuple[str, ...]] = (
            *(f"my seat {seat}" for seat in range(game.seats[-1])),
            *(f"asked {prompt}" for prompt in self.prompts),
            *(f"fact {place}" for place in range(FACTS)),
            *(names or (f"view {place}" for place in range(VIEW))),
        )
        """What is counted where in an observation."""

    # -- what is seen ---------------------------------------------------------------------------------------

    def row(self, run: Run, seat: Seat) -> bytearray:
        """What a seat may know: who it is, what it is asked, and the table as it sees it."""
        row = bytearray(self._facts_at + FACTS)
        row[seat] = 1
        decision = run.asked(seat)
        if decision is not None:
            row[self._prompt_at[decision.prompt]] = 1
            add_leaves(decision.rule, "rule", row, self._facts_at, FACTS)
            if decision.facts:
                add_leaves(plain_facts(decision.facts), "", row, self._facts_at, FACTS)
        if self._has_features:
            return row + self.game.features(run.state, seat)
        hashed = bytearray(VIEW)
        add_leaves(self.game.view(run.state, seat), "", hashed, 0, VIEW)
        return row + hashed

    def observation(self, run: Run, seat: Seat) -> Counts:
        """The same as an array."""
        return np.frombuffer(self.row(run, seat), np.uint8)

    def mask(self, decision: Decision | None) -> Mask:
        """1 for the id of every offered option; all 0 for a seat that is not asked."""
        mask = bytearray(len(self.refs))
        if decision is not None:
            ids = self.ids
            for option in decision.options:
                mask[ids[option.ref]] = 1
        return np.frombuffer(mask, np.int8)

    def option(self, decision: Decision, action: int) -> Component:
        """The offered option with this id."""
        ref = self.refs[action]
        option = decision.find(ref)
        if option is None:
            raise NotOffered(f"action {action} ({ref}) is not offered to seat {decision.seat} now")
        return option


def seen(run: Run, seat: Seat | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know as structured data: its view, and what it is asked."""
    decision = None if seat is None else run.asked(seat)
    told = None if decision is None else wire.decision(decision, 0)
    return {"view": run.game.view(run.state, seat), "decision": told}


def plain_facts(facts: Facts) -> dict[str, Any]:
    return {name: _plain(fact) for name, fact in facts.items()}


def _plain(fact: Fact) -> Any:
    if isinstance(fact, Component):
        return fact.ref
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        return [_plain(part) for part in fact]
    return fact


def prompts(game: Game[Any, Any]) -> tuple[str, ...]:
    """Every prompt of a game, by name: a prompt without a text cannot be asked."""
    return tuple(sorted(set(re.findall(r"^prompt-([\w-]+) *=", source(game, "en"), re.MULTILINE))))
