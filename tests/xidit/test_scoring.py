"""The end: three scorings, ties, going out; the neutral player among the others."""

from typing import Any

import pytest

from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import INFLUENCE, REPUTATION, WEALTH
from crownlands.games.xidit.scoring import NEUTRAL, hall_of_fame, influence, region_points, reputation, survivor
from crownlands.games.xidit.state import OVER, Xidit
from tests.xidit.scene import Scene

PASHA, SVETA, SASHA, VITYA = range(4)


def hall(scene: Scene) -> list[tuple[Any, Any]]:
    return [(scoring.places, scoring.out) for scoring in hall_of_fame(scene.g)]


def columns(monkeypatch: pytest.MonkeyPatch, *points: list[int]) -> None:
    """Give every column its points."""

    def column_points(g: Xidit, column: int) -> list[int]:
        return points[column]

    monkeypatch.setattr("crownlands.games.xidit.scoring.column_points", column_points)


def book_example() -> Scene:
    """Coins, guilds and bards that come to what the book's four players have."""
    scene = Scene().units(SVETA, militia=2).units(PASHA, militia=4)
    scene.g.scorings = [WEALTH, INFLUENCE, REPUTATION]
    scene.g.coins = [18, 18, 25, 22]
    for seat, guilds in enumerate(((4, 4, 4), (4, 4, 3), (4, 4, 1), (4, 4))):
        for at, storeys in enumerate(guilds):
            scene.guild(seat, 1 + 3 * seat + at, storeys)
    scene.bards(PASHA, northeast=2, east=2, coast=2, west=1, northwest=2)
    scene.bards(SVETA, northeast=1, east=1, coast=1, west=1, northwest=2, centre=2)
    scene.bards(SASHA, snow=3, southwest=1, south=1, centre=1)
    return scene.bards(VITYA, snow=3, southwest=1, south=1)


def test_the_three_scorings_of_the_book() -> None:
    """end.example, end.out, end.rank, end.ties, end, end.wealth, end.influence, end.reputation. Pasha wins."""
    scene = book_example()
    points = [[item.points for item in score.items] for score in GAME.scores(scene.g)]
    assert points == [[18, 12, 16], [18, 11, 18], [25, 9, 15], [22, 8, 12]]
    assert hall(scene) == [
        ((SASHA, VITYA, PASHA, SVETA), (SVETA,)),
        ((PASHA, SVETA, SASHA, VITYA), (VITYA,)),
        ((SVETA, PASHA, SASHA, VITYA), (SASHA,)),
    ]
    assert GAME.ranking(scene.g) == [[PASHA], [SASHA], [VITYA], [SVETA]]


def test_among_equals_with_as_many_units_the_later_in_turn_is_eliminated(monkeypatch: pytest.MonkeyPatch) -> None:
    """end.ties. Nearer, clockwise, to the first player of the last year is higher (ruling X14)."""
    scene = Scene(first=2)
    columns(monkeypatch, [5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5])
    assert hall(scene) == [((2, 3, 0, 1), (1,)), ((2, 3, 0, 1), (0,)), ((2, 3, 0, 1), (3,))]


@pytest.mark.parametrize("short", [False, True])
def test_five_players_lose_two_in_the_first_scoring(monkeypatch: pytest.MonkeyPatch, short: bool) -> None:
    """end.out, setup.scoring, variant.short. Then one each: the last place is the worst; in nine years too."""
    scene = Scene(5, short=short)
    assert GAME.view(scene.g, 0)["out"] == [2, 1, 1]
    columns(monkeypatch, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5])
    assert [out for _, out in hall(scene)] == [(0, 1), (2,), (3,)]
    assert GAME.ranking(scene.g) == [[4], [3], [2], [1], [0]]


def test_units_break_ties_by_their_number_not_by_their_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """end.ties. Three units of three kinds stand above two mages, whoever sits nearer to the first player."""
    scene = Scene().units(0, mage=2).units(1, militia=1, archer=1, infantry=1).units(2, mage=4).units(3, mage=4)
    columns(monkeypatch, [5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5])
    assert hall(scene) == [((2, 3, 1, 0), (0,)), ((2, 3, 1, 0), (1,)), ((2, 3, 1, 0), (3,))]


def test_eliminated_players_do_not_count_when_the_last_is_eliminated(monkeypatch: pytest.MonkeyPatch) -> None:
    """end.rank, end.out. The first to go stands last again, and somebody else goes."""
    scene = Scene()
    columns(monkeypatch, [1, 5, 6, 7], [1, 5, 6, 7], [1, 5, 6, 7])
    assert [out for _, out in hall(scene)] == [(0,), (1,), (2,)]


@pytest.mark.parametrize("short", [False, True])
def test_wealth_is_coins_and_influence_storeys_on_the_map(short: bool) -> None:
    """end.wealth, end.influence, variant.short. Storeys of all guilds; not those that are kept."""
    scene = Scene(short=short).guild(1, 4, 3).guild(1, 9, 2).guild(2, 5, 4)
    scene.g.coins = [7, 0, 3, 1]
    scene.g.kept[1], scene.g.storeys[1] = 1, 9
    assert influence(scene.g) == [0, 5, 4, 0]
    items = {item.key: item.points for item in GAME.scores(scene.g)[0].items}
    assert items == {"wealth": 7, "influence": 0, "reputation": 0}


