"""The page about adding a game is enough: a game built from it alone passes everything the first time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
QUIET = ("-p", "no:cacheprovider")
FILE = re.compile(r"^(?:`([\w./-]+)`\n\n)?```(python|toml|fluent)\n(.*?)^```$", re.S | re.M)


def build(folder: Path) -> None:
    """Write the files of the page: a block belongs to the file that is named above it, or to the last one."""
    page = PAGE.read_text(encoding="utf-8").partition("# What larger games use")[0]
    files: dict[str, list[str]] = {}
    name = ""
    for named, _, text in FILE.findall(page):
        name = named or name
        files.setdefault(name, []).append(text)
    for name, parts in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n\n".join(parts), encoding="utf-8")


def install(folder: Path) -> None:
    """What pip writes for an editable package: its name, and its entry points."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    lines = []
    for group, row in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {where}" for name, where in row.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("a-game")
    build(folder)
    install(folder)
    return folder


def run(folder: Path, *command: str, where: Path = ROOT) -> str:
    """Run Python with the game installed; what it says."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *command], cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_shows_every_file_that_it_lists(folder: Path) -> None:
    listed = PAGE.read_text(encoding="utf-8").partition("```\n")[2].partition("```")[0].split()
    assert len(listed) == 6
    assert all((folder / name).is_file() for name in listed)


def test_the_game_passes_the_suite(folder: Path) -> None:
    said = run(folder, "-m", "pytest", *QUIET, "tests/conformance/test_games.py", "-k", "gems")
    assert int(re.findall(r"(\d+) passed", said)[0]) > 50
    assert "failed" not in said


def test_its_own_tests_pass_and_cover_every_paragraph(folder: Path) -> None:
    assert "3 passed" in run(folder, "-m", "pytest", *QUIET, str(folder / "tests"), where=folder)
    said = run(folder, "-m", "crownlands.cli", "coverage", "gems", "--lang", "en")
    assert "gems: 5 of 5 paragraphs have a function and a test" in said


def test_the_commands_know_it_and_its_games_are_stored(folder: Path, tmp_path: Path) -> None:
    assert "Three gems each" in run(folder, "-m", "crownlands.cli", "games", "--lang", "en")
    arguments = ["simulate", "gems", "--seats", "3", "--games", "2", "--seed", "stored", "--bots", "greedy,random"]
    run(folder, "-m", "crownlands.cli", *arguments, "--records", str(tmp_path))
    stored = sorted(tmp_path.glob("gems-*.record"))
    assert len(stored) == 2
    for record in stored:
        assert "shuffles" in run(folder, "-m", "crownlands.cli", "verify", str(record))


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is an extra")
def test_it_has_a_golden_playthrough(folder: Path) -> None:
    script = "from tests.research.playthroughs import playthrough\nprint(playthrough('gems'))"
    assert "IsTerminal() = True" in run(folder, "-c", script)


def test_its_positions_can_be_counted(folder: Path) -> None:
    """Two players: three gems each, then two each; the last ones lay themselves."""
    script = (
        "from itertools import islice\n"
        "from gems import GAME\n"
        "from tests.conformance.perft import Start, counts\n"
        "print([depth.ways for depth in islice(counts(Start(2, '', 0).run(GAME)), 5)])"
    )
    assert run(folder, "-c", script) == "[3, 9, 18, 36, 0]\n"
