"""Patrol, quest, rivers, water, crags, two armies a region, last armies, ruins."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_a_patrol_goes_next_door_and_not_over_a_river() -> None:
    """patrol, map.rivers, map.regions. The rulebook's red arrow: regions on two banks are not adjacent."""
    scene = Scene().armies(0, "A.p1", "A.p1").answers("patrol", "patrol")
    assert scene.offered == {"A.f1", "A.m1"}
    assert scene.refused() == {"A.p2": "river", "A.f2": "river"}


def test_water_and_crags_cannot_be_entered() -> None:
    """map.impassable, patrol. Not even next door."""
    scene = Scene(4).armies(3, "D.f1", "D.f1").armies(0, "A.f1", "A.f1")
    scene.g.active = 3
    scene.answers("patrol", "patrol")
    assert scene.offered == {"D.p1", "D.p2"}
    assert scene.refused()["D.k1"] == "impassable"
    assert scene.refused()["D.f2"] == "not-adjacent"


def test_a_quest_goes_from_edge_to_edge_of_another_card() -> None:
    """quest. The blue arrow: any edge region of any other territory (ruling K4)."""
    scene = Scene(5).armies(0, "A.f1", "A.f1").answers("quest", "quest")
    assert scene.prompt == "quest-to"
    assert {code[0] for code in scene.offered} == {"B", "C", "D", "E"}
    assert "E.f1" not in scene.offered and "E.p1" in scene.offered
    assert scene.refused()["E.f1"] == "not-at-the-edge"
    scene.answers("D.m1")
    assert scene.at("D.m1") == "A"


def test_an_army_inside_a_territory_cannot_set_out() -> None:
    """quest. A region that does not touch the rim is no edge."""
    scene = Scene(5).armies(4, "E.f1", "E.f1", "E.p1").armies(0, "A.f1")
    scene.g.active = 4
    scene.answers("quest", "quest")
    assert scene.prompt == "quest-to"
    inside = Scene(5).armies(4, "E.f1", "E.f1").armies(0, "A.f1")
    inside.g.active = 4
    assert inside.answers("quest").seat == 0


def test_the_only_way_is_asked_if_it_is_a_war() -> None:
    """patrol, quest, war. Nobody starts a war unasked (ruling K38); into an empty region the army just goes."""
    scene = Scene().armies(0, "A.p1", "A.f1", "A.f1").armies(1, "A.m1", "B.f1").answers("patrol", "patrol", "A.p1")
    assert (scene.prompt, scene.offered, scene.at("A.p1")) == ("patrol-to", {"A.m1"}, "A")
    assert scene.answers("A.m1").heard("war")
    free = Scene().armies(0, "A.p1", "A.f1", "A.f1").armies(1, "B.f1", "B.f1").answers("patrol", "patrol", "A.p1")
    assert (free.at("A.m1"), free.prompt) == ("A", "follow")
    crowded = (
        Scene(2)
        .armies(0, "A.p1", "B.p1", "B.p1")
        .armies(1, "B.f1", "B.f2", "B.f2", "B.m1", "B.m1", "B.c1", "B.c1")
    )
    for region in crowded.g.territories[2].edges:
        for _ in range(2):
            crowded.g.put(2, region)
    crowded.has(1, ore=1).answers("quest", "quest")
    while crowded.prompt == "quest-from":
        crowded.answers("A.p1")
    assert (crowded.prompt, crowded.offered) == ("quest-to", {"B.f1"})


def test_two_armies_fill_a_region() -> None:
    """move, move.limits. Of one colour or of two: there is no room for a third."""
    scene = Scene().armies(0, "C.p1", "C.m1", "C.m1").armies(1, "C.f1", "B.f1").armies(2, "C.f1", "C.m2")
    scene.answers("patrol", "patrol", "C.p1")
    assert scene.offered == {"C.m2", "C.p2"}
    assert scene.refused() == {
        "C.m1": "region-full", "C.f1": "region-full", "C.w1": "impassable"
    }  # fmt: skip


