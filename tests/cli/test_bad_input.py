"""Bad input gets one clear line, exit code 2, and loses nothing."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from crownlands.core.records import Record
from tests.cli.run import COMMAND, HANGS, answer, complaint, crownlands, the_one_line


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    answer("simulate", "legends", "--games", "1", "--seats", "3", "--seed", "1", "--records", str(folder))
    return next(folder.glob("*.record"))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess", "--seats", "2"], "no game 'chess'"),
        (["simulate", "legends", "--seats", "5"], "2 to 4 players"),
        (["simulate", "legends", "--seats", "two"], "not a number"),
        (["simulate", "legends", "--seats", "2", "--games", "0"], "not a number"),
        (["simulate", "legends", "--seats", "2", "--games", "-3"], "not a number"),
        (["simulate", "legends", "--seats", "2", "--bots", "deepblue"], "no bot 'deepblue'"),
        (["simulate", "legends", "--seats", "2", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", "legends", "--seats", "2", "--bots", "none"], "at least one bot"),
        (["simulate", "legends", "--seats", "2", "--variants", "swamp"], "name=value"),
        (["simulate", "legends", "--seats", "2", "--variants", "swamp=yes"], "needs exploration"),
        (["simulate", "legends", "--seats", "2", "--variants", "map=x"], "one of random"),
        (["simulate", "legends", "--seats", "2", "--variants", "map=random,map=random"], "twice"),
        (["play", "legends", "--seats", "9"], "2 to 4 players"),
        (["play", "legends", "--seats", "2", "--bots", "random,random"], "leave no seat"),
        (["play", "legends", "--saga", "ring"], "no series 'ring'"),
        (["play", "legends", "--lang", "fr"], "invalid choice"),
        (["serve", "--client", "nowhere"], "no browser client in nowhere"),
        (["serve", "--host", "play..example"], "cannot listen at http://play..example:8000/"),
        (["serve", "--host", "x" * 300], ":8000/"),
        (["coverage", "go"], "no game 'go'"),
        (["coverage", "legends", "turn.2", "dance"], "no paragraph 'dance'"),
        (["bench", "go"], "no game 'go'"),
        (["load", "--game", "go"], "no game 'go'"),
        (["load", "--seats", "9"], "2 to 4 players"),
        (["load", "--port", "99999"], "99999 is not a port"),
        (["arena", "legends", "--plot", "nowhere/ratings.svg"], "nowhere/ratings.svg"),
        (["arena", "legends", "--report", "nowhere/ratings.md"], "nowhere/ratings.md"),
        (["replay", "nowhere.record"], "nowhere.record"),
        (["dance"], "invalid choice"),
        (["games", "two\nlines"], "arguments: two lines"),
        (["brew"], "invalid choice"),
    ],
)
def test_a_wrong_word_is_one_line(arguments: list[str], says: str) -> None:
    assert says in complaint(*arguments)


def test_a_house_that_is_open_already_is_not_measured_in_place_of_a_new_one() -> None:
    """Hundreds of tables were set up in it."""
    with socket.create_server(("127.0.0.1", 0)) as house:
        port = house.getsockname()[1]
        assert f":{port}/: Address already in use" in complaint("load", "--port", str(port))


@pytest.mark.parametrize(
    "arguments", [["dance"], ["replay", "nowhere.record"], ["simulate", "chess", "--seats", "2"]]
)
def test_a_script_sees_the_same_line_and_the_exit_code(arguments: list[str]) -> None:
    done = crownlands(*arguments)
    assert the_one_line(done.returncode, done.stdout, done.stderr) == complaint(*arguments)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize("command", ["games", "play legends --seats 2"])
def test_a_stream_that_is_closed_is_no_traceback(command: str, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"exec {COMMAND} {command} {closed}"],
        input="" if closed != "<&-" else None, capture_output=True, text=True, check=False, timeout=HANGS,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", [["games"], ["play", "legends", "--seats", "2", "--lang", "ru"]])
def test_a_terminal_that_does_not_know_all_letters_shows_the_others(command: list[str]) -> None:
    done = subprocess.run(
        [str(COMMAND), *command],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        input="", capture_output=True, text=True, check=False, timeout=HANGS,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    assert "directory" in complaint("replay", str(tmp_path))


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ("game legends", "game ludo", "not installed here"),
        ("ruleset 1", "ruleset 99", "no ruleset 99"),
        ("seats 3", "seats 4", "line "),
        ("seats 3", "seats 77", "2 to 4"),
        ("seats 3", "seats many", "line 4"),
        ("variant map random", "variant map atlantis", "one of random"),
        ("crownlands record 1", "crownlands record 2", "line 1"),
        ("\n0 ", "\n7 ", "line "),
        ("card:", "cart:", "line "),
        ("\n= ", "\n# ", "cut"),
    ],
)
def test_an_edited_record_is_refused(record: Path, tmp_path: Path, was: str, becomes: str, says: str) -> None:
    text = record.read_text()
    assert was in text
    edited = tmp_path / "edited.record"
    edited.write_text(text.replace(was, becomes, 1))
    for command in ("replay", "verify"):
        assert says in complaint(command, str(edited))


def test_a_changed_seed_or_roll_is_found(record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    edited = tmp_path / "edited.record"
    edited.write_text(text.replace("\nseed 1/0", "\nseed 1/1"))
    assert "hash" in complaint("verify", str(edited))
    parsed = Record.parse(text)
    shuffle = next(line.text() for line in parsed.lines if line.chance.startswith("shuffle"))
    edited.write_text(text.replace(shuffle, shuffle[:-4] + "0000"))
    assert "the seed gives" in complaint("verify", str(edited))


def test_a_cut_record_is_refused(record: Path, tmp_path: Path) -> None:
    data = record.read_bytes()
    cut = tmp_path / "cut.record"
    for length in (0, 10, len(data) // 2, len(data) - 20):
        cut.write_bytes(data[:length])
        complaint("replay", str(cut))


def test_noise_is_refused_quickly(tmp_path: Path) -> None:
    noise = tmp_path / "noise.record"
    noise.write_bytes(os.urandom(1 << 20) * 100)
    assert "not a record" in complaint("replay", str(noise))
    assert "not a record" in complaint("verify", str(noise))
    noise.write_bytes(os.urandom(1 << 20))
    assert "not a record" in complaint("replay", str(noise))
    noise.write_text("crownlands record 1\n" + "a " * 1_000_000)
    complaint("replay", str(noise))


def test_a_place_beyond_the_end_is_refused(record: Path) -> None:
    assert "there is no answer 100000" in complaint("replay", str(record), "--to", "100000")
    complaint("replay", str(record), "--to", "-1")


def test_records_cannot_go_where_a_file_is(record: Path) -> None:
    complaint("simulate", "legends", "--games", "1", "--seats", "2", "--records", str(record))


@pytest.mark.parametrize(("command", "package"), [("serve", "uvicorn"), ("load", "picows")])
def test_a_package_that_is_not_installed(command: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "crownlands.load", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    assert f"needs {package}, which is not installed: pip install 'crownlands[server]'" in complaint(command)


def test_an_edition_that_is_left_out_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command goes on without it, and shows no line of code."""
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\naspekt = [1, 1]\n', encoding="utf-8")
    for game in ("XIDIT", "KINGDOMS"):
        monkeypatch.setenv(f"CROWNLANDS_{game}_EDITION", str(file))
    done = crownlands("games")
    assert done.returncode == 0
    assert done.stderr.splitlines() == [
        f"crownlands: this edition of Tiny Epic Kingdoms is skipped: {file}: the file: tower: is missing",
        f"crownlands: this edition of Lords of Xidit is skipped: {file}: line 2: aspekt: "
        "should this be aspect, which is missing?",
    ]
