"""Who somebody is: strangers, guests, other devices, accounts."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

import pytest
from websockets.exceptions import ConnectionClosed

from crownlands.server.autoplay import close_forgotten_devices
from crownlands.server.errors import ApiError
from crownlands.server.house import House
from crownlands.server.people import MOST_CLAIMS, MOST_DEVICES, People, digest
from crownlands.server.seating import open_seat, person_seat
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from crownlands.server.waiting_room import TableSpec, new_table
from tests.server.house import LOOPBACK, Person, RunningHouse, eventually
from tests.server.place import play

NOBODY = {"id": None, "name": None, "login": None, "email": None, "verified": None, "webhook": None}
PASSWORD = "correct horse battery"


def test_a_stranger_is_nobody_and_looks_around_freely(house: RunningHouse) -> None:
    stranger = house.stranger()
    assert stranger.get("/api/me") == NOBODY
    assert stranger.get("/api/tables?which=mine") == []
    assert isinstance(stranger.get("/api/tables?which=open"), list)
    assert not stranger.http.cookies


def test_a_stranger_is_asked_for_a_name_before_opening_a_table(house: RunningHouse) -> None:
    refused = house.stranger().refused("POST", "/api/tables", game="legends", seats=["me", "random"])
    assert (refused.status, refused.key) == (401, "who-are-you")


def test_a_guest_has_a_name_and_may_take_another(house: RunningHouse) -> None:
    guest = house.guest("  Ann\tof\nGreen   Gables ")
    first = guest.get("/api/me")
    assert first["name"] == "Ann of Green Gables"
    assert first["login"] is None
    renamed = guest.post("/api/me", name="Аня")
    assert renamed == {**first, "name": "Аня"}


def test_a_name_is_cut_to_a_sensible_length_and_cannot_be_empty(house: RunningHouse) -> None:
    guest = house.guest("x" * 300)
    assert guest.get("/api/me")["name"] == "x" * 40
    for nothing in ("", "   ", "\x00\x07", "\u200b"):
        assert guest.refused("POST", "/api/me", name=nothing).key == "bad-name"
    assert guest.refused("POST", "/api/me", name="x" * 501).key == "bad-request"


def test_a_link_makes_another_device_mine_and_works_once(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.create("me", "open")
    token = ann.post("/api/me/link")["token"]
    phone, thief = house.stranger(), house.stranger()
    assert phone.post("/api/me/claim", token=token)["id"] == ann.id
    assert phone.look(table)["me"] == [0]
    assert thief.refused("POST", "/api/me/claim", token=token)[:2] == (403, "bad-claim")
    assert thief.get("/api/me") == NOBODY


def test_a_link_that_many_devices_use_at_once_works_for_one(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    for _ in range(5):
        token = ann.post("/api/me/link")["token"]
        with ThreadPoolExecutor(8) as pool:
            devices = [house.stranger() for _ in range(8)]
            claims = [pool.submit(device.ask, "POST", "/api/me/claim", {"token": token}) for device in devices]
            assert sorted(claim.result().status_code for claim in claims) == [200, *[403] * 7]


def test_a_link_is_too_old_after_an_hour(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    token = ann.post("/api/me/link")["token"]
    with house.sql() as sql:
        (expires,) = sql.execute("SELECT expires FROM claims WHERE person = ?", (ann.id,)).fetchone()
        assert expires <= time() + 3600
        sql.execute("UPDATE claims SET expires = expires - 3601 WHERE person = ?", (ann.id,))
    assert house.stranger().refused("POST", "/api/me/claim", token=token).key == "bad-claim"


def test_an_account_claimed_later_keeps_the_games_on_any_device(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.create("me", "open")
    assert ann.post("/api/me/account", login=" Ann-Of-GG ", password=PASSWORD)["login"] == "ann-of-gg"
    laptop = house.stranger()
    assert laptop.post("/api/login", login="ann-of-gg", password=PASSWORD)["id"] == ann.id
    assert [mine["id"] for mine in laptop.get("/api/tables?which=mine")] == [table["id"]]
    laptop.post("/api/tables/" + table["id"] + "/leave")
    assert ann.look(table)["me"] == []


def test_only_the_right_password_opens_an_account(house: RunningHouse) -> None:
    bob = house.guest("Bob")
    bob.post("/api/me/account", login="bob-the-builder", password=PASSWORD)
    device = house.stranger()
    for login, password in (("bob-the-builder", PASSWORD + "!"), ("nobody-at-all", PASSWORD)):
        refused = device.refused("POST", "/api/login", login=login, password=password)
        assert refused[:2] == (403, "wrong-password")
    assert device.get("/api/me") == NOBODY


def test_logins_and_passwords_have_a_shape(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    for login in ("ab", "a b c", "x" * 41, "tab\there"):
        assert ann.refused("POST", "/api/me/account", login=login, password=PASSWORD).key == "bad-login"
    for password in ("short", "x" * 201):
        assert (
            ann.refused("POST", "/api/me/account", login="proper-login", password=password).key == "bad-password"
        )


def test_two_people_cannot_have_one_login(house: RunningHouse, ann: Person, bob: Person) -> None:
    ann.post("/api/me/account", login="the-only-one", password=PASSWORD)
    refused = bob.refused("POST", "/api/me/account", login="THE-only-ONE", password=PASSWORD)
    assert refused[:2] == (409, "login-taken")


def test_logging_out_forgets_this_device_and_no_other(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    phone = house.stranger()
    phone.post("/api/me/claim", token=ann.post("/api/me/link")["token"])
    secret = ann.http.cookies["crownlands"]
    assert ann.post("/api/logout") == NOBODY
    assert ann.get("/api/me") == NOBODY
    assert phone.get("/api/me")["name"] == "Ann"
    thief = house.stranger()
    thief.http.cookies.set("crownlands", secret)
    assert thief.get("/api/me") == NOBODY


def test_notices_go_to_an_address_that_looks_like_one(ann: Person) -> None:
    set_up = ann.post("/api/me/notices", email="ann@example.org", webhook="https://example.org/hook")
    assert (set_up["email"], set_up["webhook"]) == ("ann@example.org", "https://example.org/hook")
    for email in ("ann", "ann@exam ple.org", "a@b\r\nBcc: everybody@example.org", "a@b\x00c", f"a@{'b' * 300}"):
        assert ann.refused("POST", "/api/me/notices", email=email, webhook="").key == "bad-email"
    for webhook in ("ftp://example.org", "javascript:alert(1)", "example.org", "http://a\x00b"):
        assert ann.refused("POST", "/api/me/notices", email="", webhook=webhook).key == "bad-webhook"
    assert ann.post("/api/me/notices", email="", webhook="")["email"] == ""


def test_a_password_is_changed_only_by_whoever_knows_it(house: RunningHouse) -> None:
    """A device left open is not enough to take an account away."""
    ann = house.guest("Ann")
    account = {"login": f"ann-{ann.id[:8]}", "password": "a long password"}
    ann.post("/api/me/account", **account)
    new = account | {"password": "another password"}
    assert ann.refused("POST", "/api/me/account", **new).key == "wrong-password"
    assert ann.refused("POST", "/api/me/account", **new, old="a wrong password").key == "wrong-password"
    ann.post("/api/me/account", **new, old="a long password")
    assert house.stranger().refused("POST", "/api/login", **account).key == "wrong-password"
    house.stranger().post("/api/login", **new)


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that does not look by itself for what was logged out: who is shown out is so at once."""
    folder = tmp_path_factory.mktemp("unhurried")
    (folder / "sitecustomize.py").write_text("import crownlands.server.listen as s\ns.LOOK_SECONDS = 10**9\n")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    running = RunningHouse(folder, pythonpath=os.pathsep.join(paths)).open()
    yield running
    running.close()
    running.must_have_kept_calm()


