"""power.swarm, power.flock. Two different armies: none moves twice, whatever a war does to it (ruling K35)."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def beaten(power: str, *, exploration: bool = False) -> Scene:
    """Anna has the power and loses a war next door, in the mountains of her home."""
    scene = Scene(exploration=exploration).armies(0, "A.p1", "A.f1").power(0, power)
    return scene.armies(1, "A.m1", "B.f1").has(0, ore=1, food=9).has(1, ore=3)


def test_a_beaten_army_of_a_swarm_has_had_its_move() -> None:
    """power.swarm, war.retreat. It does not move again from where it has fled to."""
    scene = beaten("swarm").answers("patrol", "patrol", "A.p1", "A.m1").dials(A=1, B=2).answers("A.p1")
    assert scene.prompt == "patrol-again"
    assert scene.offered == {"A.f1", "done"}
    assert scene.refused() == {"A.p1": "has-moved"}


def test_a_beaten_army_of_a_flock_has_had_its_move() -> None:
    """power.flock, war.retreat. The same for quests."""
    scene = Scene().armies(0, "A.p1", "A.f1").power(0, "flock").armies(1, "B.m1", "B.f1")
    scene.has(0, ore=1, food=9).has(1, ore=3).answers("quest", "quest", "A.p1", "B.m1").dials(A=1, B=2)
    scene.answers("B.p1")
    assert scene.prompt == "quest-again"
    assert scene.offered == {"A.f1", "done"}
    assert scene.refused() == {"B.p1": "has-moved"}


def test_the_army_beside_a_beaten_one_may_move() -> None:
    """power.swarm, war.retreat. One of two in the refuge has not moved."""
    scene = beaten("swarm").armies(0, "A.p1").patrols("A.p1", "A.m1")
    scene.dials(A=1, B=2).answers("A.p1")
    assert scene.at("A.p1") == "AA"
    assert scene.offered == {"A.p1", "done"}
    assert scene.answers("A.p1", "A.f1").at("A.f1") == "AA"


def test_a_lost_army_leaves_the_move_of_the_others_alone() -> None:
    """power.swarm, war.outcome. Who falls has moved; everybody else may."""
    scene = beaten("swarm").armies(0, "A.p1").patrols("A.p1", "A.m1")
    scene.dials(A=1, B=2).answers("give-up")
    assert scene.offered == {"A.p1", "A.f1", "done"}


def test_an_army_in_a_church_has_had_its_move() -> None:
    """power.swarm, exploration.church. Only the one that was there before may go."""
    scene = beaten("swarm", exploration=True).token("church", "A.f1", turned=True)
    scene.answers("patrol", "patrol", "A.p1", "A.m1").dials(A=1, B=2).answers("give-up", "A.f1")
    assert scene.at("A.f1") == "AA"
    scene.answers("A.f1")
    assert (scene.at("A.f1"), scene.at("A.p1")) == ("A", "A")
    assert scene.seat == 1


def test_bandits_that_take_the_beaten_army() -> None:
    """power.swarm, exploration.bandits. The army in the refuge is then another one."""
    scene = beaten("swarm", exploration=True).armies(0, "A.p1").token("bandits", "A.p1")
    scene.patrols("A.p1", "A.m1").dials(A=1, B=2).answers("A.p1", "give-up")
    assert (scene.at("A.p1"), scene.prompt) == ("A", "patrol-again")
    assert scene.offered == {"A.p1", "A.f1", "done"}


def test_an_army_driven_out_of_a_shared_region_may_still_move() -> None:
    """power.swarm, war.breaking. It has not had its move; the one that lost the war has."""
    scene = Scene().armies(0, "A.m1", "B.f2", "A.f1").armies(1, "A.m1", "B.c1").power(0, "swarm")
    scene.has(0, ore=1, food=9).has(1, ore=3).answers("patrol", "patrol", "B.f2", "B.c1").dials(A=1, B=2)
    scene.answers("B.c1", "B.f2", "A.f2")
    assert scene.prompt == "patrol-again"
    assert scene.offered == {"A.f2", "A.f1", "done"}


def test_two_searchers_in_one_ruins_stand_up() -> None:
    """power.swarm, ruins. Each is an army of its own; who has stood up does not walk as well."""
    scene = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.r1", "B.f1").power(0, "swarm")
    scene.answers("patrol", "patrol", "A.r1")
    assert scene.offered == {"A.r1", "B.f1", "done"}
    scene.answers("A.r1")
    assert (scene.at("A.r1"), scene.seat) == ("AA", 1)


def test_a_searcher_stands_up_beside_one_that_has_just_come() -> None:
    """power.swarm, ruins. Who has come lies down and stays; the other may rise, and a standing one may go."""
    scene = Scene(homes=("intheoros",)).armies(0, "A.f1", "A.r1").power(0, "swarm")
    scene.answers("patrol", "patrol", "A.f1", "A.r1")
    assert scene.offered == {"A.r1", "done"}
    assert scene.answers("A.r1").at("A.r1") == "aA"
    alone = Scene(homes=("intheoros",)).armies(0, "A.f1", "A.p1").power(0, "swarm")
    alone.answers("patrol", "patrol", "A.f1", "A.r1")
    assert alone.offered == {"A.p1", "done"}
    stands = Scene(homes=("intheoros",)).armies(0, "A.f1", "A.r1").standing(0, "A.r1").power(0, "swarm")
    stands.answers("patrol", "patrol", "A.f1", "A.r1", "A.r1")
    assert stands.offered == {"A.f1", "A.f2", "A.p1"}


def test_a_charge_ends_in_ruins() -> None:
    """power.charge, ruins. An army that has lain down is not asked to patrol, nor to stand up."""
    scene = Scene(homes=("morandrea", "intheoros")).armies(0, "A.p1", "A.f1").power(0, "charge")
    scene.armies(1, "B.f1", "B.f2").answers("quest", "quest", "A.p1", "B.r1")
    assert (scene.at("B.r1"), scene.prompt, scene.seat) == ("a", "follow", 1)
