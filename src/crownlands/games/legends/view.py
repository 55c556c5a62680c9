"""What a seat may know of a game of Legends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


def view(g: Legends, seat: Seat | None) -> dict[str, Any]:
    """Everything on the table but the order of the deck and the tokens that lie face down."""
    seen: dict[str, Any] = {
        "seats": g.seats,
        "earlier": list(g.earlier),
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
        seen.update(board_view(g, seat))
    if g.coins:
        seen["players"] = [player_view(g, player) for player in range(g.seats)]
        for score in score_all(g):
            seen["players"][score.seat]["points"] = score.total
    return seen


def views(g: Legends, seats: Iterable[Seat | None]) -> dict[Seat | None, dict[str, Any]]:
    """The views of several seats: all the same but for the tokens that a seat has peeked at."""
    common = view(g, None)
    return {seat: common if seat is None else _with_peeks(g, seat, common) for seat in seats}


def _with_peeks(g: Legends, seat: Seat, common: dict[str, Any]) -> dict[str, Any]:
    known = [at for at, mask in enumerate(g.seen) if mask >> seat & 1]
    if not known:
        return common
    regions = list(common["regions"])
    for at in known:
        regions[at] = {**regions[at], "token": token_view(g, seat, at)}
    return {**common, "regions": regions}


def board_view(g: Legends, seat: Seat | None) -> dict[str, Any]:
    controllers = control(g)
    islands = island_control(g, controllers)
    return {
        "board": g.map.ref,
        "start": None if g.start == NOBODY else g.map.regions[g.start].ref,
        "regions": [region_view(g, seat, region, controllers[region.index]) for region in g.map.regions],
        "islands": [
            {"regions": refs(island), "control": owner_name(g, owner)}
            for island, owner in zip(g.map.islands, islands, strict=True)
        ],
    }


def region_view(g: Legends, seat: Seat | None, region: Region, controller: int) -> dict[str, Any]:
    at = region.index
    return {
        "ref": region.ref,
        "armies": {owner_name(g, owner): count[at] for owner, count in enumerate(g.armies) if count[at]},
        "cities": {owner_name(g, owner): count[at] for owner, count in enumerate(g.cities) if count[at]},
        "control": owner_name(g, controller),
        "token": token_view(g, seat, at),
        "peeked": [player for player in range(g.seats) if g.seen[at] >> player & 1],
    }


def token_view(g: Legends, seat: Seat | None, region: int) -> str | None:
    """variant.swamp. A token that lies face down is seen by who has peeked at it."""
    token = g.tokens[region]
    if token is None:
        return None
    if is_hidden(g, region) and (seat is None or not g.seen[region] >> seat & 1):
        return HIDDEN
    return token.ref


def player_view(g: Legends, player: Seat) -> dict[str, Any]:
    leader = g.leaders[player]
    return {
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


def owner_name(g: Legends, owner: int) -> str | None:
    return None if owner == NOBODY else owner_ref(g, owner).ref


def refs(components: Sequence[Component]) -> list[str]:
    return [component.ref for component in components]


def pools(g: Legends) -> list[Pool]:
    """setup.2, variant.swamp. What is hidden: the order of the deck, and the tokens that lie face down."""
    hidden = [at for at in range(len(g.tokens)) if is_hidden(g, at)]
    return [
        [Zone(g.deck)],
        [Zone(g.pile), Zone(g.tokens, hidden, [g.seen[at] for at in hidden])],
    ]
