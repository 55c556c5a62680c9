"""Sagas: tables in a row, each starting from what the one before handed on."""

from __future__ import annotations

import dataclasses
import json

import pytest

from crownlands.core.dice import Dice
from crownlands.core.errors import BadRecord, BadSetup, CrownlandsError
from crownlands.core.records import Record
from crownlands.core.sagas import SagaLink
from crownlands.core.series import Saga
from crownlands.core.table import Table
from tests.conformance.tools import answer_at_random
from tests.toys.highwaymen import GAME
from tests.toys.sketch import SketchGame


def play(table: Table, seed: str = "saga") -> None:
    dice = Dice.from_seed(seed)
    while not table.over:
        answer_at_random(table, dice)


def saga_of_two() -> Saga:
    """A saga that has been played to its end."""
    saga = Saga(GAME, "two-nights", 3, {"rounds": 2}, seed="two nights")
    for _ in range(2):
        play(saga.table)
        saga.next()
    return saga


def test_the_first_table_starts_from_the_beginning() -> None:
    saga = Saga(GAME, "two-nights", 3, seed="x")
    assert saga.heritage == {"nights": 0, "points": [0, 0, 0]}
    assert saga.table.saga == SagaLink("two-nights", 1, "x")
    assert saga.table.state.earlier == [0, 0, 0]
    assert not saga.over


def test_points_of_the_first_night_count_in_the_second() -> None:
    saga = Saga(GAME, "two-nights", 2, seed="x")
    play(saga.table)
    points = [score.total for score in saga.table.scores()]
    second = saga.next()
    assert second is saga.table is saga.tables[1]
    assert second.state.earlier == points
    assert [score.items[-1].key for score in second.scores()] == ["earlier", "earlier"]


def test_a_table_of_a_saga_knows_its_place_after_storage() -> None:
    table = saga_of_two().table
    resumed = Table.resume(GAME, json.loads(json.dumps(table.save())))
    assert resumed.saga == SagaLink("two-nights", 2, "two nights")
    assert resumed.setup == table.setup


def test_the_next_table_waits_until_this_one_is_over() -> None:
    saga = Saga(GAME, "two-nights", 2, seed="x")
    with pytest.raises(BadSetup, match="starts when this one is over"):
        saga.next()
    assert len(saga.tables) == 1


def test_at_the_end_the_last_table_stays() -> None:
    saga = saga_of_two()
    heritage = saga.heritage
    assert saga.over
    assert saga.next() is saga.tables[1]
    assert saga.heritage == heritage
    assert saga.ranking()[0] == [seat for seat in range(3) if heritage["points"][seat] == max(heritage["points"])]


def test_the_seeds_of_the_tables_follow_from_that_of_the_saga_and_not_the_other_way_round() -> None:
    one, same, other = (Saga(GAME, "two-nights", 2, seed=seed) for seed in ("a", "a", "b"))
    assert one.table.setup.seed == same.table.setup.seed != other.table.setup.seed
    assert SagaLink("two-nights", 1, "a").table_seed() == "a61beef695d0d62d0106a7446cb971d2"
    assert SagaLink("two-nights", 2, "a").table_seed() != SagaLink("two-nights", 1, "a").table_seed()


def test_a_saga_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(BadSetup, match="highwaymen has no saga 'odyssey'; it has: two-nights"):
        Saga(GAME, "odyssey", 2)

    async def nothing(_: object) -> None:
        pass

    with pytest.raises(BadSetup, match="sketch has no saga 'odyssey'; it has: none"):
        Saga(SketchGame(nothing), "odyssey", 2)


def test_a_saga_stands_where_its_records_say() -> None:
    saga = Saga(GAME, "two-nights", 3, {"rounds": 2}, seed="two nights")
    for _ in range(4):
        answer_at_random(saga.table, Dice.from_seed("a few"))
    first = Saga.from_records(GAME, saga.records())
    assert (len(first.tables), first.table.hash) == (1, saga.table.hash)
    whole = Saga.from_records(GAME, saga_of_two().records())
    assert whole.over
    assert whole.ranking() == saga_of_two().ranking()


def test_records_that_do_not_belong_together_are_refused() -> None:
    first, second = saga_of_two().records()
    single = Table(GAME, 3, seed="x").record()
    stranger = Saga(GAME, "two-nights", 3, {"rounds": 2}, seed="another").records()[0]
    richer = dataclasses.replace(second, heritage={"nights": 1, "points": [99, 0, 0]})
    for records, message in (
        ([single], "of a single game, not of a saga"),
        ([second], "game 1 of this saga does not follow"),
        ([first, first], "game 2 of this saga does not follow"),
        ([first, stranger], "game 2 of this saga does not follow"),
        ([first, richer], "game 2 of this saga does not follow"),
        ([first, second, second], "game 3 of this saga does not follow"),
    ):
        with pytest.raises(BadRecord, match=message):
            Saga.from_records(GAME, records)


def refused(records: list[Record]) -> bool:
    try:
        Saga.from_records(GAME, records)
    except BadRecord:
        return True
    return False


def test_no_records_are_no_saga() -> None:
    assert refused([])


@pytest.mark.parametrize("unknown", [False, True])
def test_a_saga_that_cannot_be_read_is_a_bad_record(unknown: bool) -> None:
    saga = Saga(GAME, "two-nights", 3, {"rounds": 2}, seed="two nights")
    first = saga.table.record()
    if unknown:
        assert refused([dataclasses.replace(first, saga=SagaLink("odyssey", 1, "two nights"))])
    else:
        assert refused([first, saga_of_two().records()[1]])


def test_all_games_of_a_saga_have_the_same_options() -> None:
    saga = saga_of_two()
    first, second = saga.records()
    assert second.saga is not None
    other = Table(GAME, 3, {"rounds": 5}, seed=second.seed, heritage=second.heritage, saga=second.saga)
    play(other)
    assert refused([first, other.record()])


def test_an_error_of_a_saga_is_always_one_of_the_house() -> None:
    first, second = saga_of_two().records()
    for records in ([second, first], [first, first, first], [dataclasses.replace(first, seats=4), second]):
        with pytest.raises(CrownlandsError):
            Saga.from_records(GAME, records)
