"""The toy is a game of the house here: it has everything that a game can have, and no features of its own."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from crownlands.core import registry
from tests.research.cases import GAMES

MISSING = [name for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel") if find_spec(name) is None]
collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_report_header() -> str:
    """Say why nothing is tested here, if nothing is."""
    return f"tests/research: skipped without {', '.join(MISSING)} (make test-research)" if MISSING else ""


@pytest.fixture(autouse=True)
def house_with_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: GAMES)
