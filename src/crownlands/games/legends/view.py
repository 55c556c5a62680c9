"""What a seat may know of a game of Legends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from crownlands.core.components import Component
from crownlands.core.decisions import Seat
from crownlands.core.hidden import Pool, Zone
from crownlands.games.legends.actions import crossing_cost, owner_ref
from crownlands.games.legends.board import Board, Region
from crownlands.games.legends.components import CARDS_EACH, PRICES, TURNS_IN_ALL
from crownlands.games.legends.scoring import (
    card_points,
    citadel_points,
    elixir_points,
    island_control,
    leader_points,
    strongest,
)
from crownlands.games.legends.state import NOBODY, Legends
from crownlands.games.legends.tokens import is_hidden
from crownlands.games.legends.turn import acting
from crownlands.games.legends.view_types import HoldingsView, LandView, LegendsView, PlayerView, RegionView

HIDDEN = "hidden"


class Land(NamedTuple):
    """What lies on the map, and who controls it."""

    controllers: list[int]
    islands: list[int]
    shown: LandView


def view(g: Legends, seat: Seat | None) -> LegendsView:
    """Everything on the table but the order of the deck and the tokens that lie face down."""
    return _view(g, seat, partial(land_view, region_view))


def _view(g: Legends, seat: Seat | None, look: Callable[..., Land]) -> LegendsView:
    seen: LegendsView = {
        "seats": g.seats,
        "earlier": list(g.earlier),
        "layout": g.variants.layout if g.board is None else g.board.layout.name,
        "laying": g.sides[-1].ref if len(g.sides) > len(g.turns) else None,
        "pieces": [[side.ref, turn] for side, turn in zip(g.sides, g.turns, strict=False)],
        "deck": len(g.deck),
        "row": [{"card": card.ref, "price": price} for card, price in zip(g.row, PRICES, strict=False)],
        "turn": g.turn,
        "turns": TURNS_IN_ALL[g.seats],
        "acting": acting(g),
        "first": None if g.first == NOBODY else g.first,
        "ages": list(g.ages),
        "bids": list(g.bids),
        "cards_each": CARDS_EACH[g.seats],
    }
    if g.board is not None:
        seen["board"] = g.map.ref
        seen["start"] = None if g.start == NOBODY else g.map.regions[g.start].ref
        owners = tuple(owner_ref(g, owner).ref for owner in range(g.owners))
        tokens = tuple([token_view(g, seat, at) for at in range(len(g.tokens))])
        land = look(g.map, owners, tuple(map(tuple, g.armies)), tuple(map(tuple, g.cities)), tokens, tuple(g.seen))
        seen["regions"] = land.shown["regions"]
        seen["islands"] = land.shown["islands"]
        if g.coins:
            seen["players"] = player_views(g, land)
    return seen


def views(g: Legends, seats: Iterable[Seat | None]) -> dict[Seat | None, LegendsView]:
    """The views of several seats: all the same but for the tokens that a seat has peeked at. Not to be changed."""
    common = _view(g, None, _remembered_land)
    return {seat: common if seat is None else _with_peeks(g, seat, common) for seat in seats}


def _with_peeks(g: Legends, seat: Seat, common: LegendsView) -> LegendsView:
    known = [at for at, mask in enumerate(g.seen) if mask >> seat & 1] if any(g.seen) else []
    if not known:
        return common
    regions = list(common["regions"])
    for at in known:
        regions[at] = {**regions[at], "token": token_view(g, seat, at)}
    return {**common, "regions": regions}


def land_view(
    region: Callable[..., RegionView],
    board: Board,
    owners: tuple[str, ...],
    armies: tuple[tuple[int, ...], ...],
    cities: tuple[tuple[int, ...], ...],
    tokens: tuple[str | None, ...],
    seen: tuple[int, ...],
) -> Land:
    controllers = strongest(armies, cities)
    islands = island_control(board, controllers)
    columns = zip(
        board.regions, zip(*armies, strict=True), zip(*cities, strict=True), controllers, tokens, seen, strict=True
    )
    return Land(
        controllers,
        islands,
        {
            "regions": [region(owners, *column) for column in columns],
            "islands": [
                {"regions": refs(places), "control": name_of(owners, owner)}
                for places, owner in zip(board.islands, islands, strict=True)
            ],
        },
    )


def region_view(
    owners: tuple[str, ...],
    region: Region,
    armies: tuple[int, ...],
    cities: tuple[int, ...],
    controller: int,
    token: str | None,
    seen: int,
) -> RegionView:
    return {
        "ref": region.ref,
        "armies": {name: count for name, count in zip(owners, armies, strict=True) if count},
        "cities": {name: count for name, count in zip(owners, cities, strict=True) if count},
        "control": name_of(owners, controller),
        "token": token,
        "peeked": [player for player in range(seen.bit_length()) if seen >> player & 1],
    }


def name_of(owners: tuple[str, ...], owner: int) -> str | None:
    return None if owner == NOBODY else owners[owner]


_remembered_region = lru_cache(2048)(region_view)
"""Few regions change in a move. With sixty games side by side, a cache four times as large hits no more often."""


@lru_cache(512)
def _remembered_land(*lying: Any) -> Land:
    """Most moves change no region at all."""
    return land_view(_remembered_region, *lying)


def token_view(g: Legends, seat: Seat | None, region: int) -> str | None:
    """variant.swamp. A token that lies face down is seen by whoever has peeked at it."""
    token = g.tokens[region]
    if token is None:
        return None
    if is_hidden(g, region) and (seat is None or not g.seen[region] >> seat & 1):
        return HIDDEN
    return token.ref


def player_views(g: Legends, land: Land) -> list[PlayerView]:
    """end. What every seat has, and its points as if the game ended now, by where they come from."""
    elixirs = elixir_points(g)
    citadels = citadel_points(g, land.controllers)
    players: list[PlayerView] = []
    for seat in range(g.seats):
        cards = card_points(g, seat)
        score = {
            "regions": land.controllers.count(seat),
            "citadels": citadels[seat],
            "islands": land.islands.count(seat),
            "cards": sum(cards.values()),
            "elixirs": elixirs[seat],
            "tokens": sum([token.points for token in g.taken[seat]]),
            "leader": leader_points(g, seat, land.islands),
        }
        players.append(
            {"points": sum(score.values()), "score": score, "card_points": cards, **holdings_view(g, seat)}
        )
    return players


def holdings_view(g: Legends, seat: Seat) -> HoldingsView:
    leader = g.leaders[seat]
    return {
        "coins": g.coins[seat],
        "supply": g.supply[seat],
        "cities": g.cities_left[seat],
        "moves": g.moves[seat],
        "recruits": g.recruits[seat],
        "crossing": crossing_cost(g, seat),
        "flying": g.flying[seat],
        "elixirs": g.elixirs[seat],
        "immune": bool(g.immune[seat]),
        "captives": g.captives[seat],
        "cards": refs(g.tableau[seat]),
        "tokens": refs(g.taken[seat]),
        "leader": None if leader is None else leader.ref,
    }


def refs(components: Sequence[Component]) -> list[str]:
    return [component.ref for component in components]


def pools(g: Legends) -> list[Pool]:
    """setup.2, variant.swamp. What is hidden: the order of the deck, and the tokens that lie face down."""
    hidden = [at for at in range(len(g.tokens)) if is_hidden(g, at)]
    return [
        [Zone(g.deck)],
        [Zone(g.pile), Zone(g.tokens, hidden, [g.seen[at] for at in hidden])],
    ]
