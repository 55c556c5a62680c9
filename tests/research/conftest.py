"""The toy is a game of the house here: it has everything that a game can have, and no features of its own."""

from __future__ import annotations

import pytest

from crownlands.core import registry
from tests.research.cases import GAMES

for library in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(library, reason=f"{library} is not installed: pip install 'crownlands[research]'")


@pytest.fixture(autouse=True)
def house_with_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: GAMES)
