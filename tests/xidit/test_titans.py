"""Titans and reinforcement; what goes together in a city and year."""

from crownlands.core.dice import Dice
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import Tile
from crownlands.games.xidit.state import THREAT, Xidit
from crownlands.words import Words
from tests.xidit.scene import CITIES, Scene, number


def out_of_threats() -> Scene:
    """One more beaten threat, and there is no next one."""
    scene = Scene().queues(recruits=(11, 12, 13), threats=(20,), beaten=range(14, 20), rest="beaten")
    return scene.hero(0, 10).units(0, archer=1, mage=1)


def test_titans_wake_when_there_is_no_next_threat() -> None:
    """titans, titans.wake. The top of each stack; the second Titans sleep on (ruling X7)."""
    scene = out_of_threats()
    assert [stack["titans"] for stack in GAME.view(scene.g, 0)["lair"]] == [["hidden", "hidden"]] * 3
    scene.plan("!").answers("coins", "guild")
    assert scene.g.awake == [1, 1, 1]
    assert [event.facts["titans"] for event in scene.told("titans-wake")] == [
        [stack[-1] for stack in scene.g.lair]
    ]


def test_reinforcement_makes_new_piles() -> None:
    """titans.reinforcement. Two recruit tiles stay; all the rest are threats, eight of ten tiles here."""
    scene = out_of_threats()
    scene.g.unseen_recruits = 1
    assert GAME.view(scene.g, 0)["recruits"]["pile"] == ["tile:12", "hidden"]
    scene.plan("!").answers("coins", "guild")
    assert [number(tile) for tile in scene.g.recruit_pile] == [13, 12]
    threats = [number(tile) for tile in (*scene.g.threat_pile, scene.g.next_threat)]
    assert sorted(threats) == [10, 14, 15, 16, 17, 18, 19, 21]
    assert scene.g.threat_discard == []
    assert scene.side(20) == THREAT
    assert GAME.view(scene.g, 0)["recruits"]["pile"] == ["tile:12", "tile:13"], "both are seen now (ruling X20)"
    pile = GAME.view(scene.g, 0)["threats"]["pile"]
    assert pile[1:] == ["hidden"] * (len(pile) - 1), "only the top of a shuffled pile is seen"


def test_reinforcement_shuffles_the_threats() -> None:
    """titans.reinforcement. The dice decide which of the eight come first; another throw, another order."""
    orders = set()
    for seed in range(20):
        scene = out_of_threats()
        scene.g.dice = Dice.from_seed(f"shuffle {seed}")
        scene.plan("!").answers("coins", "guild")
        orders.add(tuple(number(tile) for tile in (*scene.g.threat_pile, scene.g.next_threat)))
    assert len(orders) > 15
    assert len({order[-1] for order in orders}) > 4, "any of them may be the next threat"


def test_reinforcement_fills_the_recruit_pile_with_the_oldest_threats() -> None:
    """titans.reinforcement. The turned discard lies under the recruit pile, oldest on top (ruling X6)."""
    scene = out_of_threats().queues(recruits=(11, 12), threats=(20,), beaten=range(13, 20), rest="beaten")
    scene.plan("!").answers("coins", "guild")
    assert [number(tile) for tile in scene.g.recruit_pile] == [13, 12]


def test_awake_titans_stay_awake_and_empty_stacks_empty() -> None:
    """titans.wake. It happens again: only who sleeps on top wakes; reinforcement comes all the same."""
    scene = out_of_threats().wake(3)
    scene.g.lair[2].clear()
    scene.plan("!").answers("coins", "guild")
    assert scene.g.awake == [1, 1, 0]
    assert [titan.ref for event in scene.told("titans-wake") for titan in event.facts["titans"]] == ["titan:4b"]  # type: ignore[union-attr]
    again = out_of_threats()
    again.g.lair = [[], [], []]
    again.plan("!").answers("coins", "guild")
    assert len(again.told("no-titan-sleeps")) == 1
    assert len(again.told("reinforcement")) == 1


# -- Titans -------------------------------------------------------------------------------------------------


def test_a_titan_is_exiled_with_any_units() -> None:
    """titans.exile, titans.example. Sasha in city 4: two are awake, any three units for the first."""
    scene = Scene().tiles(recruits=(1, 2, 3, 5, 11), threats=range(6, 11)).wake(3, 4).hero(0, 4)
    scene.units(0, militia=1, archer=2, mage=1).plan("!")
    assert (scene.prompt, scene.offered) == ("exile", {"3b", "4b", "done"})
    scene.answers("3b", "mage", "archer", "archer")
    assert scene.army(0) == {"militia": 1}
    assert scene.prompt == "reward"
    scene.answers("coins", "guild")
    assert scene.g.coins[0] == 3
    assert scene.g.guilds[3] == 2
    assert [len(stack) for stack in scene.g.lair] == [1, 2, 2]
    assert scene.g.awake == [0, 1, 0], "the Titan under it sleeps"
    assert GAME.view(scene.g, 1)["lair"][0]["titans"] == ["titan:3a"], "who is left is known"


