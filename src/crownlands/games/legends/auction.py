"""The auction for the first turn."""

from __future__ import annotations

from crownlands.core.components import PLAYERS, numbers
from crownlands.core.decisions import Seat, together
from crownlands.games.legends.state import NOBODY, Legends


async def auction(g: Legends) -> None:
    """turn.1. Sealed bids; the highest alone is paid, and its seat says who begins."""
    if g.variants.ties == "youngest":
        rank_ages(g)
    bids = await together({seat: sealed_bid(g, seat) for seat in range(g.seats)})
    g.bids = list(bids.values())
    for seat, bid in bids.items():
        g.tell("bid", seat, coins=bid)
    winner = auction_winner(g)
    g.coins[winner] -= g.bids[winner]
    g.tell("auction-won", winner, coins=g.bids[winner])
    first = await g.choose(winner, "first-player", PLAYERS[: g.seats], "turn.1")
    g.first = first.seat
    g.tell("first-player", g.first)


async def sealed_bid(g: Legends, seat: Seat) -> int:
    """turn.1. Any number of the seat's coins, nothing included."""
    bid = await g.choose(seat, "bid", numbers(0, g.coins[seat]), "turn.1", {"coins": g.coins[seat]})
    return bid.value


def auction_winner(g: Legends) -> Seat:
    """turn.1, variant.die. The highest bid; a tie goes to the youngest of the tied, or to the die."""
    highest = max(g.bids)
    tied = [seat for seat in g.ages or range(g.seats) if g.bids[seat] == highest]
    if len(tied) == 1:
        return tied[0]
    if g.variants.ties == "youngest":
        g.tell("youth-breaks-tie", tied[0])
        return tied[0]
    winner = g.dice.choice(tied)
    g.tell("die-breaks-tie", winner)
    return winner


def rank_ages(g: Legends) -> None:
    """turn.1. The seats from youngest to oldest: from the youngest seat on, clockwise."""
    name = g.variants.youngest
    youngest = int(name.removeprefix("seat-")) - 1 if name != "random" else g.youngest
    if youngest == NOBODY:
        youngest = g.dice.below(g.seats)
    g.ages = [(youngest + step) % g.seats for step in range(g.seats)]
    g.tell("youngest", youngest)
