"""The four leaders."""

from crownlands.core.table import Table
from crownlands.games.legends import GAME
from tests.legends.scene import Scene


def test_everybody_is_dealt_a_leader_face_up() -> None:
    """variant.leaders. One each, at random, different ones."""
    dealt = set()
    for seed in range(40):
        table = Table(GAME, 4, {"leaders": True}, seed=seed)
        leaders = [player["leader"] for player in table.view(None)["players"]]
        assert len(set(leaders)) == 4
        dealt.add(leaders[0])
    assert len(dealt) == 4


def last_purchase(*coins: int) -> Scene:
    """The last purchase of three players is done by the third seat; the first is the Fairy Queen."""
    scene = Scene(leaders=True).leader(0, "fairy-queen").coins(*coins)
    scene.g.turn = 29
    scene.g.deck = []
    scene.row("dire-ogre", "mountain-treasury", "graveyard")
    scene.g.deck = []
    return scene.answers("dire-ogre")


def test_the_fairy_queen_may_buy_one_card_more() -> None:
    """variant.leaders.fairy-queen. After all have theirs, at its price, without its action."""
    scene = last_purchase(5, 5, 5)
    assert (scene.seat, scene.prompt) == (0, "extra-card")
    assert scene.offered == {"mountain-treasury", "graveyard", "done"}
    scene.answers("graveyard")
    assert scene.now.over
    assert scene.g.coins[0] == 4
    assert [card.ref for card in scene.g.tableau[0]] == ["card:graveyard"]


def test_the_queens_last_card_gives_its_ability() -> None:
    """variant.leaders.fairy-queen. Coins and elixirs are abilities, not actions (ruling L20)."""
    scene = last_purchase(5, 5, 5).answers("mountain-treasury")
    assert scene.g.coins[0] == 5 + 2
    assert scene.g.elixirs[0] == 1


def test_the_queen_may_decline() -> None:
    """variant.leaders.fairy-queen. It is a choice."""
    assert last_purchase(5, 5, 5).answers("done").now.over


def test_three_forest_cards_please_the_queen() -> None:
    """variant.leaders.fairy-queen. One point for three or more, once (ruling L20)."""
    three = Scene(leaders=True).leader(0, "fairy-queen").has(0, "forest-elf", "forest-pixie", "forest-gnome")
    assert three.items(0)["leader"] == 1
    four = three.has(0, "forest-tree-town")
    assert four.items(0)["leader"] == 1
    two = Scene(leaders=True).leader(0, "fairy-queen").has(0, "forest-elf", "forest-pixie")
    assert "leader" not in two.items(0)


def bandit() -> Scene:
    return Scene(leaders=True).leader(0, "bandit-king").coins(3, 3, 3)


def test_the_bandit_king_recruits_in_the_cities_of_others() -> None:
    """variant.leaders.bandit-king. One coin to the owner for every army raised there."""
    scene = bandit().armies(0, D5=1).cities(1, "H2").takes("dire-eye")
    assert scene.offered == {"D5", "H2", "done"}
    scene.answers("H2", "H2")
    assert scene.g.coins == [1, 5, 3]
    assert scene.army(0, "H2") == 2


def test_the_bandit_king_needs_a_coin_for_it() -> None:
    """variant.leaders.bandit-king. Without one the city is closed, and the reason is given."""
    scene = bandit().armies(0, D5=1).cities(1, "H2").coins(1, 3, 3).takes("dire-eye", "H2")
    assert scene.offered == {"D5", "done"}
    assert scene.refused()["H2"] == "no-coin-for-host"


def test_the_bandit_king_chooses_whom_to_pay() -> None:
    """variant.leaders.bandit-king. Where two have a city; where he has one himself he pays nobody (ruling L21)."""
    scene = bandit().armies(0, D5=1).cities(1, "H2").cities(2, "H2").takes("dire-eye", "H2")
    assert (scene.prompt, scene.offered) == ("pay-host", {"seat:1", "seat:2"})
    assert scene.answers("C").g.coins == [2, 3, 4]
    start = bandit().cities(1, "D5").takes("dire-eye", "D5")
    assert start.g.coins == [3, 3, 3], "nor in the start region"
    home = bandit().armies(0, D5=1).cities(0, "H2").cities(1, "H2").takes("dire-eye", "H2")
    assert home.g.coins == [3, 3, 3]


