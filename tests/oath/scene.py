"""A table of Oath set as a test wants it, in the table's own words.

`oath(seats=4)` is a game of four after set-up, with the Chancellor in seat 0 about to act, no hands and nothing
under way. Methods change it and return it; `start` and `answer` play the game from there, `asks` a single rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Reason, Seat
from crownlands.core.run import Run
from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, PLACES, REGIONS, Card
from crownlands.games.oath.moments import (
    BANS,
    HELPS,
    LIMITERS,
    POWERS,
    SPEAKS,
    TOLLS,
    WATCHERS,
    Power,
    register,
)
from crownlands.games.oath.state import ACT, BOTH_CHANGED, CITIZEN, EMPIRE, NOBODY, Oath
from crownlands.games.oath.verbs import recolour
from crownlands.games.oath.why_not import why_not


def random_game(seats: int = 4, seed: str = "oath", most: int = 5000) -> Table:
    """A whole game by chance, with its invariants checked."""
    table = Table(GAME, seats, seed=seed)
    random = Random(seed)
    while not table.over:
        assert len(table.history) < most, "the game does not end"
        decision = random.choice(table.pending)
        table.answer(random.choice(list(decision.options)), decision.seat)
        GAME.check(table.state)
    return table


class Scene:
    """A state to be changed, and the rules to be played on it."""

    def __init__(self, g: Oath) -> None:
        self.g = g
        self.run: Run | None = None

    # -- setting the table --------------------------------------------------------------------------------------

    def has(self, seat: Seat, **amounts: int) -> Scene:
        """favor, secrets, flipped, board (warbands) or supply of a seat."""
        for name, amount in amounts.items():
            getattr(self.g, name)[seat] = amount
        return self

    def card(self, name: str, place: str) -> Scene:
        """A card lies at a place such as "provinces.1"; it leaves wherever it was."""
        card = CARD[name]
        self._take_away(card)
        if card.other is not None:  # the other side of an edifice
            self._take_away(card.other)
        self.g.cards[self.slot(place)].append(card)
        return self._changed()

    def adviser(self, seat: Seat, name: str, up: bool = True) -> Scene:
        """A card is an adviser of a seat."""
        card = CARD[name]
        self._take_away(card)
        self.g.advisers[seat].append(card)
        self.g.faceup[seat].append(up)
        self.g.adviser_seen[seat].append(self.g.everybody if up else 1 << seat)
        return self._changed()

    def discarded(self, name: str, region: str, seen: int = 0) -> Scene:
        """A card lies on top of a region's discard pile."""
        card, index = CARD[name], [each.name for each in REGIONS].index(region)
        self._take_away(card)
        self.g.piles[index].append(card)
        self.g.pile_seen[index].append(seen)
        return self._changed()

    def relic(self, seat: Seat, name: str) -> Scene:
        """A relic belongs to a seat."""
        card = CARD[name]
        self._take_away(card)
        self.g.relics[seat].append(card)
        return self._changed()

    def vision(self, seat: Seat, name: str) -> Scene:
        """A seat has revealed a vision."""
        self._take_away(CARD[name])
        self.g.vision[seat] = CARD[name]
        return self._changed()

    def site(self, name: str, place: str, up: bool = True) -> Scene:
        """A site lies at a place; the one that lay there changes places with it."""
        g, slot, site = self.g, self.slot(place), CARD[name]
        if site in g.sites:
            other = g.sites.index(site)
            g.sites[slot], g.sites[other] = g.sites[other], g.sites[slot]
        else:
            g.site_deck.append(g.sites[slot])
            g.site_deck.remove(site)
            g.sites[slot] = site
        g.site_up[slot] = up
        return self._changed()

    def pawn(self, seat: Seat, place: str) -> Scene:
        self.g.pawn[seat] = self.slot(place)
        return self._changed()

    def warbands(self, seat: Seat, place: str, amount: int) -> Scene:
        """Warbands of a seat's banner at a place, and no others; they come out of its bank."""
        g, slot = self.g, self.slot(place)
        if g.holder[slot] != NOBODY:
            g.reserve[g.holder[slot]] += g.bands[slot]
        g.bands[slot] = amount
        g.holder[slot] = g.banner(seat) if amount else NOBODY
        if amount:
            g.reserve[g.banner(seat)] -= amount
        return self._changed()

    def board(self, seat: Seat, amount: int) -> Scene:
        """Warbands on a board; they come out of the bank."""
        g = self.g
        g.reserve[g.banner(seat)] += g.board[seat] - amount
        g.board[seat] = amount
        return self

    def citizen(self, *seats: Seat) -> Scene:
        for seat in seats:
            recolour(self.g, seat, CITIZEN)
        return self._changed()

    def turn(self, seat: Seat) -> Scene:
        """It is this seat's act phase."""
        self.g.active, self.g.phase, self.g.ended = seat, ACT, False
        return self._changed()

    def deck_top(self, *names: str) -> Scene:
        """These cards lie on top of the world deck, the first one uppermost."""
        for name in reversed(names):
            self._take_away(CARD[name])
            self.g.deck.append(CARD[name])
            self.g.deck_seen.append(0)
        return self._changed()

    def pile(self, region: int, *names: str, seen: int = 0) -> Scene:
        """The pile of a region (0: cradle) is these cards, the first one uppermost; `seen`: who knows them."""
        g = self.g
        g.archive += g.piles[region]
        g.piles[region], g.pile_seen[region] = [], []
        for name in reversed(names):
            self._take_away(CARD[name])
            g.piles[region].append(CARD[name])
            g.pile_seen[region].append(seen)
        return self._changed()

    def slot(self, place: str) -> int:
        return next(each.slot for each in PLACES if each.name == place)

    def _take_away(self, card: Card) -> None:
        """A card leaves the place where it lies, whatever that is."""
        g = self.g
        for cards, masks in self._zones():
            while card in cards:
                at = cards.index(card)
                del cards[at]
                for mask in masks:
                    del mask[at]
        for at, relic in enumerate(g.reliquary):
            if relic is card:  # another takes its place, so that no trait comes to bear
                g.reliquary[at] = g.relic_deck.pop()
                g.relic_deck_seen.pop()

    def _zones(self) -> list[tuple[list[Any], list[list[Any]]]]:
        g = self.g
        zones: list[tuple[list[Any], list[list[Any]]]] = [(row, []) for row in g.cards]
        zones += [(g.buried[slot], [g.buried_seen[slot]]) for slot in range(8)]
        zones += [(g.advisers[seat], [g.faceup[seat], g.adviser_seen[seat]]) for seat in range(g.seats)]
        zones += [(g.relics[seat], []) for seat in range(g.seats)]
        zones += [(g.hands[seat], [g.hand_seen[seat]]) for seat in range(g.seats)]
        zones += [(g.piles[region], [g.pile_seen[region]]) for region in range(3)]
        zones += [(g.deck, [g.deck_seen]), (g.relic_deck, [g.relic_deck_seen])]
        zones += [(g.archive, []), (g.dispossessed, []), (g.box, [])]
        return zones

    def _changed(self) -> Scene:
        self.g.dirty = BOTH_CHANGED
        if self.g.deck:
            self.g.seams = [0, 0, len(self.g.deck)]
        return self

    # -- playing it ---------------------------------------------------------------------------------------------

    def asks(self, coroutine: Any, *answers: str) -> list[Decision]:
        """Drive a coroutine of rules on this state with these refs; returns every decision put."""
        put: list[Decision] = []
        given = list(answers)
        value: Component | None = None
        try:
            while True:
                asked = coroutine.send(value)
                value = None
                if isinstance(asked, Decision):
                    put.append(asked)
                    if not given:
                        return put
                    ref = given.pop(0)
                    value = asked.find(ref)
                    assert value is not None, f"{ref} is not offered: {asked}"
        except StopIteration:
            assert not given, f"not asked any more: {given}"
            return put

    def start(self) -> Run:
        """Run the rules of the whole game from this state."""
        self.run = Run(GAME, self.g)
        self.g = self.run.state  # type: ignore[assignment]
        return self.run

    def answer(self, *refs: str) -> Scene:
        """Give answers to whoever is asked in the run."""
        assert self.run is not None
        for ref in refs:
            decision = self.run.decision
            assert decision is not None, "nothing is asked"
            option = decision.find(ref)
            assert option is not None, f"{ref} is not offered: {decision}"
            self.run.answer(decision.seat, option)
        return self

    def use(self, card: str, *refs: str) -> Scene:
        """The active seat uses a card's action power from the menu and answers what it asks."""
        return self.answer(CARD[card].ref, *refs)

    @property
    def decision(self) -> Decision:
        assert self.run is not None
        assert self.run.decision is not None, "nothing is asked"
        return self.run.decision

    def refs(self) -> list[str]:
        """The refs that are offered now."""
        return [option.ref for option in self.decision.options]


