"""Positions of Legends, set up and played in the table's own words."""

from __future__ import annotations

from typing import Any, Self

from crownlands.core.components import PLAYERS, Component
from crownlands.core.decisions import Preview
from crownlands.core.dice import Dice
from crownlands.core.run import Run
from crownlands.games.legends import GAME
from crownlands.games.legends.board import Region, board_from
from crownlands.games.legends.components import (
    CARDS,
    COINS,
    COMPONENTS,
    MAPS,
    Card,
    Leader,
    Token,
)
from crownlands.games.legends.game import STAGES
from crownlands.games.legends.scoring import rank, score_all
from crownlands.games.legends.state import Legends
from crownlands.games.legends.turn import gain, take_turns

FOUR_WINDS = "board:t:desert.0,horseshoe.0,ice-peaks.0,tall-islands.0"


def card(name: str) -> Card:
    found = COMPONENTS[f"card:{name}"]
    assert isinstance(found, Card)
    return found


def token(name: str) -> Token:
    found = COMPONENTS[f"token:{name}"]
    assert isinstance(found, Token)
    return found


def word(thing: Component) -> str:
    """A region by its code, a card by its name, anything else by its ref."""
    return thing.code if isinstance(thing, Region) else thing.ref.removeprefix("card:")


class Scene:
    """A position in the middle of the game: nobody has anything that the test did not give."""

    def __init__(self, seats: int = 3, board: str = FOUR_WINDS, start: str = "D5", **variants: Any) -> None:
        setup = GAME.setup(seats, variants, "scene")
        self.g: Legends = GAME.new(setup, Dice.from_seed("scene"))
        self.g.lay_board(board_from(board))
        self.g.start = self.region(start).index
        self.g.seat_everyone(COINS[seats])
        self.g.ages = list(range(seats))
        self.g.first = 0
        self.g.stage = STAGES.index(take_turns)
        self._rest = [card for card in CARDS if card.players <= seats]
        self.row("dire-ogre", "forest-gnome", "graveyard", "lake", "stronghold", "ancient-sage")
        self.run: Run | None = None

    # -- setting up -----------------------------------------------------------------------------------------

    def region(self, code: str) -> Region:
        return next(region for region in self.g.map.regions if region.code == code)

    def armies(self, owner: int, **counts: int) -> Self:
        """Armies by region code, from the supply."""
        for code, count in counts.items():
            self.g.armies[owner][self.region(code).index] += count
            if owner < self.g.seats:
                self.g.supply[owner] -= count
        return self

    def cities(self, seat: int, *codes: str) -> Self:
        for code in codes:
            self.g.cities[seat][self.region(code).index] += 1
            self.g.cities_left[seat] -= 1
        return self

    def coins(self, *counts: int) -> Self:
        self.g.coins = list(counts)
        return self

    def row(self, *names: str) -> Self:
        """The row, from left to right; the rest of the cards is the deck."""
        self.g.row = [card(name) for name in names]
        taken = {card for cards in self.g.tableau for card in cards}
        self.g.deck = [card for card in self._rest if card not in self.g.row and card not in taken]
        return self

    def has(self, seat: int, *names: str) -> Self:
        """Cards that a seat has taken before, with their abilities."""
        for name in names:
            self.g.tableau[seat].append(card(name))
            gain(self.g, seat, card(name))
            self.g.deck = [other for other in self.g.deck if other is not card(name)]
        return self

    def leader(self, seat: int, name: str) -> Self:
        found = COMPONENTS[f"leader:{name}"]
        assert isinstance(found, Leader)
        self.g.leaders[seat] = found
        return self

    def token(self, name: str, code: str) -> Self:
        self.g.tokens[self.region(code).index] = token(name)
        return self

    # -- playing --------------------------------------------------------------------------------------------

    @property
    def now(self) -> Run:
        if self.run is None:
            self.run = Run(GAME, self.g)
            self.g = self.run.state  # type: ignore[assignment]
        return self.run

    def ref(self, word: str) -> str:
        """`D5` is a region, `B` the seat to the left of the first, `dire-dragon` a card; refs are themselves."""
        if any(word == region.code for region in self.g.map.regions):
            return self.region(word).ref
        if len(word) == 1 and word in "ABCD":
            return PLAYERS["ABCD".index(word)].ref
        return f"card:{word}" if f"card:{word}" in COMPONENTS else word

    def answers(self, *words: str) -> Self:
        """Whoever is asked answers, one word after the other."""
        for word in words:
            decision = self.now.pending[0]
            option = decision.find(self.ref(word))
            assert option is not None, f"{word} is not offered: {decision}"
            self.now.answer(decision.seat, option)
        return self

    def takes(self, name: str, *words: str) -> Self:
        """The seat whose turn it is takes a card (laid in the first place for it) and answers what it is asked."""
        if self.run is None:
            others = [other.ref.removeprefix("card:") for other in self.g.row if other is not card(name)]
            self.row(name, *others[-5:])
        return self.answers(name, *words)

    @property
    def prompt(self) -> str:
        return self.now.pending[0].prompt

    @property
    def seat(self) -> int:
        return self.now.pending[0].seat

    @property
    def offered(self) -> set[str]:
        """What is offered, regions by code and cards by name."""
        return {word(option) for option in self.now.pending[0].options}

    def refused(self) -> dict[str, str]:
        """Why not: by region code or ref, the key of the reason."""
        return {word(thing): reason.key for thing, reason in GAME.why_not(self.g, self.now.pending[0])}

    def preview(self, name: str) -> Preview:
        """What an option would do."""
        return next(told for thing, told in GAME.previews(self.g, self.now.pending[0]) if word(thing) == name)

    def army(self, owner: int, code: str) -> int:
        return self.g.armies[owner][self.region(code).index]

    def city(self, owner: int, code: str) -> int:
        return self.g.cities[owner][self.region(code).index]

    # -- counting -------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        return [score.total for score in score_all(self.g)]

    def items(self, seat: int) -> dict[str, int]:
        """Points by the kind of item (cards by name)."""
        found: dict[str, int] = {}
        for item in score_all(self.g)[seat].items:
            name = item.facts["card"].ref.removeprefix("card:") if item.key == "card" else item.key  # type: ignore[union-attr]
            found[name] = found.get(name, 0) + item.points
        return found

    def ranking(self) -> list[list[int]]:
        return rank(self.g)


__all__ = ["MAPS", "Scene", "card", "token"]
