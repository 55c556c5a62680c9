"""Sagas: tables in a row, each starting from what the one before handed on."""

from __future__ import annotations

import dataclasses
from hashlib import blake2b
from pathlib import Path

import pytest

from crownlands.core.dice import Dice
from crownlands.core.errors import BadRecord, BadSetup, CrownlandsError
from crownlands.core.records import Record, load_records
from crownlands.core.registry import games
from crownlands.core.sagas import Heritage, SagaLink
from crownlands.core.series import Saga
from crownlands.core.table import Table
from tests.conformance.tools import answer_at_random
from tests.toys.highwaymen import GAME, HardTimes
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
    assert saga.table.saga == SagaLink("two-nights", 1)
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
    again = Record.parse(table.record().text()).table(GAME)
    assert again.saga == SagaLink("two-nights", 2)
    assert again.setup == table.setup


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


def test_a_saga_with_a_seed_can_be_played_again() -> None:
    one, same, other = (Saga(GAME, "two-nights", 2, seed=seed) for seed in ("a", "a", "b"))
    assert one.table.setup.seed == same.table.setup.seed != other.table.setup.seed
    assert one.table.setup.seed == "a61beef695d0d62d0106a7446cb971d2"
    for saga in (one, same):
        play(saga.table)
    assert one.next().setup.seed == same.next().setup.seed != one.tables[0].setup.seed


def guesses(published: str) -> set[str]:
    """What somebody might try who wants to know the seed of game 2: every word of a record, as such and hashed."""
    words = {word for line in published.splitlines() for word in (line, line.partition(" ")[2], *line.split())}
    return words | {blake2b(f"{word}/2".encode(), digest_size=16).hexdigest() for word in words}


@pytest.mark.parametrize("seed", ["a seed for the whole saga", None])
def test_no_record_gives_the_seed_of_a_later_game_away(seed: str | None) -> None:
    saga = Saga(GAME, "two-nights", 3, {"rounds": 2}, seed=seed)
    play(saga.table)
    published = saga.table.record().text()
    second = saga.next().setup.seed
    assert second not in guesses(published)
    assert seed is None or seed not in published
    assert second in guesses(f"{published}saga {seed}\n") or seed is None, "the guesses are good ones"


def test_a_saga_reloaded_from_its_records_gets_fresh_seeds() -> None:
    saga = Saga(GAME, "two-nights", 3, {"rounds": 2}, seed="two nights")
    play(saga.table)
    seeds = {Saga.from_records(GAME, saga.records()).table.setup.seed for _ in range(3)}
    assert len(seeds) == 3
    assert saga.next().setup.seed not in seeds


def test_a_stored_saga_of_the_older_form_is_read_to_its_end() -> None:
    path = Path(__file__).parents[1] / "records" / "legends-long-game.record"
    assert "saga long-game 1 long\n" in path.read_text(encoding="utf-8")
    saga = Saga.from_records(games()["legends"], load_records(path))
    assert (saga.over, len(saga.tables)) == (True, 3)
    assert not [record.text() for record in saga.records() if " long\n" in record.text()]


def test_a_saga_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(BadSetup, match="highwaymen has no series 'odyssey'; it has: two-nights, hard-times"):
        Saga(GAME, "odyssey", 2)

    async def nothing(_: object) -> None:
        pass

    with pytest.raises(BadSetup, match="sketch has no series 'odyssey'; it has: none"):
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


def test_no_records_make_no_saga() -> None:
    assert refused([])


@pytest.mark.parametrize("unknown", [False, True])
def test_a_saga_that_cannot_be_read_is_a_bad_record(unknown: bool) -> None:
    saga = Saga(GAME, "two-nights", 3, {"rounds": 2}, seed="two nights")
    first = saga.table.record()
    if unknown:
        assert refused([dataclasses.replace(first, saga=SagaLink("odyssey", 1))])
    else:
        assert refused([first, saga_of_two().records()[1]])


def test_all_games_of_a_saga_have_the_same_variants() -> None:
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


# -- without end, with other people, from a text ------------------------------------------------------------------


def hard_times(text: str = "", seed: str | None = None) -> Saga:
    return Saga(GAME, "hard-times", 3, {"rounds": 2}, seed, text)


