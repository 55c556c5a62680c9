"""Records as text: the grammar, and what is said about a line that is wrong."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.dice import Dice
from crownlands.core.errors import BadRecord, BadSetup, CrownlandsError
from crownlands.core.records import BETWEEN, FIRST_LINE, Line, Record
from crownlands.core.sagas import SagaLink
from crownlands.core.table import Answer, Table
from tests.conformance.tools import answer_at_random
from tests.toys.highwaymen import GAME

TEXT = """\
crownlands record 1
game highwaymen
ruleset 1
seats 2
variant rounds 2
variant ties escape
variant scouts no
variant wages no
player 0 Анна of the Hill
player 1 #2 = n:1
seed-hash 0b5a7be53c1ee8b6a2d3d9d4a7a0b3f1
seed a winter evening

* shuffle 12 0000
0 rogue:kate done
= abc 2 f62c86f21d54d285
"""


def played(seed: str = "records", heritage: dict[str, object] | None = None) -> Table:
    """A finished game, with names."""
    table = Table(GAME, 2, {"scouts": True, "rounds": 3}, seed=seed, heritage=heritage)
    table.players.update({0: "Анна of the Hill", 1: "#2 = n:1"})
    dice = Dice.from_seed("answers")
    while not table.over:
        answer_at_random(table, dice)
    return table


def test_a_record_is_read_as_it_stands() -> None:
    record = Record.parse(TEXT)
    assert (record.game, record.ruleset, record.seats) == ("highwaymen", 1, 2)
    assert record.variants == {"rounds": "2", "ties": "escape", "scouts": "no", "wages": "no"}
    assert record.players == {0: "Анна of the Hill", 1: "#2 = n:1"}
    assert record.seed == "a winter evening"
    assert record.answers == [(0, "rogue:kate"), (0, "done")]
    assert [line.chance for line in record.lines] == ["shuffle 12 0000", ""]
    assert record.hash == "abc"
    assert record.text() == TEXT


def test_remarks_empty_lines_and_other_line_ends_are_read_too() -> None:
    body = TEXT.replace("\n0 rogue:kate done\n", "\n# a remark\n\n   \n#another\n0 rogue:kate\n\n0   done  \n\n")
    for text in (body, body.replace("\n", "\r\n"), body.rstrip("\n"), body + "\n\n"):
        assert Record.parse(text).answers == Record.parse(TEXT).answers


def test_a_saga_and_a_heritage_stand_in_the_head() -> None:
    text = TEXT.replace(
        "seed-hash 0b", 'saga two-nights 2\nheritage {"nights": 1, "points": [3, 4]}\nseed-hash 0b'
    )
    record = Record.parse(text)
    assert record.saga == SagaLink("two-nights", 2)
    assert record.heritage == {"nights": 1, "points": [3, 4]}
    assert Record.parse(record.text()) == record
    assert Record.parse_head(record.head_text()).saga == record.saga
    assert record.text() == text


def test_the_seed_of_a_saga_in_an_older_record_is_read_past_and_never_written_again() -> None:
    text = TEXT.replace("seed-hash 0b", "saga two-nights 2 a seed\nseed-hash 0b")
    record = Record.parse(text)
    assert record.saga == SagaLink("two-nights", 2)
    assert record.text() == text.replace("saga two-nights 2 a seed", "saga two-nights 2")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (FIRST_LINE, "crownlands record 2", "line 1: a record starts with"),
        (FIRST_LINE, "", "line 1: a record starts with"),
        ("game highwaymen", "gaem highwaymen", "line 2: cannot read the header 'gaem highwaymen'"),
        ("ruleset 1", "ruleset one", "line 3: cannot read the header 'ruleset one'"),
        ("ruleset 1", "ruleset", "line 3: cannot read the header 'ruleset'"),
        ("seats 2", "seats -2", "line 4: cannot read the header 'seats -2'"),
        ("seats 2", "seats 2000000", "line 4: cannot read"),
        ("seats 2", "seats ²", "line 4: cannot read"),
        ("player 0 Анна", "player Анна", "line 9: cannot read the header"),
        ("seed-hash 0b", "saga two-nights\nseed-hash 0b", "line 11: cannot read the header 'saga two-nights'"),
        ("seed-hash 0b", "saga two-nights x y\nseed-hash 0b", "line 11: cannot read the header"),
        ("seed-hash 0b", "heritage {oops\nseed-hash 0b", "line 11: cannot read the header 'heritage {oops'"),
        ("seed-hash 0b", "# a remark\nseed-hash 0b", "line 11: cannot read the header"),
        ("seed a winter evening\n", "", "the header 'seed' is missing"),
        ("game highwaymen\n", "", "the header 'game' is missing"),
        ("seats 2\n", "", "the header 'seats' is missing"),
        ("0 rogue:kate", "rogue:kate", "line 15: expected 'seat ref ref …', found 'rogue:kate done'"),
        ("0 rogue:kate done", "0", "line 15: expected 'seat ref ref …', found '0'"),
        ("0 rogue:kate", "-1 rogue:kate", "line 15: expected"),
        ("0 rogue:kate", "٠ rogue:kate", "line 15: expected"),
        ("0 rogue:kate", "100 rogue:kate", "line 15: expected"),
        ("0 rogue:kate", "x" * 9000, "line 15: expected"),
        ("= abc 2", "= abc 3", "line 16: the record should have 3 answers, it has 2"),
        ("= abc 2 f62c86f21d54d285", "= abc", "line 16: the record should have  answers, it has 2"),
        ("= abc 2 f62c86f21d54d285", "", "the record is cut off: its last line '= hash count' is missing"),
        ("f62c86f21d54d285\n", "f62c86f21d54d285\n0 done\n", "line 17: nothing may follow the last line"),
        ("f62c86f21d54d285\n", "f62c86f21d54d285\n\n\n# a remark\n", "line 19: nothing may follow the last line"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match=re.escape(message)) as caught:
        Record.parse(TEXT.replace(old, new, 1))
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seats 2", "seats 7", "cannot be set up: highwaymen is for 2 to 4 players, not 7"),
        ("ruleset 1", "ruleset 12", "cannot be set up: highwaymen has no ruleset 12"),
        ("variant ties escape", "variant ties sword", "cannot be set up: variant ties must be one of"),
        ("variant ties escape", "variant cannon yes", "cannot be set up: there is no variant 'cannon'"),
        ("variant wages no", "variant wages yes", "cannot be set up: variant wages needs scouts=yes"),
        ("game highwaymen", "game chess", "this is a record of chess, not of highwaymen"),
        ("0 rogue:kate done", "0 cannon done", "line 16: the answers have been changed"),
        ("seats 2", "seats 2\nseats 3", "line 5: the header 'seats' appears twice"),
        ("player 1", "player 2", "there is a player beyond the 2 seats"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(old: str, new: str, message: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(message)):
        Record.parse(TEXT.replace(old, new, 1)).table(GAME)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (Answer(0, "cannon"), "line 15: 'cannon' is not offered to seat 0 now"),
        (Answer(9, "x"), "seat 9 is not asked"),
    ],
)
def test_an_answer_that_was_never_offered_is_named(answer: Answer, message: str) -> None:
    record = replace(Record.parse(TEXT), lines=(Line(15, answers=(answer,)),))
    with pytest.raises(BadRecord, match=message):
        record.table(GAME)


@pytest.mark.parametrize("to", [-1, 10_000])
def test_a_record_cannot_be_played_to_where_it_never_went(to: int) -> None:
    record = played().record()
    with pytest.raises(BadRecord, match=f"this record has {len(record.answers)} answers; there is no answer {to}"):
        record.table(GAME, to=to)


def test_a_line_is_a_turn() -> None:
    """Chance has lines of its own; answers start a new one with another seat and at every checkpoint."""
    text = played().record().text()
    body = text.split("\n\n")[1].splitlines()
    assert body[0].startswith("* shuffle 12 ")
    assert body[1].startswith("* roll 6 ")
    assert [line.split()[0] for line in body[2:4]] == ["0", "1"]
    assert all(" rogue:" in line or " camp" in line for line in body if line[0].isdigit())


def test_a_forged_hash_a_missing_roll_and_an_invented_one_are_found() -> None:
    text = played().record().text()
    roll = next(line for line in text.splitlines() if line.startswith("* roll"))
    forged = {
        text.replace(f"{roll}\n", "", 1): "rolls and shuffles, the seed gives|the record says",
        text.replace(f"{roll}\n", f"{roll}\n{roll}\n", 1): "rolls and shuffles, the seed gives|the record says",
        text.replace("seed-hash ", "seed-hash 0"): "the seed does not match the hash",
    }
    for changed, message in forged.items():
        with pytest.raises(BadRecord, match=message):
            Record.parse(changed).verify(GAME)


# -- any text at all ----------------------------------------------------------------------------------------------


def one_of_us_or_refused(text: str, honest: Table) -> None:
    """A changed record is refused, or it still ends in the same state (there may be two ways to one end)."""
    try:
        table = Record.parse(text).table(GAME)
    except BadRecord as error:
        assert "\n" not in str(error)
        return
    assert table.hash == honest.hash
    assert table.setup == honest.setup


HONEST = played()
HONEST_TEXT = HONEST.record().text()


@given(st.integers(0, len(HONEST_TEXT)))
def test_a_record_cut_anywhere_is_refused(at: int) -> None:
    one_of_us_or_refused(HONEST_TEXT[:at], HONEST)
    if at < len(HONEST_TEXT) - 1:
        with pytest.raises(BadRecord):
            Record.parse(HONEST_TEXT[:at])


@given(st.integers(0, len(HONEST_TEXT) - 1), st.integers(0, 12), st.text(max_size=8))
def test_a_record_changed_anywhere_is_refused_or_the_same_game(at: int, length: int, new: str) -> None:
    one_of_us_or_refused(HONEST_TEXT[:at] + new + HONEST_TEXT[at + length :], HONEST)


@given(st.data())
def test_a_record_with_its_lines_mixed_is_refused_or_the_same_game(data: st.DataObject) -> None:
    lines = HONEST_TEXT.split("\n")
    one, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    one_of_us_or_refused("\n".join(lines), HONEST)
    del lines[one]
    one_of_us_or_refused("\n".join(lines), HONEST)


@given(st.text(max_size=300))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    for given_text in (text, f"{FIRST_LINE}\n{text}", TEXT.partition("\n\n")[0] + "\n\n" + text):
        try:
            Record.parse(given_text).table(GAME)
        except CrownlandsError:
            continue


@pytest.mark.parametrize("seed", [" a", "a ", "a\nb", "a\r", "", "x" * 201])
def test_a_seed_that_a_record_cannot_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="a seed is a text"):
        Table(GAME, 2, seed=seed)


@pytest.mark.parametrize("name", ["A\nB", "A\n\n0 camp"])
def test_a_record_keeps_or_mends_any_name(name: str) -> None:
    table = Table(GAME, 2, seed="x")
    table.players[0] = name
    Record.parse(table.record().text())


HERITAGES = ["5", "[1]", '"x"', '{"nights": 1}', '{"points": 5}', "true"]


@pytest.mark.parametrize("heritage", HERITAGES)
def test_a_heritage_that_a_game_cannot_read_is_refused(heritage: str) -> None:
    text = played(heritage={"nights": 1, "points": [0, 0]}).record().text()
    changed = re.sub("\nheritage .*\n", f"\nheritage {heritage}\n", text)
    with pytest.raises(BadRecord):
        Record.parse(changed).table(GAME)


def test_a_heritage_without_end_is_refused() -> None:
    with pytest.raises(BadRecord):
        Record.parse(TEXT.replace("seed-hash 0b", f"heritage {'[' * 100_000}\nseed-hash 0b"))


def test_a_seed_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(CrownlandsError):
        Table(GAME, 2, seed="\ud800")


def test_records_in_one_file_are_told_apart() -> None:
    assert BETWEEN not in HONEST_TEXT


def test_older_records_call_variants_options() -> None:
    record = Record.parse(TEXT)
    assert "\nvariant ties escape\n" in record.text()
    assert Record.parse(record.text().replace("\nvariant ", "\noption ")) == record
