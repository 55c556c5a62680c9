"""What the documents say is true today."""

import doctest
import re
from pathlib import Path

import pytest

import crownlands
from crownlands.core.registry import games

ROOT = Path(__file__).parents[1]


def test_the_readme_and_the_package_run_as_written() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0
    assert doctest.testmod(crownlands).failed == 0


@pytest.mark.parametrize(("letter", "game"), [("L", "legends"), ("X", "xidit")])
def test_every_ruling_has_a_test_that_names_it(letter: str, game: str) -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    rulings = set(re.findall(rf"^\*\*({letter}\d+)\.", text, re.M))
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / game).glob("test_*.py"))
    named = set(re.findall(rf"\b({letter}\d+)\b", tests))
    assert rulings
    assert sorted(rulings - named) == []
    assert sorted(named - rulings) == []


@pytest.mark.parametrize("document", sorted((ROOT / "docs").glob("*.md")) + sorted(ROOT.glob("README*.md")))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_the_walk_through_a_game_shows_the_toy_as_it_is() -> None:
    toy = (ROOT / "tests" / "toys" / "highwaymen.py").read_text(encoding="utf-8")
    blocks = re.findall(
        r"```python\n(.*?)\n```", (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8"), re.S
    )
    assert len(blocks) > 5
    for part in (part for block in blocks for part in block.split("\n\n\n")):
        assert part in toy


RECORDS = sorted((ROOT / "tests" / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_stored_games_replay_for_ever(path: Path) -> None:
    for record in crownlands.load_records(path):
        record.verify(games()[record.game])


def test_there_are_stored_games_of_every_game() -> None:
    assert {path.name.split("-")[0] for path in RECORDS} == set(games())
