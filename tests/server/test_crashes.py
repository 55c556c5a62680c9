"""What happens when things break: power cuts, full disks, wrong databases."""

from __future__ import annotations

import resource
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crownlands.cli import main
from crownlands.core.errors import CrownlandsError
from crownlands.server.database_file import ROOM
from crownlands.server.database_tables import push_keys
from crownlands.server.health import look
from crownlands.server.settings import MOST, Settings
from crownlands.server.store import Store
from tests.server.house import COMMAND, LOOPBACK, Person, RunningHouse, eventually
from tests.server.place import PATIENCE, Message, Place, play
from tests.server.postgres import Postgres, change
from tests.server.test_play import duel

Opening = Callable[..., RunningHouse]


# -- power cuts -----------------------------------------------------------------------------------------------


class Player(Thread):
    """Somebody who plays as fast as they can, until the line is dead, and remembers all that was announced."""

    def __init__(self, person: Person, table: Message) -> None:
        super().__init__(daemon=True)
        self.place = person.socket(table)
        self.announced: dict[int, int] = {}
        self._random = Random(person.id)

    def run(self) -> None:
        try:
            while not self.place.over:
                if self.place.decisions:
                    self.place.answer(self._random.choice(self.place.decisions[0]["options"]))
                message = self.place.hear()
                if message["type"] == "move":
                    self.announced[message["seq"]] = message["by"]
                self.place.decisions = self.place.decisions if message["type"] in ("move", "state") else []
        except (ConnectionClosed, EOFError, OSError):
            pass


def test_kill_9_in_the_middle_of_moves_loses_no_announced_move(open_house: Opening) -> None:
    house = open_house()
    people = [house.guest(name) for name in ("Ann", "Bob")]
    tables = [duel(*people) for _ in range(4)]
    for moves in (5, 60, 200):
        players = [Player(person, table) for table in tables for person in people]
        for player in players:
            player.start()
        eventually(lambda: sum(len(player.announced) for player in players) > moves, "moves")  # noqa: B023
        house.kill()
        for player in players:
            player.join(20)
            player.place.close()
        for player in players:
            stored = {seq: seat for seq, kind, seat, _ in house.stored(player.place.table["id"])}
            assert player.announced.items() <= stored.items()
        house.open()
    for table in tables:
        with people[0].socket(table) as at_ann, people[1].socket(table) as at_bob:
            assert at_ann.answers == len(house.stored(table["id"]))
            play(at_ann, at_bob, answers=at_ann.answers + 3)


def test_an_answer_sent_again_after_the_crash_is_harmless(open_house: Opening) -> None:
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as place:
        asked = place.decisions[0]
        place.move(asked["options"][2])
        house.kill()
    house.open()
    with ann.socket(table) as place:
        place.say(type="answer", seat=0, seq=asked["seq"], ref=asked["options"][2])
        place.settle()
        assert place.errors == []
        assert place.answers == 1


def test_after_a_crash_bots_and_orders_go_on_by_themselves(open_house: Opening) -> None:
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    tables = [ann.create("random", "random"), duel(ann, bob)]
    house.kill()
    with house.sql() as sql:  # the crash came when a bot had the next word
        sql.execute('DELETE FROM entries WHERE "table" = ? AND seq > 3', (tables[0]["id"],))
        sql.execute("UPDATE tables SET status = 'playing'")
        entry = (tables[1]["id"], 1, "bot", 0, "random", 0.0)
        sql.execute('INSERT INTO entries ("table", seq, kind, seat, ref, at) VALUES (?, ?, ?, ?, ?, ?)', entry)
    house.open()
    eventually(lambda: len(house.stored(tables[0]["id"])) > 50, "a game of bots")
    eventually(lambda: len(house.stored(tables[1]["id"])) == 2, "the answer of the bot that stands in")


