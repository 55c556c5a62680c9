"""An SQLite file belongs to one process: a second house on it is refused in one line."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from crownlands.core.errors import CrownlandsError
from crownlands.server.one_process import claim
from tests.server.house import COMMAND, RunningHouse
from tests.server.place import PATIENCE

Opening = Callable[..., RunningHouse]


def second_on(database: Path) -> subprocess.CompletedProcess[str]:
    """What `crownlands serve` says on a file that it must not open."""
    command = [str(COMMAND), "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_second_house_on_the_same_file_is_refused_in_one_line(open_house: Opening, tmp_path: Path) -> None:
    """Whichever way leads there; and the administrator's commands work beside the house."""
    house = open_house()
    file = house.folder / "house.db"
    (tmp_path / "link.db").symlink_to(file)
    for name in (file, tmp_path / "link.db"):
        refused = second_on(name)
        assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1), refused
        assert f"process {house.pid}" in refused.stderr
        assert str(file) in refused.stderr
        assert "PostgreSQL" in refused.stderr
    beside = [str(COMMAND), "admin", "--database", house.database, "list", "--json"]
    assert subprocess.run(beside, capture_output=True, check=True, timeout=PATIENCE).stdout.strip() == b"[]"
    assert house.is_open


def test_a_house_that_was_killed_keeps_nobody_out(open_house: Opening) -> None:
    """Nor do its bots, which may outlive it for a moment."""
    house = open_house()
    ann = house.guest("Ann")
    table = ann.create("me", "search")
    with ann.socket(table) as place:
        place.move()
    house.kill()
    house.open()
    assert ann.look(table)["status"] == "playing"


def test_a_lock_that_cannot_be_opened_is_not_passed_over(tmp_path: Path) -> None:
    """It may belong to somebody else: without it, two houses opened on one file."""
    (tmp_path / "house.db").touch()
    (tmp_path / "house.db.lock").mkdir()  # nobody can open this to write, not even root
    with pytest.raises(CrownlandsError, match=r"house\.db\.lock"):
        claim(f"sqlite:///{tmp_path / 'house.db'}")


def test_where_no_lock_can_be_made_the_database_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    claim(f"sqlite:///{tmp_path / 'file' / 'house.db'}")