def test_who_knows_an_old_password_is_out_when_it_is_changed(unhurried: RunningHouse) -> None:
    """A password is changed because somebody else may know it: their devices and links end with it."""
    ann, thief = unhurried.guest("Ann"), unhurried.stranger()
    account = {"login": f"ann-{ann.id[:8]}", "password": "a long password"}
    ann.post("/api/me/account", **account)
    thief.post("/api/login", **account)
    link, table = thief.post("/api/me/link")["token"], ann.create("me", "open")
    with thief.socket(table) as place:
        ann.post("/api/me/account", **account | {"password": "another password"}, old="a long password")
        with pytest.raises(ConnectionClosed):
            while True:
                place.hear()
    assert thief.get("/api/me")["id"] is None
    assert thief.refused("POST", "/api/me/claim", token=link).key == "bad-claim"
    assert [device["here"] for device in ann.get("/api/me/devices")] == [True]


def test_the_first_password_logs_nobody_out(house: RunningHouse) -> None:
    ann, phone = house.guest("Ann"), house.stranger()
    phone.post("/api/me/claim", token=ann.post("/api/me/link")["token"])
    ann.post("/api/me/account", login=f"ann-{ann.id[:8]}", password="a long password")
    assert phone.get("/api/me")["id"] == ann.id


