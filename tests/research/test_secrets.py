"""Nothing that a program sees depends on what its seat cannot know, and everything that its seat sees is in it."""

from __future__ import annotations

import json

import pytest

from crownlands.core.dice import Dice
from crownlands.research.hashing import add_leaves
from crownlands.research.lens import Lens, seen
from tests.conformance.checks import Case
from tests.research.cases import GAMES, MIXED, every_game, mixed_variants, moments
from tests.toys.highwaymen import HighwaymenVariants
from tests.toys.leaky import ShowsTheHands


def assert_no_leak(case: Case, lens: Lens) -> None:
    dice = Dice.from_seed("other tables")
    for run in moments(case.game, case.seats, case.variants, "secrets", every=5):
        for decision in run.pending:
            seat = decision.seat
            other = run.imagine(seat, dice)
            assert lens.row(other, seat) == lens.row(run, seat), "an observation shows what its seat cannot know"
            assert (lens.mask(other.asked(seat)) == lens.mask(decision)).all()
            assert seen(other, seat) == seen(run, seat)


@mixed_variants
def test_observations_are_the_same_at_every_table_that_could_be_the_real_one(case: Case) -> None:
    assert_no_leak(case, Lens(case.game))


def test_a_leak_would_be_noticed() -> None:
    leaky = ShowsTheHands()
    with pytest.raises(AssertionError, match="shows what its seat cannot know"):
        assert_no_leak(Case(leaky, 3, HighwaymenVariants()), Lens(leaky))


@mixed_variants
def test_different_views_give_different_observations(case: Case) -> None:
    """No two different things that a seat sees in a game are one observation."""
    lens, rows = Lens(case.game), dict[bytes, str]()
    for run in moments(case.game, case.seats, case.variants, "sight", every=1):
        for decision in run.pending:
            found = seen(run, decision.seat)
            del found["decision"]["options"]  # they are in the mask
            row, sight = bytes(lens.row(run, decision.seat)), json.dumps([decision.seat, found], sort_keys=True)
            assert rows.setdefault(row, sight) == sight


@every_game
def test_names_say_what_is_counted_where(name: str) -> None:
    game = GAMES[name]
    lens = Lens(game)
    case = next(case for case in MIXED if case.game is game)
    run = next(moments(game, case.seats, case.variants, "names", every=1))
    decision = run.pending[0]
    row = lens.row(run, decision.seat)
    assert len(row) == len(lens.names)
    assert row[lens.names.index(f"my seat {decision.seat}")] == 1
    assert [name for name, count in zip(lens.names, row, strict=True) if count and name.startswith("asked")] == [
        f"asked {decision.prompt}"
    ]


def test_leaves_have_places_of_their_own() -> None:
    def counted(data: object) -> bytearray:
        row = bytearray(64)
        add_leaves(data, "", row, 0, 64)
        return row

    assert sum(counted({"coins": 3, "lost": None, "immune": True, "leader": "knight"})) == 5
    assert counted({"coins": 300}) == counted({"coins": 255})
    assert counted({"coins": -2}) != counted({"coins": 2})
    assert counted([{"ref": "a", "n": 1}, {"ref": "b", "n": 2}]) == counted(
        [{"ref": "b", "n": 2}, {"ref": "a", "n": 1}]
    )
    assert counted(["a", "b"]) != counted(["b", "a"])