def test_a_game_whose_end_was_cut_off_is_over_all_the_same(house: RunningHouse, ann: Person, bob: Person) -> None:
    """The last answer was stored, but neither that the game is over nor the next game of the saga."""
    table = ann.create("me", "open", saga="long-game")
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob)
    cut_off = house.copy_of(table, status="playing", next=None)
    found = ann.look(cut_off)
    assert found["status"] == "over"
    assert found["seed"]
    assert eventually(lambda: ann.look(cut_off)["next"], "the next game of the saga")


def test_an_answer_counts_though_its_sender_is_cut_off_at_once(ann: Person, bob: Person) -> None:
    """What the house has heard, it does and tells the others, even if the line is dead by then."""
    table = duel(ann, bob)
    with bob.socket(table) as at_bob:
        for answers in range(1, 10, 2):
            with ann.socket(table) as gone:
                gone.answer()
                gone.fall_silent()
                at_bob.hear_until("move", lambda move: move["by"] == 0)
            assert at_bob.answers == answers
            at_bob.move()


def test_sigterm_ends_the_house_in_order(open_house: Opening) -> None:
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    place = ann.socket(table)
    place.move()
    assert house.close() in (0, -signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            place.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1001, 1012), "clients are told to come back"
    place.close()
    assert '"closed"' in house.log
    assert not (house.folder / "house.db-wal").exists() or (house.folder / "house.db-wal").stat().st_size == 0
    house.open()
    assert ann.look(table)["answers"] == 1


# -- full disks -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small_disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("small-disk")).open()
    yield house
    free_disk(house)
    house.close()
    house.must_have_kept_calm()


def fill_disk(house: RunningHouse) -> None:
    """From now on the house cannot make any file longer."""
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))


def free_disk(house: RunningHouse) -> None:
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def quiet(place: Place) -> bool:
    return not any(message["type"] == "move" for message in place.settle())


@pytest.mark.xdist_group("small-disk")
def test_a_full_disk_refuses_moves_announces_nothing_and_loses_none(small_disk: RunningHouse) -> None:
    house = small_disk
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=4)
        fill_disk(house)
        mover, other = (at_ann, at_bob) if at_ann.decisions else (at_bob, at_ann)
        view = mover.view
        for _ in range(3):
            mover.answer()
            assert mover.hear_until("error")["key"] == "not-stored"
        mover.say(type="chat", text="hello?")
        assert mover.hear_until("error")["key"] == "not-stored"
        mover.say(type="resign", seat=mover.seat)
        assert mover.hear_until("error")["key"] == "not-stored"
        assert quiet(mover)
        assert quiet(other)
        assert mover.view == other.view == view
        assert mover.look_again() == 4
        assert len(house.stored(table["id"])) == 4
        refusing = {"status": "trouble", "database": "refusing"}  # an answer from before is valid for a moment
        eventually(lambda: httpx.get(f"{house.url}/health").json() == refusing, "the trouble")
        assert httpx.get(f"{house.url}/health").status_code == 503
        free_disk(house)
        eventually(lambda: httpx.get(f"{house.url}/health").status_code == 200, "the end")
        play(at_ann, at_bob, answers=8)
    house.kill()
    house.open()
    assert ann.look(table)["answers"] == 8


def test_a_disk_that_has_room_for_little_things_alone_is_full(tmp_path: Path) -> None:
    """A move was refused, the date of a visit was not: the house was said to be well, and live clocks ran on."""
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    with pytest.raises(OperationalError), store.write():
        raise OperationalError("INSERT", None, Exception("database or disk is full"))
    largest = max(file.stat().st_size for file in tmp_path.iterdir())
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest + ROOM // 2, before[1]))
    try:
        with store.write() as connection:
            connection.execute(push_keys.insert(), {"id": 1, "private": "a key"})
        assert store.refusals.going_on
        with pytest.raises(OperationalError):
            store.try_to_write()
        assert store.refusals.going_on
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    store.try_to_write()
    assert not store.refusals.going_on
    store.close()