def test_nobody_has_to_exile_a_titan() -> None:
    """titans.exile. The hero may leave it alone (ruling X2)."""
    scene = Scene().wake(3).hero(0, 21).units(0, militia=3).plan("!").answers("done")
    assert scene.army(0) == {"militia": 3}
    assert len(scene.told("spared-titans", 0)) == 1


def test_a_player_who_could_not_exile_a_titan_looks_like_one_who_would_not() -> None:
    """titans.exile. All hear the same; that the units are too few only their owner (ruling X16)."""
    would_not = Scene().wake(3, 5).hero(0, 21).units(0, militia=3).plan("!").answers("done")
    could_not = Scene().wake(3, 5).hero(0, 21).units(0, militia=2).plan("!")
    told = [scene.told("spared-titans", 0)[0] for scene in (would_not, could_not)]
    assert told[0].seen_by(1) == told[1].seen_by(1)
    assert could_not.told("nothing-here", 0) == []
    assert told[1].seen_by(0).items() - told[0].seen_by(0).items() == {("needed", 3), ("units", 2)}


def test_a_titan_takes_as_many_units_as_it_has_question_marks() -> None:
    """titans.exile. With four units not the one that asks for five; the reason is given."""
    scene = Scene().wake(3, 4, 5).hero(0, 21).units(0, militia=2, mage=2).plan("!")
    assert scene.offered == {"3b", "4b", "done"}
    assert scene.refused() == {"5b": "too-few-units"}
    scene.answers("3b")
    assert scene.offered == {"militia", "mage"}
    assert scene.refused() == {"archer": "no-such-unit", "infantry": "no-such-unit", "cleric": "no-such-unit"}


def test_titans_are_met_where_no_tile_lies() -> None:
    """titans.exile, recruit, threat. With a tile, the tile comes first."""
    assert Scene().wake(3).hero(0, 1).units(0, militia=3).plan("!").army(0) == {"militia": 4}
    assert Scene().wake(3).hero(0, 6).units(0, militia=3).plan("!").army(0) == {"militia": 3}


def test_sleeping_titans_do_nothing() -> None:
    """titans. Nothing to exile."""
    scene = Scene().hero(0, 21).units(0, militia=9).plan("!")
    assert len(scene.told("nothing-here", 0)) == 1


def test_one_titan_a_city_and_year() -> None:
    """titans.once. Not a second one here; elsewhere it can be done."""
    scene = Scene().wake(3, 4).hero(0, 21).units(0, militia=9).plan("!!k!")
    scene.answers("3b", "coins", "guild")
    assert [event.facts["deed"] for event in scene.told("acted-already", 0)] == ["titan"]
    assert scene.city(0) != 21
    assert (scene.prompt, scene.offered) == ("exile", {"4b", "done"})


def test_no_titan_where_a_threat_was_beaten_this_year() -> None:
    """titans.once. Nor where the last unit was recruited: the example wants no earlier action (ruling X3)."""
    beaten = Scene().wake(3).hero(0, 10).units(0, archer=3, mage=2).plan("!!").answers("coins", "guild")
    assert [event.facts["deed"] for event in beaten.told("acted-already", 0)] == ["titan"]
    emptied = Scene().wake(3).hero(0, 1).waiting(1, mage=1).units(0, militia=3).plan("!!")
    assert [event.facts["deed"] for event in emptied.told("acted-already", 0)] == ["titan"]
    another = Scene().wake(3).hero(0, 1).hero(1, 1).waiting(1, mage=1).units(1, militia=3).plan("!", ".!")
    assert (another.prompt, another.seat) == ("exile", 1), "another player may"


def test_a_threat_stays_where_its_hero_has_exiled_a_titan_this_year() -> None:
    """titans.once, threat. The ban goes both ways (ruling X3); in the next year the threat is beaten."""
    scene = Scene().queues(recruits=(11,), threats=(12,), rest="threats").wake(3)
    scene.hero(0, 12).units(0, militia=4, infantry=1, cleric=1).hero(1, 10).units(1, archer=1, mage=1)
    scene.plan("!.!", ".!").answers("3b", "militia", "militia", "militia", "coins", "guild", "coins", "guild")
    assert scene.side(12) == THREAT
    assert [event.facts["deed"] for event in scene.told("acted-already", 0)] == ["threat"]
    assert scene.army(0) == {"militia": 1, "infantry": 1, "cleric": 1}
    assert (scene.plan("!").prompt, scene.side(12)) == ("reward", THREAT)


