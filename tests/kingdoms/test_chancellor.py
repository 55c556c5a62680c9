"""The chancellor: it mixes its dials, foresees its turn, repeats itself for a seed, and beats greedy bots."""

from __future__ import annotations

from crownlands.arena import simulate
from crownlands.bots import Eyes, make_bot
from crownlands.core.registry import game
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.dial_strategy import expected, mixed
from crownlands.games.kingdoms.evaluation import advantage, time_left
from tests.kingdoms.scene import Scene


def test_dials_are_mixed_where_no_single_one_is_best() -> None:
    """war.dials. Rock, paper, scissors: a third each, worth nothing."""
    ours = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
    theirs = [[-value for value in row] for row in ours]
    mine, other = mixed(ours, theirs)
    assert all(0.2 < share < 0.47 for share in (*mine, *other))
    assert abs(expected(ours, mine, other)) < 0.1


def test_a_sure_best_dial_is_always_shown() -> None:
    """war.dials. What is best against everything is no gamble."""
    mine, _ = mixed([[1.0, 2.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]])
    assert mine == [1.0, 0.0]


def choice(scene: Scene, seed: str = "a") -> str:
    decision = scene.now.pending[0]
    bot = make_bot("chancellor", seed)
    return bot.choose(Eyes(scene.now, decision.seat), decision).ref


def test_it_selects_what_helps_it_and_not_the_others() -> None:
    """turn.select. With ore for a level of the tower that nobody else has, it builds."""
    scene = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").armies(2, "C.m1", "C.p1").tower(0, 4)
    assert choice(scene.has(0, ore=5)) == "action:build"


def test_the_same_seed_makes_the_same_choice() -> None:
    """turn. Whatever it thinks, it thinks it again."""
    scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").has(0, mana=3).has(1, ore=4)
    scene.patrols("A.p1", "A.m1")
    assert {choice(scene, "x") for _ in range(3)} == {choice(scene, "x")}
    assert len({choice(scene, str(seed)) for seed in range(12)}) > 1


def test_lands_are_worth_less_the_nearer_the_end() -> None:
    """end.trigger. The time that is left falls with the nearest trigger."""
    scene = Scene().armies(0, "A.f1", "A.p1").armies(1, "B.f1").armies(2, "C.m1")
    early = time_left(scene.g)
    late = time_left(scene.tower(1, 5).g)
    assert early > late > 0
    assert advantage(scene.g, 1) > advantage(scene.g, 2)


def test_it_beats_greedy_bots() -> None:
    """end.winner. More wins than its share in a few games; `crownlands simulate` measures it better."""
    result = simulate(GAME, 6, 3, ["chancellor", "greedy"], seed="beats")
    assert result.bots["chancellor"].wins >= 3


def test_at_other_games_it_plays_too() -> None:
    """turn. A bot can be seated anywhere."""
    result = simulate(game("legends"), 1, 2, ["chancellor", "random"], seed="elsewhere")
    assert result.games == 1
