"""power.ambush. Two armies change places: who may, what follows, and what is not allowed."""

from __future__ import annotations

from crownlands.games.kingdoms import GAME
from crownlands.words import Words
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
    """power.ambush, move.last. Nor changes places with an army that shares its region (ruling K14)."""
    scene = Scene().armies(0, "A.p1", "A.p1").power(0, "ambush").armies(1, "B.f1").armies(2, "C.m1", "C.p1")
    scene.answers("quest", "quest", "swap")
    assert scene.offered == {"C.m1", "C.p1"}
    shared = (
        Scene().armies(0, "A.p1", "A.f1").power(0, "ambush").armies(1, "C.m1", "B.f1").armies(2, "C.m1", "C.p1")
    )
    shared.answers("quest", "quest", "swap", "A.f1")
    assert shared.offered == {"B.f1", "C.p1"}


def test_an_ambush_stands_searchers_up_and_lays_newcomers_down() -> None:
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


def beside_a_third() -> Scene:
    """Anna shares her plains with Carla, and can change places with Karl."""
    return Scene().armies(0, "A.p1", "A.f1").power(0, "ambush").armies(1, "B.f1", "B.f2").armies(2, "A.p1", "C.p1")


def test_an_ambush_out_of_a_region_that_is_shared_with_a_third() -> None:
    """power.ambush. The card restricts the other's region only; who is sent to a third attacks (ruling K14)."""
    scene = beside_a_third().has(1, ore=1).has(2, ore=1).answers("quest", "quest", "swap", "A.p1")
    assert scene.offered == {"B.f1", "B.f2", "C.p1"}
    scene.answers("B.f1")
    assert (scene.at("B.f1"), scene.g.attacker, scene.g.defender) == ("A", 1, 2)
    assert scene.g.battlefield is scene.region("A.p1")
    assert scene.dials(B=1, C=1).at("A.p1") == "C"  # a tie: who stood there keeps it
    with_her = beside_a_third().answers("quest", "quest", "swap", "A.p1", "C.p1")
    assert (with_her.at("A.p1"), with_her.g.battlefield) == ("CC", None)


def test_the_ambushers_war_comes_before_that_of_the_two_others() -> None:
    """power.ambush, war. First in the region entered, then in the region left (ruling K14)."""
    scene = beside_a_third().armies(1, "B.f1").has(0, ore=1).has(1, ore=1).has(2, ore=1)
    scene.answers("quest", "quest", "swap", "A.p1", "B.f1")
    assert (scene.g.battlefield, scene.g.attacker) == (scene.region("B.f1"), 0)
    scene.dials(A=1, B="flag")
    assert (scene.g.battlefield, scene.g.attacker, scene.g.defender) == (scene.region("A.p1"), 1, 2)
    assert scene.dials(B="flag", C="flag").at("A.p1") == "BC"


def test_allies_who_meet_in_an_ambush_set_their_dials() -> None:
    """power.ambush, war.alliance. Ally or not, there is war (ruling K14)."""
    scene = beside_a_third().armies(1, "C.m1").armies(2, "C.m1").has(1, ore=1).has(2, ore=1)
    scene.answers("quest", "quest", "swap", "A.p1", "B.f1")
    assert [decision.prompt for decision in scene.now.pending] == ["dial", "dial"]


def test_no_ambush_starts_a_war_with_the_last_army_of_a_third() -> None:
    """power.ambush, move.last. Nor sends somebody's last army to a third (ruling K14)."""
    scene = Scene().armies(0, "A.p1", "A.f1").power(0, "ambush").armies(1, "B.f1", "B.f2").armies(2, "A.p1")
    assert scene.answers("quest", "quest", "swap").offered == {"B.f1", "B.f2"}  # only from the forest
    last = Scene().armies(0, "A.p1", "A.f1").power(0, "ambush").armies(1, "B.f1").armies(2, "A.p1", "C.p1")
    assert last.answers("quest", "quest", "swap", "A.p1").at("C.p1") == "A"


