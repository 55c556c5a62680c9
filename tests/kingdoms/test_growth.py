"""Build, research, expand, trade, collect."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_a_level_of_the_tower_costs_its_number() -> None:
    """build. One level an action; not without the ore."""
    scene = Scene().armies(0, "A.f1", "A.p1").has(0, ore=5).tower(0, 2).answers("build", "build")
    assert (scene.g.towers[0], scene.stock(0)) == (3, (0, 2, 0))
    assert Scene().armies(0, "A.f1", "A.p1").has(0, ore=2).tower(0, 2).answers("build").seat == 1


def test_the_sixth_level_is_the_last() -> None:
    """build. The top cannot be passed."""
    scene = Scene().armies(0, "A.f1", "A.p1").has(0, ore=9).tower(0, 6).answers("build")
    assert scene.seat == 1


def test_why_an_action_cannot_be_done() -> None:
    """build, research, expand, trade. The reason is given to who could do something else."""
    scene = Scene().armies(1, "B.f1", "B.f1").armies(0, "A.f1", "A.f1").power(0, "night-shift").has(0, food=2)
    scene.answers("trade")
    assert scene.offered == {"trade", "done"}
    assert scene.refused() == {"build": "too-little", "collect": "active-cannot-collect"}


def test_a_level_of_magic_costs_its_number_and_works_at_once() -> None:
    """research, magic. Powers add up."""
    scene = Scene().armies(0, "A.f1", "A.p1").faction(0, "orcs", 2).has(0, mana=4).answers("research", "research")
    assert scene.levels(0) == ["fury", "war-rations", "strength"]
    assert scene.stock(0) == (1, 0, 0)
    assert Scene().armies(0, "A.f1", "A.p1").faction(0, "orcs", 2).has(0, mana=2).answers("research").seat == 1


def test_the_fourth_army_costs_four() -> None:
    """expand. The rulebook's example; it stands beside a single army of one's own."""
    scene = Scene().armies(0, "A.f1", "A.p1", "A.p1").has(0, food=5).answers("expand", "expand")
    assert scene.at("A.f1") == "AA"
    assert scene.stock(0) == (0, 0, 1)


def test_a_new_army_needs_a_region_with_exactly_one_of_your_own() -> None:
    """expand. Not where two stand, nor beside an ally; seven armies are all."""
    full = Scene().armies(0, "A.f1", "A.f1", "A.p1").armies(1, "A.p1", "B.f1").has(0, food=9).answers("expand")
    assert full.seat == 1
    seven = Scene().armies(0, *["A.f1"] * 2, *["A.p1"] * 2, *["A.m1"] * 2, "A.f2").has(0, food=9)
    assert seven.answers("expand").seat == 1


def test_an_army_raised_in_ruins_lies_down() -> None:
    """expand, ruins. It begins to search at once."""
    scene = (
        Scene(homes=("intheoros",)).armies(0, "A.r1", "A.f1", "A.f1").has(0, food=4).answers("expand", "expand")
    )
    assert scene.at("A.r1") == "aa"


def test_any_number_of_one_resource_for_as_many_of_another() -> None:
    """trade. Three food for three ore, once."""
    scene = Scene().armies(0, "A.f1", "A.p1").has(0, mana=1, food=4).answers("trade", "trade", "food", "ore", "3")
    assert scene.stock(0) == (1, 3, 1)
    assert scene.seat == 1


def test_a_tenth_unit_is_lost() -> None:
    """collect.most, trade. Nobody has more than nine."""
    scene = Scene().armies(0, "A.f1", "A.p1").has(0, ore=8, food=3).answers("trade", "trade", "food", "ore", "3")
    assert scene.stock(0) == (0, 9, 0)


def test_one_resource_a_region_however_many_armies() -> None:
    """collect, map.regions, map.capitals. Forest mana, mountain ore, plains food; a capital yields nothing."""
    scene = Scene().armies(0, "A.f1", "A.f1").armies(1, "B.f1", "B.f1", "B.m1", "B.p1", "B.c1").answers("build")
    assert scene.stock(1) == (1, 1, 1)


def test_allies_both_collect_from_their_region() -> None:
    """collect, war.alliance. Each uses the shared region in full."""
    scene = Scene().armies(1, "C.m1", "B.m1").armies(2, "C.m1", "C.p1").answers("build")
    assert (scene.stock(1), scene.stock(2)) == ((0, 2, 0), (0, 1, 1))


def test_a_single_army_brings_one_more() -> None:
    """collect.single. A resource of choice on top, also from a capital."""
    scene = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.c1").answers("build")
    assert (scene.prompt, scene.seat) == ("gain-any", 1)
    scene.answers("ore")
    assert scene.stock(1) == (0, 1, 0)


def test_no_choice_of_what_there_are_nine_of() -> None:
    """collect.most, collect.single. A full store is refused with the reason."""
    scene = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.c1").has(1, mana=9, food=1).answers("quest", "done")
    scene.answers("collect")
    assert scene.offered == {"ore", "food"}
    assert scene.refused() == {"mana": "have-most"}


def test_ruins_yield_one_of_choice_for_searchers() -> None:
    """ruins, collect. One however many search (FAQ 1), none for an army that stands."""
    scene = (
        Scene(homes=("morandrea", "intheoros"))
        .armies(1, "B.r1", "B.r1")
        .armies(0, "A.f1", "A.f1")
        .answers("build")
    )
    scene.answers("ore")
    assert scene.stock(1) == (0, 1, 0)
    assert scene.prompt == "select"
    scene = Scene(homes=("morandrea", "intheoros")).armies(1, "B.r1", "B.f1").standing(1, "B.r1")
    scene.armies(0, "A.f1", "A.f1").answers("build")
    assert scene.stock(1) == (1, 0, 0)
