"""A year: planning, moving, recruiting, beating threats."""

from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.state import NO_TILE, THREAT
from tests.xidit.scene import Scene, number


def test_the_year_of_the_blue_player() -> None:
    """example. The book's six steps, from city 7 to the threat at 17 and its rewards."""
    scene = Scene()
    scene.tiles(recruits=(7, 6, 1, 2, 3), threats=(17, 8, 9, 10, 12), next_threats=(14, 15))
    scene.waiting(7, archer=1, infantry=1, mage=1).hero(0, 7).units(0, militia=2, archer=2, cleric=1)
    assert scene.g.waiting[25:30] == [1, 2, 1, 0, 1], "the five units of city 6"
    militia, archers, clerics = (scene.g.barracks[unit] for unit in (0, 1, 3))
    scene.plan("!r!br!")
    assert [(str(event.facts["city"]), str(event.facts["unit"])) for event in scene.told("recruited", 0)] == [
        ("city:7", "unit:archer"), ("city:6", "unit:militia"),
    ]  # fmt: skip
    assert (scene.g.waiting[30:35], scene.g.waiting[25:30]) == ([0, 0, 1, 0, 1], [0, 2, 1, 0, 1])
    assert scene.city(0) == 17
    assert scene.prompt == "reward"
    assert scene.army(0) == {"militia": 2, "archer": 2}, "one militia, one archer unit and one cleric are paid"
    assert [scene.g.barracks[unit] for unit in (0, 1, 3)] == [militia + 1, archers + 1, clerics + 1]
    scene.answers("guild", "bards", "snow", "centre", "centre")
    assert (scene.g.owners[16], scene.g.guilds[16], scene.g.coins[0]) == (0, 3, 0)
    assert scene.sung(0) == {"snow": 1, "centre": 2}
    assert scene.g.threat_discard == [scene.tile(17)]
    assert (scene.side(17), scene.side(14)) == (NO_TILE, THREAT)
    assert scene.g.next_threat is scene.tile(15)
    assert scene.g.first == 1, "the first player's token has gone to the left"


def test_six_orders_of_five_kinds_are_planned() -> None:
    """planning, planning.example, year. Pasha's road, action, road, waiting, action, road."""
    scene = Scene().hero(0, 7)
    assert scene.offered == {"black", "red", "blue", "act", "wait"}
    scene.plan("r!k.!b")
    assert [event.key for event in scene.log if event.seat == 0 and "number" in event.facts] == [
        "moved", "lacks-units", "moved", "waited", "nothing-here", "moved",
    ]  # fmt: skip


def test_all_plan_at_once_and_may_change_until_the_last_is_in() -> None:
    """planning. A plan is secret until all are in, and can be taken back wheel by wheel (ruling X25)."""
    table = Table(GAME, 3, {"first": "seat-1"}, seed="plans")
    for city in ("city:1", "city:5", "city:9"):
        table.answer(city)
    assert [decision.seat for decision in table.pending] == [0, 1, 2]
    for _ in range(6):
        table.answer("order:wait", 0)
    assert table.asked(0) is None
    assert table.view(0)["players"][0]["plan"] == ["order:wait"] * 6
    assert table.view(1)["players"][0]["plan"] is None
    assert table.view(None)["players"][0]["plan"] is None
    table.undo(0)
    table.answer("order:act", 0)
    for seat in (1, 2):
        for _ in range(6):
            table.answer("order:wait", seat)
    planned = [event for event in table.log if event.key == "planned"]
    assert [event.seat for event in planned] == [0, 1, 2]
    assert [order.ref for order in planned[0].facts["orders"]][-1] == "order:act"  # type: ignore[union-attr]


def test_orders_are_carried_out_one_each_clockwise_from_the_first_player() -> None:
    """orders. All first orders, then all second ones."""
    scene = Scene(first=2).plan("bb", "bb", "bb", "bb")
    done = [(event.seat, event.facts["number"]) for event in scene.told("moved")]
    assert done == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (3, 2), (0, 2), (1, 2)]


def test_a_hero_goes_along_the_road_of_the_planned_colour() -> None:
    """order.move. Sasha's blue road from city 5 to city 12."""
    assert Scene().hero(0, 5).plan("b").city(0) == 12


def test_without_such_a_road_the_hero_stays() -> None:
    """order.move. City 2 has no red road: the order is spent (ruling X1)."""
    scene = Scene().hero(0, 2).plan("rk")
    assert scene.city(0) == 1
    assert [event.facts["number"] for event in scene.told("no-road", 0)] == [1]


def test_waiting_changes_nothing() -> None:
    """wait. The hero neither moves nor acts."""
    scene = Scene().hero(0, 1).plan("......")
    assert (scene.city(0), scene.army(0)) == (1, {})


def test_the_weakest_unit_is_recruited() -> None:
    """recruit, recruit.weakest. Sveta takes militia in city 5, like it or not."""
    scene = Scene().hero(0, 5).plan("!")
    assert scene.army(0) == {"militia": 1}
    assert scene.g.waiting[20:25] == [0, 1, 2, 1, 0]


def test_one_unit_a_city_and_year() -> None:
    """recruit.once. Further actions there do nothing; in the next year there is another."""
    scene = Scene().hero(0, 5).plan("!!!")
    assert scene.army(0) == {"militia": 1}
    assert len(scene.told("acted-already", 0)) == 2
    scene.plan("!")
    assert scene.army(0) == {"militia": 1, "archer": 1}


