"""What the games tell their boards is what their types say, from which the board's own types are made."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from crownlands.core.records import load_records
from crownlands.core.registry import game
from crownlands.games.kingdoms import catalogue_types as kingdoms
from crownlands.games.kingdoms.view_types import KingdomsView
from crownlands.games.legends import catalogue_types as legends
from crownlands.games.legends.view_types import LegendsView
from crownlands.games.oath import catalogue_types as oath
from crownlands.games.oath.view_types import OathView
from crownlands.games.xidit import catalogue_types as xidit
from crownlands.games.xidit.view_types import SetUpView, XiditView
from tests.schema.fitting import misfits
from tests.schema.reading import ROOT
from tests.schema.writing import board_types

VIEWS: dict[str, Any] = {
    "kingdoms": KingdomsView,
    "legends": LegendsView,
    "oath": OathView,
    "xidit": XiditView | SetUpView,
}
CATALOGUES: dict[str, Any] = {
    "kingdoms": kingdoms.Catalogue,
    "legends": legends.Catalogue,
    "oath": oath.Catalogue,
    "xidit": xidit.Catalogue,
}
RECORDS = sorted(path for name in VIEWS for path in (ROOT / "tests" / "records").glob(f"{name}-*.record"))
EVERY = 3
"""The view is checked after every so many answers."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_views_are_what_their_types_say(path: Path) -> None:
    for record in load_records(path):
        table = record.new_table(game(record.game))
        watchers = [None, *range(record.seats)]
        found = list(misfits(table.view(None), VIEWS[record.game]))
        for number, answer in enumerate(record.answers):
            table.answer(answer.ref, answer.seat)
            if number % EVERY == 0 or table.over:
                seat = watchers[number // EVERY % len(watchers)]
                found += misfits(table.view(seat), VIEWS[record.game])
        assert sorted(set(found)) == []


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_catalogues_are_what_their_types_say(name: str) -> None:
    assert list(misfits(game(name).catalogue(), CATALOGUES[name])) == []


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_no_board_writes_down_by_hand_what_it_is_told(name: str) -> None:
    boards = {path.parent.name for path in board_types()}
    assert name in boards
    by_hand = (ROOT / "web" / "src" / "boards" / name / "types.ts").read_text(encoding="utf-8")
    assert "export * from './wire'" in by_hand
    assert "View = {" not in by_hand


class Inner(TypedDict):
    """A part of the type that is tried here."""

    key: Literal["a", "b"]
    pair: Annotated[list[int], tuple[int, int]]


class Outer(TypedDict):
    """A type with one of each kind."""

    names: list[str | None]
    inner: Inner | None
    counts: dict[str, int]
    more: NotRequired[float]


GOOD = {"names": ["x", None], "inner": {"key": "a", "pair": [1, 2]}, "counts": {"y": 1}}


@pytest.mark.parametrize(
    "wrong",
    [
        {"names": "x"},
        {"names": [1]},
        {"inner": {"key": "c", "pair": [1, 2]}},
        {"inner": {"key": "a", "pair": [1, 2, 3]}},
        {"inner": {"key": "a", "pair": [1, "2"]}},
        {"inner": {"key": "a"}},
        {"counts": {"y": True}},
        {"more": None},
        {"other": 1},
    ],
    ids=repr,
)
def test_a_value_that_does_not_fit_is_found(wrong: dict[str, Any]) -> None:
    assert list(misfits(GOOD, Outer)) == list(misfits({**GOOD, "more": 1}, Outer)) == []
    assert list(misfits({**GOOD, **wrong}, Outer))
