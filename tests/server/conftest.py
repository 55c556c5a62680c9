"""A house for all tests of a process, and houses that one test may break."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.house import Person, RunningHouse
from tests.server.postgres import Postgres, running_postgres
from tests.server.saga_nights import with_the_toy


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that is open all the time, without limits."""
    running = RunningHouse(tmp_path_factory.mktemp("house")).open()
    yield running
    running.close()
    running.must_have_kept_calm()


@pytest.fixture(scope="session")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with one game more, whose sagas change people and never end."""
    path = with_the_toy(tmp_path_factory.mktemp("toy"))
    running = RunningHouse(tmp_path_factory.mktemp("toy-house"), pythonpath=path, NOTICE_AFTER="12").open()
    yield running
    running.close()
    running.must_have_kept_calm()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., RunningHouse]]:
    """Opens a house of the test's own, with settings of its own."""
    opened: list[RunningHouse] = []

    def opening(database: str = "", **settings: str) -> RunningHouse:
        folder = tmp_path / f"house-{len(opened)}"
        folder.mkdir()
        opened.append(RunningHouse(folder, database, **settings))
        return opened[-1].open()

    yield opening
    for running in opened:
        if running.is_open:
            running.close()
    for running in opened:
        running.must_have_kept_calm()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Tests that use it are of one group, so that one is enough."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def ann(house: RunningHouse) -> Person:
    return house.guest("Ann")


@pytest.fixture
def bob(house: RunningHouse) -> Person:
    return house.guest("Bob")


@pytest.fixture
def eve(house: RunningHouse) -> Person:
    """Somebody who should not know."""
    return house.guest("Eve")
