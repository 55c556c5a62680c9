"""Plain data: every kind of field can be copied, stored and loaded; what cannot is refused at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.components import Component
from crownlands.core.dice import Dice
from crownlands.core.plain import DERIVED, TRANSIENT, UNLESS_DEFAULT, Plain, plain, stored_as
from tests.conformance.memory import scramble
from tests.toys.sketch import CARDS, WORDS


@dataclass(frozen=True, slots=True)
class Choice:
    """Something frozen, such as variants."""

    name: str = "x"
    size: int = 3


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Inner(Plain):
    numbers: list[int]
    card: Component | None = None


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Everything(Plain):
    """One field of every kind."""

    an_int: int
    a_text: str
    a_flag: bool
    a_float: float
    perhaps: int | None
    card: Component
    perhaps_card: Component | None
    cards: list[Component]
    perhaps_cards: list[Component | None]
    grid: list[list[int]]
    deep: list[list[list[Component]]]
    pair: tuple[int, ...]
    rows: list[tuple[int, ...]]
    by_number: dict[int, str]
    by_card: dict[Component, int]
    lists_by_name: dict[str, list[int]]
    raw: bytes
    counts: bytearray
    dice: Dice
    inner: Inner
    inners: list[Inner]
    choice: Choice
    perhaps_inner: Inner | None
    fixed: tuple[int, str]
    forgotten: int = field(default=7, metadata=TRANSIENT)


ints = st.integers(-(2**70), 2**70)
cards = st.sampled_from(CARDS)
inners = st.builds(Inner, numbers=st.lists(ints, max_size=3), card=st.none() | cards)
everything = st.builds(
    Everything,
    an_int=ints,
    a_text=st.text(),
    a_flag=st.booleans(),
    a_float=st.floats(allow_nan=False),
    perhaps=st.none() | ints,
    card=cards,
    perhaps_card=st.none() | cards,
    cards=st.lists(cards, max_size=4),
    perhaps_cards=st.lists(st.none() | cards, max_size=4),
    grid=st.lists(st.lists(ints, max_size=3), max_size=3),
    deep=st.lists(st.lists(st.lists(cards, max_size=2), max_size=2), max_size=2),
    pair=st.lists(ints, max_size=3).map(tuple),
    rows=st.lists(st.lists(ints, max_size=3).map(tuple), max_size=3),
    by_number=st.dictionaries(ints, st.text(max_size=3), max_size=3),
    by_card=st.dictionaries(cards, ints, max_size=3),
    lists_by_name=st.dictionaries(st.text(max_size=3), st.lists(ints, max_size=3), max_size=3),
    raw=st.binary(max_size=5),
    counts=st.binary(max_size=5).map(bytearray),
    dice=st.builds(Dice, st.binary(min_size=1, max_size=32), st.integers(0, 1000)),
    inner=inners,
    inners=st.lists(inners, max_size=2),
    choice=st.builds(Choice, st.text(max_size=3), ints),
    perhaps_inner=st.none() | inners,
    fixed=st.tuples(ints, st.text(max_size=3)),
    forgotten=st.just(99),
)


def find(ref: str) -> Component:
    return WORDS[ref]


@given(everything)
def test_stored_as_json_and_loaded_it_is_the_same(thing: Everything) -> None:
    loaded = Everything.load(json.loads(json.dumps(thing.dump())), find)
    assert loaded.hash() == thing.hash()
    for name in Everything.__slots__:
        if name not in ("dice", "inner", "inners", "perhaps_inner", "forgotten"):
            before, after = getattr(thing, name), getattr(loaded, name)
            assert after == before
            assert type(after) is type(before), name
    assert loaded.dice.word() == thing.dice.word()


@given(everything)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(thing: Everything) -> None:
    digest = thing.hash()
    copy = thing.copy()
    assert copy.hash() == digest
    scramble(copy)
    assert thing.hash() == digest
    assert copy.card is thing.card, "components are shared: there is one of each"


@given(everything)
def test_what_is_transient_is_not_kept(thing: Everything) -> None:
    assert thing.forgotten == 99
    assert thing.copy().forgotten == 7
    assert Everything.load(thing.dump(), find).forgotten == 7
    digest = thing.hash()
    thing.forgotten = 100
    assert thing.hash() == digest


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Remembering(Plain):
    """A count that is stored only if there is one, and an answer that is remembered but never stored."""

    count: int = field(default=0, metadata=UNLESS_DEFAULT)
    answers: list[int] = field(default_factory=list, metadata=DERIVED)


def test_what_is_derived_is_copied_but_neither_stored_nor_hashed() -> None:
    thing, fresh = Remembering(answers=[1]), Remembering()
    copy = thing.copy()
    copy.answers.append(2)
    assert (thing.answers, copy.answers) == ([1], [1, 2])
    assert thing.hash() == fresh.hash()
    assert Remembering.load(thing.dump(), find).answers == []


def test_what_is_as_usual_need_not_be_stored() -> None:
    assert Remembering().dump() == {}
    assert Remembering(count=3).dump() == {"count": 3}
    assert Remembering.load({}, find).count == 0
    assert Remembering.load({"count": 3}, find).count == 3


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Renamed(Plain):
    """Fields that had other names once."""

    title: str = field(metadata=stored_as("name"))
    pages: int = field(default=0, metadata={**UNLESS_DEFAULT, **stored_as("leaves")})


def test_a_field_can_be_stored_by_an_older_name() -> None:
    assert Renamed(title="x").dump() == {"name": "x"}
    assert Renamed(title="x", pages=2).dump() == {"name": "x", "leaves": 2}
    again = Renamed.load({"name": "x", "leaves": 2}, find)
    assert (again.title, again.pages, Renamed.load({"name": "x"}, find).pages) == ("x", 2, 0)


@given(everything, everything)
def test_the_hash_tells_things_apart_that_differ_in_one_field(thing: Everything, other: Everything) -> None:
    digest, text = thing.hash(), json.dumps(thing.dump())
    for name in thing.dump():
        changed = thing.copy()
        setattr(changed, name, getattr(other, name))
        assert (changed.hash() == digest) == (json.dumps(changed.dump()) == text), name


def test_the_hash_never_changes() -> None:
    """It stands at the end of every record."""
    assert Inner(numbers=[1, -2, 3], card=WORDS["ace"]).hash() == "fe95d78876e2c0b8a091e09447268d52"
    assert Inner(numbers=[]).hash() == "0ed8180ac049f937c31455a5ffaf5e41"


def test_a_field_of_an_unknown_kind_is_refused_when_the_class_is_made() -> None:
    for kind in (set[int], frozenset[int], object, list[set[int]], dict[str, object], Callable[[], int], complex):

        class Strange(Plain):
            __slots__ = ("thing",)

        Strange.__annotations__ = {"thing": kind}
        made: Any = dataclass(eq=False)(Strange)
        with pytest.raises(TypeError, match="@plain does not know how to"):
            plain(made)


def test_a_class_that_is_not_decorated_says_so() -> None:
    @dataclass(slots=True, eq=False, kw_only=True)
    class Naked(Plain):
        number: int = 0

    for use in (Naked().copy, Naked().dump, lambda: Naked.load({}, find), Naked().hash):
        with pytest.raises(NotImplementedError, match="@plain"):
            use()


def refused(kind: type[Plain]) -> bool:
    try:
        plain(kind)
    except TypeError:
        return True
    return False


def test_a_tuple_of_different_kinds_is_stored_or_refused() -> None:
    @dataclass(slots=True, eq=False, kw_only=True)
    class Mixed(Plain):
        pair: tuple[int, Component]

    assert refused(Mixed) or Mixed(pair=(1, WORDS["ace"])).dump() == {"pair": [1, "ace"]}


def test_one_of_several_kinds_is_stored_or_refused() -> None:
    @dataclass(slots=True, eq=False, kw_only=True)
    class Either(Plain):
        thing: int | Component

    assert refused(Either) or Either(thing=WORDS["ace"]).dump() == {"thing": "ace"}


@dataclass(frozen=True)
class Box:
    things: list[int]


def test_a_frozen_dataclass_that_holds_a_list_is_refused_or_copied() -> None:
    @dataclass(slots=True, eq=False, kw_only=True)
    class Holder(Plain):
        box: Box

    if not refused(Holder):
        holder = Holder(box=Box([1]))
        holder.copy().box.things.append(2)
        assert holder.box.things == [1]