NO_ROOM = """
    CREATE FUNCTION no_room() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END $$;
    CREATE EVENT TRIGGER no_room ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION no_room();
"""
"""No file of this database can grow; a row may still be changed in a page that has room for it."""


@pytest.mark.xdist_group("postgres")
def test_a_disk_of_postgresql_that_has_room_for_little_things_alone_is_full(postgres: Postgres) -> None:
    """The same, and every now and then `/health` said that all was well."""
    database = postgres.new_database()
    store = Store(database)
    with pytest.raises(OperationalError), store.write():
        raise OperationalError("INSERT", None, Exception("could not extend file"))
    change(database, NO_ROOM)
    with store.write() as connection:
        connection.execute(push_keys.insert(), {"id": 1, "private": "a key"})
    with pytest.raises(OperationalError):
        store.try_to_write()
    assert store.refusals.going_on
    change(database, "DROP EVENT TRIGGER no_room")
    store.try_to_write()
    assert not store.refusals.going_on
    store.close()


@pytest.mark.xdist_group("postgres")
def test_who_may_not_try_how_much_room_there_is_is_believed_to_have_some(postgres: Postgres) -> None:
    database = postgres.new_database()
    Store(database).close()
    name = database.rpartition("/")[2]
    change(
        database,
        f"CREATE ROLE narrow_{name} LOGIN",
        f"REVOKE TEMP ON DATABASE {name} FROM PUBLIC",
        f"GRANT ALL ON ALL TABLES IN SCHEMA public TO narrow_{name}",
    )
    store = Store(database.replace("crownlands@", f"narrow_{name}@"))
    store.try_to_write()
    assert not store.refusals.going_on
    store.close()


@pytest.mark.xdist_group("small-disk")
def test_on_a_full_disk_nobody_sits_down_or_starts_by_halves(small_disk: RunningHouse) -> None:
    house = small_disk
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table, other = ann.create("me", "open"), ann.create("me", "open")
    bob.sit(other)
    fill_disk(house)
    for person, request, body in (
        (bob, f"/api/tables/{table['id']}/sit", {"seat": 1}),
        (ann, f"/api/tables/{other['id']}/start", {}),
        (bob, f"/api/tables/{other['id']}/leave", {}),
        (ann, f"/api/tables/{other['id']}/seat", {"seat": 1, "kind": "random"}),
        (ann, "/api/tables", {"game": "legends", "seats": ["me", "open"]}),
        (ann, "/api/me", {"name": "Anna"}),
    ):
        answer = person.ask("POST", request, body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "not-stored"), request
    assert ann.look(table)["players"][1]["kind"] == "open"
    assert ann.look(other)["status"] == "waiting"
    assert ann.look(other)["players"][1]["name"] == "Bob"
    free_disk(house)
    bob.sit(table, 1)
    assert ann.start(other)["status"] == "playing"


@pytest.mark.xdist_group("small-disk")
def test_on_a_full_disk_bots_wait_without_haste(small_disk: RunningHouse) -> None:
    house = small_disk
    ann = house.guest("Ann")
    table = ann.create("me", "random")
    with ann.socket(table) as place:
        place.move()
        while not place.decisions:
            place.hear()
        fill_disk(house)
        place.answer()
        assert place.hear_until("error")["key"] == "not-stored"
        free_disk(house)
        place.move()
        fill_disk(house)
        heard = 0
        with pytest.raises(TimeoutError):
            while True:
                heard += place.hear(1.5)["type"] in ("state", "move")
        assert heard < 10, "the bot tries again and again, and tells everybody"
        free_disk(house)
        while not place.decisions:
            place.hear()


