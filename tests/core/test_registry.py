"""The games of the house are found by name, and their absence is one clear line."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import crownlands
from crownlands.core import registry
from crownlands.core.errors import BadSetup
from tests.toys.highwaymen import GAME


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points of the games, for one test."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(
        registry, "entry_points", lambda group: [point for point in points if point.group == group]
    )
    registry.games.cache_clear()
    yield points
    registry.games.cache_clear()


def test_the_house_has_games() -> None:
    assert "legends" in registry.games()
    assert registry.game("legends") is registry.games()["legends"]
    assert list(registry.games()) == sorted(registry.games())


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(BadSetup, match=r"there is no game 'chess'; games: .*legends"):
        crownlands.table("chess", seats=2)


def test_a_fifth_game_can_be_somebody_elses(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("highwaymen", "tests.toys.highwaymen:GAME", "crownlands.games"))
    assert registry.game("highwaymen") is GAME
    table = crownlands.table("highwaymen", seats=3, seed=1, scouts=True)
    assert table.game is GAME
    with pytest.raises(BadSetup, match="there is no game 'legends'; games: highwaymen"):
        registry.game("legends")


def test_entry_points_of_other_groups_are_not_games(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("highwaymen", "tests.toys.highwaymen:GAME", "crownlands.bots"))
    assert registry.games() == {}
    with pytest.raises(BadSetup, match="there is no game 'highwaymen'"):
        registry.game("highwaymen")


def test_a_broken_package_does_not_close_the_house(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("broken", "no.such.module:GAME", "crownlands.games"))
    installed.append(EntryPoint("highwaymen", "tests.toys.highwaymen:GAME", "crownlands.games"))
    with pytest.warns(UserWarning, match="the game broken cannot be loaded"):
        assert registry.game("highwaymen") is GAME


def test_the_games_can_be_listed_twice() -> None:
    """The package `crownlands.games` does not take the place of the function."""
    assert crownlands.all_games() == crownlands.all_games() == registry.games()
