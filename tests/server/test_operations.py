"""What the keeper of a house has: health, metrics, the admin's commands."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from crownlands.cli import main
from crownlands.core.errors import CrownlandsError
from crownlands.server.admin import import_table, list_tables, own_file
from crownlands.server.health import look
from crownlands.server.library_logs import LINES_A_SECOND, LINES_AT_ONCE
from crownlands.server.store import Store
from tests.server.house import COMMAND, RunningHouse, admin, eventually
from tests.server.place import PATIENCE, play
from tests.server.test_play import duel

Opening = Callable[..., RunningHouse]
keeper = pytest.mark.xdist_group("keeper")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with a keeper."""
    house = RunningHouse(tmp_path_factory.mktemp("kept")).open()
    yield house
    house.close()
    house.must_have_kept_calm()


@keeper
def test_the_house_says_that_it_is_well_and_what_it_does(kept: RunningHouse) -> None:
    assert httpx.get(f"{kept.url}/health").json() == {"status": "ok", "database": "ok"}
    ann, bob = kept.guest("Ann"), kept.guest("Bob")
    before = kept.metric("crownlands_moves_total")
    with ann.socket(duel(ann, bob)) as place:
        place.move()
        assert kept.metric("crownlands_sockets") == 1
        place.refusal(type="undo", seat=1)
    assert kept.metric("crownlands_moves_total") == before + 1
    assert kept.metric("crownlands_live_tables") >= 1
    assert 'crownlands_refused_total{key="not-your-seat"}' in httpx.get(f"{kept.url}/metrics").text
    assert kept.metric("crownlands_stored_seconds_count") >= 1


@pytest.mark.parametrize("name", ["house.db", "house.db-wal", "house.db-shm"])
@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_a_house_whose_file_is_gone_says_so_and_confirms_nothing_more(
    open_house: Opening, name: str, how: str
) -> None:
    """What it accepted would be in a file that has no name any more."""
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=10)
        file = house.folder / name
        if how == "replaced":
            (house.folder / "other").touch()
            (house.folder / "other").replace(file)
        else:
            file.unlink()
        asked = at_ann if at_ann.decisions else at_bob
        asked.answer()
        assert asked.hear_until("error")["key"] == "not-stored"
        gone = {"status": "trouble", "database": "gone"}
        eventually(lambda: httpx.get(f"{house.url}/health").json() == gone, "the trouble")  # asked a moment later
    house.kill()
    if name != "house.db":
        house.open()
        assert ann.look(table)["answers"] == 10, "what it had confirmed is in the database itself"


@pytest.mark.parametrize("name", ["house.db", "house.db-wal"])
def test_nobody_else_writes_to_a_database_whose_file_is_gone(tmp_path: Path, name: str) -> None:
    """What the house had open was copied over what another program wrote: then nothing could be read any more."""
    file = tmp_path / "house.db"
    store = Store(f"sqlite:///{file}")
    (tmp_path / name).replace(tmp_path / "elsewhere")
    with pytest.raises(OperationalError, match="deleted or replaced"):
        store.try_to_write()
    if name == "house.db":
        (tmp_path / "elsewhere").replace(file)
    other = sqlite3.connect(file, timeout=0)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("INSERT INTO push_keys (id, private) VALUES (1, 'a key')")
    other.close()
    assert look(store) == "gone", "until the house is opened again"
    store.close()
    store = Store(f"sqlite:///{file}")
    store.try_to_write()
    store.close()


@keeper
def test_the_log_is_lines_of_json(kept: RunningHouse) -> None:
    lines = [line for line in kept.log.splitlines() if not line.startswith("Crownlands is open")]
    assert all({"event", "level", "timestamp"} <= set(json.loads(line)) for line in lines)
    assert lines


@keeper
def test_what_no_browser_sends_is_a_line_of_json_too_and_does_not_fill_the_log(kept: RunningHouse) -> None:
    """uvicorn writes a line of its own for each of these, for anybody who sends them."""
    address, began = urlsplit(kept.url), monotonic()
    for _ in range(3 * LINES_AT_ONCE):
        with socket.create_connection((address.hostname, address.port), timeout=PATIENCE) as line:
            line.sendall(b"what?\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 400")
    lines = [json.loads(line) for line in kept.log.splitlines() if "Invalid HTTP request" in line]
    assert LINES_AT_ONCE <= len(lines) <= LINES_AT_ONCE + 1 + LINES_A_SECOND * (monotonic() - began)
    assert {(line["event"], line["library"], line["level"]) for line in lines} == {
        ("library", "uvicorn.error", "warning")
    }


