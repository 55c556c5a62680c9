"""What powers and tokens give, and what they do not: at every step, and however an army is lost."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def finds_bandits(*powers: str, **stock: int) -> Scene:
    """Anna's patrol meets bandits in her mountains."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "B.f1", "B.f2").power(0, *powers)
    return scene.token("bandits", "A.m1").has(0, **stock).answers("patrol", "patrol", "A.p1", "A.m1")


# -- moving ---------------------------------------------------------------------------------------------------


def test_grazing_at_every_step_and_on_a_quest() -> None:
    """power.grazing, power.gallop. Two plains in a row feed twice."""
    scene = Scene().armies(0, "C.m1", "A.f1").power(0, "grazing", "gallop")
    scene.answers("patrol", "patrol", "C.m1", "C.p1", "C.p2")
    assert scene.stock(0) == (0, 0, 2)
    quest = Scene().armies(0, "A.f1", "A.m1").power(0, "grazing").answers("quest", "quest", "A.f1", "C.p1")
    assert quest.stock(0) == (0, 0, 1)


def test_foragers_find_nothing_in_ruins_and_water_or_after_a_defeat() -> None:
    """power.foragers. Ruling K13."""
    ruins = Scene(homes=("intheoros",)).armies(0, "A.f1", "A.m1").power(0, "foragers")
    assert ruins.answers("patrol", "patrol", "A.f1", "A.r1").stock(0) == (0, 0, 0)
    sea = Scene().armies(0, "C.p2", "A.m1").power(0, "foragers", "deep-home")
    assert sea.answers("patrol", "patrol", "C.p2", "C.w1").stock(0) == (0, 0, 0)
    beaten = Scene().armies(0, "A.p1", "A.f1").power(0, "foragers").armies(1, "A.m1", "B.f1").has(1, ore=1)
    assert beaten.answers("patrol", "patrol", "A.p1", "A.m1").dials(B=1).stock(0) == (0, 0, 0)
    won = Scene().armies(0, "A.p1", "A.f1").power(0, "foragers").armies(1, "A.m1", "B.f1").has(0, ore=1)
    assert won.answers("patrol", "patrol", "A.p1", "A.m1").dials(A=1).stock(0) == (0, 1, 0)


def test_powers_come_before_the_token() -> None:
    """move, power.foragers, exploration.reveal. The ore of the mountains, then what lies there."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "B.f1", "B.f2").power(0, "foragers")
    scene.token("blank", "A.m1").answers("patrol", "patrol", "A.p1", "A.m1")
    assert [event.key for event in scene.log if event.key in ("gained", "found")] == ["gained", "found"]


def test_wanderers_really_go_the_other_way() -> None:
    """power.wanderers, patrol, quest. A quest under the shield of patrol, and a patrol under that of quest."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "wanderers").armies(1, "B.f1", "B.f2")
    assert scene.answers("patrol", "quest", "A.p1", "C.m1").at("C.m1") == "A"
    assert [action.name for action in scene.g.shields] == ["patrol"]
    other = Scene().armies(0, "A.f1", "A.p1").power(0, "wanderers").armies(1, "B.f1", "B.f2")
    assert other.answers("quest", "patrol", "A.p1", "A.m1").at("A.m1") == "A"
    assert [action.name for action in other.g.shields] == ["quest"]


def test_a_litter_is_really_born() -> None:
    """power.litter, expand. The army comes, for food, and the shield lies on trade."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "litter").armies(1, "B.f1", "B.f2").has(0, food=3)
    scene.answers("trade", "expand", "A.f1")
    assert (scene.at("A.f1"), scene.stock(0)) == ("AA", (0, 0, 0))
    assert [action.name for action in scene.g.shields] == ["trade"]


# -- losing an army -------------------------------------------------------------------------------------------


def test_souls_are_harvested_however_an_army_goes() -> None:
    """power.soul-harvest, exploration.bandits, power.fallen-leaves. To bandits and given up by its owner."""
    assert finds_bandits("soul-harvest").stock(0) == (2, 0, 0)
    leaves = Scene().armies(0, "A.f1", "A.p1").power(0, "fallen-leaves", "soul-harvest").armies(1, "B.f1", "B.f2")
    assert leaves.answers("research", "sacrifice", "A.p1").stock(0) == (6, 0, 0)


def test_valhalla_is_for_those_who_fall_in_war() -> None:
    """power.valhalla, exploration.bandits. Not for a victim of bandits."""
    scene = finds_bandits("valhalla")
    assert (scene.at("A.m1"), scene.prompt, scene.stock(0)) == ("", "follow", (0, 0, 0))


def test_a_church_saves_nobody_from_bandits() -> None:
    """exploration.church, exploration.bandits. Only an army that falls in war."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "B.f1", "B.f2").token("bandits", "A.m1")
    scene.token("church", "A.f1", turned=True).answers("patrol", "patrol", "A.p1", "A.m1")
    assert (scene.at("A.f1"), scene.at("A.m1"), scene.prompt) == ("A", "", "follow")


