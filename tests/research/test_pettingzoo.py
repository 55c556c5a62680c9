"""PettingZoo's own tests, for every game and number of seats; and what they do not ask."""

from __future__ import annotations

from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_wrapper_fn

from crownlands.core.errors import BadSetup, NotOffered
from crownlands.research import pettingzoo
from tests.conformance.checks import Case
from tests.research.cases import GAMES, every_game, every_number_of_seats, mixed_variants, plain

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # a mask goes with it
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_number_of_seats
def test_api(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=300)


@mixed_variants
def test_api_with_any_variants(case: Case) -> None:
    api_test(pettingzoo.env(case.game.name, case.seats, **plain(case.variants)), num_cycles=100)


@every_number_of_seats
def test_api_without_wrappers_and_with_rewards_as_points_come(name: str, seats: int) -> None:
    api_test(pettingzoo.raw_env(name, seats, rewards="gain"), num_cycles=60)


@every_number_of_seats
def test_seed(name: str, seats: int) -> None:
    seed_test(partial(pettingzoo.env, name, seats), num_cycles=60)


@every_number_of_seats
def test_render(name: str, seats: int) -> None:
    render_test(partial(pettingzoo.env, name, seats), {"ansi": lambda text: len(text) > 20})


@every_number_of_seats
def test_max_cycles(name: str, seats: int) -> None:
    """A cycle is one action of every seat: this test is for the parallel form, and PettingZoo's AEC of it."""
    parallel = partial(pettingzoo.parallel_env, name, seats)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=aec_wrapper_fn(parallel)))


@every_number_of_seats
def test_parallel_api_and_seed(name: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, seats), num_cycles=200)
    parallel_seed_test(partial(pettingzoo.parallel_env, name, seats), num_cycles=20)


# -- what PettingZoo does not ask ---------------------------------------------------------------------------------


def play(env: Any, seed: int) -> dict[str, float]:
    """A game with random answers, the same ones for a seed; the sum of everybody's rewards."""
    choice = Random(seed).choice
    env.reset(seed=seed)
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        env.step(None if terminated or truncated else int(choice(seen["action_mask"].nonzero()[0])))
    return sums


@every_number_of_seats
def test_rewards_by_place_are_best_for_the_winner_and_sum_to_nothing(name: str, seats: int) -> None:
    env = pettingzoo.raw_env(name, seats)
    sums = list(play(env, seed=5).values())
    winners = GAMES[name].ranking(env.run.state)[0]
    assert sum(sums) == pytest.approx(0)
    assert all(sums[seat] == max(sums) for seat in winners)
    assert max(sums) > min(sums) or len(winners) == seats


@every_number_of_seats
def test_points_as_they_come_make_the_final_points(name: str, seats: int) -> None:
    gains, scores = (play(pettingzoo.raw_env(name, seats, rewards=kind), seed=5) for kind in ("gain", "score"))
    assert gains == pytest.approx(scores)
    assert sum(scores.values()) == pytest.approx(0)


@every_game
def test_an_id_means_the_same_ref_at_every_table(name: str) -> None:
    game = GAMES[name]
    vocabulary = game.vocabulary()
    for seats in game.seats:
        env = pettingzoo.raw_env(name, seats)
        for seed in range(3):
            env.reset(seed=seed)
            seen, *_ = env.last()
            offered = [vocabulary[action] for action in seen["action_mask"].nonzero()[0]]
            assert sorted(offered) == sorted(env.seen(env.agent_selection)["decision"]["options"])


@every_game
def test_an_action_that_is_not_offered_ends_the_game_or_is_refused(name: str) -> None:
    seats = GAMES[name].seats[0]
    env, raw = pettingzoo.env(name, seats), pettingzoo.raw_env(name, seats)
    env.reset(seed=1)
    raw.reset(seed=1)
    agent = env.agent_selection
    wrong = int((env.last()[0]["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(NotOffered):
        raw.step(wrong)
    env.step(wrong)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


@every_game
def test_a_game_is_cut_short_after_max_cycles(name: str) -> None:
    seats = GAMES[name].seats[0]
    env = pettingzoo.env(name, seats, max_cycles=2)
    env.reset(seed=1)
    for _ in range(2 * seats):
        seen, *_, truncated, _ = env.last()
        assert not truncated
        env.step(int(seen["action_mask"].nonzero()[0][0]))
    assert all(env.truncations.values())


@every_game
def test_seats_that_are_asked_at_once_answer_at_once_in_parallel(name: str) -> None:
    env = pettingzoo.parallel_env(name, GAMES[name].seats[-1])
    seen, _ = env.reset(seed=2)
    asked = len(env.run.pending)
    assert sum(bool(found["action_mask"].any()) for found in seen.values()) == asked
    actions = {agent: int(found["action_mask"].argmax()) for agent, found in seen.items()}
    *_, infos = env.step(actions)
    assert [info for info in infos.values() if info] == [{"legal": True}] * asked


def test_a_wrong_set_up_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="rewards are one of"):
        pettingzoo.env("legends", 2, rewards="gold")
    with pytest.raises(BadSetup, match="no variant 'mountains'"):
        pettingzoo.env("legends", 2, mountains=True)
    with pytest.raises(BadSetup, match="2 to 4 players"):
        pettingzoo.env("legends", 9)
