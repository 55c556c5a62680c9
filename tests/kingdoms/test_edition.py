"""Editions: a corrected file needs no code, a wrong one is explained, and records name theirs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from crownlands.core.editions import BadEdition, EditionFile, digest
from crownlands.core.errors import BadRecord
from crownlands.core.records import Record
from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.edition import BUILT_IN, REMARKS, SETTING, load_edition
from crownlands.games.kingdoms.factions import EFFECTS

TEXT = BUILT_IN.read_text(encoding="utf-8")


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def test_the_edition_of_the_house_is_whole() -> None:
    """components. Every power of the code is a level of the edition, and the other way round."""
    edition = load_edition(BUILT_IN)
    assert sorted(level.power for row in edition.factions for level in row.levels) == sorted(EFFECTS)
    assert edition.tower_points == (1, 2, 3, 4, 6, 8)
    assert edition.name == GAME.variants().edition == "reconstruction-1"
    content = digest(EditionFile(BUILT_IN).data, REMARKS)
    assert content == "50ea5c41", "stored games need this very edition: make a new file instead"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("points = [1, 2, 3, 4, 6, 8]", "points = [1, 2, 3]", "tower points: must be 6 whole numbers"),
        ('terrain = "forest"', 'terrain = "forrest"', "territory region terrain: must be one of forest, mountain"),
        ('box = "base"', 'colour = "red"\nbox = "base"', "faction colour: there is no such key"),
        ('edge = true\nat = [', 'at = [', "territory region edge: is missing"),
        ("amount = 1,", "amount = 99,", "faction levels amount: must be a whole number from 0 to 9, not 99"),
        ('between = ["f1", "p1"]', 'between = ["f1", "p9"]', "borders between: there is no 'p9'"),
        ('power = "profit"', 'power = "merchants"', "levels power: 'merchants' is there already"),
        ('power = "fury"', 'power = "wrath"', "levels power: there is no 'wrath'"),
        ('side = "b"', 'side = "a"', "territory: card 1 needs the sides a and b"),
        ("count = 1\n", 'count = "one"\n', "token count: must be a whole number from 0 to 16, not 'one'"),
        ('en = "Morandrea"', 'en = "{ evil }"', "name en: must be a name of printable characters without braces"),
    ],
)  # fmt: skip
def test_a_mistake_in_an_edition_is_reported_with_its_line(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    """components. One line with the file, the line and the key."""
    with pytest.raises(BadEdition) as caught:
        load_edition(corrected(tmp_path, old, new))
    text = str(caught.value)
    assert message in text
    assert "\n" not in text
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    if message.startswith("territory: "):
        line = TEXT[: TEXT.index("[[territory]]")].count("\n") + 1
    if "is missing" in message:
        line = TEXT[: TEXT.index("[[territory.region]]")].count("\n") + 1
    assert f"mine.toml: line {line}: " in text


def test_invalid_toml_is_reported_with_its_line(tmp_path: Path) -> None:
    """components. As the reader of TOML says it."""
    with pytest.raises(BadEdition, match=r"mine\.toml: this is not TOML: .*line"):
        load_edition(corrected(tmp_path, "[tower]", "[tower"))


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    """components. So is a file that is not there."""
    with pytest.raises(BadEdition, match="cannot be read"):
        load_edition(tmp_path / "nowhere.toml")


PLAYED = """
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.words import Words
kingdoms = game("kingdoms")
table = Table(kingdoms, 2, seed="mine")
words = Words("en", kingdoms)
print(table.setup.variants.edition, kingdoms.catalogue()["tower"]["points"], words.name("region:morandrea.f1"))
print(words.rule("power.strength"))
"""


def with_edition(path: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, SETTING: str(path)}
    return subprocess.run([sys.executable, "-c", PLAYED], env=env, capture_output=True, text=True, check=False)


def test_an_owner_loads_a_corrected_edition_without_code(tmp_path: Path) -> None:
    """components. Numbers, names and texts follow the file, and its name carries a hash."""
    path = tmp_path / "mine.toml"
    text = TEXT.replace("points = [1, 2, 3, 4, 6, 8]", "points = [1, 2, 3, 5, 7, 9]")
    text = text.replace('id = "reconstruction-1"', 'id = "printed"').replace("Morandrea", "Morandrea the Green")
    text = text.replace('power = "strength", amount = 1', 'power = "strength", amount = 3')
    path.write_text(text, encoding="utf-8")
    done = with_edition(path)
    assert done.returncode == 0, done.stderr
    assert "[1, 2, 3, 5, 7, 9] Morandrea the Green: forest 1" in done.stdout
    assert "Every war costs you 3 less." in done.stdout
    assert re.match(r"printed-[0-9a-f]{8} ", done.stdout)


def test_the_source_of_a_fact_does_not_make_another_edition(tmp_path: Path) -> None:
    """components. An owner may mark what has been compared with the printed card."""
    marked = load_edition(corrected(tmp_path, 'provenance = "reconstructed"', 'provenance = "printed"'))
    assert marked.name == "reconstruction-1-50ea5c41"


def test_a_wrong_edition_is_left_out_with_a_warning(tmp_path: Path) -> None:
    """components, magic. The house opens with its own and says what is wrong."""
    done = with_edition(corrected(tmp_path, 'power = "fury"', 'power = "wrath"'))
    assert done.stdout.startswith("reconstruction-1 ")
    assert "this edition of Tiny Epic Kingdoms is skipped" in done.stderr
    assert "faction levels power: there is no 'wrath'" in done.stderr


def test_a_record_of_another_edition_is_refused() -> None:
    """components. It says which edition it was played with."""
    text = Table(GAME, 2, seed="other").record().text()
    assert "\nvariant edition reconstruction-1\n" in text
    record = Record.parse(text.replace("variant edition reconstruction-1", "variant edition printed-3fa2b1c0"))
    with pytest.raises(BadRecord, match="variant edition must be one of reconstruction-1, not 'printed-3fa2b1c0'"):
        record.table(GAME)
