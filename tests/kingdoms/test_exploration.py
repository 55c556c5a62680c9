"""Exploration tokens: how they are laid, turned, and what the nine kinds do."""

from __future__ import annotations

from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from tests.kingdoms.scene import Scene
from tests.kingdoms.test_setup import settle


def finds(kind: str, **stock: int) -> Scene:
    """Anna's patrol comes to the mountains of her home, where a token of this kind lies face down."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "B.f1", "B.f2").token(kind, "A.m1")
    return scene.has(0, **stock).answers("patrol", "patrol", "A.p1", "A.m1")


def owns(kind: str, code: str = "A.f1") -> Scene:
    """Anna controls a region with this token and can attack Karl in her mountains."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1")
    return scene.token(kind, code, turned=True)


def attack(scene: Scene) -> Scene:
    return scene.patrols("A.p1", "A.m1")


def test_tokens_lie_where_no_player_has_started() -> None:
    """exploration, two. All sixteen with four players; twelve and thirteen with three and two; all face down."""
    for seats, count in ((2, 13), (3, 12), (4, 16)):
        table = settle(Table(GAME, seats, {"exploration": True}, seed="tokens"))
        laid = [region for land in table.view(0)["territories"] for region in land["regions"] if region["token"]]
        assert len(laid) == count
        assert {region["token"] for region in laid} == {"hidden"}
        assert not any(army["owner"] != "neutral" for region in laid for army in region["armies"])
        assert table.view(0)["box"] == 16 - count


def test_five_players_lay_three_each() -> None:
    """exploration.five. Fifteen tokens without the blank; each says which region stays bare (ruling K19)."""
    table = Table(GAME, 5, {"exploration": True}, seed="five")
    asked = 0
    while table.decision.prompt != "select":
        asked += table.decision.prompt == "leave-bare"
        table.answer(table.pending[0].options[0].ref, table.pending[0].seat)
    assert asked == 5
    for land in table.view(0)["territories"]:
        assert sum(region["token"] is not None for region in land["regions"]) == 3
    assert all(token is None or token.kind != "blank" for token in table.state.tokens)


def test_the_first_army_turns_a_token_up() -> None:
    """exploration.reveal, exploration.city. It stays face up in its region."""
    scene = finds("city")
    assert scene.g.turned[scene.region("A.m1").index]
    assert GAME.view(scene.g, 1)["territories"][0]["regions"][2]["token"] == "token:city-1"


def test_war_comes_before_the_token() -> None:
    """exploration.reveal. Turned only if the army stays."""
    scene = owns("city").token("treasure", "A.m1").has(1, ore=1)
    attack(scene).dials(B=1)
    assert not scene.g.turned[scene.region("A.m1").index]


def test_a_retreat_turns_a_token_after_the_war() -> None:
    """exploration.reveal. Ruling K18: when everything else about the war is done."""
    scene = owns("city").token("treasure", "A.f2").has(0, ore=1).has(1, food=2)
    attack(scene).dials(A=1).answers("A.f2")
    assert (scene.prompt, scene.seat) == ("gain-any", 1)
    assert scene.g.battlefield is not None
    scene.answers("ore", "ore")
    assert scene.stock(1) == (0, 2, 0)


def test_the_crown() -> None:
    """exploration.crown. Two points; who loses a war hands it over, an alliance does not move it."""
    scene = finds("crown")
    assert scene.g.crown == 0
    assert scene.items(0)["crown"] == 2
    lost = owns("city").has(1, ore=1)
    lost.g.crown = 0
    attack(lost).dials(B=1)
    assert lost.g.crown == 1
    allied = owns("city").has(0, ore=1).has(1, ore=1)
    allied.g.crown = 0
    assert attack(allied).dials(A="flag", B="flag").g.crown == 0


def test_a_treasure() -> None:
    """exploration.treasure. Two resources of choice, then it is gone."""
    scene = finds("treasure").answers("mana", "food")
    assert scene.stock(0) == (1, 0, 1)
    assert scene.g.tokens[scene.region("A.m1").index] is None


def test_bandits() -> None:
    """exploration.bandits. Two resources, or the army."""
    scene = finds("bandits", ore=1, food=2)
    assert scene.offered == {"ore", "food", "give-up"}
    scene.answers("food", "ore")
    assert (scene.stock(0), scene.at("A.m1")) == ((0, 0, 1), "A")
    lost = finds("bandits", ore=1, food=2).answers("give-up")
    assert (lost.stock(0), lost.at("A.m1")) == ((0, 1, 2), "")
    poor = finds("bandits", ore=1)
    assert (poor.stock(0), poor.at("A.m1")) == ((0, 1, 0), "")


def test_bandits_let_a_last_army_go() -> None:
    """exploration.bandits, move.last. Ruling K17: it pays what there is."""
    scene = (
        Scene(exploration=True).armies(0, "A.p1").armies(1, "B.f1", "B.f2").token("bandits", "A.m1").has(0, ore=1)
    )
    scene.answers("patrol", "patrol", "A.m1")
    assert (scene.stock(0), scene.at("A.m1")) == ((0, 0, 0), "A")


def test_the_dragon() -> None:
    """exploration.lair. A level of the tower instead of the army, which retreats for nothing."""
    scene = owns("dragon-lair").tower(1, 3).has(0, ore=1)
    attack(scene).dials(A=1)
    assert (scene.prompt, scene.seat) == ("raze", 0)
    scene.answers("raze")
    assert scene.g.towers[1] == 2
    assert (scene.prompt, scene.seat) == ("retreat", 1)
    assert scene.offered == {"A.p1", "A.f2"}
    assert scene.answers("A.f2").at("A.f2") == "B"


