"""What every game must pass, point by point: each check takes a game, a number of seats, variants and a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from crownlands.core import registry
from crownlands.core.dice import Dice
from crownlands.core.variants import Variants, parse_variants, schema, variant_sets
from tests.conformance import at_a_glance, fair_play, hidden, memory, sealed, storage, wording
from tests.conformance.tools import AnyGame, Check, can_be_set_up
from tests.toys.highwaymen import GAME as HIGHWAYMEN

CHECKS: Final[tuple[Check, ...]] = (
    fair_play.plays_to_the_end,
    fair_play.speaks_its_vocabulary,
    fair_play.takes_every_option,
    fair_play.refuses_everything_else,
    fair_play.gives_reasons,
    fair_play.previews_its_options,
    memory.fork_is_the_original,
    memory.nothing_left_behind_changes,
    memory.undo_and_redo_is_nothing,
    memory.undo_behind_a_barrier_asks,
    memory.another_way_after_an_undo,
    memory.state_is_plain_data,
    hidden.views_leak_nothing,
    hidden.features_leak_nothing,
    hidden.views_are_json,
    hidden.private_facts_stay_private,
    hidden.what_is_hidden_is_dealt_anew,
    hidden.the_future_is_imagined_too,
    hidden.imagined_runs_ask_the_same,
    hidden.imagined_runs_play_on,
    hidden.a_free_undo_gives_nothing_away,
    sealed.order_leaves_no_trace,
    sealed.sealed_answers_are_secret,
    sealed.sealed_answers_can_be_taken_back,
    storage.record_is_the_game,
    storage.changed_records_are_refused,
    storage.sagas_play_and_reload,
    wording.everything_is_said_in_both_languages,
    at_a_glance.a_glance_is_small_and_said,
    at_a_glance.everybody_wears_a_livery,
)
"""The other points are of a game as a whole: `hashes.same_in_every_process`, and the words of its book."""


class Case(NamedTuple):
    """A game with everything that fixes it but the seed."""

    game: AnyGame
    seats: int
    variants: Variants

    def __str__(self) -> str:
        """Such as `legends-3-seats-swamp`: the variants that are not the default."""
        usual = self.game.variants()
        rows = [(row["name"], getattr(self.variants, row["name"])) for row in schema(self.game.variants)]
        other = [f"{name}={value}" for name, value in rows if value != getattr(usual, name)]
        return "-".join([self.game.name, f"{self.seats}-seats", *(text.replace("=True", "") for text in other)])


def all_games() -> Mapping[str, AnyGame]:
    """Every game of the house, and the toy."""
    return {**registry.games(), HIGHWAYMEN.name: HIGHWAYMEN}


def cases(game: AnyGame) -> list[Case]:
    """Every number of seats with every set of variants that it can have, and some mixed ones."""
    sets = list(variant_sets(game.variants))
    mixed = [mixed_variants(game, Dice.from_seed(f"mixed options {number}")) for number in range(2)]
    found = [Case(game, seats, variants) for seats in game.seats for variants in (*sets, *mixed)]
    return list(dict.fromkeys(case for case in found if can_be_set_up(*case)))


def random_cases(game: AnyGame, dice: Dice) -> Iterator[Case]:
    """Cases without end, with any seats and variants."""
    while True:
        case = Case(game, dice.choice(game.seats), mixed_variants(game, dice))
        if can_be_set_up(*case):
            yield case


def mixed_variants(game: AnyGame, dice: Dice) -> Variants:
    """Any value for every variant, as far as they go together."""
    given: dict[str, object] = {}
    for row in schema(game.variants):
        match row["type"]:
            case "bool":
                given[row["name"]] = bool(dice.below(2))
            case "int":
                given[row["name"]] = row["low"] + dice.below(row["high"] - row["low"] + 1)
            case _:
                given[row["name"]] = dice.choice(row["among"])
    for row in schema(game.variants):
        if "needs" in row and given[row["name"]]:
            given[row["needs"]] = True
    variants: Variants = parse_variants(game.variants, given)
    return variants
