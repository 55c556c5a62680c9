"""On a phone of 390 × 844: everything fits, and a turn is played with the thumb."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.house import Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import INSIDE, PHONE, Guest

WIDE = """() => {
  const all = [...document.querySelectorAll('body *')]
  const wide = all.filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
  const culprits = wide.slice(0, 5).map((e) => e.outerHTML.slice(0, 120))
  return [document.scrollingElement.scrollWidth, innerWidth, culprits]
}"""
FEW = 6
UNCUT = """(thing) => {
  const box = thing.getBoundingClientRect()
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
  return inside && thing.contains(at)
}"""


def must_fit(guest: Guest) -> None:
    """Nothing makes the page scroll sideways, once all is where it belongs."""
    found: list[Any] = []

    def fits() -> bool:
        found[:] = guest.page.evaluate(WIDE)
        return bool(found[0] <= found[1] == PHONE["width"])

    with suppress(AssertionError):
        guest.wait(fits, "a page that fits")
    width, window, culprits = found
    assert window == PHONE["width"], f"the page is {window} wide: {culprits}"
    assert width <= window, f"the page is {width} wide: {culprits}"


def in_view(thing: Locator) -> bool:
    """Whether a thing is seen whole, uncovered, without scrolling."""
    return bool(thing.evaluate(UNCUT))


def must_be_reached(guest: Guest, ref: str) -> None:
    """A thing that is offered on the board comes into view by itself."""
    guest.wait(lambda: guest.piece(ref).evaluate(INSIDE), f"{ref} in view")


def test_nothing_scrolls_sideways_on_any_page(come: Come, ann: Person, finished: Message) -> None:
    for language in ("en", "ru"):
        guest = come(language, phone=True).be(ann)
        waiting = ann.create("me", "open", "random")
        guest.go_home()
        must_fit(guest)
        for path, sign in (
            ("#/new/legends", guest.button("web-start-now")),
            ("#/account", guest.button("web-claim")),
            ("#/settings", guest.field("web-theme")),
            (f"#/table/{waiting['id']}", guest.button("web-start")),
            (f"#/table/{finished['id']}", guest.ceremony),
        ):
            guest.visit(path)
            expect(sign).to_be_visible()
            must_fit(guest)


def test_whole_turns_are_played_with_the_thumb_without_scrolling(come: Come) -> None:
    guest = come("ru", phone=True).go_home()
    guest.press(guest.play_now)
    turns = 0
    while turns < 3:
        look = guest.question()
        must_fit(guest)
        turns += any(ref.startswith("card:") for ref in look.options)
        guest.wait(lambda: in_view(guest.prompt), f"the question in view: {look.prompt}")
        for ref in look.options if len(look.options) <= FEW else look.options[:1]:
            guest.wait(lambda: in_view(guest.option(ref)), f"{ref} in view: {look.prompt}")  # noqa: B023
        if look.board:
            must_be_reached(guest, look.board[0])
        guest.answer(look.options[turns % len(look.options)])


def test_everything_about_the_table_is_behind_the_tabs_of_the_sheet(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", "random", seed="phone")
    with ann.socket(table) as place:
        play(place, answers=20)
    guest = come(phone=True).be(ann).go_to_table(table)
    guest.question()
    for tab, sign in (
        ("web-log", guest.log.last),
        ("web-tab-seats", guest.page.get_by_role("region", name=guest.says("web-seats"))),
        ("web-chat", guest.field("web-chat-say")),
        ("web-rules", guest.field("web-rules-search")),
        ("web-more", guest.field("web-language")),
        ("web-tab-ask", guest.prompt),
    ):
        guest.open_tab(tab)
        expect(sign).to_be_visible()
        must_fit(guest)
    for name in ("web-sheet-higher", "web-sheet-lower"):
        guest.button(name).tap()
        must_fit(guest)
    guest.answer()
