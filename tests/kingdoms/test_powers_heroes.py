"""Powers of the four factions of Heroes' Call: Birdfolk, Treants, Arctic Elementals, Pigfolk."""

from __future__ import annotations

from crownlands.games.kingdoms import GAME
from tests.kingdoms.scene import FACTION, Scene


def beaten(*powers: str, food: int = 9) -> Scene:
    """Karl has three armies and loses a war in a forest of Anna's home; he decides where to go."""
    scene = (
        Scene(homes=("eclipsean",)).armies(0, "A.p1", "A.m1").armies(1, "A.f1", "B.f1", "B.f2").power(1, *powers)
    )
    scene.has(0, ore=1).has(1, food=food).answers("patrol", "patrol", "A.p1", "A.f1")
    return scene.dials(A=1)


# -- Birdfolk -------------------------------------------------------------------------------------------------


def test_flock() -> None:
    """power.flock. Two different armies go on a quest."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "flock").answers("quest", "quest", "A.f1", "C.m1")
    assert scene.prompt == "quest-again"
    assert scene.offered == {"A.p1", "done"}
    assert scene.answers("A.p1", "C.f1").at("C.f1") == "A"


def test_light_packs() -> None:
    """power.light-packs. A retreat for one food less."""
    scene = beaten("light-packs", food=2)
    assert scene.answers("A.p2").stock(1) == (0, 0, 0)


def test_eyries() -> None:
    """power.eyries. A beaten army may flee into crags; later it walks out again, and no army is raised there."""
    scene = beaten("eyries")
    assert scene.offered == {"A.p1", "A.p2", "A.k1", "give-up"}
    assert scene.answers("A.k1").at("A.k1") == "B"
    out = (
        Scene(homes=("eclipsean",))
        .armies(0, "A.k1", "B.f1")
        .power(0, "eyries")
        .answers("patrol", "patrol", "A.k1")
    )
    assert out.offered == {"A.f1", "A.f2", "A.m1", "A.p1", "A.p2"}
    grown = Scene(homes=("eclipsean",)).armies(0, "A.k1", "B.f1").power(0, "eyries").has(0, food=3)
    assert grown.answers("expand", "expand").at("B.f1") == "AA"


def test_high_winds() -> None:
    """power.high-winds. Three food less instead of one."""
    scene = beaten("light-packs", "high-winds", food=0)
    assert scene.prompt == "retreat"
    four = Scene(homes=("eclipsean",)).armies(0, "A.p1", "A.m1").armies(1, "A.f1", "B.f1", "B.f2", "B.m1")
    four.power(1, "light-packs", "high-winds").has(0, ore=1).has(1, food=1)
    four.answers("patrol", "patrol", "A.p1", "A.f1").dials(A=1).answers("A.p2")
    assert four.stock(1) == (0, 0, 0)


def test_lords_of_the_crags() -> None:
    """power.lords-of-the-crags. A point for every army in crags, three at most."""
    scene = Scene(homes=("eclipsean",)).armies(0, "A.k1", "A.k1", "A.f1").power(0, "lords-of-the-crags")
    assert scene.items(0)["lords-of-the-crags"] == 2
    many = Scene(5).armies(0, "D.k1", "D.k1", "E.k1", "E.k1").power(0, "lords-of-the-crags")
    assert many.items(0)["lords-of-the-crags"] == 3


# -- Treants --------------------------------------------------------------------------------------------------


def test_green_paths() -> None:
    """power.green-paths. A mana for coming to a forest."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "green-paths").answers("quest", "quest", "A.p1", "C.f1")
    assert scene.stock(0) == (1, 0, 0)


def test_deep_roots() -> None:
    """power.deep-roots. Three armies in a forest, by moving and by raising; it yields food as well."""
    scene = Scene().armies(0, "A.f1", "A.f1", "A.p1", "A.p1").power(0, "deep-roots")
    scene.answers("patrol", "patrol")
    assert scene.offered == {"A.f1", "A.m1"}
    assert scene.answers("A.f1").at("A.f1") == "AAA"
    grows = Scene().armies(0, "A.f1", "A.f1").power(0, "deep-roots").has(0, food=3).answers("expand", "expand")
    assert grows.at("A.f1") == "AAA"
    collects = Scene().armies(0, "A.p1", "A.p1").armies(1, "B.f1", "B.f1", "B.f1").power(1, "deep-roots")
    assert collects.answers("build").stock(1) == (1, 0, 1)


