"""Lords of Xidit. This page is the table of contents of its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from crownlands.core.components import Component, common_component
from crownlands.core.decisions import Decision, Preview, Reason, Seat, checkpoint
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game, Score, Setup
from crownlands.core.hidden import Pool
from crownlands.core.pictures import Names, Picture
from crownlands.core.wire import Glance
from crownlands.games.xidit.catalogue import catalogue
from crownlands.games.xidit.census import count_units
from crownlands.games.xidit.components import (
    BARDS,
    COMPONENTS,
    HIGHEST,
    HOME,
    ON_BOARD,
    ORDERS_A_YEAR,
    STOREYS,
    UNITS,
    Order,
)
from crownlands.games.xidit.edition import EDITION_REFS, EDITIONS
from crownlands.games.xidit.evaluation import evaluate
from crownlands.games.xidit.forecast import forecast
from crownlands.games.xidit.glance import glance
from crownlands.games.xidit.hidden import imagine, pools
from crownlands.games.xidit.hint_reasons import good_for
from crownlands.games.xidit.orders import carry_out, plan_year
from crownlands.games.xidit.picture import picture
from crownlands.games.xidit.previews import previews
from crownlands.games.xidit.scoring import rank, score_all, tell_end
from crownlands.games.xidit.setup import cities_in_play, place_hero, set_up
from crownlands.games.xidit.state import (
    CARRYING_OUT,
    CENSUS,
    NO_TILE,
    OVER,
    PLACING,
    PLANNING,
    RECRUITS,
    SETTING_UP,
    THREAT,
    Xidit,
)
from crownlands.games.xidit.variants import PRESETS, XiditVariants
from crownlands.games.xidit.view import tally, view, views
from crownlands.games.xidit.why_not import why_not

STEPS = {PLACING: place_hero, PLANNING: plan_year, CARRYING_OUT: carry_out, CENSUS: count_units}
"""setup.heroes, planning, orders, census. What is played next in each phase; a step says itself when that ends."""

LEVELS = {1: "planner:3/0/8/0/90", 2: "planner:4/0/8/0/50", 3: "planner:5/0/8/0/30", 4: "planner:6/0/8/0/10"}
"""planning. Every level plans its years: the higher, the further ahead and with fewer slips; 5 is the champion."""


class XiditGame(Game[Xidit, XiditVariants]):
    """The rules of Lords of Xidit for the house."""

    name = "xidit"
    seats = range(3, 6)
    variants = XiditVariants
    presets = PRESETS
    state = Xidit
    champion = "planner"
    repeatable = frozenset({"reward", "exile", "neutral"})
    levels = LEVELS
    points_add_up = False
    minutes = 90
    home = HOME

    def new(self, setup: Setup, dice: Dice) -> Xidit:
        assert isinstance(setup.variants, XiditVariants)
        edition = EDITIONS[setup.variants.edition]
        return Xidit(seats=setup.seats, dice=dice, variants=setup.variants, edition=edition)

    async def play(self, g: Xidit) -> None:
        """year, year.end, end. Set-up, then phase by phase; after the last census the three scorings."""
        if g.phase == SETTING_UP:
            set_up(g)
            g.phase = PLACING
        while g.phase != OVER:
            await checkpoint()
            await STEPS[g.phase](g)
        if g.log is not None:
            tell_end(g)

    def find(self, ref: str) -> Component:
        return common_component(ref) or EDITION_REFS.get(ref) or COMPONENTS[ref]

    def check_setup(self, seats: int, variants: XiditVariants) -> None:
        first = variants.first.removeprefix("seat-")
        if first.isdigit() and int(first) > seats:
            line = f"variant first names seat {first}, but there are {seats} seats"
            raise BadSetup(line, "seat-missing", variant="first", seat=first, seats=seats)
        if seats != 3 and (variants.neutral != "normal" or not variants.titans_move_neutral):
            raise BadSetup(
                "variants neutral and titans_move_neutral are for games of three: others have no neutral player",
                "neutral-for-three",
            )

    def scores(self, g: Xidit) -> list[Score]:
        return [Score(seat, ()) for seat in range(g.seats)] if g.phase == SETTING_UP else score_all(g)

    def ranking(self, g: Xidit) -> list[list[Seat]]:
        return [list(range(g.seats))] if g.phase == SETTING_UP else rank(g)

    def view(self, g: Xidit, seat: Seat | None) -> Mapping[str, Any]:
        return view(g, seat)

    def views(self, g: Xidit, seats: Iterable[Seat | None]) -> Mapping[Seat | None, Mapping[str, Any]]:
        return views(g, seats)

    def pools(self, g: Xidit) -> Sequence[Pool]:
        return pools(g)

    def imagine(self, g: Xidit, seat: Seat, dice: Dice) -> None:
        imagine(g, seat, dice)

    def why_not(self, g: Xidit, decision: Decision) -> list[tuple[Component, Reason]]:
        return why_not(g, decision)

    def good_for(self, g: Xidit, decision: Decision, option: Component, _: Xidit | None) -> list[Preview]:
        return good_for(g, decision, option)

    def previews(self, g: Xidit, decision: Decision) -> list[tuple[Component, Preview]]:
        return previews(g, decision)

    def forecast(self, g: Xidit, decision: Decision, answers: Sequence[Component | None]) -> list[Preview]:
        """planning. Of a plan, wheel by wheel; of anything else nothing is foreseen."""
        plan = [order for order in answers if order is None or isinstance(order, Order)]
        if decision.prompt != "order" or not len(plan) == len(answers) <= ORDERS_A_YEAR:
            return []
        return forecast(g, decision.seat, plan)

    def tally(self, g: Xidit, seat: Seat | None) -> list[dict[str, int]]:
        return [] if g.phase == SETTING_UP else tally(g, seat)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance(view)

    def catalogue(self) -> Mapping[str, Any]:
        return catalogue()

    def picture(self, view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
        return picture(view, names, offered)

    def evaluate(self, g: Xidit, seat: Seat) -> float:
        return 0.0 if g.phase == SETTING_UP else evaluate(g, seat)

    def check(self, g: Xidit) -> None:
        """components. Nothing appears or vanishes: units, bards, storeys, tiles."""
        if g.phase == SETTING_UP:
            return
        for unit in UNITS:
            there = g.barracks[unit.index] + sum(g.waiting[unit.index :: 5]) + sum(g.units[unit.index :: 5])
            assert there == unit.total, f"{unit}: {there} of {unit.total}"
        assert min(*g.barracks, *g.units, *g.coins, *g.waiting, *g.stock, *g.storeys, *g.kept) >= 0, (
            "less than none"
        )
        built = [0] * g.seats
        for city in range(21):
            assert (g.owners[city] >= 0) == (g.guilds[city] > 0), "a guild without an owner"
            assert g.guilds[city] <= HIGHEST, "a guild too high"
            built[g.owners[city]] += g.guilds[city]
            some = any(g.waiting[city * 5 : city * 5 + 5])
            assert some == (g.sides[city] == RECRUITS), "units wait on recruit tiles only, and on each of them"
        for seat in range(g.seats):
            assert sum(g.bards[seat * 9 : seat * 9 + 9]) + g.stock[seat] == BARDS, "bards"
            assert built[seat] + g.storeys[seat] + g.kept[seat] == STOREYS, "storeys"
        self._check_tiles(g)

    def _check_tiles(self, g: Xidit) -> None:
        """setup.tiles. Every tile is somewhere, once, and as many lie on the board as should."""
        on_board = [city for city in range(21) if g.sides[city] != NO_TILE]
        queued = [*g.recruit_pile, *g.threat_pile, *g.recruit_discard, *g.threat_discard]
        queued += [tile for tile in (g.next_recruits, g.next_threat) if tile is not None]
        cities = on_board + [tile.city for tile in queued]
        assert sorted(cities) == sorted(cities_in_play(g)), "a tile is lost or there twice"
        each = ON_BOARD[g.seats]
        assert g.sides.count(RECRUITS) == each - g.missing, "recruit tiles on the board"
        assert g.sides.count(THREAT) == each, "threats on the board"
        assert 0 <= g.unseen_recruits <= len(g.recruit_pile), "unseen recruit tiles"
        assert 0 <= g.unseen_threats <= len(g.threat_pile), "unseen threats"
