"""What a seat may know of a game of Legends as a row of counts, for programs that learn.

Seats are told from where the seat itself sits: `0` is the seat, `1` the next clockwise; `n` is the neutral colour.
The row is the same for all numbers of seats and all variants; what is not in play is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.core.features import Layout
from crownlands.games.legends.board import SLOTS, Board
from crownlands.games.legends.components import CARDS, COINS, LEADERS, SIDES, TOKENS
from crownlands.games.legends.state import NOBODY, Legends
from crownlands.games.legends.tokens import is_hidden
from crownlands.games.legends.vocabulary import REGIONS

SEATS: Final = max(COINS)
SEAT_NAMES: Final = tuple(str(seat) for seat in range(SEATS))
OWNER_NAMES: Final = (*SEAT_NAMES, "n")
COUNTS: Final = (
    "coins", "supply", "cities", "moves", "recruits", "flying", "elixirs", "immune", "captives",
    "bid", "age", "earlier",
)  # fmt: skip
"""Numbers of a seat. `cities` are those left; `bid` and `age` (1 is the youngest) are 0 until they are known."""
SIDE_LIST: Final = tuple(SIDES.values())
MOST: Final = 255

LAYOUT: Final = Layout()
_CARDS: Final = [card.ref for card in CARDS]
_TOKENS: Final = [token.ref for token in TOKENS]
_SIDES: Final = [side.ref for side in SIDE_LIST]
ARMIES: Final = LAYOUT.block("armies", OWNER_NAMES, REGIONS)
CITIES: Final = LAYOUT.block("cities", OWNER_NAMES, REGIONS)
START: Final = LAYOUT.block("start", REGIONS)
ON_BOARD: Final = LAYOUT.block("token", [*_TOKENS, "hidden"], REGIONS)
PEEKED: Final = LAYOUT.block("peeked", SEAT_NAMES, REGIONS)
ROW: Final = LAYOUT.block("row", _CARDS)
"""The card's place in the row, from 1."""
TABLEAU: Final = LAYOUT.block("card", SEAT_NAMES, _CARDS)
TAKEN: Final = LAYOUT.block("taken", SEAT_NAMES, _TOKENS)
LED: Final = LAYOUT.block("leader", SEAT_NAMES, [leader.ref for leader in LEADERS])
SEAT_COUNTS: Final = LAYOUT.block("seat", SEAT_NAMES, COUNTS)
FIRST: Final = LAYOUT.block("first", SEAT_NAMES)
PIECES: Final = LAYOUT.block("piece", SLOTS, _SIDES)
QUARTERS: Final = LAYOUT.block("turned", _SIDES)
"""Quarter turns of a side, from 1 for none."""
DECK: Final = LAYOUT.block("deck")
TURN: Final = LAYOUT.block("turn")
NAMES: Final = tuple(LAYOUT.names)

_AT: Final = {ref: at for at, ref in enumerate(REGIONS)}
_SLOT_AT: Final = {slot: at for at, slot in enumerate(SLOTS)}
_CARD_AT: Final = {card: at for at, card in enumerate(CARDS)}
_TOKEN_AT: Final = {token: at for at, token in enumerate(TOKENS)}
_LEADER_AT: Final = {leader: at for at, leader in enumerate(LEADERS)}
_SIDE_AT: Final = {side: at for at, side in enumerate(SIDE_LIST)}


def features(g: Legends, me: Seat) -> bytearray:
    """Everything on the table but the order of the deck and the tokens that lie face down."""
    row = bytearray(len(NAMES))
    for at, side in enumerate(g.sides):
        row[QUARTERS + _SIDE_AT[side]] = 1 + (g.turns[at] if at < len(g.turns) else 0)
    row[DECK], row[TURN] = len(g.deck), g.turn
    for place, card in enumerate(g.row, start=1):
        row[ROW + _CARD_AT[card]] = place
    if g.first != NOBODY:
        row[FIRST + (g.first - me) % g.seats] = 1
    if g.board is not None:
        _fill_board(g, g.board, me, row)
    for seat in range(g.seats):
        _fill_seat(g, seat, (seat - me) % g.seats, row)
    return row


@lru_cache(maxsize=512)
def _places(board: Board) -> tuple[list[int], list[int]]:
    """Where the regions of a board stand among all, and where its pieces do."""
    pieces = zip(board.layout.slots, board.sides, strict=True)
    return (
        [_AT[region.ref] for region in board.regions],
        [PIECES + _SLOT_AT[slot] * len(SIDE_LIST) + _SIDE_AT[side] for slot, side in pieces],
    )


def _fill_board(g: Legends, board: Board, me: Seat, row: bytearray) -> None:
    regions, pieces = _places(board)
    for place in pieces:
        row[place] = 1
    if g.start != NOBODY:
        row[START + regions[g.start]] = 1
    for owner, (armies, cities) in enumerate(zip(g.armies, g.cities, strict=True)):
        step = ((owner - me) % g.seats if owner < g.seats else SEATS) * len(REGIONS)
        _scatter(armies, regions, ARMIES + step, row)
        if owner < g.seats:
            _scatter(cities, regions, CITIES + step, row)
    if any(g.tokens):
        _fill_tokens(g, regions, me, row)


def _scatter(counts: Sequence[int], places: Sequence[int], start: int, row: bytearray) -> None:
    for count, place in zip(counts, places, strict=True):
        if count:
            row[start + place] = count


def _fill_tokens(g: Legends, regions: Sequence[int], me: Seat, row: bytearray) -> None:
    """variant.swamp. A facedown token is known to those who have peeked at it; who they are is known to all."""
    for at, token in enumerate(g.tokens):
        if token is None:
            continue
        known = not is_hidden(g, at) or g.seen[at] >> me & 1
        kind = _TOKEN_AT[token] if known else len(TOKENS)
        row[ON_BOARD + kind * len(REGIONS) + regions[at]] = 1
        for seat in range(g.seats):
            if g.seen[at] >> seat & 1:
                row[PEEKED + (seat - me) % g.seats * len(REGIONS) + regions[at]] = 1


def _fill_seat(g: Legends, seat: Seat, step: int, row: bytearray) -> None:
    """setup.5. What a seat has; before the pieces are handed out, only its age and its earlier points."""
    at = SEAT_COUNTS + step * len(COUNTS)
    if g.coins:
        counts = (
            g.coins[seat], g.supply[seat], g.cities_left[seat], g.moves[seat], g.recruits[seat],
            g.flying[seat], g.elixirs[seat], g.immune[seat], g.captives[seat], g.bids[seat] + 1 if g.bids else 0,
        )  # fmt: skip
        row[at : at + len(counts)] = bytes(counts)
        for card in g.tableau[seat]:
            row[TABLEAU + step * len(CARDS) + _CARD_AT[card]] = 1
        for token in g.taken[seat]:
            row[TAKEN + step * len(TOKENS) + _TOKEN_AT[token]] = 1
        leader = g.leaders[seat]
        if leader is not None:
            row[LED + step * len(LEADERS) + _LEADER_AT[leader]] = 1
    if g.ages:
        row[at + COUNTS.index("age")] = 1 + g.ages.index(seat)
    if g.earlier:
        row[at + COUNTS.index("earlier")] = max(0, min(MOST, g.earlier[seat]))
