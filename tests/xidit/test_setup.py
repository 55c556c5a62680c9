"""Set-up for three, four and five players, full and short; options that do not go together."""

from collections import Counter

import pytest

from crownlands.core.errors import BadSetup
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import UNIT_TOTALS
from crownlands.games.xidit.state import RECRUITS, THREAT, Xidit


def begun(seats: int, **options: object) -> Xidit:
    found: Xidit = Table(GAME, seats, options, seed="set-up").state
    return found


@pytest.mark.parametrize(
    ("seats", "short", "tiles", "board", "threats", "closed"),
    [
        (4, False, 21, 5, 6, []),
        (5, False, 21, 5, 6, []),
        (3, False, 18, 4, 5, [0, 1]),
        (5, True, 19, 5, 4, [1]),
        (4, True, 18, 5, 3, [0, 1]),
        (3, True, 16, 4, 3, [0, 1]),
    ],
)
def test_tiles_queues_and_closed_regions(
    seats: int, short: bool, tiles: int, board: int, threats: int, closed: list[int]
) -> None:
    """setup.tiles, setup.queues, setup.next, variant.three, variant.three.setup, variant.short. By the book."""
    g = begun(seats, short=short)
    assert Counter(g.sides)[RECRUITS] == Counter(g.sides)[THREAT] == board
    assert len(g.recruit_pile) + 1 == 5
    assert len(g.threat_pile) + 1 == threats
    assert 2 * board + 5 + threats == tiles
    assert g.closed == closed
    assert sum(g.waiting) == board * (4 if seats == 3 else 5)


@pytest.mark.parametrize(
    ("seats", "short", "left_out"),
    [(5, True, {20, 21}), (4, True, {19, 20, 21}), (3, True, {14, 18, 19, 20, 21}), (3, False, {19, 20, 21}),
     (4, False, set())],
)  # fmt: skip
def test_tiles_that_stay_in_the_box(seats: int, short: bool, left_out: set[int]) -> None:
    """variant.short, variant.three.setup. Which cities have no tile in this game."""
    g = begun(seats, short=short)
    assert g.next_recruits is not None
    assert g.next_threat is not None
    queued = [*g.recruit_pile, *g.threat_pile, g.next_recruits, g.next_threat]
    played = {tile.city + 1 for tile in queued} | {city + 1 for city in range(21) if g.sides[city]}
    assert set(range(1, 22)) - played == left_out
    assert all(tile.crown == (seats == 3) for tile in queued)


def test_everybody_gets_the_same_pieces() -> None:
    """setup.board, components. Twenty bards, fifteen storeys, no coins, no units; seventy units in all."""
    g = begun(5)
    assert (g.stock, g.storeys, g.coins, sum(g.units)) == ([20] * 5, [15] * 5, [0] * 5, 0)
    assert sum(UNIT_TOTALS.values()) == 70
    assert [g.barracks[unit] + sum(g.waiting[unit::5]) for unit in range(5)] == list(UNIT_TOTALS.values())


def test_two_sleeping_titans_in_each_stack() -> None:
    """setup.titans. Nobody knows which of a pair lies on top (ruling X7)."""
    g = begun(4)
    assert [[g.edition.titan_units[titan.index] for titan in stack] for stack in g.lair] == [
        [3, 3],
        [4, 4],
        [5, 5],
    ]
    assert g.awake == [0, 0, 0]
    tops = {tuple(titan.ref for titan in Table(GAME, 4, seed=seed).state.lair[0]) for seed in range(20)}
    assert len(tops) == 2


def test_the_scorings_lie_in_a_random_order() -> None:
    """setup.scoring. All six orders occur; five players lose two in the first."""
    orders = {tuple(Table(GAME, 4, seed=seed).state.scorings) for seed in range(60)}
    assert len(orders) == 6
    assert GAME.view(begun(5), 0)["out"] == [2, 1, 1]
    assert GAME.view(begun(4), 0)["out"] == GAME.view(begun(3), 0)["out"] == [1, 1, 1]


@pytest.mark.parametrize(("difficulty", "divisions"), [("normal", [6, 5, 4]), ("hard", [7, 6, 5])])
def test_where_the_neutral_player_starts(difficulty: str, divisions: list[int]) -> None:
    """variant.neutral, variant.neutral.hard. On these divisions of the columns scored first, second and third."""
    g = begun(3, neutral=difficulty)
    assert [g.neutral[column] for column in g.scorings] == divisions


def test_the_first_player_is_named_or_drawn() -> None:
    """setup.first. The oldest is a seat of the table's choice, or of the dice's (ruling X19)."""
    assert begun(4, first="seat-3").first == 2
    assert {Table(GAME, 3, seed=seed).state.first for seed in range(30)} == {0, 1, 2}


def test_heroes_start_clockwise_in_different_cities() -> None:
    """setup.heroes. Any city, with a tile or without, but not one with a hero."""
    table = Table(GAME, 3, {"first": "seat-2"}, seed="heroes")
    assert len(table.decision.options) == 21
    for seat, city in ((1, "city:7"), (2, "city:21"), (0, "city:8")):
        assert table.decision.seat == seat
        table.answer(city)
        if seat != 0:
            assert table.decision.find(city) is None
            assert {(thing.ref, reason.key) for thing, reason in table.why_not(table.decision.seat)} >= {
                (city, "hero-here")
            }
    assert table.state.heroes == [7, 6, 20]


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (2, {}, "3 to 5 players"),
        (6, {}, "3 to 5 players"),
        (4, {"first": "seat-5"}, "there are 4 seats"),
        (4, {"neutral": "hard"}, "for games of three"),
        (5, {"titans_move_neutral": "no"}, "for games of three"),
        (4, {"edition": "printed"}, "one of reconstruction"),
    ],
)
def test_what_cannot_be_set_up_is_said_in_one_line(seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message) as caught:
        Table(GAME, seats, options, seed="1")
    assert "\n" not in str(caught.value)