@keeper
def test_the_admin_is_a_command_of_its_own(kept: RunningHouse) -> None:
    environment = {**os.environ, "CROWNLANDS_DATABASE": kept.database}
    command = [str(COMMAND), "admin", "list", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert isinstance(json.loads(done.stdout), list)


@keeper
def test_the_keeper_lists_and_inspects_tables(kept: RunningHouse) -> None:
    ann, bob = kept.guest("Ann"), kept.guest("Bob")
    table, waiting = duel(ann, bob), ann.create("me", "open")
    with ann.socket(table) as place:
        place.move()
    listed = json.loads(admin(kept.database, "list", "--json"))
    assert {table["id"], waiting["id"]} <= {row["id"] for row in listed}
    only = json.loads(admin(kept.database, "list", "--status", "waiting", "--json"))
    assert waiting["id"] in [row["id"] for row in only]
    assert table["id"] not in [row["id"] for row in only]
    assert "Ann, Bob" in admin(kept.database, "list")
    found = json.loads(admin(kept.database, "inspect", table["id"], "--json"))
    assert (found["status"], found["answers"], found["entries"], found["asked"]) == ("playing", 1, 1, [1])
    assert found["seed"] is None, "not even the keeper sees the seed of a running game by chance"
    assert "nowhere" in admin(kept.database, "inspect", "nowhere", code=2)


@pytest.mark.parametrize(
    "damage",
    [
        "players = '{{'", "players = '[1]'", "players = '[{}]'", "setup = 'xx'", "setup = '{}'",
        "clock = '{}'", "status = 'weird'", "changed = 1e300", "changed = 'never'",
    ],
)  # fmt: skip
def test_a_damaged_row_hides_no_other_table_from_the_keeper(open_house: Opening, damage: str) -> None:
    house = open_house()
    ann = house.guest("Ann")
    damaged, whole = ann.create("me", "random"), ann.create("me", "open")
    house.close()
    with house.sql() as sql:
        sql.execute(f"UPDATE tables SET {damage} WHERE id = ?", (damaged["id"],))
    listed = admin(house.database, "list")
    assert damaged["id"] in listed
    assert whole["id"] in listed
    for action in (["inspect"], ["rewind", "--to", "0"]):
        assert "is damaged" in admin(house.database, action[0], damaged["id"], *action[1:], code=2)
    assert json.loads(admin(house.database, "inspect", whole["id"], "--json"))["status"] == "waiting"


@keeper
def test_the_keeper_rewinds_a_running_table_by_force(kept: RunningHouse) -> None:
    ann, bob = kept.guest("Ann"), kept.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=9)
        view = ann.at(table, 4)["view"]
        admin(kept.database, "rewind", table["id"], "--to", "4", "--force")
        for place in (at_ann, at_bob):
            place.hear_until("state", lambda state: state["table"]["answers"] == 4)
        assert at_ann.view == view
        play(at_ann, at_bob, answers=6)
    for wrong in ("-1", "99"):
        assert "be rewound" in admin(kept.database, "rewind", table["id"], f"--to={wrong}", "--force", code=2)


@keeper
def test_the_keeper_rewinds_a_table_if_its_people_agree(kept: RunningHouse) -> None:
    ann, bob = kept.guest("Ann"), kept.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=6)
        admin(kept.database, "rewind", table["id"], "--to", "2")
        for place in (at_ann, at_bob):
            eventually(lambda: place.settle() is not None and place.undo_asked, "the question")  # noqa: B023
            assert place.undo_asked["needs"] == [0, 1]
        at_ann.say(type="consent", yes=True)
        at_bob.hear_until("undo", lambda message: message["needs"] == [1])
        at_bob.say(type="consent", yes=True)
        at_ann.hear_until("state", lambda state: state["table"]["answers"] == 2)


