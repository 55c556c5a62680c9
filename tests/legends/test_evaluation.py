"""How bots judge a position."""

from random import Random

from crownlands.core.dice import Dice
from crownlands.core.run import Run
from crownlands.games.legends import GAME
from crownlands.games.legends.components import COMPONENTS, Card
from crownlands.games.legends.evaluation import countable
from crownlands.games.legends.state import Legends


def play_to(turn: int, seed: str = "hope") -> Run:
    """A game of two by chance up to a turn, or to its end."""
    run, random = Run(GAME, GAME.new(GAME.setup(2, None, seed), Dice.from_seed(seed))), Random(seed)
    while not run.over and state(run).turn < turn:
        decision = run.pending[0]
        run.answer(decision.seat, random.choice(decision.options))
    return run


def state(run: Run) -> Legends:
    assert isinstance(run.state, Legends)
    return run.state


def test_at_the_end_the_expected_points_are_the_points() -> None:
    """end. When all cards are taken there is nothing more to hope for."""
    run = play_to(99)
    assert run.over
    assert GAME.prospects(state(run)) == GAME.evaluations(state(run))


def test_coins_are_worth_something_while_there_are_cards_to_buy() -> None:
    """turn.2. More than at the end, where they only break ties."""
    early, late = state(play_to(4)), state(play_to(99))
    gains = []
    for g in (early, late):
        before = GAME.prospect(g, 0)
        g.coins[0] += 1
        gains.append(GAME.prospect(g, 0) - before)
    assert gains[0] > 5 * gains[1] > 0


def test_a_card_that_counts_a_word_hopes_for_cards_with_it() -> None:
    """ability.word. Only for those that somebody may still take."""
    g = state(play_to(1))
    sage = COMPONENTS["card:ancient-sage"]
    assert isinstance(sage, Card)
    for zone in (g.deck, g.row, *g.tableau):
        if sage in zone:
            zone.remove(sage)
    g.tableau[0], g.tableau[1] = [sage], []
    to_come = sum("ancient" in card.words for card in [*g.deck, *g.row])
    assert (countable(g, 0), countable(g, 1)) == (to_come, 0)
    assert to_come > 0


def test_before_the_game_is_set_up_nobody_stands_better() -> None:
    g = GAME.new(GAME.setup(3, None, "none"), Dice.from_seed("none"))
    assert GAME.prospects(g) == [0.0, 0.0, 0.0]