def test_a_threat_that_comes_where_its_hero_has_recruited_is_beaten() -> None:
    """recruit.once, threat. Only a second unit is forbidden; beating the threat is compulsory (ruling X3)."""
    scene = Scene().tiles(recruits=(10, 1, 2, 3, 4), threats=(6, 7, 8, 9, 11))
    scene.queues(recruits=(12,), threats=(5,), rest="recruits").waiting(10, mage=1).hero(0, 10).units(0, archer=2)
    scene.hero(1, 6).units(1, militia=1, archer=2, infantry=1).hero(2, 5).units(2, cleric=1, mage=1)
    scene.plan("!....!", ".!", "..!").answers("coins", "guild", "coins", "guild")
    assert (scene.seat, scene.prompt) == (0, "reward"), "tile 10 came back as a threat"
    assert scene.army(0) == {"archer": 1}


def test_recruits_that_come_where_a_titan_was_exiled_are_taken() -> None:
    """recruit, recruit.once. The hero has recruited nobody there this year (ruling X3)."""
    scene = Scene().tiles(recruits=(8, 1, 2, 3, 4), threats=(6, 7, 9, 10, 11), next_recruits=(13,)).wake(3)
    scene.waiting(8, mage=1).hero(0, 13).units(0, militia=3).hero(1, 8).plan("!.!", ".!")
    scene.answers("3b", "coins", "guild")
    assert scene.army(0) == {"militia": 1}


def test_recruits_that_come_where_a_threat_was_beaten_are_taken() -> None:
    """recruit, recruit.once. Tile 10 is turned over within the year and comes back with recruits (ruling X3)."""
    scene = Scene().tiles(recruits=(8, 12, 1, 2, 3), threats=(6, 7, 9, 10, 11))
    scene.queues(recruits=(13,), threats=(5,), rest="threats").waiting(8, mage=1).waiting(12, mage=1)
    scene.hero(0, 10).units(0, archer=1, mage=1).hero(1, 8).hero(2, 12)
    scene.plan("!..!", ".!", "..!").answers("coins", "guild")
    assert [event.facts["city"] for event in scene.told("recruits-came")] == [CITIES[12], CITIES[9]]
    assert [event.facts["city"] for event in scene.told("recruited", 0)] == [CITIES[9]]
    assert sum(scene.army(0).values()) == 1


def next_first(g: Xidit, tile: Tile) -> None:
    """Of the shuffled threats this one is the next."""
    threats = [*g.threat_pile, g.next_threat]
    threats.remove(tile)
    g.threat_pile, g.next_threat = [other for other in threats if other is not None], tile


def test_a_threat_that_comes_back_is_beaten_again() -> None:
    """threat, recruit.once. Nothing forbids a second threat (ruling X3): reinforcement brings tile 10 back."""
    scene = out_of_threats().units(0, archer=1, mage=1).hero(1, 8).units(1, archer=2, cleric=1)
    scene.plan("!.!", ".!").answers("coins", "guild")
    assert (scene.prompt, scene.seat) == ("reward", 1)
    next_first(scene.g, scene.tile(10))
    scene.answers("coins", "guild")
    assert (scene.prompt, scene.seat) == ("reward", 0)
    assert [event.facts["city"] for event in scene.told("beat-threat", 0)] == [CITIES[9]] * 2
    assert scene.army(0) == {}


def test_a_titan_that_takes_all_units_takes_them_unasked() -> None:
    """titans.exile. Nobody is asked unit by unit for what is no choice (ruling X16); the log counts them."""
    scene = Scene().wake(3).hero(0, 21).units(0, militia=2, mage=1).plan("!").answers("3b")
    assert (scene.prompt, scene.army(0)) == ("reward", {})
    (told,) = scene.told("exiled")
    assert Words("en", GAME).event(told, None).endswith("paying: 2 militia, 1 mage.")
    assert Words("ru", GAME).event(told, None).endswith("Отданы отряды: 2 ополченца, 1 боевой маг.")
    more = Scene().wake(3).hero(0, 21).units(0, militia=2, mage=2).plan("!").answers("3b")
    assert more.prompt == "titan-unit"


def test_the_next_threat_is_announced_with_its_city() -> None:
    """tiles.foresight. Where it will come is what everybody wants to know."""
    scene = out_of_threats()
    scene.plan("!").answers("coins", "guild")
    (told,) = scene.told("next-threat")
    assert scene.g.next_threat is not None
    city = scene.g.next_threat.city + 1
    assert Words("en", GAME).event(told, None).startswith(f"The next threat will come to City {city}: the ")
    assert f" {city}: «" in Words("ru", GAME).event(told, None)