@keeper
def test_a_game_that_was_over_is_played_on_after_the_keeper_has_rewound_it(kept: RunningHouse) -> None:
    ann, bob = kept.guest("Ann"), kept.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob)
        last = at_ann.answers
        admin(kept.database, "rewind", table["id"], "--to", str(last - 6), "--force")
        for place in (at_ann, at_bob):
            place.hear_until("state", lambda state: state["table"]["answers"] == last - 6)
            assert place.table["status"] == "playing"
            assert place.scores is None
        play(at_ann, at_bob, seed="otherwise")
        eventually(lambda: ann.look(table)["status"] == "over", "the end")


@keeper
def test_a_table_that_the_keeper_clears_away_is_gone_for_all(kept: RunningHouse) -> None:
    ann, bob = kept.guest("Ann"), kept.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as place:
        admin(kept.database, "delete", table["id"])
        eventually(lambda: ann.ask("GET", f"/api/tables/{table['id']}").status_code == 404, "the end of the table")
        with pytest.raises(Exception, match=r"1013|close"):
            while True:
                place.hear()
    assert admin(kept.database, "delete", table["id"], code=2)
    assert table["id"] not in [mine["id"] for mine in ann.get("/api/tables?which=mine")]


@keeper
def test_a_table_moves_to_another_house_with_its_log_and_chat(
    kept: RunningHouse, open_house: Opening, tmp_path: Path
) -> None:
    ann, bob = kept.guest("Ann"), kept.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=15)
        at_ann.say(type="chat", text="We move!")
        at_bob.hear_until("chat")
        view = at_ann.view
    admin(kept.database, "export", table["id"], str(tmp_path / "table.json"))
    other = open_house()
    admin(other.database, "import", str(tmp_path / "table.json"))
    with other.stranger().socket(table) as watching:
        assert watching.answers == 15
        assert watching.view == view
        assert [line["text"] for line in watching.chat] == ["We move!"]
    assert "already" in admin(other.database, "import", str(tmp_path / "table.json"), code=2)


@keeper
def test_a_file_that_holds_no_whole_table_is_refused_and_nothing_is_kept(
    kept: RunningHouse, tmp_path: Path
) -> None:
    ann, bob = kept.guest("Ann"), kept.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as place:
        place.move()
    admin(kept.database, "export", table["id"], str(tmp_path / "table.json"))
    good = json.loads((tmp_path / "table.json").read_text())
    database = f"sqlite:///{tmp_path / 'new.db'}"
    line = {"id": 1, "table": table["id"], "seat": 0, "name": "Ann", "text": "hello", "at": 1.0}
    wrong: list[Any] = [
        [], {}, {**good, "format": "other"}, {**good, "tables": []}, {**good, "entries": None},
        {**good, "tables": [{**good["tables"][0], "game": "chess"}]},
        {**good, "tables": [{**good["tables"][0], "players": []}]},
        {**good, "entries": [{**good["entries"][0], "ref": "card:nonsense"}]},
        {**good, "entries": [{**good["entries"][0], "seq": "x"}]},
        {**good, "entries": good["entries"] * 2},
        {**good, "seats": [{"table": "elsewhere", "seat": 0, "person": "x"}]},
        {**good, "tables": good["tables"] * 2},
        {**good, "tables": [*good["tables"], {**good["tables"][0], "id": "unseen"}]},
        {**good, "tables": [{**good["tables"][0], "changed": 1e300}]},
        {**good, "entries": [{**good["entries"][0], "at": -1e300}]},
        *({**good, "chat": [{**line, **odd}]} for odd in (
            {"table": "elsewhere"}, {"text": "\ud800"}, {"seat": 10**30}, {"at": float("nan")},
        )),
    ]  # fmt: skip
    store = Store(database)
    for number, data in enumerate(wrong):
        with pytest.raises(CrownlandsError):
            import_table(store, data)
            raise AssertionError(f"number {number} was taken")
        assert list_tables(store, None) == [], data
    setup = good["tables"][0]["setup"]
    setup["options"] = setup.pop("variants")  # as versions before this one wrote it
    assert import_table(store, good) == table["id"]
    row = store.table(table["id"])
    assert row is not None and row["setup"]["variants"] == setup["options"]
    assert "options" not in row["setup"]
    store.close()
    (tmp_path / "torn.json").write_text("{")
    for name in ("torn.json", "missing.json"):
        assert name in admin(database, "import", str(tmp_path / name), code=2)


