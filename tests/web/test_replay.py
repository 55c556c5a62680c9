"""The replay: any moment of a running game from my seat, of a finished one through anybody's eyes."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.house import Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_phone import must_fit


def slider(guest: Guest) -> Locator:
    return guest.field("web-replay-slider")


def at(guest: Guest, move: int, last: int) -> None:
    expect(guest.page.get_by_role("status").filter(has_text=f"{move} / {last}")).to_be_visible()


def must_show(guest: Guest, face_down: set[str]) -> None:
    """The tokens that lie face down, and no others, are shown so."""
    hidden = guest.says("picture-token-hidden")
    guest.wait(lambda: {ref for ref, told in guest.map().items() if hidden in told} == face_down, str(face_down))


def test_at_the_end_the_replay_begins_at_the_first_move_and_fits_on_a_phone(
    come: Come, ann: Person, finished: Message
) -> None:
    guest = come("ru", phone=True).be(ann).go_to_table(finished)
    expect(guest.ceremony).to_be_visible()
    expect(guest.page.get_by_text(guest.says("why-ended"))).to_be_visible()
    guest.page.locator("header").get_by_role("button", name=guest.says("web-replay"), exact=True).tap()
    at(guest, 0, int(finished["answers"]))
    expect(guest.ceremony).to_have_count(0)
    must_fit(guest)
    map_height = guest.page.locator("#board svg[role=group]").evaluate(
        "(map) => map.getBoundingClientRect().height"
    )
    assert map_height > 100, "the story of the first move leaves no room for the board"


def test_the_slider_goes_to_any_moment_of_a_running_game_and_back_to_now(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="replay")
    with ann.socket(table) as place:
        play(place, answers=30, seed="replay")
    guest = come().be(ann).go_to_table(table)
    now = guest.question()
    last = int(ann.look(table)["answers"])
    board = guest.map()

    guest.page.get_by_role("button", name=guest.says("web-replay"), exact=True).click()
    slider(guest).press("Home")
    at(guest, 0, last)
    expect(guest.head).to_have_text(guest.says("web-looking-back"))
    guest.wait(lambda: guest.map() != board, "the board of the first moment")
    look = guest.look()
    assert not look.options, "nothing is asked in the past"
    assert not look.board, "nothing is offered in the past"
    expect(guest.button("web-step-back")).to_be_disabled()
    first = guest.map()

    guest.button("web-step-on").click()
    at(guest, 1, last)
    expect(guest.button("web-step-back")).to_be_enabled()
    slider(guest).fill(str(last - 1))
    at(guest, last - 1, last)
    guest.wait(lambda: guest.map() != first, "the board of a later moment")

    guest.button("web-play").click()
    at(guest, last, last)
    guest.page.keyboard.press("Escape")
    expect(guest.head).to_have_text(guest.says("web-your-turn"))
    assert guest.map() == board

    guest.log.nth(3).get_by_role("button").click()
    expect(guest.head).to_have_text(guest.says("web-looking-back"))
    guest.button("web-back-to-live").first.click()
    expect(guest.head).to_have_text(guest.says("web-your-turn"))
    assert guest.question().options == now.options
    guest.answer()


def test_a_running_game_is_seen_through_no_other_eyes(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="replay")
    watcher = come().go_to_table(table)
    watcher.page.get_by_role("button", name=watcher.says("web-replay"), exact=True).click()
    expect(slider(watcher)).to_be_visible()
    expect(watcher.field("web-replay-eyes")).to_have_count(0)


def test_a_finished_game_is_seen_through_the_eyes_of_any_seat(come: Come, ann: Person, finished: Message) -> None:
    watcher = come("ru").go_to_table(finished)
    last = finished["answers"]
    expect(watcher.ceremony).to_be_visible()
    points = watcher.page.locator(".plate .points")
    expect(points).to_have_count(2)
    watcher.button("web-replay").last.click()
    at(watcher, 0, last)
    expect(points).to_have_count(0)  # the final score is none of this moment
    expect(watcher.ceremony).to_have_count(0)
    for seat in (0, 1):
        watcher.field("web-replay-eyes").select_option(str(seat))
        for move in (0, last // 2, last - 1):
            slider(watcher).fill(str(move))
            at(watcher, move, last)
            then = ann.at(finished, move, seat)["view"]["regions"]
            face_down = {region["ref"] for region in then if region["token"] == "hidden"}
            must_show(watcher, face_down)
    asked = [response.url for response in watcher.responses]
    assert any(re.search(r"/at/\d+\?seat=1$", url) for url in asked)
    watcher.button("web-back-to-live").first.click()
    expect(watcher.ceremony).to_be_visible()
