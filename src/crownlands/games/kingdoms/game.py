"""Tiny Epic Kingdoms. This page is the table of contents of its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from crownlands.core.components import Component, common_component
from crownlands.core.decisions import Decision, Preview, Reason, Seat, checkpoint
from crownlands.core.dice import Dice
from crownlands.core.game import Game, Score, Setup
from crownlands.core.hidden import Pool
from crownlands.core.pictures import Names, Picture
from crownlands.core.ranking import Tie
from crownlands.core.wire import Glance
from crownlands.games.kingdoms.catalogue import catalogue
from crownlands.games.kingdoms.components import COMPONENTS
from crownlands.games.kingdoms.edition import HOME
from crownlands.games.kingdoms.evaluation import evaluation
from crownlands.games.kingdoms.exploration import lay_tokens
from crownlands.games.kingdoms.glance import glance
from crownlands.games.kingdoms.hint_reasons import good_for
from crownlands.games.kingdoms.invariants import check
from crownlands.games.kingdoms.names import names_of_edition
from crownlands.games.kingdoms.picture import picture
from crownlands.games.kingdoms.previews import previews
from crownlands.games.kingdoms.scoring import rank, score_all, tally, ties
from crownlands.games.kingdoms.setup import choose_first, deal_factions, deal_territories, settle
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.turn import take_turns
from crownlands.games.kingdoms.variants import PRESETS, KingdomsVariants
from crownlands.games.kingdoms.view import pools, view, views
from crownlands.games.kingdoms.why_not import why_not

STAGES = (choose_first, deal_factions, deal_territories, settle, lay_tokens, take_turns)
"""A game from beginning to end; `Kingdoms.stage` counts them."""
REPEATABLE = frozenset(
    {
        "follow", "gain-any", "lose-any", "patrol-again", "quest-again", "patrol-on", "trade-also", "reserve",
        "raze", "conscript", "church",
    }
)  # fmt: skip
"""turn.collect, magic. Players who mostly collect, want one resource above all, or always use a power."""


class KingdomsGame(Game[Kingdoms, KingdomsVariants]):
    """The rules of Tiny Epic Kingdoms for the house."""

    name = "kingdoms"
    seats = range(2, 6)
    ruleset = 2
    rulesets = frozenset({1, 2})
    variants = KingdomsVariants
    presets = PRESETS
    state = Kingdoms
    champion = "chancellor"
    leads_on = frozenset({"select"})
    repeatable = REPEATABLE
    minutes = 40
    home = HOME

    def new(self, setup: Setup, dice: Dice) -> Kingdoms:
        assert isinstance(setup.variants, KingdomsVariants)
        return Kingdoms(seats=setup.seats, dice=dice, variants=setup.variants, ruleset=setup.ruleset)

    async def play(self, g: Kingdoms) -> None:
        while g.stage < len(STAGES):
            await checkpoint()
            await STAGES[g.stage](g)
            g.stage += 1
        g.tell("game-over")

    def find(self, ref: str) -> Component:
        return common_component(ref) or COMPONENTS[ref]

    def words(self, language: str) -> str:
        return names_of_edition(language)

    def scores(self, g: Kingdoms) -> list[Score]:
        return score_all(g) if g.territories else [Score(seat, ()) for seat in range(g.seats)]

    def ranking(self, g: Kingdoms) -> list[list[Seat]]:
        return rank(g) if g.territories else [list(range(g.seats))]

    def ties(self, g: Kingdoms) -> list[Tie]:
        return ties(g) if g.territories else []

    def view(self, g: Kingdoms, seat: Seat | None) -> Mapping[str, Any]:
        return view(g)

    def views(self, g: Kingdoms, seats: Iterable[Seat | None]) -> Mapping[Seat | None, Mapping[str, Any]]:
        return views(g, seats)

    def picture(self, view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
        return picture(view, names, offered)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance(view)

    def catalogue(self) -> Mapping[str, Any]:
        return catalogue()

    def pools(self, g: Kingdoms) -> Sequence[Pool]:
        return pools(g)

    def why_not(self, g: Kingdoms, decision: Decision) -> list[tuple[Component, Reason]]:
        return why_not(g, decision)

    def previews(self, g: Kingdoms, decision: Decision) -> list[tuple[Component, Preview]]:
        return previews(g, decision)

    def good_for(
        self, g: Kingdoms, decision: Decision, option: Component, after: Kingdoms | None
    ) -> list[Preview]:
        return good_for(g, decision, option, after)

    def tally(self, g: Kingdoms, seat: Seat | None) -> list[dict[str, int]]:
        """end.points, components. Everything lies open, and so do the points."""
        return [tally(g, score) for score in score_all(g)] if g.stage >= STAGES.index(take_turns) else []

    def evaluate(self, g: Kingdoms, seat: Seat) -> float:
        """end.points. The points ahead of the best other, with what resources and lands will still bring."""
        if not g.territories:
            return 0.0
        values = [evaluation(g, each) for each in range(g.seats)]
        mine = values.pop(seat)
        return mine - max(values)

    def check(self, g: Kingdoms) -> None:
        check(g)
