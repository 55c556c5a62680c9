"""Set-up for three, four and five players, full and short; variants that do not go together."""

from collections import Counter

import pytest

from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import UNIT_TOTALS
from crownlands.games.xidit.state import RECRUITS, THREAT, Xidit
from tests.conformance.tools import answer_at_random
from tests.xidit.easy import EASY_GAME
from tests.xidit.scene import Scene


def begun(seats: int, **variants: object) -> Xidit:
    found: Xidit = Table(GAME, seats, variants, seed="set-up").state
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


def test_the_tiles_are_shuffled() -> None:
    """setup.tiles, setup.queues. Every tile comes to lie on the board on either side, and in either pile."""
    games = [Table(GAME, 4, seed=seed).state for seed in range(60)]
    for side in (RECRUITS, THREAT):
        assert {city for g in games for city in range(21) if g.sides[city] == side} == set(range(21))
    for pile in ("recruit_pile", "threat_pile"):
        assert {tile.city for g in games for tile in getattr(g, pile)} == set(range(21))
        assert len({tuple(tile.city for tile in getattr(g, pile)) for g in games}) == 60, "in no fixed order"


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


def test_both_variants_go_together() -> None:
    """variant.short, variant.three, variant.neutral.hard. Three players, nine years, the harder neutral player."""
    table = Table(EASY_GAME, 3, {"short": True, "neutral": "hard", "first": "seat-1"}, seed="both")
    g: Xidit = table.state
    start = g.neutral[:]
    assert [start[column] for column in g.scorings] == [7, 6, 5]
    assert g.closed == [0, 1]
    dice = Dice.from_seed("both")
    while not table.over:
        answer_at_random(table, dice)
    g = table.state
    assert g.year == 9, "the end comes after the ninth year"
    assert {event.facts["year"] for event in table.log if event.key == "census"} == {3, 6, 9}
    steps = sum(event.key in ("beat-threat", "exiled") for event in table.log)
    assert steps > 2
    assert sum(g.neutral) == sum(start) + steps
    assert not any(g.bards[seat * 9 + region] for seat in range(3) for region in (0, 1))


@pytest.mark.parametrize(("seats", "closed"), [(3, {0, 1}), (4, {0, 1}), (5, {1})])
def test_closed_regions_of_a_short_game_take_no_bards(seats: int, closed: set[int]) -> None:
    """variant.short, reward.bards. City 20 lies between the regions 1 and 2, and nothing else."""
    scene = (
        Scene(seats, short=True).wake(3).hero(0, 20).units(0, militia=3).plan("!").answers("3b", "bards", "coins")
    )
    assert scene.prompt == ("neutral" if seats == 3 else "order"), "nobody is asked where: one region, or none"
    placed = {at for at in range(9) if scene.g.bards[at]}
    assert placed == {0, 1} - closed
    assert (scene.g.stock[0] == 20) == (not placed)


@pytest.mark.parametrize("neutral", ["normal", "hard"])
def test_the_neutral_player_takes_one_step_wherever_it_started(neutral: str) -> None:
    """variant.neutral.advance, variant.neutral.hard. One division a threat, in a short game too."""
    scene = Scene(3, short=True, neutral=neutral).hero(0, 8).units(0, archer=2)
    before = scene.g.neutral[:]
    scene.plan("!").answers("coins", "guild", "reputation")
    assert scene.g.neutral == [before[0], before[1], before[2] + 1]


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
    ("seats", "variants", "message"),
    [
        (2, {}, "3 to 5 players"),
        (6, {}, "3 to 5 players"),
        (4, {"first": "seat-5"}, "there are 4 seats"),
        (4, {"neutral": "hard"}, "for games of three"),
        (5, {"titans_move_neutral": "no"}, "for games of three"),
        (4, {"edition": "printed"}, "one of reconstruction"),
    ],
)
def test_an_impossible_set_up_is_reported_in_one_line(seats: int, variants: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message) as caught:
        Table(GAME, seats, variants, seed="1")
    assert "\n" not in str(caught.value)
