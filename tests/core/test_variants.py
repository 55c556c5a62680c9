"""Variants: read from texts or values, with one clear line about what is wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.errors import BadSetup
from crownlands.core.variants import (
    Variants,
    parse_variant_text,
    parse_variants,
    schema,
    variant,
    variant_sets,
    variant_text,
)
from tests.toys.highwaymen import HighwaymenVariants


def read(**given: object) -> HighwaymenVariants:
    return parse_variants(HighwaymenVariants, given)


def test_without_a_word_everything_is_as_usual() -> None:
    assert read() == HighwaymenVariants(rounds=4, ties="escape", scouts=False, wages=False)


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
        ({"rounds": 1}, "variant rounds must be a number from 2 to 6, not 1"),
        ({"rounds": "7"}, "variant rounds must be a number from 2 to 6, not '7'"),
        ({"rounds": "-3"}, "variant rounds must be a number"),
        ({"rounds": "3.0"}, "variant rounds must be a number"),
        ({"rounds": ""}, "variant rounds must be a number"),
        ({"rounds": "³"}, "variant rounds must be a number"),
        ({"rounds": "٣"}, "variant rounds must be a number"),
        ({"rounds": "9" * 5000}, "variant rounds must be a number"),
        ({"rounds": True}, "variant rounds must be a number"),
        ({"rounds": None}, "variant rounds must be a number"),
        ({"scouts": "maybe"}, "variant scouts must be yes or no, not 'maybe'"),
        ({"scouts": 2}, "variant scouts must be yes or no, not 2"),
        ({"ties": "sword"}, "variant ties must be one of escape, die, not 'sword'"),
        ({"ties": None}, "variant ties must be one of escape, die"),
        ({"wages": True}, "variant wages needs scouts=yes"),
        ({"wages": "on", "scouts": "off"}, "variant wages needs scouts=yes"),
        ({"cannon": True}, "there is no variant 'cannon'; variants: rounds, ties, scouts, wages"),
        ({"__init__": True}, "there is no variant '__init__'"),
    ],
)
def test_a_mistake_is_reported_in_one_line(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(message)) as caught:
        parse_variants(HighwaymenVariants, given)
    assert "\n" not in str(caught.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="there is no variant 'x'; variants: none"):
        parse_variants(Variants, {"x": 1})


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
    assert parse_variant_text(text) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rounds", "name=value, not 'rounds'"),
        ("=3", "name=value, not '=3'"),
        ("ties=die,ties=escape", "variant ties is given twice"),
    ],
)
def test_a_line_that_is_not_a_list_of_options_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        parse_variant_text(text)


@given(st.text(max_size=60))
def test_any_line_gives_options_or_one_clear_error(text: str) -> None:
    try:
        variants = parse_variants(HighwaymenVariants, parse_variant_text(text))
    except BadSetup:
        return
    assert parse_variants(HighwaymenVariants, parse_variant_text(variant_text(variants))) == variants


def test_options_written_as_a_line_are_read_again() -> None:
    variants = read(rounds=5, ties="die", scouts=True)
    assert variant_text(variants) == "rounds=5,ties=die,scouts=yes,wages=no"
    assert parse_variants(HighwaymenVariants, parse_variant_text(variant_text(variants))) == variants


def test_the_schema_says_what_can_be_chosen() -> None:
    assert schema(HighwaymenVariants) == [
        {"name": "rounds", "type": "int", "default": 4, "low": 2, "high": 6},
        {"name": "ties", "type": "str", "default": "escape", "among": ["escape", "die"]},
        {"name": "scouts", "type": "bool", "default": False},
        {"name": "wages", "type": "bool", "default": False, "needs": "scouts"},
    ]
    assert schema(Variants) == []


def test_the_sets_try_every_value_once_and_all_switches_together() -> None:
    texts = [variant_text(variants) for variants in variant_sets(HighwaymenVariants)]
    assert texts == [
        "rounds=4,ties=escape,scouts=no,wages=no",
        "rounds=2,ties=escape,scouts=no,wages=no",
        "rounds=6,ties=escape,scouts=no,wages=no",
        "rounds=4,ties=die,scouts=no,wages=no",
        "rounds=4,ties=escape,scouts=yes,wages=no",
        "rounds=4,ties=escape,scouts=yes,wages=yes",
        "rounds=4,ties=escape,scouts=yes,wages=yes",
    ]
    assert list(variant_sets(Variants)) == [Variants()]


@dataclass(frozen=True, slots=True)
class Chained(Variants):
    first: bool = variant(False)
    second: bool = variant(False, needs="first")
    third: bool = variant(False, needs="second")


def test_the_sets_follow_a_chain_of_needs() -> None:
    assert Chained(first=True, second=True, third=True) in list(variant_sets(Chained))


@dataclass(frozen=True, slots=True)
class Needy(Variants):
    scouts: bool = variant(False)
    uniform: str = variant("plain", among=("plain", "red"), needs="scouts")
    debt: int = variant(0, low=-2, high=2)


def test_a_choice_may_need_a_switch() -> None:
    assert parse_variants(Needy, {}).uniform == "plain"


def test_a_number_may_be_negative() -> None:
    assert parse_variants(Needy, {"scouts": True, "debt": -2}).debt == -2
