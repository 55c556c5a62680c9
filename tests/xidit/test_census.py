"""The census of the armies, and storeys that wait for a guild."""

import pytest

from crownlands.core.components import PLAYERS
from crownlands.games.xidit import GAME
from crownlands.games.xidit.state import CENSUS, PLANNING
from crownlands.words import Words
from tests.xidit.scene import Scene


@pytest.mark.parametrize(("short", "years"), [(False, {4, 8, 12}), (True, {3, 6, 9})])
def test_the_years_of_the_census(short: bool, years: set[int]) -> None:
    """census, variant.short. Years 4, 8 and 12; in a short game 3, 6 and 9."""
    counted = set()
    for year in range(1, 13 - 3 * short):
        scene = Scene(year=year, short=short)
        scene.plan()
        if scene.told("census"):
            counted.add(year)
    assert counted == years


def test_the_clerics_of_the_book() -> None:
    """census.example, census.bards. Vitya and Pasha show one, Sasha none, Sveta two: she places two bards.

    The book does not say what Sasha has: three clerics, more than anybody shows, and a closed hand that is empty.
    """
    scene = Scene(year=4).at_census("cleric").hero(2, 6)
    scene.units(0, cleric=1).units(1, cleric=1).units(2, cleric=2).units(3, cleric=3)
    assert [decision.seat for decision in scene.now.pending] == [0, 1, 2, 3]
    scene.hands(1, 1, 2, 0)
    (told,) = scene.told("showed")
    assert (told.facts["hands"], told.facts["most"]) == ([1, 1, 2, 0], [PLAYERS[2]])
    assert (scene.prompt, scene.seat) == ("census-bard", 2)
    assert scene.offered == {"northwest", "southwest", "centre", "done"}
    scene.answers("centre", "northwest")
    assert scene.sung(2) == {"centre": 1, "northwest": 1}
    assert (scene.army(2), scene.army(3)) == ({"cleric": 2}, {"cleric": 3}), "the units go back behind the screen"
    assert scene.sung(3) == {}


def test_a_player_without_units_of_a_kind_is_not_asked_for_a_hand() -> None:
    """census.hand. A choice of one is not asked for (ruling X16)."""
    scene = Scene(year=4).at_census("cleric").units(0, cleric=1).units(2, cleric=2)
    assert [decision.seat for decision in scene.now.pending] == [0, 2]


def test_hands_are_closed_until_all_are_in() -> None:
    """census.hand. Nobody sees a hand before; then all of them."""
    scene = Scene(year=4).at_census("militia").units(0, militia=2).units(1, militia=1)
    scene.now.answer(0, scene.now.pending[0].options[2])
    assert GAME.view(scene.g, 1)["census"] == {"unit": "unit:militia", "hands": None}
    scene.now.answer(1, scene.now.pending[0].options[1])
    assert scene.told("showed")[0].facts["hands"] == [2, 1, 0, 0]


def test_a_hand_may_hold_fewer_units_than_there_are() -> None:
    """census.hand. Any number, also none."""
    scene = Scene(year=4).at_census("militia").units(0, militia=3).units(1, militia=1)
    assert scene.offered == {"0", "1", "2", "3"}
    scene.hands(0, 1, 0, 0)
    assert scene.g.coins == [0, 1, 0, 0]


def test_nobody_is_rewarded_for_showing_nothing() -> None:
    """census.hand. All hands are empty (ruling X12)."""
    scene = Scene(year=4).at_census("militia").units(0, militia=3).hands(0, 0, 0, 0)
    assert scene.g.coins == [0, 0, 0, 0]
    assert len(scene.told("nobody-showed")) == 5, "nor for any other unit"


def test_most_militia_give_a_coin_and_most_archers_two() -> None:
    """census.coins. At once, behind the screen."""
    scene = Scene(year=4).at_census("militia").units(0, militia=1).units(1, archer=1)
    scene.hands(1, 0, 0, 0).hands(0, 1, 0, 0)
    assert scene.g.coins == [1, 2, 0, 0]


def test_all_who_tie_are_rewarded_clockwise_from_the_first_player() -> None:
    """census.tie, census.bards. Bards are placed in turn (ruling X12)."""
    scene = Scene(year=4, first=2).at_census("infantry").hero(0, 1).hero(3, 6)
    scene.units(0, infantry=1).units(3, infantry=1).hands(1, 0, 0, 1)
    assert (scene.prompt, scene.seat) == ("census-bard", 3)
    scene.answers("centre")
    assert (scene.prompt, scene.seat) == ("census-bard", 0)


def test_bards_of_a_census_need_not_be_placed() -> None:
    """census.bards. A player may place one, or none (ruling X17)."""
    scene = Scene(year=4).at_census("cleric").hero(0, 6).units(0, cleric=1).hands(1, 0, 0, 0)
    scene.answers("centre", "done")
    assert scene.sung(0) == {"centre": 1}


def test_without_bards_or_open_regions_nothing_is_placed() -> None:
    """census.bards, variant.three. At most the bards that are left, and none into closed regions (ruling X12)."""
    scene = (
        Scene(year=4).at_census("infantry").hero(0, 6).bards(0, south=20).units(0, infantry=1).hands(1, 0, 0, 0)
    )
    assert scene.g.phase == PLANNING
    assert [event.seen_by(1)["why"] for event in scene.told("no-reward", 0)] == ["no-bards"]
    one = Scene(year=4).at_census("cleric").hero(0, 6).bards(0, south=19).units(0, cleric=1).hands(1, 0, 0, 0)
    assert (one.prompt, one.now.pending[0].facts) == ("census-bard", {"left": 1}), "two for clerics, one is left"
    one.answers("centre")
    assert (one.g.stock[0], one.sung(0), one.g.phase) == (0, {"south": 19, "centre": 1}, PLANNING)
    closed = Scene(3, year=4).at_census("infantry").hero(0, 20).units(0, infantry=1).hands(1, 0, 0)
    assert closed.sung(0) == {}
    assert [event.facts["why"] for event in closed.told("no-reward", 0)] == ["regions-closed"]


