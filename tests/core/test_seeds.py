"""Seeds that people have a part in: how they are put together, written down and proved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crownlands.core.dice import Dice
from crownlands.core.errors import BadRecord
from crownlands.core.records import Record
from crownlands.core.seeds import SeedPart, SharedSeed, commitment
from crownlands.core.table import Table
from tests.conformance.tools import answer_at_random
from tests.toys.highwaymen import GAME


def part(seat: int, text: str) -> SeedPart:
    return SeedPart(seat, commitment(text), text)


def left_out(seat: int, text: str) -> SeedPart:
    return SeedPart(seat, commitment(text), None)


SHARED = SharedSeed("the house", (part(0, "ann's"), left_out(1, "bob's"), part(2, "two words of cleo")))


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game whose seed two players have a part in."""
    table = Table(GAME, 3, seed=SHARED)
    dice = Dice.from_seed("answers")
    while not table.over:
        answer_at_random(table, dice)
    return table.record()


def test_every_part_that_was_shown_counts() -> None:
    others = [
        SharedSeed("another house", SHARED.parts),
        SharedSeed("the house", (part(0, "Ann's"), *SHARED.parts[1:])),
        SharedSeed("the house", (SHARED.parts[0], part(1, "bob's"), SHARED.parts[2])),
        SharedSeed("the house", SHARED.parts[:1]),
        SharedSeed("the house", (part(1, "ann's"), *SHARED.parts[2:])),
        SharedSeed("the house", ()),
    ]
    assert len({SHARED.seed, *(other.seed for other in others)}) == 7


def test_a_part_left_out_does_not_count() -> None:
    assert SharedSeed("the house", (SHARED.parts[0], SHARED.parts[2])).seed == SHARED.seed


def test_equal_parts_do_not_cancel_each_other_out() -> None:
    both = SharedSeed("the house", (part(0, "same"), part(1, "same")))
    assert both.seed not in (SharedSeed("the house", ()).seed, SharedSeed("the house", (part(0, "same"),)).seed)


def test_before_the_game_the_hash_of_the_houses_part_is_shown() -> None:
    table = Table(GAME, 3, seed=SHARED)
    assert table.seed_hash == Table(GAME, 3, seed="the house").seed_hash == SHARED.hash
    assert table.setup.seed == SHARED.seed
    assert table.fork().record() == table.record()


def test_a_record_holds_the_parts_and_proves_them(record: Record) -> None:
    read = Record.parse(record.text())
    assert read.text() == record.text()
    assert read.shared_seed == SHARED
    assert read.verify(GAME)["answers"] == len(record.answers)
    assert read.table(GAME).record().text() == record.text()


def test_a_head_alone_holds_them_too(record: Record) -> None:
    assert Record.parse_head(record.head_text()).new_table(GAME).seed_hash == SHARED.hash


def cheated(record: Record, shared: SharedSeed) -> Record:
    return Record.parse(replace(record, shared_seed=shared).text())


def test_verify_finds_a_part_that_was_changed(record: Record) -> None:
    changed = SharedSeed("the house", (SHARED.parts[0]._replace(text="mine"), *SHARED.parts[1:]))
    with pytest.raises(BadRecord, match="part of seat 0 does not match the hash"):
        cheated(record, changed).verify(GAME)


def test_verify_finds_a_part_that_was_changed_with_its_commitment(record: Record) -> None:
    changed = SharedSeed("the house", (part(0, "mine"), *SHARED.parts[1:]))
    with pytest.raises(BadRecord, match="does not follow from"):
        cheated(record, changed).verify(GAME)


def test_verify_finds_a_part_that_was_dropped(record: Record) -> None:
    changed = SharedSeed("the house", (left_out(0, "ann's"), *SHARED.parts[1:]))
    with pytest.raises(BadRecord, match="does not follow from"):
        cheated(record, changed).verify(GAME)


def test_verify_finds_a_house_that_has_changed_its_part(record: Record) -> None:
    with pytest.raises(BadRecord, match="house's part of the seed does not match the hash"):
        cheated(record, SharedSeed("another house", SHARED.parts)).verify(GAME)


def test_verify_finds_a_changed_seed_and_a_changed_hash(record: Record) -> None:
    with pytest.raises(BadRecord, match="does not follow from"):
        replace(record, seed="another").verify(GAME)
    with pytest.raises(BadRecord, match="house's part"):
        replace(record, seed_hash="00").verify(GAME)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("house-part the house\n", "", "belong to nobody"),
        ("part 2 ", "part 3 ", "belong to nobody"),
        ("left-out 1 ", "left-out 0 ", "seat order"),
        ("part 2 ", "part two ", "cannot read the header"),
        ("left-out 1 ", "left-out 1 x ", "cannot read the header"),
    ],
)
def test_parts_that_make_no_sense_are_refused(record: Record, old: str, new: str, complaint: str) -> None:
    text = record.text()
    assert old in text
    with pytest.raises(BadRecord, match=complaint):
        Record.parse(text.replace(old, new))
