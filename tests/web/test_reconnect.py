"""The house falls over, the line breaks: the page comes back by itself and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.web_house import WebHouse

BROKEN_LINE = (
    "ERR_CONNECTION_REFUSED",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONTENT_LENGTH_MISMATCH",  # it broke in the middle of an answer
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "closed before the connection is established",  # the page gives up a slow attempt when the net is back
)


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[WebHouse]:
    """A house of the test's own, to be killed."""
    running = WebHouse(tmp_path)
    running.open()
    yield running
    if running.is_open:
        running.close()
    running.must_have_kept_calm()


def lost(guest: Guest) -> None:
    expect(guest.page.get_by_text(guest.says("web-reconnecting"))).to_be_visible()


def found(guest: Guest) -> None:
    expect(guest.page.get_by_text(guest.says("web-reconnecting"))).to_have_count(0)


def test_the_page_catches_up_by_itself_after_the_house_was_killed_in_the_middle_of_a_turn(
    come: Come, frail: WebHouse
) -> None:
    ann, bob = come(to=frail), come("ru", to=frail)
    for guest in (ann, bob):
        guest.forgive(*BROKEN_LINE)
    host, friend = frail.guest("Ann"), frail.guest("Bob")
    table = host.create("me", "open")
    friend.sit(table)
    host.start(table)
    ann.be(host).go_to_table(table)
    bob.be(friend).go_to_table(table)
    placed = [ann.answer(), bob.answer(), ann.answer()]
    before = bob.question()

    frail.kill()
    lost(ann)
    lost(bob)
    # what is said while the line is down is kept and said again
    bob.option(before.options[0]).click()
    frail.come_back()
    found(ann)
    found(bob)
    bob.wait(lambda: bob.look().asked != before.asked, "the answer that was given while the house was down")
    assert [entry[3] for entry in frail.stored(table["id"])] == [*placed, before.options[0]]
    for _ in range(2):
        ann.answer()
        bob.answer()
    assert [entry[2] for entry in frail.stored(table["id"])] == [0, 1] * 4


def test_a_lost_connection_is_shown_and_restored_when_the_network_is_back(come: Come, house: WebHouse) -> None:
    ann = come()
    ann.forgive(*BROKEN_LINE)
    host, friend = house.guest("Ann"), house.guest("Bob")
    table = host.create("me", "open")
    friend.sit(table)
    host.start(table)
    ann.be(host).go_to_table(table)
    ann.answer()
    ann.context.set_offline(True)
    lost(ann)
    with friend.socket(table) as place:
        place.move()
    expect(ann.head).to_have_text(ann.says("web-waiting-for", names="Bob"))
    ann.context.set_offline(False)
    found(ann)
    expect(ann.head).to_have_text(ann.says("web-your-turn"))
    ann.answer()