# -- tokens ---------------------------------------------------------------------------------------------------


def test_a_treasure_is_two_resources_and_no_more() -> None:
    """exploration.treasure. Then it is the next player's turn to act."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "B.f1", "B.f2").token("treasure", "A.m1")
    scene.answers("patrol", "patrol", "A.p1", "A.m1", "ore", "ore")
    assert (scene.stock(0), scene.prompt, scene.seat) == ((0, 2, 0), "follow", 1)


def test_a_saved_last_army_turns_a_token() -> None:
    """exploration.reveal, war.last. Ruling K18: when the war is over."""
    scene = Scene(exploration=True).armies(0, "A.m1", "C.m1", "A.f1").armies(1, "A.m1", "C.p1").has(0, ore=2)
    scene.token("treasure", "A.f2").answers("patrol", "patrol", "C.m1", "C.p1").dials(A=2).answers("C.p1", "A.f2")
    assert (scene.prompt, scene.seat) == ("gain-any", 1)
    assert scene.g.turned[scene.region("A.f2").index]


def test_a_token_that_lies_face_down_does_nothing() -> None:
    """exploration. Neither camp nor fort, lair, church or city, while nobody has turned it."""
    camp = Scene(exploration=True).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").token("camp", "B.f1")
    assert camp.answers("build").stock(1) == (2, 0, 0)
    city = Scene(exploration=True).armies(0, "A.f1").token("city", "A.f1")
    assert "cities" not in city.items(0)

    def war(kind: str) -> Scene:
        scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").token(kind, "A.f1")
        return scene.tower(1, 2).has(0, ore=1).has(1, ore=2).answers("patrol", "patrol", "A.p1", "A.m1")

    assert war("fort").offered_to(0) == {"flag", "1"}
    assert war("dragon-lair").dials(A=1, B="flag").prompt == "follow"
    church = war("church").dials(A="flag", B=1)
    assert (church.at("A.f1"), church.prompt) == ("A", "follow")


# -- the end --------------------------------------------------------------------------------------------------


def test_seven_armies_end_the_game_even_if_some_search_ruins() -> None:
    """end.trigger, ruins. A searching army is in play."""
    scene = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.r1", "A.f1", "A.f1", "A.f2", "A.m1").has(0, food=7)
    assert scene.answers("expand", "expand", "A.m1").g.ending


def test_more_magic_breaks_a_tie_before_resources() -> None:
    """end.winner. Equal points, armies and towers: a capital against two levels."""
    scene = Scene().armies(0, "A.f1").faction(0, "orcs", 2).armies(1, "B.c1").has(1, food=9).armies(2, "C.m1")
    assert scene.points() == [3, 3, 1]
    assert scene.ranking() == [[0], [1], [2]]


def test_armies_in_ruins_break_no_tie() -> None:
    """end.winner, end.ruins. They are lost before the points are counted, so they do not count here either."""
    scene = (
        Scene(homes=("intheoros",)).armies(0, "A.f1", "A.r1").armies(1, "B.f1").has(1, food=1).armies(2, "C.m1")
    )
    assert scene.points() == [1, 1, 1]
    assert scene.ranking() == [[1], [0, 2]]


def test_the_highest_spire_stands_on_the_card() -> None:
    """power.highest-spire. Where nobody has built, nobody is the highest (ruling K39)."""
    assert "highest-spire" not in Scene().armies(0, "A.f1").power(0, "highest-spire").items(0)
    assert Scene().armies(0, "A.f1").power(0, "highest-spire").tower(0, 1).items(0)["highest-spire"] == 1
