"""Three games in a row."""

from crownlands.core.series import Saga
from crownlands.games.legends import GAME
from crownlands.games.legends.long_game import LongGame


def play(saga: Saga) -> None:
    table = saga.table
    while not table.over:
        decision = table.decision
        table.answer(decision.options[len(table.history) % len(decision.options)], decision.seat)


def test_three_games_add_up_their_points() -> None:
    """variant.long. The sum decides, with all other variants in play as well."""
    variants = dict.fromkeys(("exploration", "swamp", "citadels", "leaders", "events"), True)
    saga = Saga(GAME, "long-game", 3, variants, seed="long")
    sums = [0, 0, 0]
    for number in range(3):
        assert saga.table.view(None)["earlier"] == sums
        play(saga)
        sums = [points + score.total for points, score in zip(sums, saga.table.scores(), strict=True)]
        saga.next()
        assert saga.over == (number == 2)
    assert saga.heritage["points"] == sums
    best = max(sums)
    assert all(sums[seat] == best for seat in saga.ranking()[0])


def test_each_of_the_three_games_has_a_new_deal() -> None:
    """variant.long. Other maps and decks, and no seed betrays the next."""
    saga = Saga(GAME, "long-game", 2, seed="long")
    play(saga)
    first = saga.table
    second = saga.next()
    assert second.setup.seed != first.setup.seed
    assert second.state.deck != first.state.deck
    assert second.state.map is not first.state.map


def test_the_youngest_stays_the_youngest() -> None:
    """variant.long, turn.1. People do not change their age from game to game (ruling L7)."""
    saga = Saga(GAME, "long-game", 4, seed="ages")
    ages = []
    for _ in range(3):
        play(saga)
        ages.append(saga.table.state.ages)
        saga.next()
    assert ages[0] == ages[1] == ages[2]


def test_ties_of_the_long_game_go_to_games_won_then_they_share() -> None:
    """variant.long. The book names no tie-break (ruling L26)."""
    rules = LongGame()
    assert rules.ranking({"played": 3, "points": [20, 20, 10], "won": [1, 2, 0]}) == [[1], [0], [2]]
    assert rules.ranking({"played": 3, "points": [20, 20, 10], "won": [1, 1, 1]}) == [[0, 1], [2]]
