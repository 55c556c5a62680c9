"""The sealed auction for the first turn."""

from crownlands.core.table import Table
from crownlands.games.legends import GAME


def table(seats: int = 3, **variants: str) -> Table:
    return Table(GAME, seats, {"map": "four-winds", **variants}, seed="auction")


def bid(at: Table, *bids: int) -> Table:
    for seat, coins in enumerate(bids):
        at.answer(f"n:{coins}", seat)
    return at


def test_everybody_bids_at_once_and_in_secret() -> None:
    """turn.1. Any order; nobody sees a bid before the last is in; any number of one's coins."""
    auction = table()
    assert [decision.seat for decision in auction.pending] == [0, 1, 2]
    assert [option.ref for option in auction.pending[0].options] == [f"n:{coins}" for coins in range(12)]
    auction.answer("n:4", 2)
    auction.answer("n:0", 0)
    assert all(auction.view(seat)["bids"] == [] for seat in (0, 1, 2, None))
    auction.answer("n:2", 1)
    assert auction.view(None)["bids"] == [0, 2, 4]


def test_a_bid_can_be_changed_until_the_last_is_in() -> None:
    """turn.1. The fist opens when all are ready."""
    auction = table()
    auction.answer("n:4", 2)
    auction.answer("n:1", 1)
    auction.undo(2)
    assert [decision.seat for decision in auction.pending] == [0, 2]
    auction.answer("n:1", 2)
    auction.answer("n:3", 0)
    assert auction.view(None)["bids"] == [3, 1, 1]


def test_only_the_highest_bid_is_paid_and_its_seat_names_the_first_player() -> None:
    """turn.1. The others keep their coins; anybody may be named."""
    auction = bid(table(), 1, 5, 4)
    assert auction.state.coins == [11, 6, 11]
    assert (auction.decision.seat, auction.decision.prompt) == (1, "first-player")
    assert [option.ref for option in auction.decision.options] == ["seat:0", "seat:1", "seat:2"]
    auction.answer("seat:2")
    assert (auction.decision.seat, auction.decision.prompt) == (2, "take-card")


def test_a_tie_goes_to_the_younger_who_alone_pays() -> None:
    """turn.1. Ages rise clockwise from the youngest seat (ruling L7)."""
    auction = bid(table(youngest="seat-2"), 5, 1, 5)
    assert auction.decision.seat == 2, "seat 2 sits nearer to the youngest, clockwise, than seat 0"
    assert auction.state.coins == [11, 11, 6]


def test_when_nobody_bids_the_youngest_wins() -> None:
    """turn.1. And pays nothing (ruling L8)."""
    auction = bid(table(youngest="seat-3"), 0, 0, 0)
    assert auction.decision.seat == 2
    assert auction.state.coins == [11, 11, 11]


def test_the_die_breaks_ties_if_the_table_wants_it() -> None:
    """variant.die. Every tied seat can win, and nobody else."""
    winners = set()
    for seed in range(40):
        auction = Table(GAME, 3, {"map": "four-winds", "ties": "die"}, seed=seed)
        winners.add(bid(auction, 3, 1, 3).decision.seat)
    assert winners == {0, 2}
