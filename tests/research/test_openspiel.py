"""OpenSpiel's own test, its playthroughs as golden files, its search; chance and imagined states."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from crownlands.core.dice import Dice
from crownlands.core.errors import NotOffered
from crownlands.core.events import Event
from crownlands.core.run import Run
from crownlands.research.chance import ANSWERED, OpenDice, Play
from crownlands.research.openspiel import PREFIX, register
from tests.conformance.checks import Case
from tests.research import playthroughs
from tests.research.cases import GAMES, every_game, every_number_of_seats, mixed_variants, plain

for game in GAMES.values():
    register(game)


def load(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"{PREFIX}{name}(players={seats})")


def load_case(case: Case) -> Any:
    return pyspiel.load_game(PREFIX + case.game.name, {"players": case.seats, **plain(case.variants)})


def states(game: Any, seed: int) -> Iterator[Any]:
    """One state through a random game: it is yielded before every move and at the end."""
    choice = random.Random(seed).choice
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(choice(state.legal_actions()))
    yield state


@every_number_of_seats
def test_random_sim(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=False, verbose=False)


@every_game
def test_states_can_be_stored_anywhere(name: str) -> None:
    game = load(name, GAMES[name].seats[0])
    for number, state in enumerate(states(game, 3)):
        if number % 16 == 0:
            stored = game.deserialize_state(state.serialize())
            assert str(stored) == str(state)
            assert stored.history() == state.history()


def test_random_sim_with_stored_states() -> None:
    """Storing replays a game from its beginning, so it is done at every state of a short game only."""
    pyspiel.random_sim_test(load("highwaymen", 2), num_sims=1, serialize=True, verbose=False)


@mixed_variants
def test_random_sim_with_any_variants(case: Case) -> None:
    pyspiel.random_sim_test(load_case(case), num_sims=1, serialize=False, verbose=False)


@every_game
def test_the_playthrough_is_as_it_was(name: str) -> None:
    file = playthroughs.file_of(name)
    assert file.exists(), f"there is no {file.name}: write it with `python -m tests.research.playthroughs {name}`"
    assert playthroughs.playthrough(name).splitlines() == file.read_text(encoding="utf-8").splitlines()


# -- imagined states --------------------------------------------------------------------------------------------


@mixed_variants
def test_a_resampled_state_is_the_same_for_the_player_to_move(case: Case) -> None:
    sampler = random.Random(1).random
    hidden = other_truths = 0
    for number, state in enumerate(states(load_case(case), 7)):
        player = state.current_player()
        if player < 0 or number % 4:
            continue
        pools = case.game.pools(state.play.run.state)
        hidden += any(len(zone.unknown(player)) for pool in pools for zone in pool)
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.history() == [], "the moves of a state that is only imagined tell nothing of the real one"
        other_truths += other.play.run.state.dump() != state.play.run.state.dump()
    assert other_truths or not hidden, "what is hidden was never dealt anew"


@mixed_variants
def test_a_resampled_state_tells_nothing_that_the_player_was_not_told(case: Case) -> None:
    """Whatever another seat was told in private is gone from the imagined story of that seat."""
    dice = Dice.from_seed("stories")
    for number, state in enumerate(states(load_case(case), 8)):
        player = state.current_player()
        if player >= 0 and number % 9 == 0:
            told = state.play.imagine(player, dice).log[: len(state.play.story(player))]
            assert all(player in event.to for event in told if event.private)


@mixed_variants
def test_a_resampled_state_plays_on_and_can_be_copied(case: Case) -> None:
    choice, sampler = random.Random(2).choice, random.Random(3).random
    for number, state in enumerate(states(load_case(case), 9)):
        if state.current_player() < 0 or number % 25:
            continue
        other = state.resample_from_infostate(state.current_player(), sampler)
        while not other.is_terminal():
            twin = other.clone()
            action = choice(other.legal_actions())
            other.apply_action(action)
            twin.apply_action(action)
            assert str(twin) == str(other)
        assert twin.returns() == other.returns()


@every_game
def test_search_of_openspiel_plays(name: str) -> None:
    """Information-set search on resampled states, and plain search with chance nodes in its tree."""
    game = load(name, GAMES[name].seats[0])
    noise = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, noise)
    careful = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.0, max_simulations=4, random_state=noise)
    bold = mcts.MCTSBot(game, 1.0, 4, evaluator, random_state=noise)
    state = next(state for state in states(game, 1) if not state.is_chance_node())
    assert careful.step(state) in state.legal_actions()
    assert bold.step(state) in state.legal_actions()


# -- chance ------------------------------------------------------------------------------------------------------


@mixed_variants
def test_a_copy_goes_its_own_way_at_every_node(case: Case) -> None:
    choice = random.Random(4).choice
    play = Play(case.game, case.seats, plain(case.variants))
    while not play.over:
        before = deepcopy(play)
        step(play, choice)
        other = deepcopy(before)
        step(other, choice)  # whatever the copy does …
        assert play.history is not None
        done = play.history[-1]
        step(before, lambda _, done=done: done)  # … the original can still do the same
        assert before.history == play.history
        assert now(before) == now(play)
    assert now(pickle.loads(pickle.dumps(play))) == now(play)


def step(play: Play, choice: Any) -> None:
    decision = play.decision
    if decision is None:
        play.roll(choice(range(play.sides)))
    else:
        play.answer(decision.options[choice(range(len(decision.options)))])


def now(play: Play) -> Any:
    if play.sides:
        return play.sides, len(play.log)
    log = [(event.key, event.seat) for event in play.log]
    return repr(play.run.pending), play.run.state.dump(), log


@mixed_variants
def test_the_same_rolls_and_answers_make_the_same_game_as_at_a_table(case: Case) -> None:
    """The log, too, is what one run from beginning to end tells."""
    choice = random.Random(5).choice
    play = Play(case.game, case.seats, plain(case.variants))
    answers = []
    while not play.over:
        decision = play.decision
        step(play, choice)
        if decision is not None and play.history is not None:
            answers.append((decision.seat, decision.options[play.history[-1]]))
    setup = case.game.setup(case.seats, case.variants, "open dice")
    log: list[Event] = []
    run = Run(case.game, case.game.new(setup, OpenDice(play.rolls)), log=log)
    for seat, option in answers:
        run.answer(seat, option)
    assert run.over
    assert run.state.dump() == play.run.state.dump()
    told = [repr(event) for event in play.log if event.key != ANSWERED]
    assert [repr(event) for event in log] == told


def test_every_outcome_of_a_roll_is_as_likely_and_different() -> None:
    play = Play(GAMES["highwaymen"], 2, {})
    decks = Counter[str]()
    for shown in range(play.sides):
        other = deepcopy(play)
        other.roll(shown)
        while other.sides:
            other.roll(0)
        decks[repr(other.run.state.dump())] += 1
    assert set(decks.values()) == {1}
    with pytest.raises(NotOffered):
        play.roll(play.sides)
