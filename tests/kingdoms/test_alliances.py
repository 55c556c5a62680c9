"""Alliances: how they begin and end, what a broken one costs, and how a last army is saved."""

from __future__ import annotations

from crownlands.games.kingdoms import GAME
from tests.kingdoms.scene import Scene
from tests.kingdoms.test_war import attack, duel


def test_two_flags_make_an_alliance() -> None:
    """war.alliance, war.flag. Both stay, nobody pays; allies as long as they share a region (ruling K9)."""
    scene = attack(duel().has(0, ore=2).has(1, ore=2)).dials(A="flag", B="flag")
    assert scene.at("A.m1") == "AB"
    assert (scene.stock(0)[1], scene.stock(1)[1]) == (2, 2)
    assert scene.g.allied(0, 1) == [scene.region("A.m1")]


def test_an_ally_may_leave_freely() -> None:
    """war.alliance. By patrol or quest; sharing no region ends the alliance."""
    scene = Scene().armies(0, "A.m1", "A.f1").armies(1, "A.m1", "B.f1")
    scene.answers("patrol", "patrol", "A.m1", "A.p1")
    assert scene.g.allied(0, 1) == []


def allies(**variants: object) -> Scene:
    """Anna and Karl share Anna's mountains and a forest of his home, and she can attack him in his capital."""
    scene = Scene(**variants).armies(0, "A.m1", "B.f1", "B.f2", "A.f1")  # type: ignore[arg-type]
    return scene.armies(1, "A.m1", "B.f1", "B.c1")


def test_war_with_an_ally_and_two_flags_again() -> None:
    """war.alliance, war. Allies meet elsewhere: there is war, and two flags make another shared region."""
    scene = allies().has(0, ore=3).has(1, ore=3).answers("patrol", "patrol", "B.f2", "B.c1")
    scene.dials(A="flag", B="flag")
    assert {scene.at("A.m1"), scene.at("B.f1"), scene.at("B.c1")} == {"AB"}


def test_a_broken_alliance_puts_every_shared_region_at_stake() -> None:
    """war.breaking. The winner keeps them all; the loser leaves each, in an order of choice."""
    scene = allies().has(0, ore=3).has(1, ore=1, food=3).answers("patrol", "patrol", "B.f2", "B.c1")
    scene.dials(A=3, B=1)
    assert (scene.prompt, scene.seat) == ("leave-first", 1)
    assert scene.offered == {"B.c1", "A.m1", "B.f1"}
    scene.answers("A.m1")
    assert scene.prompt == "retreat"
    assert scene.offered == {"A.p1", "A.f2", "give-up"}
    scene.answers("A.f2")  # three armies in play: three food
    assert scene.stock(1) == (0, 0, 0)
    scene.answers("B.f1")  # no food left: lost
    assert (scene.at("A.m1"), scene.at("B.f1"), scene.at("B.c1")) == ("A", "A", "A")
    assert [scene.at("A.f2"), len(scene.g.armies[1])] == ["B", 1]


def test_the_attacker_can_lose_a_broken_alliance() -> None:
    """war.breaking. Then the attacker leaves the shared regions."""
    scene = allies().has(0, ore=1).has(1, ore=3).answers("patrol", "patrol", "B.f2", "B.c1").dials(A=1, B=3)
    scene.answers("B.c1", "B.f1")
    assert (scene.at("A.m1"), scene.at("B.f1"), scene.at("B.c1")) == ("B", "B", "B")
    assert scene.g.armies[0] == [scene.region("A.f1")]


def test_every_retreat_of_a_broken_alliance_is_counted_again() -> None:
    """war.retreat, war.breaking. Ruling K7: an army given up first makes the next retreat cheaper."""
    scene = allies().has(0, ore=3).has(1, ore=1, food=2).answers("patrol", "patrol", "B.f2", "B.c1")
    scene.dials(A=3, B=1).answers("B.f1")  # three armies, two food: this one is lost
    scene.answers("A.m1")
    assert scene.prompt == "retreat"
    assert scene.answers("A.f2").stock(1) == (0, 0, 0)


def test_the_last_army_is_saved() -> None:
    """war.last, war.breaking. Without a way to retreat it moves for nothing to the nearest free region."""
    scene = Scene().armies(0, "A.m1", "C.m1", "A.f1").armies(1, "A.m1", "C.p1").has(0, ore=2)
    scene.answers("patrol", "patrol", "C.m1", "C.p1").dials(A=2)
    scene.answers("C.p1")
    assert (scene.prompt, scene.seat) == ("last-army", 1)
    assert scene.offered == {"A.p1", "A.f2"}
    scene.answers("A.f2")
    assert scene.at("A.f2") == "B"
    assert scene.stock(1) == (0, 0, 0)


def test_the_last_army_may_have_to_go_to_another_territory() -> None:
    """war.last. When no region around is free, any free one on the table (ruling K11)."""
    scene = (
        Scene().armies(0, "A.m1", "C.m1", "A.f1", "A.p1", "A.f2", "A.p2").armies(1, "A.m1", "C.p1").has(0, ore=2)
    )
    scene.answers("patrol", "patrol", "C.m1", "C.p1").dials(A=2).answers("C.p1")
    assert scene.prompt == "last-army"
    assert {code[0] for code in scene.offered} == {"B", "C"}


def test_a_last_army_that_can_retreat_must() -> None:
    """war.last, war.retreat. Giving up the last army is no choice."""
    scene = Scene().armies(0, "A.m1", "C.m1", "A.f1").armies(1, "A.m1", "C.p1").has(0, ore=2).has(1, food=1)
    scene.answers("patrol", "patrol", "C.m1", "C.p1").dials(A=2).answers("C.p1")
    assert scene.prompt == "retreat"
    assert scene.offered == {"A.p1", "A.f2"}


def test_the_war_table_of_the_view() -> None:
    """war, war.pay, war.breaking. What both could show, how they would pay, what is at stake."""
    scene = allies().has(0, mana=1, ore=1).has(1, ore=2, food=3).answers("patrol", "patrol", "B.f2", "B.c1")
    war = GAME.view(scene.g, 0)["war"]
    assert (war["attacker"], war["defender"], war["dials"]) == (0, 1, None)
    assert [side["limit"] for side in war["sides"]] == [3, 2]
    shared = {"refs": ["region:elan.f1", "region:morandrea.m1"]}
    assert [stake["key"] for stake in war["sides"][0]["stakes"]] == ["alliance", "win", "lose", "flags"]
    assert [side["stakes"][0]["facts"]["whose"] for side in (war, *war["sides"])] == ["theirs", "mine", "mine"]
    assert sorted(war["stakes"][0]["facts"]["regions"]["refs"]) == shared["refs"]
    assert war["sides"][1]["retreat_cost"] == 3
    assert [pair["seats"] for pair in GAME.view(scene.g, 0)["alliances"]] == [[0, 1]]


def test_a_last_army_in_the_second_war_of_an_ambush_is_saved() -> None:
    """war.last, power.ambush. Ruling K11: without food for a retreat it goes to the nearest free region."""
    scene = Scene().armies(0, "A.p1", "A.p1").power(0, "ambush").armies(1, "B.f1", "B.f1").has(0, ore=9)
    scene.answers("quest", "quest", "swap", "B.f1").dials(A=1).dials(A=1)
    assert (scene.prompt, scene.seat) == ("last-army", 1)
    assert scene.offered == {"A.f1", "A.m1"}
