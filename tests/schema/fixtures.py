"""What the client's tests draw: the catalogues of the games, and what a game's own tests make for its board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from crownlands.core.registry import games
from tests.oath import board_fixtures as oath
from tests.schema.patches import patches
from tests.schema.reading import ROOT
from tests.schema.seeds import seeds
from tests.xidit import board_fixtures as xidit

BOARDS = ROOT / "web" / "src" / "boards"


def fixtures() -> dict[Path, str]:
    """Every fixture by its file."""
    made: dict[Path, Any] = {
        path: games()[path.parts[-3]].catalogue() for path in sorted(BOARDS.glob("*/test/catalogue.json"))
    }
    for game, told in (("oath", oath.fixtures()), ("xidit", xidit.fixtures())):
        made |= {BOARDS / game / "test" / name: data for name, data in told.items()}
    made[ROOT / "web" / "test" / "patches.json"] = patches()
    made[ROOT / "web" / "test" / "seeds.json"] = seeds()
    return {
        path: json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n" for path, data in made.items()
    }