def test_the_bandit_king_may_take_a_coin_from_the_player_he_beat() -> None:
    """variant.leaders.bandit-king. It is his choice."""
    scene = bandit().armies(0, D5=1).armies(1, D5=1).takes("dire-dragon", "done", "D5", "B")
    assert (scene.prompt, scene.offered) == ("loot", {"take-coin", "done"})
    assert scene.answers("take-coin").g.coins == [4, 2, 3]
    spared = bandit().armies(0, D5=1).armies(1, D5=1).takes("dire-dragon", "done", "D5", "B", "done")
    assert spared.g.coins == [3, 3, 3]


def test_there_is_no_loot_from_the_poor_and_the_neutral() -> None:
    """variant.leaders.bandit-king. Nothing to take, nothing to ask (ruling L21)."""
    poor = bandit().coins(3, 0, 3).armies(0, D5=1).armies(1, D5=2).takes("dire-dragon", "done", "D5", "B")
    assert poor.seat == 1
    assert poor.g.coins == [3, 0, 3]
    neutral = Scene(seats=2, leaders=True).leader(0, "bandit-king").armies(0, D5=1).armies(2, D5=1)
    assert neutral.takes("dire-dragon", "done", "D5", "neutral").seat == 1


def test_the_red_sorceress_starts_with_five_armies() -> None:
    """variant.leaders.red-sorceress. In the start region, and one on another piece like everybody."""
    for seed in range(10):
        g = Table(GAME, 4, {"leaders": True}, seed=seed).state
        for seat, leader in enumerate(g.leaders):
            expected = 5 if leader.ref == "leader:red-sorceress" else 4
            assert g.armies[seat][g.start] == expected
            assert sum(g.armies[seat]) == expected + 1
            assert g.supply[seat] == 18 - expected - 1


def test_the_red_sorceress_keeps_what_she_destroys() -> None:
    """variant.leaders.red-sorceress. Not back to the supply; three captives are a point, two are none."""
    scene = Scene(leaders=True).leader(0, "red-sorceress").armies(0, D5=1).armies(1, D5=2)
    scene.takes("dire-dragon", "done", "D5", "B")
    assert scene.g.captives == [1, 0, 0]
    assert scene.g.supply[1] == 16
    scene.g.captives[0] = 2
    assert "leader" not in scene.items(0)
    scene.g.captives[0] = 7
    assert scene.items(0)["leader"] == 2


def test_the_red_sorceress_keeps_neutral_but_not_her_own() -> None:
    """variant.leaders.red-sorceress. The neutral colour is another player; her own go back (ruling L22)."""
    neutral = Scene(seats=2, leaders=True).leader(0, "red-sorceress").armies(0, D5=1).armies(2, D5=1)
    assert neutral.takes("dire-dragon", "done", "D5", "neutral").g.captives[0] == 1
    own = Scene(leaders=True).leader(0, "red-sorceress").armies(0, D5=2).armies(1, D5=1)
    own.takes("dire-dragon", "done", "D5", "A")
    assert own.g.captives[0] == 0
    assert own.g.supply[0] == 17


def test_the_white_knight_counts_great_islands_twice() -> None:
    """variant.leaders.white-knight. One more point for every controlled island of three regions or more."""
    scene = Scene(leaders=True).leader(0, "white-knight").armies(0, D1=1, I3=1, I1=1, H1=1)
    assert scene.items(0) == {"regions": 4, "islands": 4, "leader": 2}


def test_the_white_knight_builds_with_an_army() -> None:
    """variant.leaders.white-knight. In the same region, from the supply; one more army does not raise it (L23)."""
    scene = Scene(leaders=True).leader(0, "white-knight").armies(0, D1=1).has(0, "forest-pixie")
    assert scene.takes("stronghold", "D1").army(0, "D1") == 2
    dragon = Scene(leaders=True, events=True).leader(0, "white-knight").token("dragon", "D1").armies(0, D1=6)
    assert dragon.takes("stronghold", "D1").g.taken[0], "the garrison is the seventh army (ruling L17)"
    poor = Scene(leaders=True).leader(0, "white-knight").armies(0, D1=18).takes("stronghold", "D1")
    assert poor.army(0, "D1") == 18
