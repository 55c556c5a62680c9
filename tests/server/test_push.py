"""Notices on a device: only its browser can read them, and only this house can have sent them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep, time

import pytest

from crownlands.server import push, push_protocol
from crownlands.server.admin import backup, restore
from crownlands.server.store import Store
from tests.server.house import Person, RunningHouse, eventually
from tests.server.push_service import Browser, PushService, claims_of, decoded, encoded
from tests.server.sinks import serving
from tests.server.test_play import duel

pytestmark = pytest.mark.xdist_group("notices")
AFTER = 1.0
ROUNDS = AFTER * 1.5


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    found = PushService()
    with serving(found.server):
        yield found


@pytest.fixture(scope="module")
def push_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    settings = {"WEBHOOKS": "any", "NOTICE_AFTER": str(AFTER), "URL": "http://crownlands.example"}
    house = RunningHouse(tmp_path_factory.mktemp("push-house"), **settings).open()
    yield house
    house.close()
    house.must_have_kept_calm()


def subscribe(person: Person, service: PushService, path: str, browser: Browser | None = None) -> Browser:
    browser = browser or Browser()
    assert person.post("/api/me/push", endpoint=f"{service.url}{path}", **browser.keys)["on"]
    return browser


# -- the protocol -----------------------------------------------------------------------------------------------


def test_the_example_of_the_standard_comes_out_to_the_letter() -> None:
    """RFC 8291, appendix A."""
    browser = Browser(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    message = b"When I grow up, I want to be a watermelon"
    body = push_protocol.encrypt(
        message,
        browser.keys["p256dh"],
        browser.keys["auth"],
        sender=push_protocol.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == message


def test_no_two_messages_are_encrypted_alike() -> None:
    browser = Browser()
    bodies = [push_protocol.encrypt(b"Your turn", browser.keys["p256dh"], browser.keys["auth"]) for _ in range(3)]
    assert len({body[:16] for body in bodies}) == len({body[21:86] for body in bodies}) == 3
    assert {browser.read(body) for body in bodies} == {b"Your turn"}


# -- notices ----------------------------------------------------------------------------------------------------


def test_who_is_away_gets_one_notice_that_only_their_browser_can_read(
    push_house: RunningHouse, service: PushService
) -> None:
    ann, bob = push_house.guest("Ann"), push_house.guest("Bob")
    key = ann.get("/api/me/push")["key"]
    browser = subscribe(ann, service, "/ann")
    table = duel(ann, bob)
    eventually(lambda: service.to("/ann"), "the notice")
    sleep(ROUNDS)
    (pushed,) = service.to("/ann")
    notice = json.loads(browser.read(pushed.body))
    assert notice["title"] == "A table is waiting for you"
    assert "Legends" in notice["text"]
    assert notice["path"] == f"/#/table/{table['id']}"
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    claims = claims_of(pushed.headers["authorization"], key)
    assert (claims["aud"], claims["sub"]) == (service.url, "mailto:crownlands@localhost")
    assert time() < claims["exp"] <= time() + 86_400


def test_several_tables_are_one_notice_that_leads_home(push_house: RunningHouse, service: PushService) -> None:
    ann, bob = push_house.guest("Ann", "ru"), push_house.guest("Bob")
    for _ in range(2):
        duel(ann, bob)
    sleep(AFTER)
    browser = subscribe(ann, service, "/several")
    eventually(lambda: service.to("/several"), "the notice")
    notice = json.loads(browser.read(service.to("/several")[0].body))
    assert notice["path"] == "/#/"
    assert notice["text"] == "Восьмиминутная империя: Легенды"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(push_house: RunningHouse, service: PushService, status: int) -> None:
    ann, bob = push_house.guest("Ann"), push_house.guest("Bob")
    service.answers[f"/gone-{status}"] = [status]
    subscribe(ann, service, f"/gone-{status}")
    duel(ann, bob)
    eventually(lambda: not ann.get("/api/me/push")["on"], "the house to forget it")
    assert len(service.to(f"/gone-{status}")) == 1


def test_a_busy_push_service_is_asked_again_a_few_times(push_house: RunningHouse, service: PushService) -> None:
    ann, bob = push_house.guest("Ann"), push_house.guest("Bob")
    service.answers["/busy"] = [503, 201]
    subscribe(ann, service, "/busy")
    duel(ann, bob)
    eventually(lambda: len(service.to("/busy")) == 2, "the second attempt")
    assert ann.get("/api/me/push")["on"]


def test_who_is_refused_is_not_asked_again(push_house: RunningHouse, service: PushService) -> None:
    ann, bob = push_house.guest("Ann"), push_house.guest("Bob")
    service.answers["/refused"] = [403]
    subscribe(ann, service, "/refused")
    duel(ann, bob)
    eventually(lambda: service.to("/refused"), "the attempt")
    sleep(push.PAUSES[0] + 0.5)
    assert len(service.to("/refused")) == 1


# -- who wants them ---------------------------------------------------------------------------------------------


def test_a_device_is_turned_on_and_off_and_forgotten_with_its_login(
    push_house: RunningHouse, service: PushService
) -> None:
    ann, bob = push_house.guest("Ann"), push_house.guest("Bob")
    subscribe(ann, service, "/off")
    assert ann.post("/api/me/push/stop")["on"] is False
    shared = subscribe(ann, service, "/shared")
    subscribe(bob, service, "/shared", shared)
    assert not ann.get("/api/me/push")["on"], "a browser is one person's at a time"
    subscribe(ann, service, "/left")
    duel(ann, bob)
    ann.post("/api/logout")
    sleep(ROUNDS)
    assert not service.to("/off")
    assert not service.to("/left")
    assert push_house.stranger().refused("GET", "/api/me/push").key == "who-are-you"


def test_who_knows_only_the_address_of_a_browser_does_not_take_it_over(
    push_house: RunningHouse, service: PushService
) -> None:
    """Ann would never hear from the house again, and see nothing of it."""
    ann, eve = push_house.guest("Ann"), push_house.guest("Eve")
    browser = subscribe(ann, service, "/anns")
    right = {"endpoint": f"{service.url}/anns", **browser.keys}
    for keys in (Browser().keys, {"p256dh": browser.keys["p256dh"], "auth": Browser().keys["auth"]}):
        refusal = eve.refused("POST", "/api/me/push", **(right | keys))
        assert (refusal.status, refusal.key) == (409, "bad-push")
    assert ann.get("/api/me/push")["on"]
    assert not eve.get("/api/me/push")["on"]
    assert ann.post("/api/me/push", **right)["on"], "the same once more"


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://push.example/"},
        {"endpoint": "https://push.example/a b"},
        {"endpoint": "https://["},
        {"endpoint": "https:///nowhere"},
        {"endpoint": "https://push.example:99999/"},
        {"p256dh": "AAAA"},
        {"p256dh": encoded(b"\x04" + b"\x01" * 64)},
        {"auth": "AAAA"},
        {"auth": "ё"},
    ],
)
def test_what_is_no_browser_is_refused(push_house: RunningHouse, wrong: dict[str, str]) -> None:
    right = {"endpoint": "https://push.example/ann", **Browser().keys}
    assert push_house.guest("Ann").refused("POST", "/api/me/push", **(right | wrong)).key == "bad-push"


def test_notices_go_to_public_addresses_only(
    open_house: Callable[..., RunningHouse], service: PushService
) -> None:
    house = open_house(NOTICE_AFTER=str(AFTER))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    plain = {"endpoint": f"{service.url}/inner", **Browser().keys}
    assert ann.refused("POST", "/api/me/push", **plain).key == "bad-push", "only https"
    ann.post("/api/me/push", endpoint=f"{service.url}/inner".replace("http:", "https:"), **Browser().keys)
    duel(ann, bob)
    eventually(lambda: "push-failed" in house.log, "the refusal")
    assert "is not a public address" in house.log
    assert not service.to("/inner")


def test_a_house_that_posts_nothing_offers_none(open_house: Callable[..., RunningHouse]) -> None:
    ann = open_house(WEBHOOKS="none").guest("Ann")
    assert ann.get("/api/me/push") == {"key": None, "on": False}


# -- the key ----------------------------------------------------------------------------------------------------


def test_all_processes_of_a_house_have_one_key_which_only_the_owner_can_read(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    stores = [Store(f"sqlite:///{file}") for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        keys = {key.private_numbers().private_value for key in pool.map(push.own_key, stores)}
    assert len(keys) == 1
    assert file.stat().st_mode & 0o077 == 0
    with sqlite3.connect(file) as sql:
        assert sql.execute("SELECT count(*) FROM push_keys").fetchone() == (1,)


def test_a_restored_house_keeps_its_key(tmp_path: Path) -> None:
    old, new = Store(f"sqlite:///{tmp_path / 'old.db'}"), Store(f"sqlite:///{tmp_path / 'new.db'}")
    keys = [push.own_key(store).private_numbers().private_value for store in (old, new)]
    assert keys[0] != keys[1]
    backup(old, tmp_path / "backup")
    restore(new, tmp_path / "backup")
    assert push.own_key(new).private_numbers().private_value == keys[0]