def test_sunlight() -> None:
    """power.sunlight. A mana for the active player with a forest; with two players when the card is cleared."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "sunlight")
    assert scene.prompt == "select"
    assert scene.stock(0) == (1, 0, 0)
    two = Scene(2).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.m1").power(1, "sunlight")
    two.shields("patrol", "quest", "build", "research", "expand")
    assert two.prompt == "select"
    assert two.stock(1) == (1, 0, 0)
    early = Scene(2).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.m1").power(0, "sunlight")
    assert early.prompt == "select"
    assert early.stock(0) == (0, 0, 0)


def test_fallen_leaves() -> None:
    """power.fallen-leaves. An army for four mana before acting, again and again, never the last (ruling K28)."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "fallen-leaves").answers("research")
    assert scene.offered == {"sacrifice", "done"}
    scene.answers("sacrifice", "A.p1")
    assert scene.stock(0) == (4, 0, 0)
    assert scene.offered == {"research", "done"}


def test_one_forest() -> None:
    """power.one-forest. A point if all armies stand in forests."""
    assert Scene().armies(0, "A.f1", "A.f2").power(0, "one-forest").items(0)["one-forest"] == 1
    assert "one-forest" not in Scene().armies(0, "A.f1", "A.p1").power(0, "one-forest").items(0)


# -- Arctic Elementals ----------------------------------------------------------------------------------------


def test_ice_floes() -> None:
    """power.ice-floes. A beaten army may flee into water, which yields it nothing."""
    scene = Scene(homes=("fionarria",)).armies(0, "A.p1", "A.m1").armies(1, "A.f2", "B.f1").power(1, "ice-floes")
    scene.has(0, ore=1).has(1, food=2).answers("patrol", "patrol", "A.p1", "A.f2").dials(A=1)
    assert scene.offered == {"A.p1", "A.m2", "A.w1", "give-up"}
    assert scene.answers("A.w1").at("A.w1") == "B"
    dry = Scene().armies(0, "A.f1", "A.f1").armies(1, "B.w1", "B.m1").power(1, "ice-floes").answers("build")
    assert dry.stock(1) == (0, 1, 0)


def test_cold_snap() -> None:
    """power.cold-snap. On learning, everybody else loses two resources of their own choice."""
    scene = Scene().armies(0, "A.f1", "A.p1").faction(0, "arctic-elementals", 1).has(0, mana=2)
    scene.has(1, ore=2, food=1).has(2, mana=1).answers("research", "research")
    assert (scene.prompt, scene.seat) == ("lose-any", 1)
    scene.answers("ore", "food")
    assert (scene.stock(1), scene.stock(2)) == ((0, 1, 0), (0, 0, 0))


def test_ice_masonry() -> None:
    """power.ice-masonry. Ruling K25: building is cheaper with an army at the water."""
    scene = Scene().armies(0, "A.f1", "A.m1").power(0, "ice-masonry").answers("build", "build")
    assert scene.g.towers[0] == 1
    assert Scene().armies(0, "A.m1", "A.m1").power(0, "ice-masonry").answers("build").seat == 1


def test_frostbite() -> None:
    """power.frostbite. On learning, another player loses the highest level (ruling K29)."""
    scene = Scene().armies(0, "A.f1", "A.p1").faction(0, "arctic-elementals", 3).has(0, mana=4)
    scene.faction(1, "orcs", 2).faction(2, "elves", 1).answers("research", "research")
    assert scene.offered == {"B", "C"}
    scene.answers("B")
    assert scene.levels(1) == ["fury"]


def test_a_shapeshifter_forgets_the_shape_with_its_level() -> None:
    """power.frostbite, power.shape-1. The faction of a lost level is no longer shown."""
    scene = Scene().armies(1, "B.f1", "B.p1").armies(2, "C.m1", "C.f1").faction(1, "shapeshifters", 2)
    scene.g.shapes[1] = [FACTION["orcs"], FACTION["elves"]]
    scene.armies(0, "A.f1", "A.p1").faction(0, "arctic-elementals", 3).has(0, mana=4)
    scene.answers("research", "research")
    assert GAME.view(scene.g, 0)["players"][1]["shapes"] == ["faction:orcs"]


