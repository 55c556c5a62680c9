"""What a seat may know of a game of Legends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from crownlands.core.components import Component
from crownlands.core.decisions import Seat
from crownlands.core.veil import Pool, Zone
from crownlands.games.legends.actions import crossing_cost, owner_ref
from crownlands.games.legends.board import Region
from crownlands.games.legends.components import CARDS_EACH, PRICES
from crownlands.games.legends.scoring import control, island_control, score_all
from crownlands.games.legends.state import NOBODY, Legends
from crownlands.games.legends.tokens import is_hidden

HIDDEN = "hidden"
PartView = Callable[..., dict[str, Any]]


def view(g: Legends, seat: Seat | None) -> dict[str, Any]:
    """Everything on the table but the order of the deck and the tokens that lie face down."""
    return _view(g, seat, region_view, island_view)


def _view(g: Legends, seat: Seat | None, region: PartView, island: PartView) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "seats": g.seats,
        "earlier": list(g.earlier),
        "layout": g.options.layout if g.board is None else g.board.layout.name,
        "laying": g.sides[-1].ref if len(g.sides) > len(g.turns) else None,
        "pieces": [[side.ref, turn] for side, turn in zip(g.sides, g.turns, strict=False)],
        "deck": len(g.deck),
        "row": [{"card": card.ref, "price": price} for card, price in zip(g.row, PRICES, strict=False)],
        "turn": g.turn,
        "first": None if g.first == NOBODY else g.first,
        "ages": list(g.ages),
        "bids": list(g.bids),
        "cards_each": CARDS_EACH[g.seats],
    }
    if g.board is not None:
        controllers = control(g)
        islands = island_control(g, controllers)
        names = tuple(owner_ref(g, owner).ref for owner in range(g.owners))
        seen["board"] = g.map.ref
        seen["start"] = None if g.start == NOBODY else g.map.regions[g.start].ref
        seen["regions"] = [
            region(names, place, armies, cities, controllers[at], token_view(g, seat, at), g.seen[at])
            for at, (place, armies, cities) in enumerate(
                zip(g.map.regions, zip(*g.armies, strict=True), zip(*g.cities, strict=True), strict=True)
            )
        ]
        seen["islands"] = [
            island(names, places, owner) for places, owner in zip(g.map.islands, islands, strict=True)
        ]
        if g.coins:
            scores = score_all(g, controllers, islands)
            seen["players"] = [player_view(g, player, scores[player].total) for player in range(g.seats)]
    return seen


def views(g: Legends, seats: Iterable[Seat | None]) -> dict[Seat | None, dict[str, Any]]:
    """The views of several seats: all the same but for the tokens that a seat has peeked at. Not to be changed."""
    common = _view(g, None, _remembered_region, _remembered_island)
    return {seat: common if seat is None else _with_peeks(g, seat, common) for seat in seats}


def _with_peeks(g: Legends, seat: Seat, common: dict[str, Any]) -> dict[str, Any]:
    known = [at for at, mask in enumerate(g.seen) if mask >> seat & 1] if any(g.seen) else []
    if not known:
        return common
    regions = list(common["regions"])
    for at in known:
        regions[at] = {**regions[at], "token": token_view(g, seat, at)}
    return {**common, "regions": regions}


def region_view(
    names: tuple[str, ...],
    region: Region,
    armies: tuple[int, ...],
    cities: tuple[int, ...],
    controller: int,
    token: str | None,
    seen: int,
) -> dict[str, Any]:
    return {
        "ref": region.ref,
        "armies": {name: count for name, count in zip(names, armies, strict=True) if count},
        "cities": {name: count for name, count in zip(names, cities, strict=True) if count},
        "control": None if controller == NOBODY else names[controller],
        "token": token,
        "peeked": [player for player in range(seen.bit_length()) if seen >> player & 1],
    }


def island_view(names: tuple[str, ...], island: tuple[Region, ...], controller: int) -> dict[str, Any]:
    return {"regions": refs(island), "control": None if controller == NOBODY else names[controller]}


_remembered_region = lru_cache(8192)(region_view)
"""Few regions change in a move."""
_remembered_island = lru_cache(1024)(island_view)


def token_view(g: Legends, seat: Seat | None, region: int) -> str | None:
    """variant.swamp. A token that lies face down is seen by who has peeked at it."""
    token = g.tokens[region]
    if token is None:
        return None
    if is_hidden(g, region) and (seat is None or not g.seen[region] >> seat & 1):
        return HIDDEN
    return token.ref


def player_view(g: Legends, player: Seat, points: int) -> dict[str, Any]:
    leader = g.leaders[player]
    return {
        "points": points,
        "coins": g.coins[player],
        "supply": g.supply[player],
        "cities": g.cities_left[player],
        "moves": g.moves[player],
        "recruits": g.recruits[player],
        "crossing": crossing_cost(g, player),
        "flying": g.flying[player],
        "elixirs": g.elixirs[player],
        "immune": bool(g.immune[player]),
        "captives": g.captives[player],
        "cards": refs(g.tableau[player]),
        "tokens": refs(g.taken[player]),
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
