"""The last army when every region on the table is taken (ruling K11)."""

from __future__ import annotations

from tests.kingdoms.scene import Scene

ANNA = ("A.f1", "A.p1", "A.f2", "A.p2")
DORA = ("B.p1", "D.f1", "D.p1", "D.m1", "D.f2", "D.p2")


def full_table() -> Scene:
    """Anna and Karl share her mountains, she attacks him in Carla's plains; nobody leaves a region empty."""
    scene = Scene(4).armies(0, "A.m1", "C.m1", "C.m1", *ANNA).armies(1, "A.m1", "C.p1").armies(3, *DORA)
    return scene.armies(2, "C.f1", "C.p2", "C.m2", "B.f1", "B.c1", "B.f2", "B.m1").has(0, ore=2)


def test_the_last_army_stays_where_the_table_is_full() -> None:
    """war.last, war.breaking, war.alliance. It is kept, shares the region, and the game goes on."""
    scene = full_table().answers("patrol", "patrol", "C.m1", "C.p1").dials(A=2).answers("C.p1")
    assert (scene.at("C.p1"), scene.at("A.m1")) == ("A", "AB")
    assert scene.g.allied(0, 1) == [scene.region("A.m1")]
    assert (scene.prompt, scene.seat) == ("gain-any", 1)  # it cannot move, and collects as a single army
    assert "it stays in" in scene.heard("last-army-stays")[0]


def test_water_is_a_refuge_for_those_who_live_there() -> None:
    """war.last, power.deep-home. Any free region on the table where the army may stand."""
    scene = full_table().power(1, "deep-home").answers("patrol", "patrol", "C.m1", "C.p1").dials(A=2)
    scene.answers("C.p1")
    assert (scene.prompt, scene.seat) == ("last-army", 1)
    assert scene.offered == {"B.w1", "C.w1"}


def test_an_attacker_who_stays_only_because_all_is_full_gains_nothing() -> None:
    """war.last, power.foragers. The war is lost all the same: nothing for arriving."""
    scene = Scene(4).armies(0, "A.m1", "C.m1").power(0, "foragers").armies(3, *DORA).has(1, ore=1)
    scene.armies(1, "A.m1", "C.p1", *ANNA, "B.f1")
    scene.armies(2, "C.m1", "C.f1", "C.p2", "C.m2", "B.c1", "B.f2", "B.m1")
    scene.answers("patrol", "patrol", "C.m1", "C.p1").dials(B=1).answers("A.m1")
    assert (scene.at("C.p1"), scene.at("A.m1")) == ("AB", "B")
    assert scene.stock(0) == (0, 0, 0)


def test_no_power_shortens_the_way_of_a_last_army() -> None:
    """war.last, power.swimmers, .tunnels. It neither patrols nor retreats: steps of an ordinary patrol count."""
    for power in ("swimmers", "tunnels"):
        scene = Scene().armies(0, "A.f1", "A.p1", "C.m1").armies(1, "A.f1", "C.p1").power(1, power).has(0, ore=2)
        scene.answers("patrol", "patrol", "C.m1", "C.p1").dials(A=2).answers("C.p1")
        assert scene.at("A.m1") == "B"  # two steps through the plains; A.p2 is just over the river
