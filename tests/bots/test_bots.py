"""The bots: how strong they are, and that they never cheat."""

from importlib.metadata import EntryPoint

import pytest

from crownlands.arena import Tally, fill_bots, play_bots, simulate
from crownlands.bots import Eyes, base, bot_names, make_bot
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.run import Run
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.games.xidit import GAME as XIDIT


@pytest.mark.parametrize("games", [10, pytest.param(100, marks=pytest.mark.soak)])
def test_greedy_wins_four_of_five_two_player_games_against_random(games: int) -> None:
    found = simulate(GAME, games, 2, ["greedy", "random"], seed="strength")
    assert found.bots["greedy"].share >= 0.8


@pytest.mark.parametrize("games", [8, pytest.param(100, marks=pytest.mark.soak)])
def test_greedy_wins_seven_of_ten_games_against_three_randoms(games: int) -> None:
    found = simulate(GAME, games, 4, ["greedy", "random"], seed="strength")
    assert found.bots["greedy"].share >= 0.7


@pytest.mark.parametrize("name", ["random", "greedy", "level1", "search:3"])
def test_bots_play_every_variant_to_the_end(name: str) -> None:
    variants = {"map": "build", "layout": "rectangle", "ties": "die"}
    variants |= dict.fromkeys(("exploration", "swamp", "citadels", "leaders", "events"), "yes")
    found = simulate(GAME, 1, 3, [name], seed="all", variants=variants)
    assert found.games == 1


@pytest.mark.parametrize("name", ["random", "greedy", "level1", "search:4"])
def test_a_bot_chooses_by_what_its_seat_knows(name: str) -> None:
    """The same view and the same seed give the same choice, whatever lies hidden."""
    table = Table(GAME, 3, {"exploration": True, "swamp": True}, seed="honest")
    for number in range(24):
        if table.over:
            break
        decision = table.decision
        seat = decision.seat
        truth = make_bot(name, str(number)).choose(Eyes(table.run, seat), decision)
        for other in range(2):
            elsewhere = table.run.imagine(seat, Dice.from_seed(f"{number}/{other}"))
            asked = elsewhere.asked(seat)
            assert asked is not None
            assert make_bot(name, str(number)).choose(Eyes(elsewhere, seat), asked).ref == truth.ref
        table.answer(truth, seat)


def test_the_same_seed_makes_a_bot_play_the_same() -> None:
    games = []
    for _ in range(2):
        setup = GAME.setup(2, None, "same")
        run = Run(GAME, GAME.new(setup, Dice.from_seed("same")))
        games.append(play_bots(run, {seat: make_bot("greedy", str(seat)) for seat in range(2)}))
    assert games[0] == games[1]


def test_the_last_bot_named_fills_the_rest() -> None:
    assert fill_bots(["greedy", "random"], 4) == ["greedy", "random", "random", "random"]
    with pytest.raises(BadSetup):
        fill_bots(["random"] * 3, 2)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="no bot 'hal'"):
        make_bot("hal", "1")


def test_a_bot_that_cannot_be_loaded_is_missing_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's package that is broken takes no other bot with it."""
    broken = EntryPoint("broken", "crownlands.bots.random:NoSuchBot", "crownlands.bots")
    stranger = EntryPoint("stranger", "crownlands.core.dice:Dice", "crownlands.bots")
    good = EntryPoint("good", "crownlands.bots.random:RandomBot", "crownlands.bots")
    monkeypatch.setattr(base, "entry_points", lambda group: [broken, stranger, good])
    base._bots.cache_clear()
    try:
        with pytest.warns(UserWarning, match="cannot be loaded") as warned:
            assert bot_names() == ["good"]
        assert "Dice is not a subclass of crownlands.Bot" in str(warned[1].message)
    finally:
        base._bots.cache_clear()


def test_the_interval_is_wilsons() -> None:
    low, high = Tally(wins=80, games=100).interval()
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert Tally().interval() == (0.0, 1.0)


def test_a_victory_of_nobody_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the game itself has won, the games count and no win does; winners who share a win get a part each."""
    monkeypatch.setattr(type(XIDIT), "ranking", lambda self, g: [[], [0], [1], [2]])
    found = simulate(XIDIT, 2, 3, ["random"], seed="nobody", variants={"short": "yes"})
    assert (found.bots["random"].wins, found.bots["random"].games) == (0.0, 6)
    monkeypatch.setattr(type(XIDIT), "ranking", lambda self, g: [[0, 2], [1]])
    shared = simulate(XIDIT, 2, 3, ["random", "greedy"], seed="shared", variants={"short": "yes"})
    assert sum(tally.wins for tally in shared.bots.values()) == 2.0
