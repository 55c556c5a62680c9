"""components. The conformance suite on Oath as a chronicle may leave it: lands with any cards."""

from __future__ import annotations

import pytest

from crownlands.core.variants import parse_variants
from crownlands.games.oath.variants import OathVariants
from tests.conformance.checks import CHECKS
from tests.conformance.tools import Check
from tests.oath.lands import ANY_LAND


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_oath_passes_on_any_land(check: Check, seats: int) -> None:
    """components. What every game must pass."""
    check(ANY_LAND, seats, parse_variants(OathVariants, {}), f"oath for {seats}")
