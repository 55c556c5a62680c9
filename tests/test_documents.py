"""What the documents say is true today."""

import doctest
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import crownlands
from crownlands.core.game import Game
from crownlands.core.records import Record
from crownlands.core.registry import games

ROOT = Path(__file__).parents[1]


def test_the_readme_and_the_package_run_as_written() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0
    assert doctest.testmod(crownlands).failed == 0


@pytest.mark.parametrize(("letter", "game"), [("L", "legends"), ("X", "xidit"), ("K", "kingdoms"), ("O", "oath")])
def test_every_ruling_has_a_test_that_names_it(letter: str, game: str) -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    rulings = set(re.findall(rf"^\*\*({letter}\d+)\.", text, re.M))
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / game).glob("test_*.py"))
    named = set(re.findall(rf"\b({letter}\d+)\b", tests))
    assert rulings
    assert sorted(rulings - named) == []
    assert sorted(named - rulings) == []


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_paragraph_has_its_title_in_one_place(game: Game[Any, Any]) -> None:
    """In the Fluent files, in both languages; `rules.toml` gives the order of the ids."""
    paragraphs = tomllib.loads((game.home / "rules.toml").read_text(encoding="utf-8"))["paragraph"]
    assert {name for paragraph in paragraphs for name in paragraph} == {"id"}
    assert len(set(game.rules)) == len(game.rules) == len(paragraphs)


@pytest.mark.parametrize("document", sorted((ROOT / "docs").glob("*.md")) + sorted(ROOT.glob("README*.md")))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_every_promise_names_tests_that_there_are() -> None:
    page = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    promises = page.partition("## Promises")[2].partition("\n## ")[0]
    rows = [line for line in promises.splitlines() if line.startswith("| **")]
    assert len(rows) > 8
    assert [row for row in rows if "`test_" not in row] == []
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert {name for name in re.findall(r"`(test_\w+)`", page) if f"def {name}(" not in tests} == set()


def test_the_larger_examples_show_the_toy_as_it_is() -> None:
    toy = (ROOT / "tests" / "toys" / "highwaymen.py").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").partition("# What larger games use")[2]
    blocks = re.findall(r"```python\n(.*?)\n```", page, re.S)
    assert len(blocks) > 3
    for part in (part for block in blocks for part in block.split("\n\n\n")):
        assert part in toy


def test_the_tree_names_every_part_of_the_package() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = page.partition("src/crownlands/\n")[2].partition("web/")[0]
    named = {line.split()[0].rstrip("/") for line in tree.splitlines() if line.strip()}
    parts = {path.name for path in (ROOT / "src" / "crownlands").iterdir() if path.name[0] not in "_."}
    assert parts - {"py.typed"} == named


def test_the_tree_of_the_client_names_every_folder() -> None:
    page = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    tree = page.partition("```\n")[2].partition("\n```")[0]
    named = set(re.findall(r"[a-z]+(?=[,/])", tree))
    boards = {path.name for path in (ROOT / "src" / "crownlands" / "games").iterdir()}
    folders = {
        path.name for at in ("src", "src/boards") for path in (ROOT / "web" / at).iterdir() if path.is_dir()
    }
    assert folders - boards - named == set()
    assert {name for name in named if f" {name}/:" in tree} <= folders, "a folder that is no longer there"


def test_the_record_that_is_shown_is_a_record() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    shown = re.findall(r"```\n(crownlands record 1\n.*?)```", page, re.S)
    assert len(shown) == 1
    record = Record.parse(shown[0])
    assert record.verify(games()[record.game])["answers"] == 9


RECORDS = sorted((ROOT / "tests" / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_stored_games_replay_for_ever(path: Path) -> None:
    for record in crownlands.load_records(path):
        record.verify(games()[record.game])


def test_there_are_stored_games_of_every_game() -> None:
    assert {path.name.split("-")[0] for path in RECORDS} == set(games())
