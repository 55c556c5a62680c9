"""`arena`, `review`, bots of other programs, workers: as a script uses them."""

import re
import sys
from pathlib import Path

import pytest

from crownlands.arena.plot import WIDTH, ZOOM
from tests.cli.run import answer, complaint, crownlands

STRANGE = Path(__file__).parents[1] / "bots" / "strange.py"


def test_the_arena_prints_one_object(tmp_path: Path) -> None:
    plot, page, state = tmp_path / "plot.svg", tmp_path / "page.md", tmp_path / "state"
    arguments = ["arena", "legends", "--bots", "greedy,random", "--games", "3", "--seats", "3", "--seed", "1"]
    found = answer(*arguments, "--plot", str(plot), "--report", str(page), "--state", str(state))
    assert found["games"] == 3
    assert next(iter(found["bots"])) == "greedy", "the best first"
    row = found["bots"]["greedy"]
    assert row["low"] <= row["rating"] <= row["high"]
    assert len(row["by_seat"]) == len(found["by_seat"]) == 3
    assert plot.read_text().startswith("<svg")
    assert "| greedy |" in page.read_text()
    assert answer(*arguments, "--state", str(state))["bots"] == found["bots"]


def test_a_plot_is_an_svg_or_a_png(tmp_path: Path) -> None:
    plot = tmp_path / "plot.png"
    arguments = ["arena", "legends", "--bots", "level1,random", "--games", "2", "--seed", "1"]
    answer(*arguments, "--plot", str(plot))
    head = plot.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n")
    assert int.from_bytes(head[16:20]) == WIDTH * ZOOM
    assert "an .svg or a .png" in complaint(*arguments, "--plot", str(tmp_path / "plot.bmp"))


@pytest.mark.parametrize(("language", "name"), [("en", "1 · novice"), ("ru", "1 · новичок")])
def test_the_arena_names_levels_in_both_languages(language: str, name: str) -> None:
    done = crownlands("arena", "legends", "--bots", "level1,random", "--games", "2", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert name in done.stdout


def test_the_number_of_workers_changes_nothing() -> None:
    arguments = ["simulate", "legends", "--games", "4", "--seats", "2", "--bots", "greedy,random", "--seed", "w"]
    one, two = (answer(*arguments, "--workers", workers) for workers in "12")
    assert one["bots"] == two["bots"]
    assert one["decisions"] == two["decisions"]


def test_a_program_plays_in_a_simulation_and_is_complained_about() -> None:
    bot = f"exec:{sys.executable} {STRANGE} lies"
    done = crownlands("simulate", "legends", "--games", "1", "--seats", "2", "--bots", f"{bot},random")
    assert done.returncode == 0
    assert "is not offered; chance has answered" in done.stderr
    assert done.stderr.count("\n") <= 22
    assert "answers replaced by chance" in done.stderr.splitlines()[-1]


def test_a_program_plays_at_the_terminal(tmp_path: Path) -> None:
    bot = f"exec:{sys.executable} {STRANGE} dies"
    done = crownlands(
        "play", "legends", "--seats", "2", "--bots", bot, "--seed", "1", typed="1\n" * 400, home=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "it has ended" in done.stdout
    assert "wins!" in done.stdout


def test_a_hint_at_the_terminal(tmp_path: Path) -> None:
    done = crownlands("play", "legends", "--seats", "3", "--bots", "random,random", "--seed", "3",
                      typed="1\nt\nе\nq\n", home=tmp_path)  # fmt: skip
    assert done.returncode == 0, done.stderr
    explained = re.findall(r"^  \S.* → ", done.stdout, re.MULTILINE)
    assert len(explained) == 6, "three options each time; е is t on a Russian keyboard"
    assert "%" not in done.stdout, "what a search thinks of an option is not a chance to win"


def test_a_game_is_looked_back_at(tmp_path: Path) -> None:
    answer("simulate", "legends", "--games", "1", "--seats", "2", "--seed", "1", "--records", str(tmp_path))
    record = str(next(tmp_path.glob("*.record")))
    found = answer("review", record, "--worst", "3")
    assert len(found["mistakes"]) == 3
    assert found["graph"][-1]["answers"] == found["answers"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["arena", "legends", "--bots", "random"], "two different bots"),
        (["arena", "legends", "--bots", "random,deepblue"], "no bot 'deepblue'"),
        (["arena", "legends", "--seats", "7"], "2 to 4 players"),
        (["arena", "chess"], "no game 'chess'"),
        (["simulate", "legends", "--seats", "2", "--bots", "search:quick"], "a search takes"),
        (["simulate", "legends", "--seats", "2", "--bots", "exec:"], "needs a program"),
        (["simulate", "legends", "--seats", "2", "--engine", "steam"], "invalid choice"),
        (["review", "nowhere.record"], "nowhere.record"),
    ],
)
def test_a_wrong_word_is_one_line(arguments: list[str], says: str) -> None:
    assert says in complaint(*arguments)
