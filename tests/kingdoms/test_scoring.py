"""The end: points, tie-breaks, ruins, capitals; evaluation for bots."""

from __future__ import annotations

from crownlands.core.ranking import SHARED, Tie
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.scoring import score_all, ties
from crownlands.words import LANGUAGES, Words
from tests.kingdoms.scene import Scene


def test_points_and_where_they_come_from() -> None:
    """end.points. Armies, magic with the bonus of the fifth level, the tower, capitals."""
    scene = Scene().armies(0, "A.f1", "A.p1", "B.c1").faction(0, "orcs", 5).tower(0, 5)
    assert scene.items(0) == {"armies": 3, "magic": 5, "tower": 6, "capitals": 2, "undisputed-home": 2}
    assert scene.points() == [18, 0, 0]


def test_capitals_are_named_by_their_territories() -> None:
    """end.points, map.capitals. "Capitals: Elan: capital" says it twice."""
    scene = Scene().armies(0, "B.c1")
    (item,) = [item for item in score_all(scene.g)[0].items if item.key == "capitals"]
    for language in LANGUAGES:
        words = Words(language, GAME)
        assert words.score(item).count(":") == 1
        assert words.name(scene.region("B.c1").territory.ref) in words.score(item)


def test_a_shared_capital_is_a_point_each() -> None:
    """map.capitals, end.points. Two alone, one each for allies."""
    scene = Scene().armies(0, "B.c1").armies(1, "B.c1", "B.f1")
    assert (scene.items(0)["capitals"], scene.items(1)["capitals"]) == (1, 1)


def test_armies_in_ruins_are_lost() -> None:
    """end.ruins, end. Standing or lying, before the points are counted (ruling K23)."""
    scene = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.r1", "A.f1").standing(0, "A.r1")
    assert scene.items(0) == {"armies": 1}
    scene.end()
    assert scene.g.armies[0] == [scene.region("A.f1")]
    assert scene.g.over


def test_ties_are_broken_in_order() -> None:
    """end.winner. Armies, tower, magic, resources; then the victory is shared."""
    armies = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.f1").tower(1, 1).armies(2, "C.m1").tower(2, 1)
    assert armies.ranking() == [[0], [1, 2]]
    assert ties(armies.g) == [Tie((0,), (1, 2), "armies", {"more": 2, "less": 1}), Tie((1, 2), (), SHARED)]
    tower = Scene().armies(0, "A.f1").tower(0, 1).armies(1, "B.f1").faction(1, "orcs", 1).armies(2, "C.m1")
    assert tower.ranking() == [[0], [1], [2]]
    assert [tie.key for tie in ties(tower.g)] == ["tower"], "nobody ties with the third"
    stores = Scene().armies(0, "A.f1").armies(1, "B.f1").armies(2, "C.m1").has(1, food=1)
    assert stores.ranking() == [[1], [0, 2]]
    assert ties(stores.g)[0] == Tie((1,), (0, 2), "resources", {"more": 1, "less": 0})


def test_a_whole_game_ends_after_the_trigger() -> None:
    """end, end.winner. The winners are ranked first, and the points of all are counted once more."""
    scene = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.f1").armies(2, "C.m1").tower(0, 5).has(0, ore=6)
    scene.shields("patrol", "quest", "research", "expand").answers("build", "build").nobody_acts()
    assert scene.now.over
    assert GAME.ranking(scene.g)[0] == [0]
    assert GAME.scores(scene.g)[0].total == 10


def test_bots_value_what_is_to_come() -> None:
    """end.points. More stores and lands are worth more than fewer; at the end only points count."""
    poor = Scene().armies(0, "A.f1", "A.f1").armies(1, "B.f1").armies(2, "C.m1")
    rich = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.f1").armies(2, "C.m1").has(0, mana=3)
    assert GAME.evaluate(rich.g, 0) > GAME.evaluate(poor.g, 0)
    rich.g.over = poor.g.over = True
    assert GAME.evaluate(rich.g, 0) == GAME.evaluate(poor.g, 0) == 1
