"""Powers of Orcs, Halflings, Valkyries and Shapeshifters: war, alliances, shapes."""

from __future__ import annotations

import pytest

from crownlands.games.kingdoms import GAME
from tests.kingdoms.scene import FACTION, Scene


def duel(mine: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> Scene:
    """Anna can attack Karl in the mountains of her home."""
    scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1")
    return scene.power(0, *mine).power(1, *theirs)


def attack(scene: Scene) -> Scene:
    return scene.answers("patrol", "patrol", "A.p1", "A.m1")


# -- Orcs -----------------------------------------------------------------------------------------------------


def test_fury() -> None:
    """power.fury. Ties are won, attacking too; if both have it, by the defender."""
    scene = attack(duel(("fury",)).has(0, ore=2).has(1, ore=2)).dials(A=2, B=2)
    assert scene.at("A.m1") == "A"
    assert "“Fury” wins ties" in scene.heard("won")[0]
    both = attack(duel(("fury",), ("fury",)).has(0, ore=2).has(1, ore=2)).dials(A=2, B=2)
    assert both.at("A.m1") == "B"
    flags = attack(duel(("fury",)).has(0, ore=2).has(1, ore=2)).dials(A="flag", B="flag")
    assert flags.at("A.m1") == "AB"


def test_war_rations() -> None:
    """power.war-rations. Food is worth one in war."""
    scene = attack(duel(("war-rations",)).has(0, food=2, ore=1))
    assert scene.offered == {"flag", "1", "2", "3"}
    scene.dials(A=2)
    assert scene.prompt == "pay-food"
    assert scene.offered == {"1", "2"}
    assert scene.answers("2").stock(0) == (0, 1, 0)


def test_strength() -> None:
    """power.strength. One point less in every war."""
    scene = attack(duel((), ("strength",)).has(0, ore=2).has(1, ore=1))
    assert scene.offered_to(1) == {"flag", "1", "2"}
    scene.dials(A=1, B=2)
    assert scene.stock(1) == (0, 0, 0)


def test_reserve() -> None:
    """power.reserve. After the dials are shown one more mana lifts a number by two, even above eleven."""
    scene = attack(duel(("reserve",)).has(0, mana=1, ore=2).has(1, ore=3)).dials(A=2, B=3)
    assert (scene.prompt, scene.seat) == ("reserve", 0)
    scene.answers("raise")
    assert scene.at("A.m1") == "A"
    assert scene.stock(0) == (0, 0, 0)
    high = attack(duel(("reserve",)).has(0, mana=7).has(1, mana=6)).dials(A=11, B=11).answers("raise")
    assert high.at("A.m1") == "A"
    assert high.g.armies[1] == [high.region("B.f1")]  # no food to retreat
    assert high.stock(0) == (0, 0, 0)


def test_the_reserve_needs_a_number_that_stays_payable() -> None:
    """power.reserve. Not with a flag, and not with the mana that the dial itself needs (ruling K8)."""
    flag = attack(duel(("reserve",)).has(0, mana=2).has(1, ore=3)).dials(A="flag", B=3)
    assert flag.at("A.m1") == "B"
    bare = attack(duel(("reserve",)).has(0, mana=1).has(1, ore=3)).dials(A=2, B=3)
    assert bare.at("A.m1") == "B"
    beaten = attack(duel(("reserve",)).has(0, mana=2).has(1, ore=3)).dials(A=1, B="flag")
    assert (beaten.at("A.m1"), beaten.prompt) == ("A", "follow")  # a flag is beaten anyway: nobody is asked


def test_both_have_a_reserve() -> None:
    """power.reserve. Ruling K8: the attacker decides first, and the defender may answer."""
    scene = attack(duel(("reserve",), ("reserve",)).has(0, mana=2).has(1, mana=2)).dials(A=2, B=1)
    assert (scene.prompt, scene.seat) == ("reserve", 0)
    scene.answers("done")
    assert (scene.prompt, scene.seat) == ("reserve", 1)
    scene.answers("raise")
    assert scene.at("A.m1") == "B"
    assert (scene.stock(0), scene.stock(1)) == ((1, 0, 0), (0, 0, 0))


def test_undisputed_home() -> None:
    """power.undisputed-home. Two points without others in the home; who is lost in its ruins does not count."""
    assert "undisputed-home" not in duel(("undisputed-home",)).items(0)
    alone = Scene(homes=("intheoros",)).armies(0, "A.f1").armies(1, "A.r1", "B.f1").power(0, "undisputed-home")
    assert alone.items(0)["undisputed-home"] == 2


# -- Halflings ------------------------------------------------------------------------------------------------


def test_offended_hosts() -> None:
    """power.offended-hosts. Who answers the flag with a number loses two resources more."""
    scene = attack(duel((), ("offended-hosts",)).has(0, mana=1, ore=2, food=1)).dials(A=1)
    scene.answers("0")
    assert (scene.prompt, scene.seat) == ("lose-any", 0)
    scene.answers("food", "ore")
    assert scene.stock(0) == (1, 0, 0)


def test_gifts_and_shared_table() -> None:
    """power.gifts, power.shared-table. A new alliance gives the other and the halflings a resource (K15)."""
    scene = attack(duel((), ("gifts", "shared-table")).has(0, ore=1).has(1, ore=1)).dials(A="flag", B="flag")
    assert (scene.prompt, scene.seat) == ("gain-any", 0)
    assert GAME.view(scene.g, 0)["alliances"], "they are allies while the gift is chosen"
    scene.answers("mana")
    assert scene.seat == 1
    scene.answers("food")
    assert (scene.stock(0), scene.stock(1)) == ((1, 1, 0), (0, 1, 1))


def test_bond() -> None:
    """power.bond. An ally's dial stays on the flag; the halflings' own does not, and strangers are free."""
    scene = Scene().armies(0, "A.m1", "B.f2", "A.f1").armies(1, "A.m1", "B.c1").power(1, "bond")
    scene.has(0, ore=5).has(1, ore=5).answers("patrol", "patrol", "B.f2", "B.c1")
    assert scene.now.asked(0) is None
    assert scene.offered_to(1) == {"flag", "1", "2", "3", "4", "5"}
    scene.dials(B=1)
    assert (scene.prompt, scene.seat) == ("leave-first", 0)
    scene.answers("A.m1")
    assert (scene.at("A.m1"), scene.at("B.c1")) == ("B", "B")
    stranger = attack(duel((), ("bond",)).has(0, ore=2))
    assert stranger.offered_to(0) == {"flag", "1", "2"}


def test_friends_of_all() -> None:
    """power.friends-of-all. A point for every ally, not for those in ruins."""
    scene = Scene().armies(0, "A.m1", "A.p1", "A.f1").armies(1, "A.m1", "A.p1").armies(2, "A.f1")
    assert scene.power(0, "friends-of-all").items(0)["friends-of-all"] == 2
    ruins = Scene(homes=("intheoros",)).armies(0, "A.r1").armies(1, "A.r1").power(0, "friends-of-all")
    assert "friends-of-all" not in ruins.items(0)


# -- Valkyries ------------------------------------------------------------------------------------------------


def test_wings() -> None:
    """power.wings. Rivers do not block, and regions at the same crags are adjacent."""
    assert Scene().armies(0, "A.f1", "A.f1").power(0, "wings").answers("patrol", "patrol").offered == {
        "A.p1",
        "A.p2",
    }
    crags = Scene(homes=("eclipsean",)).armies(0, "A.f1", "A.f1").power(0, "wings").answers("patrol", "patrol")
    assert crags.offered == {"A.p1", "A.p2", "A.f2", "A.m1"}
    flees = Scene(homes=("eclipsean",)).armies(0, "A.p1", "A.p1").armies(1, "A.f1", "B.f1").power(1, "wings")
    flees.has(0, ore=1).has(1, food=2).answers("patrol", "patrol", "A.f1").dials(A=1)
    assert flees.offered == {"A.p2", "A.f2", "A.m1", "give-up"}
    river = Scene().armies(0, "A.m1", "A.m1").armies(1, "A.p1", "B.f1").power(1, "wings").has(0, ore=1)
    river.has(1, food=2).answers("patrol", "patrol", "A.p1").dials(A=1)
    assert river.offered == {"A.f1", "A.p2", "A.f2", "give-up"}


def test_valhalla() -> None:
    """power.valhalla. Two resources of choice for an army that falls in war."""
    scene = attack(duel((), ("valhalla",)).has(0, ore=1)).dials(A=1)
    assert (scene.prompt, scene.seat) == ("gain-any", 1)
    assert scene.answers("mana", "food").stock(1) == (1, 0, 1)


def test_carry_the_fallen() -> None:
    """power.carry-the-fallen. A free retreat to any region of the territory without a war."""
    scene = attack(duel((), ("carry-the-fallen",)).has(0, ore=1)).dials(A=1)
    assert scene.offered == {"A.p1", "A.f2", "A.p2", "give-up"}
    assert scene.answers("A.p2").at("A.p2") == "B"


@pytest.mark.parametrize(
    ("opens", "home", "start", "fought_for", "refuge"),
    [
        ("ice-floes", "galson", "A.p1", "A.f1", "A.w1"),
        ("deep-home", "galson", "A.p1", "A.f1", "A.w1"),
        ("eyries", "korvath", "A.p1", "A.f1", "A.k1"),
    ],
)
def test_the_fallen_are_carried_into_water_and_crags_that_another_power_opens(
    opens: str, home: str, start: str, fought_for: str, refuge: str
) -> None:
    """power.carry-the-fallen, .ice-floes, .deep-home, .eyries. Any region of the territory, adjacent or not."""
    scene = Scene(homes=(home,)).armies(0, start, start).armies(1, fought_for, "B.f1").has(0, ore=1)
    scene.power(1, "carry-the-fallen").answers("patrol", "patrol", fought_for)
    assert refuge not in scene.dials(A=1).offered
    scene = Scene(homes=(home,)).armies(0, start, start).armies(1, fought_for, "B.f1").has(0, ore=1)
    scene.power(1, "carry-the-fallen", opens).answers("patrol", "patrol", fought_for)
    assert refuge in scene.dials(A=1).offered


def test_storm() -> None:
    """power.storm. Two points less for the attacker only."""
    scene = attack(duel(("storm",), ("storm",)).has(1, ore=1))
    assert scene.offered_to(0) == {"flag", "1", "2"}
    assert scene.offered_to(1) == {"flag", "1"}


def test_over_the_battlefield() -> None:
    """power.over-the-battlefield. A point for every player on a territory with one's own armies, three at most."""
    assert duel(("over-the-battlefield",)).armies(2, "C.m1").items(0)["over-the-battlefield"] == 1
    crowded = Scene(5).armies(0, "A.p1").power(0, "over-the-battlefield").armies(1, "A.m1").armies(2, "A.f1")
    assert crowded.armies(3, "A.f2").items(0)["over-the-battlefield"] == 3
    assert crowded.armies(4, "A.p2").items(0)["over-the-battlefield"] == 3


# -- Shapeshifters --------------------------------------------------------------------------------------------


def test_shapes() -> None:
    """power.shape-1, .shape-2, .shape-3, .shape-4, .shape-5, research. Levels of factions nobody plays."""
    scene = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f1").faction(0, "shapeshifters")
    for level in range(1, 6):
        scene.g.stock[0][0] = level
        scene.g.shields.clear()
        scene.g.selected = None
        scene.g.active, scene.g.acted = 0, 0
        scene.run = None
        scene.answers("research", "research").nobody_acts()
        power = scene.g.powers[0][-1]
        assert power.level == level
        assert power in scene.g.shapes[0][-1].levels
    assert len(set(scene.g.shapes[0])) == 5
    assert not set(scene.g.shapes[0]) & set(scene.g.factions)
    assert scene.g.ending


def test_a_shape_works_like_the_power_itself() -> None:
    """power.shape-1, magic. The drawn power acts, and what happens on learning happens (ruling K16)."""
    scene = Scene(extra=True).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").has(1, ore=2, food=1)
    scene.faction(0, "shapeshifters", 1).has(0, mana=2)
    others = [
        faction for faction in FACTION.values() if faction.name not in ("arctic-elementals", "shapeshifters")
    ]
    scene.g.shapes[0] = others
    scene.answers("research", "research")
    assert scene.levels(0)[-1] == "cold-snap"
    assert (scene.prompt, scene.seat) == ("lose-any", 1)


def test_a_lost_shape_is_drawn_again() -> None:
    """power.shape-1, power.frostbite, research. Ruling K16: another faction's level when it is learned again."""
    scene = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").faction(0, "shapeshifters").has(0, mana=1)
    scene.answers("research", "research").nobody_acts()
    first = scene.g.powers[0].pop()
    scene.g.active, scene.g.shields, scene.run = 0, [], None
    scene.has(0, mana=1).answers("research", "research")
    assert [power.level for power in scene.g.powers[0]] == [1]
    assert scene.g.powers[0] != [first]
    assert len(set(scene.g.shapes[0])) == 2


def test_shapes_of_two_players_do_not_live_on_alliances() -> None:
    """power.shape-1, two. Ruling K30: with two players nobody draws the Halflings; with three they come."""
    for seats, expected in ((2, False), (3, True)):
        scene = Scene(seats).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").faction(0, "shapeshifters")
        scene.g.shapes[0] = [faction for faction in FACTION.values() if faction.name != "halflings"]
        scene.has(0, mana=1).answers("research", "research")
        assert (scene.g.shapes[0][-1].name == "halflings") is expected