@pytest.mark.parametrize(
    "action", [["list"], ["inspect", "ABC"], ["delete", "ABC"], ["backup", "all.gz"], ["vacuum"]]
)
def test_a_mistyped_database_is_not_made(tmp_path: Path, action: list[str]) -> None:
    """An empty house would have been listed, and a folder left behind."""
    folder = tmp_path / "houes"
    assert "there is no database house.db" in admin(f"sqlite:///{folder}/house.db", *action, code=2)
    assert not folder.exists()


@pytest.mark.parametrize(
    "database",
    [
        "sqlite:///{folder}/house.db?timeout=soon",
        "sqlite:///{folder}/house.db?check_same_thread=perhaps",
        "sqlite:///{folder}/a%00b",
        "sqlite://elsewhere/house.db",
        "sqlite:///{folder}/loop",
        "postgresql://127.0.0.1:1/house?port=door",
    ],
)
@pytest.mark.parametrize("action", [["admin", "restore", "nothing.gz"], ["serve", "--port", "0"]])
def test_an_address_that_leads_to_no_database_is_one_clear_line(
    tmp_path: Path, database: str, action: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "loop").symlink_to("loop")
    monkeypatch.setenv("CROWNLANDS_DATABASE", database.format(folder=tmp_path))
    said, complained = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(complained):
        assert main(action) == 2
    # `serve` may say first that there is no browser client
    assert "database" in complained.getvalue().splitlines()[-1]
    assert not (tmp_path / "house.db").exists()


def test_of_a_file_without_end_no_more_is_read_than_a_table_may_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device such as /dev/zero, read whole, would fill the memory."""
    monkeypatch.setattr("crownlands.cli.admin.LARGEST_TABLE", 1000)
    file = tmp_path / "endless"
    os.mkfifo(file)
    with os.fdopen(os.open(file, os.O_RDWR), "wb", buffering=0) as end:
        end.write(b"[" * 1001)  # and nothing ends it
        refused = admin(f"sqlite:///{tmp_path}/house.db", "import", str(file), code=2)
    assert "contains no exported table" in refused


@keeper
def test_a_table_whose_name_no_text_can_have_is_not_there(kept: RunningHouse) -> None:
    command: list[str | bytes] = [str(COMMAND), "admin", "--database", kept.database, "inspect", b"\xff"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "there is no table" in done.stderr


@keeper
def test_an_export_that_fails_leaves_the_older_file(kept: RunningHouse, tmp_path: Path) -> None:
    ann = kept.guest("Ann")
    table, file = ann.create("me", "random"), tmp_path / "table.json"
    admin(kept.database, "export", table["id"], str(file))
    older = file.read_bytes()
    with pytest.raises(OSError, match="no space left"), own_file(file) as begun:
        begun.write(b"{")
        raise OSError("no space left")
    assert file.read_bytes() == older
    assert list(tmp_path.iterdir()) == [file]


def test_a_database_that_is_locked_is_one_clear_line_for_the_keeper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object, **__: object) -> None:
        raise sa.exc.OperationalError("DELETE FROM tables", {}, Exception("database is locked"))

    monkeypatch.setattr("crownlands.server.expiry.remove_expired", locked)
    database = f"sqlite:///{tmp_path / 'house.db'}"
    Store(database).close()
    assert "database is locked" in admin(database, "vacuum", code=2)


# -- memory ---------------------------------------------------------------------------------------------------


def test_tables_that_nobody_looks_at_leave_the_memory(open_house: Opening, tmp_path: Path) -> None:
    """After five minutes; in this house, after half a second."""
    (tmp_path / "sitecustomize.py").write_text("import crownlands.server.autoplay as s\ns.IDLE_SECONDS = 0.5\n")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    house = open_house(pythonpath=os.pathsep.join(paths))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    clock = {"kind": "live", "minutes": 5}
    tables = [ann.create("me", "open"), duel(ann, bob), ann.create("random", "random", clock=clock)]
    watched = duel(ann, bob)
    ticking = ann.create("me", "random", clock=clock)
    with ann.socket(watched) as place:
        eventually(lambda: house.metric("crownlands_live_tables") == 2, "the leaving of idle tables")
        place.move()
        assert house.metric("crownlands_live_tables") == 2, "one is looked at, one has a clock that runs"
    for table in tables:
        ann.look(table)
    assert ann.look(tables[2])["status"] == "over"
    assert ann.look(ticking)["left"][0] < 300