def oath(seats: int = 4, heritage: Mapping[str, Any] | None = None) -> Scene:
    """A game after set-up, every pawn at the top site of the cradle, seat 0 Chancellor and about to act."""
    table = Table(GAME, seats, {"chancellor": "first"}, seed="scene", heritage=heritage)
    while table.decision.prompt != "act" and table.decision.prompt not in ("pick-up",):
        table.answer(table.decision.options[0])
    g = table.state.copy()
    assert isinstance(g, Oath)
    for seat in range(seats):
        _empty_court(g, seat)
    return Scene(g)._changed()


def _empty_court(g: Oath, seat: Seat) -> None:
    for card in list(g.advisers[seat]):
        g.piles[0].append(card)
        g.pile_seen[0].append(0)
    g.advisers[seat], g.faceup[seat], g.adviser_seen[seat] = [], [], []
    assert g.holder[0] == EMPIRE


def refs(options: Sequence[Component]) -> list[str]:
    return [option.ref for option in options]


def refused(g: Oath, seat: Seat, prompt: str) -> list[tuple[Component, Reason]]:
    """Why not, at a question that the state alone describes."""
    return why_not(g, Decision(seat, prompt, (), "4.2", None))


def give_power(monkeypatch: pytest.MonkeyPatch, row: Power) -> None:
    """A card has this power for the length of a test, whatever its own is."""
    card = CARD[row.name]
    for index in (SPEAKS, HELPS, BANS, TOLLS, WATCHERS):
        for key in index:
            monkeypatch.setitem(index, key, index[key] & ~card.bit)
    limiters: Any = _AsDict(LIMITERS)
    monkeypatch.setitem(limiters, 0, LIMITERS[0] & ~card.bit)
    rows: Any = _AsDict(POWERS)
    monkeypatch.setitem(rows, card.index, None)
    register([row])


@contextmanager
def with_power(row: Power) -> Iterator[None]:
    """A card has this power for a part of a test."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        give_power(monkeypatch, row)
        yield


class _AsDict(dict[int, Any]):
    """A list as the dictionary that monkeypatch wants; what is set goes into the list."""

    def __init__(self, items: list[Any]) -> None:
        super().__init__(enumerate(items))
        self.items_of_list = items

    def __setitem__(self, index: int, item: Any) -> None:
        super().__setitem__(index, item)
        self.items_of_list[index] = item
