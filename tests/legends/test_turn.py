"""Taking cards: prices, the row, the end."""

import pytest

from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.games.legends.view import view
from tests.legends.scene import Scene, card


def test_prices_go_by_the_place_in_the_row() -> None:
    """turn.2. 0, 1, 1, 2, 2, 3; the book's third card costs one coin."""
    names = ("dire-ogre", "forest-gnome", "graveyard", "lake", "stronghold", "ancient-sage")
    for name, price in zip(names, (0, 1, 1, 2, 2, 3), strict=True):
        scene = Scene().coins(5, 5, 5).armies(0, D5=1)
        assert scene.answers(name).g.coins[0] == 5 - price


def test_without_coins_only_the_leftmost_card_can_be_had() -> None:
    """turn.2. It takes itself, since nothing else can be taken."""
    scene = Scene().coins(0, 9, 9).armies(0, D5=2)
    assert scene.prompt == "move-from", "the first card of the row is Dire Ogre: move two"
    assert [card.ref for card in scene.g.tableau[0]] == ["card:dire-ogre"]


def test_too_dear_cards_say_so() -> None:
    """turn.2. With one coin the fourth card is out of reach."""
    scene = Scene().coins(1, 9, 9).armies(0, D5=2)
    assert scene.offered == {"dire-ogre", "forest-gnome", "graveyard"}
    assert scene.refused() == {"lake": "too-dear", "stronghold": "too-dear", "ancient-sage": "too-dear"}


def test_the_row_closes_to_the_left_and_is_refilled_from_the_deck() -> None:
    """turn.3. After the action; the new card lies on the right."""
    scene = Scene().armies(0, D5=2)
    top = scene.g.deck[-1]
    scene.takes("graveyard")
    assert len(scene.g.row) == 5, "the new card comes after the action"
    scene.answers("done")
    names = [card.ref.removeprefix("card:") for card in scene.g.row]
    assert names[:5] == ["dire-ogre", "forest-gnome", "lake", "stronghold", "ancient-sage"]
    assert scene.g.row[5] is top
    assert scene.seat == 1, "the turn goes clockwise"


def test_the_row_shrinks_when_the_deck_is_out() -> None:
    """turn.3, setup.2. Prices still go by the place from the left (ruling L9)."""
    scene = Scene().armies(0, D5=2)
    scene.g.deck = []
    scene.answers("dire-ogre", "done")
    assert scene.g.row[0] is card("forest-gnome")
    assert len(scene.g.row) == 5
    assert [place["price"] for place in view(scene.g, None)["row"]] == [0, 1, 1, 2, 2]
    coins = scene.g.coins[1]
    assert scene.answers("graveyard").g.coins[1] == coins - 1, "the second place costs one"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_the_same_number_of_cards(seats: int) -> None:
    """end. 11, 10 or 8 cards each; the turns go round from the first player."""
    table = Table(GAME, seats, seed="end")
    while not table.over:
        table.answer(table.decision.options[-1], table.decision.seat)
    order = [event.seat for event in table.log if event.key == "took-card"]
    each = {2: 11, 3: 10, 4: 8}[seats]
    assert order == [(table.state.first + turn) % seats for turn in range(seats * each)]
    assert [len(cards) for cards in table.state.tableau] == [each] * seats
    assert len(table.state.row) == {2: 5, 3: 2, 4: 2}[seats]
