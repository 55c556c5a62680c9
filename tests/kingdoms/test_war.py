"""War: dials, payment, outcome, retreat."""

from __future__ import annotations

from crownlands.games.kingdoms.dials import Purse, Way
from tests.kingdoms.scene import Scene


def duel(**variants: object) -> Scene:
    """Anna can attack Karl in the mountains of her home; both have another army."""
    return Scene(**variants).armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1")  # type: ignore[arg-type]


def attack(scene: Scene) -> Scene:
    return scene.answers("patrol", "patrol", "A.p1", "A.m1")


def test_anna_and_karl() -> None:
    """war.example, war.dials, war.pay, war.flag, war.outcome. The rulebook's example, number by number."""
    scene = attack(duel().power(0, "strength").has(0, mana=1, ore=2).has(1, mana=3, food=1))
    assert scene.offered_to(0) == {"flag", "1", "2", "3", "4", "5"}
    scene.dials(A=5, B="flag")
    assert scene.stock(0) == (0, 0, 0)  # four points: her mana and both ores
    assert scene.stock(1) == (3, 0, 1)  # the flag costs nothing
    assert scene.at("A.m1") == "A"  # Karl has too little food to retreat, and loses the army
    assert scene.g.armies[1] == [scene.region("B.f1")]


def test_dials_are_secret_until_both_are_set() -> None:
    """war, war.dials. Both are asked at once, and nothing shows before both have answered."""
    scene = attack(duel().has(0, mana=2).has(1, ore=3))
    assert [decision.seat for decision in scene.now.pending] == [0, 1]
    scene.dials(A=3)
    assert scene.g.dials == []
    assert scene.offered_to(1) == {"flag", "1", "2", "3"}


def test_a_player_who_can_only_show_the_flag_is_not_asked() -> None:
    """war.dials, war.flag. Ruling K38: a forced choice is made without a question, and resources are open."""
    scene = attack(duel().has(0, ore=1).has(1, food=9))
    assert [decision.seat for decision in scene.now.pending] == [0]
    assert scene.dials(A=1).g.dials == [1, 0]


def test_numbers_that_cannot_be_paid_are_explained() -> None:
    """war.dials. Up to eleven, and no more than can be paid."""
    scene = attack(duel().has(0, mana=9, ore=9).has(1, ore=9))
    assert scene.offered_to(0) == {"flag", *map(str, range(1, 12))}
    assert scene.refused(1) == {"10": "cannot-be-paid", "11": "cannot-be-paid"}


def test_the_higher_number_wins_and_both_pay() -> None:
    """war.battle, war.pay, war.outcome. Winner and loser alike, the attacker first (ruling K10)."""
    scene = attack(duel().has(0, ore=5).has(1, ore=4)).dials(A=3, B=4)
    assert (scene.stock(0), scene.stock(1)) == ((0, 2, 0), (0, 0, 0))
    assert scene.at("A.m1") == "B"
    assert scene.g.armies[0] == [scene.region("A.f1")]


def test_a_tie_goes_to_the_defender() -> None:
    """war.battle. Equal numbers."""
    scene = attack(duel().has(0, ore=5).has(1, ore=4)).dials(A=4, B=4)
    assert scene.at("A.m1") == "B"
    assert "the defender wins" in scene.heard("won")[0], "and it is said why"


def test_the_payer_chooses_among_the_ways() -> None:
    """war.pay. Ruling K6: mana may cover more than is left, but nothing may be spent that is not needed."""
    purse = Purse(2, 3, 9, 2, 0, (0, 0), 0, 0, 0)
    assert purse.ways(3) == [Way(0, 3, 0), Way(1, 1, 0), Way(2, 0, 0)]
    assert purse.ways(4) == [Way(1, 2, 0), Way(2, 0, 0)]
    scene = attack(duel().has(0, mana=2, ore=3)).dials(A=3)
    assert (scene.prompt, scene.seat) == ("pay-mana", 0)
    assert scene.offered == {"0", "1", "2"}
    scene.answers("2")
    assert scene.stock(0) == (0, 3, 0)


def test_a_discount_makes_a_low_number_free() -> None:
    """war.pay. Even who has nothing may show it."""
    scene = attack(duel().power(0, "strength"))
    assert scene.offered == {"flag", "1"}
    scene.dials(A=1)
    assert scene.stock(0) == (0, 0, 0)
    assert scene.at("A.m1") == "A"


