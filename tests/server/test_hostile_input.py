"""What a hostile or a clumsy visitor sends: an answer below 500, one clear sentence, nothing that leads inside."""

from __future__ import annotations

import socket
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.requests import HTTPConnection

from crownlands.server.house import House
from crownlands.server.security import Hosts, Limits
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from crownlands.server.visitors import link_in_mail
from crownlands.server.webhooks import must_be_public
from tests.server.house import COMMAND, Person, RunningHouse
from tests.server.test_play import duel

OpenHouse = Callable[..., RunningHouse]


def raw(house: RunningHouse, *lines: str) -> str:
    """The first line of the answer to a request that no library would send."""
    host, port = house.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
        return line.makefile("rb").readline().decode()


# -- nothing gives 500 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/" + "%00" * 20, "/.env", "/..%2fhouse.db"])
def test_no_path_of_a_file_breaks_the_house(house: RunningHouse, path: str) -> None:
    assert " 404 " in raw(house, f"GET {path} HTTP/1.1", f"Host: {house.url[7:]}")


@pytest.mark.parametrize("name", ["a" * 300, "%00", "x%00.js", "..%2findex.html"])
def test_no_name_of_an_asset_breaks_the_house(house: RunningHouse, name: str) -> None:
    """Nor where the browser would take it compressed, for which the house looks for another file beside it."""
    head = (f"GET /assets/{name} HTTP/1.1", f"Host: {house.url[7:]}")
    assert " 404 " in raw(house, *head, "Accept-Encoding: br, gzip")
    assert " 404 " in raw(house, *head)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://[v1.x]/"])
def test_an_origin_that_cannot_be_read_is_foreign(house: RunningHouse, origin: str) -> None:
    head = ["POST /api/me HTTP/1.1", f"Host: {house.url[7:]}", "X-Crownlands: 1", f"Origin: {origin}"]
    assert " 403 " in raw(house, *head, "Content-Length: 0")