@pytest.mark.parametrize(
    ("bards", "points"),
    [
        ((3, 2, 1, 0), [4, 2, 0, 0]),
        ((3, 3, 1, 0), [4, 4, 0, 0]),
        ((3, 2, 2, 1), [4, 2, 2, 0]),
        ((1, 0, 0, 0), [4, 0, 0, 0]),
        ((2, 2, 2, 2), [4, 4, 4, 4]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_most_and_second_most_bards_of_a_region(bards: tuple[int, ...], points: list[int]) -> None:
    """end.reputation. The snow is worth 4 and 2: first, second, ties for either, no second (X24), nobody."""
    scene = Scene()
    for seat, count in enumerate(bards):
        scene.bards(seat, snow=count)
    assert region_points(scene.g, 5) == points


def test_the_bastion_is_opened_for_reputation() -> None:
    """end.reputation, reward.bards. Bards of the centre count, 6 and 3; those of all regions add up."""
    scene = Scene().bards(0, centre=2, snow=1).bards(1, centre=3)
    assert reputation(scene.g) == [3 + 4, 6, 0, 0]


def test_closed_regions_give_no_reputation() -> None:
    """variant.three, end.reputation. Nobody can have bards there; if so, they would not count."""
    assert reputation(Scene(3).bards(0, east=1).g) == [0, 0, 0]


def test_the_screens_are_lifted_at_the_end() -> None:
    """end. Everything is shown, and the view tells the whole ceremony."""
    scene = Scene(year=12).bards(1, centre=2).units(2, mage=1)
    scene.plan().hands(0, 0, 1, 0)
    assert scene.now.over
    assert scene.g.phase == OVER
    seen = GAME.view(scene.g, 0)
    assert [player["bastion"] for player in seen["players"]] == [0, 2, 0, 0]
    assert [scoring["column"] for scoring in seen["hall"]] == seen["scorings"]
    assert seen["saviour"] == GAME.ranking(scene.g)[0][0]
    keys = [event.key for event in scene.log]
    assert keys.count("screen-lifted") == 4
    assert keys.count("out") == 3
    assert keys[-1] == "saviour"


# -- three players ------------------------------------------------------------------------------------------


def test_the_neutral_player_loses_every_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    """variant.neutral.ties. Even against a player without units who sits farthest from the first."""
    scene = Scene(3, first=1)
    scene.g.scorings = [WEALTH, INFLUENCE, REPUTATION]
    scene.g.neutral = [3, 3, 3]
    columns(monkeypatch, [4, 9, 9], [9, 9, 9], [9, 9, 9])
    places, out = hall(scene)[0]
    assert (places[2:], out) == ((0, NEUTRAL), (NEUTRAL,)), "four points each"


@pytest.mark.parametrize("number", [1, 2])
def test_the_neutral_player_loses_ties_in_later_scorings_too(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """variant.neutral.ties. In the second and in the third: a tie with the worst of those who are still in."""
    scene = Scene(3, first=1)
    scene.g.scorings = [WEALTH, INFLUENCE, REPUTATION]
    scene.g.neutral = [20, 20, 20]
    scene.g.neutral[number] = 3
    tied = scene.g.edition.tracks[number][2]
    points = [[1, 50, 99], [99, 1, 50], [99, 50, 1]]
    points[number] = [tied, tied, tied]
    columns(monkeypatch, *points)
    places, out = hall(scene)[number]
    assert (places[-1], out) == (NEUTRAL, (NEUTRAL,))
    assert NEUTRAL not in [who for _, gone in hall(scene)[:number] for who in gone], "it was in until then"


def test_the_neutral_player_can_outlast_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """variant.neutral. Then nobody is the saviour; the places go by who stayed in longer (ruling X18)."""
    scene = Scene(3, year=12)
    scene.g.neutral = [20, 20, 20]
    columns(monkeypatch, [1, 2, 3], [1, 2, 3], [1, 2, 3])
    assert survivor(hall_of_fame(scene.g)) == NEUTRAL
    assert GAME.ranking(scene.g) == [[], [2], [1], [0]]
    scene.plan()
    assert scene.log[-1].key == "neutral-wins"
    seen = GAME.view(scene.g, 0)
    assert seen["saviour"] is None
    assert seen["hall"][0]["places"][0]["seat"] is None


def test_if_the_neutral_player_wins_nobody_at_the_table_has_won() -> None:
    """variant.neutral. Three who only wait: the winners are none, and bots know it from a victory (ruling X18)."""
    table = Table(GAME, 3, {"first": "seat-1", "short": True}, seed="waiting")
    while not table.over:
        offered = table.decision
        table.answer(offered.find("order:wait") or offered.options[0], offered.seat)
    assert table.log[-1].key == "neutral-wins"
    assert table.winners == []
    first, *others = table.ranking()
    assert (first, sorted(others)) == ([], [[0], [1], [2]])
    assert max(GAME.evaluate(table.state, seat) for seat in range(3)) == 20.0, "a winner has 30"


def test_the_neutral_player_goes_out_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """variant.neutral, end.out. It is told, and the game ends with a saviour."""
    scene = Scene(3, year=12)
    scene.g.neutral = [1, 1, 1]
    columns(monkeypatch, [1, 2, 3], [1, 2, 3], [1, 2, 3])
    scene.plan()
    assert "neutral-out" in [event.key for event in scene.log]
    assert GAME.ranking(scene.g)[0] == [2]
    assert GAME.view(scene.g, 0)["hall"][0]["out"] == [None]