def test_nobody_attacks_a_last_army() -> None:
    """move.last. The region of a player's only army cannot be entered."""
    scene = Scene().armies(0, "C.p1", "C.p1").armies(1, "C.m1").armies(2, "C.f1", "C.m2")
    scene.answers("patrol", "patrol")
    assert scene.offered == {"C.f1", "C.m2", "C.p2"}
    assert scene.refused()["C.m1"] == "last-army-defends"


def test_reasons_follow_the_powers_of_the_player_who_asks() -> None:
    """patrol, quest, power.swimmers, power.tunnels, power.deep-home. What could be reached is full or defended."""
    swims = Scene().armies(0, "A.p1", "B.f1").power(0, "swimmers").armies(1, "A.p2", "A.p2")
    assert swims.answers("patrol", "patrol", "A.p1").refused() == {"A.p2": "region-full"}
    digs = Scene().armies(0, "A.p1", "B.f1").power(0, "tunnels").armies(1, "A.p2")
    assert digs.answers("patrol", "patrol", "A.p1").refused() == {"A.p2": "last-army-defends"}
    dives = Scene().armies(0, "C.p2", "A.f1").power(0, "deep-home").armies(1, "C.w1", "C.w1")
    assert dives.answers("patrol", "patrol", "C.p2").refused()["C.w1"] == "region-full"
    sails = Scene().armies(0, "A.p1", "A.f1").power(0, "deep-home").armies(1, "C.w1", "C.w1")
    assert sails.answers("quest", "quest", "A.p1").refused() == {"C.w1": "region-full"}


def test_a_last_army_does_not_attack() -> None:
    """move.last. It may move, but not into a region with another's army."""
    scene = Scene().armies(0, "A.p1").armies(1, "A.m1", "B.f1")
    scene.answers("patrol", "patrol")
    assert scene.at("A.f1") == "A"


def test_reasons_for_last_armies() -> None:
    """move.last. Both are explained where there is a choice."""
    scene = Scene().armies(0, "C.p1").armies(1, "C.m1", "B.f1").armies(2, "C.f1")
    scene.answers("patrol", "patrol")
    assert scene.offered == {"C.m2", "C.p2"}
    assert scene.refused()["C.m1"] == "last-army-attacks"
    strong = Scene().armies(0, "C.p1", "A.f1").armies(1, "C.m1", "B.f1").armies(2, "C.f1")
    strong.answers("patrol", "patrol", "C.p1")
    assert strong.offered == {"C.m1", "C.m2", "C.p2"}
    assert strong.refused()["C.f1"] == "last-army-defends"


def test_an_army_in_ruins_lies_down_and_cannot_move() -> None:
    """ruins, quest. It searches; a quest cannot use it."""
    scene = (
        Scene(homes=("intheoros",)).armies(0, "A.f1", "A.f1", "A.p1").answers("patrol", "patrol", "A.f1", "A.r1")
    )
    assert scene.at("A.r1") == "a"
    lying = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.p1", "A.f1").answers("quest", "quest")
    assert lying.offered == {"A.p1", "A.f1"}
    assert lying.refused()["A.r1"] == "searching"


def test_a_patrol_can_stand_an_army_up() -> None:
    """ruins, patrol. Instead of moving; afterwards it may move."""
    scene = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.r1").answers("patrol", "patrol")
    assert scene.at("A.r1") == "aA"
    scene = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.r1").standing(0, "A.r1").answers("patrol", "patrol")
    assert scene.prompt == "patrol-to"
    assert scene.offered == {"A.f1", "A.f2", "A.p1", "stand-up"}
    scene.answers("A.f2")
    assert (scene.at("A.r1"), scene.at("A.f2")) == ("a", "A")


def test_leaving_the_water_needs_no_power() -> None:
    """map.impassable. Ruling K12: an army that stands in water without its power may still leave by patrol."""
    scene = Scene().armies(0, "B.w1", "A.f1").answers("patrol", "patrol", "B.w1")
    assert scene.offered == {"B.f1", "B.p1"}
