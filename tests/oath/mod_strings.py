"""Strings that the mod for Tabletop Simulator itself has written, of several versions."""

from pathlib import Path
from typing import Final

ALL: Final[dict[str, str]] = {
    name: text
    for name, _, text in (
        line.partition(" ") for line in Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    )
}
FIRST_GAME: Final = ALL["first-game"]
FIRST_GAME_OF_OLD: Final = ALL["first-game-of-old"]
SECOND_GAME: Final = ALL["second-game"]
WITH_EDIFICES: Final = ALL["with-edifices"]
WITHOUT_VISIONS: Final = ALL["without-visions"]
DOUBLE_RELIC: Final = ALL["double-relic"]
"""The Cup of Plenty lies at the Ancient City and in the relic deck."""
SEVENTH_GAME: Final = ALL["seventh-game"]
