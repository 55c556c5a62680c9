"""A sketch of a game for tests of the core: its rules are whatever coroutine the test brings."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from crownlands.core.components import Component, Word, common_component
from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.game import Game, Score, ScoreItem, Setup
from crownlands.core.hidden import Pool, Zone
from crownlands.core.plain import plain
from crownlands.core.state import State
from crownlands.core.table import Table
from crownlands.core.variants import Variants

WORDS = {name: Word(name) for name in ("yes", "no", "left", "right", "ace", "king", "queen", "jack")}
YES, NO, LEFT, RIGHT = (WORDS[name] for name in ("yes", "no", "left", "right"))
CARDS = [WORDS[name] for name in ("ace", "king", "queen", "jack")]


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Sketch(State):
    """Notes that all can read, and a deck that nobody can."""

    notes: list[str] = field(default_factory=list)
    deck: list[Word] = field(default_factory=CARDS.copy)
    stage: int = 0

    async def ask(self, seat: Seat, options: Sequence[Component] = (YES, NO)) -> str:
        """Ask a seat, note what it answers."""
        answer = await self.choose(seat, "ask", options, "sketch")
        self.notes.append(f"{seat} {answer.ref}")
        return answer.ref


Rules: TypeAlias = Callable[[Sketch], Coroutine[Any, Any, None]]


class SketchGame(Game[Sketch, Variants]):
    name = "sketch"
    seats = range(1, 6)
    variants = Variants
    state = Sketch
    home = Path(__file__).parent / "highwaymen"

    def __init__(self, rules: Rules) -> None:
        self.sketched = rules

    def new(self, setup: Setup, dice: Dice) -> Sketch:
        return Sketch(seats=setup.seats, dice=dice)

    def play(self, g: Sketch) -> Coroutine[Any, Any, None]:
        return self.sketched(g)

    def find(self, ref: str) -> Component:
        return common_component(ref) or WORDS[ref]

    def scores(self, g: Sketch) -> list[Score]:
        return [Score(seat, (ScoreItem("notes", len(g.notes)),)) for seat in range(g.seats)]

    def ranking(self, g: Sketch) -> list[list[Seat]]:
        return [list(range(g.seats))]

    def view(self, g: Sketch, seat: Seat | None) -> dict[str, Any]:
        return {"notes": list(g.notes), "deck": len(g.deck)}

    def pools(self, g: Sketch) -> Sequence[Pool]:
        return [[Zone(g.deck)]]


def sketch(rules: Rules, seats: int = 2, seed: str = "sketch") -> Table:
    """A table of a game with these rules."""
    return Table(SketchGame(rules), seats, seed=seed)
