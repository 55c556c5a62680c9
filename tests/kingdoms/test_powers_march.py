"""Powers of Lizardfolk, Goblins, Dark Elves, Merfolk, Centaurs: movement and terrain."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def anna(*powers: str) -> Scene:
    return Scene().armies(0, "A.f1", "A.p1").power(0, *powers).armies(1, "B.f1", "B.f2")


def asked_to_patrol(scene: Scene, source: str) -> Scene:
    return scene.answers("patrol", "patrol", source)


# -- Lizardfolk -----------------------------------------------------------------------------------------------


def test_tunnels() -> None:
    """power.tunnels. Any region of the same territory, over rivers too; not water."""
    scene = asked_to_patrol(anna("tunnels"), "A.f1")
    assert scene.offered == {"A.p1", "A.m1", "A.f2", "A.p2"}
    lake = Scene(homes=("galson",)).armies(0, "A.m1", "A.m1").power(0, "tunnels").answers("patrol", "patrol")
    assert lake.offered == {"A.p1", "A.f1", "A.p2", "A.m2"}
    assert lake.refused() == {"A.w1": "impassable"}


def test_tunnels_lead_into_water_for_those_who_live_there() -> None:
    """power.tunnels, power.deep-home. With both powers water is a region of the territory (ruling K40)."""
    far = Scene(homes=("galson",)).armies(0, "A.m1", "A.m1").power(0, "tunnels", "deep-home")
    assert "A.w1" in far.answers("patrol", "patrol").offered


def test_wanderers() -> None:
    """power.wanderers. Patrol for quest and quest for patrol."""
    assert anna("wanderers").answers("patrol").offered == {"patrol", "quest", "done"}
    assert anna("wanderers").answers("quest").offered == {"patrol", "quest", "done"}


def test_foragers() -> None:
    """power.foragers. A resource of the region's kind on arrival; not from a capital or for a retreat (K13)."""
    scene = asked_to_patrol(anna("foragers"), "A.p1").answers("A.m1")
    assert scene.stock(0) == (0, 1, 0)
    capital = anna("foragers").answers("quest", "quest", "A.p1", "B.c1")
    assert capital.stock(0) == (0, 0, 0)
    retreat = anna().armies(1, "A.m1").power(1, "foragers").has(0, ore=1).has(1, food=3)
    asked_to_patrol(retreat, "A.p1").answers("A.m1").dials(A=1).answers("A.f2")
    assert retreat.stock(1) == (0, 0, 0)


def test_everywhere() -> None:
    """power.everywhere. A point for every territory but the home; the Lost Kingdom counts."""
    assert anna("everywhere").armies(0, "B.c1", "B.m1", "C.f1").items(0)["everywhere"] == 2
    two = Scene(2).armies(0, "A.f1", "L.f1").armies(1, "B.f1").power(0, "everywhere")
    assert two.items(0)["everywhere"] == 1


# -- Goblins --------------------------------------------------------------------------------------------------


def test_swarm() -> None:
    """power.swarm. Two different armies patrol, one after the other; the second may stay."""
    scene = asked_to_patrol(anna("swarm"), "A.p1").answers("A.m1")
    assert scene.prompt == "patrol-again"
    assert scene.offered == {"A.f1", "done"}
    scene.answers("A.f1")
    assert scene.at("A.p1") == "A"
    assert asked_to_patrol(anna("swarm"), "A.p1").answers("A.m1", "done").seat == 1


def test_a_swarm_counts_standing_up() -> None:
    """power.swarm, ruins. Standing an army up is one of the two."""
    scene = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.f1").power(0, "swarm")
    scene.answers("patrol", "patrol", "A.r1")
    assert scene.at("A.r1") == "A"
    assert scene.offered == {"A.f1", "done"}


def test_scraps() -> None:
    """power.scraps. A new army for one food less."""
    scene = anna("scraps").has(0, food=2).answers("expand", "expand", "A.f1")
    assert (scene.at("A.f1"), scene.stock(0)) == ("AA", (0, 0, 0))


def test_gang_up() -> None:
    """power.gang-up. A discount with another army next to the battlefield; who has moved does not help itself."""
    scene = Scene().armies(0, "A.p1", "A.f2").power(0, "gang-up").armies(1, "A.m1", "B.f1")
    assert asked_to_patrol(scene, "A.p1").answers("A.m1").offered_to(0) == {"flag", "1"}
    alone = Scene().armies(0, "A.p1", "A.f1").power(0, "gang-up").armies(1, "A.m1", "B.f1").has(1, ore=1)
    asked_to_patrol(alone, "A.p1").answers("A.m1")
    assert alone.now.asked(0) is None


def test_litter() -> None:
    """power.litter. Expand when trade is the action."""
    scene = anna("litter").has(0, food=3).answers("trade")
    assert scene.offered == {"trade", "expand", "done"}