def test_three_armies_stay_in_a_forest_when_deep_roots_is_lost() -> None:
    """power.deep-roots, power.frostbite. Ruling K29: the armies stay, and nobody joins them."""
    scene = Scene().armies(1, "B.f1", "B.f1", "B.f1", "B.c1").faction(1, "treants", 2).armies(2, "C.m1", "C.m1")
    scene.armies(0, "A.f1", "A.p1").faction(0, "arctic-elementals", 3).has(0, mana=4)
    scene.answers("research", "research")
    assert (scene.levels(1), scene.at("B.f1")) == (["green-paths"], "BBB")
    GAME.check(scene.g)
    assert scene.stock(1) == (1, 0, 0)  # collected, without the food of deep roots
    scene.answers("patrol", "patrol", "B.c1")
    assert scene.refused()["B.f1"] == "region-full"


def test_frozen_seas() -> None:
    """power.frozen-seas. A point for every army in water, three at most."""
    scene = Scene().armies(0, "B.w1", "B.w1", "A.f1").power(0, "frozen-seas")
    assert scene.items(0)["frozen-seas"] == 2
    assert scene.armies(0, "C.w1", "C.w1").items(0)["frozen-seas"] == 3


# -- Pigfolk --------------------------------------------------------------------------------------------------


def test_truffles() -> None:
    """power.truffles. A food for a patrol to plains, not for a quest."""
    scene = Scene().armies(0, "A.f1", "A.f1").power(0, "truffles").answers("patrol", "patrol")
    assert scene.stock(0) == (0, 0, 1)
    quest = Scene().armies(0, "A.f1", "A.f1").power(0, "truffles").answers("quest", "quest", "C.p1")
    assert quest.stock(0) == (0, 0, 0)


def test_swill() -> None:
    """power.swill. A food when the action card is cleared."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(1, "swill").armies(1, "B.f1", "B.f2")
    scene.shields("patrol", "quest", "build", "research", "expand")
    assert scene.prompt == "select"
    assert scene.stock(1) == (0, 0, 1)


def test_the_last_clearing_feeds_nobody() -> None:
    """power.swill, power.sunlight, power.clean-trough, end. Ruling K31: the game is over before powers work."""
    scene = (
        Scene(2).armies(0, "A.f1", "A.p1").power(0, "swill", "sunlight", "clean-trough").armies(1, "B.f1", "B.f2")
    )
    scene.shields("patrol", "quest", "build", "research", "expand")
    scene.g.ending = True
    assert scene.now.over
    assert scene.stock(0) == (0, 0, 0)
    assert scene.items(0)["clean-trough"] == 3


def test_a_skipped_player_gets_no_sunlight() -> None:
    """power.sunlight, five. Ruling K36: whoever clears the card has no turn; the next one has."""
    scene = Scene(5)
    for seat, code in enumerate(("A.f1", "B.f1", "C.m1", "D.f1", "E.p1")):
        scene.armies(seat, code, code).power(seat, "sunlight")
    scene.shields("patrol", "quest", "build", "research", "expand")
    assert (scene.prompt, scene.seat) == ("select", 1)
    assert (scene.stock(0), scene.stock(1)) == ((0, 0, 0), (1, 0, 0))


def test_feast_of_war() -> None:
    """power.feast-of-war. Two food for three points; a single food is worth nothing."""
    scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").power(0, "feast-of-war").has(0, food=5)
    scene.answers("patrol", "patrol", "A.p1", "A.m1")
    assert scene.offered == {"flag", "1", "2", "3", "4", "5", "6"}
    scene.dials(A=3)
    assert scene.stock(0) == (0, 0, 3)


def test_lick_wounds() -> None:
    """power.lick-wounds. Losing by three or more brings a harvest; a flag counts as nothing (ruling K27)."""
    scene = (
        Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1", "B.f2").power(1, "lick-wounds").has(0, ore=4)
    )
    scene.answers("patrol", "patrol", "A.p1", "A.m1").dials(A=3)
    assert scene.stock(1) == (2, 0, 0)
    close = (
        Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1", "B.f2").power(1, "lick-wounds").has(0, ore=4)
    )
    close.answers("patrol", "patrol", "A.p1", "A.m1").dials(A=2)
    assert close.stock(1) == (0, 0, 0)


def test_clean_trough() -> None:
    """power.clean-trough. Three points for having nothing."""
    assert Scene().armies(0, "A.f1").power(0, "clean-trough").items(0)["clean-trough"] == 3
    assert "clean-trough" not in Scene().armies(0, "A.f1").has(0, food=1).power(0, "clean-trough").items(0)