def test_a_number_of_thousands_of_digits_is_refused_with_a_sentence(house: RunningHouse, ann: Person) -> None:
    for value in ("9" * 4000, int("9" * 4000), -1e300):
        body = {"game": "legends", "seats": ["me", "random"], "variants": {"leaders": value}}
        try:
            answer = ann.ask("POST", "/api/tables", body)
        except ValueError:  # our own JSON does not write such a number; others do
            text = '{"game":"legends","seats":["me","random"],"variants":{"leaders":' + "9" * 5000 + "}}"
            headers = {"X-Crownlands": "1", "Content-Type": "application/json"}
            answer = ann.http.post("/api/tables", content=text, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert len(answer.json()["error"]["text"]) < 400


def test_a_code_for_a_long_host_is_refused(house: RunningHouse, ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    status = raw(house, f"GET /api/tables/{table['id']}/qr HTTP/1.1", f"Host: {'a' * 4000}")
    assert " 421 " in status


# -- by which names the house is called -----------------------------------------------------------------------


def test_a_page_elsewhere_cannot_call_the_house_by_its_own_name(house: RunningHouse) -> None:
    """DNS rebinding: a stranger's name that points here would share an origin with the house."""
    assert " 421 " in raw(house, "GET /api/me HTTP/1.1", "Host: games.example.com")
    assert " 200 " in raw(house, "GET /api/me HTTP/1.1", f"Host: {house.url[7:]}")


def test_the_names_of_a_house() -> None:
    at_home = Hosts("https://play.example.org/")
    for name in (
        "play.example.org",
        "PLAY.example.org:443",
        "localhost:8000",
        "192.168.1.7",
        "[::1]:80",
        "den.local",
    ):
        assert at_home.know(name), name
    for name in ("evil.example.org", "play.example.org.evil.com", "", "[::", "1.2.3.4.evil.com"):
        assert not at_home.know(name), name


@pytest.mark.parametrize(
    "host", ["localhost/evil", "localhost?x", "evil@localhost", "localhost#x", "127.0.0.1\\x"]
)
def test_a_host_is_a_name_and_nothing_more(host: str) -> None:
    """What a request calls the house stands in links and codes."""
    assert not Hosts("").know(host)


def test_the_link_in_a_letter_is_not_chosen_by_who_asks_for_it(tmp_path: Path) -> None:
    """By a plain address as its host, anybody could let the house send anybody a link to a page of theirs."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    app = FastAPI()
    headers = [(b"host", b"203.0.113.66")]
    request = HTTPConnection({"type": "http", "app": app, "server": ("192.0.2.1", 8000), "headers": headers})
    for known_by, link in (
        ("", "http://192.0.2.1:8000/#/x"),
        ("https://house.example", "https://house.example/#/x"),
    ):
        app.state.house = House(Settings(database=url, url=known_by), Store(url))
        assert link_in_mail(request, "#/x") == link


def test_a_house_known_by_https_asks_browsers_to_stay_there(open_house: OpenHouse) -> None:
    house = open_house(URL="https://play.example.org")
    assert "max-age" in house.stranger().ask("GET", "/api/me").headers["Strict-Transport-Security"]
    assert "Strict-Transport-Security" not in open_house().stranger().ask("GET", "/api/me").headers


# -- who may say how much -------------------------------------------------------------------------------------


def test_many_sockets_are_one_visitor(open_house: OpenHouse) -> None:
    """The rate counts what somebody says, however many lines it comes by."""
    house = open_house(RATE="5")
    ann = house.guest("Ann")
    table = ann.create("me", "open")
    places = [ann.socket(table) for _ in range(8)]
    for place in places:
        for _ in range(25):
            place.say(type="ping")
    refused = 0
    for place in places:
        for _ in range(25):
            message = place.hear()
            while message["type"] not in ("pong", "error"):
                message = place.hear()
            refused += message["type"] == "error"
        place.close()
    assert refused >= 200 - 50 - 40, refused


def test_nobody_but_a_named_proxy_says_for_whom_it_speaks(open_house: OpenHouse) -> None:
    """Made-up addresses in X-Forwarded-For give nobody a new allowance."""
    for proxies, spared in (("", False), ("127.0.0.1", True)):
        house = open_house(RATE="2", PROXIES=proxies)
        visitor = house.stranger()
        answers = [
            visitor.http.get("/api/me", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
            for number in range(60)
        ]
        assert (429 not in answers) == spared, (proxies, answers)


def test_whoever_speaks_is_not_forgotten_before_the_silent() -> None:
    limits = Limits(0.001, 2, visitors=3)
    assert limits.allows("flood")
    assert limits.allows("flood")
    for number in range(2):
        limits.allows(f"other {number}")
        assert not limits.allows("flood")
    limits.allows("one more")
    assert not limits.allows("flood"), "a crowd does not give the flood a fresh start"


# -- where webhooks may go ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "fec0::1",
        "64:ff9b:1::a00:1",
        "::7f00:1",
        "192.0.0.8",
        "192.88.99.1",
        "3fff::1",
        "5f00::1",
        "::ffff:10.0.0.1",
        "::ffff:0:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_addresses_that_lead_inside_or_nowhere_are_refused(address: str) -> None:
    with pytest.raises(ValueError, match="not a public address"):
        must_be_public(address)


# -- files of the house ---------------------------------------------------------------------------------------


def test_the_files_of_the_house_are_its_owners_alone(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house()
    house.guest("Ann")
    kept = [path for path in house.folder.iterdir() if path.name.startswith("house.db")]
    backup = tmp_path / "backup.gz"
    subprocess.run([COMMAND, "admin", "--database", house.database, "backup", str(backup)], check=True)
    assert kept
    for path in (*kept, backup):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_a_database_of_a_newer_version_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with sqlite3.connect(path) as sql:
        sql.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        sql.execute("INSERT INTO alembic_version VALUES ('from_tomorrow')")
    said = subprocess.run(
        [COMMAND, "serve", "--port", "0", "--database", f"sqlite:///{path}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 2
    assert len(said.stderr.strip().splitlines()) == 1
    assert "newer" in said.stderr