def at_home(kind: str) -> Scene:
    """Anna has left one of two armies in plains with this token, and Karl's army has been sent there."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.p1", "A.f1").power(0, "ambush").armies(1, "B.f1", "B.f2")
    return scene.token(kind, "A.p1", turned=True).tower(0, 2).tower(1, 2)


def test_the_ambusher_controls_the_lair_in_the_region_left_behind() -> None:
    """power.ambush, exploration.lair. Until the dials give the region to somebody else (ruling K21)."""
    wins = at_home("dragon-lair").has(0, ore=1).answers("quest", "quest", "swap", "A.p1", "B.f1").dials(A=1)
    assert (wins.prompt, wins.seat) == ("raze", 0)
    loses = at_home("dragon-lair").has(1, ore=1).answers("quest", "quest", "swap", "A.p1", "B.f1").dials(B=1)
    assert (loses.prompt, loses.seat) == ("raze", 1), "the dials have given it to Karl"


def test_the_fort_in_the_region_left_behind_helps_the_ambusher() -> None:
    """power.ambush, exploration.fort. Who attacks where they stand already controls it (ruling K21)."""
    scene = at_home("fort").has(1, ore=1).answers("quest", "quest", "swap", "A.p1", "B.f1")
    assert (scene.offered_to(0), scene.offered_to(1)) == ({"flag", "1", "2"}, {"flag", "1"})


def two_wars(kind: str) -> Scene:
    """As before, but the first war is where Anna has gone; Karl has not fought for her plains yet."""
    return at_home(kind).armies(1, "B.f1")


def test_before_the_second_war_the_lair_is_the_ambushers() -> None:
    """power.ambush, exploration.lair. Who has just come to it controls nothing, in no war (ruling K21)."""
    theirs = two_wars("dragon-lair").has(0, ore=1).has(1, ore=1).answers("quest", "quest", "swap", "A.p1", "B.f1")
    assert theirs.dials(A="flag", B=1).g.towers == [2, 2, 0]
    assert (theirs.prompt, theirs.g.battlefield) == ("dial", theirs.region("A.p1"))
    mine = two_wars("dragon-lair").has(0, ore=2).answers("quest", "quest", "swap", "A.p1", "B.f1").dials(A=1)
    assert (mine.prompt, mine.seat) == ("raze", 0)


def test_before_the_second_war_the_region_yields_to_the_ambusher() -> None:
    """power.ambush, power.lick-wounds, .pearls, exploration.camp. Nothing for those who just came (K21)."""
    theirs = two_wars("camp").power(1, "lick-wounds", "pearls").armies(1, "B.p1").has(0, ore=5)
    theirs.answers("quest", "quest", "swap", "A.p1", "B.f1").dials(A=4)
    assert (theirs.prompt, theirs.stock(1)) == ("dial", (1, 0, 1))  # and one coast is too little for pearls
    mine = two_wars("camp").power(0, "ambush", "lick-wounds").has(0, ore=1).has(1, ore=5)
    mine.answers("quest", "quest", "swap", "A.p1", "B.f1").dials(A="flag", B=4)
    assert (mine.prompt, mine.stock(0)) == ("dial", (1, 1, 2))


def test_both_armies_of_an_ambush_turn_tokens() -> None:
    """power.ambush, exploration.reveal. The ambusher's first, after the wars (ruling K18)."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").power(0, "ambush").armies(1, "B.f1", "B.f2")
    scene.token("camp", "B.f1").token("treasure", "A.p1").answers("quest", "quest", "swap", "A.p1", "B.f1")
    found = [(event.seat, str(event.facts["token"])) for event in scene.log if event.key == "found"]
    assert found == [(0, "token:camp-1"), (1, "token:treasure-1")]
    assert (scene.prompt, scene.seat) == ("gain-any", 1)


