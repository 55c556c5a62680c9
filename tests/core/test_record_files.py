"""Records as files: written whole or not at all, and read only if they can be records."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from crownlands.core.dice import Dice
from crownlands.core.errors import BadRecord
from crownlands.core.files import LARGEST
from crownlands.core.records import Record, load_records, save_records
from crownlands.core.table import Table
from tests.toys.highwaymen import GAME

ROOT = Path(__file__).parents[2]


def record() -> Record:
    return Table(GAME, 3, seed="files").record()


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record().save(path)
    assert [found.text() for found in load_records(path)] == [record().text()]
    assert path.read_text(encoding="utf-8") == record().text()


def test_the_games_of_a_saga_are_saved_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "saga.txt"
    games = [Table(GAME, seats, seed=str(seats)).record() for seats in (2, 3, 4)]
    save_records(path, games)
    assert [found.text() for found in load_records(path)] == [game.text() for game in games]


def test_a_file_with_the_line_ends_of_windows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "saga.txt"
    save_records(path, [record(), record()])
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert [found.table(GAME).hash for found in load_records(path)] == [record().hash] * 2


def test_saving_again_replaces_the_file_and_leaves_no_other(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("something old", encoding="utf-8")
    record().save(path)
    assert path.read_text(encoding="utf-8") == record().text()
    assert list(tmp_path.iterdir()) == [path]


SAVE_ON_A_FULL_DISK = f"""
import resource, signal, sys
from pathlib import Path
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
from tests.core.test_record_files import record
try:
    record().save(Path(sys.argv[1]))
except OSError as error:
    sys.exit({42})
"""


@pytest.mark.skipif(not hasattr(resource, "RLIMIT_FSIZE"), reason="needs a limit of file sizes")
@pytest.mark.parametrize("old", ["the game of last week", None])
def test_a_full_disk_leaves_what_stood_there_before(tmp_path: Path, old: str | None) -> None:
    path = tmp_path / "game.txt"
    if old is not None:
        path.write_text(old, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-B", "-c", SAVE_ON_A_FULL_DISK, str(path)], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 42, done.stderr.decode()
    assert [file.name for file in tmp_path.iterdir()] == ([] if old is None else ["game.txt"])
    assert old is None or path.read_text(encoding="utf-8") == old


def test_an_error_half_way_leaves_what_stood_there_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    record().save(path)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Table(GAME, 2, seed="another").record().save(path)
    assert path.read_text(encoding="utf-8") == record().text()
    assert list(tmp_path.iterdir()) == [path]


def noise(size: int) -> bytes:
    dice = Dice.from_seed("noise")
    return b"".join(dice.word().to_bytes(8, "little") for _ in range(size // 8))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "line 1: a record starts with"),
        (noise(1 << 16), "not UTF-8 text|line 1"),
        (noise(1 << 16) * 80, "larger than 4 MiB: this is not a record"),
        (b"\x00" * 1000, "line 1: a record starts with"),
        (b"crownlands record 1\n" + b"\x00" * 1000, "line 2: cannot read the header"),
        (b"crownlands record 1\n\xff", "not UTF-8 text"),
        (b"\xef\xbb\xbfcrownlands record 1\n", "line 1: a record starts with"),
        (b"\n" * LARGEST, "line 1: a record starts with"),
        (b"----\n" * 1000, "line 1: a record starts with"),
        (b"crownlands record 1\n" + b"variant a b\n" * 300_000, "the header 'game' is missing"),
    ],
)
def test_anything_that_is_not_a_record_is_refused_quickly(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "noise"
    path.write_bytes(data)
    with pytest.raises(BadRecord, match=message) as caught:
        load_records(path)
    assert "\n" not in str(caught.value)


def test_no_more_of_a_huge_file_is_read_than_a_record_can_have(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(BadRecord, match="huge is larger than 4 MiB"):
        load_records(path)


def test_a_nul_in_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = record().text()
    for at in range(0, len(text), 7):
        path.write_text(text[:at] + "\x00" + text[at:], encoding="utf-8")
        try:
            found = load_records(path)[0].table(GAME)
        except BadRecord:
            continue
        assert found.hash == record().hash
