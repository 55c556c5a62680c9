"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

REAL_TIME = ("server", "web")
"""Tests with real servers, clocks and browsers: on a busy machine one of them may come too late."""
RETRIES = int(os.environ.get("CROWNLANDS_RETRIES", "2"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that runs against the clock gets a second and a third try; every try is reported."""
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in REAL_TIME:
            item.add_marker(pytest.mark.flaky(reruns=RETRIES, reruns_delay=1))
