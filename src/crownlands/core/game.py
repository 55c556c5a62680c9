"""What a game has to provide: the contract between a game and everything that is written once for all games."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Facts, Preview, Reason, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.glance import NOTHING
from crownlands.core.hidden import Pool, redeal
from crownlands.core.pictures import Names, Picture
from crownlands.core.ranking import Tie
from crownlands.core.sagas import SagaRules
from crownlands.core.state import State
from crownlands.core.variants import Preset, Variants, parse_variants, single_values
from crownlands.core.vocabulary import common_refs, held_components
from crownlands.core.wire import Glance

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Variants)


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """Some points and where they come from."""

    key: str
    points: int
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat, item by item."""

    seat: Seat
    items: tuple[ScoreItem, ...]

    @property
    def total(self) -> int:
        return sum(item.points for item in self.items)


LIVERIES = 6
"""How many liveries there are: blue chevron, vermilion cross, green bend, yellow roundel, purple lozenge, charcoal
star."""


def leads(totals: Sequence[float]) -> list[float]:
    """The points of every seat less the best of the others'."""
    return [
        float(mine - max([*totals[:seat], *totals[seat + 1 :]], default=0)) for seat, mine in enumerate(totals)
    ]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that determines a game before the first answer."""

    seats: int
    variants: Variants
    seed: str
    """Empty as long as nobody knows it: at a table that waits for its players."""
    ruleset: int
    heritage: Mapping[str, Any] | None = None
    """What an earlier game of a saga handed on (JSON-ready)."""


class Game(ABC, Generic[S, V]):
    """The rules of one game, and what the house needs to know about it."""

    name: str
    seats: range
    ruleset: int = 1
    """The version of the rules that new tables play; a stored record names its own."""
    rulesets: frozenset[int] = frozenset({1})
    variants: type[V]
    state: type[S]
    points_add_up: bool = True
    """Whether the sum of a score's items means anything; if not, totals are not shown."""
    evaluates_chances: bool = False
    """Whether `evaluate` is the seat's chance to win, in per cent."""
    sagas: Mapping[str, SagaRules] = {}
    presets: Mapping[str, Preset] = {}
    """Set-ups that are chosen as a whole, the simplest first; each is possible with every number of seats. Their
    texts are `preset-NAME`, with a description as `.about`."""
    minutes: int = 60
    """About how long it takes; newcomers are shown the shortest first."""
    champion: str = ""
    """A bot made for this game that plays it better than a general one."""
    leads_on: frozenset[str] = frozenset()
    """Prompts whose answer takes effect only with the same seat's next question: a hint looks further ahead."""
    repeatable: frozenset[str] = frozenset()
    """Prompts to which somebody may want to give the same answer every time, such as whether to use a power."""
    levels: Mapping[int, str] = {}
    """The bots that play levels of this game, by number; the other levels are played as in any game."""
    home: Path
    """The game's folder: `rules.toml` with the ids of the rulebook's paragraphs, `locale/` with the texts."""

    # -- the rules ------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, setup: Setup, dice: Dice) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def play(self, g: S) -> Coroutine[Any, Any, None]:
        """The game from any checkpoint to its end."""

    @abstractmethod
    def find(self, ref: str) -> Component:
        """The component with this ref; KeyError if there is none."""

    @abstractmethod
    def scores(self, g: S) -> list[Score]:
        """The points of every seat as if the game ended now, item by item."""

    @abstractmethod
    def ranking(self, g: S) -> list[list[Seat]]:
        """The seats from first to last as if the game ended now; those who share a place are in one list.

        The first place, and no other, may be empty: then the game itself has won, and nobody at the table has.
        """

    def ties(self, g: S) -> list[Tie]:
        """Places with equal points, and what broke the tie; none where points alone do not win."""
        return []

    # -- what is seen ---------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, g: S, seat: Seat | None) -> Mapping[str, Any]:
        """What a seat (None: a spectator) may know, JSON-ready, built from a whitelist."""

    def views(self, g: S, seats: Iterable[Seat | None]) -> Mapping[Seat | None, Mapping[str, Any]]:
        """The views of several seats at once, not to be changed by the caller.

        A game whose seats see much the same can be faster here and let views share parts.
        """
        return {seat: self.view(g, seat) for seat in seats}

    def pools(self, g: S) -> Sequence[Pool]:
        """The hidden zones of the state."""
        return ()

    def imagine(self, g: S, seat: Seat, dice: Dice) -> None:
        """Redeal in place everything that the seat cannot know, including the future of the dice."""
        redeal(self.pools(g), seat, dice)
        g.dice = g.dice.imagined(dice)

    def why_not(self, g: S, decision: Decision) -> list[tuple[Component, Reason]]:
        """What a player might expect among the options but cannot have, each with its reason."""
        return []

    def previews(self, g: S, decision: Decision) -> list[tuple[Component, Preview]]:
        """What would happen if an option were taken, where a player would want to know that beforehand.

        It must not reveal more than the seat may know: it has to be the same on an imagined table.
        """
        return []

    def forecast(self, g: S, decision: Decision, answers: Sequence[Component | None]) -> list[Preview]:
        """What a series of answers would lead to, one preview each; None: not decided yet.

        The series starts where the seat's part of the open sealed round starts. What holds for previews holds
        here.
        """
        return []

    def tally(self, g: S, seat: Seat | None) -> list[dict[str, int]]:
        """How much every seat has of everything, as far as this one (None: a spectator) may know: points, money,
        pieces.

        What has changed since somebody's last turn is computed from it and shown in this order, with the names
        `tally-KEY`. It has to be the same on an imagined table. An empty list: nothing is
        shown, as long as the set-up still deals things out.
        """
        return []

    def liveries(self, setup: Setup) -> Sequence[int]:
        """Which of the `LIVERIES` every seat wears wherever it is shown, each a different one; constant from the
        start of a game to its end.

        A table that waits has no seed yet: what the seed decides is shown once the game has started.
        """
        return range(setup.seats)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        """How far the game has come and a small map, from a spectator's view, so that it gives nothing away."""
        return NOTHING

    def catalogue(self) -> Mapping[str, Any]:
        """The facts about the components that a client needs to draw them, JSON-ready."""
        return {}

    def words(self, language: str) -> str:
        """Fluent text beyond the files in `locale/`: names that depend on the components."""
        return ""

    def picture(self, view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
        """The table as text, drawn from a view; `offered` maps the refs that can be chosen to their labels."""
        return []

    # -- for bots and tests ---------------------------------------------------------------------------------

    def decided(self, g: S) -> bool:
        """Whether the winner is known, although something is still asked: then bots need not think ahead."""
        return False

    def evaluate(self, g: S, seat: Seat) -> float:
        """How well the seat stands: its points less the best of the others'."""
        return leads([score.total for score in self.scores(g)])[seat]

    def evaluations(self, g: S) -> list[float]:
        """How well every seat stands; a game that can compute them together should."""
        return [self.evaluate(g, seat) for seat in range(g.seats)]

    def prospect(self, g: S, seat: Seat) -> float:
        """How well the seat stands including what is still to come, for bots that look beyond a turn.

        At the end of the game this is the evaluation.
        """
        return self.evaluate(g, seat)

    def prospects(self, g: S) -> list[float]:
        """The same for every seat; a game that can compute them together should."""
        return [self.prospect(g, seat) for seat in range(g.seats)]

    def why(self, before: S, after: S) -> list[tuple[Seat, ScoreItem]] | None:
        """What a hint says has changed for whom between two moments; None: the points say it."""
        return None

    def good_for(self, g: S, decision: Decision, option: Component, after: S | None) -> list[Preview]:
        """What a hint says about the purpose and the risks of an option, one sentence each (`hint-KEY`).

        `after` is where the best line beginning with it leads; None while others answer in secret. What the seat
        cannot know is only imagined in both states, and must not be revealed. Empty: the changes say it.
        """
        return []

    def vocabulary(self) -> tuple[str, ...]:
        """Every ref that can ever be offered, whatever the seats, variants and seed, always in the same order.

        Programs that learn number their actions by it. A game that creates components only at the table (places
        of a board that is laid out there) or offers larger numbers lists its refs itself.
        """
        common = common_refs(self.seats[-1])
        own = [component.ref for component in held_components(self.home, type(self))]
        return (*common, *(ref for ref in own if ref.partition(":")[0] not in ("done", "seat", "n")))

    def feature_names(self) -> tuple[str, ...]:
        """What `features` counts, in this order; empty if the game leaves that to its view."""
        return ()

    def features(self, g: S, seat: Seat) -> bytearray:
        """What a seat may know as counts from 0 to 255: a fast view for programs that learn."""
        return bytearray()

    def check(self, g: S) -> None:
        """Raise AssertionError if the state breaks an invariant: a piece too many, a card twice."""

    # -- made of the above ----------------------------------------------------------------------------------

    def check_setup(self, seats: int, variants: V) -> None:
        """Raise BadSetup for variants that are not possible with this number of seats."""

    def setup(
        self,
        seats: int,
        variants: Mapping[str, object] | V | None,
        seed: str,
        ruleset: int | None = None,
        heritage: Mapping[str, Any] | None = None,
    ) -> Setup:
        """A checked set-up, or one clear line about what is wrong."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            line = f"{self.name} is for {low} to {high} players, not {seats}"
            raise BadSetup(line, "seats", low=low, high=high, seats=seats)
        ruleset = self.ruleset if ruleset is None else ruleset
        if ruleset not in self.rulesets:
            line = f"{self.name} has no ruleset {ruleset} here; it has {sorted(self.rulesets)}"
            raise BadSetup(line, "ruleset", ruleset=ruleset)
        chosen = variants if isinstance(variants, Variants) else parse_variants(self.variants, variants or {})
        self.check_setup(seats, chosen)
        return Setup(seats, chosen, seed, ruleset, heritage)

    def values_for_some(self) -> dict[str, dict[str, list[int]]]:
        """The values that are possible only with some numbers of seats: by variant and value, those numbers."""
        found: dict[str, dict[str, list[int]]] = {}
        for name, text, variants in single_values(self.variants):
            fitting = [seats for seats in self.seats if self._can_have(seats, variants)]
            if fitting != list(self.seats):
                found.setdefault(name, {})[text] = fitting
        return found

    def _can_have(self, seats: int, variants: V) -> bool:
        try:
            self.check_setup(seats, variants)
        except BadSetup:
            return False
        return True

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rulebook's paragraphs, in the book's order; their titles are in `locale/`."""
        with (self.home / "rules.toml").open("rb") as file:
            return tuple(paragraph["id"] for paragraph in tomllib.load(file)["paragraph"])