def test_a_link_that_was_made_on_a_device_is_no_way_back_for_it(house: RunningHouse) -> None:
    ann, phone = house.guest("Ann"), house.stranger()
    phone.post("/api/me/claim", token=ann.post("/api/me/link")["token"])
    link = phone.post("/api/me/link")["token"]
    other = next(device for device in ann.get("/api/me/devices") if not device["here"])
    ann.post("/api/me/devices/logout", device=other["id"])
    assert phone.refused("POST", "/api/me/claim", token=link).key == "bad-claim"


def test_who_leaves_a_device_keeps_the_link_to_the_next(house: RunningHouse) -> None:
    ann, phone = house.guest("Ann"), house.stranger()
    name, link = ann.id, ann.post("/api/me/link")["token"]
    ann.post("/api/logout")
    assert phone.post("/api/me/claim", token=link)["id"] == name


def test_nobody_has_devices_and_links_without_end(tmp_path: Path) -> None:
    people = People(Store(f"sqlite:///{tmp_path / 'house.db'}"))
    ann, first = people.new_guest("Ann", "en")
    links = [people.new_claim(ann["id"], digest(first)) for _ in range(MOST_CLAIMS + 1)]
    with pytest.raises(ApiError, match="bad-claim"):
        people.claim(links[0])
    newest = people.claim(links[1])
    for _ in range(MOST_DEVICES):
        newest = people.claim(people.new_claim(ann["id"], digest(newest)))
    assert len(people.devices(ann["id"])) == MOST_DEVICES
    assert people.by_secret(first) is None, "the oldest goes first"
    assert people.by_secret(newest) is not None


def test_what_was_logged_out_elsewhere_ends_here_too(tmp_path: Path) -> None:
    """Another process of the house has forgotten the device; its sockets are at this one."""

    class SeatSocket:
        person: str | None = "ann"
        device, share, language, hung_up = "", "", "en", False

        def send(self, _: str) -> None: ...

        def hang_up(self) -> None:
            self.hung_up = True

    async def log_out_elsewhere() -> tuple[SeatSocket, SeatSocket]:
        url = f"sqlite:///{tmp_path / 'house.db'}"
        house = House(Settings(database=url), Store(url))
        house.when_changed = lambda _: None
        house.open()
        (ann, here), stays, goes = house.people.new_guest("Ann", "en"), SeatSocket(), SeatSocket()
        there = house.people.claim(house.people.new_claim(ann["id"], digest(here)))
        stays.device, goes.device = digest(here), digest(there)
        spec = TableSpec(game="legends", variants={}, public=False, clock={"kind": "none"})
        live = await new_table(house, ann["id"], [person_seat(ann["id"], "Ann"), open_seat()], spec)
        live.audience.join(stays)
        live.audience.join(goes)
        People(Store(url)).log_out(digest(there))
        await close_forgotten_devices(house)
        await house.close()
        return stays, goes

    stays, goes = asyncio.run(log_out_elsewhere())
    assert (stays.hung_up, goes.hung_up) == (False, True)


