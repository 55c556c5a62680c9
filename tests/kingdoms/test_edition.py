"""Editions: a corrected file needs no code, a wrong one is explained, and records name theirs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from crownlands.core.errors import BadRecord
from crownlands.core.records import Record
from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.edition import SHIPPED, VARIABLE, load_edition
from crownlands.games.kingdoms.factions import EFFECTS
from crownlands.games.kingdoms.reading import BadEdition

TEXT = SHIPPED.read_text(encoding="utf-8")


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def test_the_edition_of_the_house_is_whole() -> None:
    """components. Every power of the code is a level of the edition, and the other way round."""
    edition = load_edition()
    assert sorted(level.power for row in edition.factions for level in row.levels) == sorted(EFFECTS)
    assert edition.tower_points == (1, 2, 3, 4, 6, 8)
    assert edition.number == 896211910, "stored games need this very edition: make a new file instead"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("points = [1, 2, 3, 4, 6, 8]", "points = [1, 2, 3]", "tower, points: [1, 2, 3] is not 6 numbers"),
        ('terrain = "forest"', 'terrain = "forrest"', "(morandrea), region 1 (f1), terrain: 'forrest' is none of"),
        ('box = "base"', 'box = "base"\ncolour = "red"', "faction 1 (humans), colour: there is no such key"),
        ("edge = true\n", "", "territory 1 (morandrea), region 1 (f1), edge: is missing"),
        ("amount = 1,", "amount = 99,", "faction 1 (humans), levels 2, amount: 99 is not from 0 to 9"),
        ('between = ["f1", "p1"]', 'between = ["f1", "p9"]', "(morandrea), borders: there is no region 'p9'"),
        ('power = "profit"', 'power = "merchants"', "power 'merchants' stands there twice"),
        ('side = "b"', 'side = "a"', "territory: card 1 needs the sides a and b"),
        ("count = 1\n", 'count = "one"\n', "token 1 (crown), count: 'one' is not a number"),
        ("[tower]", "[tower", "this edition is no TOML"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_an_edition_is_said_with_its_key(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    """components. One line with the file and the key."""
    with pytest.raises(BadEdition) as caught:
        load_edition(corrected(tmp_path, old, new))
    assert message in str(caught.value)
    assert "mine.toml" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
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
print(table.setup.options.edition, kingdoms.catalogue()["tower"]["points"], words.name("region:morandrea.f1"))
print(words.rule("power.strength"))
"""


def with_edition(path: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, VARIABLE: str(path)}
    return subprocess.run([sys.executable, "-c", PLAYED], env=env, capture_output=True, text=True, check=False)


def test_an_owner_loads_a_corrected_edition_without_code(tmp_path: Path) -> None:
    """components. Numbers, names and texts follow the file, and its number differs."""
    path = tmp_path / "mine.toml"
    text = TEXT.replace("points = [1, 2, 3, 4, 6, 8]", "points = [1, 2, 3, 5, 7, 9]")
    text = text.replace('en = "Morandrea"', 'en = "Morandrea the Green"')
    text = text.replace('power = "strength", amount = 1', 'power = "strength", amount = 3')
    path.write_text(text, encoding="utf-8")
    done = with_edition(path)
    assert done.returncode == 0, done.stderr
    assert "[1, 2, 3, 5, 7, 9] Morandrea the Green: forest 1" in done.stdout
    assert "Every war costs you 3 less." in done.stdout
    assert not done.stdout.startswith("896211910")


def test_a_power_that_nobody_knows_is_said(tmp_path: Path) -> None:
    """components, magic. An edition can only name powers that the house has."""
    done = with_edition(corrected(tmp_path, 'power = "fury"', 'power = "wrath"'))
    assert "faction orcs, level 1, power: there is no 'wrath'" in done.stderr


def test_a_record_of_another_edition_is_refused() -> None:
    """components. It says which edition it was played with."""
    text = Table(GAME, 2, seed="other").record().text()
    assert "\noption edition 896211910\n" in text
    record = Record.parse(text.replace("option edition 896211910", "option edition 123456789"))
    with pytest.raises(BadRecord, match="edition"):
        record.table(GAME)
