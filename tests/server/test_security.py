"""Who may come in, from where, how often, and with how much."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from crownlands.server.app import Assets, create_app
from crownlands.server.settings import Settings
from tests.server.house import Person, RunningHouse


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: RunningHouse) -> None:
    answer = house.stranger().ask("POST", "/api/me", {"name": "Ann"})
    cookie = SimpleCookie(answer.headers["set-cookie"])["crownlands"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 86_400 * 30
    assert not cookie["domain"]
    assert not cookie["secure"], "over plain http a browser would drop it"
    assert len(cookie.value) >= 32


def test_over_https_the_cookie_travels_encrypted_only(open_house: Callable[..., RunningHouse]) -> None:
    house = open_house(URL="https://crownlands.example")
    answer = house.stranger().ask("POST", "/api/me", {"name": "Ann"})
    assert SimpleCookie(answer.headers["set-cookie"])["crownlands"]["secure"]


def test_every_answer_has_the_security_headers(house: RunningHouse, ann: Person) -> None:
    foreign = {"Origin": "https://evil.example"}
    for answer in (
        ann.ask("GET", "/api/games"),
        ann.ask("GET", "/nothing"),
        ann.ask("GET", "/health"),
        ann.ask("POST", "/api/me", {"name": ""}),
        ann.ask("POST", "/api/me", {"name": "x"}, headers=foreign),
    ):
        headers = answer.headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1].split(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] in ("same-origin", "no-referrer")
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_what_one_person_is_told_no_cache_tells_another(ann: Person) -> None:
    """The same address gives every seat its own view: a cache between the house and a family of players must not
    keep it."""
    table = ann.create("me", "random")
    for path in (
        "/api/me",
        f"/api/tables/{table['id']}",
        f"/api/tables/{table['id']}/at/0",
        "/api/tables?which=mine",
    ):
        assert ann.ask("GET", path).headers["cache-control"] == "no-store", path
    assert "max-age" in ann.ask("GET", "/api/words/house/en").headers["cache-control"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_requests_from_foreign_pages_are_refused(house: RunningHouse, ann: Person, origin: str) -> None:
    answer = ann.ask("POST", "/api/me", {"name": "Mallory"}, headers={"Origin": origin})
    assert ann.refusal_in(answer)[:2] == (403, "foreign")
    assert ann.get("/api/me")["name"] == "Ann"


def test_requests_from_the_houses_own_pages_are_granted(house: RunningHouse, ann: Person) -> None:
    assert ann.ask("POST", "/api/me", {"name": "Anna"}, headers={"Origin": house.url}).status_code == 200


@pytest.mark.parametrize("value", [None, "", "0", "yes"])
def test_requests_without_our_own_header_are_refused(house: RunningHouse, ann: Person, value: str | None) -> None:
    """A form on a foreign page cannot send it."""
    headers = {} if value is None else {"X-Crownlands": value}
    answer = httpx.post(f"{house.url}/api/me", json={"name": "x"}, headers={**headers, "Cookie": ann.cookie})
    assert ann.refusal_in(answer)[:2] == (403, "foreign")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_sockets_from_foreign_pages_are_refused(ann: Person, origin: str) -> None:
    table = ann.create("me", "open")
    with pytest.raises(InvalidStatus) as refused:
        ann.socket(table, origin=origin)
    assert refused.value.response.status_code == 403


def test_a_socket_to_a_table_that_is_not_there_is_refused(ann: Person) -> None:
    for table in ("nowhere", "%00", "..%2f..", "x" * 3000):
        with pytest.raises(InvalidStatus) as refused:
            ann.socket({"id": table})
        assert 400 <= refused.value.response.status_code < 500


def test_a_wrong_cookie_is_a_stranger(house: RunningHouse, ann: Person) -> None:
    table = ann.create("me", "random")
    for secret in ("x", "0" * 43, "ÿ", "'; DROP TABLE people; --", "x" * 4000):
        stranger = house.stranger()
        answer = stranger.http.get("/api/me", headers={b"Cookie": f"crownlands={secret}".encode("latin-1")})
        assert answer.json()["id"] is None
    thief = house.stranger()
    thief.http.cookies.set("crownlands", "0" * 43)
    with thief.socket(table) as place:
        assert place.table["me"] == []


def test_a_body_that_is_too_large_is_refused(house: RunningHouse, ann: Person) -> None:
    large = json.dumps({"name": "x" * 300_000}).encode()
    told = ann.http.post("/api/me", content=large)
    assert ann.refusal_in(told)[:2] == (413, "too-large")
    untold = ann.http.post("/api/me", content=iter([large[:40_000], large[40_000:]]))
    assert 400 <= untold.status_code < 500
    assert ann.get("/api/me")["name"] == "Ann"


def test_the_client_is_served_from_its_own_folder_and_nothing_else_is(tmp_path: Path) -> None:
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    (client / ".hidden").write_text("secret")
    (client / "index.html").write_text("<title>Crownlands</title>")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets" / "page-1a2b.js").write_text("play()" * 1000)
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'house.db'}", client=client, url="http://crownlands.example"
    )
    app = create_app(settings)

    async def ask(*paths: str) -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://crownlands.example") as browser:
            return [await browser.get(path) for path in paths]

    page, icon, script = asyncio.run(ask("/", "/icon.svg", "/assets/page-1a2b.js"))
    assert (page.text, icon.text) == ("<title>Crownlands</title>", "<svg/>")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert all("default-src" in answer.headers["content-security-policy"] for answer in (page, icon, script))
    inside = ["/.hidden", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/nothing"]
    for answer in asyncio.run(ask(*inside)):
        assert answer.status_code == 404, answer.url
        assert "secret" not in answer.text
    app.state.house.store.close()


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [("gzip, br", "br", b"by br"), ("gzip", "gzip", b"by gz"), ("", None, b"as is")],
)
def test_what_the_build_has_compressed_is_sent_as_it_is(
    tmp_path: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    for name, content in (("a.js", b"as is"), ("a.js.br", b"by br"), ("a.js.gz", b"by gz")):
        (tmp_path / name).write_bytes(content)
    app = Assets(directory=tmp_path)

    async def ask() -> tuple[httpx.Headers, bytes]:
        async with (
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as browser,
            browser.stream("GET", "/a.js", headers={"Accept-Encoding": accepted}) as answer,
        ):
            return answer.headers, b"".join([part async for part in answer.aiter_raw()])

    headers, got = asyncio.run(ask())
    assert (headers.get("content-encoding"), got) == (encoding, body)
    assert headers["vary"] == "Accept-Encoding"
    assert headers["content-type"].startswith("text/javascript")


def test_who_asks_too_often_has_to_wait(open_house: Callable[..., RunningHouse]) -> None:
    house = open_house(RATE="2")
    ann = house.guest("Ann", "ru")
    table = ann.create("me", "random")
    place = ann.socket(table)
    answers = [ann.ask("GET", "/api/me") for _ in range(40)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert {ann.refusal_in(answer)[:2] for answer in refused} == {(429, "too-many")}
    assert 10 < len(refused) < 40
    assert ann.ask("GET", "/health").status_code == 200, "whoever watches the house is not limited"
    with place:
        for _ in range(36):  # more messages than are answered, fewer frames than close the socket (`floods.py`)
            place.say(type="ping")
        place.hear_until("error")
        assert place.errors == ["too-many"]


def test_who_floods_a_table_is_slowed_down_on_every_new_line_too(open_house: Callable[..., RunningHouse]) -> None:
    """Hanging up and calling again is no way around the limit."""
    house = open_house(RATE="2")
    ann = house.guest("Ann")
    table = ann.create("me", "random")
    refused = 0
    for _ in range(60):
        try:
            ann.socket(table).close()
        except InvalidStatus as error:
            assert error.response.status_code in (403, 429)
            refused += 1
    assert refused > 20
