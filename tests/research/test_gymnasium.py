"""Gymnasium's own check, for every game, number of seats and seat; and what it does not ask."""

from __future__ import annotations

import gymnasium as their_gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from crownlands.core.errors import BadSetup
from crownlands.research import gymnasium
from tests.bots.untrusted import Cheat, Stale, let_in
from tests.conformance.checks import Case
from tests.research.cases import GAMES, every_game, every_number_of_seats, mixed_variants, plain

pytestmark = pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")


@every_number_of_seats
def test_check_env(name: str, seats: int) -> None:
    for seat in range(seats):
        check_env(gymnasium.env(name, seats=seats, seat=seat, render_mode="ansi"))


@mixed_variants
def test_check_env_with_any_variants(case: Case) -> None:
    check_env(gymnasium.env(case.game.name, seats=case.seats, rewards="gain", **plain(case.variants)))


@every_game
def test_bots_are_chosen_by_name(name: str) -> None:
    seats = GAMES[name].seats[-1]
    env = gymnasium.env(name, seats=seats, seat=1, bots=["greedy", "random"][: seats - 1])
    assert list(env.line_up.values()) == ["greedy", *["random"] * (seats - 2)]
    with pytest.raises(BadSetup, match="bots for"):
        gymnasium.env(name, seats=seats, bots=["random"] * seats)
    with pytest.raises(BadSetup, match="no bot"):
        gymnasium.env(name, seats=seats, bots=["hal"])
    with pytest.raises(BadSetup, match="no seat"):
        gymnasium.env(name, seats=seats, seat=seats)


@every_game
def test_a_game_goes_to_its_end_and_pays_by_place(name: str) -> None:
    seats = GAMES[name].seats[0]
    env = gymnasium.env(name, seats=seats, seat=seats - 1)
    seen, _ = env.reset(seed=3)
    choice = np.random.default_rng(3).choice
    over, rewards = False, []
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, info = env.step(np.int64(choice(seen["action_mask"].nonzero()[0])))
        assert info == {"legal": True}
        rewards.append(reward)
    assert set(rewards[:-1]) <= {0.0}
    first = next(filter(None, GAMES[name].ranking(env.run.state)))
    assert (rewards[-1] > 0) == (env.seat in first and len(first) < seats)
    assert not seen["action_mask"].any()


@every_game
def test_an_action_that_is_not_offered_is_replaced_and_reported(name: str) -> None:
    env = gymnasium.env(name)
    seen, _ = env.reset(seed=1)
    *_, info = env.step(np.int64((seen["action_mask"] == 0).argmax()))
    assert info == {"legal": False}


def test_opponents_know_no_dice_and_play_nothing_illegal(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, cheat=Cheat, stale=Stale)
    monkeypatch.setattr(Cheat, "keys", set())
    env = gymnasium.env("legends", seats=3, bots=["cheat", "stale"])
    env.reset(seed=3)
    truth = env.run.state.dice.key
    info: dict[str, object] = {}
    for _ in range(30):
        _, _, over, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        if over:
            break
    assert Cheat.keys
    assert truth not in Cheat.keys
    complaints = info["complaints"]
    assert isinstance(complaints, list)
    assert all(line.startswith("seat 2: stale: ") and "is not offered" in line for line in complaints)


def test_games_are_registered() -> None:
    env = their_gymnasium.make("crownlands/legends-v1", seats=3, leaders=True)
    env.reset(seed=1)
    assert env.unwrapped.seats == 3  # type: ignore[attr-defined]