def test_the_house_itself_shows_out_what_was_logged_out_elsewhere(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    name = ann.id
    with ann.socket(ann.create("me", "open")) as place:
        with house.sql() as sql:  # as another process would
            sql.execute("DELETE FROM devices WHERE person = ?", (name,))
        with pytest.raises(ConnectionClosed):
            while True:
                place.hear()


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u115f\u1160", "\ufe0f", "\u034f", "\u0301\u0301"])
def test_a_name_that_shows_nothing_is_none(house: RunningHouse, blank: str) -> None:
    assert house.stranger().refused("POST", "/api/me", name=blank).key == "bad-name"


def test_a_name_is_no_tower(house: RunningHouse) -> None:
    """Accents upon accents cover what others have written above."""
    tower = house.stranger().post("/api/me", name="Zoë" + "\u0300" * 30 + " Й")["name"]
    assert tower == "Zoë" + "\u0300" * 3 + " Й"
    assert house.stranger().post("/api/me", name="❤\ufe0f Ann")["name"] == "❤\ufe0f Ann"


def test_a_device_is_logged_out_from_another_and_its_sockets_end(unhurried: RunningHouse) -> None:
    ann, bob = unhurried.guest("Ann"), unhurried.guest("Bob")
    phone = unhurried.stranger()
    phone.post("/api/me/claim", token=ann.post("/api/me/link")["token"])
    table = ann.create("me", "open")
    devices = ann.get("/api/me/devices")
    assert [device["here"] for device in devices] == [False, True]
    with phone.socket(table) as place:
        assert bob.refused("POST", "/api/me/devices/logout", device=devices[0]["id"]).key == "no-such-device"
        left = ann.post("/api/me/devices/logout", device=devices[0]["id"])
        assert left == devices[1:]
        with pytest.raises(ConnectionClosed):
            while True:
                place.hear()
    assert phone.get("/api/me")["id"] is None
    assert ann.get("/api/me")["id"] == ann.id


def test_passwords_are_not_tried_without_end(open_house: Callable[..., RunningHouse]) -> None:
    """By account: from many addresses, too; by address: for many accounts, too."""
    house = open_house(RATE="100", PROXIES=LOOPBACK)
    house.guest("Ann").post("/api/me/account", login="ann-the-first", password="a long password")

    def try_once(login: str, address: str) -> str:
        body, headers = {"login": login, "password": "x" * 9}, {"X-Forwarded-For": address}
        stranger = house.stranger()
        return stranger.refusal_in(stranger.ask("POST", "/api/login", body, headers=headers)).key

    for login, address in (("ann-the-first", "203.0.113.{}"), ("nobody-{}", "198.51.100.7")):
        keys: list[str] = []
        while "too-many" not in keys and len(keys) < 60:  # on a slow machine a few more are allowed meanwhile
            keys.append(try_once(login.format(len(keys)), address.format(len(keys))))
        assert keys[-1] == "too-many"
        assert keys.count("wrong-password") >= 10
    assert try_once("somebody-else", "203.0.113.200") == "wrong-password", "others may try"


def test_the_house_knows_which_games_somebody_has_finished(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    assert house.stranger().get("/api/me/finished") == []
    ann.create("me", "random", game="kingdoms")
    table = ann.create("me", "random", seed="finished")
    assert ann.get("/api/me/finished") == []
    with ann.socket(table) as place:
        play(place, seed="finished")
    assert eventually(lambda: ann.get("/api/me/finished"), "the end in the store") == ["legends"]
    assert bob.get("/api/me/finished") == []
