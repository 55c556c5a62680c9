"""Backups: whole or not there at all, and nobody's but their owner's."""

from __future__ import annotations

import gzip
import json
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
import sqlalchemy as sa

from crownlands.core.errors import BadSetup, CrownlandsError
from crownlands.server.admin import FORMAT, backup, own_file, restore
from crownlands.server.database_tables import people
from crownlands.server.people import People
from crownlands.server.store import Store
from tests.server.house import Person, RunningHouse, admin
from tests.server.place import play
from tests.server.postgres import Postgres, query
from tests.server.test_play import duel

Opening = Callable[..., RunningHouse]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'house.db'}")
    People(found).new_guest("Ann", "en")
    yield found
    found.close()


def test_a_backup_of_a_busy_house_is_restored_whole(
    house: RunningHouse, open_house: Opening, tmp_path: Path
) -> None:
    """It is taken at one moment, though people sit down and play all the time."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    ann.post("/api/me/account", login="keeper-of-secrets", password="correct horse battery")
    table = duel(ann, bob)
    done = Event()
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=20)
        view = at_ann.view
        busy = [Thread(target=keep_busy, args=(house, done)) for _ in range(2)]
        for thread in busy:
            thread.start()
        for number in range(3):
            assert "rows written" in admin(house.database, "backup", str(tmp_path / f"{number}.backup"))
        done.set()
        for thread in busy:
            thread.join()
    for number in range(3):
        database = f"sqlite:///{tmp_path / f'{number}.db'}"
        assert "rows restored" in admin(database, "restore", str(tmp_path / f"{number}.backup"))
    other = open_house(database)
    here = other.stranger()
    here.post("/api/login", login="keeper-of-secrets", password="correct horse battery")
    with here.socket(table) as place:
        assert (place.seat, place.answers) == (0, 20)
        assert place.view == view
        place.say(type="chat", text="back again")
        place.hear_until("chat")
    assert "not empty" in admin(database, "restore", str(tmp_path / "0.backup"), code=2)


def keep_busy(house: RunningHouse, done: Event) -> None:
    while not done.is_set():
        somebody = house.guest("Busy")
        with somebody.socket(somebody.create("me", "random")) as place:
            place.move()


@pytest.mark.xdist_group("postgres")
def test_a_backup_moves_a_house_from_sqlite_to_postgresql_and_back(
    house: RunningHouse, postgres: Postgres, open_house: Opening, tmp_path: Path
) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=13)
        at_ann.say(type="chat", text="one")
        at_bob.hear_until("chat")
    admin(house.database, "backup", str(tmp_path / "first.backup"))
    database = postgres.new_database()
    admin(database, "restore", str(tmp_path / "first.backup"))
    same = Person(open_house(database))
    same.http.cookies = ann.http.cookies
    with same.socket(table) as place:
        assert place.answers == 13
        place.say(type="chat", text="two")
        assert place.hear_until("chat")["text"] == "two"
        assert [line["text"] for line in place.chat] == ["one"]
    assert len(query(database, f"SELECT * FROM chat WHERE \"table\" = '{table['id']}'")) == 2
    admin(database, "backup", str(tmp_path / "second.backup"))
    back = f"sqlite:///{tmp_path / 'back.db'}"
    admin(back, "restore", str(tmp_path / "second.backup"))
    assert json.loads(admin(back, "inspect", table["id"], "--json"))["answers"] == 13


@pytest.mark.parametrize("wrong", ["cut", "garbage", "no row", "too much", "foreign", "missing"])
def test_a_backup_that_is_not_whole_restores_nothing(house: RunningHouse, tmp_path: Path, wrong: str) -> None:
    house.guest("Ann")
    store = Store(house.database)
    backup(store, tmp_path / "good")
    store.close()
    good = gzip.decompress((tmp_path / "good").read_bytes())
    match wrong:
        case "cut":
            (tmp_path / "file").write_bytes((tmp_path / "good").read_bytes()[:-20])
        case "garbage":
            (tmp_path / "file").write_bytes(gzip.compress(good[:-40] + b"\x00" * 40))
        case "no row":
            (tmp_path / "file").write_bytes(gzip.compress(good + b'["people", []]\n'))
        case "too much":
            (tmp_path / "file").write_bytes(gzip.compress(good + b'["push_keys", {"id": 1%030d}]\n' % 0))
        case "foreign":
            (tmp_path / "file").write_bytes(b"PK\x03\x04 something else")
    database = f"sqlite:///{tmp_path / 'new.db'}"
    admin(database, "restore", str(tmp_path / "file"), code=2)
    assert json.loads(admin(database, "list", "--json")) == []
    assert "rows restored" in admin(database, "restore", str(tmp_path / "good")), "the house is empty as before"


def test_what_holds_secrets_is_written_into_a_file_of_its_own(tmp_path: Path) -> None:
    """A file that somebody has put there before may be open to them, or lead elsewhere."""
    planted, elsewhere, link = tmp_path / "planted", tmp_path / "elsewhere", tmp_path / "link"
    planted.touch()
    planted.chmod(0o666)
    link.symlink_to(elsewhere)
    with planted.open("rb") as spy:
        for path in (planted, link, tmp_path / "new"):
            with own_file(path) as file:
                file.write(b"everybody's hands")
            assert path.read_bytes() == b"everybody's hands"
            assert stat.S_IMODE(path.lstat().st_mode) == 0o600
            assert not path.is_symlink()
        assert spy.read() == b""
    assert not elsewhere.exists()


def test_a_backup_is_nobody_elses_though_its_place_was_prepared(tmp_path: Path) -> None:
    store, file = Store(f"sqlite:///{tmp_path / 'house.db'}"), tmp_path / "backup.gz"
    part = tmp_path / ".backup.gz.part"
    part.touch()
    part.chmod(0o666)
    backup(store, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with gzip.open(file, "rt") as lines:
        assert lines.readline() == "crownlands backup 1\n"


def test_a_backup_replaces_a_file_and_nothing_else(tmp_path: Path) -> None:
    """A pipe or a device with that name would have gone."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(CrownlandsError, match="pipe is not a file"), own_file(pipe):
        pass
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_backup_that_fails_leaves_no_torn_file(
    house: RunningHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither where there is no folder for it, nor when the disk is full in the middle: an older one stays."""
    assert admin(house.database, "backup", str(tmp_path / "no" / "such" / "folder.backup"), code=2)
    assert list(tmp_path.iterdir()) == []
    house.guest("Ann")
    store, file, written = Store(house.database), tmp_path / "house.backup", 0
    backup(store, file)
    older = file.read_bytes()

    def full(row: Any, **_: Any) -> str:
        nonlocal written
        written += 1
        if written == 2:
            raise OSError("no space left")
        return "row"

    monkeypatch.setattr("crownlands.server.admin.json.dumps", full)
    with pytest.raises(OSError, match="no space left"):
        backup(store, file)
    store.close()
    assert written == 2
    assert [path.name for path in tmp_path.iterdir()] == ["house.backup"]
    assert file.read_bytes() == older


def test_a_backup_that_another_has_overtaken_leaves_that_one_alone(store: Store, tmp_path: Path) -> None:
    """By name alone it would have put what the other had written so far in the place of the backup."""
    file, part = tmp_path / "backup.gz", tmp_path / ".backup.gz.part"
    begins = store.one_moment

    def overtaken() -> Any:
        part.unlink()
        part.write_bytes(b"what another backup has written so far")
        return begins()

    store.one_moment = overtaken  # type: ignore[method-assign]
    with pytest.raises(BadSetup, match="another program"):
        backup(store, file)
    assert not file.exists()
    assert part.read_bytes() == b"what another backup has written so far"


def test_a_backup_with_broken_bytes_is_one_clear_line(store: Store, tmp_path: Path) -> None:
    backup(store, tmp_path / "good.gz")
    good = (tmp_path / "good.gz").read_bytes()
    deep = gzip.compress(f"{FORMAT}\n{'[' * 200_000}\n".encode())
    broken = [good[:at] + bytes(20) + good[at + 20 :] for at in range(20, len(good) - 40, 15)]
    for at, data in enumerate([deep, *broken]):
        (tmp_path / "bad.gz").write_bytes(data)
        new = Store(f"sqlite:///{tmp_path / f'new-{at}.db'}")
        with pytest.raises(CrownlandsError):
            restore(new, tmp_path / "bad.gz")
        assert new.row(sa.select(people)) is None
        new.close()