def test_a_token_reached_by_a_retreat_comes_before_the_second_war() -> None:
    """power.ambush, exploration.reveal, war.retreat. It belongs to the war that is over (rulings K14, K18)."""
    scene = (
        two_wars("fort").token("treasure", "B.c1").has(0, ore=1).has(1, food=9).answers("quest", "quest", "swap")
    )
    scene.answers("A.p1", "B.f1").dials(A=1).answers("B.c1")
    assert (scene.prompt, scene.seat, scene.g.battlefield) == ("gain-any", 1, scene.region("B.f1"))
    scene.answers("ore", "ore")
    assert (scene.prompt, scene.g.battlefield) == ("dial", scene.region("A.p1"))


def test_an_ambush_leaves_nothing_to_a_flock() -> None:
    """power.ambush, power.flock. It takes the place of the whole quest, and is no second one (ruling K14)."""
    scene = Scene().armies(0, "A.p1", "A.f1").power(0, "flock", "ambush").armies(1, "B.m1", "B.f2")
    first = scene.answers("quest", "quest")
    assert "swap" in first.offered
    assert (first.answers("swap", "A.p1", "B.m1").prompt, first.seat) == ("follow", 1)
    later = Scene().armies(0, "A.p1", "A.f1").power(0, "flock", "ambush").armies(1, "B.m1", "B.f2")
    later.answers("quest", "quest", "A.p1", "C.m1")
    assert (later.prompt, "swap" in later.offered) == ("quest-again", False)


def test_the_only_exchange_is_asked_if_it_is_a_war() -> None:
    """power.ambush, war. Nobody starts a war unasked (ruling K38); the option says whose army, and where."""
    scene = Scene().armies(0, "A.p1", "A.p1").power(0, "ambush").armies(1, "B.f1", "B.f1").has(0, ore=9)
    scene.answers("quest", "quest", "swap")
    assert (scene.prompt, scene.offered) == ("swap-theirs", {"B.f1"})
    ((_, preview),) = GAME.previews(scene.g, scene.now.pending[0])
    english, russian = Words("en", GAME), Words("ru", GAME)
    assert english.preview(preview).startswith(f"The army of {english.player(1)}. War follows in Elan: forest 1")
    assert russian.preview(preview).startswith("Чужая армия (")
    assert "Начнётся война (" in russian.preview(preview)
    peaceful = Scene().armies(0, "A.p1").power(0, "ambush").armies(1, "B.f1")
    assert (peaceful.answers("quest", "quest", "swap").at("B.f1"), peaceful.prompt) == ("A", "follow")


def test_an_ambush_counts_as_a_quest() -> None:
    """power.ambush, power.prospecting. Powers that reward arriving work (ruling K14)."""
    scene = Scene().armies(0, "A.p1", "A.f1").power(0, "ambush", "prospecting").armies(1, "B.m1", "B.f2")
    assert scene.answers("quest", "quest", "swap", "A.p1", "B.m1").stock(0) == (0, 1, 0)


def test_the_searching_one_of_two_armies_in_ruins_is_exchanged() -> None:
    """power.ambush, ruins, power.fallen-leaves. Ruling K34: so too when an army is given up."""
    scene = Scene(homes=("morandrea", "intheoros")).armies(0, "A.p1", "A.f1").power(0, "ambush").has(0, ore=1)
    scene.armies(1, "B.r1", "B.r1", "B.f1").standing(1, "B.r1").has(1, ore=1)
    scene.answers("quest", "quest", "swap", "A.p1", "B.r1")
    assert (scene.at("B.r1"), scene.at("A.p1")) == ("aB", "B")
    leaves = Scene(homes=("intheoros",)).armies(0, "A.r1", "A.r1").standing(0, "A.r1").power(0, "fallen-leaves")
    assert leaves.answers("research", "sacrifice").at("A.r1") == "A"
