"""Every file that `make schema` makes."""

from __future__ import annotations

from pathlib import Path

from tests.schema.fixtures import fixtures
from tests.schema.writing import CLIENT_TYPES, PROTOCOL, board_types, client_types, protocol


def everything() -> dict[Path, str]:
    return {CLIENT_TYPES: client_types(), PROTOCOL: protocol(), **board_types(), **fixtures()}