def test_horde() -> None:
    """power.horde. A point for every player with fewer armies, three at most."""
    assert anna("horde").armies(2, "C.m1").items(0)["horde"] == 1
    many = Scene(5).armies(0, "A.f1", "A.p1").power(0, "horde")
    for seat, code in ((1, "B.f1"), (2, "C.m1"), (3, "D.f1"), (4, "E.p1")):
        many.armies(seat, code)
    assert many.items(0)["horde"] == 3


# -- Dark Elves -----------------------------------------------------------------------------------------------


def test_night_paths() -> None:
    """power.night-paths. A mana for coming to a forest."""
    assert anna("night-paths").answers("quest", "quest", "A.p1", "C.f1").stock(0) == (1, 0, 0)
    assert asked_to_patrol(anna("night-paths"), "A.p1").answers("A.m1").stock(0) == (0, 0, 0)


def test_thicket() -> None:
    """power.thicket. A discount in wars for a forest, defending too."""
    scene = anna("thicket").armies(1, "A.m1").has(1, ore=1).answers("quest", "quest", "A.p1", "B.f1")
    assert scene.offered_to(0) == {"flag", "1"}
    mountain = anna("thicket").armies(1, "A.m1").has(1, ore=1).answers("patrol", "patrol", "A.p1", "A.m1")
    assert mountain.now.asked(0) is None
    defends = anna().power(1, "thicket").has(0, ore=1).answers("quest", "quest", "A.p1", "B.f1")
    assert defends.offered_to(1) == {"flag", "1"}


def test_shadow_road() -> None:
    """power.shadow-road. Every forest is an edge, to leave and to arrive."""
    scene = Scene(5).armies(0, "E.f1", "A.m1").power(0, "shadow-road").answers("quest", "quest")
    assert scene.offered == {"E.f1", "A.m1"}
    scene.answers("A.m1")
    assert "E.f1" in scene.offered


def test_spoils_of_night() -> None:
    """power.spoils-of-night. Up to two mana from who lost a forest, after both have paid."""
    scene = anna("spoils-of-night").has(0, ore=2).has(1, mana=3).answers("quest", "quest", "A.p1", "B.f1")
    scene.dials(A=2, B=1)
    assert scene.stock(0)[0] == 2
    assert scene.stock(1)[0] == 0
    elsewhere = anna("spoils-of-night").armies(1, "A.m1").has(0, ore=2).has(1, mana=3)
    assert asked_to_patrol(elsewhere, "A.p1").answers("A.m1").dials(A=2, B="flag").stock(0)[0] == 0


def test_lords_of_the_wood() -> None:
    """power.lords-of-the-wood. A point for every forest, three at most."""
    scene = anna("lords-of-the-wood").armies(0, "A.f1", "A.f2")
    assert scene.items(0)["lords-of-the-wood"] == 2
    assert scene.armies(0, "B.f2", "C.f1").items(0)["lords-of-the-wood"] == 3


# -- Merfolk --------------------------------------------------------------------------------------------------


def test_swimmers() -> None:
    """power.swimmers. Rivers do not block, and regions at the same water are adjacent; also for a retreat."""
    assert asked_to_patrol(anna("swimmers"), "A.f1").offered == {"A.p1", "A.p2"}
    lake = Scene(homes=("fionarria",)).armies(0, "A.f1", "A.f1").power(0, "swimmers").answers("patrol", "patrol")
    assert lake.offered == {"A.m1", "A.m2", "A.f2", "A.p1"}
    flees = Scene().armies(0, "A.m1", "A.m1").armies(1, "A.p1", "B.f1").power(1, "swimmers").has(0, ore=1)
    flees.has(1, food=2).answers("patrol", "patrol", "A.p1").dials(A=1)
    assert flees.offered == {"A.f1", "A.p2", "A.f2", "give-up"}


def test_tide() -> None:
    """power.tide. A discount in or at the water; a river is water."""
    lake = Scene().armies(0, "C.p1", "A.f1").power(0, "tide").armies(1, "C.p2", "B.f1").has(1, ore=1)
    assert lake.answers("patrol", "patrol", "C.p1", "C.p2").offered_to(0) == {"flag", "1"}
    river = Scene().armies(0, "A.m1", "A.m1").power(0, "tide").armies(1, "A.f2", "B.f1").has(1, ore=1)
    assert river.answers("patrol", "patrol", "A.f2").offered_to(0) == {"flag", "1"}
    dry = anna("tide").armies(1, "A.m1").has(1, ore=1).answers("patrol", "patrol", "A.p1", "A.m1")
    assert dry.now.asked(0) is None


