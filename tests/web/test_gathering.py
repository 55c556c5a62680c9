"""What a player sees: the next game that waits for others, and the link that confirms an address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import Person, eventually
from tests.server.place import Message
from tests.server.saga_nights import following, played, with_the_toy
from tests.server.sinks import Mailbox, serving
from tests.web.conftest import Come
from tests.web.test_axe import must_be_clean
from tests.web.test_phone import must_fit
from tests.web.web_house import WebHouse


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with serving(box.server):
        yield box


@pytest.fixture(scope="module")
def patient_house(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house with the toy that waits for an hour and sends mail."""
    path = with_the_toy(tmp_path_factory.mktemp("toy"))
    settings: dict[str, Any] = {"GATHER_SECONDS": "3599", "SMTP": mailbox.url, "pythonpath": path}
    running = WebHouse(tmp_path_factory.mktemp("patient-house"), **settings)
    running.open()
    yield running
    running.close()
    running.must_have_kept_calm()


def first_night(ann: Person, bob: Person) -> Message:
    clock = {"kind": "live", "minutes": 10}
    table = ann.create("me", "open", game="highwaymen", saga="two-nights", clock=clock)
    bob.sit(table)
    return played(ann, bob, ann.start(table))


@pytest.mark.parametrize(("language", "theme", "phone"), [("en", "light", False), ("ru", "dark", True)])
def test_the_next_game_waits_for_who_is_missing_and_shows_how_long(
    come: Come, patient_house: WebHouse, language: str, theme: str, phone: bool
) -> None:
    ann, bob = patient_house.guest("Ann"), patient_house.guest("Bob")
    first = first_night(ann, bob)
    second = following(ann, first)
    at_the_end = come(language, theme=theme, phone=phone, to=patient_house).be(ann).go_to_table(first)
    expect(at_the_end.page.get_by_text(at_the_end.says("web-play-on-gathers", number=2))).to_be_visible()
    expect(at_the_end.page.get_by_role("timer")).to_have_count(0)
    guest = come(language, theme=theme, phone=phone, to=patient_house).be(bob).go_to_table(second)
    expect(guest.page.get_by_text(guest.says("web-gathering-missing", names="Ann"))).to_be_visible()
    for place in (guest, at_the_end):
        expect(place.page.get_by_role("timer")).to_contain_text(re.compile(r"59:\d\d"))
    must_be_clean(guest, "waiting for others")
    must_be_clean(at_the_end, "the end, while others wait")
    if phone:
        must_fit(guest)
    at_the_end.link("web-play-on").click()
    guest.wait(lambda: ann.look(second)["status"] == "playing", "the second game")
    expect(guest.page.locator("#board")).to_be_visible()


def test_an_address_is_confirmed_by_the_link_that_is_sent_there(
    come: Come, patient_house: WebHouse, mailbox: Mailbox
) -> None:
    ann = patient_house.guest("Ann")
    guest = come(to=patient_house).be(ann)
    guest.page.goto(f"{patient_house.url}/#/account")
    guest.page.locator("#email").fill("ann@example.org")
    guest.page.locator("form", has=guest.page.locator("#email")).get_by_role("button").click()
    expect(guest.page.get_by_text(guest.says("web-email-unverified", email="ann@example.org"))).to_be_visible()
    must_be_clean(guest, "an address that is not confirmed")
    (letter,) = eventually(
        lambda: [one for one in mailbox.letters if one["To"] == "ann@example.org"], "the letter"
    )
    link = next(word for word in letter.get_content().split() if "#/verify/" in word)
    assert link.startswith(patient_house.url)
    other = come(to=patient_house)
    other.page.goto(link)
    expect(other.button("web-verify-do")).to_be_visible()
    must_be_clean(other, "the link")
    assert ann.get("/api/me")["verified"] is False, "opening the link alone confirms nothing"
    other.button("web-verify-do").click()
    expect(other.page.get_by_text(other.says("web-verified", email="ann@example.org"))).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_text(guest.says("web-email-verified"))).to_be_visible()