def test_an_action_where_nothing_lies_does_nothing() -> None:
    """recruit, threat.fail. No tile, no Titan awake."""
    scene = Scene().hero(0, 21).units(0, militia=5).plan("!")
    assert len(scene.told("nothing-here", 0)) == 1
    assert scene.army(0) == {"militia": 5}


def test_an_action_that_did_nothing_does_not_use_the_city_up() -> None:
    """recruit.once, threat.fail. The first try finds nothing; the threat comes, and the second succeeds (X3)."""
    scene = Scene().tiles(recruits=range(1, 6), threats=range(6, 11), next_threats=(12,))
    scene.hero(0, 10).units(0, archer=1, mage=1).hero(1, 12).units(1, militia=1, infantry=1, cleric=1)
    scene.plan(".!", "!.!").answers("coins", "guild")
    assert len(scene.told("nothing-here", 1)) == 1
    assert (scene.prompt, scene.seat) == ("reward", 1)
    assert [event.facts["number"] for event in scene.told("beat-threat", 1)] == [3]


def test_a_player_who_lacks_units_is_told_which() -> None:
    """threat.fail. Everybody hears that it failed; what is missing only its hero (ruling X16)."""
    scene = Scene().hero(0, 7).tiles(recruits=range(1, 6), threats=range(7, 12)).units(0, cleric=1, mage=3)
    scene.plan("!")
    (event,) = scene.told("lacks-units", 0)
    assert [str(unit) for unit in event.seen_by(0)["missing"]] == ["unit:cleric"], "two are asked for"  # type: ignore[union-attr]
    assert "missing" not in event.seen_by(1)
    assert "missing" not in event.seen_by(None)


def test_a_threat_is_beaten_with_exactly_its_units() -> None:
    """threat, threat.units. An archer unit and a mage go back to the barracks (Sasha's example, at city 10)."""
    scene = Scene().hero(0, 10).units(0, archer=2, mage=1, cleric=1)
    before = scene.g.barracks[:]
    scene.plan("!")
    assert scene.army(0) == {"archer": 1, "cleric": 1}
    assert [now - then for now, then in zip(scene.g.barracks, before, strict=True)] == [0, 1, 0, 0, 1]


def test_a_threat_is_not_beaten_without_all_of_its_units() -> None:
    """threat.fail. Stronger units do not stand in: two mages are no archer and mage."""
    scene = Scene().hero(0, 10).units(0, infantry=1, mage=2).plan("!")
    assert scene.army(0) == {"infantry": 1, "mage": 2}
    assert scene.side(10) == THREAT


def test_beating_a_threat_is_compulsory() -> None:
    """threat, orders. Nobody is asked whether (ruling X2)."""
    assert Scene().hero(0, 10).units(0, archer=1, mage=1).plan("!").prompt == "reward"


def test_a_threat_that_has_gone_cannot_be_beaten() -> None:
    """threat.fail, tiles.place. The first hero was quicker; the next threat lies elsewhere already (ruling X4)."""
    scene = Scene().hero(0, 10).hero(1, 10).units(0, archer=1, mage=1).units(1, archer=1, mage=1).plan("!", "!")
    scene.answers("coins", "guild")
    assert len(scene.told("nothing-here", 1)) == 1
    assert scene.army(1) == {"archer": 1, "mage": 1}
    keys = [event.key for event in scene.log]
    assert keys.index("threat-came") < keys.index("nothing-here")
    assert scene.g.sides.count(THREAT) == 5


def test_a_hero_can_wait_for_the_next_threat() -> None:
    """tiles.foresight, tiles.place. Sveta plans her sixth order in city 12, and the threat has come by then."""
    scene = Scene().tiles(recruits=range(1, 6), threats=range(6, 11), next_threats=(12,))
    scene.hero(0, 10).units(0, archer=1, mage=1).hero(1, 12).units(1, militia=1, infantry=1, cleric=1)
    scene.plan("!", ".....!").answers("coins", "guild")
    assert (scene.prompt, scene.seat) == ("reward", 1)
    assert number(scene.g.threat_discard[0]) == 10


def test_the_sides_of_tiles_decide_what_an_action_is() -> None:
    """recruit, threat. The same icon recruits in one city, beats a threat in another, does nothing in a third."""
    scene = Scene().hero(0, 5).hero(1, 10).units(1, archer=1, mage=1).hero(2, 21).units(2, archer=1, mage=1)
    scene.plan("!", "!", "!").answers("coins", "guild")
    keys = {"recruited", "beat-threat", "nothing-here"}
    done = [(event.seat, event.key) for event in scene.log if event.key in keys]
    assert done == [(0, "recruited"), (1, "beat-threat"), (2, "nothing-here")]
    assert (scene.army(0), scene.army(1), scene.army(2)) == ({"militia": 1}, {}, {"archer": 1, "mage": 1})


def test_the_token_goes_round_and_years_pass() -> None:
    """year, year.end. Twelve years; the first player changes every year but after the last (ruling X14)."""
    scene = Scene()
    for year in range(1, 12):
        assert (scene.g.year, scene.g.first) == (year, (year - 1) % 4)
        scene.plan()
    assert (scene.g.year, scene.g.first) == (12, 3)
    scene.plan()
    assert scene.now.over
    assert scene.g.first == 3