def test_deep_home() -> None:
    """power.deep-home. Water can be entered, left and occupied; it yields food and is an edge."""
    scene = Scene().armies(0, "B.f1", "A.f1").power(0, "deep-home").answers("patrol", "patrol", "B.f1")
    assert scene.offered == {"B.c1", "B.w1"}
    scene.answers("B.w1")
    assert scene.at("B.w1") == "A"
    collects = Scene().armies(0, "A.f1", "A.f1").armies(1, "B.w1", "B.m1").power(1, "deep-home").answers("build")
    assert collects.stock(1) == (0, 1, 1)
    quest = Scene().armies(0, "B.w1", "A.f1").power(0, "deep-home").answers("quest", "quest", "A.f1")
    assert {"B.w1", "C.w1"} <= quest.offered
    grows = (
        Scene().armies(0, "B.w1", "A.f1", "A.f1").power(0, "deep-home").has(0, food=4).answers("expand", "expand")
    )
    assert grows.at("B.w1") == "AA"


def test_pearls() -> None:
    """power.pearls. Any resource with two regions in or at the water."""
    scene = Scene().armies(0, "A.f1", "A.f1").armies(1, "B.f1", "B.p1").power(1, "pearls").answers("build")
    assert (scene.prompt, scene.seat) == ("gain-any", 1)
    scene.answers("ore")
    assert scene.stock(1) == (1, 1, 1)
    one = Scene().armies(0, "A.f1", "A.f1").armies(1, "B.f1", "B.m1").power(1, "pearls").answers("build")
    assert one.prompt == "select"


def test_lords_of_the_coast() -> None:
    """power.lords-of-the-coast. A point for every two armies at the water, three at most."""
    assert anna("lords-of-the-coast").armies(0, "A.f1").items(0)["lords-of-the-coast"] == 1
    many = Scene().armies(0, *["A.f1"] * 2, *["A.p1"] * 2, *["A.f2"] * 2, "A.p2").power(0, "lords-of-the-coast")
    assert many.items(0)["lords-of-the-coast"] == 3
    assert many.armies(0, "A.p2").items(0)["lords-of-the-coast"] == 3  # an eighth army, to pass the limit
    assert "lords-of-the-coast" not in Scene().armies(0, "A.m1", "A.f1").power(0, "lords-of-the-coast").items(0)


# -- Centaurs -------------------------------------------------------------------------------------------------


def test_gallop() -> None:
    """power.gallop. A second step, also back to the start (K41), if the first region held nobody else."""
    scene = asked_to_patrol(anna("gallop"), "A.p1").answers("A.m1")
    assert scene.prompt == "patrol-on"
    assert scene.offered == {"A.p1", "A.f2", "done"}
    assert scene.answers("A.f2").at("A.f2") == "A"
    war = anna("gallop").armies(1, "A.m1").has(0, ore=1)
    asked_to_patrol(war, "A.p1").answers("A.m1").dials(A=1)
    assert (war.at("A.m1"), war.seat) == ("A", 1)
    ruins = Scene(homes=("intheoros",)).armies(0, "A.p1", "A.f1").power(0, "gallop")
    assert ruins.answers("patrol", "patrol", "A.p1", "A.r1").at("A.r1") == "a"
    assert ruins.seat == 1


def test_grazing() -> None:
    """power.grazing. A food for coming to plains, at every step."""
    scene = asked_to_patrol(anna("grazing", "gallop"), "A.f1").answers("done")
    assert scene.stock(0) == (0, 0, 1)


def test_fleet_hooves() -> None:
    """power.fleet-hooves. A retreat for two food less."""
    scene = anna().armies(1, "A.m1").power(1, "fleet-hooves").has(0, ore=1).has(1, food=1)
    asked_to_patrol(scene, "A.p1").answers("A.m1").dials(A=1).answers("A.f2")
    assert (scene.at("A.f2"), scene.stock(1)) == ("B", (0, 0, 0))


def test_charge() -> None:
    """power.charge. After a quest without war the same army may patrol at once."""
    scene = anna("charge").answers("quest", "quest", "A.p1", "C.m1")
    assert scene.prompt == "patrol-on"
    assert scene.offered == {"C.m2", "C.p1", "done"}
    assert scene.answers("C.m2").at("C.m2") == "A"
    war = anna("charge").has(0, ore=1).armies(1, "A.m1").answers("quest", "quest", "A.p1", "B.f1").dials(A=1)
    assert war.seat == 1


def test_open_steppe() -> None:
    """power.open-steppe. A point for every territory with an army on plains, three at most."""
    scene = Scene(5).armies(0, "A.f1", "A.p1", "A.p2", "C.p1").power(0, "open-steppe")
    assert scene.items(0)["open-steppe"] == 2
    assert scene.armies(0, "B.p1").items(0)["open-steppe"] == 3
    assert scene.armies(0, "D.p1", "E.p1").items(0)["open-steppe"] == 3
