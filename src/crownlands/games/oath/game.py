"""Oath: Chronicles of Empire and Exile. This page is the table of contents of its rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from crownlands.core.components import Component, common_component
from crownlands.core.decisions import Decision, Preview, Reason, Seat, checkpoint
from crownlands.core.dice import Dice
from crownlands.core.game import Game, Score, ScoreItem, Setup
from crownlands.core.hidden import Pool
from crownlands.core.pictures import Names, Picture
from crownlands.core.wire import Glance
from crownlands.games.oath import deals, powers
from crownlands.games.oath.catalogue import catalogue
from crownlands.games.oath.chronicle import write_chronicle
from crownlands.games.oath.claims import rank, score_all, tally
from crownlands.games.oath.components import COMPONENTS
from crownlands.games.oath.evaluation import chances
from crownlands.games.oath.feature_layout import NAMES
from crownlands.games.oath.features import features
from crownlands.games.oath.glance import glance
from crownlands.games.oath.hint_reasons import why
from crownlands.games.oath.invariants import check
from crownlands.games.oath.knowledge import imagine, pools
from crownlands.games.oath.land import read_land
from crownlands.games.oath.picture import picture
from crownlands.games.oath.previews import previews
from crownlands.games.oath.saga import SAGAS
from crownlands.games.oath.setup import choose_boards, lay_out, liveries, settle_in, share_out
from crownlands.games.oath.state import NOBODY, Oath
from crownlands.games.oath.turn import take_turns
from crownlands.games.oath.variants import PRESETS, OathVariants
from crownlands.games.oath.view import view
from crownlands.games.oath.why_not import why_not
from crownlands.games.oath.words import WORDS

STAGES = (lay_out, choose_boards, share_out, settle_in, take_turns, write_chronicle)
"""A game from beginning to end; `Oath.stage` counts them. A single game has no chronicle."""
NO_RULE = ("annals", "name")
"""What a heritage tells that no rule asks for; it stays out of the state."""
LEVELS: Final = {1: "squire:95", 2: "squire:60", 3: "squire:30", 4: "squire"}
"""Who plays the levels below the champion: squires with fewer and fewer slips."""
REPEATABLE: Final = frozenset(
    {
        "tend-people", "tend-people-as-kin", "pick-up", "rest-power", "join", "let-join", "deal-answer",
        "let-withdraw", "let-give", "let-take", "show-reliquary", "banish", "burn-half", "conspiracy",
        "hospitality", "clear-region", "clear-site", "make-way", "river", "magicians-code", "truthful-harp",
        "cracked-horn", "dragonskin-drum", "augury", "bracken", "mushrooms", "new-growth", "wild-cry",
        "downtrodden", "relic-thief", "great-spire", "awaited-return", "crop-rotation", "land-warden",
        "news-from-afar", "rowdy-pub", "welcoming-party", "hunting-party",
    }
)  # fmt: skip
"""4.1, 5.1, 6. Whether to use a power, to help, to accept a deal: what somebody may always do, or never."""
EVERYTHING: Mapping[str, Component] = {**COMPONENTS, **{word.ref: word for word in (*WORDS, *deals.WORDS)}}
assert powers.FILES, "importing them gives the cards their powers"


class OathGame(Game[Oath, OathVariants]):
    """The rules of Oath for the house."""

    name = "oath"
    seats = range(3, 7)
    variants = OathVariants
    presets = PRESETS
    state = Oath
    minutes = 150
    champion = "regent"
    repeatable = REPEATABLE
    levels = LEVELS
    evaluates_chances = True
    points_add_up = False
    sagas = SAGAS
    home = Path(__file__).parent

    def new(self, setup: Setup, dice: Dice) -> Oath:
        assert isinstance(setup.variants, OathVariants)
        heritage = ""
        if setup.heritage is not None:
            read_land(setup.heritage)
            rules = {key: value for key, value in setup.heritage.items() if key not in NO_RULE}
            heritage = json.dumps(rules, sort_keys=True, ensure_ascii=False)
        return Oath(seats=setup.seats, dice=dice, variants=setup.variants, heritage=heritage)

    async def play(self, g: Oath) -> None:
        stages = len(STAGES) if g.heritage else len(STAGES) - 1
        while g.stage < stages:
            await checkpoint()
            await STAGES[g.stage](g)
            g.stage += 1
        g.tell("game-over")

    def find(self, ref: str) -> Component:
        return common_component(ref) or EVERYTHING[ref]

    def scores(self, g: Oath) -> list[Score]:
        return score_all(g)

    def ranking(self, g: Oath) -> list[list[Seat]]:
        return rank(g)

    def view(self, g: Oath, seat: Seat | None) -> Mapping[str, Any]:
        return view(g, seat)

    def pools(self, g: Oath) -> Sequence[Pool]:
        return pools(g)

    def imagine(self, g: Oath, seat: Seat, dice: Dice) -> None:
        imagine(g, seat, dice)

    def why_not(self, g: Oath, decision: Decision) -> list[tuple[Component, Reason]]:
        return why_not(g, decision)

    def previews(self, g: Oath, decision: Decision) -> list[tuple[Component, Preview]]:
        return previews(g, decision)

    def picture(self, view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
        return picture(view, names, offered)

    def liveries(self, setup: Setup) -> Sequence[int]:
        return liveries(setup)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance(view)

    def catalogue(self) -> Mapping[str, Any]:
        return catalogue()

    def tally(self, g: Oath, seat: Seat | None) -> list[dict[str, int]]:
        return [tally(g, each) for each in range(g.seats)] if g.stage >= STAGES.index(take_turns) else []

    def decided(self, g: Oath) -> bool:
        """8. The winner writes the chronicle."""
        return g.winner != NOBODY

    def evaluate(self, g: Oath, seat: Seat) -> float:
        """3. The chance to win, in per cent."""
        return 100.0 * chances(g)[seat]

    def evaluations(self, g: Oath) -> list[float]:
        return [100.0 * chance for chance in chances(g)]

    def prospects(self, g: Oath) -> list[float]:
        return self.evaluations(g)

    def why(self, before: Oath, after: Oath) -> list[tuple[Seat, ScoreItem]]:
        return why(before, after)

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def features(self, g: Oath, seat: Seat) -> bytearray:
        return features(g, seat)

    def check(self, g: Oath) -> None:
        check(g)
