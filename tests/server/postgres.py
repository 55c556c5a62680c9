"""A real PostgreSQL of the tests' own, on a port of loopback."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.house import LOOPBACK, ending_with_the_tests, eventually, free_port
from tests.server.place import PATIENCE


def binaries() -> Path:
    """Where initdb and postgres are; Debian's package is fetched if we may."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "postgresql"]
        subprocess.run(install, capture_output=True, check=False, timeout=300)
        found = _found()
    if found is None:
        pytest.skip("no PostgreSQL on this machine (install Debian's package `postgresql`)")
    return found


def _found() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    folders += [Path(on_path).parent] if on_path else []
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def _owner() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    pytest.skip("PostgreSQL does not run as root, and there is no user for it")


class Postgres:
    """A database server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._bin, self._owner, self._folder = binaries(), _owner(), folder
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        if self._owner:
            os.chown(folder, self._owner["user"], self._owner["group"])
        initdb = [str(self._bin / "initdb"), "-D", str(folder / "data"), "-U", "crownlands", "--auth=trust"]
        initdb += ["--no-sync", "--encoding=UTF8", "--locale=C"]
        done = subprocess.run(
            initdb, capture_output=True, cwd=folder, check=False, timeout=PATIENCE, **self._owner
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        command = ending_with_the_tests(str(self._bin / "postgres"), "-D", str(self._folder / "data"))
        command += ["-k", str(self._folder)]
        command += ["-p", str(self._port), "-c", f"listen_addresses={LOOPBACK}", "-c", "max_connections=60"]
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen(command, cwd=self._folder, **quiet, **self._owner)
        eventually(self._answers, "PostgreSQL's start")

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(timeout=PATIENCE)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str) -> str:
        return f"postgresql://crownlands@{LOOPBACK}:{self._port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"house_{self._databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="crownlands-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def query(database: str, sql: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database) as connection:
        return connection.execute(sql.encode()).fetchall()


def change(database: str, *sql: str) -> None:
    with psycopg.connect(database) as connection:
        for line in sql:
            connection.execute(line.encode())
