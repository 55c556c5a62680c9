"""Options: read from texts or values, with one clear line about what is wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.errors import BadSetup
from crownlands.core.options import (
    Options,
    option,
    option_sets,
    option_text,
    parse_option_text,
    parse_options,
    schema,
)
from tests.toys.highwaymen import HighwaymenOptions


def read(**given: object) -> HighwaymenOptions:
    return parse_options(HighwaymenOptions, given)


def test_without_a_word_everything_is_as_usual() -> None:
    assert read() == HighwaymenOptions(rounds=4, ties="escape", scouts=False, wages=False)


@pytest.mark.parametrize("yes", [True, "yes", "YES", " true ", "on", "1", 1])
@pytest.mark.parametrize("no", [False, "no", "False", "off", "0", 0])
def test_a_switch_takes_many_words(yes: object, no: object) -> None:
    assert read(scouts=yes).scouts is True
    assert read(scouts=no).scouts is False


@pytest.mark.parametrize("rounds", [2, "2", " 6 ", 6])
def test_a_number_is_taken_within_its_bounds(rounds: object) -> None:
    assert read(rounds=rounds).rounds == int(str(rounds))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"rounds": 1}, "option rounds is a number from 2 to 6, not 1"),
        ({"rounds": "7"}, "option rounds is a number from 2 to 6, not '7'"),
        ({"rounds": "-3"}, "option rounds is a number"),
        ({"rounds": "3.0"}, "option rounds is a number"),
        ({"rounds": ""}, "option rounds is a number"),
        ({"rounds": "³"}, "option rounds is a number"),
        ({"rounds": "٣"}, "option rounds is a number"),
        ({"rounds": "9" * 5000}, "option rounds is a number"),
        ({"rounds": True}, "option rounds is a number"),
        ({"rounds": None}, "option rounds is a number"),
        ({"scouts": "maybe"}, "option scouts is yes or no, not 'maybe'"),
        ({"scouts": 2}, "option scouts is yes or no, not 2"),
        ({"ties": "sword"}, "option ties is one of escape, die, not 'sword'"),
        ({"ties": None}, "option ties is one of escape, die"),
        ({"wages": True}, "option wages needs scouts=yes"),
        ({"wages": "on", "scouts": "off"}, "option wages needs scouts=yes"),
        ({"cannon": True}, "there is no option 'cannon'; options: rounds, ties, scouts, wages"),
        ({"__init__": True}, "there is no option '__init__'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(message)) as caught:
        parse_options(HighwaymenOptions, given)
    assert "\n" not in str(caught.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="there is no option 'x'; options: none"):
        parse_options(Options, {"x": 1})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", {}),
        (" , ,", {}),
        ("rounds=3", {"rounds": "3"}),
        ("rounds=3, ties=die ,", {"rounds": "3", "ties": "die"}),
        ("ties=", {"ties": ""}),
        ("ties=a=b", {"ties": "a=b"}),
    ],
)
def test_options_are_read_from_a_line(text: str, expected: dict[str, str]) -> None:
    assert parse_option_text(text) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rounds", "name=value, not 'rounds'"),
        ("=3", "name=value, not '=3'"),
        ("ties=die,ties=escape", "option ties is given twice"),
    ],
)
def test_a_line_that_is_no_line_of_options_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        parse_option_text(text)


@given(st.text(max_size=60))
def test_any_line_gives_options_or_one_clear_error(text: str) -> None:
    try:
        options = parse_options(HighwaymenOptions, parse_option_text(text))
    except BadSetup:
        return
    assert parse_options(HighwaymenOptions, parse_option_text(option_text(options))) == options


def test_options_written_as_a_line_are_read_again() -> None:
    options = read(rounds=5, ties="die", scouts=True)
    assert option_text(options) == "rounds=5,ties=die,scouts=yes,wages=no"
    assert parse_options(HighwaymenOptions, parse_option_text(option_text(options))) == options


def test_the_schema_says_what_can_be_chosen() -> None:
    assert schema(HighwaymenOptions) == [
        {"name": "rounds", "type": "int", "default": 4, "low": 2, "high": 6},
        {"name": "ties", "type": "str", "default": "escape", "among": ["escape", "die"]},
        {"name": "scouts", "type": "bool", "default": False},
        {"name": "wages", "type": "bool", "default": False, "needs": "scouts"},
    ]
    assert schema(Options) == []


def test_the_sets_try_every_value_once_and_all_switches_together() -> None:
    texts = [option_text(options) for options in option_sets(HighwaymenOptions)]
    assert texts == [
        "rounds=4,ties=escape,scouts=no,wages=no",
        "rounds=2,ties=escape,scouts=no,wages=no",
        "rounds=6,ties=escape,scouts=no,wages=no",
        "rounds=4,ties=die,scouts=no,wages=no",
        "rounds=4,ties=escape,scouts=yes,wages=no",
        "rounds=4,ties=escape,scouts=yes,wages=yes",
        "rounds=4,ties=escape,scouts=yes,wages=yes",
    ]
    assert list(option_sets(Options)) == [Options()]


@dataclass(frozen=True, slots=True)
class Chained(Options):
    first: bool = option(False)
    second: bool = option(False, needs="first")
    third: bool = option(False, needs="second")


def test_the_sets_follow_a_chain_of_needs() -> None:
    assert Chained(first=True, second=True, third=True) in list(option_sets(Chained))


@dataclass(frozen=True, slots=True)
class Needy(Options):
    scouts: bool = option(False)
    uniform: str = option("plain", among=("plain", "red"), needs="scouts")
    debt: int = option(0, low=-2, high=2)


def test_a_choice_may_need_a_switch() -> None:
    assert parse_options(Needy, {}).uniform == "plain"


def test_a_number_may_be_negative() -> None:
    assert parse_options(Needy, {"scouts": True, "debt": -2}).debt == -2
