"""power.ambush. Two armies change places: who may, what follows, and what is not allowed."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def lizards() -> Scene:
    return Scene().armies(0, "A.f1", "A.p1").power(0, "ambush").armies(1, "B.f1", "B.f2")


def test_ambush() -> None:
    """power.ambush. Two armies change places, wherever they stand; without a meeting there is no war."""
    scene = lizards().answers("quest", "quest", "swap", "A.p1", "B.f2")
    assert (scene.at("B.f2"), scene.at("A.p1")) == ("A", "B")
    assert scene.prompt == "follow"


def test_an_ambush_can_start_two_wars() -> None:
    """power.ambush. First where the ambusher has gone, then at home; the ambusher attacks in both."""
    scene = Scene().armies(0, "A.p1", "A.p1", "A.f1").power(0, "ambush").armies(1, "B.f1", "B.f1", "B.f2")
    scene.has(0, ore=3).has(1, ore=1).answers("quest", "quest", "swap", "A.p1", "B.f1")
    assert scene.g.battlefield is scene.region("B.f1")
    scene.dials(A=1, B=1)
    assert scene.at("B.f1") == "B"  # a tie: the defender keeps it
    assert scene.g.battlefield is scene.region("A.p1")
    assert scene.g.attacker == 0
    scene.dials(A=1)
    assert scene.at("A.p1") == "A"


def test_an_ambush_never_drags_a_last_army_into_war() -> None:
    """power.ambush, move.last. Nor an army out of a region that it shares with a third player (ruling K14)."""
    scene = Scene().armies(0, "A.p1", "A.p1").power(0, "ambush").armies(1, "B.f1").armies(2, "C.m1", "C.p1")
    scene.answers("quest", "quest", "swap")
    assert scene.offered == {"C.m1", "C.p1"}
    shared = (
        Scene().armies(0, "A.p1", "A.f1").power(0, "ambush").armies(1, "C.m1", "B.f1").armies(2, "C.m1", "C.p1")
    )
    shared.answers("quest", "quest", "swap", "A.f1")
    assert shared.offered == {"B.f1", "C.p1"}


def test_an_ambush_wakes_searchers_and_lays_down_who_comes() -> None:
    """power.ambush, ruins. The army that is swapped out of ruins stands, the one that comes lies down."""
    scene = Scene(homes=("morandrea", "intheoros")).armies(0, "A.p1", "A.f1").power(0, "ambush")
    scene.armies(1, "B.r1", "B.f1").answers("quest", "quest", "swap", "A.p1", "B.r1")
    assert (scene.at("B.r1"), scene.at("A.p1")) == ("a", "B")


def test_two_owners_never_have_three_armies_in_a_region() -> None:
    """power.ambush, power.deep-roots, move.limits. A forest with three armies takes no part (ruling K14)."""
    theirs = Scene().armies(0, "A.p1", "A.f1").power(0, "ambush")
    theirs.armies(1, "B.f1", "B.f1", "B.f1", "B.f2").power(1, "deep-roots")
    theirs.armies(2, "C.m1", "C.m1").answers("quest", "quest", "swap", "A.p1")
    assert theirs.offered == {"B.f2", "C.m1"}
    mine = Scene().armies(0, "A.f1", "A.f1", "A.f1", "A.p1", "A.m1").power(0, "ambush", "deep-roots")
    mine.armies(1, "B.f1", "B.f2").answers("quest", "quest", "swap")
    assert mine.offered == {"A.p1", "A.m1"}


def test_an_ambush_out_of_a_shared_region() -> None:
    """power.ambush, move.last. With that player no war follows, so even a last army may go (ruling K14)."""
    scene = Scene().armies(0, "A.p1").power(0, "ambush").armies(1, "A.p1", "B.f1").has(1, ore=9)
    scene.answers("quest", "quest", "swap")
    assert (scene.at("A.p1"), scene.at("B.f1")) == ("BB", "A")
    assert scene.g.battlefield is None
    third = (
        Scene().armies(0, "A.p1", "A.f1").power(0, "ambush").armies(1, "B.f1", "B.f2").armies(2, "A.p1", "C.p1")
    )
    third.answers("quest", "quest", "swap")
    assert third.answers("A.p1").at("C.p1") == "A"  # the only choice: beside C it changes places with C alone
    assert third.at("A.p1") == "CC"


def test_an_ambush_counts_as_a_quest() -> None:
    """power.ambush, power.prospecting. Powers that reward arriving work (ruling K14)."""
    scene = Scene().armies(0, "A.p1", "A.f1").power(0, "ambush", "prospecting").armies(1, "B.m1", "B.f2")
    assert scene.answers("quest", "quest", "swap", "A.p1", "B.m1").stock(0) == (0, 1, 0)


def test_of_two_armies_in_ruins_the_searching_one_is_exchanged() -> None:
    """power.ambush, ruins, power.fallen-leaves. Ruling K34: so too when an army is given up."""
    scene = Scene(homes=("morandrea", "intheoros")).armies(0, "A.p1", "A.f1").power(0, "ambush").has(0, ore=1)
    scene.armies(1, "B.r1", "B.r1", "B.f1").standing(1, "B.r1").has(1, ore=1)
    scene.answers("quest", "quest", "swap", "A.p1", "B.r1")
    assert (scene.at("B.r1"), scene.at("A.p1")) == ("aB", "B")
    leaves = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.r1").standing(0, "A.r1").power(0, "fallen-leaves")
    assert leaves.answers("research", "sacrifice").at("A.r1") == "A"