def test_the_loser_may_retreat_for_food() -> None:
    """war.retreat. As much food as armies in play, the beaten one included; or give the army up (ruling K7)."""
    scene = attack(duel().has(0, ore=5).has(1, food=3)).dials(A=1)
    assert (scene.prompt, scene.seat) == ("retreat", 1)
    assert scene.offered == {"A.p1", "A.f2", "give-up"}
    scene.answers("A.f2")
    assert (scene.at("A.f2"), scene.stock(1)) == ("B", (0, 0, 1))
    gives_up = attack(duel().has(0, ore=5).has(1, food=3)).dials(A=1).answers("give-up")
    assert gives_up.stock(1) == (0, 0, 3)
    assert len(gives_up.g.armies[1]) == 1


def test_a_retreat_starts_no_war_and_needs_room() -> None:
    """war.retreat. Not to another's army, not into a full region; beside an own single army it may."""
    scene = Scene().armies(0, "C.p1", "A.f1", "C.m1").armies(1, "C.f1", "C.p2", "B.f1").armies(2, "C.m2", "C.m2")
    scene.has(0, ore=4).has(1, food=3).answers("patrol", "patrol", "C.p1", "C.f1").dials(A=2)
    assert scene.offered == {"C.p1", "C.p2", "give-up"}
    blocked = Scene().armies(0, "A.p1", "A.f2").armies(1, "A.m1", "B.f1").armies(2, "A.p1", "C.f1")
    blocked.has(0, ore=4).has(1, food=3).answers("patrol", "patrol", "A.p1", "A.m1").dials(A=2)
    assert blocked.at("A.m1") == "A"
    assert len(blocked.g.armies[1]) == 1


def test_a_retreat_does_not_cross_a_river() -> None:
    """war.retreat, map.rivers. Three regions of the home lie around the plains, two of them over the river."""
    scene = Scene().armies(0, "A.m1", "A.m1").armies(1, "A.p1", "B.f1").has(0, ore=1).has(1, food=2)
    scene.answers("patrol", "patrol", "A.p1").dials(A=1)
    assert scene.offered == {"A.f1", "give-up"}


def test_after_a_quest_the_retreat_is_next_to_the_contested_region() -> None:
    """war.retreat, quest. Not back to where the army came from."""
    scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "B.m1", "B.f1").has(0, food=2, ore=1).has(1, ore=3)
    scene.answers("quest", "quest", "A.p1", "B.m1").dials(A=1, B=2)
    assert (scene.prompt, scene.seat) == ("retreat", 0)
    assert scene.offered == {"B.c1", "B.f2", "B.p1", "give-up"}


def test_a_searching_army_fights_and_retreats() -> None:
    """ruins, war.retreat. It stands up to retreat; the winner lies down; a retreat into ruins lies down too."""
    scene = (
        Scene(homes=("intheoros",))
        .armies(0, "A.f1", "A.m1")
        .armies(1, "A.r1", "B.f1")
        .has(0, ore=3)
        .has(1, food=2)
    )
    scene.answers("patrol", "patrol", "A.f1", "A.r1").dials(A=1).answers("A.f2")
    assert (scene.at("A.r1"), scene.at("A.f2")) == ("a", "B")
    back = (
        Scene(homes=("intheoros",))
        .armies(0, "A.f1", "A.m1")
        .armies(1, "A.f2", "B.f1")
        .has(0, ore=3)
        .has(1, food=2)
    )
    back.answers("patrol", "patrol", "A.f1", "A.f2").dials(A=1).answers("A.r1")
    assert back.at("A.r1") == "b"


def test_an_army_in_water_or_crags_gangs_up() -> None:
    """power.gang-up. Next to the battlefield, whatever the terrain (ruling K12)."""
    water = Scene().armies(0, "B.c1", "B.w1").power(0, "gang-up").armies(1, "B.f1", "C.m2")
    assert water.patrols("B.c1", "B.f1").offered_to(0) == {"flag", "1"}
    crags = Scene(5).armies(0, "D.f1", "D.k1").power(0, "gang-up").armies(1, "D.p1", "C.m2")
    assert crags.patrols("D.f1", "D.p1").offered_to(0) == {"flag", "1"}
