"""A real house in a process of its own, the people in it, and their places at its tables."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple
from uuid import uuid4

import httpx

from crownlands.cli import main
from crownlands.core.dice import seed_hash
from crownlands.core.table import Table
from tests.server.place import PATIENCE, Message, Place

COMMAND = Path(sys.executable).with_name("crownlands")
LOOPBACK = "127.0.0.1"
THOROUGH = {"REVIEW_SECONDS": "3600", "BOT_SECONDS": "40"}
"""Time enough for a review to be as thorough as it ever is, however busy the machine."""


_held: list[socket.socket] = []
"""Ports that this process has been given, as long as it lives."""


def free_port() -> int:
    """A port that nobody else is given: it stays bound here, and our servers can listen at it all the same."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((LOOPBACK, 0))
    _held.append(door)
    return int(door.getsockname()[1])


def eventually(happened: Callable[[], Any], what: str = "it", seconds: float = PATIENCE) -> Any:
    """Wait until something is true, and give it back."""
    end = monotonic() + seconds
    while monotonic() < end:
        found = happened()
        if found:
            return found
        sleep(0.02)
    raise AssertionError(f"{what} did not happen within {seconds} s")


def ending_with_the_tests(*command: str) -> list[str]:
    """A command whose process does not outlive the tests, however these end (where the machine knows how)."""
    return [*(["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []), *command]


class RunningHouse:
    """`crownlands serve` on a free port, with a database of its own."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'house.db'}"
        self.settings = {"RATE": "0", "OPEN_TABLES": "0", "RUNNING_TABLES": "0", "BOT_PAUSE": "0", **settings}
        self.arguments: list[str] = []
        self.log_file = folder / "house.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.url = ""

    # -- opening and closing --------------------------------------------------------------------------------

    def open(self) -> RunningHouse:
        self.begin_to_open()
        return self.wait_until_open()

    def begin_to_open(self, port: int | None = None) -> None:
        """Start the process; the house is open some time later."""
        port = port or free_port()
        self.url = f"http://{LOOPBACK}:{port}"
        settings = {f"CROWNLANDS_{name}": value for name, value in self.settings.items() if name.isupper()}
        others = {name.upper(): value for name, value in self.settings.items() if not name.isupper()}
        command = ending_with_the_tests(str(COMMAND), "serve", "--port", str(port), "--database", self.database)
        command += self.arguments
        environment = {**os.environ, **settings, **others}
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def wait_until_open(self) -> RunningHouse:
        end = monotonic() + PATIENCE
        while monotonic() < end and self._process.poll() is None:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                sleep(0.03)
        self.kill()
        raise AssertionError(f"the house did not open:\n{self.log}")

    @property
    def _process(self) -> subprocess.Popen[bytes]:
        assert self.process is not None, "the house is not open"
        return self.process

    @property
    def pid(self) -> int:
        return self._process.pid

    def close(self) -> int:
        """Ask it to stop, as an operator would; returns the exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process.poll() is None:
            process.send_signal(how)
        try:
            return process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        finally:
            self.process = None

    @property
    def is_open(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8") if self.log_file.exists() else ""

    def must_have_kept_calm(self) -> None:
        """Whatever people did: nothing surprised the house."""
        for sign in ("Traceback", "task-failed", "tick-failed", "digests-failed", "never awaited"):
            assert sign not in self.log, self.log[-6000:]

    # -- what is in it --------------------------------------------------------------------------------------

    def stranger(self, language: str = "en") -> Person:
        return Person(self, language)

    def guest(self, name: str, language: str = "en", address: str = "") -> Person:
        """Somebody who has told the house a name; with an address, through a proxy."""
        person = Person(self, language)
        if address:
            person.http.headers["X-Forwarded-For"] = address
        person.post("/api/me", name=name)
        return person

    @contextmanager
    def sql(self) -> Iterator[sqlite3.Connection]:
        """The database itself, to look at or to turn back the clock in."""
        connection = sqlite3.connect(self.folder / "house.db", timeout=PATIENCE)
        try:
            with connection:
                yield connection
        finally:
            connection.close()

    def stored(self, table: str) -> list[tuple[int, str, int, str]]:
        """The log of a table as it is on the disk: number, kind, seat, ref."""
        with self.sql() as connection:
            query = 'SELECT seq, kind, seat, ref FROM entries WHERE "table" = ? ORDER BY seq'
            return connection.execute(query, (table,)).fetchall()

    def dealt(self, table: Message, seed: str) -> Message:
        """The same table before its first answer, with a seed that the test knows, under a new name."""
        with self.sql() as sql:
            (setup,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (table["id"],)).fetchone()
        new = self.copy_of(table, entries=False, setup={**json.loads(setup), "seed": seed})
        return {**new, "seed_hash": seed_hash(seed)}

    def copy_of(
        self,
        table: Message,
        *,
        earlier: float = 0.0,
        entries: bool = True,
        setup: Message | None = None,
        like: Table | None = None,
        **changes: Any,
    ) -> Message:
        """The same table once more, so many seconds earlier, under a name that the house has not opened yet.

        `like`: with the seed and the answers of a table that was played elsewhere.
        """
        new = f"{table['id'][:6]}-{uuid4().hex[:8]}"
        with self.sql() as sql:
            sql.row_factory = sqlite3.Row
            row = dict(sql.execute("SELECT * FROM tables WHERE id = ?", (table["id"],)).fetchone())
            setup = setup or json.loads(row["setup"])
            if like is not None:
                setup["seed"] = like.setup.seed
            row.update(id=new, setup=json.dumps({**setup, "started": setup["started"] - earlier}), **changes)
            if row["saga"] == table["id"]:
                row["saga"] = new  # a copy of the first table begins a saga of its own
            _insert(sql, "tables", row)
            for name in ("seats", "entries") if entries else ("seats",):
                for part in sql.execute(f'SELECT * FROM {name} WHERE "table" = ?', (table["id"],)).fetchall():
                    _insert(sql, name, {**part, "table": new})
            sql.execute('UPDATE entries SET at = at - ? WHERE "table" = ?', (earlier, new))
            if like is not None:
                sql.execute('DELETE FROM entries WHERE "table" = ?', (new,))
                for seq, answer in enumerate(like.history, start=1):
                    entry = {"seq": seq, "kind": "answer", "seat": answer.seat, "ref": answer.ref}
                    _insert(sql, "entries", {"table": new, **entry, "at": setup["started"] - earlier})
        return {**table, "id": new}

    def metric(self, name: str) -> float:
        text = httpx.get(f"{self.url}/metrics").text
        return sum(
            float(line.split()[-1]) for line in text.splitlines() if line.split("{")[0].split(" ")[0] == name
        )


def _insert(sql: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    names = ", ".join(f'"{name}"' for name in row)
    sql.execute(f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(row))})", list(row.values()))


class Refused(NamedTuple):
    """What the house said no with."""

    status: int
    key: str
    text: str


class Person:
    """Somebody with a browser."""

    def __init__(self, house: RunningHouse, language: str = "en") -> None:
        self.house = house
        self.language = language
        headers = {"X-Crownlands": "1", "Accept-Language": language}
        self.http = httpx.Client(base_url=house.url, headers=headers, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.request(method, f"{self.house.url}{path}", json=body, **more)

    def get(self, path: str) -> Any:
        return self._granted(self.ask("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        return self._granted(self.ask("POST", path, body))

    @staticmethod
    def _granted(answer: httpx.Response) -> Any:
        assert answer.status_code == 200, (answer.status_code, answer.text)
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> Refused:
        """The refusal of a request that must not be granted."""
        return self.refusal_in(self.ask(method, path, body if method == "POST" else None))

    @staticmethod
    def refusal_in(answer: httpx.Response) -> Refused:
        assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
        error = answer.json()["error"]
        assert set(error) == {"key", "text"}
        assert error["text"].endswith((".", "?")), error
        return Refused(answer.status_code, error["key"], error["text"])

    @property
    def id(self) -> str:
        return str(self.get("/api/me")["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def own_headers(self) -> dict[str, str]:
        """What its browser, and the proxy before the house, say about a person."""
        address = self.http.headers.get("X-Forwarded-For")
        return ({"Cookie": self.cookie} if self.cookie else {}) | ({"X-Forwarded-For": address} if address else {})

    def create(self, *seats: str, game: str = "legends", seed: str | None = None, **more: Any) -> Message:
        """Open a table with these seats; with a seed, if all of them are taken, always the same game."""
        made: Message = self.post("/api/tables", game=game, seats=list(seats), **more)
        return made if seed is None else self.house.dealt(made, seed)

    def sit(self, table: Message, seat: int | None = None) -> Message:
        seated: Message = self.post(f"/api/tables/{table['id']}/sit", seat=seat)
        return seated

    def start(self, table: Message) -> Message:
        started: Message = self.post(f"/api/tables/{table['id']}/start")
        return started

    def look(self, table: Message) -> Message:
        info: Message = self.get(f"/api/tables/{table['id']}")
        return info

    def at(self, table: Message, answers: int, seat: int | None = None) -> Message:
        """The table after so many answers."""
        query = "" if seat is None else f"?seat={seat}"
        then: Message = self.get(f"/api/tables/{table['id']}/at/{answers}{query}")
        return then

    def socket(self, table: Message, **more: Any) -> Place:
        """Take a place at a table."""
        return Place(self, table["id"], **more)


def admin(database: str, *arguments: str, code: int = 0) -> str:
    """What `crownlands admin …` says, or the one line with which it refuses."""
    said, complained = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(complained):
        ended = main(["admin", "--database", database, *arguments])
    assert ended == code, (said.getvalue(), complained.getvalue())
    assert complained.getvalue().count("\n") == (1 if code else 0), complained.getvalue()
    return complained.getvalue() if code else said.getvalue()
