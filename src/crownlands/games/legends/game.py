"""Eight-Minute Empire: Legends. This page is the table of contents of its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from crownlands.core.components import Component, common_component
from crownlands.core.decisions import Decision, Preview, Reason, Seat, checkpoint
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game, Score, ScoreItem, Setup
from crownlands.core.hidden import Pool
from crownlands.core.pictures import Names, Picture
from crownlands.core.ranking import Tie
from crownlands.core.wire import Glance
from crownlands.games.legends.auction import auction
from crownlands.games.legends.board import SLOTS, board_from
from crownlands.games.legends.catalogue import catalogue
from crownlands.games.legends.components import ARMIES, CITIES, COMPONENTS, HOME, NEUTRAL_ARMIES
from crownlands.games.legends.evaluation import evaluate_ahead, evaluate_now
from crownlands.games.legends.features import NAMES, features
from crownlands.games.legends.glance import glance
from crownlands.games.legends.hint_reasons import good_for, why
from crownlands.games.legends.long_game import SAGAS
from crownlands.games.legends.picture import picture
from crownlands.games.legends.previews import previews
from crownlands.games.legends.scoring import rank, score_all, tally, ties
from crownlands.games.legends.setup import deal_cards, lay_out_map, muster, place_neutrals
from crownlands.games.legends.state import NOBODY, OVER, Legends
from crownlands.games.legends.tokens import lay_tokens, show_tokens
from crownlands.games.legends.turn import queens_purchase, take_turns
from crownlands.games.legends.variants import PRESETS, LegendsVariants
from crownlands.games.legends.view import pools, view, views
from crownlands.games.legends.vocabulary import VOCABULARY
from crownlands.games.legends.why_not import why_not

STAGES = (
    lay_out_map,
    lay_tokens,
    deal_cards,
    muster,
    place_neutrals,
    auction,
    take_turns,
    queens_purchase,
)
"""A game from beginning to end; `Legends.stage` counts them."""
assert len(STAGES) == OVER

SLOT_REFS = {slot.ref: slot for slot in SLOTS.values()}


class LegendsGame(Game[Legends, LegendsVariants]):
    """The rules of Legends for the house."""

    name = "legends"
    seats = range(2, 5)
    variants = LegendsVariants
    presets = PRESETS
    state = Legends
    sagas = SAGAS
    minutes = 20
    repeatable = frozenset({"neutral-army", "extra-card", "pay-host", "loot", "peek"})
    home = HOME

    def new(self, setup: Setup, dice: Dice) -> Legends:
        assert isinstance(setup.variants, LegendsVariants)
        g = Legends(seats=setup.seats, dice=dice, variants=setup.variants, earlier=[])
        if setup.heritage is not None:
            g.earlier = list(setup.heritage["points"])
            g.youngest = NOBODY if setup.heritage["youngest"] is None else setup.heritage["youngest"]
        return g

    async def play(self, g: Legends) -> None:
        while g.stage < OVER:
            await checkpoint()
            await STAGES[g.stage](g)
            g.stage += 1
        show_tokens(g)
        g.tell("game-over")

    def find(self, ref: str) -> Component:
        if ref.startswith("board:"):
            return board_from(ref)
        return common_component(ref) or SLOT_REFS.get(ref) or COMPONENTS[ref]

    def check_setup(self, seats: int, variants: LegendsVariants) -> None:
        youngest = variants.youngest.removeprefix("seat-")
        if youngest.isdigit() and int(youngest) > seats:
            line = f"variant youngest names seat {youngest}, but there are {seats} seats"
            raise BadSetup(line, "seat-missing", variant="youngest", seat=youngest, seats=seats)

    def scores(self, g: Legends) -> list[Score]:
        return score_all(g) if g.coins else [Score(seat, ()) for seat in range(g.seats)]

    def ranking(self, g: Legends) -> list[list[Seat]]:
        return rank(g) if g.coins else [list(range(g.seats))]

    def ties(self, g: Legends) -> list[Tie]:
        return ties(g) if g.coins else []

    def view(self, g: Legends, seat: Seat | None) -> Mapping[str, Any]:
        return view(g, seat)

    def views(self, g: Legends, seats: Iterable[Seat | None]) -> Mapping[Seat | None, Mapping[str, Any]]:
        return views(g, seats)

    def picture(self, view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
        return picture(view, names, offered)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance(view)

    def catalogue(self) -> Mapping[str, Any]:
        return catalogue()

    def pools(self, g: Legends) -> Sequence[Pool]:
        return pools(g)

    def why_not(self, g: Legends, decision: Decision) -> list[tuple[Component, Reason]]:
        return why_not(g, decision)

    def good_for(self, g: Legends, decision: Decision, option: Component, after: Legends | None) -> list[Preview]:
        return good_for(g, decision, option, after)

    def why(self, before: Legends, after: Legends) -> list[tuple[Seat, ScoreItem]] | None:
        return why(before, after)

    def previews(self, g: Legends, decision: Decision) -> list[tuple[Component, Preview]]:
        return previews(g, decision)

    def tally(self, g: Legends, seat: Seat | None) -> list[dict[str, int]]:
        """end, components. Everything lies open, and so do the points."""
        return [tally(g, score) for score in score_all(g)] if g.coins else []

    def vocabulary(self) -> tuple[str, ...]:
        return VOCABULARY

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def features(self, g: Legends, seat: Seat) -> bytearray:
        return features(g, seat)

    def evaluate(self, g: Legends, seat: Seat) -> float:
        return self.evaluations(g)[seat]

    def evaluations(self, g: Legends) -> list[float]:
        return evaluate_now(g) if g.coins else [0.0] * g.seats

    def prospect(self, g: Legends, seat: Seat) -> float:
        return self.prospects(g)[seat]

    def prospects(self, g: Legends) -> list[float]:
        return evaluate_ahead(g) if g.coins else [0.0] * g.seats

    def check(self, g: Legends) -> None:
        """components, action.place. Nothing appears or vanishes: armies, cities, cards, tokens."""
        if not g.coins:
            return
        captured = sum(g.captives)
        on_board = sum(sum(armies) for armies in g.armies[: g.seats])
        neutral = sum(sum(armies) for armies in g.armies[g.seats :])
        missing = g.seats * ARMIES - on_board - sum(g.supply)
        assert 0 <= missing <= captured, "armies of the seats on board, in supply and captive"
        if g.stage > STAGES.index(place_neutrals) and g.seats == 2 and not any(g.leaders):
            assert neutral <= NEUTRAL_ARMIES, "neutral armies"
        for seat in range(g.seats):
            assert sum(g.cities[seat]) + g.cities_left[seat] == CITIES, "cities"
            assert 0 <= g.supply[seat] <= ARMIES, "supply"
            assert g.coins[seat] >= 0, "coins"
        tokens = [token for token in g.tokens if token is not None]
        tokens += [token for zone in (g.pile, *g.taken) for token in zone]
        assert len(tokens) == len(set(tokens)), "a token twice"
        cards = [card for zone in (g.deck, g.row, *g.tableau) for card in zone]
        assert len(cards) == len(set(cards)), "a card twice"