def test_the_dragon_wants_a_tower_and_serves_whoever_won_its_lair() -> None:
    """exploration.lair, war.battle. Not at level 0; the dials give the lair to whoever came (ruling K21)."""
    scene = owns("dragon-lair").has(0, ore=1)
    assert attack(scene).dials(A=1).at("A.m1") == "A"
    there = owns("dragon-lair", "A.m1").tower(1, 3).has(0, ore=1)
    attack(there).dials(A=1)
    assert (there.prompt, there.seat) == ("raze", 0)
    assert there.answers("raze").g.towers[1] == 2
    unseen = (
        Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").token("dragon-lair", "A.m1")
    )
    attack(unseen.tower(1, 3).has(0, ore=1)).dials(A=1)
    assert unseen.g.towers[1] == 3, "a token that lies face down serves nobody"
    defends = owns("dragon-lair", "A.m1").tower(0, 3).has(1, ore=1)
    attack(defends).dials(B=1)
    assert (defends.prompt, defends.seat) == ("raze", 1)


def test_the_dragon_takes_the_army_too_where_it_cannot_flee() -> None:
    """exploration.lair. Without a place to go the army is lost and the level as well."""
    scene = owns("dragon-lair").tower(1, 3).has(0, ore=1).armies(2, "A.f2", "A.p1", "C.m1")
    scene.g.take(2, scene.region("A.p1"))
    scene.armies(0, "A.p1")
    attack(scene).dials(A=1).answers("raze")
    assert (scene.g.towers[1], scene.g.armies[1]) == (2, [scene.region("B.f1")])


def test_a_dragon_saves_only_the_army_in_the_contested_region() -> None:
    """exploration.lair, war.breaking. Ruling K21: the other shared regions cost food or the army."""
    scene = Scene(exploration=True).armies(0, "A.m1", "B.f2", "A.f1").armies(1, "A.m1", "B.c1", "C.m1")
    scene.token("dragon-lair", "A.f1", turned=True).tower(1, 2).has(0, ore=2)
    scene.answers("patrol", "patrol", "B.f2", "B.c1").dials(A=1).answers("raze", "A.m1")
    assert (scene.at("A.m1"), scene.prompt) == (
        "A",
        "retreat",
    )  # lost in the mountains; a free way from the capital
    assert scene.answers("B.m1").at("B.m1") == "B"
    assert (scene.g.towers[1], len(scene.g.armies[1])) == (1, 2)


def test_a_camp() -> None:
    """exploration.camp. One more of the region's kind; in ruins of choice, in a capital nothing (ruling K22)."""
    scene = Scene(exploration=True).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.c1")
    scene.token("camp", "B.f1", turned=True).token("camp", "B.c1", turned=True).answers("build")
    assert scene.stock(1) == (2, 0, 0)
    ruins = Scene(homes=("morandrea", "intheoros"), exploration=True).armies(0, "A.f1").armies(1, "B.r1", "B.f1")
    ruins.token("camp", "B.r1", turned=True).answers("build").answers("ore", "food")
    assert ruins.stock(1) == (1, 1, 1)


def test_a_fort() -> None:
    """exploration.fort. Two points less for an attacker who controls it; two forts give four; not in defence."""
    scene = attack(owns("fort").token("fort", "A.p1", turned=True).has(1, ore=1))
    assert scene.offered_to(0) == {"flag", "1", "2"}  # the army left one of the two forts
    two = owns("fort").armies(0, "A.p1").token("fort", "A.p1", turned=True).has(1, ore=1)
    assert attack(two).offered_to(0) == {"flag", "1", "2", "3", "4"}
    defends = owns("fort", "A.m1").has(0, ore=1)
    assert attack(defends).now.asked(1) is None


def test_a_city() -> None:
    """exploration.city, end.points. A point for who holds it; allies one each."""
    scene = Scene(exploration=True).armies(0, "A.m1", "A.f1").armies(1, "A.m1").token("city", "A.m1", turned=True)
    assert (scene.items(0)["cities"], scene.items(1)["cities"]) == (1, 1)


def test_a_church() -> None:
    """exploration.church. Once, an army that falls in war goes there instead of the supply, if there is room."""
    scene = owns("church").has(1, ore=1)
    attack(scene).dials(B=1)
    assert scene.prompt == "church"
    scene.answers("A.f1")
    assert scene.at("A.f1") == "AA"
    assert scene.g.tokens[scene.region("A.f1").index] is None
    full = owns("church").armies(0, "A.f1").has(1, ore=1)
    assert attack(full).dials(B=1).at("A.f1") == "AA"
    assert (full.prompt, full.seat) == ("follow", 1)


def test_a_church_in_a_forest_of_treants() -> None:
    """exploration.church, power.deep-roots. A third army of one's own, but none beside an ally (ruling K22)."""
    alone = owns("church").armies(0, "A.f1").power(0, "deep-roots").has(1, ore=1)
    assert attack(alone).dials(B=1).answers("A.f1").at("A.f1") == "AAA"
    shared = owns("church").armies(2, "A.f1", "C.m1").power(0, "deep-roots").has(1, ore=1)
    assert attack(shared).dials(B=1).at("A.f1") == "AC"
    assert (shared.prompt, shared.seat) == ("follow", 1)


def test_a_blank_token() -> None:
    """exploration.blank. Nothing; it is discarded."""
    scene = finds("blank")
    assert scene.g.tokens[scene.region("A.m1").index] is None
    assert scene.seat == 1
