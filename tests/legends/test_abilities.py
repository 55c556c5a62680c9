"""What a card gives for the rest of the game."""

import pytest

from crownlands.games.legends.actions import crossing_cost
from tests.legends.scene import Scene


def test_an_ability_works_for_its_own_card_at_once() -> None:
    """ability. Forest Elf places four, Ancient Woods two after its city, Noble Unicorn moves five."""
    elf = Scene().armies(0, D5=4).takes("forest-elf", "action:place", "D5", "D5", "D5")
    assert elf.prompt == "place-army"
    assert elf.answers("D5").seat == 1
    woods = Scene().armies(0, D5=4).takes("ancient-woods", "D5", "D5", "D5")
    assert woods.seat == 1
    unicorn = Scene().armies(0, D5=4).takes("noble-unicorn")
    assert unicorn.now.pending[0].facts == {"points": 5}


def test_abilities_add_up() -> None:
    """ability. Two cards with one more army place two more."""
    scene = Scene().armies(0, D5=1).has(0, "forest-pixie", "night-village").takes("dire-eye")
    assert scene.now.pending[0].facts == {"left": 6, "of": 6}


def test_one_more_move_for_every_march() -> None:
    """ability.move. Each time the player moves."""
    scene = Scene().armies(0, D5=1).has(0, "noble-knight").takes("ancient-sage")
    assert scene.now.pending[0].facts == {"points": 4}


def test_one_more_army_for_every_recruiting() -> None:
    """ability.army. Each time the player places armies."""
    scene = Scene().armies(0, D5=1).has(0, "night-hydra").takes("graveyard")
    assert scene.now.pending[0].facts == {"left": 3, "of": 3}


@pytest.mark.parametrize(
    ("cards", "cost"),
    [
        ([], 3),
        (["ancient-phoenix"], 2),
        (["ancient-phoenix", "dire-eye"], 1),
        (["ancient-phoenix", "dire-eye", "cursed-gargoyles"], 1),
    ],
)
def test_flying_makes_crossings_cheaper_down_to_one(cards: list[str], cost: int) -> None:
    """ability.flying. One point less for each, never less than one."""
    assert crossing_cost(Scene().has(0, *cards).g, 0) == cost


def test_with_one_wing_a_crossing_costs_two() -> None:
    """ability.flying. The book's example, played."""
    scene = Scene().armies(0, D4=1).has(0, "dire-eye").takes("forest-gnome", "D4", "H4")
    assert scene.army(0, "H4") == 1
    assert scene.seat == 1


def test_elixirs_are_counted() -> None:
    """ability.elixir. As many as the card shows."""
    assert Scene().has(0, "forest-gnome", "cursed-banshee").g.elixirs[0] == 5


def test_coins_come_at_once_and_once() -> None:
    """ability.coins. Two coins when the card is taken, however much is out of the bank already (ruling L15)."""
    scene = Scene().armies(0, D5=1).coins(4, 30, 30).takes("mountain-treasury", "done")
    assert scene.g.coins[0] == 6
    assert scene.g.elixirs[0] == 1


def test_points_for_every_card_with_a_word() -> None:
    """ability.word. The card counts itself when its own name has the word (ruling L14)."""
    scene = Scene().has(0, "ancient-sage", "ancient-woods", "graveyard", "cursed-king")
    assert scene.items(0) == {"ancient-sage": 2, "graveyard": 1, "elixirs": 2}


def test_points_for_flying_count_wings_not_words() -> None:
    """ability.word. The Cursed Tower counts flying abilities (ruling L14)."""
    assert Scene().has(0, "cursed-tower", "dire-dragon", "dire-eye").items(0) == {"cursed-tower": 2}


def test_a_set_pays_once_when_it_is_whole() -> None:
    """ability.set. Three noble cards are worth four points, two mountains three; fewer are worth nothing."""
    assert Scene().has(0, "noble-hills", "noble-knight").items(0) == {}
    assert Scene().has(0, "noble-hills", "noble-knight", "noble-unicorn").items(0) == {"noble-hills": 4}
    assert Scene().has(0, "mountain-dwarf").items(0) == {}
    assert Scene().has(0, "mountain-dwarf", "mountain-treasury").items(0)["mountain-dwarf"] == 3


@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_points_for_every_three_coins(coins: int, points: int) -> None:
    """ability.per-coins. Full threes only."""
    assert Scene().has(0, "dire-ogre").coins(coins, 0, 0).items(0).get("dire-ogre", 0) == points


def test_immune_armies_cannot_be_destroyed() -> None:
    """ability.immunity. From the moment the card is taken, by nobody; the reason is given."""
    scene = Scene().armies(0, D5=1).armies(1, D5=1).has(1, "dire-giant").takes("dire-dragon", "done", "D5")
    assert scene.offered == {"seat:0", "done"}
    assert scene.refused() == {"seat:1": "immune"}


def test_immunity_holds_against_its_owner_too() -> None:
    """ability.immunity. Nobody may destroy these armies (ruling L11)."""
    scene = Scene().armies(0, D5=1, D1=1).armies(1, D1=1).takes("dire-giant", "done")
    assert scene.offered == {"D1", "done"}
    assert scene.refused()["D5"] == "all-immune"
