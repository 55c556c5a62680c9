"""What the client's tests draw: the catalogues of the games, and what a game's own tests make for its board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from crownlands.core.registry import games
from tests.schema.reading import ROOT
from tests.xidit import board_fixtures

BOARDS = ROOT / "web" / "src" / "boards"


def fixtures() -> dict[Path, str]:
    """Every fixture by its file."""
    made: dict[Path, Any] = {
        path: games()[path.parts[-3]].catalogue() for path in sorted(BOARDS.glob("*/test/catalogue.json"))
    }
    for name, data in board_fixtures.fixtures().items():
        made[BOARDS / "xidit" / "test" / name] = data
    return {
        path: json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n" for path, data in made.items()
    }