@pytest.mark.parametrize("space", [50_000, 80_000, 110_000])
def test_a_disk_that_is_full_in_the_middle_of_a_migration_leaves_the_database_as_it_was(
    tmp_path: Path, space: int
) -> None:
    """Half of the tables stayed, and with them in the way the house never opened again."""
    (tmp_path / "house.db").touch()
    command = [str(COMMAND), "admin", "--database", f"sqlite:///{tmp_path / 'house.db'}", "list", "--json"]
    limited = ["prlimit", f"--fsize={space}", *command]
    full = subprocess.run(limited, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (full.returncode, full.stdout, full.stderr.count("\n")) == (2, "", 1), full
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "[]", ""), done


def test_two_who_open_a_new_database_at_once_both_have_it(tmp_path: Path) -> None:
    (tmp_path / "house.db").touch()
    command = [str(COMMAND), "admin", "--database", f"sqlite:///{tmp_path / 'house.db'}", "list", "--json"]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for _ in range(3)]
    told = [one.communicate(timeout=PATIENCE)[0].strip() for one in both]
    assert told == [b"[]"] * len(both)


# -- a house that cannot open ---------------------------------------------------------------------------------


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., str]:
    """The one line with which a house says that it cannot open."""

    def complain(port: int = 0, database: str = f"sqlite:///{tmp_path / 'house.db'}", host: str = LOOPBACK) -> str:
        assert main(["serve", "--host", host, "--port", str(port), "--database", database]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1, said.err
        return said.err.strip()

    return complain


def test_a_database_file_that_is_garbage_ends_the_command_with_one_line_and_2(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_bytes(b"this is not a database, it is a poem\n" * 200)
    command = [str(COMMAND), "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'house.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert "house.db" in done.stderr
    assert "not a database" in done.stderr


@pytest.mark.parametrize(
    ("database", "word"),
    [
        ("mysql://localhost/house", "mysql"),
        ("not an address", "not a database address"),
        ("sqlite:////proc/nowhere/house.db", "nowhere"),
        ("postgresql://keeper:hush-hush@127.0.0.1:1/house", "cannot use the database"),
        ("postgresql://127.0.0.1:port/house", "not a database address"),
        ("oracle+nothing://x", "oracle"),
        ("sqlite:////proc/nowhere/house.db?nonsense=1", "'nonsense'"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_in_one_line(
    complaint: Callable[..., str], database: str, word: str
) -> None:
    said = complaint(database=database)
    assert word in said
    assert "hush-hush" not in said


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_none(database: str) -> None:
    """The house opened, and every thread of it had an empty database of its own."""
    with pytest.raises(CrownlandsError, match="in memory"):
        Store(database)


def test_a_port_that_is_taken_or_is_none_is_named_in_one_line(complaint: Callable[..., str]) -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert str(port) in complaint(port=port)
    for wrong in (-1, 65536):
        assert str(wrong) in complaint(port=wrong)


def test_an_address_of_ipv6_is_named_as_browsers_take_it(complaint: Callable[..., str]) -> None:
    assert "http://[2001:db8::1]:8000/: " in complaint(host="2001:db8::1", port=8000)  # nobody has this one


@pytest.mark.parametrize("name", ["RATE", "BOT_SECONDS", "NOTICE_AFTER"])
@pytest.mark.parametrize("value", ["many", "nan", "-3"])
def test_a_setting_that_is_no_number_is_named_in_one_line(
    complaint: Callable[..., str], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"CROWNLANDS_{name}", value)
    assert f"CROWNLANDS_{name}" in complaint()


def test_no_patience_with_the_database_is_named_in_one_line(
    complaint: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could come in or sit down, and `/health` said that all was well."""
    monkeypatch.setenv("CROWNLANDS_STORE_SECONDS", "0")
    assert "CROWNLANDS_STORE_SECONDS must be a number from 0.1 to" in complaint()


def test_endless_patience_with_the_database_is_not_none(tmp_path: Path) -> None:
    """SQLite took so many milliseconds for none at all."""
    store = Store(f"sqlite:///{tmp_path / 'house.db'}", MOST)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one() > 1_000_000_000
    store.close()


@pytest.mark.parametrize("name", ["RATE", "REQUEST_SECONDS"])
def test_a_limit_that_lets_nobody_in_is_named_in_one_line(
    complaint: Callable[..., str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(f"CROWNLANDS_{name}", "1e-300")
    assert f"CROWNLANDS_{name} must be 0, or a number from 0.1 to" in complaint()
    monkeypatch.setenv(f"CROWNLANDS_{name}", "0")
    Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WEBHOOKS", "pubic"),
        ("URL", "http://[::1"),
        ("URL", "play.example"),
        ("URL", "https://play.example:99999"),
        ("SMTP", "keeper:hush-hush@mail.example"),
        ("SMTP", "smtp://keeper:hush-hush@mail.example:port"),
        ("MAIL_FROM", "the house"),
        ("PROXIES", "proxy"),
        ("PROXIES", "10.0.0.1/8"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named_in_one_line(
    complaint: Callable[..., str], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    """Taken for the default, it would do what nobody has asked for."""
    monkeypatch.setenv(f"CROWNLANDS_{name}", value)
    said = complaint()
    assert f"CROWNLANDS_{name}" in said
    assert "hush-hush" not in said


def test_blanks_around_a_setting_are_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("WEBHOOKS", " none "),
        ("URL", " https://play.example/ "),
        ("RATE", " 7 "),
        ("SMTP", " "),
    ):
        monkeypatch.setenv(f"CROWNLANDS_{name}", value)
    settings = Settings()
    assert (settings.webhooks, settings.url) == ("none", "https://play.example")
    assert (settings.rate, settings.smtp) == (7, "")


@pytest.mark.parametrize("name", ["\udcd0\udcb4", "\udcff"])
def test_a_folder_whose_letters_the_locale_does_not_know_can_be_named(tmp_path: Path, name: str) -> None:
    """As Python reads a Cyrillic letter where all letters are ASCII, and a byte that is no letter anywhere."""
    store = Store(f"sqlite:///{tmp_path / name / 'house.db'}")
    assert store.shown_url.encode().endswith(b"/house.db")
    assert look(store) == "ok"
    store.close()


def test_a_table_whose_log_does_not_fit_is_refused_and_the_others_play_on(
    house: RunningHouse, ann: Person, bob: Person
) -> None:
    whole = duel(ann, bob)
    broken = house.copy_of(whole)
    with house.sql() as sql:
        entry = (broken["id"], 1, "answer", 1, "card:nonsense", 0.0)
        sql.execute('INSERT INTO entries ("table", seq, kind, seat, ref, at) VALUES (?, ?, ?, ?, ?, ?)', entry)
    assert ann.refused("GET", f"/api/tables/{broken['id']}")[:2] == (409, "broken-table")
    with pytest.raises(InvalidStatus):
        ann.socket(broken)
    assert [table["id"] for table in ann.get("/api/tables?which=mine")] == [whole["id"]]
    with ann.socket(whole) as at_ann, bob.socket(whole) as at_bob:
        play(at_ann, at_bob, answers=4)


def test_a_live_table_whose_log_takes_a_strange_turn_harms_no_other(open_house: Opening) -> None:
    """Such as a word of a newer version: that table is let go, and news of the others are told."""
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    strange, other = duel(ann, bob), duel(ann, bob)
    with ann.socket(strange), ann.socket(other) as place:
        for table, kind, text in ((strange, "dance", ""), (other, "bot", "random")):
            with house.sql() as sql:
                columns = '"table", seq, kind, seat, ref, at'
                entry = (table["id"], 1, kind, 1, text, 0.0)
                sql.execute(f"INSERT INTO entries ({columns}) VALUES (?, ?, ?, ?, ?, ?)", entry)
        place.hear_until("state")
        assert ann.refused("GET", f"/api/tables/{strange['id']}")[:2] == (409, "broken-table")
