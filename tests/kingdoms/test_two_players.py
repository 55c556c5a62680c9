"""Two players: the Lost Kingdom, its neutral armies, no alliances."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def lost() -> Scene:
    return (
        Scene(2)
        .armies(0, "A.f1", "A.p1")
        .armies(1, "B.f1", "B.f2")
        .armies(2, "L.f1", "L.m1", "L.p1", "L.f2", "L.m2")
    )


def test_a_neutral_army_costs_as_much_as_there_are_neutral_armies() -> None:
    """two.war, two. Five of them: five points, discounts counted; the army is captured."""
    scene = lost().power(0, "strength").has(0, mana=1, ore=4).answers("quest", "quest", "A.f1", "L.m1")
    assert scene.prompt == "storm-mana"
    scene.answers("1")
    assert scene.stock(0) == (0, 2, 0)
    assert (scene.at("L.m1"), scene.g.captured[0]) == ("A", 1)


def test_nobody_attacks_a_neutral_army_without_the_means() -> None:
    """two.war. The reason names the price; with one army less it is cheaper."""
    scene = lost().has(0, ore=4).answers("quest", "quest", "A.f1")
    assert not {code for code in scene.offered if code.startswith("L")}
    assert scene.refused()["L.m1"] == "neutral-too-dear"
    scene = lost().has(0, ore=4)
    scene.g.take(2, scene.region("L.f1"))
    scene.g.captured[1] += 1
    scene.answers("quest", "quest", "A.f1", "L.m1")
    assert scene.stock(0) == (0, 0, 0)


def test_a_last_army_storms_nothing() -> None:
    """two.war, move.last. Ruling K5: a neutral army is another's army."""
    scene = Scene(2).armies(0, "A.f1").armies(1, "B.f1", "B.f2").armies(2, "L.f1", "L.m1").has(0, ore=9)
    scene.answers("quest", "quest")
    assert not {code for code in scene.offered if code.startswith(("L.f1", "L.m1"))}


def test_a_fort_that_is_left_behind_does_not_help() -> None:
    """two.war, exploration.fort. Ruling K20: the price must be payable when the army has arrived."""
    scene = Scene(2, exploration=True).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2")
    scene.armies(2, "L.f1", "L.m1", "L.p1").token("fort", "A.f1", turned=True).has(0, ore=1)
    scene.answers("quest", "quest", "A.f1")
    assert "L.m1" not in scene.offered
    other = Scene(2, exploration=True).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2")
    other.armies(2, "L.f1", "L.m1", "L.p1").token("fort", "A.f1", turned=True).has(0, ore=1)
    assert "L.m1" in other.answers("quest", "quest", "A.p1").offered


def test_two_flags_of_two_players() -> None:
    """two.flags. No alliance: the defender wins, the attacker leaves, nobody pays (FAQ 7)."""
    scene = Scene(2).armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").has(0, ore=2, food=2).has(1, ore=2)
    scene.answers("patrol", "patrol", "A.p1", "A.m1").dials(A="flag", B="flag")
    assert (scene.prompt, scene.seat) == ("retreat", 0)
    scene.answers("A.f2")
    assert (scene.at("A.m1"), scene.at("A.f2")) == ("B", "A")
    assert (scene.stock(0), scene.stock(1)[1]) == ((0, 2, 0), 2)


def test_two_flags_are_a_war_that_the_defender_wins() -> None:
    """two.flags, exploration.crown, exploration.lair. Ruling K33: all that follows on a victory works."""
    scene = Scene(2, exploration=True).armies(0, "B.c1", "A.f1").armies(1, "B.f1", "B.m1").has(0, mana=2, ore=1)
    scene.token("dragon-lair", "B.m1", turned=True).tower(0, 2).has(1, ore=1).power(1, "spoils-of-night")
    scene.g.crown = 0
    scene.answers("patrol", "patrol", "B.c1", "B.f1").dials(A="flag", B="flag")
    assert (scene.g.crown, scene.stock(0), scene.stock(1)) == (1, (0, 1, 0), (2, 1, 0))
    assert (scene.prompt, scene.seat) == ("raze", 1)


def test_neutral_armies_do_not_search() -> None:
    """two, ruins. Ruling K26: in the ruins of the Lost Kingdom they stand."""
    assert Scene(2, lost="intheoros").armies(2, "L.r1").at("L.r1") == "N"


def test_a_neighbour_that_is_left_behind_does_not_help() -> None:
    """two.war, power.gang-up. Ruling K20: the army next to the battlefield must be another one."""
    scene = Scene(2, lost="galson").armies(0, "L.p1", "A.f1").armies(1, "B.f1", "B.f2").power(0, "gang-up")
    scene.armies(2, "L.m1").answers("patrol", "patrol", "L.p1")
    assert scene.refused()["L.m1"] == "neutral-too-dear"
    pair = Scene(2, lost="galson").armies(0, "L.p1", "L.p1").armies(1, "B.f1", "B.f2").power(0, "gang-up")
    assert "L.m1" in pair.armies(2, "L.m1").answers("patrol", "patrol").offered


def test_dread_counts_neutral_armies() -> None:
    """two.war, power.dread. Ruling K26: a discount while there are more of them than own armies."""
    scene = Scene(2).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").power(0, "dread").has(0, ore=2)
    scene.armies(2, "L.f1", "L.m1", "L.p1").answers("quest", "quest", "A.f1", "L.m1")
    assert (scene.at("L.m1"), scene.stock(0)) == ("A", (0, 0, 0))


def test_points_of_the_lost_kingdom() -> None:
    """two.points. One for every captured army, one for every region that is held."""
    scene = Scene(2).armies(0, "L.f1", "L.m1", "L.m1").armies(1, "B.f1").armies(2, "L.p1")
    scene.g.captured[:] = [3, 1]
    assert scene.items(0) == {"armies": 3, "captured": 3, "lost-kingdom": 2}
    assert scene.items(1) == {"armies": 1, "captured": 1}


def test_entering_a_region_with_a_token_is_war_first() -> None:
    """two.war, exploration.reveal. The neutral army is beaten, then the token is turned (FAQ 2)."""
    scene = Scene(2, exploration=True).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").armies(2, "L.f1")
    scene.token("treasure", "L.f1").has(0, ore=1).answers("quest", "quest", "A.f1", "L.f1")
    assert scene.at("L.f1") == "A"
    assert scene.prompt == "gain-any"


def test_powers_that_speak_of_the_loser_do_not_work_on_neutral_armies() -> None:
    """two.war, power.conscript-the-fallen, power.spoils-of-night. Ruling K26; discounts do count."""
    scene = Scene(2).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").armies(2, "L.f1")
    scene.power(0, "conscript-the-fallen", "spoils-of-night", "thicket").has(0, mana=3)
    scene.answers("quest", "quest", "A.p1", "L.f1")
    assert scene.stock(0) == (3, 0, 0)
    assert scene.at("L.f1") == "A"
