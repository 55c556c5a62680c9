"""Every game of the house passes every check, with all numbers of seats and all variants."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import islice

import pytest

from crownlands.core.dice import Dice
from crownlands.words import HOUSE, Words
from tests.conformance import at_a_glance, hashes, wording
from tests.conformance.checks import CHECKS, Case, all_games, cases, random_cases
from tests.conformance.tools import AnyGame, Check

GAMES = all_games()
SEED = "conformance"
SOAK = int(os.environ.get("CROWNLANDS_GAMES", "3000"))
"""How many games a long run plays for the first check of each game; the other checks play a tenth of them."""
QUICK = 4

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def pairs() -> Iterator[object]:
    """Every check with every case. A quick run takes each usual case, and of the others every fourth, in turn."""
    for game in GAMES.values():
        for number, case in enumerate(cases(game)):
            for turn, check in enumerate(CHECKS, number):
                quick = case.variants == game.variants() or turn % QUICK == 0
                yield pytest.param(
                    check, case, id=f"{check.__name__}-{case}", marks=[] if quick else pytest.mark.soak
                )


@pytest.mark.parametrize(("check", "case"), list(pairs()))
def test_a_game_passes(check: Check, case: Case) -> None:
    check(case.game, case.seats, case.variants, SEED)


@every_game
def test_the_same_answers_give_the_same_hash_in_every_process(game: AnyGame) -> None:
    setups = [(case.seats, case.variants, f"{SEED} {number}") for number, case in enumerate(cases(game))]
    hashes.same_in_every_process(game, setups)


@every_game
def test_the_book_and_the_variants_are_said_in_both_languages(game: AnyGame) -> None:
    wording.book_and_variants_are_said_in_both_languages(game)


@every_game
def test_every_preset_can_be_set_up_and_is_explained(game: AnyGame) -> None:
    at_a_glance.presets_can_be_set_up(game)


@every_game
def test_the_languages_of_a_game_have_the_same_messages(game: AnyGame) -> None:
    wording.languages_have_the_same_messages(game.home)


def test_the_languages_of_the_house_have_the_same_messages() -> None:
    wording.languages_have_the_same_messages(HOUSE)


@every_game
def test_the_catalogue_of_components_is_plain_json(game: AnyGame) -> None:
    catalogue = game.catalogue()
    assert json.loads(json.dumps(catalogue)) == catalogue


@every_game
def test_what_can_be_left_as_a_standing_answer_is_asked_in_words(game: AnyGame) -> None:
    """A prompt that has been renamed would silently no longer offer it."""
    words = Words("en", game)
    assert all(words.has(f"prompt-{prompt}") for prompt in game.repeatable)


@every_game
def test_a_game_is_registered_under_its_own_name(game: AnyGame) -> None:
    assert GAMES[game.name] is game
    assert game.ruleset in game.rulesets


@pytest.mark.soak
@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_passes_with_any_seed(check: Check, game: AnyGame) -> None:
    count = SOAK if check is CHECKS[0] else max(1, SOAK // 10)
    for number, case in enumerate(islice(random_cases(game, Dice.from_seed(check.__name__)), count)):
        seed = f"soak {number}"
        try:
            check(case.game, case.seats, case.variants, seed)
        except Exception as error:
            raise AssertionError(f"{case} with the seed {seed!r}: {error}") from error