def second_night(saga: Saga, heritage: Heritage) -> Record:
    return Table(GAME, 3, saga.variants, heritage=heritage, saga=SagaLink("hard-times", 2)).record()


def test_a_saga_without_end_goes_on_with_other_seats() -> None:
    saga = hard_times()
    for seats in (2, None, 4):
        before = saga.table.seats
        play(saga.table)
        assert saga.next(seats).seats == (seats or before)
        assert not saga.over
    assert [table.saga for table in saga.tables] == [SagaLink("hard-times", number) for number in (1, 2, 3, 4)]
    assert (saga.ranking(), saga.rules.standing(saga.heritage)) == ([], None)
    again = Saga.from_records(GAME, [Record.parse(record.text()) for record in saga.records()])
    assert [table.hash for table in again.tables] == [table.hash for table in saga.tables]
    assert again.heritage == saga.heritage


def test_an_endless_saga_is_not_over_whatever_its_rules_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HardTimes, "over", lambda self, heritage: True)
    assert not hard_times().over


def test_where_seats_are_fixed_nobody_joins_or_leaves() -> None:
    saga = Saga(GAME, "two-nights", 3, {"rounds": 2})
    play(saga.table)
    with pytest.raises(BadSetup, match="all games of the saga two-nights have 3 seats"):
        saga.next(2)
    assert len(saga.tables) == 1
    assert saga.next(3).seats == 3


def test_a_saga_begins_from_a_text() -> None:
    saga = hard_times("purse 7")
    assert saga.table.state.coins == [7, 7, 7]
    again = Saga.from_records(GAME, [Record.parse(record.text()) for record in saga.records()])
    assert again.heritage == saga.heritage == {"nights": 0, "purse": 7}


@pytest.mark.parametrize("text", ["purse", "purse 0", "purse 10", "purse many", "a purse 3", "\n"])
def test_a_text_that_no_saga_begins_from_is_named(text: str) -> None:
    if not text.split():
        assert hard_times(text).heritage["purse"] == 3
        return
    with pytest.raises(BadSetup, match="hard times begin from a line such as 'purse 3', not ") as error:
        hard_times(text)
    assert "\n" not in str(error.value)


def test_not_every_saga_begins_from_a_text() -> None:
    with pytest.raises(BadSetup, match="the series two-nights cannot be continued from a text"):
        Saga(GAME, "two-nights", 2, text="purse 3")


def test_roles_are_kept_when_players_move_or_leave() -> None:
    saga = hard_times(seed="a night with one winner")
    play(saga.table)
    handed_on = saga.rules.hand_on(saga.heritage, saga.table)
    captain = handed_on["captain"]
    first, other = saga.table.record(), (captain + 1) % 3
    moved = saga.rules.reseated(handed_on, {captain: other, other: captain})
    assert saga.rules.roles(moved, 3)[other] == "captain"
    again = Saga.from_records(GAME, [first, second_night(saga, moved)])
    assert again.table.state.coins[other] == moved["purse"] + 1
    gone = saga.rules.reseated(handed_on, {other: other})
    assert saga.rules.roles(gone, 3) == [None] * 3
    assert Saga.from_records(GAME, [first, second_night(saga, gone)]).heritage == gone
    assert refused([first, second_night(saga, {**moved, "purse": moved["purse"] % 9 + 1})])


def test_a_player_whose_seat_is_removed_has_left() -> None:
    saga = hard_times(seed="the third wins in the end")
    while True:
        play(saga.table, f"night {len(saga.tables)}")
        if saga.table.ranking()[0] == [2]:
            break
        saga.next()
    assert saga.next(2).state.coins == [saga.heritage["purse"]] * 2
    assert saga.heritage["captain"] == -1


def test_more_seats_than_the_game_has_are_a_bad_record() -> None:
    saga = hard_times()
    play(saga.table)
    saga.next()
    first, second = saga.records()
    assert refused([first, dataclasses.replace(second, seats=9)])
    assert refused([first, dataclasses.replace(second, heritage={"nights": 1, "purse": 9})])
    assert refused([dataclasses.replace(first, heritage=None)])