def mages(scene: Scene) -> Scene:
    return scene.at_census("mage").units(0, mage=1).hands(*[1, 0, 0, 0, 0][: scene.g.seats])


def test_the_most_mages_add_a_storey_to_ones_own_guild() -> None:
    """census.mages. To one that has room; full ones are refused."""
    scene = mages(Scene(year=4).guild(0, 3, 2).guild(0, 5, 4).guild(1, 6, 1).guild(0, 9, 1))
    assert (scene.prompt, scene.offered) == ("census-storey", {"3", "9", "done"})
    refused = scene.refused()
    assert refused.pop("5") == "guild-is-full"
    assert refused.pop("6") == "guild-of-another"
    assert set(refused.values()) == {"no-guild-here"}
    scene.answers("9")
    assert (scene.g.guilds[8], scene.g.storeys[0]) == (2, 15 - 8)
    assert mages(Scene(year=4).guild(0, 3, 2)).answers("done").g.guilds[2] == 2, "one may do without"


@pytest.mark.parametrize("full", [False, True])
def test_a_storey_waits_for_a_guild_with_room(full: bool) -> None:
    """census.mages, end.influence. Kept behind the screen; it does not count there (ruling X13)."""
    scene = Scene(year=4)
    if full:
        scene.guild(0, 5, 4)
    mages(scene)
    assert (scene.g.kept[0], scene.g.storeys[0]) == (1, 14 - 4 * full)
    assert {item.key: item.points for item in GAME.scores(scene.g)[0].items}["influence"] == 4 * full


def test_a_kept_storey_is_built_as_soon_as_it_can_be() -> None:
    """census.mages, reward.guild. With the next guild; if that is full, it waits on (ruling X13)."""
    scene = (
        Scene().tiles(recruits=range(1, 6), threats=(11, *range(6, 10))).hero(0, 11).units(0, infantry=1, mage=1)
    )
    scene.g.kept[0], scene.g.storeys[0] = 2, 13
    scene.plan("!").answers("guild", "coins")
    assert (scene.g.guilds[10], scene.g.kept[0]) == (4, 1)


def test_the_owner_says_where_a_kept_storey_goes() -> None:
    """census.mages. If several guilds have room (ruling X13)."""
    scene = (
        Scene(5)
        .tiles(recruits=range(1, 6), threats=(19, *range(6, 10)))
        .hero(0, 19)
        .units(0, infantry=1, cleric=1)
    )
    scene.g.kept[0], scene.g.storeys[0] = 1, 14
    scene.guild(0, 9, 1).plan("!").answers("guild", "coins")
    assert (scene.prompt, scene.offered) == ("kept-storey", {"9", "19"})
    scene.answers("9")
    assert (scene.g.guilds[8], scene.g.guilds[18], scene.g.kept[0]) == (2, 2, 0)


def test_without_storeys_mages_give_nothing() -> None:
    """census.mages, components. All fifteen are built: the reward is lost (ruling X13)."""
    scene = Scene(year=4)
    for city, storeys in ((1, 4), (2, 4), (3, 4), (4, 3)):
        scene.guild(0, city, storeys)
    assert [event.facts["why"] for event in mages(scene).told("no-reward", 0)] == ["no-storeys"]


def test_the_neutral_player_takes_no_part() -> None:
    """variant.neutral, census. Three hands, three places."""
    scene = Scene(3, year=4).at_census("militia").units(0, militia=1).hands(1, 0, 0)
    assert [event.facts["hands"] for event in scene.told("showed")] == [[1, 0, 0]]
    assert len(scene.told("nobody-showed")) == 4


def test_a_kind_is_counted_in_one_line_tied_or_not() -> None:
    """census, census.tie. All hands from the first player on, and who shows the most: all who tie, at once."""
    scene = Scene(year=4, first=1).at_census("militia").units(0, militia=2).units(1, militia=2).units(2, militia=1)
    scene.hands(2, 2, 1, 0)
    (told,) = scene.told("showed")
    assert Words("en", GAME).event(told, None) == (
        "Census, militia: Seat 2 2, Seat 3 1, Seat 4 0, Seat 1 2. "
        "A tie for the most, all are rewarded: Seat 2, Seat 1."
    )
    players = {0: "Анна", 1: "Карл", 2: "Миша", 3: "Оля"}
    assert Words("ru", GAME, players).event(told, None) == (
        "Ревизия, ополченцы: Карл — 2, Миша — 1, Оля — 0, Анна — 2. "
        "Больше всех сразу у нескольких, награда каждому: Карл, Анна."
    )
    alone = Scene(5, year=4).at_census("militia").units(4, militia=1).hands(0, 0, 0, 0, 1)
    assert Words("en", GAME).event(alone.told("showed")[0], None).endswith("Seat 5 1. The most: Seat 5.")


def test_after_the_census_the_year_ends() -> None:
    """year.end, census. The last census is the end of the game."""
    scene = Scene(year=4).plan()
    assert (scene.g.phase, scene.g.year) == (PLANNING, 5)
    last = Scene(year=12)
    last.units(0, militia=1).plan()
    assert last.g.phase == CENSUS
    last.hands(1, 0, 0, 0)
    assert last.now.over
