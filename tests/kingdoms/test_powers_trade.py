"""Powers of Humans, Dwarves, Elves and Undead: trade, building, costs, collecting. One test a level at least."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def anna(*powers: str, seats: int = 3) -> Scene:
    """Anna has these powers and two armies; the others have an army each in their homes."""
    scene = Scene(seats).armies(0, "A.f1", "A.p1").power(0, *powers)
    return scene.armies(1, "B.f1", "B.f2")


# -- Humans ---------------------------------------------------------------------------------------------------


def test_merchants() -> None:
    """power.merchants. Trade when research is the action; the shield stays (ruling K24)."""
    scene = anna("merchants").has(0, food=2).answers("research")
    assert scene.offered == {"trade", "done"}
    scene.answers("trade", "mana", "2")
    assert scene.stock(0) == (2, 0, 0)
    assert [action.name for action in scene.g.shields] == ["research"]


def test_profit() -> None:
    """power.profit. One more of what was traded for."""
    scene = anna("profit").has(0, food=2).answers("trade", "trade", "ore", "2")
    assert scene.stock(0) == (0, 3, 0)


def test_single_supply() -> None:
    """power.single-supply. Two less when one kind of resource pays; the limit counts it."""
    scene = anna("single-supply").armies(1, "A.m1").has(0, mana=1, ore=3)
    scene.answers("patrol", "patrol", "A.p1", "A.m1")
    assert max(scene.offered - {"flag"}, key=int) == "5"
    scene.dials(A=4)
    assert scene.offered == {"0", "1"}
    scene.answers("1")
    assert scene.stock(0) == (0, 3, 0)
    poor = anna("single-supply").armies(1, "A.m1").answers("patrol", "patrol", "A.p1", "A.m1")
    assert poor.offered == {"flag", "1", "2"}


def test_harbours() -> None:
    """power.harbours. A food more, once, with an army at the water; a river is water (FAQ 5)."""
    scene = Scene().armies(0, "A.f1", "A.f1").armies(1, "A.f2", "A.p2").power(1, "harbours").answers("build")
    assert scene.stock(1) == (1, 0, 2)
    dry = Scene().armies(0, "A.f1", "A.f1").armies(1, "B.m1", "B.f2").power(1, "harbours").answers("build")
    assert dry.stock(1) == (1, 1, 0)
    afloat = Scene(homes=("galson",)).armies(0, "A.f1", "A.f1").armies(1, "A.w1", "B.f2").power(1, "harbours")
    assert afloat.answers("build").stock(1) == (1, 0, 1), "in the water is at the water (ruling K43)"


def test_full_granaries() -> None:
    """power.full-granaries. A point for every resource with four or more."""
    scene = anna("full-granaries").has(0, mana=4, ore=3, food=9)
    assert scene.items(0)["full-granaries"] == 2


# -- Dwarves --------------------------------------------------------------------------------------------------


def test_toll() -> None:
    """power.toll. The level where the token of the dwarves stands costs others one more."""
    scene = anna().power(1, "toll").tower(1, 2).tower(0, 1).has(0, ore=3).answers("build", "build")
    assert scene.stock(0) == (0, 0, 0)
    assert anna().power(1, "toll").tower(1, 2).tower(0, 1).has(0, ore=2).answers("build").seat == 1
    free = anna().power(1, "toll").tower(1, 3).tower(0, 1).has(0, ore=2).answers("build", "build")
    assert free.g.towers[0] == 2


def test_prospecting() -> None:
    """power.prospecting. An ore for coming to mountains by patrol or quest, not after a lost war."""
    scene = anna("prospecting").answers("patrol", "patrol", "A.p1", "A.m1")
    assert scene.stock(0) == (0, 1, 0)
    quest = anna("prospecting").answers("quest", "quest", "A.p1", "C.m2")
    assert quest.stock(0) == (0, 1, 0)
    lost = anna("prospecting").armies(1, "A.m1").has(1, ore=1).answers("patrol", "patrol", "A.p1", "A.m1")
    assert lost.dials(B=1).stock(0) == (0, 0, 0)


def test_masonry() -> None:
    """power.masonry. One ore less, never below nothing."""
    scene = anna("masonry").has(0, ore=2).tower(0, 2).answers("build", "build")
    assert (scene.g.towers[0], scene.stock(0)) == (3, (0, 0, 0))
    assert anna("masonry").answers("build", "build").g.towers[0] == 1


def test_night_shift() -> None:
    """power.night-shift. Build when trade is the action."""
    scene = anna("night-shift").has(0, ore=1).answers("trade")
    assert scene.offered == {"trade", "build", "done"}
    assert scene.answers("build").g.towers[0] == 1


def test_highest_spire() -> None:
    """power.highest-spire. A point if nobody stands higher; ties count."""
    assert anna("highest-spire").tower(0, 3).tower(1, 3).items(0)["highest-spire"] == 1
    assert "highest-spire" not in anna("highest-spire").tower(0, 3).tower(1, 4).items(0)


# -- Elves ----------------------------------------------------------------------------------------------------


def test_great_exchange() -> None:
    """power.great-exchange. Ore and food for mana in one action; only for mana."""
    scene = anna("great-exchange").has(0, ore=2, food=3).answers("trade", "trade", "ore", "mana", "2")
    assert scene.prompt == "trade-also"
    assert scene.answers("3").stock(0) == (5, 0, 0)
    other = anna("great-exchange").has(0, mana=2, food=3).answers("trade", "trade", "mana", "ore", "2")
    assert other.seat == 1


def test_pure_sorcery() -> None:
    """power.pure-sorcery. One less when only mana pays."""
    scene = anna("pure-sorcery").armies(1, "A.m1").has(0, mana=2, ore=1)
    scene.answers("patrol", "patrol", "A.p1", "A.m1")
    assert max(scene.offered - {"flag"}, key=int) == "5"
    scene.dials(A=5)
    assert scene.stock(0) == (0, 1, 0)  # two mana and the discount; the ore is not needed (ruling K6)
    cheap = anna("pure-sorcery").armies(1, "A.m1").has(0, mana=1, ore=1)
    cheap.answers("patrol", "patrol", "A.p1", "A.m1").dials(A=3)
    assert cheap.stock(0) == (0, 1, 0)


def test_transmutation() -> None:
    """power.transmutation. Mana for ore and food, one for one, when building, expanding and retreating."""
    scene = anna("transmutation").has(0, mana=2, ore=1).tower(0, 1).answers("build", "build")
    assert scene.offered == {"1", "2"}
    assert scene.answers("2").stock(0) == (0, 1, 0)
    grows = anna("transmutation").has(0, mana=3).answers("expand", "expand", "A.f1")
    assert (grows.at("A.f1"), grows.stock(0)) == ("AA", (0, 0, 0))
    flees = anna().power(1, "transmutation").armies(1, "A.m1").has(0, ore=9).has(1, mana=3)
    flees.answers("patrol", "patrol", "A.p1", "A.m1").dials(A=1, B="flag").answers("A.f2")
    assert (flees.at("A.f2"), flees.stock(1)) == ("B", (0, 0, 0))


def test_counterspell() -> None:
    """power.counterspell. The opponent's mana is worth one, one's own two."""
    scene = anna().power(1, "counterspell").armies(1, "A.m1").has(0, mana=2).has(1, mana=2)
    scene.answers("patrol", "patrol", "A.p1", "A.m1")
    assert scene.offered_to(0) == {"flag", "1", "2"}
    assert scene.offered_to(1) == {"flag", "1", "2", "3", "4"}


def test_archmages() -> None:
    """power.archmages. A point for every player with less mana."""
    assert anna("archmages").has(0, mana=3).has(1, mana=3).has(2, mana=2).items(0)["archmages"] == 1


# -- Undead ---------------------------------------------------------------------------------------------------


def test_soul_harvest() -> None:
    """power.soul-harvest. Two mana for an army that leaves the game, but not for those lost in ruins."""
    scene = anna("soul-harvest").armies(1, "A.m1").has(1, ore=1).answers("patrol", "patrol", "A.p1", "A.m1")
    assert scene.dials(B=1).stock(0) == (2, 0, 0)
    ruins = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.f1").power(0, "soul-harvest").end()
    assert ruins.stock(0) == (0, 0, 0)


def test_raise_dead() -> None:
    """power.raise-dead. Mana, food or both for a new army; only for that."""
    scene = anna("raise-dead").has(0, mana=2, food=1).answers("expand", "expand", "A.p1")
    assert (scene.at("A.p1"), scene.stock(0)) == ("AA", (0, 0, 0))
    assert anna("raise-dead").has(0, mana=2).answers("build").seat == 1


def test_dread() -> None:
    """power.dread. A discount against who has more armies in play."""
    scene = anna("dread").armies(1, "A.m1").answers("patrol", "patrol", "A.p1", "A.m1")
    assert scene.offered_to(0) == {"flag", "1"}
    even = Scene().armies(0, "A.f1", "A.p1").armies(1, "A.m1", "B.f1").power(0, "dread").has(1, ore=1)
    even.answers("patrol", "patrol", "A.p1", "A.m1")
    assert even.now.asked(0) is None


def test_conscript_the_fallen() -> None:
    """power.conscript-the-fallen. A mana for an army in the region of one that was beaten and lost."""
    scene = anna("conscript-the-fallen").armies(1, "A.m1").has(0, mana=2)
    scene.answers("patrol", "patrol", "A.p1", "A.m1").dials(A=1)
    assert scene.prompt == "conscript"
    scene.answers("conscript")
    assert (scene.at("A.m1"), scene.stock(0)) == ("AA", (0, 0, 0))
    retreats = anna("conscript-the-fallen").armies(1, "A.m1").has(0, mana=2).has(1, food=3)
    retreats.answers("patrol", "patrol", "A.p1", "A.m1").dials(A=1).answers("A.f2")
    assert retreats.at("A.m1") == "A"
    assert retreats.seat == 1


def test_haunted_land() -> None:
    """power.haunted-land. A point for each foreign army in the home, three at most; not in ruins (FAQ 4)."""
    scene = anna("haunted-land").armies(1, "A.m1", "A.m1", "A.f2").armies(2, "A.p2")
    assert scene.items(0)["haunted-land"] == 3
    ruins = Scene(homes=("intheoros",)).armies(0, "A.f1").armies(1, "A.r1", "A.m1").power(0, "haunted-land")
    assert ruins.items(0)["haunted-land"] == 1
