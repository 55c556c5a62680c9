"""What was secret lies open side by side for a moment, with who won; and nothing is shown twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest

AN_HOUR = 3_600_000
HELD = 1800


def showdown(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.says("legends-web-auction"), exact=True)


def lay_out_armies(duel: Message, ann: Person, bob: Person) -> None:
    """All that comes before the auction."""
    with ann.socket(duel) as mine, bob.socket(duel) as theirs:
        while not mine.decisions or mine.decisions[0]["prompt"] != "bid":
            place = mine if mine.must_speak else theirs
            place.move()
            mine.keep_up(place.seq)
            theirs.keep_up(place.seq)
        theirs.move("n:2")


def bid_three(guest: Guest, duel: Message) -> None:
    """Ann bids more than Bob, on a page whose clock stands still from then on."""
    guest.page.clock.install(time=0)
    guest.go_to_table(duel).question()
    guest.page.clock.pause_at(AN_HOUR)
    guest.press(guest.option("n:3"))
    expect(showdown(guest)).to_be_visible()


def test_bids_are_held_side_by_side_and_go_by_themselves(
    come: Come, duel: Message, ann: Person, bob: Person
) -> None:
    lay_out_armies(duel, ann, bob)
    guest = come().be(ann)
    bid_three(guest, duel)
    hands = showdown(guest).get_by_role("listitem")
    expect(hands).to_have_count(2)
    expect(hands.nth(0)).to_contain_text(guest.says("legends-web-bid-coins", coins=3))
    expect(hands.nth(1)).to_contain_text(guest.says("legends-web-bid-coins", coins=2))
    won = guest.says("event-auction-won", player="Ann", coins=3)
    expect(showdown(guest)).to_contain_text(won)
    assert not guest.look().options, "the next question waits"
    expect(guest.log.filter(has_text=won)).to_have_count(0)

    guest.page.clock.run_for(HELD - 100)
    expect(showdown(guest)).to_be_visible()
    expect(guest.announced).to_contain_text(won)
    guest.page.clock.run_for(200)
    expect(showdown(guest)).to_have_count(0)
    assert guest.question().options == ["seat:0", "seat:1"]
    expect(guest.log.filter(has_text=won)).to_have_count(1)


def test_a_click_goes_on_and_nothing_is_shown_twice(come: Come, duel: Message, ann: Person, bob: Person) -> None:
    lay_out_armies(duel, ann, bob)
    guest = come().be(ann)
    bid_three(guest, duel)
    guest.page.mouse.click(200, 300)
    expect(showdown(guest)).to_have_count(0)
    look = guest.question()
    assert look.options == ["seat:0", "seat:1"], "the click has answered nothing"

    guest.page.clock.resume()
    last = int(ann.look(duel)["answers"])
    guest.page.get_by_role("button", name=guest.says("web-replay"), exact=True).click()
    slider = guest.field("web-replay-slider")
    slider.press("End")
    slider.press("ArrowLeft")
    slider.press("ArrowRight")
    expect(guest.page.get_by_role("status").filter(has_text=f"{last} / {last}")).to_be_visible()
    expect(showdown(guest)).to_have_count(0)
    guest.page.reload()
    assert guest.question().options == look.options
    expect(showdown(guest)).to_have_count(0)


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_a_key_goes_on(come: Come, duel: Message, ann: Person, bob: Person, key: str) -> None:
    lay_out_armies(duel, ann, bob)
    guest = come("ru", phone=True).be(ann)
    bid_three(guest, duel)
    guest.page.keyboard.press(key)
    expect(showdown(guest)).to_have_count(0)
    assert guest.question().options == ["seat:0", "seat:1"]
